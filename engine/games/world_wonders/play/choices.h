#pragma once

#include "memory.h"

#include "games/world_wonders/city/bits.h"

namespace mw::world_wonders {

/// All legal answers to a question: places as masks, and behind them the others.
struct Choices {
    PlaceSets places;
    Answers others = 0;

    [[nodiscard]] std::size_t size() const { return places.size + countBits(others); }
    /// The answer of a number, in the order of legalActions().
    [[nodiscard]] Action at(const GameState &state, std::size_t number) const;
};

/// Finds them; there is none when the game is over.
void findChoices(const Content &content, const GameState &state, Choices &choices);
/// The same for a turn in which nothing is being placed; with a memory it is told sooner.
[[nodiscard]] Answers findTurnAnswers(const Content &content, const GameState &state, PlaceMemory *memory = nullptr);

} // namespace mw::world_wonders
