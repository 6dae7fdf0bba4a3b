#pragma once

#include "qml/Playtest/text.h"
#include "qml/Playtest/worldwonders/worldwondersrows.h"
#include "qml/Playtest/worldwonders/worldwondersstate.h"

#include "core/pack.h"

/// How pieces of World Wonders are told to the screen.
namespace mw::table::wonders {

/// A turned shape as rows of characters.
[[nodiscard]] QStringList rowsOf(const world_wonders::TurnedShape &shape);
/// The spaces of a turned shape that lie on water, in the same way; empty if none does.
[[nodiscard]] QStringList wetRowsOf(const world_wonders::Map &map, const world_wonders::TurnedShape &shape,
                                    grid::Space corner);
/// What a piece of the game looks like when it does not lie anywhere yet.
[[nodiscard]] PieceRow pieceRow(const GamePack &pack, int piece);
/// The same where it lies.
[[nodiscard]] PieceRow laidPiece(const GamePack &pack, const world_wonders::GameState &state, int piece);
/// Their columns as x, their rows as y.
[[nodiscard]] QList<QPointF> pointsOf(const grid::Cells &cells);

} // namespace mw::table::wonders
