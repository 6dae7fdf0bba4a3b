#include "turn.h"

#include <algorithm>

namespace mw::world_wonders {

namespace {

// WW-TURN-03
Refused refusePrice(const Content &content, const Player &player, int price)
{
    const int gold = goldOf(content, player);
    return price > gold ? refuse("WW-TURN-03", price, gold) : std::nullopt;
}

// WW-ROAD-03
Refused refuseRoad(const Content &content, const Player &player, int onDisplay, int price)
{
    return onDisplay == 0 ? refuse("WW-ROAD-03") : refusePrice(content, player, price);
}

Refused refuseBuilding(const Content &content, const GameState &state, const Player &player, int stack)
{
    if (stack < 0 || stack >= static_cast<int>(content.stacks.size()))
        return refuse("WW-BUILD-02");
    const Stack &from = content.stacks[static_cast<std::size_t>(stack)];
    if (from.players > std::max<int>(2, state.playerCount)) // WW-SETUP-02, WW-SOLO-01
        return refuse("WW-SETUP-02", from.players);
    if (state.offered[static_cast<std::size_t>(stack)] >= content.buildings.size()) // WW-BUILD-02
        return refuse("WW-BUILD-02");
    return refusePrice(content, player, from.price); // WW-BUILD-01
}

Refused refusePedestal(const Content &content, const GameState &state, const Player &player, int pedestal)
{
    if (state.isSolo()) // WW-SOLO-03
        return refuse("WW-SOLO-03");
    if (pedestal < 0 || pedestal > 1 || state.pedestals[static_cast<std::size_t>(pedestal)] != none) // WW-PEDESTAL-02
        return refuse("WW-PEDESTAL-02",
                      pedestal < 0 || pedestal > 1 ? 0 : state.pedestals[static_cast<std::size_t>(pedestal)] + 1);
    const int other = state.pedestals[static_cast<std::size_t>(1 - pedestal)];
    if (other == state.active && !content.options.bothPedestals) // WW-PEDESTAL-03, WW-OPEN-33
        return refuse("WW-PEDESTAL-03");
    return refusePrice(content, player, content.pedestalPrice);
}

Refused refuseMonument(const Content &content, const GameState &state, const Player &player, int monument)
{
    const auto end = state.monuments.end();
    const bool isThere = monument >= 0 && monument < static_cast<int>(content.monuments.size()) &&
                         std::find(state.monuments.begin(), end, monument) != end;
    if (!isThere) // WW-MON-01
        return refuse("WW-MON-01");
    const int gold = goldOf(content, player);
    const int least = std::max(1, content.options.monumentMinGold); // WW-MON-02, WW-OPEN-25
    return gold < least ? refuse("WW-MON-02", least, gold) : std::nullopt;
}

/// WW-TURN-09: the free road has to be laid where it can be.
bool mustLayFreeRoad(const Content &content, const GameState &state, const Site &site)
{
    return isOffered(content, state, site, makeAction(ActionKind::FreeRoad, state.active));
}

} // namespace

Refused refuseOffer(const Content &content, const GameState &state, const Action &action)
{
    const Player &player = state.player(state.active);
    if (kindOf(action) == ActionKind::FreeRoad) // WW-TURN-09, WW-SETUP-11
        return player.freeRoad == 0 ? refuse("WW-TURN-09") : std::nullopt;
    if (state.bought != 0) // WW-TURN-02
        return refuse("WW-TURN-02");
    switch (kindOf(action)) {
    case ActionKind::BuyLongRoad: // WW-ROAD-01
        return refuseRoad(content, player, state.longRoads, content.longRoadPrice);
    case ActionKind::BuyShortSet: // WW-ROAD-02
        return refuseRoad(content, player, state.shortSets, content.shortSetPrice);
    case ActionKind::BuyBuilding:
        return refuseBuilding(content, state, player, action.args[0]);
    case ActionKind::BuyTower:
        if (state.towers == 0) // WW-TOWER-02
            return refuse("WW-TOWER-02");
        return refusePrice(content, player, content.towerPrice);
    case ActionKind::BuyPedestal:
        return refusePedestal(content, state, player, action.args[0]);
    default:
        return refuseMonument(content, state, player, action.args[0]);
    }
}

bool isOffered(const Content &content, const GameState &state, const Site &site, const Action &action,
               PlaceMemory *memory)
{
    if (refuseOffer(content, state, action))
        return false;
    if (kindOf(action) == ActionKind::BuyPedestal) // WW-PEDESTAL-01: nothing is placed
        return true;
    if (memory) // WW-TURN-04
        return memory->hasPlaces(content, state, site, action);
    return !somePlaces(content, state, site, state.active, purchaseBy(content, state, action)).isEmpty();
}

bool canBuy(const Content &content, const GameState &state, const Site &site, PlaceMemory *memory)
{
    bool can = false;
    forEachPurchase(content, state,
                    [&](const Action &action) { can = can || isOffered(content, state, site, action, memory); });
    return can;
}

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
Refused refuseEnd(const Content &content, const GameState &state, const Site &site)
{
    const int gold = goldOf(content, state.player(state.active));
    if (state.bought == 0 && gold > 0)
        return refuse("WW-TURN-02", gold);
    return mustLayFreeRoad(content, state, site) ? refuse("WW-TURN-09") : std::nullopt;
}

// WW-TURN-08: only who can buy nothing, and for good
Refused refusePass(const Content &content, const GameState &state, const Site &site)
{
    if (state.bought != 0 || goldOf(content, state.player(state.active)) == 0)
        return refuse("WW-TURN-08");
    if (!content.options.voluntaryPass && canBuy(content, state, site)) // WW-OPEN-20
        return refuse("WW-TURN-08");
    return mustLayFreeRoad(content, state, site) ? refuse("WW-TURN-09") : std::nullopt;
}

} // namespace mw::world_wonders
