#include "effects.h"
#include "questions.h"

#include "core/random.h"
#include "games/timespan/phases/phases.h"
#include "games/timespan/rules.h"

#include <array>

namespace mw::timespan {

namespace {

using Kinds = std::uint64_t;

template <typename... Kind>
constexpr Kinds kinds(Kind... kind)
{
    return ((Kinds{1} << static_cast<unsigned>(kind)) | ...);
}

struct AskRules {
    Kinds answers = 0;
    Questions questions{};
    bool conversionsHelp = false; ///< a support action might open more answers
};

using A = ActionKind;

constexpr std::array<AskRules, 27> askRules{{
    {},
    {kinds(A::TakeCivilization), {boardCandidates, refuseBoard, answerBoard}},
    {kinds(A::TakeBoard), {boardCandidates, refuseBoard, answerBoard}},
    {kinds(A::Bid, A::Decline), {bidCandidates, refuseBid, answerBid}},
    {kinds(A::Keep), {startCandidates, refuseStart, answerWonder}},
    {kinds(A::Keep), {startCandidates, refuseStart, answerVision}},
    {kinds(A::Pick), {offerCandidates, refuseOffer, answerOffer}},
    {kinds(A::Move, A::Stay, A::Decline), {camelCandidates, refuseCamel, answerCamel}, true},
    {kinds(A::WorkerBox, A::WorkerCard, A::WorkerWonder, A::Play, A::Build, A::Finish),
     {turnCandidates, refuseTurn, answerTurn},
     true},
    {kinds(A::Finish), {lastCandidates, refuseLast, answerLast}, true},
    {kinds(A::DiscardCard, A::DiscardWonder, A::DiscardTile, A::Deliver, A::Buy, A::Spend, A::Return, A::UseTile,
           A::ByHand),
     {supportCandidates, refuseSupport, answerSupport}},
    {kinds(A::Take, A::Decline), {rewardCandidates, refuseReward, answerReward}},
    {kinds(A::Choose, A::Decline), {choiceCandidates, refuseChoice, answerChoice}},
    {kinds(A::Accept, A::Luxury, A::Basic, A::Decline), {payCandidates, refusePay, answerPay}, true},
    {kinds(A::Return, A::Spend, A::Decline), {roomCandidates, refuseRoom, answerRoom}},
    {kinds(A::Luxury, A::Basic, A::Decline), {anyOfCandidates, refuseAnyOf, answerAnyOf}},
    {kinds(A::Luxury, A::Basic, A::Decline), {anyOfCandidates, refuseAnyOf, answerAnyOf}},
    {kinds(A::Upgrade, A::Decline), {upgradeCandidates, refuseUpgrade, answerUpgrade}},
    {kinds(A::Gear, A::Decline), {gearCandidates, refuseGear, answerGear}},
    {kinds(A::Type, A::Decline), {typeCandidates, refuseType, answerType}},
    {kinds(A::Keep), {keepCandidates, refuseKeep, answerKeep}},
    {kinds(A::Exchange, A::Decline), {exchangeCandidates, refuseExchange, answerExchange}},
    {kinds(A::Card, A::Decline), {cardCandidates, refuseCard, answerCard}},
    {kinds(A::Under), {underCandidates, refuseUnder, answerUnder}},
    {kinds(A::BuryTile, A::Decline), {tileCandidates, refuseTile, answerTile}},
    {kinds(A::Remove), {removeCandidates, refuseRemove, answerRemove}},
    {kinds(A::UseNow, A::KeepForLater), {clockCandidates, refuseClock, answerClock}},
}};

const AskRules &rulesOf(Ask ask)
{
    return askRules[static_cast<std::size_t>(ask)];
}

bool answersTo(Ask ask, const Action &action)
{
    return action.kind < actionKinds && (rulesOf(ask).answers >> action.kind & 1U) != 0;
}

bool advanceAnyOf(Engine &engine)
{
    return ask(engine.top(), engine.top().registers[1] != 0 ? Ask::Luxury : Ask::Basic);
}

template <Ask question>
bool advanceAsking(Engine &engine)
{
    return ask(engine.top(), question);
}

using Advance = bool (*)(Engine &);
constexpr std::array<Advance, 25> advances{advanceBoards,
                                           advanceStart,
                                           advanceOffer,
                                           advanceAsking<Ask::Camel>,
                                           advanceAsking<Ask::Turn>,
                                           advanceIncome,
                                           advanceLast,
                                           advanceSupport,
                                           advanceEffects,
                                           advanceAsking<Ask::Choice>,
                                           advanceAsking<Ask::Pay>,
                                           advanceGain,
                                           advanceAnyOf,
                                           advanceUpgrade,
                                           advanceTrack,
                                           advanceGear,
                                           advanceAsking<Ask::Type>,
                                           advanceDraw,
                                           advanceExchange,
                                           advanceHandCard,
                                           advanceBuryTile,
                                           advanceAsking<Ask::Remove>,
                                           advanceTriggers,
                                           advanceAsking<Ask::Clock>,
                                           advanceReturn};

void answer(Engine &engine, const Action &action)
{
    GameState &state = engine.state;
    if (kindOf(action) == ActionKind::StepIn)
        return stepIn(engine, action.player);
    state.active = action.player;
    if (kindOf(action) == ActionKind::Support) {
        engine.push(FrameKind::Support, action.player);
        return;
    }
    const Ask question = state.top().ask;
    state.top().ask = Ask::Nothing;
    rulesOf(question).questions.answer(engine, action);
}

/// Special rules of a solo scenario come before anything else (TS-SCEN-10).
void runDue(Engine &engine)
{
    GameState &state = engine.state;
    const auto &specials = engine.content.solos[static_cast<std::size_t>(engine.content.solo)].specials;
    const int source = engine.content.solos[static_cast<std::size_t>(engine.content.solo)].source;
    while (state.due != 0) {
        const auto number = static_cast<std::size_t>(std::countr_zero(state.due));
        state.due = static_cast<std::uint8_t>(state.due & (state.due - 1));
        if (state.frameCount > 0)
            state.top().ask = Ask::Nothing;
        runProgram(engine, {0, source, none, 0, none}, specials[number].effects);
    }
}

// TS-VAR-06, TS-OPEN-48: half a minute more, then everybody is finished
void runOut(Engine &engine)
{
    GameState &state = engine.state;
    ++state.clock;
    engine.emit(EventKind::ClockRanOut, -1, state.clock == 1 ? engine.content.overtime : 0);
    if (state.clock == 1)
        return;
    dropFrames(engine);
    for (int seat = 0; seat < state.playerCount; ++seat)
        engine.player(seat).done = 1;
}

Refused refuseTimeUp(const Content &content, const GameState &state)
{
    return content.options.timer && state.phase == Phase::Workers ? Refused() : refuse("TS-VAR-05");
}

} // namespace

const Questions &questionsOf(Ask ask)
{
    return rulesOf(ask).questions;
}

namespace {

/// Those of the candidates that are not refused.
void addLegal(const Content &content, const GameState &state, ActionList &actions)
{
    const Questions &questions = rulesOf(state.top().ask).questions;
    ActionList all;
    questions.candidates(content, state, all);
    for (const Action &action : all) {
        if (!questions.refuse(content, state, action))
            actions.add(action);
    }
}

} // namespace

void ownAnswers(const Content &content, const GameState &state, ActionList &answers)
{
    answers.clear();
    addLegal(content, state, answers);
    if (!refuseSupportNow(content, state, state.top().player))
        answers.add(makeAction(ActionKind::Support, state.top().player));
}

/// Whether there is nothing to decide: one answer, and no conversion that might open another.
static bool isSettled(const Content &content, const GameState &state, const ActionList &answers)
{
    if (state.top().ask == Ask::Support) // who has said so wants to be asked
        return false;
    const bool support = !answers.isEmpty() && kindOf(answers[answers.size() - 1]) == ActionKind::Support;
    if (answers.size() > (support ? 2U : 1U))
        return false;
    return !support || !rulesOf(state.top().ask).conversionsHelp || !canSupport(content, state, state.top().player);
}

void run(Engine &engine, ActionList &answers)
{
    GameState &state = engine.state;
    answers.clear();
    while (state.phase != Phase::Over) {
        if (state.due != 0)
            runDue(engine);
        if (state.frameCount == 0) {
            goOn(engine);
            continue;
        }
        if (!advances[static_cast<std::size_t>(state.top().kind)](engine))
            continue;
        ownAnswers(engine.content, state, answers);
        assert(!answers.isEmpty());
        if (!isSettled(engine.content, state, answers))
            return;
        answer(engine, answers[0]);
    }
    answers.clear();
}

void apply(const Content &content, GameState &state, const Action &action, EventList *events)
{
    assert(!refusal(content, state, action));
    Engine engine{content, state, events};
    ActionList answers;
    if (kindOf(action) == ActionKind::TimeUp)
        runOut(engine);
    else
        answer(engine, action);
    run(engine, answers);
}

std::uint64_t playOut(const Content &content, GameState &state, Random &random, std::uint64_t most)
{
    if (state.phase == Phase::Over)
        return 0;
    Engine engine{content, state, nullptr};
    ActionList answers;
    ownAnswers(content, state, answers);
    std::uint64_t decisions = 0;
    for (; !answers.isEmpty() && decisions < most; ++decisions) {
        const Action action = answers[random.below(static_cast<std::uint32_t>(answers.size()))];
        answer(engine, action);
        run(engine, answers);
    }
    return decisions;
}

Refused refusal(const Content &content, const GameState &state, const Action &action)
{
    if (state.phase == Phase::Over) // TS-AGE-10
        return refuse("TS-AGE-10");
    if (kindOf(action) == ActionKind::TimeUp)
        return action.player == state.playerCount ? refuseTimeUp(content, state) : refuse("TS-VAR-05");
    if (action.player >= state.playerCount)
        return refuse("TS-AGE-11", state.top().player + 1);
    if (action.player != state.top().player)
        return kindOf(action) == ActionKind::StepIn ? refuseStepIn(content, state, action.player)
                                                    : refuseStranger(content, state, action);
    if (kindOf(action) == ActionKind::Support)
        return refuseSupportNow(content, state, action.player);
    if (!answersTo(state.top().ask, action))
        return refuseMoment(content, state, action);
    return rulesOf(state.top().ask).questions.refuse(content, state, action);
}

namespace {

/// What others than the asked player may do: step in; and what the clock does.
void addOthers(const Content &content, const GameState &state, ActionList &actions)
{
    for (int seat = 0; seat < state.playerCount; ++seat) {
        const Action action = makeAction(ActionKind::StepIn, seat);
        if (seat != state.top().player && !refuseStepIn(content, state, seat))
            actions.add(action);
    }
    if (!refuseTimeUp(content, state))
        actions.add(makeAction(ActionKind::TimeUp, state.playerCount));
}

} // namespace

void legalActions(const Content &content, const GameState &state, ActionList &actions)
{
    actions.clear();
    if (state.phase == Phase::Over)
        return;
    ownAnswers(content, state, actions);
    addOthers(content, state, actions);
}

void candidates(const Content &content, const GameState &state, ActionList &actions)
{
    actions.clear();
    if (state.phase == Phase::Over)
        return;
    rulesOf(state.top().ask).questions.candidates(content, state, actions);
    actions.add(makeAction(ActionKind::Support, state.top().player));
    for (int seat = 0; seat < state.playerCount; ++seat) {
        if (seat != state.top().player)
            actions.add(makeAction(ActionKind::StepIn, seat));
    }
    if (content.options.timer)
        actions.add(makeAction(ActionKind::TimeUp, state.playerCount));
}

int playerCount(const GameState &state)
{
    return state.playerCount;
}

bool isOver(const GameState &state)
{
    return state.phase == Phase::Over;
}

} // namespace mw::timespan
