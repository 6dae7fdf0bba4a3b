#pragma once

#include "memory.h"

namespace mw::world_wonders {

/// What must hold for a turn's action before it is asked where the pieces can lie: whose turn it is, what is on
/// display, holding limits and price (WW-TURN-05).
[[nodiscard]] Refused refuseOffer(const Content &content, const GameState &state, const Action &action);
/// Loan operations, ending and passing a turn.
[[nodiscard]] Refused refuseLoan(const Content &content, const GameState &state);
[[nodiscard]] Refused refusePayOff(const Content &content, const GameState &state);
[[nodiscard]] Refused refuseEnd(const Content &content, const GameState &state, const Site &site);
[[nodiscard]] Refused refusePass(const Content &content, const GameState &state, const Site &site);

/// Whether an action that buys something, or lays the free road, may be done now. With a memory it is told sooner.
[[nodiscard]] bool isOffered(const Content &content, const GameState &state, const Site &site, const Action &action,
                             PlaceMemory *memory = nullptr);
/// Whether the active player can buy anything (WW-TURN-08).
[[nodiscard]] bool canBuy(const Content &content, const GameState &state, const Site &site,
                          PlaceMemory *memory = nullptr);

/// Calls `visit(action)` for every action that a turn could have, whether or not it is allowed.
template <typename Visit>
void forEachPurchase(const Content &content, const GameState &state, Visit visit)
{
    const int seat = state.active;
    for (int pedestal = 0; pedestal < 2; ++pedestal)
        visit(makeAction(ActionKind::BuyPedestal, seat, pedestal));
    visit(makeAction(ActionKind::BuyLongRoad, seat));
    visit(makeAction(ActionKind::BuyShortSet, seat));
    for (int stack = 0; stack < static_cast<int>(content.stacks.size()); ++stack)
        visit(makeAction(ActionKind::BuyBuilding, seat, stack));
    visit(makeAction(ActionKind::BuyTower, seat));
    for (const std::uint8_t monument : state.monuments) {
        if (monument < content.monuments.size())
            visit(makeAction(ActionKind::BuyMonument, seat, monument));
    }
}

} // namespace mw::world_wonders
