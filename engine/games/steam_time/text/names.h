#pragma once

#include "games/steam_time/engine.h"

#include <string>
#include <string_view>

namespace mw::steam_time {

/// "stonehenge/gold", "stonehenge/gold/2" for the second space of a kind on a board.
[[nodiscard]] std::string spaceName(const Content &content, const GameState &state, int space);
/// The space of such a name, or -1.
[[nodiscard]] int spaceByName(const Content &content, const GameState &state, std::string_view name);
/// Position of a word, or -1.
[[nodiscard]] int colourByName(std::string_view name);

/// Position of the item of an id in a table, or -1.
template <typename Table>
[[nodiscard]] int byId(const Table &table, std::string_view id)
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i].id == id)
            return static_cast<int>(i);
    }
    return -1;
}

/// What the `args` of an action choose among, besides spaces and colours.
[[nodiscard]] bool choosesMission(const GameState &state);
/// Whether HandIn is about upgrades rather than expeditions.
[[nodiscard]] bool handsInUpgrade(const Content &content, const GameState &state);

} // namespace mw::steam_time
