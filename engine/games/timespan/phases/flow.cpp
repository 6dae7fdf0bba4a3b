#include "games/timespan/play/decks.h"
#include "games/timespan/play/effects.h"
#include "phases.h"

#include <algorithm>
#include <span>

namespace mw::timespan {

void takeWorkersBack(Engine &engine, int seat);

namespace {

void begin(Engine &engine, Phase phase)
{
    engine.state.phase = phase;
    engine.state.step = 0;
    for (int seat = 0; seat < engine.state.playerCount; ++seat)
        engine.player(seat).done = 0;
    engine.emit(EventKind::PhaseBegan, -1, ageOf(engine.content, engine.state), static_cast<int>(phase));
}

int seatAt(const GameState &state, int place)
{
    return state.order[static_cast<std::size_t>(place)];
}

// TS-TRACK-11, 12
void closeBlues(Engine &engine)
{
    GameState &state = engine.state;
    for (int track = 0; track < trackCount; ++track) {
        if ((state.reached >> track & 1) == 0)
            continue;
        const int with = engine.content.track(track).blueWith;
        for (const int closing : {track, with}) {
            if (closing < 0 || (state.closed >> closing & 1) != 0)
                continue;
            state.closed = static_cast<std::uint8_t>(state.closed | 1U << static_cast<unsigned>(closing));
            engine.emit(EventKind::BlueClosed, -1, 0, closing, engine.content.track(closing).source);
        }
    }
    state.reached = 0;
}

// TS-AGE-08, 09, TS-OPEN-22
void layTilesOfAge(Engine &engine, int age)
{
    for (std::size_t tile = 0; tile < engine.content.upgradeTiles.size(); ++tile) {
        for (int side = 0; side < engine.content.upgradeTiles[tile].sides; ++side) {
            if (engine.content.upgradeTiles[tile].after[static_cast<std::size_t>(side)] != age)
                continue;
            for (int place = 0; place < engine.state.playerCount; ++place)
                layUpgradeTile(engine, seatAt(engine.state, place), static_cast<int>(tile), side);
        }
    }
}

void reveal(Engine &engine, bool extra)
{
    const std::uint8_t wonder = engine.state.wonderDeck.draw();
    if (wonder == none)
        return;
    engine.state.neutral |= 1U << wonder;
    if (extra)
        engine.state.extraNeutral |= 1U << wonder;
    engine.emit(EventKind::NeutralRevealed, -1, 1, -1, engine.content.wonder(wonder).source);
}

// TS-VAR-02 to 04, TS-OPEN-46
void changeNeutrals(Engine &engine)
{
    GameState &state = engine.state;
    const std::uint32_t going =
        engine.content.options.wanderingSolo ? state.neutral : state.neutral & ~state.extraNeutral;
    engine.emit(EventKind::NeutralShuffled, -1, std::popcount(going));
    for (int seat = 0; seat < state.playerCount; ++seat) {
        auto &camel = engine.player(seat).camel;
        if (camel >= camelWonder && (going >> (camel - camelWonder) & 1U) != 0) {
            camel = camelNowhere;
            engine.emit(EventKind::CamelReturned, seat);
        }
    }
    for (std::uint32_t left = going; left != 0; left &= left - 1)
        state.wonderDeck.putUnder(std::countr_zero(left));
    state.neutral &= ~going;
    state.extraNeutral &= ~going;
    state.random.shuffle(std::span(state.wonderDeck.cards.data(), state.wonderDeck.size));
    for (int i = 0; i < engine.content.neutralWonders; ++i)
        reveal(engine, false);
}

/// TS-OPEN-47: the order of things at the end of an action phase; blue points have been closed.
void endAction(Engine &engine, bool ageEnds)
{
    const int age = ageOf(engine.content, engine.state);
    const bool isLast = engine.state.time + 1 == std::ssize(engine.content.time);
    if (ageEnds && !isLast) {
        layTilesOfAge(engine, age);
        if (engine.content.options.wanderingWonders)
            changeNeutrals(engine);
    }
    if (engine.state.isSolo()) // TS-SOLO-05, 06, TS-OPEN-58
        reveal(engine, true);
}

void nextOffer(Engine &engine)
{
    GameState &state = engine.state;
    const bool anyLeft =
        std::any_of(state.offers.begin(), state.offers.end(), [](const Offer &o) { return o.open != 0; });
    if (state.step == state.playerCount || !anyLeft) {
        returnOffers(engine); // TS-DISC-09
        moveHourglass(engine);
        return;
    }
    engine.push(FrameKind::Offer, seatAt(state, state.step++)); // TS-DISC-04, TS-ORDER-05
}

/// The first in order who is not done, or -1.
int nextSeat(const GameState &state, int from)
{
    for (int i = 0; i < state.playerCount; ++i) {
        const int seat = seatAt(state, (from + i) % state.playerCount);
        if (state.player(seat).done == 0)
            return seat;
    }
    return -1;
}

// TS-CAMEL-01, 02, TS-VAR-07
void nextCamel(Engine &engine)
{
    const int seat = nextSeat(engine.state, 0);
    if (seat < 0)
        beginWorkers(engine);
    else
        engine.push(FrameKind::Camel, seat);
}

void nextWorker(Engine &engine)
{
    GameState &state = engine.state;
    const int seat = nextSeat(state, state.step);
    if (seat < 0)
        return moveHourglass(engine);
    if (engine.content.options.strictTurns) { // TS-AGE-12: the next turn is for whoever comes after
        const auto found = std::find(state.order.begin(), state.order.begin() + state.playerCount, seat);
        state.step = static_cast<std::uint8_t>((found - state.order.begin() + 1) % state.playerCount);
    }
    engine.push(FrameKind::Turn, seat);
}

// TS-ORDER-01 to 03
void setOrder(Engine &engine)
{
    GameState &state = engine.state;
    const auto number = [&](int seat) { return engine.content.civilization(state.player(seat).civilization).number; };
    std::sort(state.order.begin(), state.order.begin() + state.playerCount, [&](int a, int b) {
        const int peaceOfA = state.player(a).peace;
        const int peaceOfB = state.player(b).peace;
        return peaceOfA != peaceOfB ? peaceOfA > peaceOfB : number(a) < number(b);
    });
    for (int place = 0; place < state.playerCount; ++place)
        engine.emit(EventKind::OrderSet, seatAt(state, place), place + 1);
}

// TS-OPEN-01: in the order that held before
void nextIncome(Engine &engine)
{
    GameState &state = engine.state;
    if (state.step == state.playerCount) {
        setOrder(engine);
        return moveHourglass(engine);
    }
    const int seat = seatAt(state, state.step++);
    engine.emit(EventKind::IncomeBegan, seat);
    engine.push(FrameKind::Income, seat);
}

// TS-END-08: one step for all, then the next
void nextScoring(Engine &engine)
{
    GameState &state = engine.state;
    const int players = state.playerCount;
    const int step = state.step++;
    if (step == 0) {
        scorePeace(engine);
        engine.emit(EventKind::StepBegan, -1, 0, static_cast<int>(ScoreLine::Income));
    } else if (step <= players) { // TS-END-02
        engine.push(FrameKind::Income, seatAt(state, step - 1)).flags = atTheEnd;
    } else if (step <= 2 * players) { // TS-END-04, TS-OPEN-37
        engine.push(FrameKind::Last, seatAt(state, step - players - 1));
    } else {
        countFinal(engine);
        state.phase = Phase::Over;
    }
}

void nextStart(Engine &engine)
{
    GameState &state = engine.state;
    if (state.step < state.playerCount)
        return drawStart(engine, seatAt(state, state.step++));
    for (int place = 0; place < state.playerCount; ++place) { // TS-SETUP-20
        const int seat = seatAt(state, place);
        if (const std::uint8_t vision = state.visions[static_cast<std::size_t>(seat)]; vision != none)
            engine.emit(EventKind::VisionLaid, seat, 1, -1, engine.content.visions[vision].source);
    }
    enterSpace(engine);
}

} // namespace

void orderByNumber(Engine &engine)
{
    GameState &state = engine.state;
    const auto number = [&](int seat) { return engine.content.civilization(state.player(seat).civilization).number; };
    for (int seat = 0; seat < state.playerCount; ++seat)
        state.order[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(seat);
    std::sort(state.order.begin(), state.order.begin() + state.playerCount,
              [&number](int a, int b) { return number(a) < number(b); });
}

// TS-AGE-01, 02, 03, TS-OPEN-09: the space of the hourglass says age and phase
void enterSpace(Engine &engine)
{
    GameState &state = engine.state;
    const TimeSpace &space = engine.content.time[state.time];
    for (int seat = 0; seat < state.playerCount; ++seat)
        engine.player(seat).byHand = 0;
    begin(engine, space.phase);
    state.clock = 0;
    if (space.phase == Phase::Discovery)
        dealOffers(engine);
    if (space.phase == Phase::Income) {
        for (int seat = 0; seat < state.playerCount; ++seat) // TS-INCOME-03, TS-PEACE-05
            takeSnapshot(engine, seat);
    }
}

void beginWorkers(Engine &engine)
{
    for (int seat = 0; seat < engine.state.playerCount; ++seat)
        takeWorkersBack(engine, seat);
    begin(engine, Phase::Workers);
    if (engine.content.options.timer) // TS-VAR-05
        engine.emit(EventKind::ClockStarted, -1,
                    engine.content.timer[static_cast<std::size_t>(ageOf(engine.content, engine.state) - 1)]);
}

void moveHourglass(Engine &engine)
{
    GameState &state = engine.state;
    closeBlues(engine); // TS-OPEN-34
    const auto next = static_cast<std::size_t>(state.time) + 1;
    const bool isLast = next == engine.content.time.size();
    if (state.phase == Phase::Workers)
        endAction(engine, isLast || engine.content.time[next].age != engine.content.time[state.time].age);
    if (isLast) { // TS-AGE-10
        for (int seat = 0; seat < state.playerCount; ++seat)
            engine.player(seat).byHand = 0;
        return begin(engine, Phase::Scoring);
    }
    ++state.time;
    enterSpace(engine);
}

void goOn(Engine &engine)
{
    switch (engine.state.phase) {
    case Phase::Boards:
        return nextBoards(engine);
    case Phase::Start:
        return nextStart(engine);
    case Phase::Discovery:
        return nextOffer(engine);
    case Phase::Camels:
        return nextCamel(engine);
    case Phase::Workers:
        return nextWorker(engine);
    case Phase::Income:
        return nextIncome(engine);
    case Phase::Scoring:
        return nextScoring(engine);
    case Phase::Over:
        return;
    }
}

} // namespace mw::timespan
