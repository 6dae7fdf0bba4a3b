#pragma once

#include "answers.h"
#include "places.h"

namespace mw::world_wonders {

/// What was found out about the places in each city while a game goes on. Between purchases a city only grows: where
/// something could be laid it still can while nothing covers it, and what had no place has none until
/// something comes beside which it may lie. Says the same as somePlaces(), sooner; it belongs to one game, played
/// forward.
class PlaceMemory
{
public:
    /// Looks at the city of the active player; comes before the questions about it.
    void look(const GameState &state, const Site &site)
    {
        City &city = cityOf(state.active);
        m_city = &city;
        if (!(site.covered() - city.seen).isEmpty())
            update(site);
        if (city.monuments != state.monuments)
            forgetMonuments(state);
    }
    /// Those of some purchases that have a place there, all that they are made of.
    [[nodiscard]] Answers havingPlaces(const GameState &state, const Site &site, Answers asked)
    {
        Answers found = asked & m_city->yes;
        for (Answers open = asked & ~(found | (m_city->no & ~buildingAnswers)); open != 0; open &= open - 1) {
            const auto number = static_cast<std::size_t>(std::countr_zero(open));
            found |= answerBit(number, hasPlace(state, site, number));
        }
        return found;
    }

private:
    /// Sources are purchases, buildings beside roads, and behind them buildings beside those of their type.
    static constexpr std::size_t purchases = freeRoadAnswer;
    static constexpr std::size_t sources = purchases + static_cast<std::size_t>(maxStacks) * typeCount;
    static_assert(sources <= 64);
    [[nodiscard]] static constexpr std::size_t besideType(std::size_t type, std::size_t stack)
    {
        return purchases + type * maxStacks + stack;
    }
    /// What grows: buildings by type, roads, towers, anything.
    enum Kind : std::size_t { Roads = typeCount, Towers, Anything, kindCount };
    using Waiting = std::array<Answers, kindCount>;
    struct City {
        Answers yes; ///< purchases that are known to have a place in the city as it was seen
        Answers no;  ///< sources that are known to have none
        Answers had; ///< sources that had a place when last they were asked about
        Cells seen;
        Waiting waiting;                         ///< by kind: what has no place for lack of a neighbour of that kind
        std::array<Rows, purchases> needed;      ///< what must not be covered for each place to be as good as it was
        std::array<Rows, sources> places;        ///< where each was found
        std::array<Rows, sources> corners;       ///< corners at which a tile could be laid in one of its turns
        std::array<std::uint8_t, sources> turns; ///< which one
        std::array<std::uint8_t, maxShown> monuments; ///< that were asked about
    };

    [[nodiscard]] static Waiting waitingTiles();
    [[nodiscard]] City &cityOf(int seat)
    {
        if ((m_met >> seat & 1U) == 0)
            meet(seat);
        return m_cities[static_cast<std::size_t>(seat)];
    }
    void meet(int seat);
    /// Takes note of what has come to the city, and to the display.
    void update(const Site &site);
    void forgetMonuments(const GameState &state);
    // They find out anew, unless little has changed.
    [[nodiscard]] bool hasPlace(const GameState &state, const Site &site, std::size_t purchase);
    [[nodiscard]] bool hasTile(const Site &site, std::size_t source, const Shape &shape, Source sort, int type);
    [[nodiscard]] bool hasBuilding(const GameState &state, const Site &site, std::size_t stack);
    [[nodiscard]] bool hasSet(const GameState &state, const Site &site);
    [[nodiscard]] bool hasMonument(const GameState &state, const Site &site, std::size_t slot);
    [[nodiscard]] bool isStillFree(const Site &site, std::size_t source) const
    {
        return (m_city->had & answerBit(source)) != 0 && (m_city->places[source].cells() & site.covered()).isEmpty();
    }
    bool say(std::size_t source, bool hasPlace);
    /// Keeps the place that was found, and what must not be covered for it.
    bool keep(std::size_t source, const Cells &place, const Cells &needed);

    std::array<City, maxPlayers> m_cities; ///< those of `m_met` seats only
    unsigned m_met = 0;
    City *m_city = nullptr; ///< the one that was looked at last
};

} // namespace mw::world_wonders
