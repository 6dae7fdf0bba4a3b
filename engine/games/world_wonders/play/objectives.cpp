#include "score.h"

#include "games/world_wonders/city/measure.h"

#include <algorithm>

namespace mw::world_wonders {

int objectiveValue(const Content &content, const GameState &state, int seat, const Objective &objective)
{
    const Player &player = state.player(seat);
    const Measure measure(content, state, seat);
    const int type = objective.sort;
    switch (objective.kind) {
    case ObjectiveKind::GreenArea: // WW-OBJ-01
        return measure.greenArea().count();
    case ObjectiveKind::LongestRoad: // WW-OBJ-02
        return measure.roadLength();
    case ObjectiveKind::Monuments: // WW-OBJ-03
        return player.monumentCount;
    case ObjectiveKind::AtResources: // WW-OBJ-04
        return measure.count([&](int tile) { return measure.isAtResource(tile); });
    case ObjectiveKind::AtWater: // WW-OBJ-05
        return measure.count([&](int tile) { return measure.isAtWater(tile); });
    case ObjectiveKind::OfType: // WW-OBJ-06
        return measure.count([&](int tile) { return measure.typeOf(tile) == type; });
    case ObjectiveKind::Resource: // WW-OBJ-07
        return player.resources[objective.sort];
    case ObjectiveKind::Group: // WW-OBJ-08
        return measure.groupSize(type);
    case ObjectiveKind::AtEdge: // WW-OBJ-09
        return measure.count([&](int tile) { return measure.isAtEdge(tile); });
    case ObjectiveKind::Districts:
        break;
    }
    // WW-OBJ-10
    for (int each = 0; each < typeCount; ++each) {
        if (measure.districts(each) == 0)
            return 0;
    }
    return 1;
}

namespace {

using Values = std::array<int, maxPlayers>;

struct Prize {
    int first;
    int second;
};

// WW-OBJ-11, WW-OPEN-41, WW-OPEN-45
Prize prizeOf(const Content &content, const GameState &state, const Objective &objective)
{
    constexpr Prize usual{4, 2};
    Prize prize = content.options.fourAndTwo ? usual : Prize{objective.first, objective.second};
    if (state.playerCount < content.options.secondPlacePlayers)
        prize.second = 0;
    return prize;
}

int sharedBy(int points, int players, bool down)
{
    return down ? points / players : (points + players - 1) / players;
}

int countOf(const Values &values, int players, int value)
{
    return static_cast<int>(std::count(values.begin(), values.begin() + players, value));
}

// WW-OBJ-15, WW-OPEN-46
Values districtPoints(const Content &content, const Values &values, int players, int points)
{
    Values result{};
    const int complete = countOf(values, players, 1);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        if (values[seat] == 1)
            result[seat] = sharedBy(points, complete, content.options.roundDown);
    }
    return result;
}

// WW-OBJ-11 to 14
Values rankedPoints(const Content &content, const Values &values, int players, Prize prize)
{
    constexpr int tiedSecond = 1;
    const int least = content.options.rankZero ? 0 : 1; // WW-OBJ-14, WW-OPEN-44
    Values result{};
    const int best = *std::max_element(values.begin(), values.begin() + players);
    if (best < least)
        return result;
    int next = -1;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
        next = values[seat] < best ? std::max(next, values[seat]) : next;
    const int leaders = countOf(values, players, best);
    const int followers = next < least ? 0 : countOf(values, players, next);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        if (values[seat] == best)
            result[seat] =
                leaders == 1 ? prize.first : sharedBy(prize.first + prize.second, leaders, false); // WW-OBJ-12
        else if (values[seat] == next && leaders == 1 && followers > 0 && prize.second > 0)
            result[seat] = followers == 1 ? prize.second : tiedSecond; // WW-OBJ-13
    }
    return result;
}

} // namespace

std::array<int, maxPlayers> objectivePoints(const Content &content, const GameState &state, const Objective &objective)
{
    Values values{};
    for (int seat = 0; seat < state.playerCount; ++seat)
        values[static_cast<std::size_t>(seat)] = objectiveValue(content, state, seat, objective);
    const Prize prize = prizeOf(content, state, objective);
    if (objective.kind == ObjectiveKind::Districts)
        return districtPoints(content, values, state.playerCount, prize.first);
    return rankedPoints(content, values, state.playerCount, prize); // alone, the first place needs a value (WW-OPEN-66)
}

} // namespace mw::world_wonders
