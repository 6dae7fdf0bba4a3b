#include "turn.h"

namespace mw::world_wonders {

Refused refuseLoan(const Content &content, const GameState &state)
{
    const Player &player = state.player(state.active);
    if (player.loan != 0) // WW-LOAN-02
        return refuse("WW-LOAN-02");
    if (!mayChangeLoan(content, state))
        return refuse("WW-LOAN-05");
    if (!hasGoldToBorrow(content, state, player))
        return refuse("WW-LOAN-09");
    return hasLoansLeft(content, state) ? std::nullopt : refuse("WW-SETUP-12");
}

Refused refusePayOff(const Content &content, const GameState &state)
{
    const Player &player = state.player(state.active);
    if (!owesAndHas(content, player))
        return refuse("WW-LOAN-04", content.loanPayoff, goldOf(content, player));
    if (!mayChangeLoan(content, state))
        return refuse("WW-LOAN-05");
    return isDue(content, player) ? std::nullopt : refuse("WW-LOAN-10");
}

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
