#include "flow.h"

#include "playout.h"
#include "score.h"
#include "turn.h"

#include <algorithm>

namespace mw::world_wonders {

namespace {

/// WW-TURN-01: the next in turn order who is not out; -1 when all are.
int nextPlayer(const GameState &state)
{
    const auto end = state.order.begin() + state.playerCount;
    const auto now = std::find(state.order.begin(), end, state.active);
    for (int step = 1; step <= state.playerCount; ++step) {
        const auto at = static_cast<std::size_t>((now - state.order.begin() + step) % state.playerCount);
        if (state.player(state.order[at]).out == 0)
            return state.order[at];
    }
    return -1;
}

void beginTurn(Engine &engine, int seat)
{
    GameState &state = engine.state;
    state.active = static_cast<std::uint8_t>(seat);
    state.bought = 0;
    state.loanOps = 0;
    engine.emit(EventKind::TurnBegan, seat);
}

// WW-ROUND-03
void discardBuildings(Engine &engine)
{
    for (std::size_t stack = 0; stack < engine.content.stacks.size(); ++stack) {
        const std::uint8_t tile = engine.state.offered[stack];
        if (tile < engine.content.buildings.size())
            engine.emit(EventKind::BuildingRemoved, -1, 0, tile, engine.content.buildings[tile].source,
                        place(Zone::Display, -1, static_cast<int>(stack)), place(Zone::Box));
        engine.state.offered[stack] = none;
    }
}

/// A monument that nobody bought goes under the deck.
void sendUnder(Engine &engine, std::size_t slot)
{
    GameState &state = engine.state;
    const std::uint8_t card = state.monuments[slot];
    if (card >= engine.content.monuments.size())
        return;
    for (std::size_t i = state.monumentsLeft; i > 0; --i)
        state.monumentDeck[i] = state.monumentDeck[i - 1];
    state.monumentDeck[0] = card;
    ++state.monumentsLeft;
    engine.emit(EventKind::MonumentLeft, -1, 0, card, engine.content.monuments[card].source,
                place(Zone::Display, -1, static_cast<int>(slot)), place(Zone::Deck));
    revealMonument(engine, static_cast<int>(slot));
}

// WW-MON-07, WW-OPEN-27
void refreshMonuments(Engine &engine)
{
    GameState &state = engine.state;
    const auto shown = static_cast<std::size_t>(engine.content.shown(state.playerCount));
    if (engine.content.options.monumentRefresh == Refresh::All) {
        for (std::size_t slot = 0; slot < shown; ++slot)
            sendUnder(engine, slot);
    } else if (engine.content.options.monumentRefresh == Refresh::Oldest) {
        std::size_t oldest = 0;
        for (std::size_t slot = 1; slot < shown; ++slot)
            oldest = state.ages[slot] > state.ages[oldest] ? slot : oldest;
        if (shown > 0)
            sendUnder(engine, oldest);
    }
    for (std::size_t slot = 0; slot < shown; ++slot)
        ++state.ages[slot];
}

// WW-ROUND-07, WW-PEDESTAL-04; not alone (WW-SOLO-03)
void setOrder(Engine &engine)
{
    GameState &state = engine.state;
    if (state.isSolo())
        return;
    state.order = nextOrder(engine.content, state);
    for (int at = 0; at < state.playerCount; ++at)
        engine.emit(EventKind::OrderSet, state.order[static_cast<std::size_t>(at)], at + 1);
    for (std::size_t pedestal = 0; pedestal < state.pedestals.size(); ++pedestal) {
        if (state.pedestals[pedestal] != none)
            engine.emit(EventKind::PedestalReturned, state.pedestals[pedestal], 0, static_cast<int>(pedestal));
        state.pedestals[pedestal] = none;
    }
}

// WW-ROUND-08, WW-LOAN-08
void resetGold(Engine &engine)
{
    for (int seat = 0; seat < engine.state.playerCount; ++seat) {
        Player &player = engine.player(seat);
        player.spent = 0;
        player.extra = 0;
        player.freshLoan = 0;
        player.out = 0;
    }
}

// WW-ROUND-02: the end first, then one step after the other
void endRound(Engine &engine)
{
    GameState &state = engine.state;
    if (state.round >= engine.content.rounds || endIsReached(engine.content, state)) { // WW-END-01, 02
        finishGame(engine);
        return;
    }
    discardBuildings(engine);
    revealBuildings(engine); // WW-ROUND-04
    refillRoads(engine);     // WW-ROUND-05, 06
    refreshMonuments(engine);
    setOrder(engine);
    resetGold(engine);
    ++state.round;
    if (state.isSolo() && engine.content.options.soloReshuffleEachRound) // WW-OPEN-65
        shuffleSoloDeck(engine);
    beginRound(engine);
}

// WW-TURN-09, WW-OPEN-61: it belongs to the first turn only
void dropFreeRoad(Engine &engine, Player &player)
{
    if (player.freeRoad == 0)
        return;
    player.freeRoad = 0;
    ++engine.state.longRoadsGone;
    engine.emit(EventKind::TileDiscarded, engine.state.active, 1, static_cast<int>(Thing::LongRoad), -1,
                place(Zone::Hand, engine.state.active), place(Zone::Box));
}

/// Whether the active player has anything to decide.
bool mustAsk(const Engine &engine)
{
    const Content &content = engine.content;
    const GameState &state = engine.state;
    if (engine.playout) {
        engine.playout->answers = findTurnAnswers(content, state, &engine.playout->memory);
        return (engine.playout->answers & ~closingAnswers) != 0;
    }
    const Player &player = state.player(state.active);
    if (canBorrow(content, state) || canPayOff(content, state)) // WW-OPEN-62
        return true;
    const bool mayBuy = state.bought == 0 && goldOf(content, player) > 0;
    if (!mayBuy && player.freeRoad == 0)
        return false;
    const Offers offers(content, state);
    return (mayBuy && offers.hasPurchase()) || offers.hasFreeRoad();
}

} // namespace

void beginRound(Engine &engine)
{
    GameState &state = engine.state;
    engine.emit(EventKind::RoundBegan, -1, state.round);
    if (state.isSolo()) // WW-SOLO-04
        playAutomaton(engine);
    beginTurn(engine, state.order[0]);
}

void endTurn(Engine &engine, bool passed)
{
    GameState &state = engine.state;
    const int seat = state.active;
    Player &player = engine.player(seat);
    dropFreeRoad(engine, player);
    const int gold = goldOf(engine.content, player);
    if (passed) { // WW-TURN-08: the gold that is left is lost
        engine.emit(EventKind::Passed, seat);
        engine.emit(EventKind::GoldLost, seat, gold);
    }
    if (passed || gold == 0) { // WW-TURN-07, WW-MON-03
        player.out = 1;
        engine.emit(EventKind::WentOut, seat);
    }
    const int next = nextPlayer(state);
    if (next < 0) { // WW-ROUND-01, WW-SOLO-10
        endRound(engine);
        return;
    }
    if (state.isSolo()) // WW-SOLO-04: one turn each
        playAutomaton(engine);
    beginTurn(engine, next);
}

void settle(Engine &engine)
{
    const GameState &state = engine.state;
    while (state.phase == Phase::Playing && state.buying == Source::Nothing && !mustAsk(engine)) {
        const bool hasTurn = state.bought != 0 || goldOf(engine.content, state.player(state.active)) == 0;
        endTurn(engine, !hasTurn);
    }
}

} // namespace mw::world_wonders
