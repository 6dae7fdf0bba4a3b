#pragma once

#include "content/content.h"

#include "core/grid.h"
#include "core/random.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace mw::world_wonders {

inline constexpr std::uint8_t none = 255;    ///< no tile, no card, no player
inline constexpr std::uint8_t unknown = 254; ///< in views: a card that the viewer may not see
/// Whether a number is that of a tile or card.
[[nodiscard]] constexpr bool isKnown(std::uint8_t card)
{
    static_assert(maxBuildings < unknown && maxMonuments < unknown);
    return card < unknown;
}

enum class Phase : std::uint8_t { Playing, Over };

/// What is being bought and still has to be placed.
enum class Source : std::uint8_t { Nothing, FreeRoad, LongRoad, ShortSet, Building, Tower, Monument };

/// Where a piece of the game lies, in one number: 0 while it lies in no city.
class Placing
{
public:
    Placing() = default;
    Placing(int seat, grid::Space corner, int turn)
        : m_bits(static_cast<std::uint16_t>((seat + 1) << 11 | turn << 8 | corner.row << 4 | corner.column))
    {
    }
    [[nodiscard]] bool isNowhere() const { return m_bits == 0; }
    [[nodiscard]] int seat() const { return (m_bits >> 11) - 1; }
    [[nodiscard]] int turn() const { return m_bits >> 8 & 7; }
    [[nodiscard]] grid::Space corner() const { return {m_bits >> 4 & 15, m_bits & 15}; }
    bool operator==(const Placing &) const = default;

private:
    std::uint16_t m_bits = 0;
};

/// A player with the city: one layer of bits for each fact.
struct Player {
    grid::Cells roads;
    grid::Cells towers;
    grid::Cells monuments;
    std::array<grid::Cells, typeCount> buildings;
    std::array<std::uint8_t, resourceCount> resources;
    std::uint8_t population;
    std::uint8_t spent; ///< gold marker (WW-TURN-10)
    std::uint8_t extra; ///< gold of loans taken in this round
    std::uint8_t loan;
    std::uint8_t freshLoan; ///< the loan was taken in this round (WW-LOAN-10)
    std::uint8_t out;       ///< of this round
    std::uint8_t freeRoad;  ///< in hand
    std::uint8_t monumentCount;
    std::uint8_t map;
    std::array<std::uint8_t, 4> reserved;

    bool operator==(const Player &) const = default;
};

/// The whole game. Trivially copyable, no pointers, unused bytes are zero: copying, comparing and hashing are those
/// of its bytes.
struct alignas(64) GameState {
    std::array<Player, maxPlayers> players;
    std::array<Placing, maxPieces> pieces; ///< see Content::firstLongRoad
    Random random;
    std::uint32_t automaton;                             ///< bit n: the Automaton has monument n
    std::array<std::uint8_t, maxBuildings> tiles;        ///< by stack, the next one last; see Stack::first
    std::array<std::uint8_t, maxMonuments> monumentDeck; ///< the next one last
    /// Positions in Content::soloDeck: first those face down, the next one last of them, then those revealed.
    std::array<std::uint8_t, maxSoloCards> soloDeck;
    std::array<std::uint8_t, maxStacks> tilesLeft; ///< face down
    std::array<std::uint8_t, maxStacks> offered;   ///< building on offer by stack, or none
    std::array<std::uint8_t, maxShown> monuments;  ///< on display by slot, or none; the oldest is told by `age`
    std::array<std::uint8_t, maxShown> ages;       ///< rounds that each has lain there
    std::array<std::uint8_t, maxShown> objectives;
    std::array<std::uint8_t, maxPlayers> order; ///< seats
    std::array<std::uint8_t, 2> pedestals;      ///< holder, or none
    std::uint8_t longRoads;                     ///< on display
    std::uint8_t shortSets;
    std::uint8_t towers;
    std::uint8_t longRoadsLeft; ///< in the supply
    std::uint8_t shortSetsLeft;
    std::uint8_t towersLeft;
    std::uint8_t longRoadsGone; ///< thrown away, or taken by the Automaton
    std::uint8_t shortTilesGone;
    std::uint8_t towersGone;
    std::uint8_t monumentsLeft;
    std::uint8_t soloLeft;
    std::uint8_t playerCount;
    std::uint8_t round;
    Phase phase;
    std::uint8_t active; ///< seat
    std::uint8_t bought; ///< the main action of the turn is done
    std::uint8_t loanOps;
    Source buying;
    std::uint8_t buyingItem; ///< stack, monument, or set of short roads
    std::array<std::uint8_t, 16> reserved;

    bool operator==(const GameState &) const = default;

    [[nodiscard]] Player &player(int seat) { return players[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] const Player &player(int seat) const { return players[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] bool isSolo() const { return playerCount == 1; }
};
static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(std::has_unique_object_representations_v<GameState>, "padding would carry garbage");
static_assert(sizeof(GameState) <= 2048 && alignof(GameState) == 64);

} // namespace mw::world_wonders
