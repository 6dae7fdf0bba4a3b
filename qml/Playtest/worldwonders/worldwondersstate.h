#pragma once

#include "core/rules.h"

// A keyword of Qt's and a name in the engine.
#pragma push_macro("emit")
#undef emit
#include "games/world_wonders/actions.h"
#include "games/world_wonders/city/city.h"
#include "games/world_wonders/events.h"
#include "games/world_wonders/play/engine.h"
#include "games/world_wonders/play/places.h"
#include "games/world_wonders/play/score.h"
#pragma pop_macro("emit")

namespace mw::table::wonders {

/// State and content of a game that is World Wonders.
[[nodiscard]] inline const world_wonders::GameState &stateIn(const StateBlock &block)
{
    return *reinterpret_cast<const world_wonders::GameState *>(block.bytes.data()); // NOLINT: what a block is
}
[[nodiscard]] inline const world_wonders::Content &contentOf(const CompiledContent &content)
{
    return static_cast<const world_wonders::Content &>(content);
}

} // namespace mw::table::wonders
