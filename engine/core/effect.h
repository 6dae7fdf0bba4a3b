#pragma once

#include <cstdint>
#include <span>
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

/// What a modifier does to a quantity of the game as long as it is in force. Closed, like the verbs of effects.
enum class ModifierVerb : std::uint8_t {
    More,   ///< the quantity is larger by the amount
    Less,   ///< the quantity is smaller by the amount, though never below zero
    Ignore, ///< a restriction is not heeded
};

/// A lasting skill: {more: hand}, {less: crystal-price, amount: 2}, {ignore: stream-of-time}. Quantities are the
/// game's own numbers (its content.h).
struct Modifier {
    ModifierVerb verb;
    std::uint8_t quantity;
    std::uint8_t amount; ///< at least 1; of no account for Ignore

    bool operator==(const Modifier &) const = default;
};

/// How much larger modifiers make a quantity; negative for smaller.
[[nodiscard]] constexpr int changeOf(std::span<const Modifier> modifiers, int quantity)
{
    int change = 0;
    for (const Modifier &modifier : modifiers) {
        if (modifier.quantity == quantity && modifier.verb != ModifierVerb::Ignore)
            change += modifier.verb == ModifierVerb::More ? modifier.amount : -modifier.amount;
    }
    return change;
}
/// Whether a restriction is lifted by one of the modifiers.
[[nodiscard]] constexpr bool isIgnored(std::span<const Modifier> modifiers, int quantity)
{
    for (const Modifier &modifier : modifiers) {
        if (modifier.quantity == quantity && modifier.verb == ModifierVerb::Ignore)
            return true;
    }
    return false;
}

/// A run of effects in a content's table: positions begin … end - 1.
struct Program {
    std::uint16_t begin = 0;
    std::uint16_t end = 0;

    [[nodiscard]] bool isEmpty() const { return begin == end; }
    bool operator==(const Program &) const = default;
};

} // namespace mw
