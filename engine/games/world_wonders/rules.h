#pragma once

#include "content/content.h"
#include "state.h"

#include "core/rules.h"

namespace mw {
class Random;
}

/// The verbs of World Wonders; each is described at its namesake in core/rules.h.
namespace mw::world_wonders {

std::optional<Refusal> newGame(const Content &content, const Setup &setup, GameState &state, EventList *events);
[[nodiscard]] Question question(const Content &content, const GameState &state);
[[nodiscard]] int playerCount(const GameState &state);
[[nodiscard]] bool isOver(const GameState &state);
void legalActions(const Content &content, const GameState &state, ActionList &actions);
[[nodiscard]] std::optional<Refusal> refusal(const Content &content, const GameState &state, const Action &action);
void candidates(const Content &content, const GameState &state, ActionList &actions);
[[nodiscard]] bool takesBack(const Action &action);
void apply(const Content &content, GameState &state, const Action &action, EventList *events);
std::uint64_t playOut(const Content &content, GameState &state, Random &random, std::uint64_t most);
[[nodiscard]] std::vector<Standing> standings(const Content &content, const GameState &state);
[[nodiscard]] GameState viewFor(const Content &content, const GameState &state, int player);
void determinize(const Content &content, GameState &state, int player, Random &random);
[[nodiscard]] int evaluate(const Content &content, const GameState &state, int player);

[[nodiscard]] std::string actionText(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] std::optional<Action> parseAction(const Content &content, const GameState &state, std::string_view text);
[[nodiscard]] Message describeAction(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Message describeEvent(const Content &content, const GameState &after, const Event &event);
[[nodiscard]] Value describeState(const Content &content, const GameState &state);
void overlayState(const Content &content, GameState &state, const Value &given, Diagnostics &problems);
void carryOver(const Content &from, const Content &to, GameState &state, Diagnostics &problems);

/// World Wonders behind the interface of all games.
[[nodiscard]] const Rules &rules();

} // namespace mw::world_wonders
