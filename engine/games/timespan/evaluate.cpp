#include "games/timespan/phases/phases.h"
#include "games/timespan/play/counts.h"
#include "rules.h"

#include <algorithm>

namespace mw::timespan {

namespace {

// Worth in tenths of a point. Rough on purpose: enough to tell a good action from a poor one.
constexpr int pointWorth = 10;
constexpr std::array<int, resourceCount> cubeWorth{0, 7, 12, 12, 12, 16, 18, 24};
constexpr int tileWorth = 12;      ///< a ready luxury tile
constexpr int deliveredWorth = 22; ///< one on a card
constexpr int deadTileWorth = 8;   ///< for each income phase to come
constexpr int trackWorth = 22;
constexpr int gearWorth = 30;
constexpr int workerWorth = 45; ///< a ready worker during worker activation
constexpr int extraWorker = 25; ///< for each action phase to come
constexpr int handWorth = 9;
constexpr int incomeWorth = 9; ///< of a reward, for each income phase to come
constexpr int peaceWorth = 11; ///< of a symbol, for each income phase to come

/// Income phases to come, the final scoring included.
int incomesLeft(const Content &content, const GameState &state)
{
    int count = state.phase >= Phase::Scoring ? 0 : 1;
    for (std::size_t space = state.time + 1U; space < content.time.size(); ++space)
        count += content.time[space].phase == Phase::Income ? 1 : 0;
    return count;
}

int programSize(Program program)
{
    return program.end - program.begin;
}

int timelineWorth(const Content &content, const Player &player, int incomes)
{
    int worth = 0;
    for (const Slot &slot : player.timeline) {
        if (slot.card == none || slot.card == unknown)
            continue;
        const HistoryCard &card = content.card(slot.card);
        worth +=
            pointWorth * card.points + 12 * programSize(card.box) + incomeWorth * incomes * programSize(card.income);
        worth += deliveredWorth * std::popcount(slot.tiles);
        if (slot.tucked != none && slot.tucked != unknown)
            worth += pointWorth * content.card(slot.tucked).points + 10;
    }
    player.graveyard.forEach([&](int card) {
        if (content.options.buriedCount || !player.buried.has(card))
            worth += pointWorth * content.card(card).points;
    });
    return worth;
}

int wonderWorth(const Content &content, const Player &player)
{
    int worth = handWorth * std::popcount(player.wonders);
    for (std::uint32_t left = player.built; left != 0; left &= left - 1)
        worth += pointWorth * content.wonder(std::countr_zero(left)).points + 20;
    return worth;
}

int visionWorth(const Content &content, const GameState &state, int seat)
{
    int worth = 0;
    const int right = state.isSolo() ? 1 : (seat + state.playerCount - 1) % state.playerCount;
    for (const int place : {seat, right}) {
        const std::uint8_t vision = state.visions[static_cast<std::size_t>(place)];
        if (vision == none || vision == unknown)
            continue;
        int progress = 0;
        for (const Need &need : content.visions[vision].needs) {
            Need part = need;
            for (int amount = 1; amount <= need.amount; ++amount) {
                part.amount = static_cast<std::uint8_t>(amount);
                progress += need.condition != Condition::Reach && holds(content, state, seat, part) ? 1 : 0;
            }
            if (need.condition == Condition::Reach)
                progress += state.player(seat).tracks[need.what];
        }
        worth += 4 * progress;
        if (isMet(content, state, seat, content.visions[vision]))
            worth += pointWorth * content.visions[vision].points;
    }
    return worth;
}

int stockWorth(const Player &player)
{
    int worth = 0;
    for (std::size_t resource = 1; resource < player.cubes.size(); ++resource)
        worth += cubeWorth[resource] * player.cubes[resource];
    for (const std::uint8_t count : player.ready)
        worth += tileWorth * count;
    worth += handWorth * (player.hand.count() + player.hiddenCards);
    return worth;
}

} // namespace

int evaluate(const Content &content, const GameState &state, int seat)
{
    const Player &player = state.player(seat);
    int worth = pointWorth * player.points - player.byHand;
    if (state.phase == Phase::Over || player.civilization == none)
        return worth;
    const int incomes = incomesLeft(content, state);
    const bool last = state.time + 1 == std::ssize(content.time);
    worth += timelineWorth(content, player, incomes) + wonderWorth(content, player) + visionWorth(content, state, seat);
    worth += stockWorth(player) * (last && state.phase >= Phase::Workers ? 1 : 3) / 3;
    for (const auto reached : player.tracks)
        worth += trackWorth * reached;
    worth += gearWorth * std::popcount(player.gears);
    int tiles = 0;
    for (std::size_t type = 0; type < player.dead.size(); ++type) {
        tiles += player.dead[type];
        worth += pointWorth * content.luxuries[type].points * delivered(content, player, static_cast<int>(type));
    }
    worth += deadTileWorth * incomes * tiles;
    worth += peaceWorth * (incomes + 1) * visiblePeace(content, player);
    if (state.phase == Phase::Workers && player.done == 0)
        worth += workerWorth * player.workers;
    worth += extraWorker * incomes * countOf(content, state, seat, Quantity::Worker);
    return worth;
}

} // namespace mw::timespan
