#pragma once

#include <cstdint>
#include <type_traits>

namespace mw {

/// What an effect does. Closed: every game reads all its effects into these.
enum class EffectVerb : std::uint8_t {
    Gain, ///< the player receives from a stock, as far as stock and room reach
    Pay,  ///< the player hands in, the whole amount or nothing
};

/// Which of several sorts (colours) of a resource is meant.
enum class EffectChoice : std::uint8_t {
    None,  ///< the resource has no sorts
    Fixed, ///< the one in `sort`
    Any,   ///< the player chooses for each unit
    Same,  ///< the player chooses once for all units
};

/// One effect as the game runs it. Resources and sorts are the game's own numbers (its content.h).
struct Effect {
    EffectVerb verb : 4;
    EffectChoice choice : 4;
    std::uint8_t resource;
    std::uint8_t sort;
    std::uint8_t amount; ///< at least 1

    bool operator==(const Effect &) const = default;
};
static_assert(std::is_trivially_copyable_v<Effect> && sizeof(Effect) == 4);

/// A run of effects in a content's table: positions begin … end - 1.
struct Program {
    std::uint16_t begin = 0;
    std::uint16_t end = 0;

    [[nodiscard]] bool isEmpty() const { return begin == end; }
    bool operator==(const Program &) const = default;
};

} // namespace mw
