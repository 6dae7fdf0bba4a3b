#pragma once

#include "bots.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mw {

/// How a game between bots went.
struct GameResult {
    std::uint64_t seed = 0;
    int decisions = 0;
    bool finished = false; ///< false when the setup was refused or the game did not end within the bound
    std::vector<Standing> standings;
};

struct Simulation {
    Setup setup;                   ///< of the first game; each further one has the next seed
    std::vector<std::string> bots; ///< by seat; missing ones are "random", all must exist
    int games = 1;
    int threads = 0;    ///< 0: one for each processor
    int bound = 20'000; ///< decisions after which a game is given up
};

/// Where the chance of the bot at a seat comes from, so that a game between bots is the same however it is run.
[[nodiscard]] Random botRandom(std::uint64_t seed, int seat);
/// One game. Its course depends on pack, setup and bots alone.
[[nodiscard]] GameResult playGame(const GamePack &pack, const Setup &setup, const std::vector<std::string> &bots,
                                  int bound);
/// All games, by seed. The results do not depend on the number of threads.
[[nodiscard]] std::vector<GameResult> simulate(const GamePack &pack, const Simulation &simulation);

} // namespace mw
