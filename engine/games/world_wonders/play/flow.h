#pragma once

#include "engine.h"

/// How a game goes on: gains, displays, turns, rounds.
namespace mw::world_wonders {

/// Moves the markers of a player by what a tile or monument brings.
void gain(Engine &engine, int seat, const Gains &gains, int source);
/// Whether somebody stands on the last space of the population track (WW-END-02).
[[nodiscard]] bool endIsReached(const Content &content, const GameState &state);

/// Turns up the next card of the monument deck in a slot, if there is one.
void revealMonument(Engine &engine, int slot);
/// Turns up the next tile of every stack.
void revealBuildings(Engine &engine);
void refillRoads(Engine &engine);
/// Slot of a monument on display, or -1.
[[nodiscard]] int slotOf(const GameState &state, int monument);

/// The first round, with whoever begins it.
void beginRound(Engine &engine);
/// Goes on until somebody has something to decide, or the game is over.
void settle(Engine &engine);
/// Ends the turn of the active player.
void endTurn(Engine &engine, bool passed);

/// The seats in the order of the next round (WW-ORDER-01 to 05).
[[nodiscard]] std::array<std::uint8_t, maxPlayers> nextOrder(const Content &content, const GameState &state);

/// A turn of the Automaton (WW-SOLO-05 to 12).
void playAutomaton(Engine &engine);
/// Turns all solo cards face down and shuffles them.
void shuffleSoloDeck(Engine &engine);

} // namespace mw::world_wonders
