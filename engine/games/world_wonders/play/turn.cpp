#include "turn.h"

namespace mw::world_wonders {

Refused refuseLoan(const Content &content, const GameState &state)
{
    const Player &player = state.player(state.active);
    if (player.loan != 0) // WW-LOAN-02
        return refuse("WW-LOAN-02");
    if (state.loanOps > 0 && !content.options.unlimitedLoanOps) // WW-LOAN-05, WW-OPEN-21
        return refuse("WW-LOAN-05");
    const bool mayBorrowAtZero = content.options.loanAtZero && state.bought != 0; // WW-OPEN-58
    if (goldOf(content, player) < 1 && !mayBorrowAtZero)                          // WW-LOAN-09
        return refuse("WW-LOAN-09");
    int lent = 0;
    for (const Player &other : state.players)
        lent += other.loan;
    return lent >= content.loans ? refuse("WW-SETUP-12") : std::nullopt;
}

Refused refusePayOff(const Content &content, const GameState &state)
{
    const Player &player = state.player(state.active);
    const int gold = goldOf(content, player);
    if (player.loan == 0 || gold < content.loanPayoff) // WW-LOAN-04
        return refuse("WW-LOAN-04", content.loanPayoff, gold);
    if (state.loanOps > 0 && !content.options.unlimitedLoanOps) // WW-LOAN-05, WW-OPEN-21
        return refuse("WW-LOAN-05");
    if (player.freshLoan != 0 && !content.options.payOffSameRound) // WW-LOAN-10, WW-OPEN-63
        return refuse("WW-LOAN-10");
    return std::nullopt;
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
