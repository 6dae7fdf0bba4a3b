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
    /// Whether all that an action of the active player buys has a place in the city.
    [[nodiscard]] bool hasPlaces(const Content &content, const GameState &state, const Site &site,
                                 const Action &action);

private:
    static constexpr std::size_t longRoadSource = 0;
    static constexpr std::size_t shortSetSource = 1;
    static constexpr std::size_t towerSource = 2;
    static constexpr std::size_t firstBuilding = 3; ///< by stack and type
    static constexpr std::size_t firstMonument = firstBuilding + static_cast<std::size_t>(maxStacks) * typeCount;
    static constexpr std::size_t sources = firstMonument + maxMonuments;
    /// What grows: buildings by type, roads, towers, anything.
    enum Kind { Roads = typeCount, Towers, Anything, kindCount };
    enum class Answer : std::uint8_t { NotAsked, Yes, No };
    struct City {
        std::array<Cells, sources> places;            ///< where each could be laid when that was last found out
        std::array<Answer, sources> answers;          ///< what was said then
        std::array<std::uint16_t, sources> asOf;      ///< and after how many changes of what matters to it
        std::array<Cells, kindCount> seen;            ///< the city then
        std::array<std::uint16_t, kindCount> changes; ///< how often each kind has grown
    };
    /// Where `places` holds what an action buys.
    [[nodiscard]] static std::size_t sourceOf(const Content &content, const GameState &state, const Action &action);
    /// Counts what has grown.
    static void look(const Site &site, City &city);
    /// Changes so far of what may give a place to something that had none.
    [[nodiscard]] static std::uint16_t changesFor(const Content &content, const City &city, std::size_t source);
    [[nodiscard]] static bool stillHolds(const GameState &state, const Site &site, std::size_t source,
                                         const Cells &place);
    [[nodiscard]] City &cityOf(int seat);

    std::array<City, maxPlayers> m_cities; ///< those of `m_met` seats only
    unsigned m_met = 0;
};

} // namespace mw::world_wonders
