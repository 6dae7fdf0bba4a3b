#pragma once

#include "memory.h"

#include <algorithm>

/// What a turn offers: what is on display and can be paid for, and, in Offers, what also has a place in the city.
namespace mw::world_wonders {

// WW-TURN-03
[[nodiscard]] inline Refused refusePrice(const Content &content, const Player &player, int price)
{
    const int gold = goldOf(content, player);
    return price > gold ? refuse("WW-TURN-03", price, gold) : std::nullopt;
}

// WW-ROAD-03
[[nodiscard]] inline Refused refuseRoad(const Content &content, const Player &player, int onDisplay, int price)
{
    return onDisplay == 0 ? refuse("WW-ROAD-03") : refusePrice(content, player, price);
}

[[nodiscard]] inline Refused refuseBuilding(const Content &content, const GameState &state, const Player &player,
                                            int stack)
{
    if (stack < 0 || stack >= static_cast<int>(content.stacks.size()))
        return refuse("WW-BUILD-02");
    const Stack &from = content.stacks[static_cast<std::size_t>(stack)];
    if (from.players > std::max<int>(2, state.playerCount)) // WW-SETUP-02, WW-SOLO-01, WW-OPEN-36
        return refuse("WW-SETUP-02", from.players);
    if (!isKnown(state.offered[static_cast<std::size_t>(stack)])) // WW-BUILD-02
        return refuse("WW-BUILD-02");
    return refusePrice(content, player, from.price); // WW-BUILD-01
}

[[nodiscard]] inline Refused refusePedestal(const Content &content, const GameState &state, const Player &player,
                                            int pedestal)
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

[[nodiscard]] inline Refused refuseMonument(const Content &content, const GameState &state, const Player &player,
                                            int monument)
{
    const auto end = state.monuments.end();
    const bool isThere =
        monument >= 0 && monument < maxMonuments && std::find(state.monuments.begin(), end, monument) != end;
    if (!isThere) // WW-MON-01
        return refuse("WW-MON-01");
    const int gold = goldOf(content, player);
    const int least = std::max(1, content.options.monumentMinGold); // WW-MON-02, WW-OPEN-25
    return gold < least ? refuse("WW-MON-02", least, gold) : std::nullopt;
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
        if (state.towers == 0) // WW-TOWER-02
            return refuse("WW-TOWER-02");
        return refusePrice(content, player, content.towerPrice);
    case ActionKind::BuyPedestal:
        return refusePedestal(content, state, player, action.args[0]);
    default:
        return refuseMonument(content, state, player, action.args[0]);
    }
}

/// Calls `visit(action)` for every action that a turn could have, whether or not it is allowed.
template <typename Visit>
void forEachPurchase(const Content &content, const GameState &state, Visit visit)
{
    const int seat = state.active;
    for (int pedestal = 0; pedestal < 2; ++pedestal)
        visit(makeAction(ActionKind::BuyPedestal, seat, pedestal));
    visit(makeAction(ActionKind::BuyLongRoad, seat));
    visit(makeAction(ActionKind::BuyShortSet, seat));
    const auto stacks = static_cast<int>(content.stacks.size());
    for (int stack = 0; stack < stacks; ++stack)
        visit(makeAction(ActionKind::BuyBuilding, seat, stack));
    visit(makeAction(ActionKind::BuyTower, seat));
    for (const std::uint8_t monument : state.monuments) {
        if (isKnown(monument))
            visit(makeAction(ActionKind::BuyMonument, seat, monument));
    }
}

/// What the active player may buy, or lay, now. With a memory it is told sooner.
class Offers
{
public:
    Offers(const Content &content, const GameState &state, PlaceMemory *memory = nullptr)
        : m_content(content), m_state(state), m_site(content, state.player(state.active)), m_memory(memory)
    {
        if (m_memory)
            m_memory->look(m_site, state.active);
    }

    /// Whether an action that buys something, or lays the free road, may be done.
    [[nodiscard]] bool has(const Action &action) const
    {
        if (refuseOffer(m_content, m_state, action))
            return false;
        if (kindOf(action) == ActionKind::BuyPedestal) // WW-PEDESTAL-01: nothing is placed
            return true;
        if (m_memory) // WW-TURN-04
            return m_memory->hasPlaces(m_content, m_state, m_site, action);
        return hasPlaces(action);
    }
    /// WW-TURN-09: the free road has to be laid where it can be.
    [[nodiscard]] bool hasFreeRoad() const { return has(makeAction(ActionKind::FreeRoad, m_state.active)); }
    /// Whether anything can be bought (WW-TURN-08).
    [[nodiscard]] bool hasPurchase() const;

private:
    [[nodiscard]] bool hasPlaces(const Action &action) const;

    const Content &m_content;
    const GameState &m_state;
    const Site m_site;
    PlaceMemory *m_memory;
};

} // namespace mw::world_wonders
