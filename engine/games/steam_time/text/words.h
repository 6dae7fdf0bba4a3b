#pragma once

#include "games/steam_time/state/boards.h"

#include "core/givenvalues.h"
#include "core/value.h"

#include <string>
#include <string_view>

/// The words that scenarios and saved states use for the enumerations of the state (docs/steam-time-state.md).
namespace mw::steam_time {

inline constexpr std::array<std::string_view, 6> phaseWords{"income", "action", "supply", "missions", "over", "draft"};
inline constexpr std::array<std::string_view, 13> frameWords{
    "turn",    "tile",   "bonus-action", "action", "encounter", "buying", "payment",
    "effects", "income", "missions",     "draft",  "saboteur",  "bribe"};
inline constexpr std::array<std::string_view, 22> askWords{
    "nothing",        "turn",        "special",   "bonus-action", "encounter",   "top-or-bottom",
    "purple",         "mission",     "buy",       "letter",       "income",      "order",
    "gain-colour",    "marked-slot", "time-slot", "free-crystal", "pay-crystal", "hand-in",
    "fulfil-mission", "pick",        "saboteur",  "bribe"};
inline constexpr std::array<std::string_view, 4> deckWords{"missions", "encounters", "upgrades", "expeditions"};
inline constexpr std::string_view hangarWord = "hangar"; ///< where a saboteur is that stands nowhere
inline constexpr std::string_view emptyWord = "empty";
inline constexpr std::string_view unknownWord = "unknown";
inline constexpr std::string_view restWord = "rest"; ///< in a deck: what is not named stays below

/// "gold", "gold/2" for the second space of the kind: what a space is called within its board.
[[nodiscard]] std::string spaceWord(const Panel &panel, int place);
/// Id of a card of a deck; "unknown" in views.
[[nodiscard]] std::string cardId(const Content &content, Deck deck, int card);
/// Adds what a player has of the modules that are in play.
void describeModules(const Content &content, const GameState &state, int seat, Value &player);
/// Seats whose saboteurs stand on a space.
[[nodiscard]] Value describeSaboteurs(const GameState &state, int space);
/// Number of the card of an id, or -1.
[[nodiscard]] int cardNumber(const Content &content, Deck deck, std::string_view id);

} // namespace mw::steam_time
