#include "sabotage.h"
#include "specialists.h"

namespace mw::steam_time {

Refused refuseTile(const GameState &state, int seat)
{
    if (state.tileOwner >= 0)
        return refuse("ST-TILE-01", state.tileOwner + 1);
    if (seat == state.firstPlayer && playerOf(state, seat).turns == 0)
        return refuse("ST-TILE-02");
    return std::nullopt;
}

Refused refusePlacement(const Content &content, const GameState &state, const Player &player, int space)
{
    if (player.hangar == 0)
        return refuse("ST-TURN-02", content.airships);
    if ((occupied(state) & bit(space)) != 0)
        return refuse("ST-TURN-03");
    if ((upstream(content, player) & bit(space)) == 0)
        return refuse("ST-PLACE-06", highestBoard(player) + 1);
    return refuseBribable(content, state, player, space, "ST-TURN-05");
}

bool canAct(const Content &content, const GameState &state, const Player &player, int seat)
{
    return !refuseTile(state, seat) ||
           (player.hangar > 0 && bribable(content, state, player, openSpaces(content, state, player)) != 0);
}

bool advanceTurn(Engine &engine)
{
    engine.top().ask = Ask::Turn;
    return true;
}

// ST-TURN-01: one thing a turn
Refused refuseTurn(const Content &content, const GameState &state, const Action &action)
{
    switch (kindOf(action)) {
    case ActionKind::TakeTile:
        return refuseTile(state, action.player);
    case ActionKind::Place:
        if (!isSpace(content, state, action.args[0]))
            return refuse("ST-TURN-06");
        return refusePlacement(content, state, asked(state), action.args[0]);
    case ActionKind::Play:
        return refusePlay(content, state, action.args[0]);
    case ActionKind::Pass:
        if (playedThisTurn(state.top()) > 0)
            return refuse("ST-OPEN-36");
        return std::nullopt;
    default:
        return std::nullopt; // ST-TURN-08, ST-OPEN-03: passing is always allowed
    }
}

namespace {

void pass(Engine &engine, int seat)
{
    ++engine.state.passes;
    if (engine.content.options.passFinal)
        engine.player(seat).passed = 1;
    engine.emit(EventKind::Passed, seat);
}

// ST-TURN-02, 03: one airship, and it stays until the supply phase
void placeAirship(Engine &engine, int seat, int space)
{
    Player &player = engine.player(seat);
    --player.hangar;
    player.airships |= bit(space);
    engine.emit(EventKind::AirshipMoved, seat, 1, -1, panelOf(engine.content, engine.state, space).source,
                place(Zone::Hangar, seat), onSpace(engine.state, Zone::Space, space));
    pushAction(engine, seat, space, 0);
}

// ST-PORTAL-04, 08, 10, 11: an action with all its costs and bonuses, but neither airship nor turn
void sendMrTime(Engine &engine, int seat, int space)
{
    engine.emit(EventKind::MrTimeMoved, seat, 1, -1, -1, place(Zone::Compass),
                onSpace(engine.state, Zone::Space, space));
    pushAction(engine, seat, space, mrTime);
}

// ST-TILE-03, 11: no airship, no generator
void takeTile(Engine &engine, int seat)
{
    engine.state.tileOwner = static_cast<std::int8_t>(seat);
    engine.emit(EventKind::TileTaken, seat);
    engine.push(FrameKind::Tile, seat);
}

} // namespace

void sendPiece(Engine &engine, int seat, int space, std::uint8_t flags)
{
    if ((flags & mrTime) != 0)
        sendMrTime(engine, seat, space);
    else
        placeAirship(engine, seat, space);
}

void answerTurn(Engine &engine, const Action &action)
{
    const int seat = action.player;
    if (kindOf(action) == ActionKind::Play) {
        ++engine.top().registers[0];
        playSpecialist(engine, seat, action.args[0]);
        return;
    }
    Player &player = engine.player(seat);
    if (player.turns < 255)
        ++player.turns;
    engine.pop();
    if (kindOf(action) == ActionKind::Pass) {
        pass(engine, seat);
        return;
    }
    engine.state.passes = 0;
    if (kindOf(action) == ActionKind::TakeTile)
        takeTile(engine, seat);
    else if (!pushBribe(engine, seat, action.args[0], 0)) // ST-SABO-05: before the airship is placed
        sendPiece(engine, seat, action.args[0], 0);
}

} // namespace mw::steam_time
