#pragma once

#include "games/steam_time/engine.h"

namespace mw::steam_time {

/// A player's income phase.
void pushIncome(Engine &engine, int seat);
/// Upgrades that still have to pay in an Income frame: bit n is upgrade n.
[[nodiscard]] std::uint64_t unpaidUpgrades(const Frame &frame);

} // namespace mw::steam_time
