#include "questions.h"

namespace mw::timespan {

namespace {

bool isWorkerAction(ActionKind kind)
{
    return kind == ActionKind::WorkerBox || kind == ActionKind::WorkerCard || kind == ActionKind::WorkerWonder;
}
bool isPlay(ActionKind kind)
{
    return kind == ActionKind::Play || kind == ActionKind::Build;
}

/// That another player is asked; by option, where it is the turn of that player (TS-AGE-11, 12).
Refused refuseOutOfTurn(const Content &content, const GameState &state)
{
    const bool turns = content.options.strictTurns && state.phase == Phase::Workers;
    return refuse(turns ? "TS-AGE-12" : "TS-AGE-11", state.top().player + 1);
}

/// What belongs to worker activation, at another time (TS-CAMEL-02, TS-WORKER-10, 11, TS-PLAY-01).
Refused refuseWorking(const Content &content, const GameState &state, const Action &action)
{
    if (state.phase == Phase::Scoring) // TS-AGE-10
        return refuse("TS-AGE-10");
    if (kindOf(action) == ActionKind::Finish && state.phase != Phase::Workers)
        return refuse("TS-AGE-04");
    if (state.phase == Phase::Camels)
        return refuse("TS-CAMEL-02");
    if (state.phase != Phase::Workers)
        return refuse(isPlay(kindOf(action)) ? "TS-PLAY-01" : "TS-WORKER-10");
    if (action.player < state.playerCount && state.player(action.player).done != 0)
        return refuse("TS-WORKER-11");
    if (action.player == state.top().player) // what is pending comes first
        return refuse("TS-AGE-04");
    return refuseOutOfTurn(content, state);
}

} // namespace

Refused refuseMoment(const Content &content, const GameState &state, const Action &action)
{
    const ActionKind kind = kindOf(action);
    if (isWorkerAction(kind) || isPlay(kind) || kind == ActionKind::Finish)
        return refuseWorking(content, state, action);
    switch (kind) {
    case ActionKind::Move:
    case ActionKind::Stay: // TS-AGE-10, TS-CAMEL-01
        return refuse(state.phase == Phase::Scoring ? "TS-AGE-10" : "TS-CAMEL-01");
    case ActionKind::Pick:
        return refuse("TS-DISC-05");
    case ActionKind::KeepForLater:
        return refuse("TS-DISC-10");
    case ActionKind::DiscardCard:
    case ActionKind::DiscardTile:
    case ActionKind::Deliver:
    case ActionKind::Buy:
    case ActionKind::Spend:
    case ActionKind::UseTile:
        return refuse("TS-RES-16"); // begins with `support`
    case ActionKind::Return:
        return refuse("TS-RES-13");
    case ActionKind::TakeCivilization:
    case ActionKind::TakeBoard:
        return refuse("TS-SETUP-11");
    case ActionKind::Bid:
        return refuse("TS-VAR-13");
    case ActionKind::Decline: // TS-DISC-04, TS-OPEN-18
        return refuse(state.top().ask == Ask::Offer ? "TS-DISC-04" : "TS-OPEN-18");
    default:
        return refuse("TS-AGE-04");
    }
}

Refused refuseStranger(const Content &content, const GameState &state, const Action &action)
{
    const ActionKind kind = kindOf(action);
    if (kind == ActionKind::Pick)
        return refuse("TS-DISC-05");
    if (kind == ActionKind::Move && state.phase == Phase::Camels)
        return refuse(content.options.sneakyCamels ? "TS-VAR-07" : "TS-CAMEL-01");
    if (isWorkerAction(kind) || isPlay(kind) || kind == ActionKind::Finish)
        return refuseWorking(content, state, action);
    return refuseOutOfTurn(content, state);
}

} // namespace mw::timespan
