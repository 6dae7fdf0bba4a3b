#include "carryover.h"
#include "games/steam_time/phases/sabotage.h"
#include "games/steam_time/phases/specialists.h"
#include "games/steam_time/text/names.h"

#include <algorithm>
#include <vector>

namespace mw::steam_time {

/// Saboteurs stay on their spaces; boards have been carried before.
void CarryOver::carrySaboteurs(const GameState &old)
{
    for (int seat = 0; seat < m_state.playerCount; ++seat) {
        const int space = m_to.options.sabotage ? saboteurSpace(old, seat) : -1;
        const int after = space < 0 ? -1 : spaceAfter(space, old);
        if (space >= 0 && after < 0)
            problem(Message(MW_TEXT("The saboteur of player {0} stands on a space that no longer exists."))
                        .number(seat + 1));
        m_state.saboteurs[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(std::max(-1, after) + 1);
    }
}

/// Specialists that are gone leave the pile, new ones come to lie below it.
void CarryOver::carrySpecialists(int seat, const Specialists &before)
{
    Specialists &after = m_state.specialists[static_cast<std::size_t>(seat)];
    after = {};
    m_state.players[static_cast<std::size_t>(seat)].specialist = 0;
    for (std::size_t i = before.cards.size(); i > before.cards.size() - before.playedSize; --i) {
        if (const auto number = card(Deck::Specialist, before.cards[i - 1]))
            putOnTop(m_state, seat, *number);
    }
    for (unsigned left = before.hand; left != 0; left &= left - 1) {
        if (const auto number = card(Deck::Specialist, std::countr_zero(left)))
            after.hand = static_cast<std::uint16_t>(after.hand | 1U << *number);
    }
    std::vector<int> pile;
    for (std::size_t number = 0; number < m_to.specialists.size(); ++number) {
        if (byId(m_from.specialists, m_to.specialists[number].id) < 0)
            pile.push_back(static_cast<int>(number));
    }
    for (std::size_t i = 0; i < before.pileSize; ++i)
        pile.push_back(numbers(Deck::Specialist)[before.cards[i]]);
    for (const int number : pile) {
        if (number >= 0)
            after.cards[after.pileSize++] = static_cast<std::uint8_t>(number);
    }
}

void CarryOver::carryModules(const GameState &old)
{
    carrySaboteurs(old);
    if (!m_to.options.specialists) {
        m_state.specialists = {};
        for (Player &player : m_state.players)
            player.specialist = 0;
    } else if (!m_from.options.specialists) {
        dealSpecialists(m_to, m_state);
        for (int seat = 0; seat < m_state.playerCount; ++seat)
            dealHand(m_to, m_state, seat);
    } else {
        for (int seat = 0; seat < m_state.playerCount; ++seat)
            carrySpecialists(seat, old.specialists[static_cast<std::size_t>(seat)]);
    }
}

} // namespace mw::steam_time
