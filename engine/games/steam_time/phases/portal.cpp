#include "sabotage.h"

namespace mw::steam_time {

// ST-PORTAL-05, 06, 07, ST-OPEN-42: neither stream of time nor occupation count, but contents do
Refused refuseBonusSpace(const Content &content, const GameState &state, const Player &player, int space)
{
    if (!isSpace(content, state, space))
        return refuse("ST-TURN-06");
    if (content.options.mrTimeBribes) // ST-OPEN-24
        return refuseBribable(content, state, player, space, "ST-PORTAL-07");
    return refuseExecution(content, state, player, space, "ST-PORTAL-07");
}

bool advanceBonusAction(Engine &engine)
{
    const Frame &frame = engine.top();
    if (engine.player(frame.player).bonusActions == 0) {
        engine.pop();
        return false;
    }
    engine.top().ask = Ask::BonusAction;
    return true;
}

Refused refuseBonus(const Content &content, const GameState &state, const Action &action)
{
    if (kindOf(action) == ActionKind::Decline)
        return std::nullopt; // ST-OPEN-07
    return refuseBonusSpace(content, state, asked(state), action.args[0]);
}

void answerBonus(Engine &engine, const Action &action)
{
    --engine.player(action.player).bonusActions;
    if (kindOf(action) == ActionKind::Decline) {
        engine.emit(EventKind::Declined, action.player);
        return;
    }
    if (!pushBribe(engine, action.player, action.args[0], mrTime))
        sendPiece(engine, action.player, action.args[0], mrTime);
}

} // namespace mw::steam_time
