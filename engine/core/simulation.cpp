#include "simulation.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <thread>

namespace mw {

namespace {

/// The game itself uses the first streams of its seed.
constexpr std::uint32_t botStream = 1000;

struct Player {
    std::unique_ptr<Bot> bot;
    Random random;
};

std::vector<Player> seat(const Setup &setup, const std::vector<std::string> &bots)
{
    std::vector<Player> players;
    for (int i = 0; i < setup.players; ++i) {
        const auto index = static_cast<std::size_t>(i);
        players.push_back({makeBot(index < bots.size() ? bots[index] : "random"), botRandom(setup.seed, i)});
        assert(players.back().bot);
    }
    return players;
}

} // namespace

Random botRandom(std::uint64_t seed, int seat)
{
    return Random(seed, botStream + static_cast<std::uint32_t>(seat));
}

GameResult playGame(const GamePack &pack, const Setup &setup, const std::vector<std::string> &bots, int bound)
{
    const Rules &rules = *pack.rules;
    GameResult result;
    result.seed = setup.seed;
    StateBlock state;
    if (rules.newGame(*pack.content, setup, state, nullptr))
        return result;
    std::vector<Player> players = seat(setup, bots);
    while (!rules.isOver(state) && result.decisions < bound) {
        const int player = rules.question(*pack.content, state).player;
        Player &chooser = players[static_cast<std::size_t>(player)];
        const Action action = chooser.bot->choose(pack, state, player, chooser.random);
        rules.apply(*pack.content, state, action, nullptr);
        ++result.decisions;
    }
    result.finished = rules.isOver(state);
    result.standings = rules.standings(*pack.content, state);
    return result;
}

std::vector<GameResult> simulate(const GamePack &pack, const Simulation &simulation)
{
    std::vector<GameResult> results(static_cast<std::size_t>(std::max(simulation.games, 0)));
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < results.size(); i = next++) {
            Setup setup = simulation.setup;
            setup.seed += i;
            results[i] = playGame(pack, setup, simulation.bots, simulation.bound);
        }
    };
    const unsigned wanted = simulation.threads > 0 ? static_cast<unsigned>(simulation.threads)
                                                   : std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::jthread> threads;
    for (unsigned i = 1; i < std::min<std::size_t>(wanted, results.size()); ++i)
        threads.emplace_back(work);
    work();
    threads.clear();
    return results;
}

} // namespace mw
