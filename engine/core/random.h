#pragma once

#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

namespace mw {

/// Seeded random numbers that are the same on every platform and library: PCG32 (64-bit state, xorshift and
/// random rotation on output). Trivially copyable, so it lives inside game states. Ranges and shuffle are our
/// own, since those of the standard library differ between vendors.
class Random
{
public:
    Random() = default;
    /// Different streams of one seed are independent: deck, bots … each have their own.
    explicit Random(std::uint64_t seed, std::uint32_t stream = 0);

    /// Uniform over all 32-bit numbers.
    std::uint32_t next()
    {
        const std::uint64_t old = m_state;
        m_state = old * 6364136223846793005ULL + increment;
        const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
        const auto turn = static_cast<std::uint32_t>(old >> 59U);
        return (shifted >> turn) | (shifted << ((-turn) & 31U));
    }

    /// Uniform in 0 … bound - 1, without bias; 0 when bound is 0 or 1.
    std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = std::uint64_t{next()} * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = bound == 0 ? 0 : (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = std::uint64_t{next()} * bound;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    template <typename T>
    void shuffle(std::span<T> values)
    {
        for (std::size_t left = values.size(); left > 1; --left)
            std::swap(values[left - 1], values[below(static_cast<std::uint32_t>(left))]);
    }

    /// Where the sequence stands, to keep it and go on from there.
    [[nodiscard]] std::uint64_t position() const { return m_state; }
    [[nodiscard]] static Random at(std::uint64_t position)
    {
        Random random;
        random.m_state = position;
        return random;
    }

    bool operator==(const Random &) const = default;

private:
    static constexpr std::uint64_t increment = 1442695040888963407ULL;

    std::uint64_t m_state = 0;
};
static_assert(std::is_trivially_copyable_v<Random> && sizeof(Random) == 8);

} // namespace mw
