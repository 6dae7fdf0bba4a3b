#pragma once

#include "core/action.h"
#include "core/grid.h"

#include <cstdint>

namespace mw::world_wonders {

/// Answers; docs/world-wonders-actions.md has their text forms. `args` that are not named are 0.
enum class ActionKind : std::uint8_t {
    BuyLongRoad,
    BuyShortSet,
    BuyBuilding, ///< args[0]: stack
    BuyTower,
    BuyPedestal, ///< args[0]: 0 for the 1st, 1 for the 2nd
    BuyMonument, ///< args[0]: monument
    FreeRoad,
    Loan,
    PayOff,
    End,
    Pass,
    Place, ///< args[0]: tile of the set or figure of the monument, args[1]: turn, args[2]: corner, see cornerNumber()
    Back,
};
inline constexpr int actionKinds = static_cast<int>(ActionKind::Back) + 1;

/// A corner as one number; row * 16 + column.
[[nodiscard]] constexpr int cornerNumber(grid::Space corner)
{
    return corner.row * grid::side + corner.column;
}
[[nodiscard]] constexpr grid::Space cornerAt(int number)
{
    return {number / grid::side, number % grid::side};
}

[[nodiscard]] inline Action makeAction(ActionKind kind, int player, int first = 0, int second = 0, int third = 0)
{
    Action action;
    action.kind = static_cast<std::uint8_t>(kind);
    action.player = static_cast<std::uint8_t>(player);
    action.args = {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second),
                   static_cast<std::int16_t>(third)};
    return action;
}

[[nodiscard]] inline ActionKind kindOf(const Action &action)
{
    return static_cast<ActionKind>(action.kind);
}

} // namespace mw::world_wonders
