#include "rules.h"

#include "games/timespan/phases/phases.h"
#include "games/timespan/play/counts.h"
#include "games/timespan/play/resources.h"
#include "worth.h"

#include <algorithm>

namespace mw::timespan {

namespace {

// Worth in tenths of a point. Rough on purpose: enough to tell a good action from a poor one.
constexpr int pointWorth = 10;
constexpr int peaceWorth = 11;     ///< of a symbol, for each income phase to come
constexpr int tileWorth = 14;      ///< a ready luxury tile
constexpr int deliveredWorth = 24; ///< one on a card
constexpr int workerWorth = 32;    ///< of each use of a worker to come
constexpr int offerWorth = 60;     ///< of each offer to be picked
constexpr int camelWorth = 26;     ///< of each move of the camel to come
constexpr int handWorth = 10;      ///< of any card in hand
constexpr int handShare = 25;      ///< percent of what a card would be worth that count while it is in hand
constexpr int lackScale = 5;       ///< resources
constexpr int winWorth = 1000;     ///< of each vision of a single player, who loses without it

/// What is still to come after this moment.
struct Rest {
    int incomes = 0; ///< income phases, the final scoring included
    int actions = 0; ///< action phases in which workers are still to come back
    int camels = 0;
    int offers = 0;
};

Rest restOf(const Content &content, const GameState &state, const Player &player)
{
    Rest rest;
    rest.incomes = state.phase >= Phase::Scoring ? 0 : 1;
    for (std::size_t space = state.time + 1U; space < content.time.size(); ++space) {
        const Phase phase = content.time[space].phase;
        rest.incomes += phase == Phase::Income ? 1 : 0;
        rest.offers += phase == Phase::Discovery ? 1 : 0;
        rest.actions += phase == Phase::Camels ? 1 : 0;
    }
    rest.camels = rest.actions;
    if (state.phase == Phase::Camels) {
        ++rest.actions;
        rest.camels += player.done == 0 ? 1 : 0;
    }
    if (state.phase == Phase::Discovery || state.phase == Phase::Start)
        rest.offers += player.done == 0 ? 1 : 0;
    return rest;
}

/// A card where it lies, or would lie, in a timeline.
int cardWorth(const Content &content, const HistoryCard &card, int slot, const Rest &rest)
{
    const int stays = std::min(rest.actions + 1, (timelineLength + 1 - slot) / 2); // phases before it is pushed out
    const int incomes = std::min(rest.incomes, stays);
    int worth = pointWorth * card.points + peaceWorth * card.peace * incomes;
    worth += worthOf(content, card.income) * incomes;
    worth += worthOf(content, card.box) * std::min(rest.actions + 1, stays) / 3;
    worth += worthOf(content, card.moved) * (rest.actions > 0 ? timelineLength - slot : 1);
    worth += worthOf(content, card.death) * (rest.actions > 0 ? 6 : 2) / 10;
    worth += 4 * card.luxuries;
    return worth;
}

int timelineWorth(const Content &content, const Player &player, const Rest &rest)
{
    int worth = 0;
    for (int slot = 0; slot < timelineLength; ++slot) {
        const Slot &place = player.timeline[static_cast<std::size_t>(slot)];
        if (place.card == none || place.card == unknown)
            continue;
        const HistoryCard &card = content.card(place.card);
        worth += cardWorth(content, card, slot, rest) + deliveredWorth * std::popcount(place.tiles);
        if (place.tucked != none && place.tucked != unknown)
            worth += pointWorth * content.card(place.tucked).points + 6;
    }
    player.graveyard.forEach([&](int card) {
        if (content.options.buriedCount || !player.buried.has(card))
            worth += pointWorth * content.card(card).points;
    });
    return worth;
}

int missing(const Player &player, const Price &price)
{
    int count = 0;
    for (std::size_t resource = 1; resource < price.size(); ++resource)
        count += std::max(0, price[resource] - player.cubes[resource]);
    return count;
}

/// The best of what is in hand: the more, the less each further one counts.
class Best
{
public:
    void offer(int worth)
    {
        for (int &place : m_places)
            if (worth > place)
                std::swap(worth, place);
    }
    [[nodiscard]] int sum(int plays) const
    {
        int total = 0;
        for (int i = 0; i < std::min<int>(plays, static_cast<int>(m_places.size())); ++i)
            total += m_places[static_cast<std::size_t>(i)] * (4 - i) / 4;
        return total;
    }

private:
    std::array<int, 3> m_places{};
};

/// Cards in hand, the best of which count more the nearer their price is.
int handValue(const Content &content, const GameState &state, const Player &player, const Rest &rest)
{
    if (rest.actions == 0 && state.phase != Phase::Workers)
        return 2 * player.hand.count();
    Best best;
    const auto offer = [&](int worth, const Price &price) {
        const int near = lackScale - std::min(missing(player, price), lackScale - 1);
        best.offer((worth - priceWorth(price)) * handShare / 100 * near / lackScale);
    };
    player.hand.forEach(
        [&](int card) { offer(cardWorth(content, content.card(card), 0, rest), content.card(card).cost); });
    for (std::uint32_t left = player.wonders; left != 0; left &= left - 1) {
        const Wonder &wonder = content.wonder(std::countr_zero(left));
        offer(pointWorth * wonder.points + peaceWorth * wonder.peace * rest.incomes, wonder.cost);
    }
    return handWorth * (player.hand.count() + player.hiddenCards + std::popcount(player.wonders)) +
           best.sum(2 * rest.actions + 1);
}

int wonderWorth(const Content &content, const Player &player, const Rest &rest)
{
    int worth = 0;
    for (std::uint32_t left = player.built; left != 0; left &= left - 1)
        worth += pointWorth * content.wonder(std::countr_zero(left)).points + 8 * (rest.actions + 1);
    return worth;
}

int visionWorth(const Content &content, const GameState &state, int seat)
{
    int worth = 0;
    const bool solo = state.isSolo();
    const int right = solo ? 1 : (seat + state.playerCount - 1) % state.playerCount;
    for (const int place : {seat, right}) {
        const std::uint8_t number = state.visions[static_cast<std::size_t>(place)];
        if (number == none || number == unknown)
            continue;
        const Vision &vision = content.visions[number];
        const int weight = (solo ? winWorth : 0) + pointWorth * vision.points;
        worth += weight * progress(content, state, seat, vision.needs) / 100;
    }
    for (std::uint32_t left = state.player(seat).secrets; left != 0; left &= left - 1) {
        const Vision &vision = content.visions[static_cast<std::size_t>(std::countr_zero(left))];
        worth += pointWorth * vision.points * progress(content, state, seat, vision.needs) / 100;
    }
    if (solo && content.solo >= 0) {
        const auto &needs = content.solos[static_cast<std::size_t>(content.solo)].win;
        worth += needs.empty() ? 0 : 2 * winWorth * progress(content, state, seat, needs) / 100;
    }
    return worth;
}

int stockWorth(const Player &player)
{
    int worth = priceWorth(player.cubes);
    for (const std::uint8_t count : player.ready)
        worth += tileWorth * count;
    return worth;
}

} // namespace

int evaluate(const Content &content, const GameState &state, int seat)
{
    const Player &player = state.player(seat);
    int worth = pointWorth * player.points - player.byHand;
    if (player.civilization == none)
        return worth;
    if (state.phase == Phase::Over)
        return state.isSolo() && hasWon(content, state) ? worth + 3 * winWorth : worth;
    const Rest rest = restOf(content, state, player);
    const bool late = rest.actions == 0 && state.phase >= Phase::Workers;
    worth += timelineWorth(content, player, rest) + wonderWorth(content, player, rest);
    worth += handValue(content, state, player, rest) + visionWorth(content, state, seat);
    worth += late ? 24 * player.cubes[static_cast<std::size_t>(Resource::Gold)] + stockWorth(player) / 4
                  : stockWorth(player);
    for (int track = 0; track < trackCount; ++track)
        worth += trackWorth(player, track);
    worth += 12 * std::popcount(player.gears);
    forEachGear(content, player, [&](int, const GearSlot &slot) {
        worth += worthOf(content, content.technology(slot.technology).income) * rest.incomes;
    });
    for (std::size_t type = 0; type < player.dead.size(); ++type) {
        worth += pointWorth * content.luxuries[type].points * delivered(content, player, static_cast<int>(type));
        worth += worthOf(content, content.luxuries[type].income) * rest.incomes * player.dead[type];
    }
    worth += peaceWorth * rest.incomes * visiblePeace(content, player);
    if (state.phase == Phase::Workers && player.done == 0)
        worth += workerWorth * player.workers;
    worth += workerWorth * rest.actions * countOf(content, state, seat, Quantity::Worker);
    return worth + offerWorth * rest.offers + camelWorth * rest.camels;
}

} // namespace mw::timespan
