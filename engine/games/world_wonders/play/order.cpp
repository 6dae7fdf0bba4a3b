#include "flow.h"

#include <algorithm>

namespace mw::world_wonders {

namespace {

/// The place in the next round that a pedestal gives its holder.
int placeOf(const Content &content, const GameState &state, int pedestal)
{
    const bool isLoneSecond = pedestal == 1 && state.pedestals[0] == none;
    return isLoneSecond && content.options.loneSecondFirst ? 0 : pedestal; // WW-ORDER-02, WW-OPEN-34
}

// WW-ORDER-03, 04: fewer people, then fewer monuments
bool isBefore(const GameState &state, std::uint8_t a, std::uint8_t b)
{
    const Player &left = state.player(a);
    const Player &right = state.player(b);
    return left.population != right.population ? left.population < right.population
                                               : left.monumentCount < right.monumentCount;
}

} // namespace

std::array<std::uint8_t, maxPlayers> nextOrder(const Content &content, const GameState &state)
{
    const auto players = static_cast<std::ptrdiff_t>(state.playerCount);
    std::array<std::uint8_t, maxPlayers> others = state.order;
    for (std::size_t at = 1; at < static_cast<std::size_t>(players); ++at) { // WW-ORDER-05: equals stay as they were
        for (std::size_t to = at; to > 0 && isBefore(state, others[to], others[to - 1]); --to)
            std::swap(others[to], others[to - 1]);
    }
    std::array<std::uint8_t, maxPlayers> order{};
    order.fill(none);
    for (int pedestal = 0; pedestal < 2; ++pedestal) { // WW-ORDER-01, 02
        const std::uint8_t holder = state.pedestals[static_cast<std::size_t>(pedestal)];
        const auto at = static_cast<std::size_t>(placeOf(content, state, pedestal));
        const bool hasPlace = std::find(order.begin(), order.end(), holder) != order.end();
        if (holder != none && !hasPlace && at < state.playerCount)
            order[at] = holder;
    }
    for (auto seat = others.begin(); seat != others.begin() + players; ++seat) {
        if (std::find(order.begin(), order.end(), *seat) != order.end())
            continue;
        *std::find(order.begin(), order.end(), none) = *seat;
    }
    std::fill(order.begin() + players, order.end(), std::uint8_t{0});
    return order;
}

} // namespace mw::world_wonders
