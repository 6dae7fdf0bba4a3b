#pragma once

#include "games/steam_time/engine.h"

namespace mw::steam_time {

/// The answers to the question that is asked as a set: bit n is the answer actionAt() n. All that somebody might try.
[[nodiscard]] std::uint64_t allChoices(const Content &content, const GameState &state);
/// Those of them that are not refused.
[[nodiscard]] std::uint64_t legalChoices(const Content &content, const GameState &state);
[[nodiscard]] Action actionAt(const Content &content, const GameState &state, int choice);
void addActions(const Content &content, const GameState &state, std::uint64_t choices, ActionList &actions);

/// Why an answer of the right kind is refused.
[[nodiscard]] Refused refuseAnswer(const Content &content, const GameState &state, const Action &action);
/// Refuses an action that answers another question than the one asked, by the rule that it breaks.
[[nodiscard]] Refused refuseMoment(const Content &content, const GameState &state, const Action &action);

} // namespace mw::steam_time
