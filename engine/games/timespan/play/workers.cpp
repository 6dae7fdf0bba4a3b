#include "counts.h"
#include "effects.h"
#include "questions.h"
#include "resources.h"
#include "timeline.h"

namespace mw::timespan {

namespace {

bool isWonder(const Content &content, int number)
{
    return number >= 0 && number < std::ssize(content.wonders);
}

// TS-OPEN-48: by option the last half minute is for what has been begun
Refused refuseTooLate(const Content &content, const GameState &state)
{
    return state.clock > 0 && !content.options.overtimePlays ? refuse("TS-OPEN-48") : Refused();
}

// TS-WORKER-03, 04, TS-WONDER-03, 04, TS-TUCK-06, TS-OPEN-24
Refused refuseTarget(const Content &content, const Player &player, const Action &action)
{
    const int number = action.args[0];
    switch (kindOf(action)) {
    case ActionKind::WorkerBox:
        if (number < 0 || number >= std::ssize(content.civilization(player.civilization).boxes))
            return refuse("TS-WORKER-03");
        return (player.boxWorkers >> number & 1) != 0 ? refuse("TS-WORKER-04") : Refused();
    case ActionKind::WorkerCard: {
        if (number < 0 || number >= timelineLength || player.timeline[static_cast<std::size_t>(number)].card == none)
            return refuse("TS-WORKER-03");
        const Slot &slot = player.timeline[static_cast<std::size_t>(number)];
        const bool hasBox =
            !content.card(slot.card).box.isEmpty() || (slot.tucked != none && !content.card(slot.tucked).box.isEmpty());
        if (!hasBox)
            return refuse("TS-OPEN-24");
        return slot.worker != 0 ? refuse("TS-WORKER-04") : Refused();
    }
    default:
        if (!isWonder(content, number) || (player.built >> number & 1U) == 0)
            return refuse("TS-WONDER-04");
        return (player.wonderWorkers >> number & 1U) != 0 ? refuse("TS-WORKER-04") : Refused();
    }
}

Refused refuseWorker(const Content &content, const GameState &state, const Action &action)
{
    const Player &player = state.player(action.player);
    if (Refused refused = refuseTarget(content, player, action))
        return refused;
    if (player.workers == 0) // TS-WORKER-05, 08
        return refuse("TS-WORKER-05", player.sleeping);
    return refuseTooLate(content, state);
}

// TS-PLAY-02, 03, TS-WONDER-02
Refused refusePlay(const Content &content, const GameState &state, const Action &action)
{
    const Player &player = state.player(action.player);
    const int number = action.args[0];
    const bool isCard = kindOf(action) == ActionKind::Play;
    if (isCard && (number < 0 || number >= std::ssize(content.cards) || !player.hand.has(number)))
        return refuse("TS-PLAY-03");
    if (!isCard && (!isWonder(content, number) || (player.wonders >> number & 1U) == 0))
        return refuse("TS-PLAY-03");
    if (!canPay(player, isCard ? content.card(number).cost : content.wonder(number).cost))
        return refuse("TS-PLAY-02");
    return refuseTooLate(content, state);
}

void place(Engine &engine, int seat, int source, PlaceCode to)
{
    --engine.player(seat).workers;
    engine.emit(EventKind::WorkerPlaced, seat, 1, -1, source, mw::timespan::place(Zone::Ready, seat), to);
}

/// With turns one after the other each worker ends the turn (TS-AGE-12).
void endTurn(Engine &engine)
{
    if (engine.content.options.strictTurns)
        engine.pop();
}

void activate(Engine &engine, const Action &action)
{
    const int seat = action.player;
    Player &player = engine.player(seat);
    const int number = action.args[0];
    endTurn(engine);
    switch (kindOf(action)) {
    case ActionKind::WorkerBox: {
        const Civilization &board = engine.content.civilization(player.civilization);
        player.boxWorkers = static_cast<std::uint8_t>(player.boxWorkers | 1U << number);
        place(engine, seat, board.source, mw::timespan::place(Zone::Box, seat, number));
        return runChoices(engine, {seat, board.source, none, 0, none}, boxChoices(engine.content, player, number));
    }
    case ActionKind::WorkerCard: {
        Slot &slot = player.timeline[static_cast<std::size_t>(number)];
        slot.worker = 1;
        const int source = engine.content.card(slot.card).source;
        place(engine, seat, source, mw::timespan::place(Zone::Timeline, seat, number));
        return runActivation(engine, {seat, source, static_cast<std::uint8_t>(number), 0, none}, slot);
    }
    default: {
        const Wonder &wonder = engine.content.wonder(number);
        player.wonderWorkers |= 1U << number;
        place(engine, seat, wonder.source, mw::timespan::place(Zone::Wonder, seat, number));
        return runProgram(engine, {seat, wonder.source, none, 0, none}, wonder.box);
    }
    }
}

void build(Engine &engine, int seat, int number)
{
    Player &player = engine.player(seat);
    const Wonder &wonder = engine.content.wonder(number);
    spend(engine, seat, wonder.cost, wonder.source);
    player.wonders &= ~(1U << number);
    player.built |= 1U << number; // TS-PLAY-05
    engine.emit(EventKind::WonderBuilt, seat, 1, -1, wonder.source, mw::timespan::place(Zone::Hand, seat),
                mw::timespan::place(Zone::Wonder, seat, number));
}

} // namespace

void turnCandidates(const Content &content, const GameState &state, ActionList &actions)
{
    const int seat = state.top().player;
    const Player &player = state.player(seat);
    const int boxes = static_cast<int>(content.civilization(player.civilization).boxes.size());
    for (int box = 0; box < boxes; ++box)
        actions.add(makeAction(ActionKind::WorkerBox, seat, box));
    for (int slot = 0; slot < timelineLength; ++slot)
        actions.add(makeAction(ActionKind::WorkerCard, seat, slot));
    for (std::uint32_t left = player.built; left != 0; left &= left - 1)
        actions.add(makeAction(ActionKind::WorkerWonder, seat, std::countr_zero(left)));
    player.hand.forEach([&](int card) { actions.add(makeAction(ActionKind::Play, seat, card)); });
    for (std::uint32_t left = player.wonders; left != 0; left &= left - 1)
        actions.add(makeAction(ActionKind::Build, seat, std::countr_zero(left)));
    actions.add(makeAction(ActionKind::Finish, seat));
}

// TS-WORKER-02, 10, TS-PLAY-01, 09: anything in any order, as long as there is something to do it with
Refused refuseTurn(const Content &content, const GameState &state, const Action &action)
{
    switch (kindOf(action)) {
    case ActionKind::Finish:
        return std::nullopt;
    case ActionKind::Play:
    case ActionKind::Build:
        return refusePlay(content, state, action);
    default:
        return refuseWorker(content, state, action);
    }
}

void answerTurn(Engine &engine, const Action &action)
{
    const int seat = action.player;
    switch (kindOf(action)) {
    case ActionKind::Finish: // TS-WORKER-11
        engine.player(seat).done = 1;
        engine.emit(EventKind::Finished, seat);
        return engine.pop();
    case ActionKind::Play: {
        const HistoryCard &card = engine.content.card(action.args[0]);
        spend(engine, seat, card.cost, card.source);
        engine.player(seat).hand.remove(action.args[0]);
        return enterTimeline(engine, seat, action.args[0]);
    }
    case ActionKind::Build:
        return build(engine, seat, action.args[0]);
    default:
        return activate(engine, action);
    }
}

// TS-WORKER-01
void takeWorkersBack(Engine &engine, int seat)
{
    Player &player = engine.player(seat);
    int back = std::popcount(player.boxWorkers) + std::popcount(player.wonderWorkers) + player.sleeping;
    for (Slot &slot : player.timeline) {
        back += slot.worker;
        slot.worker = 0;
    }
    player.boxWorkers = 0;
    player.wonderWorkers = 0;
    player.sleeping = 0;
    player.workers = static_cast<std::uint8_t>(player.workers + back);
    if (back > 0)
        engine.emit(EventKind::WorkersBack, seat, back);
}

} // namespace mw::timespan
