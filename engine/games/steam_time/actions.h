#pragma once

#include "core/action.h"

#include <cstdint>

namespace mw::steam_time {

/// Answers; docs/steam-time-actions.md has their text forms. `args` that are not named are 0.
enum class ActionKind : std::uint8_t {
    Place, ///< args[0]: action space (board * spacesPerBoard + place)
    Bonus, ///< args[0]: action space for Mr. T.I.M.E.
    TakeTile,
    Pass,
    Steam,       ///< args[0]: steam turned into esteem
    TimeCrystal, ///< steam into a T.I.M.E.-crystal
    Choose,      ///< args[0]: card on offer: an encounter, or a mission on display
    Top,
    Bottom,
    Accept,
    Decline,
    Buy,        ///< args[0]: colour
    Pay,        ///< args[0]: colour of the generator that a crystal is spent from; bribes too
    Convert,    ///< args[0]: colour of the generator; the crystal counts as another colour for 1 steam
    Collect,    ///< args[0]: upgrade
    CollectAll, ///< the remaining upgrades in the order in which they were bought
    Next,       ///< args[0]: which of the gains is placed next: a NextGain
    TakeColour, ///< args[0]: colour
    Slot,       ///< args[0]: colour of the generator
    Take,       ///< args[0]: deposit space, args[1]: colour
    HandIn,     ///< args[0]: upgrade or expedition, as the question says
    Fulfil,     ///< args[0]: mission
    Done,
    Pick,     ///< args[0]: specialist
    Sabotage, ///< args[0]: action space
    Play,     ///< args[0]: specialist
};
inline constexpr int actionKinds = static_cast<int>(ActionKind::Play) + 1;

/// Values of ActionKind::Next: a colour, or one of these.
enum NextGain : std::int16_t { nextAny = 6, nextSame = 7, nextTime = 8, nextDeposit = 9 };

[[nodiscard]] inline Action makeAction(ActionKind kind, int player, int first = 0, int second = 0)
{
    Action action;
    action.kind = static_cast<std::uint8_t>(kind);
    action.player = static_cast<std::uint8_t>(player);
    action.args[0] = static_cast<std::int16_t>(first);
    action.args[1] = static_cast<std::int16_t>(second);
    return action;
}

[[nodiscard]] inline ActionKind kindOf(const Action &action)
{
    return static_cast<ActionKind>(action.kind);
}

} // namespace mw::steam_time
