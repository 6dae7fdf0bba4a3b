// Which pieces of Steam Time move in an event.
#include "steamtimetable.h"

#include "games/steam_time/events.h"

namespace mw::table {

using namespace steam_time;

namespace {

QString keyOf(const Place &place)
{
    const QString player = QStringLiteral("player/%1").arg(place.owner);
    switch (static_cast<Zone>(place.zone)) {
    case Zone::Bank:
        return QStringLiteral("bank");
    case Zone::Bag:
        return QStringLiteral("bag");
    case Zone::Mine:
        return QStringLiteral("mine");
    case Zone::Deposit:
        return QStringLiteral("deposit/%1/slot/%2|space/%1").arg(place.index).arg(place.sub);
    case Zone::Generator:
        return QStringLiteral("generator/%1/%2/%3|").arg(place.owner).arg(place.index).arg(place.sub) + player;
    case Zone::Space:
        return target::space(place.index);
    case Zone::Deck:
        return QStringLiteral("deck/%1").arg(place.index);
    case Zone::Vault:
    case Zone::Hangar:
    case Zone::Owned:
        return player;
    default:
        return {};
    }
}

QString iconOf(const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::GoldMoved:
        return QStringLiteral("gold");
    case EventKind::CrystalMoved:
        return crystalIcon(event.what);
    case EventKind::AirshipMoved:
        return QStringLiteral("airship-%1").arg(event.player);
    case EventKind::MrTimeMoved:
        return QStringLiteral("mister-time");
    case EventKind::SaboteurMoved:
        return QStringLiteral("saboteur-%1").arg(event.player);
    default:
        return {};
    }
}

} // namespace

std::optional<Flight> SteamTimeTable::flightOf(const Event &event) const
{
    const auto kind = static_cast<EventKind>(event.kind);
    const bool piece =
        kind == EventKind::AirshipMoved || kind == EventKind::MrTimeMoved || kind == EventKind::SaboteurMoved;
    Flight flight{iconOf(event), piece, keyOf(event.from), keyOf(event.to)};
    return flight.icon.isEmpty() || flight.from.isEmpty() || flight.to.isEmpty() ? std::nullopt
                                                                                 : std::optional(std::move(flight));
}

} // namespace mw::table
