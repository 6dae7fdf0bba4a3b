#pragma once

#include "engine.h"

namespace mw::steam_time {

/// Whether the question that the top frame asks has exactly one legal answer, which is then in `only`.
[[nodiscard]] bool soleAnswer(const Content &content, const GameState &state, Action &only);
/// Refuses an action that answers another question than the one asked, by the rule that it breaks.
[[nodiscard]] Refused refuseMoment(const Content &content, const GameState &state, const Action &action);

} // namespace mw::steam_time
