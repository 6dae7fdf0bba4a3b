#include "memory.h"

#include "../city/figures.h"

#include <bit>

namespace mw::world_wonders {

namespace {

/// What a city can lose: all others that a monument may ask for only become more.
constexpr unsigned fading = bitOf(Neighbour::Resource) | bitOf(Neighbour::Water);
/// What a city can win; the sidewalk stays as it is.
constexpr unsigned growing = ((1U << typeCount) - 1) | bitOf(Neighbour::Road);

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

void PlaceMemory::look(const Site &site, int seat)
{
    City &city = cityOf(seat);
    m_city = &city;
    if ((site.covered() - city.seen[Anything]).isEmpty())
        return;
    const Player &player = site.player();
    const auto update = [&city](std::size_t kind, const Cells &now) {
        const bool hasGrown = !(now - city.seen[kind]).isEmpty();
        city.changes[kind] = static_cast<std::uint16_t>(city.changes[kind] + (hasGrown ? 1 : 0));
        city.seen[kind] = now;
    };
    for (std::size_t type = 0; type < player.buildings.size(); ++type)
        update(type, player.buildings[type]);
    update(Roads, player.roads);
    update(Towers, player.towers);
    update(Anything, site.covered());
}

std::uint16_t PlaceMemory::changesOf(unsigned neighbours) const
{
    unsigned changes = 0;
    for (unsigned left = neighbours & growing; left != 0; left &= left - 1) {
        const auto neighbour = static_cast<std::size_t>(std::countr_zero(left));
        changes += m_city->changes[neighbour < typeCount ? neighbour : Roads];
    }
    return static_cast<std::uint16_t>(changes);
}

bool PlaceMemory::stillMeets(const GameState &state, const Site &site, std::size_t number) const
{
    const Monument &monument = site.content().monuments[number];
    const unsigned asked = monument.kinds & fading;
    return asked == 0 || FigureSearch(state, site, state.active, monument)
                             .holdAll(m_city->places[firstMonument + number].cells(), asked);
}

bool PlaceMemory::keep(std::size_t source, const Cells &place, std::uint16_t changes)
{
    const bool isThere = !place.isEmpty();
    m_city->places[source] = Rows::of(place);
    m_city->answers[source] = isThere ? Answer::Yes : Answer::No;
    m_city->asOf[source] = changes;
    return isThere;
}

bool PlaceMemory::searches(const Site &site, std::size_t source, const Shape &shape, Source sort, int type,
                           std::uint16_t changes)
{
    const Answer answer = m_city->answers[source];
    Rows &corners = m_city->corners[source];
    std::uint8_t &turn = m_city->turns[source];
    if (answer == Answer::Yes) // what had contact at another corner has it still
        corners &= cornersOn(shape.turns[turn], site.ground());
    if (answer != Answer::Yes || corners.isEmpty()) {
        const SomeCorners found = someCorners(site, shape, sort, type);
        corners = Rows::of(found.corners);
        turn = found.turn;
    }
    return keep(source, corners.isEmpty() ? Cells() : shape.turns[turn].at(corners.cells().first()), changes);
}

bool PlaceMemory::searchesSet(const Content &content, const GameState &state, const Site &site)
{
    const std::uint16_t changes = roadChanges();
    if (stillFails(shortSetSource, changes))
        return false;
    const Purchase set{Source::ShortSet, 0, content.firstShortTile, content.setTiles()};
    return keep(shortSetSource, somePlaces(content, state, site, state.active, set), changes);
}

bool PlaceMemory::searchesMonument(const GameState &state, const Site &site, std::size_t number)
{
    const std::size_t source = firstMonument + number;
    std::uint16_t &missing = m_city->missing[number];
    if (stillFails(source, changesOf(missing)))
        return false;
    const Monument &monument = site.content().monuments[number];
    const FigureSearch search(state, site, state.active, monument);
    const bool isThere = search.completes({}, search.allFigures(), search.allTurns());
    missing = static_cast<std::uint16_t>(search.missing());
    return keep(source, isThere ? search.whole() : Cells(), changesOf(missing));
}

} // namespace mw::world_wonders
