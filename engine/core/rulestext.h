#pragma once

#include "pack.h"

#include <string>
#include <string_view>

namespace mw {

/// The item of kind `rule` with an id ("ST-TURN-03"); null if the pack has none.
[[nodiscard]] const Item *findRule(const Items &items, std::string_view rule);
/// What a player is told: the rule's `refused` text, else its title, with the refusal's numbers in its places. The
/// text is content, so translate it with the pack's catalogue. Without such a rule item, the rule's id.
[[nodiscard]] Message refusalText(const Items &items, const Refusal &refusal);
/// An event in English with whom it concerns, for logs, scenarios and the command line: "player 2 gains 4 gold".
[[nodiscard]] std::string eventText(const GamePack &pack, const StateBlock &after, const Event &event);

} // namespace mw
