#include "games/steam_time/answers/choices.h"
#include "games/steam_time/rules.h"
#include "income.h"
#include "specialists.h"
#include "supply.h"

#include <cassert>
#include <cstring>

namespace mw::steam_time {

namespace {

void begin(Engine &engine, Phase phase)
{
    engine.state.phase = phase;
    engine.state.phaseStep = 0;
    engine.state.passes = 0;
    engine.emit(EventKind::PhaseBegan, -1, 0, static_cast<int>(phase));
}

/// ST-PORTAL-02, ST-OPEN-06, 08: bonus actions wait until nothing else runs, clockwise from the player on turn.
bool startBonusAction(Engine &engine)
{
    const std::array<Player, maxPlayers> &players = engine.state.players;
    if ((players[0].bonusActions | players[1].bonusActions | players[2].bonusActions | players[3].bonusActions) == 0)
        return false;
    int seat = engine.state.active;
    for (int i = 0; i < engine.state.playerCount; ++i, seat = playerAfter(engine.state, seat)) {
        if (engine.player(seat).bonusActions == 0)
            continue;
        engine.push(FrameKind::BonusAction, seat);
        return true;
    }
    return false;
}

// ST-INCOME-02: first player first
void nextIncome(Engine &engine)
{
    GameState &state = engine.state;
    if (state.phaseStep == state.playerCount) {
        begin(engine, Phase::Action);
        return;
    }
    state.active = static_cast<std::uint8_t>((state.firstPlayer + state.phaseStep) % state.playerCount);
    ++state.phaseStep;
    pushIncome(engine, state.active);
}

// ST-OPEN-04: with an empty hangar there is no turn
bool hasTurn(const Player &player)
{
    return player.hangar > 0 && player.passed == 0;
}

/// The seat whose turn is next, or -1 (ST-TURN-08, 09).
int nextSeat(const Engine &engine)
{
    const GameState &state = engine.state;
    int seat = state.phaseStep == 0 ? state.firstPlayer : playerAfter(state, state.active);
    int waiting = 0;
    int next = -1;
    for (int i = 0; i < state.playerCount; ++i, seat = playerAfter(state, seat)) {
        if (!hasTurn(engine.player(seat)))
            continue;
        if (engine.content.options.passFinal)
            return seat;
        next = next < 0 ? seat : next;
        ++waiting;
    }
    return state.passes >= waiting ? -1 : next;
}

/// ST-TURN-10, ST-TILE-08, 09: an unclaimed tile goes to the first player, with its special action.
void endActionPhase(Engine &engine)
{
    GameState &state = engine.state;
    if (state.tileOwner < 0) {
        state.tileOwner = static_cast<std::int8_t>(state.firstPlayer);
        state.active = state.firstPlayer;
        engine.emit(EventKind::TileTaken, state.firstPlayer);
        engine.push(FrameKind::Tile, state.firstPlayer);
        return;
    }
    // ST-SUPPLY-11, ST-ROUND-01, ST-OPEN-33: nothing is prepared after the last round
    begin(engine, state.round >= engine.content.rounds ? Phase::Missions : Phase::Supply);
}

// ST-TURN-01, ST-TILE-07: first player first, then clockwise as long as anybody has an airship left
void nextTurn(Engine &engine)
{
    GameState &state = engine.state;
    if (state.phaseStep == 1 && engine.content.options.specialists) // the turn of the active player is over
        refillHand(engine, state.active);
    const int seat = state.phaseStep < 2 ? nextSeat(engine) : -1;
    if (seat < 0) {
        state.phaseStep = 2;
        endActionPhase(engine);
        return;
    }
    state.phaseStep = 1;
    state.active = static_cast<std::uint8_t>(seat);
    engine.emit(EventKind::TurnBegan, seat);
    engine.push(FrameKind::Turn, seat);
}

// ST-ROUND-02
void nextRound(Engine &engine)
{
    GameState &state = engine.state;
    if (state.phaseStep == 0)
        supply(engine);
    // ST-SABO-02, ST-OPEN-34: from the new first player clockwise
    if (engine.content.options.sabotage && state.phaseStep < state.playerCount) {
        state.active = static_cast<std::uint8_t>((state.firstPlayer + state.phaseStep) % state.playerCount);
        ++state.phaseStep;
        engine.push(FrameKind::Saboteur, state.active);
        return;
    }
    engine.emit(EventKind::RoundBegan, -1, engine.state.round);
    begin(engine, Phase::Income);
}

/// ST-SPEC-02: before the first round, from the first player clockwise.
void nextDraft(Engine &engine)
{
    GameState &state = engine.state;
    if (state.phaseStep == state.playerCount) {
        beginGame(engine);
        return;
    }
    state.active = static_cast<std::uint8_t>((state.firstPlayer + state.phaseStep) % state.playerCount);
    ++state.phaseStep;
    engine.push(FrameKind::Draft, state.active);
}

// ST-END-01, ST-OPEN-31: from the owner of the tile clockwise
void nextMissions(Engine &engine)
{
    GameState &state = engine.state;
    if (state.phaseStep == state.playerCount) {
        begin(engine, Phase::Over);
        engine.emit(EventKind::GameEnded, -1);
        return;
    }
    state.active = static_cast<std::uint8_t>((state.tileOwner + state.phaseStep) % state.playerCount);
    ++state.phaseStep;
    engine.push(FrameKind::Missions, state.active);
}

void goOn(Engine &engine)
{
    if (startBonusAction(engine))
        return;
    switch (engine.state.phase) {
    case Phase::Income:
        nextIncome(engine);
        break;
    case Phase::Action:
        nextTurn(engine);
        break;
    case Phase::Supply:
        nextRound(engine);
        break;
    case Phase::Draft:
        nextDraft(engine);
        break;
    default:
        nextMissions(engine);
        break;
    }
}

bool advance(Engine &engine)
{
    switch (engine.top().kind) {
    case FrameKind::Turn:
        return advanceTurn(engine);
    case FrameKind::Tile:
        return advanceTile(engine);
    case FrameKind::BonusAction:
        return advanceBonusAction(engine);
    case FrameKind::Action:
        return advanceAction(engine);
    case FrameKind::Encounter:
        return advanceEncounter(engine);
    case FrameKind::Buying:
        return advanceBuying(engine);
    case FrameKind::Payment:
        return advancePayment(engine);
    case FrameKind::Effects:
        return advanceEffects(engine);
    case FrameKind::Income:
        return advanceIncome(engine);
    case FrameKind::Missions:
        return advanceMissions(engine);
    case FrameKind::Draft:
        return advanceDraft(engine);
    case FrameKind::Saboteur:
        return advanceSaboteur(engine);
    case FrameKind::Bribe:
        return advanceBribe(engine);
    }
    return false;
}

void answer(Engine &engine, const Action &action)
{
    const Ask ask = engine.top().ask;
    engine.top().ask = Ask::Nothing;
    switch (ask) {
    case Ask::Nothing:
        break;
    case Ask::Turn:
        return answerTurn(engine, action);
    case Ask::Special:
        return answerSpecial(engine, action);
    case Ask::BonusAction:
        return answerBonus(engine, action);
    case Ask::Encounter:
    case Ask::TopOrBottom:
    case Ask::Purple:
        return answerEncounter(engine, action);
    case Ask::Mission:
        return answerMission(engine, action);
    case Ask::Buy:
        return answerBuy(engine, action);
    case Ask::Letter:
        return answerLetter(engine, action);
    case Ask::Income:
        return answerIncome(engine, action);
    case Ask::Order:
    case Ask::GainColour:
    case Ask::MarkedSlot:
    case Ask::TimeSlot:
    case Ask::FreeCrystal:
        return answerGain(engine, action);
    case Ask::PayCrystal:
    case Ask::HandIn:
        return answerPay(engine, action);
    case Ask::FulfilMission:
        return answerFulfil(engine, action);
    case Ask::Pick:
        return answerPick(engine, action);
    case Ask::Saboteur:
        return answerSaboteur(engine, action);
    case Ask::Bribe:
        return answerBribe(engine, action);
    }
}

} // namespace

// ST-ROUND-03: no income in round 1
void beginGame(Engine &engine)
{
    engine.emit(EventKind::RoundBegan, -1, 1);
    begin(engine, Phase::Action);
}

void beginDraft(Engine &engine)
{
    begin(engine, Phase::Draft);
}

std::uint64_t run(Engine &engine)
{
    while (engine.state.phase != Phase::Over) {
        if (engine.state.frameCount == 0) {
            goOn(engine);
            continue;
        }
        if (!advance(engine))
            continue;
        const std::uint64_t choices = legalChoices(engine.content, engine.state);
        assert(choices != 0);
        if ((choices & (choices - 1)) != 0)
            return choices;
        answer(engine, actionAt(engine.content, engine.state, lowest(choices)));
    }
    return 0;
}

void apply(const Content &content, GameState &state, const Action &action, EventList *events)
{
    assert(!refusal(content, state, action));
    Engine engine{content, state, events};
    answer(engine, action);
    run(engine);
}

std::uint64_t playOut(const Content &content, GameState &state, Random &random, std::uint64_t most)
{
    Engine engine{content, state, nullptr};
    std::uint64_t choices = state.phase == Phase::Over ? 0 : legalChoices(content, state);
    std::uint64_t decisions = 0;
    for (; choices != 0 && decisions < most; ++decisions) {
        for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(countOf(choices))); skip > 0; --skip)
            choices &= choices - 1;
        answer(engine, actionAt(content, state, lowest(choices)));
        choices = run(engine);
    }
    return decisions;
}

void Engine::record(EventKind kind, int seat, int amount, int what, int source, PlaceCode from, PlaceCode to) const
{
    mw::record(*events, static_cast<std::uint8_t>(kind), seat, amount, what, source, placeOf(from), placeOf(to));
}

int playerCount(const GameState &state)
{
    return state.playerCount;
}

bool isOver(const GameState &state)
{
    return state.phase == Phase::Over;
}

} // namespace mw::steam_time
