#include "words.h"

#include "games/world_wonders/city/measure.h"

#include <algorithm>
#include <vector>

namespace mw::world_wonders {

namespace {

std::string pieceWord(const Content &content, const PieceName &name)
{
    const auto item = static_cast<std::size_t>(name.item);
    switch (name.sort) {
    case Source::Building:
        return content.buildings[item].id;
    case Source::ShortSet:
        return std::string(shortRoadWord) + std::to_string(content.shortLengths[item]);
    case Source::Tower:
        return std::string(towerWord);
    case Source::Monument:
        return content.monuments[item].id;
    default:
        return std::string(longRoadWord);
    }
}

Value describePiece(const Content &content, const GameState &state, int piece)
{
    const Placing placing = state.pieces[static_cast<std::size_t>(piece)];
    const PieceName name = pieceName(content, piece);
    Value map = Value::ofMap({});
    map.set("what", Value::ofText(pieceWord(content, name)));
    if (name.sort == Source::Monument && content.monuments[static_cast<std::size_t>(name.item)].components.size() > 1)
        map.set("figure", Value::ofInt(name.part + 1));
    map.set("at", Value::ofText(spaceName(placing.corner())));
    map.set("turn", Value::ofInt(placing.turn() % firstMirrored + 1));
    if (placing.turn() >= firstMirrored)
        map.set("mirrored", Value::ofBool(true));
    if (isPending(content, state, piece))
        map.set("pending", Value::ofBool(true));
    return map;
}

std::string signAt(const Content &content, const Player &player, Space space)
{
    for (std::size_t type = 0; type < player.buildings.size(); ++type) {
        if (player.buildings[type].has(space))
            return std::string(1, typeSigns[type]);
    }
    if (player.roads.has(space))
        return std::string(1, roadSign);
    if (player.towers.has(space))
        return std::string(1, towerSign);
    if (player.monuments.has(space))
        return std::string(1, monumentSign);
    const Map &map = mapOf(content, player);
    const Terrain terrain = map.water.has(space)       ? Terrain::Water
                            : map.resources.has(space) ? Terrain::Resource
                                                       : Terrain::Land;
    return content.symbols[static_cast<std::size_t>(terrain)];
}

template <typename Count>
Value byType(Count count)
{
    Value map = Value::ofMap({});
    for (int type = 0; type < typeCount; ++type)
        map.set(typeWords[static_cast<std::size_t>(type)], Value::ofInt(count(type)));
    return map;
}

} // namespace

bool isPending(const Content &content, const GameState &state, int piece)
{
    if (state.buying != Source::ShortSet && state.buying != Source::Monument)
        return false;
    const Purchase purchase = purchaseOf(content, state);
    return piece >= purchase.firstPiece && piece < purchase.firstPiece + purchase.parts;
}

Value describePieces(const Content &content, const GameState &state, int seat)
{
    Value list = Value::ofList({});
    const auto add = [&](int piece) { list.list.push_back(describePiece(content, state, piece)); };
    forEachPiece(state, seat, 0, content.firstShortTile, add);
    // Tiles of sets by their place in the set: of which set one was makes no difference once it lies.
    std::vector<int> tiles;
    forEachPiece(state, seat, content.firstShortTile, content.firstTower, [&](int piece) { tiles.push_back(piece); });
    std::stable_sort(tiles.begin(), tiles.end(), [&](int first, int second) {
        const auto place = [&](int piece) {
            return content.shortTwin[static_cast<std::size_t>((piece - content.firstShortTile) % content.setTiles())];
        };
        return place(first) < place(second);
    });
    std::for_each(tiles.begin(), tiles.end(), add);
    forEachPiece(state, seat, content.firstTower, content.pieceCount, add);
    return list;
}

Value describeCity(const Content &content, const GameState &state, int seat)
{
    const Player &player = state.player(seat);
    const Map &map = mapOf(content, player);
    Value rows = Value::ofList({});
    for (int row = 0; row < map.rows; ++row) {
        std::string line;
        for (int column = 0; column < map.columns; ++column)
            line += signAt(content, player, {row, column});
        rows.list.push_back(Value::ofText(line));
    }
    return rows;
}

Value describeCounts(const Content &content, const GameState &state, int seat)
{
    const Measure measure(content, state, seat);
    const auto tiles = [&](auto holds) { return Value::ofInt(measure.count(holds)); };
    Value map = Value::ofMap({});
    map.set("green-area", Value::ofInt(measure.greenArea().count()));
    map.set("longest-road", Value::ofInt(measure.roadLength()));
    map.set("resources", Value::ofInt(measure.countedResources().count()));
    map.set("at-resources", tiles([&](int tile) { return measure.isAtResource(tile); }));
    map.set("at-water", tiles([&](int tile) { return measure.isAtWater(tile); }));
    map.set("at-edge", tiles([&](int tile) { return measure.isAtEdge(tile); }));
    map.set("buildings",
            byType([&](int type) { return measure.count([&](int tile) { return measure.typeOf(tile) == type; }); }));
    map.set("groups", byType([&](int type) { return measure.groupSize(type); }));
    map.set("districts", byType([&](int type) { return measure.districts(type); }));
    return map;
}

} // namespace mw::world_wonders
