#pragma once

#include "games/timespan/play/playengine.h"

#include <span>

/// What things are worth to a bot, in tenths of a point.
namespace mw::timespan {

/// A list of effects, once. What is paid counts against what hangs on it; a list is never worth less than nothing,
/// since it may be declined.
[[nodiscard]] int worthOf(const Content &content, Program program);
/// Cubes on the spaces of the storage board, or a price.
[[nodiscard]] int priceWorth(const Price &price);
/// The way made on a track.
[[nodiscard]] int trackWorth(const Player &player, int track);
/// How far a player has come towards all that is needed, in percent; 100 only if everything is fulfilled.
[[nodiscard]] int progress(const Content &content, const GameState &state, int seat, std::span<const Need> needs);

} // namespace mw::timespan
