#pragma once

#include "games/steam_time/engine.h"

namespace mw::steam_time {

/// What a player has of the modules in play, in tenths of an esteem: the specialist on top and those in hand, a
/// saboteur that stands in the way of others, T.I.M.E.-crystals for bribes.
[[nodiscard]] int modulesWorth(const Content &content, const GameState &state, int seat);

} // namespace mw::steam_time
