// Where the points of Timespan come from: what was gained during the game, and the final scoring line by line, as the
// events of the game tell it.
#include "timespantable.h"

#include "games/timespan/words/terms.h"

#include <algorithm>
#include <map>

#undef slots // keywords of Qt's, names in the engine
#undef emit

namespace mw::table {

using namespace timespan;

namespace {

template <typename Visit>
void forEachEvent(const Game &game, Visit visit)
{
    for (std::size_t step = 0; step < game.position(); ++step) {
        for (const Event &event : game.steps()[step].events) {
            visit(step, event);
        }
    }
}

/// Names the item that an event is about, and where it is written.
void nameSource(ScoreRow &row, const GamePack &pack, const TableText &text, int source)
{
    if (source >= 0 && source < static_cast<int>(pack.items.all().size())) {
        const Item &item = pack.items.all()[static_cast<std::size_t>(source)];
        const QString name = text.field(item, "name");
        row.text = name.isEmpty() ? toQt(item.id) : name;
        row.file = toQt(item.location.fileName());
        row.line = item.location.line;
    }
}

/// The line of the score that an event belongs to; -1 for points that came during the game, nothing for other events.
std::optional<int> lineOf(const Event &event, int seat)
{
    if (event.player != seat) {
        return std::nullopt;
    }
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::PointsGained:
        return -1;
    case EventKind::Scored:
        return event.what;
    default:
        return std::nullopt;
    }
}

} // namespace

QString TimespanTable::pointsText(int points) const
{
    return points < 0 ? tr("%1 points", "below zero").arg(points) : tr("%n point(s)", "", points);
}

QString TimespanTable::scoreDetail(int seat) const
{
    const GameState &end = ages::stateIn(game().game()->state());
    return end.isSolo() ? QString() : tr("%1 peace, which decides ties").arg(end.player(seat).peace);
}

QString TimespanTable::verdict(const QStringList &winners, bool level) const
{
    const QString &first = winners.value(0);
    if (ages::stateIn(game().game()->state()).isSolo()) {
        QString medal;
        forEachEvent(*game().game(), [&](std::size_t step, const Event &event) {
            if (static_cast<EventKind>(event.kind) == EventKind::Medal) {
                const Telling telling = game().game()->telling(static_cast<int>(step));
                medal = m_text.sentence(pack().rules->describeEvent(*telling.pack.content, telling.after, event));
            }
        });
        return winners.isEmpty() ? tr("The goal was not reached")
               : medal.isEmpty() ? tr("%1 has reached the goal").arg(first)
                                 : tr("%1 has reached the goal and %2", "player, earns a medal").arg(first, medal);
    }
    return level ? tr("%1 wins: equal in points, ahead in peace").arg(first) : tr("%1 wins").arg(first);
}

std::vector<ScoreCause> TimespanTable::scoreOf(int seat) const
{
    const Game &played = *game().game();
    std::map<int, ScoreCause> lines;
    int told = 0;
    forEachEvent(played, [&](std::size_t step, const Event &event) {
        const auto line = lineOf(event, seat);
        if (!line) {
            return;
        }
        ScoreCause &cause = lines[*line];
        cause.line.points += event.amount;
        told += event.amount;
        ScoreRow part;
        part.points = event.amount;
        part.step = static_cast<int>(step) + 1;
        const Telling telling = played.telling(static_cast<int>(step));
        part.text = m_text.sentence(pack().rules->describeEvent(*telling.pack.content, telling.after, event));
        nameSource(part, pack(), m_text, played.sourceOf(static_cast<int>(step), event));
        cause.parts.push_back(std::move(part));
    });
    const int total = ages::stateIn(played.state()).player(seat).points;
    if (told != total) { // bids, and points that a position was set up with
        lines[-2].line.points = total - told;
    }
    std::vector<ScoreCause> score;
    for (auto &[line, cause] : lines) {
        cause.line.key = QStringLiteral("seat/%1/line/%2").arg(seat).arg(line);
        const auto title = [&] { return m_text.sentence(Message(std::string(lineTitle(line)))); };
        cause.line.text = line == -2   ? tr("From the start")
                          : line == -1 ? tr("During the game")
                                       : tr("Final scoring: %1").arg(title());
        for (std::size_t i = 0; i < cause.parts.size(); ++i) {
            cause.parts[i].key = cause.line.key + QStringLiteral("/part/%1").arg(i);
        }
        score.push_back(std::move(cause));
    }
    return score;
}

} // namespace mw::table
