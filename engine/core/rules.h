#pragma once

#include "action.h"
#include "diagnostic.h"
#include "event.h"
#include "items.h"
#include "message.h"
#include "options.h"
#include "refusal.h"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mw {

class Random;

/// A game's content compiled for play: immutable, shared between threads. Each game derives its own.
class CompiledContent
{
public:
    virtual ~CompiledContent() = default;
};

/// Room for any game's state, which is a trivially copyable struct at its start. Copying the block is copying
/// the state; bytes past the state's size are not read.
struct StateBlock {
    static constexpr std::size_t capacity = 4096;
    alignas(64) std::array<std::byte, capacity> bytes;
};

/// What the game waits for.
struct Question {
    int player = -1; ///< the seat that answers; -1 when the game is over
    Message text;    ///< "Choose the generator for the T.I.M.E.-crystal"
    int source = -1; ///< position in Items::all() of the item that asks, or -1
};

struct Standing {
    int player = 0;
    int score = 0;
    int rank = 1; ///< 1 is best; ties share a rank
};

/// The six verbs of a game (and what table, bots, scenarios and saves need besides) over erased types. One per
/// game, stateless; `content` and `state` are always those of this game. Implemented by the template in
/// rulesfor.h over each game's free functions.
class Rules
{
public:
    virtual ~Rules() = default;

    [[nodiscard]] virtual std::string_view game() const = 0; ///< folder name: "steam-time"
    [[nodiscard]] virtual std::size_t stateSize() const = 0; ///< bytes, at most StateBlock::capacity
    /// Reads items into tables. Problems are appended; null when any of them is an error.
    [[nodiscard]] virtual std::unique_ptr<const CompiledContent>
    compile(const Items &items, const OptionValues &options, Diagnostics &problems) const = 0;

    /// Refuses an impossible setup (number of players); leaves `state` alone then.
    [[nodiscard]] virtual std::optional<Refusal> newGame(const CompiledContent &content, const Setup &setup,
                                                         StateBlock &state, EventList *events) const = 0;
    [[nodiscard]] virtual Question question(const CompiledContent &content, const StateBlock &state) const = 0;
    [[nodiscard]] virtual int playerCount(const StateBlock &state) const = 0;
    [[nodiscard]] virtual bool isOver(const StateBlock &state) const = 0;
    /// Complete, without duplicates, in a fixed order; empty only when the game is over.
    virtual void legalActions(const CompiledContent &content, const StateBlock &state, ActionList &actions) const = 0;
    /// The only truth about legality: nothing if `action` may be applied, else the rule that forbids it.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const CompiledContent &content, const StateBlock &state,
                                                         const Action &action) const = 0;
    /// Everything that a person might try now, legal or not: what "why not?" is asked about.
    virtual void candidates(const CompiledContent &content, const StateBlock &state, ActionList &actions) const = 0;
    /// Precondition: not refused. Runs on to the next question or the end. `events` may be null.
    virtual void apply(const CompiledContent &content, StateBlock &state, const Action &action,
                       EventList *events) const = 0;
    /// Whether a legal action only takes back what the same player did before: it leads to a position that was there
    /// already. People may want that; a bot that thought it the best would go in a circle for ever.
    [[nodiscard]] virtual bool takesBack(const Action &action) const = 0;
    /// Plays on with answers drawn at random, until the game is over or `most` are given; returns how many were. Draws
    /// for each of them Random::below(number of legal actions), which is then the place in legalActions().
    virtual std::uint64_t playOut(const CompiledContent &content, StateBlock &state, Random &random,
                                  std::uint64_t most) const = 0;
    [[nodiscard]] virtual std::vector<Standing> standings(const CompiledContent &content,
                                                          const StateBlock &state) const = 0;
    /// What `player` may see: hidden things are replaced by "unknown". -1 is a spectator.
    [[nodiscard]] virtual StateBlock viewFor(const CompiledContent &content, const StateBlock &state,
                                             int player) const = 0;
    /// Resamples what `player` does not know, consistently with what the player knows.
    virtual void determinize(const CompiledContent &content, StateBlock &state, int player, Random &random) const = 0;
    /// How good the state is for a player by simple features; higher is better. Used by the greedy bot.
    [[nodiscard]] virtual int evaluate(const CompiledContent &content, const StateBlock &state, int player) const = 0;

    /// Stable text form for logs, saves and scenarios: "place stonehenge/gold". Unique among legal actions.
    [[nodiscard]] virtual std::string actionText(const CompiledContent &content, const StateBlock &state,
                                                 const Action &action) const = 0;
    [[nodiscard]] virtual std::optional<Action> parseAction(const CompiledContent &content, const StateBlock &state,
                                                            std::string_view text) const = 0;
    /// The same for people: "Place an airship on Gold at Stonehenge".
    [[nodiscard]] virtual Message describeAction(const CompiledContent &content, const StateBlock &state,
                                                 const Action &action) const = 0;
    /// What happened, without its subject where the event has a player: "gains 4 gold".
    [[nodiscard]] virtual Message describeEvent(const CompiledContent &content, const StateBlock &after,
                                                const Event &event) const = 0;
    /// The whole state by the rulebook's names, as scenarios write it (docs/scenarios.md).
    [[nodiscard]] virtual Value describeState(const CompiledContent &content, const StateBlock &state) const = 0;
    /// Lays part of a state, in the same names, over `state`. Problems are appended; `state` is then unspecified.
    virtual void overlayState(const CompiledContent &content, StateBlock &state, const Value &given,
                              Diagnostics &problems) const = 0;
    /// Carries a state over to other content by text ids. Problems name what is missing.
    virtual void carryOver(const CompiledContent &from, const CompiledContent &to, StateBlock &state,
                           Diagnostics &problems) const = 0;
};

} // namespace mw
