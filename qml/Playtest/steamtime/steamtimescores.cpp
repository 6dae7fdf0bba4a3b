// Where the esteem of a game of Steam Time came from, as the events of the game tell it.
#include "steamtimetable.h"

#include "qml/Playtest/text.h"

#include "games/steam_time/events.h"

#include <algorithm>

namespace mw::table {

using namespace steam_time;

namespace {

struct Cause {
    int source = -1; ///< item
    int points = 0;
    int mission = -1;
    std::vector<ScoreRow> steps;
};

int crystalsOf(const GameState &state, int seat)
{
    int crystals = 0;
    for (const Generator &generator : state.players[static_cast<std::size_t>(seat)].generators) {
        crystals += generator.filled();
    }
    return crystals;
}

ScoreRow stepRow(const Game &game, int seat, std::size_t step, int points)
{
    const Telling telling = game.telling(static_cast<int>(step));
    const Rules &rules = *telling.pack.rules;
    const Action &action = game.steps()[step].action;
    ScoreRow row;
    row.key = QStringLiteral("seat/%1/step/%2").arg(seat).arg(step);
    row.step = static_cast<int>(step) + 1;
    row.points = points;
    row.text = TableText(rules.game()).sentence(rules.describeAction(*telling.pack.content, telling.before, action));
    row.detail = SteamTimeTable::tr("step %1, round %2").arg(step + 1).arg(stateIn(telling.before).round);
    return row;
}

/// Missions first, fulfilled or not; then what else gave esteem, the most first.
std::vector<Cause> causesOf(const Game &game, int seat)
{
    const Content &content = contentOf(*game.pack().content);
    std::vector<Cause> causes;
    const std::uint64_t owned = stateIn(game.state()).players[static_cast<std::size_t>(seat)].missions;
    for (std::size_t mission = 0; mission < content.missions.size(); ++mission) {
        if ((owned >> mission & 1U) != 0) {
            causes.push_back({content.missions[mission].source, 0, static_cast<int>(mission), {}});
        }
    }
    for (std::size_t step = 0; step < game.position(); ++step) {
        for (const Event &event : game.steps()[step].events) {
            if (static_cast<EventKind>(event.kind) != EventKind::EsteemGained || event.player != seat) {
                continue;
            }
            const int source = game.sourceOf(static_cast<int>(step), event);
            auto cause = std::find_if(causes.begin(), causes.end(),
                                      [source](const Cause &known) { return known.source == source; });
            if (cause == causes.end()) {
                cause = causes.insert(causes.end(), Cause{source, 0, -1, {}});
            }
            cause->points += event.amount;
            cause->steps.push_back(stepRow(game, seat, step, event.amount));
        }
    }
    std::stable_sort(causes.begin(), causes.end(), [](const Cause &a, const Cause &b) {
        return std::pair(b.mission >= 0, b.points) < std::pair(a.mission >= 0, a.points);
    });
    return causes;
}

ScoreRow causeRow(const Game &game, const Cause &cause, int seat)
{
    ScoreRow row;
    row.key = QStringLiteral("seat/%1/cause/%2").arg(seat).arg(cause.source);
    row.points = cause.points;
    row.text = SteamTimeTable::tr("The first player tile and others");
    if (cause.source >= 0) {
        const Item &item = game.pack().items.all()[static_cast<std::size_t>(cause.source)];
        const QString name = TableText(game.pack().rules->game()).field(item, "name");
        row.text = name.isEmpty() ? toQt(item.id) : name;
        row.file = toQt(item.location.fileName());
        row.line = item.location.line;
    }
    const int times = static_cast<int>(cause.steps.size());
    if (cause.mission >= 0) {
        const int fulfilled = stateIn(game.state()).fulfilled[static_cast<std::size_t>(cause.mission)];
        row.detail = fulfilled > 0 ? SteamTimeTable::tr("mission, fulfilled %n time(s)", "", fulfilled)
                                   : SteamTimeTable::tr("mission, not fulfilled");
    } else {
        row.detail = SteamTimeTable::tr("%n time(s)", "how often something gave esteem", times);
    }
    return row;
}

} // namespace

QString SteamTimeTable::pointsText(int points) const
{
    return tr("%n esteem", "", points);
}

QString SteamTimeTable::scoreDetail(int seat) const
{
    return tr("%n crystal(s) left, which decide ties", "", crystalsOf(stateIn(game().game()->state()), seat));
}

QString SteamTimeTable::verdict(const QStringList &winners, bool level) const
{
    const QString &first = winners.value(0);
    return winners.size() > 1 ? tr("%1 share the title: equal in esteem and crystals").arg(winners.join(tr(", ")))
           : level            ? tr("%1 wins: equal in esteem, ahead in crystals").arg(first)
                              : tr("%1 wins").arg(first);
}

std::vector<ScoreCause> SteamTimeTable::scoreOf(int seat) const
{
    std::vector<ScoreCause> score;
    for (Cause &cause : causesOf(*game().game(), seat)) {
        ScoreRow line = causeRow(*game().game(), cause, seat);
        score.push_back({std::move(line), std::move(cause.steps)});
    }
    return score;
}

} // namespace mw::table
