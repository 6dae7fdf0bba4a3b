#pragma once

#include "games/world_wonders/play/places.h"

#include <optional>
#include <string>
#include <string_view>

/// Names of things in scenarios, saves and on the command line.
namespace mw::world_wonders {

/// "r5c3": row and column, counted from 1.
[[nodiscard]] std::string spaceName(grid::Space space);
[[nodiscard]] std::optional<grid::Space> spaceByName(std::string_view name);
/// "turn1", "turn2-mirrored".
[[nodiscard]] std::string turnName(int turn);
[[nodiscard]] std::optional<int> turnByName(std::string_view name);
/// Takes the first word off a text.
[[nodiscard]] std::string_view takeWord(std::string_view &text);

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
/// Title of the item of a number, "?" for one that is not known.
template <typename Table>
[[nodiscard]] std::string_view titleIn(const Table &table, int number)
{
    const auto at = static_cast<std::size_t>(number);
    return number >= 0 && at < table.size() ? std::string_view(table[at].name) : "?";
}
template <typename Table>
[[nodiscard]] std::string idIn(const Table &table, int number)
{
    const auto at = static_cast<std::size_t>(number);
    return number >= 0 && at < table.size() ? table[at].id : std::string("unknown");
}

} // namespace mw::world_wonders
