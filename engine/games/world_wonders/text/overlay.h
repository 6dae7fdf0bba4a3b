#pragma once

#include "words.h"

#include "core/givenvalues.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mw::world_wonders {

/// Lays given values over a state, part by part. Tiles and cards go where they are named and leave the place they were
/// at; roads and towers come out of the supply.
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
    /// Sets a number of the state from the value under a key, if it is there.
    template <typename Target>
    void lay(const Value &map, std::string_view key, int least, int most, Target &target);
    template <typename Target>
    void layFlag(const Value &map, std::string_view key, Target &target);
    /// A seat counted from 0, or none.
    std::optional<std::uint8_t> seat(const Value &value) const;
    void layOrder(const Value &list);
    void layBuying(const Value &given);
    void checkDerived(const Value &given);

    // overlayplayers.cpp
    void layPlayers(const Value &players);
    void layPlayer(const Value &value, int seat);
    void layGold(const Value &value, Player &player);
    void layPedestal(const Value &value, int seat);
    void layPieces(const Value &list, int seat);
    void layPiece(const Value &value, int seat);
    void clearCity(int seat);
    int pieceByName(std::string_view what, int figure, bool pending);
    void checkMonuments();

    // overlaytable.cpp
    void layDisplay(const Value &display);
    void layOffers(const Value &buildings);
    void layMonuments(const Value &list);
    void layObjectives(const Value &list);
    void layDecks(const Value &decks);
    void layStack(const Value &list, std::size_t stack);
    void layMonumentDeck(const Value &list);
    void laySolo(const Value &decks);
    void layAutomaton(const Value &automaton);
    void laySupply(const Value &given);
    void takeTile(int building);
    void takeMonument(int monument);
    std::optional<int> item(const Value &value, std::string_view kind, int found);

    const Content &m_content;
    GameState &m_state;
    Diagnostics &m_problems;
    bool m_mapsGiven = false;
};

} // namespace mw::world_wonders
