#pragma once

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
    void look(const Site &site, int seat);
    /// Whether all that an action of that player buys has a place there.
    [[nodiscard]] bool hasPlaces(const Content &content, const GameState &state, const Site &site, const Action &action)
    {
        const auto item = static_cast<std::size_t>(action.args[0]);
        switch (kindOf(action)) {
        case ActionKind::BuyShortSet:
            return stillHolds(site, shortSetSource) || searchesSet(content, state, site);
        case ActionKind::BuyTower:
            return isSomewhere(site, towerSource, content.tower, Source::Tower, 0, m_city->changes[Anything]);
        case ActionKind::BuyBuilding: {
            const int type = static_cast<int>(content.buildings[state.offered[item]].type);
            return isBeside(site, content.stacks[item].shape, item, atRoads, Roads) ||
                   isBeside(site, content.stacks[item].shape, item, type, static_cast<std::size_t>(type));
        }
        case ActionKind::BuyMonument:
            return (stillHolds(site, firstMonument + item) && stillMeets(state, site, item)) ||
                   searchesMonument(state, site, item);
        default: // bought or free, a long road is a long road
            return isSomewhere(site, longRoadSource, content.longRoad, Source::LongRoad, 0, roadChanges());
        }
    }

private:
    static constexpr std::size_t longRoadSource = 0;
    static constexpr std::size_t shortSetSource = 1;
    static constexpr std::size_t towerSource = 2;
    static constexpr std::size_t firstBuilding = 3; ///< by stack, and by type or at a road
    static constexpr std::size_t contacts = typeCount + 1;
    static constexpr std::size_t firstMonument = firstBuilding + static_cast<std::size_t>(maxStacks) * contacts;
    static constexpr std::size_t sources = firstMonument + maxMonuments;
    /// What grows: buildings by type, roads, towers, anything.
    enum Kind : std::size_t { Roads = typeCount, Towers, Anything, kindCount };
    enum class Answer : std::uint8_t { NotAsked, Yes, No };
    struct City {
        std::array<Rows, sources> places;        ///< where each could be laid when that was last found out
        std::array<Rows, firstMonument> corners; ///< corners at which a single piece could, in one of its turns
        std::array<std::uint8_t, firstMonument> turns;
        std::array<Answer, sources> answers;             ///< what was said then
        std::array<std::uint16_t, sources> asOf;         ///< and after how many changes of what matters to it
        std::array<std::uint16_t, maxMonuments> missing; ///< neighbours for lack of which a monument has no place
        std::array<Cells, kindCount> seen;               ///< the city then
        std::array<std::uint16_t, kindCount> changes;    ///< how often each kind has grown
    };

    [[nodiscard]] bool stillHolds(const Site &site, std::size_t source) const
    {
        return m_city->answers[source] == Answer::Yes && (m_city->places[source].cells() & site.covered()).isEmpty();
    }
    /// Whether nothing has come since that would give a place to what has none.
    [[nodiscard]] bool stillFails(std::size_t source, std::uint16_t changes) const
    {
        return m_city->answers[source] == Answer::No && m_city->asOf[source] == changes;
    }
    [[nodiscard]] bool isSomewhere(const Site &site, std::size_t source, const Shape &shape, Source sort, int type,
                                   std::uint16_t changes)
    {
        return stillHolds(site, source) ||
               (!stillFails(source, changes) && searches(site, source, shape, sort, type, changes));
    }
    /// Whether a building has a place beside a road or others of its type (WW-BUILD-04, 05).
    [[nodiscard]] bool isBeside(const Site &site, const Shape &shape, std::size_t stack, int type, std::size_t kind)
    {
        return isSomewhere(site, firstBuilding + stack * contacts + kind, shape, Source::Building, type,
                           m_city->changes[kind]);
    }
    /// Whether what a monument asks for and what a city can lose is still beside its place.
    [[nodiscard]] bool stillMeets(const GameState &state, const Site &site, std::size_t number) const;
    /// Changes so far of what may give a place to a road (WW-ROAD-04), or to a monument (WW-SYMBOL-01 to 09).
    [[nodiscard]] std::uint16_t roadChanges() const
    {
        return static_cast<std::uint16_t>(m_city->changes[Roads] + m_city->changes[Towers]);
    }
    [[nodiscard]] std::uint16_t changesOf(unsigned neighbours) const;
    // They find out anew.
    [[nodiscard]] bool searches(const Site &site, std::size_t source, const Shape &shape, Source sort, int type,
                                std::uint16_t changes);
    [[nodiscard]] bool searchesSet(const Content &content, const GameState &state, const Site &site);
    [[nodiscard]] bool searchesMonument(const GameState &state, const Site &site, std::size_t number);
    /// Keeps the place that was found; tells whether there is one.
    bool keep(std::size_t source, const Cells &place, std::uint16_t changes);
    [[nodiscard]] City &cityOf(int seat);

    std::array<City, maxPlayers> m_cities; ///< those of `m_met` seats only
    unsigned m_met = 0;
    City *m_city = nullptr; ///< the one that was looked at last
};

} // namespace mw::world_wonders
