#include "timeline.h"
#include "counts.h"
#include "effects.h"
#include "luxury.h"
#include "questions.h"

namespace mw::timespan {

namespace {

/// What a push sets off, in the order of TS-ABILITY-11; bits of Frame::at of a Triggers frame.
enum Trigger : unsigned {
    outMoved,
    outMovedComplete,
    death,
    deathAgain,
    firstMoved, ///< from right to left; two bits each: moved, and moved when complete
    played = firstMoved + 6,
    triggerCount,
};
/// Registers of a Triggers frame: cards that moved from right to left, the one that left, the new one.
enum Register : std::uint8_t { outCard = 3, newCard = 4 };

void set(Frame &frame, unsigned trigger, Program program)
{
    if (!program.isEmpty())
        frame.at = static_cast<std::uint16_t>(frame.at | 1U << trigger);
}

/// A stack leaves the timeline: cards face down, tiles turned over, the worker asleep (TS-TIMELINE-03, 04, TS-TUCK-08).
void leaveTimeline(Engine &engine, int seat, int slot)
{
    Player &player = engine.player(seat);
    Slot &place_ = player.timeline[static_cast<std::size_t>(slot)];
    const HistoryCard &card = engine.content.card(place_.card);
    for (const int gone : {int{place_.card}, int{place_.tucked}}) {
        if (gone == none)
            continue;
        player.graveyard.add(gone); // TS-GRAVE-06
        engine.emit(EventKind::CardBuried, seat, 1, -1, engine.content.card(gone).source,
                    place(Zone::Timeline, seat, slot), place(Zone::Graveyard, seat));
    }
    for (unsigned left = place_.tiles; left != 0; left &= left - 1) { // TS-GRAVE-03, 06
        const int type = card.luxury[static_cast<std::size_t>(std::countr_zero(left))];
        addDeadTile(player, type);
        engine.emit(EventKind::LuxuryBuried, seat, 1, type, card.source, place(Zone::Timeline, seat, slot),
                    place(Zone::Graveyard, seat));
    }
    if (place_.worker != 0) { // TS-TIMELINE-04, TS-OPEN-21
        ++player.sleeping;
        engine.emit(EventKind::WorkerSleeps, seat, 1);
    }
    place_ = emptySlot;
}

void setDeath(const Engine &engine, int seat, Frame &frame, const HistoryCard &card)
{
    set(frame, death, card.death);                           // TS-ABILITY-09, TS-TUCK-10
    if (hasDoubleDeath(engine.content, engine.player(seat))) // TS-TECH-10
        set(frame, deathAgain, card.death);                  // TS-OPEN-51: choices and payments anew
}

/// Where the push ends: space of the last card that moves, or -1 if none does (TS-OPEN-05).
int lastMoved(const Content &content, const Player &player)
{
    int last = -1;
    for (int slot = 0; slot < timelineLength; ++slot) {
        if (player.timeline[static_cast<std::size_t>(slot)].card != none)
            last = slot;
        else if (!content.options.pushAll)
            break;
    }
    return last;
}

/// Moves the cards one space to the right (TS-TIMELINE-02, 05, TS-WORKER-09); what that sets off is noted.
void push(Engine &engine, int seat, Frame &frame)
{
    Player &player = engine.player(seat);
    int moved = 0;
    for (int slot = lastMoved(engine.content, player); slot >= 0; --slot) {
        const Slot moving = player.timeline[static_cast<std::size_t>(slot)];
        if (moving.card == none)
            continue;
        const HistoryCard &card = engine.content.card(moving.card);
        const bool complete = isComplete(engine.content, moving); // TS-OPEN-04: before tiles turn over
        const bool out = slot == timelineLength - 1;              // TS-TIMELINE-01
        const unsigned first = out ? unsigned{outMoved} : firstMoved + 2 * static_cast<unsigned>(moved);
        set(frame, first, card.moved); // TS-ABILITY-06, 07
        if (complete)
            set(frame, first + 1, card.movedComplete);
        if (out) {
            frame.registers[outCard] = moving.card;
            setDeath(engine, seat, frame, card);
            leaveTimeline(engine, seat, slot);
            continue;
        }
        frame.registers[static_cast<std::size_t>(moved++)] = moving.card;
        player.timeline[static_cast<std::size_t>(slot) + 1] = moving;
        player.timeline[static_cast<std::size_t>(slot)] = emptySlot;
        engine.emit(EventKind::CardPushed, seat, 1, -1, card.source, place(Zone::Timeline, seat, slot),
                    place(Zone::Timeline, seat, slot + 1));
    }
}

void lay(Engine &engine, int seat, int card, int slot)
{
    engine.player(seat).timeline[static_cast<std::size_t>(slot)] = {static_cast<std::uint8_t>(card), none, 0, 0};
    engine.emit(EventKind::CardPlayed, seat, 1, -1, engine.content.card(card).source, place(Zone::Hand, seat),
                place(Zone::Timeline, seat, slot));
}

/// The Triggers frame stays only if something was set off.
void finishPlay(Engine &engine, Frame &frame, int card)
{
    frame.registers[newCard] = static_cast<std::uint8_t>(card);
    set(frame, played, engine.content.card(card).played); // TS-ABILITY-03
    if (frame.at == 0)
        engine.pop();
}

bool isTimelineEmpty(const Player &player)
{
    for (const Slot &slot : player.timeline) {
        if (slot.card != none)
            return false;
    }
    return true;
}

} // namespace

std::uint8_t slotOf(const Player &player, int card)
{
    for (std::size_t slot = 0; slot < player.timeline.size(); ++slot) {
        if (player.timeline[slot].card == card)
            return static_cast<std::uint8_t>(slot);
    }
    return none;
}

void enterTimeline(Engine &engine, int seat, int card)
{
    const HistoryCard &history = engine.content.card(card);
    const Context context{seat, history.source, none, 0, none};
    if (history.replaces && !isTimelineEmpty(engine.player(seat))) { // TS-CARD-07, TS-OPEN-49
        engine.push(FrameKind::Remove, context).registers[0] = static_cast<std::uint8_t>(card);
        return;
    }
    Frame &frame = engine.push(FrameKind::Triggers, context);
    push(engine, seat, frame);
    lay(engine, seat, card, 0); // TS-PLAY-04
    finishPlay(engine, frame, card);
}

void buryFromHand(Engine &engine, int seat, int card)
{
    Player &player = engine.player(seat);
    const HistoryCard &history = engine.content.card(card);
    player.hand.remove(card);
    player.graveyard.add(card);
    player.buried.add(card);
    engine.emit(EventKind::CardBuried, seat, 1, -1, history.source, place(Zone::Hand, seat),
                place(Zone::Graveyard, seat));
    const Context context{seat, history.source, none, 0, none};
    // TS-GRAVE-05, TS-ABILITY-04, 08, TS-CARD-03, 18: nothing but its death effect
    if (hasDoubleDeath(engine.content, player)) // TS-TECH-10, TS-OPEN-51
        runProgram(engine, context, history.death);
    runProgram(engine, context, history.death);
}

// --- triggers

namespace {

int cardOf(const Frame &frame, unsigned trigger)
{
    if (trigger < firstMoved)
        return frame.registers[outCard];
    return trigger < played ? frame.registers[(trigger - firstMoved) / 2] : frame.registers[newCard];
}

Program programOf(const HistoryCard &card, unsigned trigger)
{
    if (trigger == death || trigger == deathAgain)
        return card.death;
    if (trigger == played)
        return card.played;
    return trigger % 2 == 0 ? card.moved : card.movedComplete;
}

// TS-ABILITY-13: a play that it leads to is finished before the next one, since its frames come on top
void runTrigger(Engine &engine, unsigned trigger)
{
    Frame &frame = engine.top();
    const int number = cardOf(frame, trigger);
    const HistoryCard &card = engine.content.card(number);
    const int seat = frame.player;
    frame.at = static_cast<std::uint16_t>(frame.at & ~(1U << trigger));
    if (frame.at == 0)
        engine.pop();
    engine.emit(EventKind::Triggered, seat, 0, static_cast<int>(trigger), card.source);
    runProgram(engine, {seat, card.source, slotOf(engine.player(seat), number), 0, none}, programOf(card, trigger));
}

} // namespace

std::vector<PendingTrigger> pendingTriggers(const Content &content, const Frame &frame)
{
    std::vector<PendingTrigger> pending;
    const unsigned left = frame.kind == FrameKind::Triggers ? frame.at : 0U;
    for (unsigned trigger = 0; trigger < triggerCount; ++trigger) {
        if ((left >> trigger & 1U) == 0)
            continue;
        const int card = cardOf(frame, trigger);
        pending.push_back({static_cast<int>(trigger), card, programOf(content.card(card), trigger)});
    }
    return pending;
}

bool advanceTriggers(Engine &engine)
{
    Frame &frame = engine.top();
    const bool chooses = engine.content.options.orderTriggers && engine.player(frame.player).byHand != 0;
    if (chooses && (frame.at & (frame.at - 1)) != 0) // TS-OPEN-04
        return ask(frame, Ask::Reward);
    runTrigger(engine, static_cast<unsigned>(std::countr_zero(frame.at)));
    return false;
}

void answerTrigger(Engine &engine, const Action &action)
{
    if (kindOf(action) == ActionKind::Take)
        return runTrigger(engine, static_cast<unsigned>(action.args[0]));
    engine.emit(EventKind::Declined, action.player, 0, -1, engine.top().source);
    engine.pop();
}

void triggerCandidates(const GameState &state, ActionList &actions)
{
    for (int trigger = 0; trigger < int{triggerCount}; ++trigger) {
        if ((state.top().at >> trigger & 1) != 0)
            actions.add(makeAction(ActionKind::Take, state.top().player, trigger));
    }
    actions.add(makeAction(ActionKind::Decline, state.top().player));
}

Refused refuseTrigger(const Frame &frame, const Action &action)
{
    if (kindOf(action) == ActionKind::Decline)
        return std::nullopt;
    const int trigger = action.args[0];
    if (trigger < 0 || trigger >= int{triggerCount} || (frame.at >> trigger & 1) == 0)
        return refuse("TS-ABILITY-11");
    return std::nullopt;
}

// --- a card that takes the space of another (TS-CARD-07 to 09)

void removeCandidates(const Content &, const GameState &state, ActionList &actions)
{
    for (int slot = 0; slot < timelineLength; ++slot)
        actions.add(makeAction(ActionKind::Remove, state.top().player, slot));
}

Refused refuseRemove(const Content &, const GameState &state, const Action &action)
{
    const int slot = action.args[0];
    if (slot < 0 || slot >= timelineLength || asked(state).timeline[static_cast<std::size_t>(slot)].card == none)
        return refuse("TS-CARD-07");
    return std::nullopt;
}

// TS-CARD-08, 09, TS-GRAVE-05, TS-ABILITY-08: no other card moves, and nothing but the death effect of the removed card
// is set off
void answerRemove(Engine &engine, const Action &action)
{
    const int card = engine.top().registers[0];
    engine.pop();
    const int seat = action.player;
    const int slot = action.args[0];
    const int removed = engine.player(seat).timeline[static_cast<std::size_t>(slot)].card;
    Frame &frame = engine.push(FrameKind::Triggers, {seat, engine.content.card(card).source, none, 0, none});
    frame.registers[outCard] = static_cast<std::uint8_t>(removed);
    setDeath(engine, seat, frame, engine.content.card(removed));
    leaveTimeline(engine, seat, slot);
    lay(engine, seat, card, slot);
    finishPlay(engine, frame, card);
}

// --- tucking

Refused refuseTuck(const Content &content, const Player &player, int card, int slot)
{
    const CardType type = content.card(card).type;
    if (static_cast<int>(type) >= tuckableTypes)
        return refuse("TS-TUCK-03");
    if (slot < 0 || slot >= timelineLength || player.timeline[static_cast<std::size_t>(slot)].card == none)
        return refuse("TS-TUCK-12");
    const Slot &upper = player.timeline[static_cast<std::size_t>(slot)];
    if (content.card(upper.card).type != type)
        return refuse("TS-TUCK-02");
    if (upper.tucked != none)
        return refuse("TS-TUCK-04");
    if (upper.worker != 0 && content.options.tuckUnderWorker == TuckUnderWorker::Refused)
        return refuse("TS-OPEN-23");
    return std::nullopt;
}

// TS-TUCK-01, TS-ABILITY-04, 08: nothing moves, and nothing of the lower card is set off (TS-TUCK-07)
void tuck(Engine &engine, int seat, int card, int slot)
{
    Player &player = engine.player(seat);
    Slot &upper = player.timeline[static_cast<std::size_t>(slot)];
    player.hand.remove(card);
    upper.tucked = static_cast<std::uint8_t>(card);
    engine.emit(EventKind::CardTucked, seat, 1, -1, engine.content.card(card).source, place(Zone::Hand, seat),
                place(Zone::Timeline, seat, slot));
    if (upper.worker != 0 && engine.content.options.tuckUnderWorker == TuckUnderWorker::Open) { // TS-OPEN-23
        upper.worker = 0;
        ++player.sleeping;
        engine.emit(EventKind::WorkerSleeps, seat, 1);
    }
}

} // namespace mw::timespan
