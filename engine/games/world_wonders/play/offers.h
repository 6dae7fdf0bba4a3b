#pragma once

#include "memory.h"

#include <algorithm>

/// What a turn offers: what is on display and can be paid for, and, in Offers, what also has a place in the city.
namespace mw::world_wonders {

// Tests that say why not, one after the other, and whether at all, all at once: branches would have to be guessed.

// WW-TURN-03
[[nodiscard]] inline bool canPay(const Content &content, const Player &player, int price)
{
    return price <= goldOf(content, player);
}
[[nodiscard]] inline Refused refusePrice(const Content &content, const Player &player, int price)
{
    return canPay(content, player, price) ? std::nullopt : refuse("WW-TURN-03", price, goldOf(content, player));
}

// WW-ROAD-03
[[nodiscard]] inline Refused refuseRoad(const Content &content, const Player &player, int onDisplay, int price)
{
    return onDisplay == 0 ? refuse("WW-ROAD-03") : refusePrice(content, player, price);
}

// WW-SETUP-02, WW-SOLO-01, WW-OPEN-36
[[nodiscard]] inline bool isInPlay(const GameState &state, const Stack &stack)
{
    return stack.players <= std::max<int>(2, state.playerCount);
}

[[nodiscard]] inline Refused refuseBuilding(const Content &content, const GameState &state, const Player &player,
                                            int stack)
{
    if (stack < 0 || stack >= static_cast<int>(content.stacks.size()))
        return refuse("WW-BUILD-02");
    const Stack &from = content.stacks[static_cast<std::size_t>(stack)];
    if (!isInPlay(state, from))
        return refuse("WW-SETUP-02", from.players);
    if (!isKnown(state.offered[static_cast<std::size_t>(stack)])) // WW-BUILD-02
        return refuse("WW-BUILD-02");
    return refusePrice(content, player, from.price); // WW-BUILD-01
}

// WW-PEDESTAL-02
[[nodiscard]] inline bool isFree(const GameState &state, std::size_t pedestal)
{
    return state.pedestals[pedestal] == none;
}
// WW-PEDESTAL-03, WW-OPEN-33
[[nodiscard]] inline bool mayHold(const Content &content, const GameState &state, std::size_t pedestal)
{
    return !allHold(state.pedestals[1 - pedestal] == state.active, !content.options.bothPedestals);
}

[[nodiscard]] inline Refused refusePedestal(const Content &content, const GameState &state, const Player &player,
                                            int pedestal)
{
    if (state.isSolo()) // WW-SOLO-03
        return refuse("WW-SOLO-03");
    if (pedestal < 0 || pedestal > 1) // WW-PEDESTAL-02
        return refuse("WW-PEDESTAL-02", 0);
    const auto which = static_cast<std::size_t>(pedestal);
    if (!isFree(state, which))
        return refuse("WW-PEDESTAL-02", state.pedestals[which] + 1);
    if (!mayHold(content, state, which))
        return refuse("WW-PEDESTAL-03");
    return refusePrice(content, player, content.pedestalPrice);
}

// WW-MON-02, WW-OPEN-25
[[nodiscard]] inline Refused refuseMonumentPrice(const Content &content, const Player &player)
{
    const int gold = goldOf(content, player);
    const int least = std::max(1, content.options.monumentMinGold);
    return gold < least ? refuse("WW-MON-02", least, gold) : std::nullopt;
}

[[nodiscard]] inline Refused refuseMonument(const Content &content, const GameState &state, const Player &player,
                                            int monument)
{
    const auto end = state.monuments.end();
    const bool isThere =
        monument >= 0 && monument < maxMonuments && std::find(state.monuments.begin(), end, monument) != end;
    return isThere ? refuseMonumentPrice(content, player) : refuse("WW-MON-01"); // WW-MON-01
}

// WW-TOWER-02
[[nodiscard]] inline Refused refuseTower(const Content &content, const GameState &state, const Player &player)
{
    return state.towers == 0 ? refuse("WW-TOWER-02") : refusePrice(content, player, content.towerPrice);
}

/// What must hold for a turn's action before it is asked where the pieces can lie: whose turn it is, what is on
/// display, holding limits and price (WW-TURN-05). Stands here so that who asks only whether makes no refusal.
[[nodiscard]] inline Refused refuseOffer(const Content &content, const GameState &state, const Action &action)
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
        return refuseTower(content, state, player);
    case ActionKind::BuyPedestal:
        return refusePedestal(content, state, player, action.args[0]);
    default:
        return refuseMonument(content, state, player, action.args[0]);
    }
}

/// Every purchase that there is, whether or not it is allowed.
[[nodiscard]] inline Answers allPurchases(const Content &content, const GameState &state)
{
    Answers all = pedestalAnswers | answerBit(longRoadAnswer) | answerBit(shortSetAnswer) | answerBit(towerAnswer);
    all |= answerBit(firstBuildingAnswer + content.stacks.size()) - answerBit(firstBuildingAnswer);
    for (std::size_t slot = 0; slot < state.monuments.size(); ++slot)
        all |= answerBit(firstMonumentAnswer + slot, isKnown(state.monuments[slot]));
    return all;
}

/// Those of them that refuseOffer() does not refuse.
[[nodiscard]] inline Answers purchasesOnOffer(const Content &content, const GameState &state)
{
    if (state.bought != 0) // WW-TURN-02
        return 0;
    const Player &player = state.player(state.active);
    const auto offer = [&](std::size_t number, bool isThere, int price) {
        return answerBit(number, allHold(isThere, canPay(content, player, price)));
    };
    Answers all = offer(longRoadAnswer, state.longRoads != 0, content.longRoadPrice) |
                  offer(shortSetAnswer, state.shortSets != 0, content.shortSetPrice) |
                  offer(towerAnswer, state.towers != 0, content.towerPrice);
    for (std::size_t which = 0; which < state.pedestals.size(); ++which) {
        const bool isThere = allHold(!state.isSolo(), isFree(state, which), mayHold(content, state, which));
        all |= offer(firstPedestalAnswer + which, isThere, content.pedestalPrice);
    }
    for (std::size_t stack = 0; stack < content.stacks.size(); ++stack) {
        const Stack &from = content.stacks[stack];
        all |= offer(firstBuildingAnswer + stack, allHold(isInPlay(state, from), isKnown(state.offered[stack])),
                     from.price);
    }
    const Answers monuments = refuseMonumentPrice(content, player) ? 0 : monumentAnswers;
    return all | (monuments & allPurchases(content, state));
}

/// What the active player may buy, or lay, now. With a memory it is told sooner.
class Offers
{
public:
    Offers(const Content &content, const GameState &state, PlaceMemory *memory = nullptr)
        : m_content(content), m_state(state), m_site(content, state.player(state.active)), m_memory(memory)
    {
        if (m_memory)
            m_memory->look(state, m_site);
    }

    /// What can be bought, and the free road.
    [[nodiscard]] Answers all() const
    {
        const Answers purchases = purchasesOnOffer(m_content, m_state);
        const Answers found = m_memory ? m_memory->havingPlaces(m_state, m_site, purchases) : searchPlaces(purchases);
        return found | answerBit(freeRoadAnswer, hasFreeRoad());
    }
    /// Whether anything can be bought (WW-TURN-08).
    [[nodiscard]] bool hasPurchase() const;
    /// WW-TURN-09: the free road has to be laid where it can be; a long road is a long road.
    [[nodiscard]] bool hasFreeRoad() const
    {
        if (m_state.player(m_state.active).freeRoad == 0)
            return false;
        return m_memory ? m_memory->havingPlaces(m_state, m_site, answerBit(longRoadAnswer)) != 0
                        : hasPlaces(longRoadAnswer);
    }

private:
    /// Whether all that a purchase is made of has a place in the city (WW-TURN-04).
    [[nodiscard]] bool hasPlaces(std::size_t purchase) const;
    [[nodiscard]] Answers searchPlaces(Answers purchases) const;

    const Content &m_content;
    const GameState &m_state;
    const Site m_site;
    PlaceMemory *m_memory;
};

} // namespace mw::world_wonders
