#pragma once

#include "offers.h"

namespace mw::world_wonders {

/// Loan operations; here for the same reason as refuseOffer().
[[nodiscard]] inline Refused refuseLoan(const Content &content, const GameState &state)
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

[[nodiscard]] inline Refused refusePayOff(const Content &content, const GameState &state)
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

/// Ending and passing a turn.
[[nodiscard]] Refused refuseEnd(const Content &content, const GameState &state);
[[nodiscard]] Refused refusePass(const Content &content, const GameState &state);

} // namespace mw::world_wonders
