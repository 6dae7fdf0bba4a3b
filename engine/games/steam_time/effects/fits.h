#pragma once

#include "games/steam_time/engine.h"

namespace mw::steam_time {

/// Whether every crystal that a program gains after its payments can be found and placed (ST-OPEN-12 as an option).
[[nodiscard]] bool fitsWholly(const Content &content, const GameState &state, const Player &player,
                              const Program &program);

} // namespace mw::steam_time
