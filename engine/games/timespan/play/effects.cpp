#include "effects.h"
#include "counts.h"
#include "questions.h"
#include "resources.h"

#include <algorithm>

namespace mw::timespan {

namespace {

[[nodiscard]] bool isGated(const Content &content, Program program)
{
    return !program.isEmpty() && content.step(program.begin).isGate();
}

/// Programs of an activation in their order; false where there is none.
Program segmentOf(const Content &content, const Frame &frame, int segment)
{
    if ((frame.flags & activation) == 0)
        return segment == 0 ? Program{frame.at, frame.end} : Program{};
    const int card = frame.registers[effects::card];
    const int tucked = frame.registers[effects::tucked];
    if (segment == 0)
        return content.card(card).box;
    if (segment == 1) // TS-TUCK-05
        return tucked == none ? Program{} : content.card(tucked).box;
    const int tile = segment - 2;
    // TS-LUX-08, TS-TUCK-11, TS-BOOK-01, TS-OPEN-28: each tile of the upper card gives its own reward
    if ((frame.registers[effects::tiles] >> tile & 1) == 0)
        return {};
    return content.luxuries[content.card(card).luxury[static_cast<std::size_t>(tile)]].reward;
}

constexpr int segments = 2 + maxLuxuries;

/// Rewards of a segment: a payment and what hangs on it is one.
int rewardsOf(const Content &content, Program program)
{
    return isGated(content, program) ? 1 : program.end - program.begin;
}

void setDone(Frame &frame, int reward)
{
    auto &byte = frame.registers[static_cast<std::size_t>(effects::done + reward / 8)];
    byte = static_cast<std::uint8_t>(byte | 1U << (reward % 8));
}

int nextReward(const Content &content, const Frame &frame)
{
    const int count = rewardCount(content, frame);
    for (int reward = 0; reward < count; ++reward) {
        if (!isRewardDone(frame, reward))
            return reward;
    }
    return -1;
}

bool isLast(const Content &content, const Frame &frame)
{
    return nextReward(content, frame) < 0;
}

Context contextOfEffects(const Frame &frame)
{
    Context context = contextOf(frame);
    context.flags = static_cast<std::uint8_t>(context.flags & ~activation);
    const int buried = frame.registers[effects::buried];
    context.buried = (frame.flags & activation) != 0 || buried == 0 ? none : static_cast<std::uint8_t>(buried - 1);
    return context;
}

/// One reward; the frame goes first if it is the last, so that frames do not pile up.
void takeReward(Engine &engine, int reward)
{
    Frame &frame = engine.top();
    const Context context = contextOfEffects(frame);
    const Program program = rewardAt(engine.content, frame, reward);
    setDone(frame, reward);
    if (isLast(engine.content, frame))
        engine.pop();
    if (isGated(engine.content, program))
        runProgram(engine, context, program);
    else
        perform(engine, context, engine.content.step(program.begin));
}

// TS-WORKER-07, TS-OPEN-63, TS-OPEN-64: payment first; the rest hangs on it
void performGate(Engine &engine, const Context &context, const Step &step)
{
    switch (step.verb) {
    case Verb::PayResource:
    case Verb::PayLuxury:
        return payFor(engine, context, step);
    case Verb::BuryCard:
        return useHandCard(engine, context, step);
    default:
        return buryTiles(engine, context, step);
    }
}

/// Whether an effect needs no frame, so that it can be carried out in passing.
bool isPlain(const Engine &engine, const Context &context, const Step &step)
{
    switch (step.verb) {
    case Verb::Points:
    case Verb::Score:
    case Verb::Worker:
        return true;
    case Verb::Luxury:
        return step.what != anyLuxury;
    case Verb::Resource:
        return step.what != anyBasic && engine.player(context.player).cubes[0] >= step.amount;
    default:
        return false;
    }
}

void gainAny(Engine &engine, const Context &context, const Step &step)
{
    Frame &frame = engine.push(FrameKind::AnyOf, context);
    frame.registers[0] = step.amount;
    frame.registers[1] = step.verb == Verb::Luxury ? 1 : 0;
}

} // namespace

int rewardCount(const Content &content, const Frame &frame)
{
    int count = 0;
    for (int segment = 0; segment < segments; ++segment)
        count += rewardsOf(content, segmentOf(content, frame, segment));
    return count;
}

bool isRewardDone(const Frame &frame, int reward)
{
    return (frame.registers[static_cast<std::size_t>(effects::done + reward / 8)] >> (reward % 8) & 1) != 0;
}

Program rewardAt(const Content &content, const Frame &frame, int reward)
{
    for (int segment = 0; segment < segments; ++segment) {
        const Program program = segmentOf(content, frame, segment);
        const int count = rewardsOf(content, program);
        if (reward >= count) {
            reward -= count;
            continue;
        }
        if (isGated(content, program))
            return program;
        const auto at = static_cast<std::uint16_t>(program.begin + reward);
        return {at, static_cast<std::uint16_t>(at + 1)};
    }
    return {};
}

void perform(Engine &engine, const Context &context, const Step &step)
{
    if (engine.isDeep())
        return nothing(engine, context);
    switch (step.verb) {
    case Verb::Resource:
        if (step.what == anyBasic)
            return gainAny(engine, context, step);
        return gainResource(engine, context, step.what, step.amount);
    case Verb::Luxury:
        if (step.what == anyLuxury)
            return gainAny(engine, context, step);
        for (int i = 0; i < step.amount; ++i)
            gainLuxury(engine, context.player, step.what, context.source);
        return;
    case Verb::Track:
        return moveTrack(engine, context, step.what, step.amount);
    case Verb::Points:
        return gainPoints(engine, context.player, step.amount, context.source);
    case Verb::Upgrade:
        return upgrade(engine, context, step.amount);
    case Verb::Gear:
        return layGear(engine, context, step);
    case Verb::Worker:
        return gainWorker(engine, context);
    case Verb::Camel:
        return moveCamel(engine, context);
    case Verb::Cost: // TS-CARD-17
        if (context.buried != none)
            gainResources(engine, context, engine.content.card(context.buried).cost);
        return;
    case Verb::Draw:
        return draw(engine, context, step);
    case Verb::Pick:
        return pick(engine, context, step);
    case Verb::Search:
        return search(engine, context, step);
    case Verb::Play:
    case Verb::Tuck:
        return useHandCard(engine, context, step);
    case Verb::Activate:
        return activateBox(engine, context, step);
    case Verb::Score:
        return gainPoints(engine, context.player,
                          countOf(engine.content, engine.state, context.player, static_cast<Quantity>(step.what)) /
                              step.every * step.amount,
                          context.source);
    default: // gates stand before everything else, and Replace is carried out when the card enters
        return;
    }
}

void runProgram(Engine &engine, const Context &context, Program program)
{
    const bool byHand = engine.player(context.player).byHand != 0; // TS-ABILITY-12
    while (!byHand && !program.isEmpty() && isPlain(engine, context, engine.content.step(program.begin)))
        perform(engine, context, engine.content.step(program.begin++));
    if (program.isEmpty())
        return;
    if (!byHand && program.end - program.begin == 1 && !isGated(engine.content, program))
        return perform(engine, context, engine.content.step(program.begin));
    if (engine.isDeep())
        return nothing(engine, context);
    Frame &frame = engine.push(FrameKind::Effects, context);
    frame.at = program.begin;
    frame.end = program.end;
    frame.registers[effects::buried] = static_cast<std::uint8_t>(context.buried == none ? 0 : context.buried + 1);
}

// TS-LUX-08, 12: with the tiles that lie there now
void runActivation(Engine &engine, const Context &context, const Slot &slot)
{
    Frame &frame = engine.push(FrameKind::Effects, context);
    frame.flags |= activation;
    frame.registers[effects::card] = slot.card;
    frame.registers[effects::tucked] = slot.tucked;
    frame.registers[effects::tiles] = slot.tiles;
}

void runChoices(Engine &engine, const Context &context, int choices)
{
    const Choices &all = engine.content.choice(choices);
    if (all.count == 0)
        return;
    if (all.count == 1)
        return runProgram(engine, context, all.programs[0]);
    if (engine.isDeep())
        return nothing(engine, context);
    engine.push(FrameKind::Choice, context).at = static_cast<std::uint16_t>(choices);
}

void skipRest(Engine &engine)
{
    Frame &frame = engine.top();
    frame.at = frame.end;
    for (std::size_t i = effects::done; i < frame.registers.size(); ++i)
        frame.registers[i] = 0;
}

bool advanceEffects(Engine &engine)
{
    Frame &frame = engine.top();
    if ((frame.flags & activation) == 0 && frame.at != frame.end && engine.content.step(frame.at).isGate()) {
        const Context context = contextOfEffects(frame);
        performGate(engine, context, engine.content.step(frame.at++));
        return false;
    }
    const int reward = nextReward(engine.content, frame);
    if (reward < 0) {
        engine.pop();
        return false;
    }
    if (engine.player(frame.player).byHand != 0)
        return ask(frame, Ask::Reward);
    takeReward(engine, reward);
    return false;
}

// --- answers: rewards of effects, income by source, and what a push has set off are asked for in one way

void rewardCandidates(const Content &content, const GameState &state, ActionList &actions)
{
    const Frame &frame = state.top();
    if (frame.kind == FrameKind::Income)
        return incomeCandidates(state, actions);
    if (frame.kind == FrameKind::Triggers)
        return triggerCandidates(state, actions);
    const int count = rewardCount(content, frame);
    for (int reward = 0; reward < count; ++reward)
        actions.add(makeAction(ActionKind::Take, frame.player, reward));
    actions.add(makeAction(ActionKind::Decline, frame.player));
}

Refused refuseReward(const Content &content, const GameState &state, const Action &action)
{
    const Frame &frame = state.top();
    if (frame.kind == FrameKind::Income)
        return refuseIncome(state, action);
    if (frame.kind == FrameKind::Triggers)
        return refuseTrigger(frame, action);
    if (kindOf(action) == ActionKind::Decline)
        return std::nullopt;
    const int reward = action.args[0];
    const int count = rewardCount(content, frame);
    if (reward < 0 || reward >= count || isRewardDone(frame, reward)) // TS-WORKER-06: once each
        return refuse("TS-WORKER-06", count);
    return std::nullopt;
}

void answerReward(Engine &engine, const Action &action)
{
    if (engine.top().kind == FrameKind::Income)
        return answerIncome(engine, action);
    if (engine.top().kind == FrameKind::Triggers)
        return answerTrigger(engine, action);
    if (kindOf(action) == ActionKind::Take)
        return takeReward(engine, action.args[0]);
    engine.emit(EventKind::Declined, action.player, 0, -1, engine.top().source);
    engine.pop();
}

void choiceCandidates(const Content &content, const GameState &state, ActionList &actions)
{
    const Frame &frame = state.top();
    for (int i = 0; i < content.choice(frame.at).count; ++i)
        actions.add(makeAction(ActionKind::Choose, frame.player, i));
    actions.add(makeAction(ActionKind::Decline, frame.player));
}

// TS-TRACK-04, TS-CAMEL-11: exactly one
Refused refuseChoice(const Content &content, const GameState &state, const Action &action)
{
    const int count = content.choice(state.top().at).count;
    if (kindOf(action) == ActionKind::Choose && (action.args[0] < 0 || action.args[0] >= count))
        return refuse("TS-TRACK-04", count);
    return std::nullopt;
}

void answerChoice(Engine &engine, const Action &action)
{
    const Frame frame = engine.top();
    engine.pop();
    if (kindOf(action) == ActionKind::Decline)
        return engine.emit(EventKind::Declined, action.player, 0, -1, frame.source);
    const auto choice = static_cast<std::size_t>(action.args[0]);
    runProgram(engine, contextOf(frame), engine.content.choice(frame.at).programs[choice]);
}

} // namespace mw::timespan
