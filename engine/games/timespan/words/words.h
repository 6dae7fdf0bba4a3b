#pragma once

#include "games/timespan/actionkinds.h"
#include "games/timespan/gamestate.h"

#include "core/givenvalues.h"

#include <array>
#include <optional>
#include <string_view>

/// What things are called in texts of actions and states, in scenarios and saved games.
namespace mw::timespan {

inline constexpr std::array<std::string_view, actionKinds> actionWords{
    "step-in",       "time-up", "support",  "by-hand",  "discard-card", "discard-wonder", "discard-tile",
    "deliver",       "buy",     "spend",    "return",   "use-tile",     "civilization",   "tech-board",
    "bid",           "keep",    "pick",     "camel",    "stay",         "worker box",     "worker card",
    "worker wonder", "play",    "build",    "finish",   "take",         "decline",        "choose",
    "accept",        "luxury",  "resource", "upgrade",  "unlock",       "type",           "card",
    "under",         "remove",  "bury",     "exchange", "use-now",      "keep-for-later"};

inline constexpr std::string_view unknownWord = "unknown";
inline constexpr std::string_view marketWord = "marketplace";

inline constexpr std::array<std::string_view, 8> phaseWords{"boards",  "start",  "discovery", "camels",
                                                            "workers", "income", "scoring",   "over"};
inline constexpr std::array<std::string_view, 25> frameWords{
    "boards",   "start",     "offer",     "camel",  "turn",     "income", "last",  "support", "effects",
    "choice",   "pay",       "gain",      "any-of", "upgrade",  "track",  "gear",  "search",  "draw",
    "exchange", "hand-card", "bury-tile", "remove", "triggers", "clock",  "return"};
inline constexpr std::array<std::string_view, 27> askWords{
    "nothing", "civilization", "tech-board", "bid",      "wonder", "vision", "offer",  "camel",  "turn",
    "last",    "support",      "reward",     "choice",   "pay",    "room",   "luxury", "basic",  "upgrade",
    "gear",    "type",         "keep",       "exchange", "card",   "under",  "tile",   "remove", "clock"};

/// The kind of action whose word a text begins with; the longest fits.
[[nodiscard]] std::optional<ActionKind> parseKind(std::string_view text);
/// Whether a text of the kind has two arguments, or none.
[[nodiscard]] bool hasSecond(ActionKind kind);
[[nodiscard]] bool hasNone(ActionKind kind);
/// Of what the cards of a Keep are.
[[nodiscard]] Pile keptPile(const GameState &state);
/// "below-1": an action box by its row and timeline space.
[[nodiscard]] std::string boxWord(const Box &box);

} // namespace mw::timespan
