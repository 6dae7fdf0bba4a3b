#include "hidden.h"
#include "games/steam_time/phases/specialists.h"

#include <algorithm>
#include <span>

namespace mw::steam_time {

void hideSpecialists(GameState &view, int player)
{
    for (int seat = 0; seat < view.playerCount; ++seat) {
        Specialists &cards = view.specialists[static_cast<std::size_t>(seat)];
        std::fill_n(cards.cards.begin(), cards.pileSize, unknownCard);
        if (seat != player)
            cards.hand = 0;
    }
}

void resampleSpecialists(const Content &content, GameState &state, int player, Random &random)
{
    if (!content.options.specialists)
        return;
    for (int seat = 0; seat < state.playerCount; ++seat) {
        Specialists &cards = state.specialists[static_cast<std::size_t>(seat)];
        unsigned unknown = allSpecialists(content) & ~playedSpecialists(cards);
        if (seat == player)
            unknown &= ~unsigned{cards.hand};
        std::array<std::uint8_t, maxSpecialists> pool{};
        std::size_t size = 0;
        for (; unknown != 0; unknown &= unknown - 1)
            pool[size++] = static_cast<std::uint8_t>(std::countr_zero(unknown));
        random.shuffle(std::span(pool.data(), size));
        std::copy_n(pool.begin(), cards.pileSize, cards.cards.begin());
        if (seat == player)
            continue;
        cards.hand = 0;
        for (std::size_t i = cards.pileSize; i < size; ++i)
            cards.hand = static_cast<std::uint16_t>(cards.hand | 1U << pool[i]);
    }
}

} // namespace mw::steam_time
