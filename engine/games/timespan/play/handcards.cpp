#include "counts.h"
#include "effects.h"
#include "questions.h"
#include "timeline.h"

namespace mw::timespan {

namespace {

/// Registers of a HandCard frame.
enum Register : std::uint8_t { verb, type, left, tucked, buriedOne };

Verb verbOf(const Frame &frame)
{
    return static_cast<Verb>(frame.registers[verb]);
}

/// Why a card can be tucked nowhere: what is in the way where a card of its type lies, else that there is none.
Refused refuseTuckAnywhere(const Content &content, const Player &player, int card)
{
    Refused why = refuse("TS-TUCK-02");
    for (int slot = 0; slot < timelineLength; ++slot) {
        const Refused here = refuseTuck(content, player, card, slot);
        if (!here)
            return std::nullopt;
        if (here->rule != "TS-TUCK-02" && here->rule != "TS-TUCK-12")
            why = here;
    }
    return why;
}

} // namespace

void useHandCard(Engine &engine, const Context &context, const Step &step)
{
    if (engine.isDeep())
        return step.isGate() ? skipRest(engine) : nothing(engine, context);
    Frame &frame = engine.push(FrameKind::HandCard, context);
    frame.registers[verb] = static_cast<std::uint8_t>(step.verb);
    frame.registers[type] = step.what;
    frame.registers[left] = step.amount;
}

bool advanceHandCard(Engine &engine)
{
    Frame &frame = engine.top();
    const bool goesOn =
        frame.registers[left] > 0 && (frame.registers[buriedOne] == 0 || !engine.player(frame.player).hand.isEmpty());
    if (!goesOn) {
        engine.pop();
        return false;
    }
    return ask(frame, frame.registers[tucked] == 0 ? Ask::Card : Ask::Under);
}

void cardCandidates(const Content &, const GameState &state, ActionList &actions)
{
    const int seat = state.top().player;
    asked(state).hand.forEach([&](int card) { actions.add(makeAction(ActionKind::Card, seat, card)); });
    actions.add(makeAction(ActionKind::Decline, seat));
}

// TS-CARD-16, TS-WCARD-01, 04, 05, TS-TUCK-02, 03
Refused refuseCard(const Content &content, const GameState &state, const Action &action)
{
    const Frame &frame = state.top();
    const int card = action.args[0];
    if (kindOf(action) == ActionKind::Decline)
        return std::nullopt;
    if (card < 0 || card >= std::ssize(content.cards) || !asked(state).hand.has(card)) // TS-PLAY-03
        return refuse("TS-PLAY-03");
    const CardType is = content.card(card).type;
    if (verbOf(frame) == Verb::Tuck && static_cast<int>(is) >= tuckableTypes)
        return refuse("TS-TUCK-03");
    if (frame.registers[type] != anyType && static_cast<std::uint8_t>(is) != frame.registers[type])
        return refuse(verbOf(frame) == Verb::BuryCard ? "TS-CARD-16" : "TS-WCARD-01", frame.registers[type]);
    if (verbOf(frame) == Verb::Tuck)
        return refuseTuckAnywhere(content, asked(state), card);
    return std::nullopt;
}

namespace {

// The card is known to the effect that hangs on the burial, which lies under this frame
void bury(Engine &engine, Frame &frame, int card)
{
    engine.state.frames[engine.state.frameCount - 2U].registers[effects::buried] = static_cast<std::uint8_t>(card + 1);
    frame.registers[buriedOne] = 1;
    const int seat = frame.player;
    if (--frame.registers[left] == 0)
        engine.pop();
    buryFromHand(engine, seat, card);
}

void play(Engine &engine, int seat, int card)
{
    engine.player(seat).hand.remove(card);
    enterTimeline(engine, seat, card);
}

} // namespace

void answerCard(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    const bool gate = verbOf(frame) == Verb::BuryCard;
    if (kindOf(action) == ActionKind::Decline) {
        const bool nothingBuried = frame.registers[buriedOne] == 0;
        engine.emit(EventKind::Declined, action.player, 0, -1, frame.source);
        engine.pop();
        if (gate && nothingBuried) // TS-OPEN-64
            skipRest(engine);
        return;
    }
    if (gate)
        return bury(engine, frame, action.args[0]);
    if (verbOf(frame) == Verb::Tuck) {
        frame.registers[tucked] = static_cast<std::uint8_t>(action.args[0] + 1);
        return;
    }
    if (--frame.registers[left] == 0) // TS-PLAY-06
        engine.pop();
    play(engine, action.player, action.args[0]);
}

void underCandidates(const Content &, const GameState &state, ActionList &actions)
{
    for (int slot = 0; slot < timelineLength; ++slot)
        actions.add(makeAction(ActionKind::Under, state.top().player, slot));
}

Refused refuseUnder(const Content &content, const GameState &state, const Action &action)
{
    return refuseTuck(content, asked(state), state.top().registers[tucked] - 1, action.args[0]);
}

void answerUnder(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    const int card = frame.registers[tucked] - 1;
    frame.registers[tucked] = 0;
    if (--frame.registers[left] == 0)
        engine.pop();
    tuck(engine, action.player, card, action.args[0]);
}

namespace {

// TS-WCARD-04
void activateBuried(Engine &engine, const Context &context)
{
    if (context.buried == none)
        return;
    const HistoryCard &card = engine.content.card(context.buried);
    runProgram(engine, {context.player, card.source, none, 0, none}, card.box);
}

// TS-OPEN-27: without a worker the tiles of the card give nothing, unless the table agrees otherwise
void activateRight(Engine &engine, const Context &context)
{
    const int slot = context.slot + 1;
    if (context.slot == none || slot >= timelineLength || engine.isDeep())
        return nothing(engine, context);
    Slot card = engine.player(context.player).timeline[static_cast<std::size_t>(slot)];
    if (card.card == none)
        return nothing(engine, context);
    if (!engine.content.options.tilesWithoutWorker)
        card.tiles = 0;
    const int source = engine.content.card(card.card).source;
    runActivation(engine, {context.player, source, static_cast<std::uint8_t>(slot), 0, none}, card);
}

} // namespace

// TS-BOOK-01 to 04, TS-CARD-10 to 12, TS-OPEN-61: no worker is asked for or moved
void activateBox(Engine &engine, const Context &context, const Step &step)
{
    const Player &player = engine.player(context.player);
    switch (static_cast<BoxPlace>(step.what)) {
    case BoxPlace::Buried:
        return activateBuried(engine, context);
    case BoxPlace::Right:
        return activateRight(engine, context);
    default:
        break;
    }
    const int box =
        context.slot == none ? -1 : engine.content.civilization(player.civilization).boxAt(step.what, context.slot);
    if (box < 0)
        return nothing(engine, context);
    const int source = engine.content.civilization(player.civilization).source;
    for (int i = 0; i < step.amount; ++i)
        runChoices(engine, {context.player, source, none, 0, none}, boxChoices(engine.content, player, box));
}

} // namespace mw::timespan
