#pragma once

#include "core/action.h"

#include <array>
#include <cstdint>

namespace mw::timespan {

/// Answers; docs/timespan-actions.md has their text forms. `args` that are not named are 0.
enum class ActionKind : std::uint8_t {
    StepIn,           ///< another player than the one who is asked acts now
    TimeUp,           ///< the clock has run out; its player is the number of players, which is nobody's seat
    Support,          ///< a support action follows
    ByHand,           ///< from now on rewards are taken one by one
    DiscardCard,      ///< args[0]: history card
    DiscardWonder,    ///< args[0]: wonder
    DiscardTile,      ///< args[0]: type of luxury
    Deliver,          ///< args[0]: type of luxury, args[1]: timeline space
    Buy,              ///< args[0]: basic resource
    Spend,            ///< args[0]: resource, for its upgrade effects
    Return,           ///< args[0]: resource, whose cube goes back to the storage room
    UseTile,          ///< args[0]: discovery tile that was kept
    TakeCivilization, ///< args[0]: civilization
    TakeBoard,        ///< args[0]: technology board
    Bid,              ///< args[0]: pair, args[1]: points
    Keep,             ///< args[0]: card of whatever is drawn
    Pick,             ///< args[0]: offer
    Move,             ///< args[0]: camelMarket, or camelWonder + wonder
    Stay,
    WorkerBox,    ///< args[0]: action box
    WorkerCard,   ///< args[0]: timeline space
    WorkerWonder, ///< args[0]: wonder
    Play,         ///< args[0]: history card
    Build,        ///< args[0]: wonder
    Finish,
    Take, ///< args[0]: reward
    Decline,
    Choose, ///< args[0]: choice
    Accept,
    Luxury,   ///< args[0]: type
    Basic,    ///< args[0]: resource
    Upgrade,  ///< args[0]: from, args[1]: to
    Gear,     ///< args[0]: slot
    Type,     ///< args[0]: type of history cards
    Card,     ///< args[0]: history card
    Under,    ///< args[0]: timeline space
    Remove,   ///< args[0]: timeline space
    BuryTile, ///< args[0]: type of luxury
    Exchange, ///< args[0]: discovery tile
    UseNow,
    KeepForLater,
};
inline constexpr int actionKinds = static_cast<int>(ActionKind::KeepForLater) + 1;

[[nodiscard]] inline Action makeAction(ActionKind kind, int player, int first = 0, int second = 0)
{
    Action action;
    action.kind = static_cast<std::uint8_t>(kind);
    action.player = static_cast<std::uint8_t>(player);
    action.args = {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second), 0};
    return action;
}

[[nodiscard]] inline ActionKind kindOf(const Action &action)
{
    return static_cast<ActionKind>(action.kind);
}

} // namespace mw::timespan
