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
        city.answers = {};
        city.seen = {};
        city.changes = {};
    }
    return city;
}

std::size_t PlaceMemory::sourceOf(const Content &content, const GameState &state, const Action &action)
{
    const int item = action.args[0];
    switch (kindOf(action)) {
    case ActionKind::BuyShortSet:
        return shortSetSource;
    case ActionKind::BuyTower:
        return towerSource;
    case ActionKind::BuyBuilding: {
        const Building &building = content.buildings[state.offered[static_cast<std::size_t>(item)]];
        return firstBuilding + static_cast<std::size_t>(item * typeCount + static_cast<int>(building.type));
    }
    case ActionKind::BuyMonument:
        return firstMonument + static_cast<std::size_t>(item);
    default: // bought or free, a long road is a long road
        return longRoadSource;
    }
}

void PlaceMemory::look(const Site &site, City &city)
{
    if (city.seen[Anything] == site.covered())
        return;
    const Player &player = site.player();
    const auto update = [&city](std::size_t kind, const Cells &now) {
        if (city.seen[kind] == now)
            return;
        city.seen[kind] = now;
        ++city.changes[kind];
    };
    for (std::size_t type = 0; type < player.buildings.size(); ++type)
        update(type, player.buildings[type]);
    update(Roads, player.roads);
    update(Towers, player.towers);
    update(Anything, site.covered());
}

std::uint16_t PlaceMemory::changesFor(const Content &content, const City &city, std::size_t source)
{
    unsigned changes = 0;
    if (source >= firstMonument) { // WW-SYMBOL-01 to 09
        const unsigned kinds = content.monuments[source - firstMonument].kinds;
        for (std::size_t type = 0; type < typeCount; ++type)
            changes += (kinds >> type & 1U) * city.changes[type];
        changes += (kinds & bitOf(Neighbour::Road)) != 0 ? city.changes[Roads] : 0U;
    } else if (source >= firstBuilding) { // WW-BUILD-04, 05
        changes = city.changes[Roads] + city.changes[(source - firstBuilding) % typeCount];
    } else if (source == towerSource) { // WW-TOWER-04
        changes = city.changes[Anything];
    } else { // WW-ROAD-04
        changes = city.changes[Roads] + city.changes[Towers];
    }
    return static_cast<std::uint16_t>(changes);
}

bool PlaceMemory::stillHolds(const GameState &state, const Site &site, std::size_t source, const Cells &place)
{
    if (!(place & site.covered()).isEmpty())
        return false;
    if (source < firstMonument)
        return true;
    const Monument &monument = site.content().monuments[source - firstMonument];
    const unsigned asked = monument.kinds & fading;
    return asked == 0 || FigureSearch(state, site, state.active, monument).holdAll(place, asked);
}

bool PlaceMemory::hasPlaces(const Content &content, const GameState &state, const Site &site, const Action &action)
{
    City &city = cityOf(state.active);
    const std::size_t source = sourceOf(content, state, action);
    Cells &place = city.places[source];
    Answer &answer = city.answers[source];
    if (answer == Answer::Yes && stillHolds(state, site, source, place))
        return true;
    look(site, city);
    const std::uint16_t changes = changesFor(content, city, source);
    if (answer == Answer::No && city.asOf[source] == changes)
        return false;
    place = somePlaces(content, state, site, state.active, purchaseBy(content, state, action));
    answer = place.isEmpty() ? Answer::No : Answer::Yes;
    city.asOf[source] = changes;
    return answer == Answer::Yes;
}

} // namespace mw::world_wonders
