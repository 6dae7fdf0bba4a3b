#include "scoresheet.h"

#include "qml/Playtest/steamtime/steamtimestate.h"
#include "qml/Playtest/text.h"

#include "games/steam_time/events.h"

#include <algorithm>

namespace mw::table {

using namespace steam_time;

namespace {

QString keyOf(int seat)
{
    return QStringLiteral("seat/%1").arg(seat);
}

int crystalsOf(const GameState &state, int seat)
{
    int crystals = 0;
    for (const Generator &generator : state.players[static_cast<std::size_t>(seat)].generators) {
        crystals += generator.filled();
    }
    return crystals;
}

} // namespace

ScoreSheet::ScoreSheet(PlaytestGame &game, QObject *parent) : QObject(parent), m_game(game)
{
    connect(&game, &PlaytestGame::stateChanged, this, &ScoreSheet::follow);
    connect(&game, &PlaytestGame::stageChanged, this, [this] { m_fresh = true; });
}

void ScoreSheet::toggle(const QString &key)
{
    if (!m_open.remove(key)) {
        m_open.insert(key);
    }
    follow();
}

void ScoreSheet::follow()
{
    if (m_game.stage() != PlaytestGame::Over || m_game.game()->pack().rules->game() != "steam-time") {
        return;
    }
    const std::vector<Standing> standings = ranking();
    if (m_fresh) { // whoever won is shown unfolded
        m_open = {keyOf(standings.front().player)};
        m_fresh = false;
    }
    std::vector<ScoreRow> rows;
    for (const Standing &standing : standings) {
        rows.push_back(seatRow(standing));
        if (rows.back().open) {
            addCauses(rows, standing.player);
        }
    }
    m_lines.setRows(std::move(rows));
    tellVerdict(standings);
    emit changed();
}

/// Best first; who conceded stands behind all others with rank 0, and does not count for their ranks.
std::vector<Standing> ScoreSheet::ranking() const
{
    const GamePack &pack = m_game.game()->pack();
    auto standings = pack.rules->standings(*pack.content, m_game.game()->state());
    const auto gaveUp = [this](const Standing &standing) { return m_game.concededAt(standing.player) >= 0; };
    const auto before = standings;
    for (Standing &standing : standings) {
        if (gaveUp(standing)) {
            standing.rank = 0;
            continue;
        }
        standing.rank -= static_cast<int>(std::count_if(before.begin(), before.end(), [&](const Standing &other) {
            return gaveUp(other) && other.rank < standing.rank;
        }));
    }
    std::stable_sort(standings.begin(), standings.end(), [&](const Standing &a, const Standing &b) {
        return std::pair(gaveUp(a), a.rank) < std::pair(gaveUp(b), b.rank);
    });
    return standings;
}

void ScoreSheet::tellVerdict(const std::vector<Standing> &standings)
{
    QStringList winners;
    bool level = false; // whether another seat has as much esteem as the winner
    for (const Standing &standing : standings) {
        if (standing.rank == 1) {
            winners.append(m_game.seatName(standing.player));
        }
        level = level || (standing.rank > 1 && standing.score == standings.front().score);
    }
    const QString &first = winners.value(0);
    m_verdict = winners.isEmpty() ? tr("Everybody gave up")
                : winners.size() > 1
                    ? tr("%1 share the title: equal in esteem and crystals").arg(winners.join(tr(", ")))
                : level ? tr("%1 wins: equal in esteem, ahead in crystals").arg(first)
                        : tr("%1 wins").arg(first);
}

ScoreRow ScoreSheet::seatRow(const Standing &standing) const
{
    ScoreRow row;
    row.key = keyOf(standing.player);
    row.open = m_open.contains(row.key);
    row.unfolds = true;
    row.seat = standing.player;
    row.text = m_game.seatName(standing.player);
    row.points = standing.score;
    row.rank = standing.rank;
    const int conceded = m_game.concededAt(standing.player);
    const int crystals = crystalsOf(stateIn(m_game.game()->state()), standing.player);
    row.detail = conceded >= 0 ? tr("gave up after step %1").arg(conceded)
                               : tr("%n crystal(s) left, which decide ties", "", crystals);
    return row;
}

void ScoreSheet::addCauses(std::vector<ScoreRow> &rows, int seat) const
{
    for (const Cause &cause : causesOf(seat)) {
        rows.push_back(causeRow(cause, seat));
        if (rows.back().open) {
            rows.insert(rows.end(), cause.steps.begin(), cause.steps.end());
        }
    }
}

/// Missions first, fulfilled or not; then what else gave esteem, the most first.
std::vector<ScoreSheet::Cause> ScoreSheet::causesOf(int seat) const
{
    const Game &game = *m_game.game();
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
            auto cause = std::find_if(causes.begin(), causes.end(),
                                      [&](const Cause &known) { return known.source == event.source; });
            if (cause == causes.end()) {
                cause = causes.insert(causes.end(), Cause{event.source, 0, -1, {}});
            }
            cause->points += event.amount;
            cause->steps.push_back(stepRow(seat, step, event.amount));
        }
    }
    std::stable_sort(causes.begin(), causes.end(), [](const Cause &a, const Cause &b) {
        return std::pair(b.mission >= 0, b.points) < std::pair(a.mission >= 0, a.points);
    });
    return causes;
}

ScoreRow ScoreSheet::causeRow(const Cause &cause, int seat) const
{
    const Game &game = *m_game.game();
    ScoreRow row;
    row.key = QStringLiteral("seat/%1/cause/%2").arg(seat).arg(cause.source);
    row.level = 1;
    row.unfolds = !cause.steps.empty();
    row.open = row.unfolds && m_open.contains(row.key);
    row.seat = seat;
    row.points = cause.points;
    row.text = tr("The first player tile and others");
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
        row.detail = fulfilled > 0 ? tr("mission, fulfilled %n time(s)", "", fulfilled) : tr("mission, not fulfilled");
    } else {
        row.detail = tr("%n time(s)", "how often something gave esteem", times);
    }
    return row;
}

ScoreRow ScoreSheet::stepRow(int seat, std::size_t step, int points) const
{
    const Game &game = *m_game.game();
    const GamePack &pack = game.pack();
    const Action &action = game.steps()[step].action;
    ScoreRow row;
    row.key = QStringLiteral("seat/%1/step/%2").arg(seat).arg(step);
    row.level = 2;
    row.step = static_cast<int>(step) + 1;
    row.seat = seat;
    row.points = points;
    row.text =
        TableText(pack.rules->game()).sentence(pack.rules->describeAction(*pack.content, game.stateAt(step), action));
    row.detail = tr("step %1, round %2").arg(step + 1).arg(stateIn(game.stateAt(step)).round);
    return row;
}

} // namespace mw::table
