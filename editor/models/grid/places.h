#pragma once

#include "editor/models/grid/piece.h"

#include <vector>

namespace mw::editor {

/// Where a piece may be laid on a map that holds nothing but what `ground.taken` says.
struct Places {
    std::vector<grid::Cells> all; ///< the different sets of spaces that it may cover, as many as were looked for
    bool isAll = true;            ///< false: there are more
    grid::Cells covered;          ///< spaces that one of them covers; a part alone where there are more
};

/// Places on terrain that allows them and beside the terrain that they ask for; for what they need beside them and
/// that is built in play, there must be room. Stops at `most`.
[[nodiscard]] Places placesOf(const Piece &piece, const MapGround &ground, const std::vector<std::string> &solid,
                              int most);

/// Every place for one part alone, turned in all ways.
[[nodiscard]] std::vector<grid::Cells> placesOfPart(const grid::Shape &part, const std::vector<grid::Cells> &beneath,
                                                    const MapGround &ground);

/// Ways to lay the parts together on an endless plain, for pictures: each a shape whose kinds are the parts' numbers.
[[nodiscard]] std::vector<grid::Shape> arrangements(const Piece &piece, int most);

} // namespace mw::editor
