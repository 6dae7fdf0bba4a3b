#pragma once

#include "grid.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mw::grid {

/// A piece that covers spaces of a grid, each of a kind of its own: what may lie beneath depends on the kind. The
/// spaces are sorted and touch row 0 and column 0.
struct Shape {
    struct Part {
        Space space;
        std::uint8_t kind = 0;
        [[nodiscard]] auto operator<=>(const Part &) const = default;
    };
    std::vector<Part> parts;
    int rows = 0;
    int columns = 0;
    [[nodiscard]] auto operator<=>(const Shape &) const = default;

    /// Made of spaces anywhere: sorted, and brought to row 0 and column 0.
    [[nodiscard]] static Shape of(std::vector<Part> parts);
    /// What it covers with its upper left corner at a space.
    [[nodiscard]] Cells at(Space corner) const;
    [[nodiscard]] bool isConnected() const;
};

[[nodiscard]] Shape turned(const Shape &shape); ///< a quarter clockwise
[[nodiscard]] Shape mirrored(const Shape &shape);
/// The different shapes that quarter turns make of it, itself first: one, two or four.
[[nodiscard]] std::vector<Shape> turnsOf(const Shape &shape);
/// Whether its mirror image is none of its turns.
[[nodiscard]] bool isChiral(const Shape &shape);

/// Where the upper left corner may be on a grid of a size. `beneath` says for each kind which spaces it may cover.
[[nodiscard]] Cells cornersOf(const Shape &shape, std::span<const Cells> beneath, int rows, int columns);

} // namespace mw::grid
