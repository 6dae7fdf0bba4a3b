#include "games/world_wonders/city/measure.h"
#include "games/world_wonders/rules.h"
#include "score.h"

#include <algorithm>
#include <numeric>

namespace mw::world_wonders {

namespace {

// Worth in tenths of a point. Rough on purpose: enough to tell a good purchase from a poor one.
constexpr int pointWorth = 10;
constexpr int resourceWorth = 5;   ///< of a step that is not yet the least
constexpr int populationWorth = 4; ///< of a step, besides its rings
constexpr int goldWorth = 3;       ///< of a gold piece still to be spent in this round
constexpr int openSideWorth = 2;   ///< of a plain space that keeps a building from being a district
constexpr int roomWorth = 1;       ///< of a free space at which something can be built on
constexpr int objectiveWorth = 3;  ///< of a step towards an objective

int objectivesWorth(const Content &content, const GameState &state, int seat)
{
    int worth = 0;
    for (const std::uint8_t number : state.objectives) {
        if (number >= content.objectives.size())
            continue;
        const Objective &objective = content.objectives[number];
        worth += pointWorth * objectivePoints(content, state, objective)[static_cast<std::size_t>(seat)];
        worth += objectiveWorth * objectiveValue(content, state, seat, objective);
    }
    return worth;
}

int resourcesWorth(const Player &player)
{
    int worth = 0;
    const int least = *std::min_element(player.resources.begin(), player.resources.end());
    for (const std::uint8_t resource : player.resources)
        worth += resourceWorth * std::min<int>(resource, least + 4) + (resource > least + 4 ? resource - least - 4 : 0);
    return worth;
}

/// What the city leaves open: sides of buildings, and room to go on building.
int cityWorth(const Content &content, const GameState &state, int seat)
{
    const Player &player = state.player(seat);
    const Map &map = mapOf(content, player);
    const Cells covered = coveredBy(player);
    const Cells green = map.plain - covered;
    const Cells buildings = buildingsOf(player);
    const Cells open = (grown(buildings) - buildings) & green;
    const Cells room = grown(player.roads) & (map.all - map.water - covered);
    return roomWorth * std::min(room.count(), 20) - openSideWorth * open.count();
}

} // namespace

int evaluate(const Content &content, const GameState &state, int seat)
{
    if (state.phase == Phase::Over) {
        const std::array<Score, maxPlayers> all = scores(content, state);
        const int own = all[static_cast<std::size_t>(seat)].total();
        if (state.isSolo())
            return pointWorth * (own - soloTarget(content, state));
        int best = 0;
        for (int other = 0; other < state.playerCount; ++other)
            best = other == seat ? best : std::max(best, all[static_cast<std::size_t>(other)].total());
        return pointWorth * (own * 2 - best);
    }
    const Player &player = state.player(seat);
    int worth = pointWorth * ownScore(content, state, seat).total();
    worth += resourcesWorth(player) + populationWorth * player.population;
    worth += cityWorth(content, state, seat);
    worth += player.out != 0 ? 0 : goldWorth * goldOf(content, player);
    return worth + objectivesWorth(content, state, seat);
}

} // namespace mw::world_wonders
