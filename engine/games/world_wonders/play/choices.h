#pragma once

#include "memory.h"

namespace mw::world_wonders {

/// All legal answers to a question: single actions, or places as masks with `back` behind them.
struct Choices {
    std::array<Action, 40> actions;
    std::size_t actionCount = 0;
    PlaceSets places;

    [[nodiscard]] std::size_t size() const { return places.size + actionCount; }
    /// The answer of a number, in the order of legalActions().
    [[nodiscard]] Action at(std::size_t number, int seat) const;
};

/// Finds them; there is none when the game is over.
void findChoices(const Content &content, const GameState &state, Choices &choices, PlaceMemory *memory = nullptr);

} // namespace mw::world_wonders
