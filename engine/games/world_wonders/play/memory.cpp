#include "memory.h"

#include "games/world_wonders/city/figures.h"

namespace mw::world_wonders {

namespace {

/// What a city can lose: all others that a monument may ask for only become more.
constexpr unsigned fading = bitOf(Neighbour::Resource) | bitOf(Neighbour::Water);

} // namespace

PlaceMemory::Waiting PlaceMemory::waitingTiles()
{
    Waiting waiting{};
    for (std::size_t type = 0; type < typeCount; ++type) {
        for (std::size_t stack = 0; stack < maxStacks; ++stack)
            waiting[type] |= answerBit(besideType(type, stack));
    }
    waiting[Towers] = answerBit(longRoadAnswer) | answerBit(shortSetAnswer);
    waiting[Roads] = waiting[Towers] | buildingAnswers;
    waiting[Anything] = answerBit(towerAnswer);
    return waiting;
}

void PlaceMemory::meet(int seat)
{
    static const Waiting waiting = waitingTiles();
    m_met |= 1U << seat;
    City &city = m_cities[static_cast<std::size_t>(seat)];
    city.yes = pedestalAnswers; // WW-PEDESTAL-01: nothing is placed
    city.no = 0;
    city.had = 0;
    city.seen = {};
    city.waiting = waiting;
    city.needed.fill(Rows::of({}));
    city.monuments.fill(none);
}

void PlaceMemory::update(const Site &site)
{
    City &city = *m_city;
    const Player &player = site.player();
    const Cells fresh = site.covered() - city.seen;
    city.seen = site.covered();
    const Rows freshRows = Rows::of(fresh);
    Answers lost = 0;
    for (std::size_t purchase = longRoadAnswer; purchase < purchases; ++purchase)
        lost |= answerBit(purchase, city.needed[purchase].meets(freshRows));
    city.yes &= ~lost;
    Answers hopeful = city.waiting[Anything];
    const auto grew = [&](std::size_t kind, const Cells &cells) {
        hopeful |= Rows::of(cells).meets(freshRows) ? city.waiting[kind] : 0;
    };
    for (std::size_t type = 0; type < player.buildings.size(); ++type)
        grew(type, player.buildings[type]);
    grew(Roads, player.roads);
    grew(Towers, player.towers);
    city.no &= ~hopeful;
}

void PlaceMemory::forgetMonuments(const GameState &state)
{
    for (std::size_t slot = 0; slot < state.monuments.size(); ++slot) {
        if (m_city->monuments[slot] == state.monuments[slot])
            continue;
        const Answers others = ~answerBit(firstMonumentAnswer + slot);
        m_city->monuments[slot] = state.monuments[slot];
        m_city->yes &= others;
        m_city->no &= others;
        m_city->had &= others;
    }
}

bool PlaceMemory::say(std::size_t source, bool hasPlace)
{
    const Answers bit = answerBit(source);
    (hasPlace ? m_city->yes : m_city->no) |= bit;
    m_city->had = hasPlace ? m_city->had | bit : m_city->had & ~bit;
    return hasPlace;
}

bool PlaceMemory::keep(std::size_t source, const Cells &place, const Cells &needed)
{
    m_city->places[source] = Rows::of(place);
    if (source < purchases)
        m_city->needed[source] = Rows::of(needed);
    return say(source, true);
}

bool PlaceMemory::hasPlace(const GameState &state, const Site &site, std::size_t purchase)
{
    if (purchase >= firstMonumentAnswer)
        return hasMonument(state, site, purchase - firstMonumentAnswer);
    if (purchase == towerAnswer)
        return hasTile(site, purchase, site.content().tower, Source::Tower, 0);
    if (purchase >= firstBuildingAnswer)
        return hasBuilding(state, site, purchase - firstBuildingAnswer);
    if (purchase == shortSetAnswer)
        return hasSet(state, site);
    return hasTile(site, purchase, site.content().longRoad, Source::LongRoad, 0);
}

bool PlaceMemory::hasTile(const Site &site, std::size_t source, const Shape &shape, Source sort, int type)
{
    if (isStillFree(site, source))
        return say(source, true);
    Rows &corners = m_city->corners[source];
    std::uint8_t &turn = m_city->turns[source];
    bool isFound = false;
    if ((m_city->had & answerBit(source)) != 0) { // what had contact at another corner has it still
        const Cells place = shape.turns[turn].at(lastOf(corners.cells()));
        if ((place & site.covered()).isEmpty())
            return keep(source, place, place);
        corners &= cornersOn(shape.turns[turn], site.ground());
        isFound = !corners.isEmpty();
    }
    if (!isFound) {
        const SomeCorners found = someCorners(site, shape, sort, type);
        if (found.corners.isEmpty())
            return say(source, false);
        corners = Rows::of(found.corners);
        turn = found.turn;
    }
    const Cells place = shape.turns[turn].at(corners.cells().first());
    return keep(source, place, place);
}

// WW-BUILD-04, 05
bool PlaceMemory::hasBuilding(const GameState &state, const Site &site, std::size_t stack)
{
    const Shape &shape = site.content().stacks[stack].shape;
    const auto type = static_cast<std::size_t>(site.content().buildings[state.offered[stack]].type);
    const std::size_t besideRoad = firstBuildingAnswer + stack;
    const std::size_t beside = besideType(type, stack);
    if ((m_city->no & answerBit(besideRoad)) == 0 && hasTile(site, besideRoad, shape, Source::Building, atRoads))
        return true;
    return (m_city->no & answerBit(beside)) == 0 &&
           hasTile(site, beside, shape, Source::Building, static_cast<int>(type));
}

bool PlaceMemory::hasSet(const GameState &state, const Site &site)
{
    if (isStillFree(site, shortSetAnswer))
        return say(shortSetAnswer, true);
    const Content &content = site.content();
    const Purchase set{Source::ShortSet, 0, content.firstShortTile, content.setTiles()};
    const Cells place = somePlaces(content, state, site, state.active, set);
    return place.isEmpty() ? say(shortSetAnswer, false) : keep(shortSetAnswer, place, place);
}

bool PlaceMemory::hasMonument(const GameState &state, const Site &site, std::size_t slot)
{
    const std::size_t source = firstMonumentAnswer + slot;
    const Monument &monument = site.content().monuments[m_city->monuments[slot]];
    const unsigned faded = monument.kinds & fading;
    const FigureSearch search(state, site, state.active, monument);
    if (isStillFree(site, source) && search.holdAll(m_city->places[source].cells(), faded))
        return say(source, true);
    if (search.completes({}, search.allFigures(), search.allTurns())) {
        const Cells whole = search.whole();
        return keep(source, whole, faded == 0 ? whole : grown(whole));
    }
    for (std::size_t kind = 0; kind <= Roads; ++kind) { // the sidewalk stays as it is
        const auto neighbour = kind < typeCount ? static_cast<Neighbour>(kind) : Neighbour::Road;
        m_city->waiting[kind] &= ~answerBit(source);
        m_city->waiting[kind] |= (search.missing() & bitOf(neighbour)) != 0 ? answerBit(source) : 0;
    }
    return say(source, false);
}

} // namespace mw::world_wonders
