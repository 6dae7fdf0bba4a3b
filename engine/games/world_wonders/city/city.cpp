#include "city.h"

namespace mw::world_wonders {

PieceName pieceName(const Content &content, int piece)
{
    if (piece < content.firstLongRoad)
        return {Source::Building, piece, 0};
    if (piece < content.firstShortTile)
        return {Source::LongRoad, 0, 0};
    if (piece < content.firstTower)
        return {Source::ShortSet, (piece - content.firstShortTile) % content.setTiles(), 0};
    if (piece < content.firstFigure)
        return {Source::Tower, 0, 0};
    for (std::size_t monument = content.monuments.size(); monument-- > 0;) {
        const int first = content.monuments[monument].firstPiece;
        if (piece >= first)
            return {Source::Monument, static_cast<int>(monument), piece - first};
    }
    return {};
}

const Shape &pieceShape(const Content &content, int piece)
{
    const PieceName name = pieceName(content, piece);
    const auto item = static_cast<std::size_t>(name.item);
    switch (name.sort) {
    case Source::Building:
        return content.stacks[content.buildings[item].stack].shape;
    case Source::ShortSet:
        return content.shortTiles[item];
    case Source::Tower:
        return content.tower;
    case Source::Monument:
        return content.monuments[item].components[static_cast<std::size_t>(name.part)];
    default:
        return content.longRoad;
    }
}

Cells &layerOf(const Content &content, Player &player, int piece)
{
    const PieceName name = pieceName(content, piece);
    switch (name.sort) {
    case Source::Building:
        return player.buildings[static_cast<std::size_t>(content.buildings[static_cast<std::size_t>(name.item)].type)];
    case Source::Tower:
        return player.towers;
    case Source::Monument:
        return player.monuments;
    default: // WW-ROAD-10: a bridge is a road
        return player.roads;
    }
}

void putPiece(const Content &content, GameState &state, int piece, Placing placing)
{
    state.pieces[static_cast<std::size_t>(piece)] = placing;
    layerOf(content, state.player(placing.seat()), piece) |= pieceCells(content, state, piece);
}

void takePieceBack(const Content &content, GameState &state, int piece)
{
    Placing &placing = state.pieces[static_cast<std::size_t>(piece)];
    layerOf(content, state.player(placing.seat()), piece) -= pieceCells(content, state, piece);
    placing = Placing();
}

int freePiece(const GameState &state, int from, int to)
{
    for (int piece = from; piece < to; ++piece) {
        if (state.pieces[static_cast<std::size_t>(piece)].isNowhere())
            return piece;
    }
    return -1;
}

} // namespace mw::world_wonders
