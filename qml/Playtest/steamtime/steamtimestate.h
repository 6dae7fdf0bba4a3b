#pragma once

#include "core/rules.h"

// These are keywords of Qt's and names in the engine.
#pragma push_macro("slots")
#pragma push_macro("emit")
#undef slots
#undef emit
#include "games/steam_time/state/boards.h"
#include "games/steam_time/state/state.h"

namespace mw::table {

/// Number of crystal slots of an action space and of a generator.
[[nodiscard]] inline int slotsOf(const steam_time::Space &space)
{
    return space.slots;
}
[[nodiscard]] inline int slotsOf(const steam_time::GeneratorBoard &board)
{
    return board.slots;
}

/// State and content of a game that is Steam Time.
[[nodiscard]] inline const steam_time::GameState &stateIn(const StateBlock &block)
{
    return *reinterpret_cast<const steam_time::GameState *>(block.bytes.data()); // NOLINT: what a block is
}
[[nodiscard]] inline const steam_time::Content &contentOf(const CompiledContent &content)
{
    return static_cast<const steam_time::Content &>(content);
}

} // namespace mw::table
#pragma pop_macro("emit")
#pragma pop_macro("slots")
