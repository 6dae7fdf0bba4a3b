#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <vector>

/// Grids of square spaces with a bit for each: what is where, what lies beside it, what hangs together.
namespace mw::grid {

/// Rows and columns of the largest grid.
constexpr int side = 16;

/// Row 0 is on top, column 0 on the left.
struct Space {
    int row = 0;
    int column = 0;
    [[nodiscard]] auto operator<=>(const Space &) const = default;
};

/// A set of spaces: bit `row * side + column`.
class Cells
{
public:
    [[nodiscard]] constexpr bool has(Space space) const { return (m_words[wordOf(space)] >> bitOf(space) & 1U) != 0; }
    constexpr void add(Space space) { m_words[wordOf(space)] |= std::uint64_t(1) << bitOf(space); }
    constexpr void remove(Space space) { m_words[wordOf(space)] &= ~(std::uint64_t(1) << bitOf(space)); }

    [[nodiscard]] constexpr bool isEmpty() const { return (m_words[0] | m_words[1] | m_words[2] | m_words[3]) == 0; }
    [[nodiscard]] constexpr int count() const
    {
        return std::popcount(m_words[0]) + std::popcount(m_words[1]) + std::popcount(m_words[2]) +
               std::popcount(m_words[3]);
    }
    /// The uppermost, of those the leftmost. Precondition: not empty.
    [[nodiscard]] constexpr Space first() const
    {
        std::size_t word = 0;
        while (m_words[word] == 0)
            ++word;
        const int bit = int(word) * 64 + std::countr_zero(m_words[word]);
        return {bit / side, bit % side};
    }
    /// Calls `visit(Space)` for each, row by row.
    template <typename Visit>
    constexpr void forEach(Visit visit) const
    {
        for (std::size_t word = 0; word < m_words.size(); ++word) {
            for (std::uint64_t left = m_words[word]; left != 0; left &= left - 1) {
                const int bit = int(word) * 64 + std::countr_zero(left);
                visit(Space{bit / side, bit % side});
            }
        }
    }

    constexpr Cells &operator&=(const Cells &other)
    {
        return merge(other, [](auto a, auto b) { return a & b; });
    }
    constexpr Cells &operator|=(const Cells &other)
    {
        return merge(other, [](auto a, auto b) { return a | b; });
    }
    /// Takes away.
    constexpr Cells &operator-=(const Cells &other)
    {
        return merge(other, [](auto a, auto b) { return a & ~b; });
    }
    [[nodiscard]] friend constexpr Cells operator&(Cells a, const Cells &b) { return a &= b; }
    [[nodiscard]] friend constexpr Cells operator|(Cells a, const Cells &b) { return a |= b; }
    [[nodiscard]] friend constexpr Cells operator-(Cells a, const Cells &b) { return a -= b; }
    [[nodiscard]] auto operator<=>(const Cells &) const = default;

    /// The bits `by` places further; what crosses the left or right side comes out in a neighbouring row.
    [[nodiscard]] constexpr Cells forward(int by) const
    {
        Cells result;
        const auto words = std::size_t(by / 64);
        const int bits = by % 64;
        for (std::size_t i = words; i < m_words.size(); ++i) {
            result.m_words[i] = m_words[i - words] << bits;
            if (bits != 0 && i > words)
                result.m_words[i] |= m_words[i - words - 1] >> (64 - bits);
        }
        return result;
    }
    [[nodiscard]] constexpr Cells back(int by) const
    {
        Cells result;
        const auto words = std::size_t(by / 64);
        const int bits = by % 64;
        for (std::size_t i = 0; i + words < m_words.size(); ++i) {
            result.m_words[i] = m_words[i + words] >> bits;
            if (bits != 0 && i + words + 1 < m_words.size())
                result.m_words[i] |= m_words[i + words + 1] << (64 - bits);
        }
        return result;
    }

private:
    [[nodiscard]] static constexpr std::size_t wordOf(Space space) { return std::size_t(space.row * side) / 64; }
    [[nodiscard]] static constexpr int bitOf(Space space) { return (space.row * side + space.column) % 64; }
    template <typename Merge>
    constexpr Cells &merge(const Cells &other, Merge merge)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] = merge(m_words[i], other.m_words[i]);
        return *this;
    }

    std::array<std::uint64_t, side * side / 64> m_words{};
};

/// The spaces of a grid of that many rows and columns.
[[nodiscard]] Cells rectangle(int rows, int columns);
/// All moved down and to the right (up and to the left if negative); those that leave the largest grid are lost.
[[nodiscard]] Cells moved(const Cells &cells, int rows, int columns);
/// What shares a side with one of them and is none of them.
[[nodiscard]] Cells beside(const Cells &cells);
/// Those of `within` that hang together with `start` through shared sides; start must lie in it.
[[nodiscard]] Cells areaOf(const Cells &within, const Cells &start);
/// All areas, ordered by their first spaces.
[[nodiscard]] std::vector<Cells> areas(const Cells &within);
/// The largest rectangle of nothing but them, the one that ends first of several; empty if there are none.
[[nodiscard]] Cells largestRectangle(const Cells &cells);

} // namespace mw::grid
