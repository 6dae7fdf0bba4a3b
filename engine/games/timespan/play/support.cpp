#include "effects.h"
#include "luxury.h"
#include "questions.h"
#include "resources.h"

#include <algorithm>
#include <numeric>

namespace mw::timespan {

namespace {

constexpr int coin = static_cast<int>(Resource::Coin);

Refused refuseDiscard(const Content &content, const Player &player, const Action &action)
{
    const int number = action.args[0];
    if (kindOf(action) == ActionKind::DiscardCard) { // TS-ABILITY-10
        if (number < 0 || number >= std::ssize(content.cards) || !player.hand.has(number) ||
            content.card(number).discard.isEmpty())
            return refuse("TS-ABILITY-10");
        return std::nullopt;
    }
    if (number < 0 || number >= std::ssize(content.wonders) || (player.wonders >> number & 1U) == 0 ||
        content.wonder(number).discard.isEmpty() || !content.options.discardWonders)
        return refuse("TS-OPEN-52");
    return std::nullopt;
}

// TS-LUX-03 to 06, 09, TS-WONDER-06, TS-GRAVE-01
Refused refuseLuxury(const Content &content, const Player &player, const Action &action)
{
    const int type = action.args[0];
    if (type < 0 || type >= luxuryCount || player.ready[static_cast<std::size_t>(type)] == 0)
        return refuse("TS-LUX-09");
    if (kindOf(action) == ActionKind::Deliver && openRequirement(content, player, type, action.args[1]) < 0)
        return refuse("TS-LUX-05", type);
    return std::nullopt;
}

// TS-RES-08, 09, 11
Refused refuseConversion(const Content &content, const Player &player, const Action &action)
{
    const int resource = action.args[0];
    if (resource < 1 || resource >= resourceCount)
        return refuse("TS-RES-11");
    const ResourceSpace &space = content.resource(resource);
    const bool hasCube = player.cubes[static_cast<std::size_t>(resource)] > 0;
    switch (kindOf(action)) {
    case ActionKind::Buy:
        if (!space.basic)
            return refuse("TS-RES-11");
        return player.cubes[coin] < content.coinsForBasic ? refuse("TS-RES-08", content.coinsForBasic) : Refused();
    case ActionKind::Spend:
        if (space.upgrades == 0)
            return refuse("TS-RES-11");
        return hasCube ? Refused() : refuse("TS-RES-09", resource);
    default: // TS-OPEN-32
        return content.options.freeReturn && hasCube ? Refused() : refuse("TS-RES-13");
    }
}

} // namespace

void supportCandidates(const Content &content, const GameState &state, ActionList &actions)
{
    const int seat = state.top().player;
    const Player &player = state.player(seat);
    for (int resource = 1; resource < resourceCount; ++resource) {
        if (content.resource(resource).basic)
            actions.add(makeAction(ActionKind::Buy, seat, resource));
        if (content.resource(resource).upgrades > 0)
            actions.add(makeAction(ActionKind::Spend, seat, resource));
        if (content.options.freeReturn)
            actions.add(makeAction(ActionKind::Return, seat, resource));
    }
    for (int type = 0; type < luxuryCount; ++type) {
        if (player.ready[static_cast<std::size_t>(type)] == 0)
            continue;
        actions.add(makeAction(ActionKind::DiscardTile, seat, type));
        for (int slot = 0; slot < timelineLength; ++slot)
            actions.add(makeAction(ActionKind::Deliver, seat, type, slot));
    }
    player.hand.forEach([&](int card) { actions.add(makeAction(ActionKind::DiscardCard, seat, card)); });
    for (std::uint32_t left = player.wonders; left != 0; left &= left - 1)
        actions.add(makeAction(ActionKind::DiscardWonder, seat, std::countr_zero(left)));
    for (std::uint64_t left = player.kept; left != 0; left &= left - 1)
        actions.add(makeAction(ActionKind::UseTile, seat, std::countr_zero(left)));
    actions.add(makeAction(ActionKind::ByHand, seat));
}

Refused refuseSupport(const Content &content, const GameState &state, const Action &action)
{
    const Player &player = state.player(action.player);
    switch (kindOf(action)) {
    case ActionKind::DiscardCard:
    case ActionKind::DiscardWonder:
        return refuseDiscard(content, player, action);
    case ActionKind::DiscardTile:
    case ActionKind::Deliver:
        return refuseLuxury(content, player, action);
    case ActionKind::UseTile: // TS-DISC-11, TS-OPEN-15
        if (action.args[0] < 0 || action.args[0] >= maxTiles || (player.kept >> action.args[0] & 1U) == 0)
            return refuse("TS-DISC-11");
        return std::nullopt;
    case ActionKind::ByHand:
        return player.byHand != 0 ? refuse("TS-ABILITY-12") : Refused();
    default:
        return refuseConversion(content, player, action);
    }
}

namespace {

void discard(Engine &engine, const Action &action)
{
    const int seat = action.player;
    const int number = action.args[0];
    Player &player = engine.player(seat);
    if (kindOf(action) == ActionKind::DiscardCard) {
        const HistoryCard &card = engine.content.card(number);
        player.hand.remove(number);
        engine.emit(EventKind::CardDiscarded, seat, 1, -1, card.source, place(Zone::Hand, seat), place(Zone::Deck));
        engine.state.decks[card.age - 1U].putUnder(number);
        return runProgram(engine, {seat, card.source, none, 0, none}, card.discard);
    }
    const Wonder &wonder = engine.content.wonder(number);
    player.wonders &= ~(1U << number);
    engine.emit(EventKind::CardDiscarded, seat, 1, -1, wonder.source, place(Zone::Hand, seat), place(Zone::Deck));
    engine.state.wonderDeck.putUnder(number);
    runProgram(engine, {seat, wonder.source, none, 0, none}, wonder.discard);
}

} // namespace

// TS-RES-16: in any phase, without a worker
void answerSupport(Engine &engine, const Action &action)
{
    const int seat = action.player;
    const int number = action.args[0];
    engine.pop();
    switch (kindOf(action)) {
    case ActionKind::DiscardTile:
        returnTile(engine, seat, number);
        engine.emit(EventKind::LuxuryDiscarded, seat, 1, number);
        return upgrade(engine, {seat, engine.content.luxuries[static_cast<std::size_t>(number)].source, none, 0, none},
                       1);
    case ActionKind::Deliver:
        return deliver(engine, seat, number, action.args[1]);
    case ActionKind::Buy:
        spend(engine, seat, coin, engine.content.coinsForBasic, engine.content.storageBoard);
        return gainResource(engine, {seat, engine.content.storageBoard, none, 0, none}, number, 1);
    case ActionKind::Spend:
        return spendForUpgrades(engine, seat, number);
    case ActionKind::Return:
        return returnCube(engine, seat, number);
    case ActionKind::UseTile:
        return useKeptTile(engine, seat, number);
    case ActionKind::ByHand:
        engine.player(seat).byHand = 1;
        return engine.emit(EventKind::ByHand, seat);
    default:
        return discard(engine, action);
    }
}

// --- whether a support action can be begun

namespace {

constexpr int framesForSupport = 10;

bool isBusy(const GameState &state)
{
    return state.frameCount + framesForSupport > maxFrames;
}

/// What everybody can see: whether a player might be able to do a support action.
bool mightSupport(const Content &content, const Player &player)
{
    if (player.byHand == 0 || player.cubes[coin] >= content.coinsForBasic || player.kept != 0 ||
        !player.hand.isEmpty() || player.hiddenCards > 0)
        return true;
    for (std::size_t resource = 1; resource < player.cubes.size(); ++resource) {
        if (player.cubes[resource] > 0 && (content.resources[resource].upgrades > 0 || content.options.freeReturn))
            return true;
    }
    return std::any_of(player.ready.begin(), player.ready.end(), [](std::uint8_t count) { return count > 0; });
}

bool hasDiscard(const Content &content, const Player &player)
{
    bool found = false;
    player.hand.forEach([&](int card) { found = found || !content.card(card).discard.isEmpty(); });
    for (std::uint32_t left = player.wonders; left != 0 && content.options.discardWonders; left &= left - 1)
        found = found || !content.wonder(std::countr_zero(left)).discard.isEmpty();
    return found;
}

/// Whether the phase lets players do support actions: not before everybody has a board (TS-OPEN-37).
bool isSupportPhase(const GameState &state)
{
    return state.phase != Phase::Boards;
}

} // namespace

bool canSupport(const Content &content, const GameState &state, int seat)
{
    const Player &player = state.player(seat);
    if (!isSupportPhase(state))
        return false;
    if (player.cubes[coin] >= content.coinsForBasic || player.kept != 0)
        return true;
    for (std::size_t resource = 1; resource < player.cubes.size(); ++resource) {
        if (player.cubes[resource] > 0 && (content.resources[resource].upgrades > 0 || content.options.freeReturn))
            return true;
    }
    return std::any_of(player.ready.begin(), player.ready.end(), [](std::uint8_t count) { return count > 0; }) ||
           hasDiscard(content, player);
}

Refused refuseSupportNow(const Content &content, const GameState &state, int seat)
{
    const bool possible = state.player(seat).byHand == 0 || canSupport(content, state, seat);
    if (!isSupportPhase(state) || state.top().kind == FrameKind::Support || isBusy(state) || !possible)
        return refuse("TS-RES-16");
    return std::nullopt;
}

// TS-AGE-11, TS-OPEN-01: in phases that all play at the same time somebody else may go on, if nothing is pending;
// support actions are possible in any case
bool canTakeOver(const Content &content, const GameState &state, int seat)
{
    const Frame &frame = state.top();
    if (state.player(seat).done != 0)
        return false;
    if (frame.kind == FrameKind::Turn)
        return !content.options.strictTurns;
    return frame.kind == FrameKind::Camel && (frame.flags & optional) == 0 && state.phase == Phase::Camels &&
           !content.options.sneakyCamels;
}

Refused refuseStepIn(const Content &content, const GameState &state, int seat)
{
    if (canTakeOver(content, state, seat))
        return std::nullopt;
    if (!isSupportPhase(state) || state.top().kind == FrameKind::Support || isBusy(state) ||
        !mightSupport(content, state.player(seat)))
        return refuseStranger(content, state, makeAction(ActionKind::StepIn, seat));
    return std::nullopt;
}

void stepIn(Engine &engine, int seat)
{
    if (canTakeOver(engine.content, engine.state, seat))
        engine.top().player = static_cast<std::uint8_t>(seat);
    else
        engine.push(FrameKind::Support, seat);
}

/// What a stranger finds nothing to do in is left at once.
bool advanceSupport(Engine &engine)
{
    Frame &frame = engine.top();
    if (!refuseSupport(engine.content, engine.state, makeAction(ActionKind::ByHand, frame.player)) ||
        canSupport(engine.content, engine.state, frame.player))
        return ask(frame, Ask::Support);
    engine.pop();
    return false;
}

} // namespace mw::timespan
