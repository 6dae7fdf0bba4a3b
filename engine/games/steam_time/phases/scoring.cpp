#include "games/steam_time/effects/crystals.h"
#include "games/steam_time/rules.h"

#include <algorithm>

namespace mw::steam_time {

// ST-END-10 to 13: esteem, then crystals of both sorts (ST-OPEN-40), then a shared place
std::vector<Standing> standings(const Content &, const GameState &state)
{
    const auto key = [&state](int seat) {
        const Player &player = playerOf(state, seat);
        return std::pair(player.esteem, crystalCount(player));
    };
    std::vector<Standing> result;
    for (int seat = 0; seat < state.playerCount; ++seat) {
        Standing standing;
        standing.player = seat;
        standing.score = playerOf(state, seat).esteem;
        for (int other = 0; other < state.playerCount; ++other)
            standing.rank += key(other) > key(seat) ? 1 : 0;
        result.push_back(standing);
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const Standing &left, const Standing &right) { return left.rank < right.rank; });
    return result;
}

} // namespace mw::steam_time
