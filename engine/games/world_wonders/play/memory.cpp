#include "memory.h"

#include "../actions.h"
#include "../city/figures.h"

namespace mw::world_wonders {

namespace {

constexpr unsigned bitOf(Neighbour kind)
{
    return 1U << static_cast<unsigned>(kind);
}
/// What a city can lose: all others that a monument may ask for only become more.
constexpr unsigned fading = bitOf(Neighbour::Resource) | bitOf(Neighbour::Water);

} // namespace

PlaceMemory::City &PlaceMemory::cityOf(int seat)
{
    City &city = m_cities[static_cast<std::size_t>(seat)];
    if ((m_met >> seat & 1U) == 0) {
        m_met |= 1U << seat;
        city.isKnown = {};
        city.refused = 0;
        city.kinds = {};
    }
    return city;
}

std::size_t PlaceMemory::sourceOf(const Content &content, const GameState &state, const Action &action)
{
    const int item = action.args[0];
    switch (kindOf(action)) {
    case ActionKind::BuyShortSet:
        return 1;
    case ActionKind::BuyTower:
        return 2;
    case ActionKind::BuyBuilding: {
        const Building &building = content.buildings[state.offered[static_cast<std::size_t>(item)]];
        return static_cast<std::size_t>(3 + item * typeCount + static_cast<int>(building.type));
    }
    case ActionKind::BuyMonument:
        return static_cast<std::size_t>(firstMonument + item);
    default: // bought or free, a long road is a long road
        return 0;
    }
}

void PlaceMemory::look(const Content &content, const Player &player, City &city)
{
    unsigned grown = 0;
    for (std::size_t type = 0; type < player.buildings.size(); ++type) {
        if (city.kinds[type] != player.buildings[type])
            grown |= 1U << type;
        city.kinds[type] = player.buildings[type];
    }
    if (city.kinds[typeCount] != player.roads)
        grown |= bitOf(Neighbour::Road);
    city.kinds[typeCount] = player.roads;
    if (grown == 0)
        return;
    for (std::uint32_t left = city.refused; left != 0; left &= left - 1) {
        const int monument = std::countr_zero(left);
        if ((content.monuments[static_cast<std::size_t>(monument)].kinds & grown) != 0)
            city.refused &= ~(1U << monument);
    }
}

bool PlaceMemory::stillHolds(const GameState &state, const Site &site, const Action &action, const Cells &place)
{
    if (!(place & site.covered()).isEmpty())
        return false;
    if (kindOf(action) != ActionKind::BuyMonument)
        return true;
    const Monument &monument = site.content().monuments[static_cast<std::size_t>(action.args[0])];
    if ((monument.kinds & fading) == 0)
        return true;
    return FigureSearch(state, site, state.active, monument).holdAll(place, monument.kinds & fading);
}

bool PlaceMemory::hasPlaces(const Content &content, const GameState &state, const Site &site, const Action &action)
{
    City &city = cityOf(state.active);
    const std::size_t source = sourceOf(content, state, action);
    Cells &place = city.places[source];
    if (city.isKnown[source] != 0 && stillHolds(state, site, action, place))
        return true;
    const bool isMonument = kindOf(action) == ActionKind::BuyMonument;
    if (isMonument) {
        look(content, site.player(), city);
        if ((city.refused >> action.args[0] & 1U) != 0)
            return false;
    }
    place = somePlaces(content, state, site, state.active, purchaseBy(content, state, action));
    city.isKnown[source] = place.isEmpty() ? 0 : 1;
    if (isMonument && place.isEmpty())
        city.refused |= 1U << action.args[0];
    return !place.isEmpty();
}

} // namespace mw::world_wonders
