#pragma once

#include "../content/shape.h"
#include "rows.h"

#include <array>
#include <cstring>

/// All corners at which a shape lies well are found by moving masks over each other.
namespace mw::world_wonders {

/// Cells with empty rows above and below, to be looked at from a distance.
class Sheet
{
public:
    Sheet() {} // NOLINT: leaves the rows unset, to be assigned before they are looked at
    explicit Sheet(const Cells &cells) { show(cells); }
    /// Where it stands: a new one that is copied there would be read before it is written.
    void show(const Cells &cells)
    {
        m_rows[0] = 0;
        std::memcpy(m_rows.data() + 1, &cells, sizeof cells);
        std::memset(m_rows.data() + 1 + grid::side, 0, sizeof cells);
    }
    void takeAway(const Cells &cells)
    {
        Rows rows = from(1);
        rows.takeAway(Rows::of(cells));
        std::memcpy(m_rows.data() + 1, &rows, sizeof rows);
    }
    /// Corners whose space so many rows below and columns to the right is one of them.
    [[nodiscard]] Rows at(const Cell &cell) const
    {
        Rows seen = from(cell.row + 1U);
        const std::uint16_t column = cell.column;
        seen.low >>= column;
        seen.high >>= column;
        return seen;
    }
    /// The same for a space beside a shape, which may lie one row above or one column to the left.
    [[nodiscard]] Rows at(const Side &side) const
    {
        Rows seen = from(side.row);
        if (side.column == 0) {
            seen.low <<= 1;
            seen.high <<= 1;
        } else {
            const auto column = static_cast<std::uint16_t>(side.column - 1);
            seen.low >>= column;
            seen.high >>= column;
        }
        return seen;
    }

private:
    [[nodiscard]] Rows from(std::size_t row) const
    {
        Rows rows;
        std::memcpy(&rows, m_rows.data() + row, sizeof rows);
        return rows;
    }

    std::array<std::uint16_t, 2 * grid::side + 1> m_rows;
};

/// Cells with empty rows all round, to be looked at from afar in all directions.
class WideSheet
{
public:
    WideSheet() {} // NOLINT: leaves the rows unset, to be assigned before they are looked at
    explicit WideSheet(const Rows &rows) { show(rows); }
    void show(const Rows &rows)
    {
        std::memset(m_rows.data(), 0, sizeof rows);
        std::memcpy(m_rows.data() + grid::side, &rows, sizeof rows);
        std::memset(m_rows.data() + 2 * grid::side, 0, sizeof rows);
    }
    /// Corners from which one of them is so far below and to the right, less than a side away.
    [[nodiscard]] Rows at(int row, int column) const
    {
        Rows seen;
        std::memcpy(&seen, m_rows.data() + grid::side + row, sizeof seen);
        const auto right = static_cast<std::uint16_t>(column > 0 ? column : 0);
        const auto left = static_cast<std::uint16_t>(column < 0 ? -column : 0);
        seen.low = seen.low >> right << left;
        seen.high = seen.high >> right << left;
        return seen;
    }

private:
    std::array<std::uint16_t, std::size_t{3} * grid::side> m_rows;
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

/// All that a shape covers at any of some corners.
[[nodiscard]] inline Cells covered(const TurnedShape &shape, const Rows &corners)
{
    const WideSheet sheet(corners);
    Rows all = Rows::of({});
    for (const Cell &cell : shape.spaces())
        all |= sheet.at(-cell.row, -cell.column);
    return all.cells();
}

} // namespace mw::world_wonders
