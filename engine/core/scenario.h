#pragma once

#include "game.h"

#include <optional>
#include <string>
#include <vector>

namespace mw {

/// One line under `play`: an action, perhaps one that must be refused, or an expectation in between.
struct ScenarioStep {
    std::string action;  ///< text form; empty for an expectation
    int player = -1;     ///< seat that acts; -1 for whoever is asked
    std::string refused; ///< id of the rule that must refuse it; empty if it must work
    Value expect;        ///< Null for an action
    Location location;
};

/// A scenario file as read (docs/scenarios.md). A value.
struct Scenario {
    std::string title;
    std::vector<std::string> rules; ///< ids of the rules that it holds
    std::string pack;               ///< folder relative to the file; empty for the pack it lies in
    std::string with;               ///< file with content and patch to share, relative to the file; empty for none
    std::string variant;
    Value options; ///< map of option ids to their texts, or Null
    Value content; ///< collections that replace the pack's own, or Null
    Value patch;   ///< changes as in a variant, or Null
    Setup setup;
    Value given; ///< part of the state, or Null
    std::vector<ScenarioStep> play;
    Value expect; ///< Null if there is none
};

/// First difference between what a scenario says and what came.
struct ScenarioFailure {
    int step = 0;     ///< counted from 1; 0 is the start, one past the last the final `expect`
    std::string path; ///< which value: "players/1/gold", "legal", "refused"
    std::string expected;
    std::string actual;
    Location location;

    /// "file:line:column: step 3: players/1/gold: expected 4, got 5"
    [[nodiscard]] std::string toString() const;
};

struct ScenarioResult {
    Diagnostics problems;                   ///< why it could not be run
    std::optional<ScenarioFailure> failure; ///< none when it holds
    std::optional<Game> game;               ///< as far as it was played, from the given start

    [[nodiscard]] bool holds() const { return game && !failure && !hasErrors(problems); }
};

/// Reads the values of a scenario file. Diagnostics name unknown keys and wrong values; nothing on an error.
[[nodiscard]] std::optional<Scenario> readScenario(const Value &value, Diagnostics &problems);
/// Puts the `content` and `patch` of a file that scenarios share under those of a scenario: its own collections replace
/// shared ones, its own patch comes after the shared one.
void shareContent(const Value &shared, Scenario &scenario, Diagnostics &problems);
/// Content as the scenario wants it: variant, patch and options over the items of its pack. Its own `content` must
/// be in `items` already. Null, and diagnostics, when that is not playable.
[[nodiscard]] std::shared_ptr<const GamePack> packFor(const Scenario &scenario, const Rules &rules, Items items,
                                                      Diagnostics &problems);
/// Plays it to its end or to the first difference.
[[nodiscard]] ScenarioResult runScenario(const Scenario &scenario, std::shared_ptr<const GamePack> pack);
/// First difference between an `expect` map and a game; events are those since step `since`.
[[nodiscard]] std::optional<ScenarioFailure> compareWithGame(const Value &expect, const Game &game, std::size_t since);

/// "Keep as scenario": steps from..to (not included) of a running game as a scenario file, with the state before
/// them as given and what they changed as expected.
[[nodiscard]] Value scenarioValue(const Game &game, std::size_t from, std::size_t to, const std::string &title);
[[nodiscard]] std::string writeScenario(const Game &game, std::size_t from, std::size_t to, const std::string &title);

} // namespace mw
