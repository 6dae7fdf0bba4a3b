// The final scoring of World Wonders line by line, as the events of the game tell it, and the spaces that count.
#include "worldwonderstable.h"

#include "qml/Playtest/worldwonders/cityrows.h"

#include <algorithm>

namespace mw::table {

using namespace world_wonders;

namespace {

/// Calls `visit(step, event)` for the events of the final scoring.
template <typename Visit>
void forEachScoring(const Game &game, Visit visit)
{
    for (std::size_t step = 0; step < game.position(); ++step) {
        bool scoring = false;
        for (const Event &event : game.steps()[step].events) {
            scoring = scoring || static_cast<EventKind>(event.kind) == EventKind::ScoringBegan;
            if (scoring) {
                visit(step, event);
            }
        }
    }
}

bool isLine(const Event &event, EventKind kind, int seat)
{
    return static_cast<EventKind>(event.kind) == kind && event.player == seat;
}

QString keyOf(int seat, int number)
{
    return QStringLiteral("seat/%1/line/%2").arg(seat).arg(number);
}

QString titleOf(ScoreLine line)
{
    switch (line) {
    case ScoreLine::Population:
        return WorldWondersTable::tr("Rings of the population");
    case ScoreLine::LeastResource:
        return WorldWondersTable::tr("The least of the three resources");
    case ScoreLine::Monuments:
        return WorldWondersTable::tr("Rings of the monuments");
    case ScoreLine::Resources:
        return WorldWondersTable::tr("Natural resources beside pieces");
    case ScoreLine::Districts:
        return WorldWondersTable::tr("City districts: buildings that are surrounded");
    case ScoreLine::Loan:
        return WorldWondersTable::tr("Loan not paid off");
    case ScoreLine::Objective:
        break;
    }
    return WorldWondersTable::tr("Objective");
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

} // namespace

QString WorldWondersTable::pointsText(int points) const
{
    return points < 0 ? tr("%1 points", "below zero").arg(points) : tr("%n point(s)", "", points);
}

QString WorldWondersTable::scoreDetail(int seat) const
{
    const int monuments = wonders::stateIn(game().game()->state()).player(seat).monumentCount;
    return tr("%n monument(s), which decide ties", "", monuments);
}

QString WorldWondersTable::verdict(const QStringList &winners, bool level) const
{
    const QString &first = winners.value(0);
    if (wonders::stateIn(game().game()->state()).isSolo()) {
        return winners.isEmpty() ? tr("The Automaton was not beaten") : tr("%1 beats the Automaton").arg(first);
    }
    return winners.size() > 1 ? tr("%1 share the victory: equal in points and monuments").arg(winners.join(tr(", ")))
           : level            ? tr("%1 wins: equal in points, ahead in monuments").arg(first)
                              : tr("%1 wins").arg(first);
}

std::vector<ScoreCause> WorldWondersTable::scoreOf(int seat) const
{
    const Game &played = *game().game();
    std::vector<ScoreCause> score;
    std::vector<ScoreRow> parts;
    forEachScoring(played, [&](std::size_t step, const Event &event) {
        const QString key = keyOf(seat, static_cast<int>(score.size()));
        if (isLine(event, EventKind::Counted, seat)) {
            ScoreRow part;
            part.key = key + QStringLiteral("/part/%1").arg(parts.size());
            part.points = event.amount;
            const Telling telling = played.telling(static_cast<int>(step));
            part.text = m_text.sentence(pack().rules->describeEvent(*telling.pack.content, telling.after, event));
            nameSource(part, pack(), m_text, played.sourceOf(static_cast<int>(step), event));
            parts.push_back(std::move(part));
        } else if (isLine(event, EventKind::Scored, seat)) {
            ScoreCause cause;
            cause.line.key = key;
            cause.line.points = event.amount;
            cause.line.text = titleOf(static_cast<ScoreLine>(event.what));
            if (static_cast<ScoreLine>(event.what) == ScoreLine::Objective) {
                nameSource(cause.line, pack(), m_text, played.sourceOf(static_cast<int>(step), event));
            }
            cause.parts = std::move(parts);
            parts.clear();
            score.push_back(std::move(cause));
        }
    });
    return score;
}

/// The space that an event counts, or all spaces of the piece that lies there; a monument is one with all its figures.
grid::Cells WorldWondersTable::counted(int seat, const Event &event) const
{
    grid::Cells cells;
    if (static_cast<Zone>(event.to.zone) != Zone::City || event.to.index < 0) {
        return cells;
    }
    const grid::Space space = cornerAt(event.to.index);
    cells.add(space);
    const GameState &end = wonders::stateIn(game().game()->state());
    forEachPiece(end, seat, 0, content().pieceCount, [&](int piece) {
        const PieceName name = pieceName(content(), piece);
        if (name.sort == Source::LongRoad || name.sort == Source::ShortSet ||
            !pieceCells(content(), end, piece).has(space)) {
            return;
        }
        const int first = piece - name.part;
        const int parts =
            name.sort == Source::Monument
                ? static_cast<int>(content().monuments[static_cast<std::size_t>(name.item)].components.size())
                : 1;
        for (int part = 0; part < parts; ++part) {
            cells |= pieceCells(content(), end, first + part);
        }
    });
    return cells;
}

QList<QPointF> WorldWondersTable::marksOf(const QString &key) const
{
    if (!isPlayed() || game().stage() != PlaytestGame::Over) {
        return {};
    }
    const int seat = seatOf(key);
    grid::Cells marks;
    int line = 0;
    int part = 0;
    forEachScoring(*game().game(), [&](std::size_t, const Event &event) {
        if (isLine(event, EventKind::Counted, seat)) {
            const QString own = keyOf(seat, line) + QStringLiteral("/part/%1").arg(part);
            if (key == own || key == keyOf(seat, line)) {
                marks |= counted(seat, event);
            }
            ++part;
        } else if (isLine(event, EventKind::Scored, seat)) {
            ++line;
            part = 0;
        }
    });
    return wonders::pointsOf(marks);
}

int WorldWondersTable::seatOf(const QString &key)
{
    return key.section(u'/', 1, 1).toInt();
}

} // namespace mw::table
