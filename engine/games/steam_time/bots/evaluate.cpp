#include "evaluatemodules.h"
#include "games/steam_time/effects/crystals.h"
#include "games/steam_time/effects/payment.h"
#include "games/steam_time/rules.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

// Worth in tenths of an esteem. Rough on purpose: enough to tell a good action from a poor one.
constexpr int esteemWorth = 10;
constexpr int goldWorth = 3;
constexpr int steamWorth = 5;
constexpr int crystalWorth = 9;
constexpr int portalWorth = 5;
constexpr int airshipWorth = 25;
constexpr int bonusActionWorth = 30;

int worthOf(const Effect &effect)
{
    switch (static_cast<Resource>(effect.resource)) {
    case Resource::Gold:
        return goldWorth * effect.amount;
    case Resource::Esteem:
        return esteemWorth * effect.amount;
    case Resource::Steam:
        return steamWorth * effect.amount;
    case Resource::Portal:
        return portalWorth * effect.amount;
    default:
        return crystalWorth * effect.amount;
    }
}

int worthOf(const Content &content, const Program &program)
{
    int worth = 0;
    for (int at = program.begin; at < program.end; ++at)
        worth += worthOf(content.effect(at));
    return worth;
}

/// What upgrades will still bring.
int upgradeWorth(const Content &content, const Player &player, int roundsLeft)
{
    int worth = 0;
    for (std::uint64_t left = player.upgrades; left != 0; left &= left - 1)
        worth += roundsLeft * worthOf(content, content.upgrades[static_cast<std::size_t>(lowest(left))].income);
    return worth;
}

/// Esteem of the missions that could be fulfilled with what is there now, each by itself.
int missionWorth(const Content &content, const GameState &state, const Player &player)
{
    const Wallet wallet = walletOf(content, player);
    int worth = 0;
    for (std::uint64_t left = player.missions; left != 0; left &= left - 1) {
        const Mission &mission = content.missions[static_cast<std::size_t>(lowest(left))];
        if (state.fulfilled[static_cast<std::size_t>(lowest(left))] < mission.times &&
            canPay(content, wallet, mission.deliver.begin, mission.deliver.end))
            worth += mission.esteem * esteemWorth * (mission.times > 1 ? 2 : 1);
    }
    return worth;
}

/// What a player has in hand: worth most while there is time to use it.
int stockWorth(const Content &content, const Player &player)
{
    int worth = goldWorth * std::min<int>(player.gold, 20) + steamWorth * player.steam;
    for (int colour = 0; colour < colourCount; ++colour) {
        const int filled = player.generators[static_cast<std::size_t>(colour)].filled();
        worth += crystalWorth * filled;
        worth += worthOf(content, content.generator(colour).bonus[static_cast<std::size_t>(filled)]) / 2;
    }
    const int toTop = (content.portalTop - player.portal - 1 + content.portalLength) % content.portalLength + 1;
    return worth + portalWorth * (content.portalLength - toTop);
}

} // namespace

int evaluate(const Content &content, const GameState &state, int player)
{
    const Player &who = playerOf(state, player);
    const int esteem = esteemWorth * who.esteem;
    if (isScoring(state.phase))
        return esteem + crystalCount(who);
    const int roundsLeft = content.rounds - state.round;
    const int airships = who.passed != 0 ? 0 : who.hangar;
    const int stock = stockWorth(content, who) * (2 * roundsLeft + airships + 1) / (2 * content.rounds + 2);
    const int first = state.tileOwner == player ? 3 : 0;
    return esteem + stock + upgradeWorth(content, who, roundsLeft) + missionWorth(content, state, who) / 2 +
           airshipWorth * airships + bonusActionWorth * who.bonusActions + first + modulesWorth(content, state, player);
}

} // namespace mw::steam_time
