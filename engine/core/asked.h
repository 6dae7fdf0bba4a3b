#pragma once

#include "action.h"

#include <span>

namespace mw {

/// Where players may act at the same time, legal actions of the player whom the game asks come first, and those of
/// others behind them. These are the first ones: what bots choose from and playouts draw from, since they answer only
/// when they are asked.
[[nodiscard]] inline std::span<const Action> answersOfAsked(const ActionList &actions)
{
    std::size_t count = 0;
    while (count < actions.size() && actions[count].player == actions[0].player)
        ++count;
    return {actions.begin(), count};
}

} // namespace mw
