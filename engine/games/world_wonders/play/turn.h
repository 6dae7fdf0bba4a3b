#pragma once

#include "offers.h"

namespace mw::world_wonders {

/// Loan operations, ending and passing a turn.
[[nodiscard]] Refused refuseLoan(const Content &content, const GameState &state);
[[nodiscard]] Refused refusePayOff(const Content &content, const GameState &state);
[[nodiscard]] Refused refuseEnd(const Content &content, const GameState &state);
[[nodiscard]] Refused refusePass(const Content &content, const GameState &state);

} // namespace mw::world_wonders
