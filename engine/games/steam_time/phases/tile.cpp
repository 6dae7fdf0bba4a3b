#include "games/steam_time/effects/crystals.h"
#include "games/steam_time/effects/tracks.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

constexpr int mostExchanges = 10;

// Register of a Tile frame: how many T.I.M.E.-crystals were bought.
enum Register { bought = 0 };

// ST-TILE-06: without steam, a crystal in the mine, an open slot or the gold for it there is no crystal
Refused refuseTimeCrystal(const Content &content, const GameState &state, const Player &player)
{
    if (state.top().registers[bought] > 0 &&
        (!content.options.tileTimeCrystalsUpToTen || state.top().registers[bought] >= mostExchanges))
        return refuse("ST-TILE-06", player.steam, state.mine); // ST-OPEN-17
    if (player.steam == 0 || state.mine == 0)
        return refuse("ST-TILE-06", player.steam, state.mine);
    for (int colour = 0; colour < colourCount; ++colour) {
        if (isPossible(fit(content, player, colour)))
            return std::nullopt;
    }
    return refuse("ST-TILE-06", player.steam, state.mine);
}

} // namespace

bool advanceTile(Engine &engine)
{
    if (engine.top().registers[bought] > 0 && !engine.content.options.tileTimeCrystalsUpToTen) {
        engine.pop();
        return false;
    }
    engine.top().ask = Ask::Special;
    return true;
}

// ST-TILE-04: one of the two special actions or none
Refused refuseSpecial(const Content &content, const GameState &state, const Action &action)
{
    const Player &player = asked(state);
    switch (kindOf(action)) {
    case ActionKind::Steam: // ST-TILE-05
        if (state.top().registers[bought] > 0)
            return refuse("ST-TILE-04");
        if (action.args[0] < 1 || action.args[0] > std::min<int>(mostExchanges, player.steam))
            return refuse("ST-TILE-05", std::min<int>(mostExchanges, player.steam));
        return std::nullopt;
    case ActionKind::TimeCrystal:
        return refuseTimeCrystal(content, state, player);
    default:
        return std::nullopt;
    }
}

void answerSpecial(Engine &engine, const Action &action)
{
    const int seat = action.player;
    if (kindOf(action) == ActionKind::TimeCrystal) {
        ++engine.top().registers[bought];
        paySteam(engine, seat, 1, -1);
        pushEffects(engine, seat, engine.content.oneTimeCrystal, -1, mustTake);
        return;
    }
    engine.pop();
    if (kindOf(action) == ActionKind::Steam) {
        paySteam(engine, seat, action.args[0], -1);
        gainEsteem(engine, seat, action.args[0] * skillsOf(engine.content, engine.player(seat)).esteemForSteam,
                   -1); // ST-SPEC-12
    }
}

} // namespace mw::steam_time
