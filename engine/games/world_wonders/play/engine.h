#pragma once

#include "games/world_wonders/actions.h"
#include "games/world_wonders/city/city.h"
#include "games/world_wonders/events.h"

#include "core/refusal.h"
#include "core/rules.h"

#include <optional>

namespace mw::world_wonders {

using Refused = std::optional<Refusal>;

[[nodiscard]] inline Refused refuse(std::string_view rule, int first = 0, int second = 0, int third = 0)
{
    Refusal refusal;
    refusal.rule = rule;
    refusal.args = {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second),
                    static_cast<std::int16_t>(third)};
    return refusal;
}

[[nodiscard]] inline Place place(Zone zone, int owner = -1, int index = -1, int sub = -1)
{
    Place result;
    result.zone = static_cast<std::uint8_t>(zone);
    result.owner = static_cast<std::int8_t>(owner);
    result.index = static_cast<std::int16_t>(index);
    result.sub = static_cast<std::int16_t>(sub);
    return result;
}

struct Playout;

/// What the functions of a step work on: the rules' content, the state that changes, and who listens.
struct Engine {
    const Content &content;
    GameState &state;
    EventList *events;
    Playout *playout = nullptr; ///< where a game is played out

    [[nodiscard]] Player &player(int seat) const { return state.player(seat); }

    void emit(EventKind kind, int seat, int amount = 0, int what = -1, int source = -1, Place from = {},
              Place to = {}) const
    {
        if (events) [[unlikely]]
            record(kind, seat, amount, what, source, from, to);
    }

private:
    void record(EventKind kind, int seat, int amount, int what, int source, const Place &from, const Place &to) const;
};

/// Whether all hold, each of them asked for whatever the others say: that needs no branches, which would have to be
/// guessed.
template <typename... Facts>
[[nodiscard]] constexpr bool allHold(Facts... facts)
{
    return (static_cast<unsigned>(facts) & ...) != 0;
}

// WW-TURN-10
[[nodiscard]] inline int goldLimit(const Content &content, const Player &player)
{
    return content.gold + player.extra;
}
[[nodiscard]] inline int goldOf(const Content &content, const Player &player)
{
    return goldLimit(content, player) - player.spent;
}

} // namespace mw::world_wonders
