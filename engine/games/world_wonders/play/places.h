#pragma once

#include "engine.h"

#include "games/world_wonders/city/site.h"

/// What can be bought and where it can lie. Everything that lists answers, and everything that says why not, asks here.
namespace mw::world_wonders {

/// All corners for one piece in one turn.
struct PlaceSet {
    std::uint8_t part = 0;
    std::uint8_t turn = 0;
    std::uint16_t size = 0; ///< how many corners
    Cells corners;
};
struct PlaceSets {
    std::array<PlaceSet, static_cast<std::size_t>(maxComponents) * maxTurns + 1> sets;
    std::size_t count = 0;
    std::size_t size = 0; ///< corners in all sets

    void clear() { count = size = 0; }
    void add(int part, int turn, const Cells &corners)
    {
        const int here = Rows::of(corners).count();
        sets[count] = {static_cast<std::uint8_t>(part), static_cast<std::uint8_t>(turn),
                       static_cast<std::uint16_t>(here), corners};
        count += here > 0 ? 1 : 0; // the next one takes the place of one without corners
        size += static_cast<std::size_t>(here);
    }
};

/// The purchase that goes on: its pieces in the state, and which of them (bits) still have to be laid.
struct Purchase {
    Source sort = Source::Nothing;
    int item = 0;
    int firstPiece = -1; ///< of several; of a single one the piece itself
    int parts = 1;

    [[nodiscard]] unsigned all() const { return (1U << parts) - 1; }
};
[[nodiscard]] Purchase purchaseOf(const Content &content, const GameState &state);
[[nodiscard]] unsigned partsLeft(const GameState &state, const Purchase &purchase);
/// Spaces of the parts that lie already.
[[nodiscard]] Cells partsLaid(const Content &content, const GameState &state, const Purchase &purchase);
/// Turns that the figures laid so far leave for the others.
[[nodiscard]] unsigned turnsLeft(const Content &content, const GameState &state, const Purchase &purchase);
/// Shape of a part, and the contact it needs: the type of a building.
[[nodiscard]] const Shape &partShape(const Content &content, const Purchase &purchase, int part);
[[nodiscard]] int buildingType(const Content &content, const GameState &state, const Purchase &purchase);

/// Spaces of all pieces of a source as they could lie in a city; none if they have no place there (WW-TURN-04,
/// WW-MON-04).
[[nodiscard]] Cells somePlaces(const Content &content, const GameState &state, const Site &site, int seat,
                               const Purchase &purchase);
/// Places for the pieces of the purchase that goes on.
void findPlaces(const Content &content, const GameState &state, PlaceSets &places);

/// The purchase that an action begins; Nothing for one that places nothing.
[[nodiscard]] Purchase purchaseBy(const Content &content, const GameState &state, const Action &action);

} // namespace mw::world_wonders
