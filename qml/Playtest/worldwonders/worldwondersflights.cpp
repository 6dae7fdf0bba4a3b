// Which pieces of World Wonders move in an event.
#include "worldwonderstable.h"

#include "qml/Playtest/worldwonders/worldwonderstargets.h"

namespace mw::table {

using namespace world_wonders;

namespace {

QString iconOf(const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::PedestalTaken:
        return QStringLiteral("pedestal-%1").arg(event.what + 1);
    case EventKind::LoanTaken:
    case EventKind::LoanPaid:
        return QStringLiteral("loan");
    case EventKind::MarkerMoved:
        return event.what >= 0 && event.what < resourceCount ? toQt(resourceWords[static_cast<std::size_t>(event.what)])
                                                             : QString();
    case EventKind::PopulationMoved:
        return QStringLiteral("population");
    default:
        return {};
    }
}

} // namespace

std::optional<Flight> WorldWondersTable::flightOf(const Event &event) const
{
    const QString icon = iconOf(event);
    if (icon.isEmpty() || event.player < 0) {
        return std::nullopt;
    }
    const QString player = QStringLiteral("player/%1").arg(event.player);
    const QString bank = QStringLiteral("bank");
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::PedestalTaken:
        return Flight{icon, false, wonders::pedestalTarget(event.what), player};
    case EventKind::LoanTaken:
        return Flight{icon, false, bank, player};
    case EventKind::LoanPaid:
        return Flight{icon, false, player, bank};
    default: // what a building or a monument brings flies from the city to the player's markers
        return Flight{icon, false, QStringLiteral("city/%1|").arg(event.player) + player,
                      QStringLiteral("marker/%1/%2|").arg(event.player).arg(icon) + player};
    }
}

} // namespace mw::table
