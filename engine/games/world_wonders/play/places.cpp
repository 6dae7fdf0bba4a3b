#include "places.h"

#include "games/world_wonders/city/figures.h"
#include "games/world_wonders/city/shortset.h"

namespace mw::world_wonders {

namespace {

/// The first set of short roads of which no tile lies anywhere.
int freeSet(const Content &content, const GameState &state)
{
    for (int set = 0; set < content.shortSets; ++set) {
        const int first = content.firstShortTile + set * content.setTiles();
        bool isFree = true;
        for (int piece = first; piece < first + content.setTiles(); ++piece)
            isFree = isFree && state.pieces[static_cast<std::size_t>(piece)].isNowhere();
        if (isFree)
            return set;
    }
    return -1;
}

/// What is bought of a sort, given which stack, monument or set it is.
Purchase makePurchase(const Content &content, const GameState &state, Source sort, int item)
{
    const auto index = static_cast<std::size_t>(item);
    switch (sort) {
    case Source::Nothing:
        return {};
    case Source::FreeRoad:
    case Source::LongRoad:
        return {sort, item, freePiece(state, content.firstLongRoad, content.firstShortTile), 1};
    case Source::ShortSet:
        return {sort, item, content.firstShortTile + item * content.setTiles(), content.setTiles()};
    case Source::Building:
        return {sort, item, state.offered[index], 1};
    case Source::Tower:
        return {sort, item, freePiece(state, content.firstTower, content.firstFigure), 1};
    case Source::Monument:
        break;
    }
    return {sort, item, content.monuments[index].firstPiece,
            static_cast<int>(content.monuments[index].components.size())};
}

void addSingle(const Site &site, const Shape &shape, const Cells &contact, PlaceSets &places)
{
    const Sheet sheet(contact);
    for (const std::uint8_t turn : shape.distinct()) {
        const TurnedShape &turned = shape.turns[turn];
        Rows corners = cornersOn(turned, site.ground());
        corners &= cornersWithin(turned, sheet);
        places.add(0, turn, corners.cells());
    }
}

void addSet(const Content &content, const GameState &state, const Site &site, const Purchase &purchase,
            PlaceSets &places)
{
    const SetSearch search(site, partsLaid(content, state, purchase));
    const unsigned left = partsLeft(state, purchase);
    for (int tile = 0; tile < content.setTiles(); ++tile) {
        if ((left >> tile & 1U) == 0 || lowestTwin(content.shortTwin, left, tile) != tile)
            continue;
        for (const std::uint8_t turn : content.shortTiles[static_cast<std::size_t>(tile)].distinct())
            places.add(tile, turn, search.corners(left, tile, turn));
    }
}

/// The first figure of the card comes first, then any that is linked.
void addFigures(const Content &content, const GameState &state, const Site &site, const Purchase &purchase,
                PlaceSets &places)
{
    const Monument &monument = content.monuments[static_cast<std::size_t>(purchase.item)];
    const FigureSearch search(state, site, state.active, monument);
    const unsigned left = partsLeft(state, purchase);
    const Cells laid = partsLaid(content, state, purchase);
    const unsigned turns = turnsLeft(content, state, purchase);
    for (int figure = 0; figure < purchase.parts; ++figure) {
        if ((left >> figure & 1U) == 0 || lowestTwin(monument.twin, left, figure) != figure)
            continue;
        for (const std::uint8_t turn : monument.components[static_cast<std::size_t>(figure)].distinct())
            places.add(figure, turn, search.corners(laid, left, turns, figure, turn));
        if (laid.isEmpty())
            break;
    }
}

} // namespace

Purchase purchaseOf(const Content &content, const GameState &state)
{
    return makePurchase(content, state, state.buying, state.buyingItem);
}

Purchase purchaseBy(const Content &content, const GameState &state, const Action &action)
{
    switch (kindOf(action)) {
    case ActionKind::FreeRoad:
        return makePurchase(content, state, Source::FreeRoad, 0);
    case ActionKind::BuyLongRoad:
        return makePurchase(content, state, Source::LongRoad, 0);
    case ActionKind::BuyShortSet:
        return makePurchase(content, state, Source::ShortSet, freeSet(content, state));
    case ActionKind::BuyBuilding:
        return makePurchase(content, state, Source::Building, action.args[0]);
    case ActionKind::BuyTower:
        return makePurchase(content, state, Source::Tower, 0);
    case ActionKind::BuyMonument:
        return makePurchase(content, state, Source::Monument, action.args[0]);
    default:
        return {};
    }
}

unsigned partsLeft(const GameState &state, const Purchase &purchase)
{
    unsigned left = 0;
    for (int part = 0; part < purchase.parts; ++part)
        left |= state.pieces[static_cast<std::size_t>(purchase.firstPiece + part)].isNowhere() ? 1U << part : 0U;
    return left;
}

Cells partsLaid(const Content &content, const GameState &state, const Purchase &purchase)
{
    Cells laid;
    const unsigned left = partsLeft(state, purchase);
    for (int part = 0; part < purchase.parts; ++part) {
        if ((left >> part & 1U) == 0)
            laid |= pieceCells(content, state, purchase.firstPiece + part);
    }
    return laid;
}

unsigned turnsLeft(const Content &content, const GameState &state, const Purchase &purchase)
{
    unsigned turns = (1U << maxTurns) - 1;
    const bool isFree = content.options.componentTurning != Turning::Together;
    if (isFree || purchase.sort != Source::Monument) // WW-OPEN-59: it speaks of figures only
        return turns;
    const unsigned left = partsLeft(state, purchase);
    for (int part = 0; part < purchase.parts; ++part) {
        if ((left >> part & 1U) == 0)
            turns &= partShape(content, purchase, part)
                         .sameAs(state.pieces[static_cast<std::size_t>(purchase.firstPiece + part)].turn());
    }
    return turns;
}

const Shape &partShape(const Content &content, const Purchase &purchase, int part)
{
    const auto item = static_cast<std::size_t>(purchase.item);
    switch (purchase.sort) {
    case Source::ShortSet:
        return content.shortTiles[static_cast<std::size_t>(part)];
    case Source::Building:
        return content.stacks[item].shape;
    case Source::Tower:
        return content.tower;
    case Source::Monument:
        return content.monuments[item].components[static_cast<std::size_t>(part)];
    default:
        return content.longRoad;
    }
}

int buildingType(const Content &content, const GameState &state, const Purchase &purchase)
{
    if (purchase.sort != Source::Building)
        return 0;
    return static_cast<int>(content.buildings[state.offered[static_cast<std::size_t>(purchase.item)]].type);
}

Cells somePlaces(const Content &content, const GameState &state, const Site &site, int seat, const Purchase &purchase)
{
    switch (purchase.sort) {
    case Source::ShortSet:
        return SetSearch(site, {}).somePlaces(purchase.all());
    case Source::Monument: {
        const FigureSearch search(state, site, seat, content.monuments[static_cast<std::size_t>(purchase.item)]);
        return search.completes({}, purchase.all(), search.allTurns()) ? search.whole() : Cells();
    }
    default: {
        const Shape &shape = partShape(content, purchase, 0);
        const SomeCorners some = someCorners(site, shape, purchase.sort, buildingType(content, state, purchase));
        return some.corners.isEmpty() ? Cells() : shape.turns[some.turn].at(some.corners.first());
    }
    }
}

void findPlaces(const Content &content, const GameState &state, PlaceSets &places)
{
    places.clear();
    const Purchase purchase = purchaseOf(content, state);
    const Site site(content, state.player(state.active));
    switch (purchase.sort) {
    case Source::ShortSet:
        addSet(content, state, site, purchase, places);
        return;
    case Source::Monument:
        addFigures(content, state, site, purchase, places);
        return;
    default:
        addSingle(site, partShape(content, purchase, 0),
                  site.contact(purchase.sort, buildingType(content, state, purchase)), places);
    }
}

} // namespace mw::world_wonders
