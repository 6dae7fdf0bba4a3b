#pragma once

#include "offers.h"

namespace mw::world_wonders {

// WW-LOAN-05, WW-OPEN-21
[[nodiscard]] inline bool mayChangeLoan(const Content &content, const GameState &state)
{
    return !allHold(state.loanOps != 0, !content.options.unlimitedLoanOps);
}
// WW-LOAN-09, WW-OPEN-58
[[nodiscard]] inline bool hasGoldToBorrow(const Content &content, const GameState &state, const Player &player)
{
    return goldOf(content, player) >= 1 || (content.options.loanAtZero && state.bought != 0);
}
// WW-SETUP-12
[[nodiscard]] inline bool hasLoansLeft(const Content &content, const GameState &state)
{
    int lent = 0;
    for (const Player &player : state.players)
        lent += player.loan;
    return lent < content.loans;
}
/// What refuseLoan() does not refuse.
[[nodiscard]] inline bool canBorrow(const Content &content, const GameState &state)
{
    const Player &player = state.player(state.active);
    return allHold(player.loan == 0, mayChangeLoan(content, state), hasGoldToBorrow(content, state, player),
                   hasLoansLeft(content, state));
}

[[nodiscard]] Refused refuseLoan(const Content &content, const GameState &state);

// WW-LOAN-04
[[nodiscard]] inline bool owesAndHas(const Content &content, const Player &player)
{
    return allHold(player.loan != 0, goldOf(content, player) >= content.loanPayoff);
}
// WW-LOAN-10, WW-OPEN-63
[[nodiscard]] inline bool isDue(const Content &content, const Player &player)
{
    return !allHold(player.freshLoan != 0, !content.options.payOffSameRound);
}
/// What refusePayOff() does not refuse.
[[nodiscard]] inline bool canPayOff(const Content &content, const GameState &state)
{
    const Player &player = state.player(state.active);
    return allHold(owesAndHas(content, player), mayChangeLoan(content, state), isDue(content, player));
}

[[nodiscard]] Refused refusePayOff(const Content &content, const GameState &state);

/// Ending and passing a turn.
[[nodiscard]] Refused refuseEnd(const Content &content, const GameState &state);
[[nodiscard]] Refused refusePass(const Content &content, const GameState &state);

} // namespace mw::world_wonders
