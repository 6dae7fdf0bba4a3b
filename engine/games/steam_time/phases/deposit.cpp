#include "games/steam_time/effects/crystals.h"
#include "games/steam_time/effects/tracks.h"

namespace mw::steam_time {

namespace {

// Register of a Buying frame: how many crystals were bought.
enum Register { bought = 0 };

// ST-DEPOSIT-01, 03: the price of the crystal and that of a marked slot add up
Refused refuseCrystalOf(const Content &content, const GameState &state, int space, int colour)
{
    if (colour < 0 || colour >= colourCount || slotOf(state.contents[static_cast<std::size_t>(space)], colour) < 0)
        return refuse("ST-STOCK-01", colour);
    const int price = skillsOf(content, asked(state)).crystalPrice;
    if (asked(state).gold < price)
        return refuse("ST-DEPOSIT-01", price, asked(state).gold);
    return refuseCrystal(content, asked(state), colour, price);
}

} // namespace

bool advanceBuying(Engine &engine)
{
    engine.top().ask = Ask::Buy;
    return true;
}

Refused refuseBuy(const Content &content, const GameState &state, const Action &action)
{
    if (kindOf(action) == ActionKind::Buy)
        return refuseCrystalOf(content, state, state.top().space, action.args[0]);
    if (state.top().registers[bought] == 0)
        return refuse("ST-DEPOSIT-02", skillsOf(content, asked(state)).crystalPrice, asked(state).gold); // at least one
    return std::nullopt;
}

void answerBuy(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    if (kindOf(action) == ActionKind::Done) {
        engine.pop();
        return;
    }
    ++frame.registers[bought];
    payGold(engine, frame.player, skillsOf(engine.content, engine.player(frame.player)).crystalPrice, frame.source);
    placeFromDeposit(engine, frame.player, frame.space, action.args[0], frame.source);
}

} // namespace mw::steam_time
