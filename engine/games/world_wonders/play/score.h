#pragma once

#include "engine.h"

namespace mw::world_wonders {

/// The final score of a player, line by line (WW-SCORE-01 to 08).
struct Score {
    int population = 0;
    int leastResource = 0;
    int monuments = 0;
    int resources = 0;
    int districts = 0;
    int loan = 0;
    std::array<int, maxShown> objectives{};

    [[nodiscard]] int total() const;
};

/// As if the game ended now.
[[nodiscard]] std::array<Score, maxPlayers> scores(const Content &content, const GameState &state);
/// Without objectives.
[[nodiscard]] Score ownScore(const Content &content, const GameState &state, int seat);
/// What a player has to show for an objective (WW-OBJ-01 to 10); districts are 1 or 0.
[[nodiscard]] int objectiveValue(const Content &content, const GameState &state, int seat, const Objective &objective);
[[nodiscard]] std::array<int, maxPlayers> objectivePoints(const Content &content, const GameState &state,
                                                          const Objective &objective);
/// Points that the player of a solo game has to beat (WW-SOLO-14, 15).
[[nodiscard]] int soloTarget(const Content &content, const GameState &state);

/// Ends the game and tells of every line and what counts for it.
void finishGame(Engine &engine);

} // namespace mw::world_wonders
