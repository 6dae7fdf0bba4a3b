#pragma once

#include "core/grid.h"

#include <array>
#include <bit>
#include <cstdint>

/// Whole grids at once, in registers.
namespace mw::world_wonders {

using grid::Cells;
using grid::Space;

static_assert(std::endian::native == std::endian::little, "rows are the 16-bit parts of Cells");

/// Cells by rows of 16 bits, in two halves that each fit a vector register.
struct Rows {
    using Half = std::uint16_t __attribute__((vector_size(16)));
    using Fours = std::uint64_t __attribute__((vector_size(16))); ///< the same, four rows in one
    static constexpr std::size_t halfRows = grid::side / 2;

    Half low;  ///< the upper eight rows
    Half high; ///< the lower eight

    [[nodiscard]] static Rows of(const Cells &cells) { return std::bit_cast<Rows>(cells); }
    [[nodiscard]] Cells cells() const { return std::bit_cast<Cells>(*this); }
    [[nodiscard]] bool isEmpty() const
    {
        const auto both = std::bit_cast<Fours>(low | high);
        return (both[0] | both[1]) == 0;
    }
    /// Whether any is one of others.
    [[nodiscard]] bool meets(const Rows &others) const { return !Rows{low & others.low, high & others.high}.isEmpty(); }
    /// How many they are: bits are added up in pairs, fours, eights and rows.
    [[nodiscard]] int count() const
    {
        const Half fours =
            (pairs(low) & 0x3333) + (pairs(low) >> 2 & 0x3333) + (pairs(high) & 0x3333) + (pairs(high) >> 2 & 0x3333);
        const Half bytes = (fours & 0x0f0f) + (fours >> 4 & 0x0f0f);
        const auto sums = std::bit_cast<Fours>((bytes & 0x00ff) + (bytes >> 8));
        return static_cast<int>((sums[0] + sums[1]) * 0x0001000100010001U >> 48);
    }

    Rows &operator&=(const Rows &other)
    {
        low &= other.low;
        high &= other.high;
        return *this;
    }
    Rows &operator|=(const Rows &other)
    {
        low |= other.low;
        high |= other.high;
        return *this;
    }
    void takeAway(const Rows &other)
    {
        low &= ~other.low;
        high &= ~other.high;
    }
    /// All one row further up, or down; inside the registers, since writing them and reading them from the next row on
    /// would make the processor wait.
    [[nodiscard]] Rows raised() const
    {
        const auto first = std::bit_cast<Fours>(low);
        const auto last = std::bit_cast<Fours>(high);
        const Fours between = __builtin_shufflevector(first, last, 1, 2);
        const Fours end = __builtin_shufflevector(last, Fours{}, 1, 2);
        return {std::bit_cast<Half>(first >> 16 | between << 48), std::bit_cast<Half>(last >> 16 | end << 48)};
    }
    [[nodiscard]] Rows lowered() const
    {
        const auto first = std::bit_cast<Fours>(low);
        const auto last = std::bit_cast<Fours>(high);
        const Fours between = __builtin_shufflevector(first, last, 1, 2);
        const Fours start = __builtin_shufflevector(Fours{}, first, 1, 2);
        return {std::bit_cast<Half>(first << 16 | start >> 48), std::bit_cast<Half>(last << 16 | between >> 48)};
    }

private:
    [[nodiscard]] static Half pairs(Half bits) { return bits - (bits >> 1 & 0x5555); }
};
static_assert(sizeof(Rows) == sizeof(Cells));

[[nodiscard]] inline Cells single(Space space)
{
    Cells cells;
    cells.add(space);
    return cells;
}
/// The last, row by row. Precondition: there is one.
[[nodiscard]] inline Space lastOf(const Cells &cells)
{
    const auto words = std::bit_cast<std::array<std::uint64_t, 4>>(cells);
    std::size_t word = words.size() - 1;
    while (words[word] == 0)
        --word;
    const int bit = static_cast<int>(word) * 64 + 63 - std::countl_zero(words[word]);
    return {bit / grid::side, bit % grid::side};
}

/// Them and what shares a side with them (WW-GEO-03).
[[nodiscard]] inline Cells grown(const Cells &cells)
{
    const Rows rows = Rows::of(cells);
    Rows result = rows;
    result.low |= rows.low << 1 | rows.low >> 1;
    result.high |= rows.high << 1 | rows.high >> 1;
    result |= rows.raised();
    result |= rows.lowered();
    return result.cells();
}
/// Them and what is at most so many steps away.
[[nodiscard]] inline Cells grownBy(Cells cells, int steps)
{
    for (int i = 0; i < steps; ++i)
        cells = grown(cells);
    return cells;
}

} // namespace mw::world_wonders
