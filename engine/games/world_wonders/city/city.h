#pragma once

#include "games/world_wonders/state.h"
#include "sheet.h"

/// What a city looks like: its pieces, and what of its map is still to be seen.
namespace mw::world_wonders {

[[nodiscard]] inline const Map &mapOf(const Content &content, const Player &player)
{
    return content.maps[player.map];
}

// WW-GEO-07
[[nodiscard]] inline Cells buildingsOf(const Player &player)
{
    Cells all = player.buildings[0];
    for (std::size_t type = 1; type < player.buildings.size(); ++type)
        all |= player.buildings[type];
    return all;
}
[[nodiscard]] inline Cells coveredBy(const Player &player)
{
    return player.roads | player.towers | player.monuments | buildingsOf(player);
}
[[nodiscard]] inline Cells visibleResources(const Map &map, const Cells &covered)
{
    return map.resources - covered;
}
/// With the option, water under bridges is still seen (WW-OPEN-13).
[[nodiscard]] inline Cells visibleWater(const Content &content, const Map &map, const Player &player,
                                        const Cells &covered)
{
    const Cells visible = map.water - covered;
    return content.options.bridgedWaterCounts ? visible | (map.water & player.roads) : visible;
}

/// What a piece of the game is.
struct PieceName {
    Source sort = Source::Nothing; ///< LongRoad, ShortSet, Building, Tower or Monument
    int item = 0;                  ///< building or monument; tile of the set
    int part = 0;                  ///< figure of a monument
};
[[nodiscard]] PieceName pieceName(const Content &content, int piece);
[[nodiscard]] const Shape &pieceShape(const Content &content, int piece);
[[nodiscard]] inline Cells pieceCells(const Content &content, const GameState &state, int piece)
{
    const Placing placing = state.pieces[static_cast<std::size_t>(piece)];
    return pieceShape(content, piece).turns[static_cast<std::size_t>(placing.turn())].at(placing.corner());
}
/// The layer that shows a piece.
[[nodiscard]] Cells &layerOf(const Content &content, Player &player, int piece);
/// Puts a piece of the game into a city, or takes it out again (only while its purchase goes on).
void putPiece(const Content &content, GameState &state, int piece, Placing placing);
void takePieceBack(const Content &content, GameState &state, int piece);
/// The first piece from..to (not included) that lies nowhere; -1 if there is none.
[[nodiscard]] int freePiece(const GameState &state, int from, int to);

/// Calls `visit(piece)` for every piece from..to (not included) of a city.
template <typename Visit>
void forEachPiece(const GameState &state, int seat, int from, int to, Visit visit)
{
    for (int piece = from; piece < to; ++piece) {
        if (state.pieces[static_cast<std::size_t>(piece)].seat() == seat)
            visit(piece);
    }
}

} // namespace mw::world_wonders
