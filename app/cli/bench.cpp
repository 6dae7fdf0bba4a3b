#include "allocations.h"
#include "common.h"

#include "core/random.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <ctime>
#include <functional>
#include <iostream>
#include <limits>

namespace mw::cli {

namespace {

/// Time that the process has had a core for: other work on the machine does not count.
struct Clock {
    using duration = std::chrono::duration<double>;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<Clock, duration>;

    static time_point now() { return time_point(duration(static_cast<double>(std::clock()) / CLOCKS_PER_SEC)); }
};

struct Arguments {
    PackChoice pack;
    int players = 0; ///< 0: as many as the game takes
    double seconds = 2;
};

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Random playouts on one core.
class Bench
{
public:
    Bench(const GamePack &pack, int players) : m_rules(*pack.rules), m_content(*pack.content), m_players(players) {}

    /// Games played out at random, and the same games with every answer listed and applied by itself.
    void playouts(double seconds, nlohmann::ordered_json &result)
    {
        const Rate fast = rate(seconds / 2, &Bench::playOut);
        const Rate listed = rate(seconds / 2, &Bench::playListed);
        result["moves_per_second"] = std::llround(static_cast<double>(fast.decisions) / fast.seconds);
        result["listed_moves_per_second"] = std::llround(static_cast<double>(listed.decisions) / listed.seconds);
        result["playouts_per_second"] = std::llround(static_cast<double>(fast.games) / fast.seconds);
        result["decisions_per_playout"] = fast.decisions / fast.games;
        result["allocations_per_decision"] = static_cast<double>(fast.allocated + listed.allocated) /
                                             static_cast<double>(fast.decisions + listed.decisions);
    }

    /// Nanoseconds of single steps, over states from all through some games; few enough to stay in the caches, as
    /// the state of a playout does.
    void steps(double seconds, nlohmann::ordered_json &result)
    {
        std::vector<StateBlock> all;
        for (std::uint64_t seed = 1; all.size() < 2000; ++seed)
            playListed(seed, &all);
        std::vector<StateBlock> states;
        for (std::size_t i = 0; i < all.size(); i += all.size() / 200)
            states.push_back(all[i]);
        std::vector<Action> actions;
        Random random(5);
        for (const StateBlock &state : states) {
            m_rules.legalActions(m_content, state, m_actions);
            actions.push_back(m_actions[random.below(static_cast<std::uint32_t>(m_actions.size()))]);
        }
        const std::size_t size = m_rules.stateSize();
        result["state_bytes"] = size;
        result["state_bytes_used"] = bytesUsed(all);
        StateBlock work{};
        const double copy = nanoseconds(states.size(), seconds / 3, [&](std::size_t i) {
            std::memcpy(work.bytes.data(), states[i].bytes.data(), size);
            // The copy must not be optimised away.
            m_sum += std::to_integer<std::uint64_t>(work.bytes[i % size]);
        });
        const double legal = nanoseconds(states.size(), seconds / 3, [&](std::size_t i) {
            m_rules.legalActions(m_content, states[i], m_actions);
            m_sum += m_actions.size();
        });
        const double apply = nanoseconds(states.size(), seconds / 3, [&](std::size_t i) {
            std::memcpy(work.bytes.data(), states[i].bytes.data(), size);
            m_rules.apply(m_content, work, actions[i], nullptr);
            m_sum += std::to_integer<std::uint64_t>(work.bytes[i % size]);
        });
        result["copy_ns"] = copy;
        result["legal_ns"] = legal;
        result["apply_ns"] = std::round(std::max(0.0, apply - copy) * 10) / 10;
        if (const double placements = placing(all, seconds / 3); placements > 0)
            result["placements_ns"] = placements;
        result["checksum"] = m_sum; // keeps the work from being optimised away
    }

private:
    /// How many bytes of the states are ever in use.
    [[nodiscard]] std::size_t bytesUsed(const std::vector<StateBlock> &states) const
    {
        StateBlock any{};
        for (const StateBlock &state : states)
            std::transform(any.bytes.begin(), any.bytes.end(), state.bytes.begin(), any.bytes.begin(), std::bit_or());
        return m_rules.stateSize() - static_cast<std::size_t>(std::count(
                                         any.bytes.begin(), any.bytes.begin() + m_rules.stateSize(), std::byte{}));
    }

    /// Nanoseconds of listing the answers where what began can be taken back; 0 where nothing can. In World Wonders
    /// that is where a piece is placed.
    double placing(const std::vector<StateBlock> &all, double seconds)
    {
        std::vector<StateBlock> states;
        for (const StateBlock &state : all) {
            m_rules.legalActions(m_content, state, m_actions);
            const bool isPlacing = std::any_of(m_actions.begin(), m_actions.end(),
                                               [this](const Action &action) { return m_rules.takesBack(action); });
            if (isPlacing && states.size() < 400)
                states.push_back(state);
        }
        return states.empty() ? 0 : nanoseconds(states.size(), seconds, [&](std::size_t i) {
            m_rules.legalActions(m_content, states[i], m_actions);
            m_sum += m_actions.size();
        });
    }

    struct Rate {
        std::uint64_t games = 0;
        std::uint64_t decisions = 0;
        std::uint64_t allocated = 0;
        double seconds = 0;
    };

    using Playout = std::uint64_t (Bench::*)(std::uint64_t seed, std::vector<StateBlock> *states);

    Rate rate(double seconds, Playout play)
    {
        Rate result;
        (this->*play)(0, nullptr); // touches everything once
        const std::uint64_t before = allocations();
        const Clock::time_point start = Clock::now();
        do {
            result.decisions += (this->*play)(++result.games, nullptr);
            result.seconds = secondsSince(start);
        } while (result.seconds < seconds);
        result.allocated = allocations() - before;
        return result;
    }

    StateBlock start(std::uint64_t seed) const
    {
        StateBlock state;
        if (m_rules.newGame(m_content, {.players = m_players, .firstPlayer = -1, .seed = seed}, state, nullptr))
            throw std::runtime_error("the game refuses this number of players");
        return state;
    }

    std::uint64_t playOut(std::uint64_t seed, std::vector<StateBlock> * /*states*/)
    {
        StateBlock state = start(seed);
        Random random(seed, 1);
        return m_rules.playOut(m_content, state, random, std::numeric_limits<std::uint64_t>::max());
    }

    /// With `states`, every state in which somebody decides is added there.
    std::uint64_t playListed(std::uint64_t seed, std::vector<StateBlock> *states)
    {
        StateBlock state = start(seed);
        Random random(seed, 1);
        std::uint64_t decisions = 0;
        for (m_rules.legalActions(m_content, state, m_actions); !m_actions.isEmpty(); ++decisions) {
            if (states)
                states->push_back(state);
            const Action action = m_actions[random.below(static_cast<std::uint32_t>(m_actions.size()))];
            m_rules.apply(m_content, state, action, nullptr);
            m_rules.legalActions(m_content, state, m_actions);
        }
        return decisions;
    }

    template <typename Work>
    static double nanoseconds(std::size_t count, double seconds, const Work &work)
    {
        std::uint64_t done = 0;
        const Clock::time_point start = Clock::now();
        do {
            for (std::size_t i = 0; i < count; ++i)
                work(i);
            done += count;
        } while (secondsSince(start) < seconds);
        return std::round(secondsSince(start) * 1e10 / static_cast<double>(done)) / 10;
    }

    const Rules &m_rules;
    const CompiledContent &m_content;
    int m_players;
    ActionList m_actions;
    std::uint64_t m_sum = 0;
};

double loadMilliseconds(const PackChoice &choice)
{
    double best = 1e9;
    for (int i = 0; i < 3; ++i) {
        const Clock::time_point start = Clock::now();
        const yaml::LoadResult loaded = yaml::loadPack(choice.folder, {}, choice.variant);
        best = std::min(best, secondsSince(start) * 1000);
    }
    return std::round(best * 10) / 10;
}

int mostPlayers(const GamePack &pack)
{
    const Value *players = pack.items.ofKind("game").front()->field("players");
    return players ? static_cast<int>(players->intOr("max", 2)) : 2;
}

int run(const Arguments &arguments)
{
    const std::shared_ptr<const GamePack> pack = openPack(arguments.pack);
    if (!pack)
        return findings;
    const int players = arguments.players > 0 ? arguments.players : mostPlayers(*pack);
    nlohmann::ordered_json result{{"game", pack->rules->game()}, {"players", players}};
    Bench bench(*pack, players);
    bench.playouts(arguments.seconds / 2, result);
    bench.steps(arguments.seconds / 2, result);
    result["load_and_check_ms"] = loadMilliseconds(arguments.pack);
    std::cout << result.dump() << '\n';
    return good;
}

} // namespace

void addBench(CLI::App &app, int &status)
{
    CLI::App *command =
        app.add_subcommand("bench", "Measure random playouts in seconds of one core's time; one line of JSON");
    const auto arguments = std::make_shared<Arguments>();
    addPackOptions(*command, arguments->pack);
    command->add_option("--players", arguments->players, "Number of players; as many as possible if not given")
        ->check(CLI::Range(1, 99));
    command->add_option("--seconds", arguments->seconds, "How long to measure")->check(CLI::Range(0.01, 3600.0));
    command->callback([arguments, &status] { status = run(*arguments); });
}

} // namespace mw::cli
