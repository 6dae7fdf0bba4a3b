#pragma once

#include "core/rules.h"

#include <bit>

// These are keywords of Qt's and names in the engine.
#pragma push_macro("slots")
#pragma push_macro("emit")
#undef slots
#undef emit
#include "games/timespan/play/counts.h"
#include "games/timespan/play/decks.h"
#include "games/timespan/play/effects.h"
#include "games/timespan/play/timeline.h"

namespace mw::table::ages {

/// State and content of a game that is Timespan.
[[nodiscard]] inline const timespan::GameState &stateIn(const StateBlock &block)
{
    return *reinterpret_cast<const timespan::GameState *>(block.bytes.data()); // NOLINT: what a block is
}
[[nodiscard]] inline const timespan::Content &contentOf(const CompiledContent &content)
{
    return static_cast<const timespan::Content &>(content);
}

[[nodiscard]] inline const std::vector<timespan::GearSlot> &gearsOf(const timespan::TechBoard &board)
{
    return board.slots;
}

/// Whether a number names a thing that is seen; hidden and missing ones do not.
[[nodiscard]] inline bool isSeen(std::uint8_t number)
{
    return number < timespan::unknown;
}

/// Calls `visit(n)` for each bit n that is set.
template <typename Bits, typename Visit>
void forEachBit(Bits bits, Visit visit)
{
    for (; bits != 0; bits &= bits - 1) {
        visit(std::countr_zero(bits));
    }
}

} // namespace mw::table::ages
#pragma pop_macro("emit")
#pragma pop_macro("slots")
