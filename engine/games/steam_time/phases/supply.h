#pragma once

#include "games/steam_time/engine.h"

namespace mw::steam_time {

/// Fills the action spaces for the state's round (ST-SETUP-20 to 22, ST-SUPPLY-05 to 07).
void layOut(Engine &engine);
/// Lays out expeditions and upgrades of the state's round in the place of others, for a start in a later round.
void layOutRound(Engine &engine);
/// From the end of an action phase to the beginning of the next round.
void supply(Engine &engine);
/// Shuffles the discarded encounters into the empty deck (ST-ENCOUNTER-14).
void renewEncounters(Engine &engine);

} // namespace mw::steam_time
