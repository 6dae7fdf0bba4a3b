#pragma once

#include "games/world_wonders/content/shape.h"
#include "rows.h"

#include <array>
#include <cstring>

/// All corners at which a shape lies well are found by moving masks over each other.
namespace mw::world_wonders {

/// So many rows from one on.
[[nodiscard]] inline Rows rowsFrom(const std::uint16_t *first)
{
    Rows::Half low; // both by themselves, else they are written to the stack as well
    Rows::Half high;
    std::memcpy(&low, first, sizeof low);
    std::memcpy(&high, first + Rows::halfRows, sizeof high);
    return {low, high};
}
[[nodiscard]] inline Rows movedLeft(Rows rows, std::uint32_t columns)
{
    rows.low >>= static_cast<std::uint16_t>(columns);
    rows.high >>= static_cast<std::uint16_t>(columns);
    return rows;
}

/// Cells with empty rows above and below, to be looked at from a distance.
class Sheet
{
public:
    Sheet() {} // NOLINT: leaves the rows unset, to be assigned before they are looked at
    explicit Sheet(const Cells &cells) { show(cells); }
    /// Where it stands: a new one that is copied there would be read before it is written.
    void show(const Cells &cells) { show(cells, m_rows.data()); }
    static void show(const Cells &cells, std::uint16_t *rows)
    {
        rows[0] = 0;
        std::memcpy(rows + 1, &cells, sizeof cells);
        std::memset(rows + 1 + grid::side, 0, sizeof cells);
    }
    /// Corners whose space that is moved there is one of them.
    [[nodiscard]] Rows at(const Move &move) const
    {
        return movedLeft(rowsFrom(m_rows.data() + move.onSheet), move.column);
    }
    /// The same for a space beside a shape, which may lie one row above or one column to the left.
    [[nodiscard]] Rows at(const Side &side) const
    {
        Rows seen = rowsFrom(m_rows.data() + side.row);
        if (side.column == 0) {
            seen.low <<= 1;
            seen.high <<= 1;
            return seen;
        }
        return movedLeft(seen, side.column - 1U);
    }

private:
    std::array<std::uint16_t, sheetRows> m_rows;
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
        std::memset(m_rows.data() + std::size_t{2} * grid::side, 0, sizeof rows);
    }
    /// Corners from which one of them is so far below and to the right, less than a side away.
    [[nodiscard]] Rows at(int row, int column) const
    {
        Rows seen = rowsFrom(m_rows.data() + grid::side + row);
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
class GroundSheets
{
public:
    GroundSheets() {} // NOLINT: leaves the rows unset, to be assigned before they are looked at
    void show(Ground ground, const Cells &cells) { Sheet::show(cells, sheet(ground)); }
    void takeAway(Ground ground, const Cells &cells)
    {
        Rows rows = rowsFrom(sheet(ground) + 1);
        rows.takeAway(Rows::of(cells));
        std::memcpy(sheet(ground) + 1, &rows, sizeof rows);
    }
    /// Corners whose space that is moved there may be covered.
    [[nodiscard]] Rows at(const Move &move) const
    {
        return movedLeft(rowsFrom(m_rows.data() + move.onGround), move.column);
    }

private:
    [[nodiscard]] std::uint16_t *sheet(Ground ground)
    {
        return m_rows.data() + static_cast<std::size_t>(ground) * sheetRows;
    }

    std::array<std::uint16_t, 3 * sheetRows> m_rows;
};

/// What is seen of sheets by all moves of a shape, merged.
template <typename Sheets, typename Merge>
[[nodiscard]] inline Rows seenByAll(const TurnedShape &shape, const Sheets &sheets, Merge merge)
{
    static_assert(movesAtOnce == 4);
    const auto four = [&](const Move *moves) {
        Rows first = sheets.at(moves[0]);
        merge(first, sheets.at(moves[1]));
        Rows second = sheets.at(moves[2]);
        merge(second, sheets.at(moves[3]));
        merge(first, second);
        return first;
    };
    Rows all = four(shape.moves.data());
    for (std::size_t i = movesAtOnce; i < shape.moveCount; i += movesAtOnce)
        merge(all, four(shape.moves.data() + i));
    return all;
}

/// Corners at which every space of a shape lies on ground that it may cover (WW-PLACE-01, 02, 07).
[[nodiscard]] inline Rows cornersOn(const TurnedShape &shape, const GroundSheets &ground)
{
    return seenByAll(shape, ground, [](Rows &corners, const Rows &others) { corners &= others; });
}
/// Corners at which at least one space of a shape is one of a set (WW-PLACE-07).
[[nodiscard]] inline Rows cornersWithin(const TurnedShape &shape, const Sheet &set)
{
    return seenByAll(shape, set, [](Rows &corners, const Rows &others) { corners |= others; });
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
