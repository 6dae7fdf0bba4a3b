// Which pieces of Timespan move in an event.
#include "timespantable.h"

#include "qml/Playtest/timespan/timespantargets.h"

#include <algorithm>

#undef slots // keywords of Qt's, names in the engine
#undef emit

namespace mw::table {

using namespace timespan;

namespace {

template <typename Words>
QString wordIn(const Words &words, int number)
{
    return toQt(words[static_cast<std::size_t>(number)]);
}

} // namespace

std::optional<Flight> TimespanTable::flightOf(const Event &event) const
{
    const int seat = event.player;
    if (seat < 0 || seat >= state().playerCount) {
        return std::nullopt;
    }
    const QString player = QStringLiteral("player/%1").arg(seat);
    // Only the boards of the seat that looks lie open; what others do is seen at their lines.
    const auto at = [&](const QString &place) {
        return seat == game().viewer() ? QStringLiteral("own/") + place + u'|' + player : player;
    };
    const auto cubes = [&](int resource) { return at(QStringLiteral("cubes/") + wordIn(resourceWords, resource)); };
    const QString board = QStringLiteral("gameBoard");
    const QString timeline = at(QStringLiteral("civilization"));
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::ResourceGained:
        return Flight{wordIn(resourceWords, event.what), false, cubes(0), cubes(event.what)};
    case EventKind::ResourceSpent:
    case EventKind::CubeReturned:
        return Flight{wordIn(resourceWords, event.what), false, cubes(event.what), cubes(0)};
    case EventKind::CubeUpgraded:
        return Flight{wordIn(resourceWords, event.what), false, cubes(std::max<int>(0, event.from.index)),
                      cubes(event.what)};
    case EventKind::PointsGained:
        return Flight{QStringLiteral("point"), false, board, player};
    case EventKind::LuxuryGained:
        return Flight{wordIn(luxuryWords, event.what), false, board, at(ages::luxuryTarget(event.what))};
    case EventKind::LuxuryDelivered:
    case EventKind::LuxuryBuried:
        return Flight{wordIn(luxuryWords, event.what), false, at(ages::luxuryTarget(event.what)), timeline};
    case EventKind::WorkerPlaced:
        return Flight{QStringLiteral("worker"), false, at(QStringLiteral("ready")), timeline};
    case EventKind::CamelMoved:
        return Flight{QStringLiteral("camel"), false, player, board};
    case EventKind::TrackMoved:
        return Flight{wordIn(trackWords, event.what), false, player,
                      QStringLiteral("track/") + wordIn(trackWords, event.what)};
    case EventKind::CardPlayed:
        return Flight{QStringLiteral("card"), false, at(QStringLiteral("hand")), timeline};
    case EventKind::CardBuried:
        return Flight{QStringLiteral("graveyard"), false, timeline, at(QStringLiteral("graveyard"))};
    default:
        return std::nullopt;
    }
}

} // namespace mw::table
