#include "games/steam_time/effects/effects.h"
#include "games/steam_time/effects/payment.h"
#include "games/steam_time/effects/tracks.h"
#include "games/steam_time/phases/sabotage.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

// Register of a Missions frame: the mission that is being paid + 1.
enum Register { paying = 0 };

/// How many of a player's crystals could be part of a payment: of one generator where they must be alike.
int crystalsFor(const Effect &effect, const Player &player)
{
    int most = 0;
    int all = 0;
    for (const Generator &generator : player.generators) {
        most = std::max(most, generator.filled());
        all += generator.filled();
    }
    if (static_cast<Resource>(effect.resource) == Resource::TimeCrystal)
        return clearCrystals(player);
    if (effect.choice == EffectChoice::Fixed)
        return player.generators[static_cast<std::size_t>(effect.sort)].filled();
    return effect.choice == EffectChoice::Same ? most : all;
}

/// Which rule a delivery fails for when one of its parts alone cannot be made.
Refused refusePart(const Content &content, const Player &player, int at)
{
    if (canPay(content, walletOf(content, player), at, at + 1))
        return std::nullopt;
    const Effect &effect = content.effect(at);
    switch (static_cast<Resource>(effect.resource)) {
    case Resource::Gold:
        return refuse("ST-GOLD-04", effect.amount, player.gold);
    case Resource::Steam:
        return refuse("ST-STEAM-01", effect.amount, player.steam);
    case Resource::Portal:
        return refuse("ST-END-07", effect.amount, portalSteps(content, player));
    case Resource::Upgrade:
        return refuse("ST-END-08", effect.amount, std::popcount(player.upgrades));
    case Resource::Expedition:
        return refuse("ST-END-08", effect.amount, std::popcount(player.expeditions));
    default:
        return refuse("ST-END-09", effect.amount, crystalsFor(effect, player));
    }
}

// ST-END-02, 06: everything or nothing
Refused refuseDelivery(const Content &content, const Player &player, const Program &deliver)
{
    for (int at = deliver.begin; at < deliver.end; ++at) {
        if (Refused refused = refusePart(content, player, at))
            return refused;
    }
    if (!canPay(content, walletOf(content, player), deliver.begin, deliver.end))
        return refuse("ST-END-04"); // the parts one by one, but not all of them
    return std::nullopt;
}

} // namespace

// ST-END-02, 03, 05
bool advanceMissions(Engine &engine)
{
    Frame &frame = engine.top();
    if (const int paid = frame.registers[paying]; paid > 0) {
        const Mission &mission = engine.content.missions[static_cast<std::size_t>(paid - 1)];
        frame.registers[paying] = 0;
        ++engine.state.fulfilled[static_cast<std::size_t>(paid - 1)];
        engine.emit(EventKind::MissionFulfilled, frame.player, mission.esteem, paid - 1, mission.source);
        gainEsteem(engine, frame.player, mission.esteem, mission.source);
    }
    frame.ask = Ask::FulfilMission;
    return true;
}

Refused refuseFulfil(const Content &content, const GameState &state, const Action &action)
{
    if (kindOf(action) == ActionKind::Done)
        return std::nullopt;
    const int number = action.args[0];
    if (number < 0 || number >= maxCards || (asked(state).missions & bit(number)) == 0)
        return refuse("ST-END-05");
    const Mission &mission = content.missions[static_cast<std::size_t>(number)];
    if (state.fulfilled[static_cast<std::size_t>(number)] >= mission.times) // ST-END-03, ST-OPEN-32
        return refuse("ST-END-03", mission.times);
    return refuseDelivery(content, asked(state), mission.deliver);
}

// What refuseFulfil() says of each, at once: whoever can pay the whole can pay its parts
std::uint64_t payableMissions(const Content &content, const GameState &state)
{
    const Wallet wallet = walletOf(content, asked(state));
    std::uint64_t payable = 0;
    for (std::uint64_t left = asked(state).missions; left != 0; left &= left - 1) {
        const auto number = static_cast<std::size_t>(lowest(left));
        const Mission &mission = content.missions[number];
        if (state.fulfilled[number] < mission.times &&
            canPay(content, wallet, mission.deliver.begin, mission.deliver.end))
            payable |= left & -left;
    }
    return payable;
}

void answerFulfil(Engine &engine, const Action &action)
{
    if (kindOf(action) == ActionKind::Done) {
        engine.pop();
        return;
    }
    engine.top().registers[paying] = static_cast<std::uint8_t>(action.args[0] + 1);
    const Mission &mission = engine.content.missions[static_cast<std::size_t>(action.args[0])];
    pushEffects(engine, action.player, mission.deliver, mission.source, delivery);
}

} // namespace mw::steam_time
