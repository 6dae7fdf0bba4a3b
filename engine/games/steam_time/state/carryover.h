#pragma once

#include "games/steam_time/engine.h"

#include "core/diagnostic.h"

#include <array>
#include <optional>
#include <vector>

namespace mw::steam_time {

/// Carries a state from one content to another by the ids of its items. Cards that are new join their deck at the
/// bottom, cards that are gone leave decks and discard pile; whatever else refers to something that is gone is a
/// problem.
class CarryOver
{
public:
    CarryOver(const Content &from, const Content &to, GameState &state, Diagnostics &problems);

    void run();

private:
    void problem(Message message);
    [[nodiscard]] const std::vector<int> &numbers(Deck deck) const { return m_numbers[static_cast<std::size_t>(deck)]; }
    /// Number in the new content of a card in play; a problem when it is gone.
    std::optional<int> card(Deck deck, int number);
    void cardSet(Deck deck, std::uint64_t &set);

    void carryBoards();
    void carryContents(int board, const Panel &before, const Panel &after, const GameState &old);
    void carryPlayers();
    void carryHangars();
    void carryDecks();
    void carryDeck(Deck deck);
    void carryEfforts();
    void carryPurchases();
    void carryStocks();
    // carrymodules.cpp
    void carryModules(const GameState &old);
    void carrySaboteurs(const GameState &old);
    void carrySpecialists(int seat, const Specialists &before);
    // carryframes.cpp
    void carryFrames(const GameState &old);
    void carryFrame(Frame &frame, const GameState &old);
    void carryProgram(Frame &frame);
    void carryEncounter(Frame &frame);
    [[nodiscard]] int spaceAfter(int space, const GameState &old) const;

    const Content &m_from;
    const Content &m_to;
    GameState &m_state;
    Diagnostics &m_problems;
    std::array<std::vector<int>, 6> m_numbers; ///< by Deck: old card to new card, -1 when it is gone
};

} // namespace mw::steam_time
