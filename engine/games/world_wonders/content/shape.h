#pragma once

#include "vocabulary.h"

#include "core/gridshape.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>

namespace mw::world_wonders {

inline constexpr int maxCells = 16; ///< spaces of a piece
inline constexpr int maxTurns = 8;  ///< four quarter turns, and four of the mirror image
inline constexpr int firstMirrored = 4;
inline constexpr std::uint8_t noTurn = 255;

struct Cell {
    std::uint8_t row = 0;
    std::uint8_t column = 0;
    Ground ground = Ground::Land;
    bool operator==(const Cell &) const = default;
};
/// A space beside a shape; row and column are one more than the distance from the corner, and so never negative.
struct Side {
    std::uint8_t row = 0;
    std::uint8_t column = 0;
};

/// How a mask is moved so that a space of a shape comes to lie on the corner.
struct Move {
    std::uint16_t onSheet = 0;  ///< rows to skip of a sheet
    std::uint16_t onGround = 0; ///< and of all sheets of ground, one behind the other
    std::uint32_t column = 0;
};
inline constexpr std::size_t sheetRows = 2 * static_cast<std::size_t>(grid::side) + 1; ///< the first one is empty
inline constexpr std::size_t movesAtOnce = 4;
static_assert(maxCells % movesAtOnce == 0);

/// A shape as it lies after a turn, from the upper left corner of its bounding box.
struct TurnedShape {
    std::array<Cell, maxCells> cells{}; ///< sorted by row and column
    std::array<Side, 2 * maxCells + 2> sides{};
    /// By space, and the last one over again until they are as many as are made at once: how long a loop runs that
    /// differs from shape to shape would have to be guessed.
    std::array<Move, maxCells> moves{};
    /// The same spaces by rows of the largest grid, with as many empty rows above them.
    std::array<std::uint16_t, 2 * static_cast<std::size_t>(grid::side)> drawn{};
    std::uint8_t cellCount = 0;
    std::uint8_t moveCount = 0;
    std::uint8_t sideCount = 0;
    std::uint8_t rows = 0;
    std::uint8_t columns = 0;

    [[nodiscard]] std::span<const Cell> spaces() const { return {cells.data(), cellCount}; }
    [[nodiscard]] std::span<const Side> neighbours() const { return {sides.data(), sideCount}; }
    /// Whether it stays inside a grid of a size.
    [[nodiscard]] bool fits(grid::Space corner, int gridRows, int gridColumns) const
    {
        return corner.row >= 0 && corner.column >= 0 && corner.row + rows <= gridRows &&
               corner.column + columns <= gridColumns;
    }
    /// Precondition: it fits into the largest grid.
    [[nodiscard]] grid::Cells at(grid::Space corner) const
    {
        std::array<std::uint64_t, sizeof(grid::Cells) / sizeof(std::uint64_t)> words;
        std::memcpy(words.data(), drawn.data() + grid::side - corner.row, sizeof words);
        for (std::uint64_t &word : words) // no row runs over, since it fits
            word <<= corner.column;
        return std::bit_cast<grid::Cells>(words);
    }
};

/// A piece in all its turns (WW-PLACE-04, 05): quarter turns 0 to 3 clockwise, 4 to 7 those of the mirror image.
struct Shape {
    std::array<TurnedShape, maxTurns> turns{};
    /// By turn: the lowest turn that covers the same spaces and is allowed; noTurn if there is none.
    std::array<std::uint8_t, maxTurns> canonical{};
    std::array<std::uint8_t, maxTurns> allowed{}; ///< the different turns that are allowed
    std::uint8_t allowedCount = 0;
    std::uint8_t size = 0; ///< spaces

    /// Steps from outside it to the farthest of its spaces, at most.
    [[nodiscard]] int span() const { return turns[0].rows + turns[0].columns - 1; }
    [[nodiscard]] std::span<const std::uint8_t> distinct() const { return {allowed.data(), allowedCount}; }
    /// All turns that cover the same spaces, as bits.
    [[nodiscard]] unsigned sameAs(int turn) const;
    /// Whether two pieces have the same shape.
    [[nodiscard]] bool operator==(const Shape &other) const;
};

/// Which turns a table allows.
struct Turns {
    bool mirror = false;
    bool fixed = false; ///< only as pictured
};

/// A shape as it is drawn, unturned; it need not hang together.
[[nodiscard]] TurnedShape laidOut(const grid::Shape &drawn);
/// All turns of a shape as it is drawn; the kinds of its parts are Ground. Precondition: one to maxCells parts, inside
/// the largest grid.
[[nodiscard]] Shape makeShape(const grid::Shape &drawn, Turns turns);
/// A straight piece, one wide; `ends` is for the first and the last space, `middle` for those between.
[[nodiscard]] Shape straightShape(int length, Ground ends, Ground middle);

} // namespace mw::world_wonders
