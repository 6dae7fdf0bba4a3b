#include "turn.h"

namespace mw::world_wonders {

// WW-TURN-02: not before the main action, unless the last gold paid off a loan
Refused refuseEnd(const Content &content, const GameState &state)
{
    const int gold = goldOf(content, state.player(state.active));
    if (state.bought == 0 && gold > 0)
        return refuse("WW-TURN-02", gold);
    return Offers(content, state).hasFreeRoad() ? refuse("WW-TURN-09") : std::nullopt;
}

// WW-TURN-08: only who can buy nothing, and for good
Refused refusePass(const Content &content, const GameState &state)
{
    if (state.bought != 0 || goldOf(content, state.player(state.active)) == 0)
        return refuse("WW-TURN-08");
    const Offers offers(content, state);
    if (!content.options.voluntaryPass && offers.hasPurchase()) // WW-OPEN-20
        return refuse("WW-TURN-08");
    return offers.hasFreeRoad() ? refuse("WW-TURN-09") : std::nullopt;
}

} // namespace mw::world_wonders
