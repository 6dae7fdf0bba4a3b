#pragma once

#include "rows.h"

/// Bits counted and chosen without branches, which would have to be guessed.
namespace mw::world_wonders {

namespace detail {

inline constexpr std::uint64_t eachByte = 0x0101010101010101U;

/// The number of set bits in each byte.
[[nodiscard]] constexpr std::uint64_t byteCounts(std::uint64_t bits)
{
    bits -= bits >> 1U & 0x5555555555555555U;
    bits = (bits & 0x3333333333333333U) + (bits >> 2U & 0x3333333333333333U);
    return (bits + (bits >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
}
/// How many bytes are at most `limit`; all are below 128.
[[nodiscard]] constexpr unsigned bytesUpTo(std::uint64_t bytes, std::uint64_t limit)
{
    const std::uint64_t reached = (((limit * eachByte) | (0x80U * eachByte)) - bytes) >> 7U & eachByte;
    return static_cast<unsigned>(reached * eachByte >> 56U);
}

} // namespace detail

[[nodiscard]] constexpr unsigned countBits(std::uint64_t bits)
{
    return static_cast<unsigned>(detail::byteCounts(bits) * detail::eachByte >> 56U);
}

/// The place of the bit before which `number` others are set. Precondition: there is one.
[[nodiscard]] constexpr unsigned nthBit(std::uint64_t bits, std::uint64_t number)
{
    using detail::eachByte;
    const std::uint64_t sums = detail::byteCounts(bits) * eachByte; // of each byte and all below
    const unsigned place = 8 * detail::bytesUpTo(sums, number);
    number -= sums << 8U >> place & 0xffU;
    const std::uint64_t apart =
        (bits >> place & 0xffU) * eachByte & 0x8040201008040201U; // each bit in a byte of its own
    const std::uint64_t ones = ((apart + 0x7f7f7f7f7f7f7f7fU) | apart) >> 7U & eachByte;
    return place + detail::bytesUpTo(ones * eachByte, number);
}

/// The space before which `number` others are set, row by row, as a corner number. Precondition: there is one.
[[nodiscard]] inline int nthSpace(const Cells &cells, std::uint64_t number)
{
    const auto words = std::bit_cast<std::array<std::uint64_t, 4>>(cells);
    std::uint64_t word = words[0];
    std::uint64_t before = 0;
    std::uint64_t sum = countBits(words[0]);
    std::size_t at = 0;
    for (std::size_t next = 1; next < words.size(); ++next) {
        const bool isBehind = number >= sum;
        before = isBehind ? sum : before;
        word = isBehind ? words[next] : word;
        at += isBehind ? 1 : 0;
        sum += countBits(words[next]);
    }
    return static_cast<int>(at * 64 + nthBit(word, number - before));
}

} // namespace mw::world_wonders
