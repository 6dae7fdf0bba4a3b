#pragma once

#include "playengine.h"

#include <utility>

namespace mw::timespan {

/// The age of the hourglass (TS-AGE-05).
[[nodiscard]] int ageOf(const Content &content, const GameState &state);
/// Index of the deck of history cards that is meant, or -1 if there is none (TS-AGE-06).
[[nodiscard]] int deckOf(const Content &content, const GameState &state, int which);
/// The same for stacks of discovery tiles, of which there is none for Age IV.
[[nodiscard]] int tileDeckOf(const Content &content, const GameState &state, int which);

/// A history card, wonder, vision or discovery tile goes under its deck.
void putUnder(Engine &engine, Pile pile, int card);
/// The next card of a pile, or none (TS-OPEN-14).
[[nodiscard]] std::uint8_t drawFrom(Engine &engine, Pile pile, int which);
/// A drawn card comes into the hand of a player.
void keepCard(Engine &engine, int seat, Pile pile, int card, int source);

/// Registers of a frame that hold drawn cards of a pile: position and number of the first ones.
[[nodiscard]] std::pair<int, int> cardsIn(const Frame &frame, Pile pile);

/// Registers of a Draw and of an Exchange frame: the pile, how many are to be kept, how many there are, the cards;
/// those that have been chosen already are none.
namespace drawn {
enum Register : std::uint8_t { pile, keep, count, first, last = first + 3, chosen };
} // namespace drawn

} // namespace mw::timespan
