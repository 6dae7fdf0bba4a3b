#pragma once

#include "games/steam_time/text/words.h"
#include "spaces.h"

#include "core/givenvalues.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mw::steam_time {

/// Lays given values over a state, part by part. Cards go where they are named and leave the place they were at;
/// gold and crystals come out of bank, bag and mine.
class Overlay : private GivenValues
{
public:
    Overlay(const Content &content, GameState &state, Diagnostics &problems)
        : GivenValues(problems), m_content(content), m_state(state), m_problems(problems)
    {
    }

    void layOver(const Value &given);

private:
    // overlay.cpp
    std::optional<int> seat(const Value &value) const { return GivenValues::seat(value, m_state.playerCount); }
    void layRound(const Value &given);
    void layBoards(const Value &boards);
    void layStocks(const Value &given);
    void layTurn(const Value &given);
    void layFrames(const Value &frames);
    bool layFrame(const Value &value, Frame &frame);

    // overlaycards.cpp
    std::optional<int> card(const Value &value, Deck deck);
    /// Takes a card away from wherever it is, for a new place; false (and a problem) when it was claimed before.
    bool claim(const Value &at, Deck deck, int card);
    void removeFromDeck(Deck deck, int card);
    void removeFromSpaces(Deck deck, int card);
    void layCards(const Value &given);
    void layHand(const Value &player, std::string_view key, Deck deck, int seat);
    void layDeck(const Value &list, Deck deck);
    void layDiscard(const Value &list);
    void layEfforts(const Value &given);
    void layFulfilled(const Value &map);

    // overlayspaces.cpp
    void laySpaces(const Value &boards);
    void laySpace(const Value &value, int space);
    void layCrystals(const Value &list, int space);
    void layCardOn(const Value &value, int space);
    void layAirship(const Value &value, int space);

    // overlayplayers.cpp
    void layPlayers(const Value &players);
    void layPlayer(const Value &value, int seat);
    void layGenerators(const Value &value, Player &player);
    void checkDerived(const Value &value, const Player &player);
    void layHangar(const Value &value, Player &player);

    // overlaymodules.cpp
    void laySaboteur(const Value &value, int seat);
    void laySaboteurs(const Value &list, int space);
    void laySpecialists(const Value &value, int seat);
    std::vector<int> specialistList(const Value *list, unsigned &claimed, bool &hasRest);
    void dealHands();
    void layPlayed(int card, int seat, unsigned &claimed);

    const Content &m_content;
    GameState &m_state;
    Diagnostics &m_problems;
    std::array<std::uint64_t, 5> m_claimed{}; ///< cards that have been given a place, by Deck
    unsigned m_handsGiven = 0;                ///< bit n: the specialists of seat n were given
    bool m_missionsSettled = false;           ///< the deck of missions was given whole: nothing else moves there
};

} // namespace mw::steam_time
