#pragma once

#include "places.h"

namespace mw::world_wonders {

/// What was found out about the places in each city while a game goes on. Between purchases a city only grows: where
/// something could be laid it still can while nothing covers it, and a monument that had no place has none until
/// something comes that it asks for. Says the same as somePlaces(), sooner; it belongs to one game, played forward.
class PlaceMemory
{
public:
    /// Whether all that an action of the active player buys has a place in the city.
    [[nodiscard]] bool hasPlaces(const Content &content, const GameState &state, const Site &site,
                                 const Action &action);

private:
    static constexpr int firstMonument = 3 + maxStacks * typeCount; ///< behind roads, towers and buildings
    static constexpr int sources = firstMonument + maxMonuments;
    struct City {
        std::array<Cells, sources> places;         ///< where each could be laid when that was last found out
        std::array<Cells, typeCount + 1> kinds;    ///< buildings and roads as they were then
        std::array<std::uint8_t, sources> isKnown; ///< whether there is such a place
        std::uint32_t refused;                     ///< bit n: monument n has no place
    };
    /// Where `places` holds what an action buys.
    [[nodiscard]] static std::size_t sourceOf(const Content &content, const GameState &state, const Action &action);
    /// Forgets the refusals of monuments that something new may let in.
    static void look(const Content &content, const Player &player, City &city);
    [[nodiscard]] static bool stillHolds(const GameState &state, const Site &site, const Action &action,
                                         const Cells &place);
    [[nodiscard]] City &cityOf(int seat);

    std::array<City, maxPlayers> m_cities; ///< those of `m_met` seats only
    unsigned m_met = 0;
};

} // namespace mw::world_wonders
