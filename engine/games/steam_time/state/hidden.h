#pragma once

#include "games/steam_time/engine.h"

namespace mw {
class Random;
}

namespace mw::steam_time {

/// ST-OPEN-45: takes the specialists that a player may not see out of a view: hands of others, and all piles.
void hideSpecialists(GameState &view, int player);
/// Deals the specialists that a player does not know anew: hands and piles of others, the order of the own pile.
void resampleSpecialists(const Content &content, GameState &state, int player, Random &random);

} // namespace mw::steam_time
