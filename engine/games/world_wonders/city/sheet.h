#pragma once

#include "../content/shape.h"

#include "core/grid.h"

#include <array>
#include <bit>
#include <cstdint>

/// Whole grids at once: all corners at which a shape lies well are found by moving masks over each other.
namespace mw::world_wonders {

using grid::Cells;
using grid::Space;

static_assert(std::endian::native == std::endian::little, "rows are the 16-bit parts of Cells");

/// Cells by rows of 16 bits; operations on all of them become a few vector instructions.
struct Rows {
    std::array<std::uint16_t, grid::side> bits;

    [[nodiscard]] static Rows of(const Cells &cells) { return std::bit_cast<Rows>(cells); }
    [[nodiscard]] Cells cells() const { return std::bit_cast<Cells>(*this); }

    Rows &operator&=(const Rows &other)
    {
        for (std::size_t i = 0; i < bits.size(); ++i)
            bits[i] = static_cast<std::uint16_t>(bits[i] & other.bits[i]);
        return *this;
    }
    Rows &operator|=(const Rows &other)
    {
        for (std::size_t i = 0; i < bits.size(); ++i)
            bits[i] = static_cast<std::uint16_t>(bits[i] | other.bits[i]);
        return *this;
    }
};

/// Cells with empty rows above and below, to be looked at from a distance.
class Sheet
{
public:
    Sheet() = default;
    explicit Sheet(const Cells &cells)
    {
        const Rows rows = Rows::of(cells);
        for (std::size_t i = 0; i < rows.bits.size(); ++i)
            m_rows[i + 1] = rows.bits[i];
    }
    /// Corners whose space so many rows below and columns to the right is one of them.
    [[nodiscard]] Rows at(const Cell &cell) const
    {
        Rows seen;
        for (std::size_t i = 0; i < seen.bits.size(); ++i)
            seen.bits[i] = static_cast<std::uint16_t>(m_rows[i + 1 + cell.row] >> cell.column);
        return seen;
    }
    /// The same for a space beside a shape, which may lie one row above or one column to the left.
    [[nodiscard]] Rows at(const Side &side) const
    {
        Rows seen;
        for (std::size_t i = 0; i < seen.bits.size(); ++i)
            seen.bits[i] = static_cast<std::uint16_t>(m_rows[i + side.row] << 1U >> side.column);
        return seen;
    }

private:
    std::array<std::uint16_t, 2 * grid::side + 2> m_rows{};
};

/// What may be covered, by Ground.
struct GroundSheets {
    std::array<Sheet, 3> free;
};

/// Corners at which every space of a shape lies on ground that it may cover (WW-PLACE-01, 02, 07).
[[nodiscard]] inline Rows cornersOn(const TurnedShape &shape, const GroundSheets &ground)
{
    Rows corners = ground.free[static_cast<std::size_t>(shape.cells[0].ground)].at(shape.cells[0]);
    for (std::size_t i = 1; i < shape.cellCount; ++i)
        corners &= ground.free[static_cast<std::size_t>(shape.cells[i].ground)].at(shape.cells[i]);
    return corners;
}
/// Corners at which at least one space of a shape is one of a set (WW-PLACE-07).
[[nodiscard]] inline Rows cornersWithin(const TurnedShape &shape, const Sheet &set)
{
    Rows corners = set.at(shape.cells[0]);
    for (std::size_t i = 1; i < shape.cellCount; ++i)
        corners |= set.at(shape.cells[i]);
    return corners;
}
/// Corners at which at least one space beside a shape is one of a set.
[[nodiscard]] inline Rows cornersBeside(const TurnedShape &shape, const Sheet &set)
{
    Rows corners = set.at(shape.sides[0]);
    for (std::size_t i = 1; i < shape.sideCount; ++i)
        corners |= set.at(shape.sides[i]);
    return corners;
}

/// Them and what shares a side with them (WW-GEO-03).
[[nodiscard]] inline Cells grown(const Cells &cells)
{
    const Rows rows = Rows::of(cells);
    Rows result = rows;
    for (std::size_t i = 0; i < rows.bits.size(); ++i)
        result.bits[i] = static_cast<std::uint16_t>(rows.bits[i] | rows.bits[i] << 1U | rows.bits[i] >> 1U);
    for (std::size_t i = 1; i < rows.bits.size(); ++i)
        result.bits[i] = static_cast<std::uint16_t>(result.bits[i] | rows.bits[i - 1]);
    for (std::size_t i = 1; i < rows.bits.size(); ++i)
        result.bits[i - 1] = static_cast<std::uint16_t>(result.bits[i - 1] | rows.bits[i]);
    return result.cells();
}

} // namespace mw::world_wonders
