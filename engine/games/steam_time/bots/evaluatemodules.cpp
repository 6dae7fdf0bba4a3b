#include "evaluatemodules.h"
#include "games/steam_time/phases/sabotage.h"
#include "games/steam_time/phases/specialists.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

// Worth in tenths of an esteem, like everything in evaluate.cpp.
constexpr int cardInHandWorth = 4;
constexpr int clearForBribesWorth = 3;

/// What an action on a space is about worth to whoever can carry it out.
int actionWorth(const Content &content, const GameState &state, int space)
{
    const std::uint32_t contents = state.contents[static_cast<std::size_t>(space)];
    switch (spaceAt(content, state, space).kind) {
    case SpaceKind::Mission:
        return 25;
    case SpaceKind::Encounter:
        return 40;
    case SpaceKind::Deposit: {
        int crystals = 0;
        for (int slot = 0; slot < spacesPerBoard; ++slot)
            crystals += crystalIn(contents, slot) >= 0 ? 1 : 0;
        return 10 * std::min(crystals, 4);
    }
    case SpaceKind::Upgrade:
        return 20 * (content.rounds - state.round + 1);
    case SpaceKind::Gold:
        return 3 * spaceAt(content, state, space).gold;
    case SpaceKind::Expedition:
        return 50;
    }
    return 0;
}

/// What a saboteur on a space costs a player: the action if the bribe cannot be paid, else the bribe.
int harm(const Content &content, const GameState &state, const Player &player, int space)
{
    if (executable(content, state, player, bit(space)) == 0)
        return 0;
    constexpr int crystal = 9;
    const int worth = actionWorth(content, state, space);
    const int bribe = bribeDue(content, state, player, space);
    return bribe > clearCrystals(player) ? worth : std::min(worth, crystal * bribe);
}

/// How a skill that changes something by one shows in a turn, in tenths of an esteem.
int skillWorth(const Content &content, const GameState &state, int seat)
{
    const Player &player = playerOf(state, seat);
    const Skills &now = skillsOf(content, player);
    const Skills &plain = content.skills[0];
    const bool tileIsLeft = state.tileOwner < 0;
    int worth = 4 * (plain.crystalPrice - now.crystalPrice) + 2 * (plain.markedPrice - now.markedPrice) +
                3 * (plain.conversionSteam - now.conversionSteam) + 2 * (now.hand - plain.hand) + 2 * now.draws +
                3 * now.rewards + now.spaceGold + 5 * now.activeSlots + (now.ignoresStream ? 5 : 0);
    worth += content.options.sabotage ? -3 * now.bribe : 0;
    worth += tileIsLeft ? 2 * (now.esteemForSteam - plain.esteemForSteam) * std::min<int>(player.steam, 6) : 0;
    return worth;
}

int specialistWorth(const Content &content, const GameState &state, int seat)
{
    const Player &player = playerOf(state, seat);
    const int turns = player.hangar + content.airships * (content.rounds - state.round);
    // A skill is not used in each of the turns that are left, and sooner or later another will cover it
    const int used = std::min(turns, 4);
    const int cards = std::min(handSize(content, specialistsOf(state, seat)), turns);
    return skillWorth(content, state, seat) * used + cardInHandWorth * cards;
}

/// Only while it is open who will come to the space: before the own first turn of the round.
int saboteurWorth(const Content &content, const GameState &state, int seat)
{
    const int space = saboteurSpace(state, seat);
    if (space < 0 || playerOf(state, seat).turns > 0)
        return 0;
    int worth = -2 * harm(content, state, playerOf(state, seat), space);
    for (int other = 0; other < state.playerCount; ++other)
        worth += other == seat ? 0 : harm(content, state, playerOf(state, other), space);
    return worth / 2;
}

} // namespace

int modulesWorth(const Content &content, const GameState &state, int seat)
{
    int worth = 0;
    if (content.options.specialists)
        worth += specialistWorth(content, state, seat);
    if (content.options.sabotage)
        worth += saboteurWorth(content, state, seat) +
                 clearForBribesWorth * std::min(clearCrystals(playerOf(state, seat)), 2);
    return worth;
}

} // namespace mw::steam_time
