#include "worth.h"

#include "games/timespan/play/counts.h"

#include <algorithm>

namespace mw::timespan {

namespace {

constexpr std::array<int, resourceCount> cubeWorth{0, 7, 12, 12, 12, 16, 18, 24};
constexpr int basicWorth = 12;
constexpr std::array<int, luxuryCount> tileWorth{14, 15, 15, 16, 18, 30};
constexpr std::array<int, trackCount> stepWorth{20, 20, 20, 26, 34};

int worthOf(const Step &step)
{
    switch (step.verb) {
    case Verb::Resource:
        return step.what == anyBasic ? basicWorth : cubeWorth[step.what];
    case Verb::PayResource:
        return -(step.what == anyBasic ? basicWorth : cubeWorth[step.what]);
    case Verb::Luxury:
        return step.what == anyLuxury ? 18 : tileWorth[step.what];
    case Verb::PayLuxury:
        return -15;
    case Verb::Track:
        return stepWorth[step.what];
    case Verb::Points:
        return 10;
    case Verb::Upgrade:
        return 6;
    case Verb::Gear:
        return 34;
    case Verb::Worker:
        return 50;
    case Verb::Camel:
        return 24;
    case Verb::Draw:
    case Verb::Pick:
    case Verb::Search:
        return 14;
    case Verb::Play:
    case Verb::Tuck:
        return 30;
    case Verb::Score:
        return 25;
    default:
        return 16;
    }
}

constexpr int readyPart = 4; ///< of a delivered tile, in tenths
constexpr int openPart = 2;
constexpr int cardPart = 4; ///< of a played card

int percent(int part, int whole)
{
    return whole <= 0 ? 100 : std::clamp(part * 100 / whole, 0, 100);
}

/// Cards in hand of which some may yet be played: each counts as two fifths of one that has been.
int handOf(const Content &content, const Player &player, const Need &need)
{
    int count = 0;
    player.hand.forEach([&](int number) {
        const HistoryCard &card = content.card(number);
        const bool fits = need.condition == Condition::PlayedType    ? static_cast<int>(card.type) == need.what
                          : need.condition == Condition::PlayedOfAge ? card.age == need.what
                                                                     : card.age >= need.what;
        count += fits ? 1 : 0;
    });
    return count;
}

int playedPercent(const Content &content, const Player &player, const Need &need)
{
    const int done = played(content, player, [&need](const HistoryCard &card) {
        return need.condition == Condition::PlayedType    ? static_cast<int>(card.type) == need.what
               : need.condition == Condition::PlayedOfAge ? card.age == need.what
                                                          : card.age >= need.what;
    });
    const int left = std::max(0, need.amount - done);
    return percent(10 * done + cardPart * std::min(left, handOf(content, player, need)), 10 * need.amount);
}

/// Places for a type of tiles on the cards of the timeline.
int openPlaces(const Player &player, const Content &content, int type)
{
    int count = 0;
    for (const Slot &slot : player.timeline) {
        if (slot.card == none || slot.card == unknown)
            continue;
        const HistoryCard &card = content.card(slot.card);
        for (unsigned i = 0; i < card.luxuries; ++i)
            count += card.luxury[i] == type && (slot.tiles >> i & 1U) == 0 ? 1 : 0;
    }
    return count;
}

int deliveredPercent(const Content &content, const Player &player, const Need &need)
{
    int all = 0;
    int best = 0;
    for (int type = 0; type < luxuryCount; ++type) {
        const int done = std::min<int>(need.amount, delivered(content, player, type));
        const int ready = std::min<int>(need.amount - done, player.ready[static_cast<std::size_t>(type)]);
        const int open = std::min<int>(need.amount - done, openPlaces(player, content, type));
        const int here = percent(10 * done + readyPart * ready + openPart * open, 10 * need.amount);
        all += here;
        best = std::max(best, here);
    }
    return need.condition == Condition::EachType ? all / luxuryCount : best;
}

int progressOf(const Content &content, const GameState &state, int seat, const Need &need)
{
    const Player &player = state.player(seat);
    switch (need.condition) {
    case Condition::Reach:
        return percent(player.tracks[need.what], content.track(need.what).length());
    case Condition::HavePeace:
        return percent(visiblePeace(content, player), need.amount);
    case Condition::PlayedType:
    case Condition::PlayedOfAge:
    case Condition::PlayedFromAge:
        return playedPercent(content, player, need);
    case Condition::EachType:
    case Condition::OneType:
        return deliveredPercent(content, player, need);
    }
    return 0;
}

} // namespace

int worthOf(const Content &content, Program program)
{
    int worth = 0;
    for (int at = program.begin; at < program.end; ++at) {
        const Step &step = content.step(at);
        worth += worthOf(step) * step.amount;
    }
    return std::max(worth, 0);
}

int priceWorth(const Price &price)
{
    int worth = 0;
    for (std::size_t resource = 1; resource < price.size(); ++resource)
        worth += cubeWorth[resource] * price[resource];
    return worth;
}

int trackWorth(const Player &player, int track)
{
    return stepWorth[static_cast<std::size_t>(track)] / 2 * player.tracks[static_cast<std::size_t>(track)];
}

int progress(const Content &content, const GameState &state, int seat, std::span<const Need> needs)
{
    int sum = 0;
    bool all = true;
    for (const Need &need : needs) {
        const bool met = holds(content, state, seat, need);
        all = all && met;
        sum += met ? 100 : std::min(90, progressOf(content, state, seat, need) * 9 / 10);
    }
    return all ? 100 : std::min(95, sum / static_cast<int>(std::max<std::size_t>(needs.size(), 1)));
}

} // namespace mw::timespan
