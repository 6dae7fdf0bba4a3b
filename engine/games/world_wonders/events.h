#pragma once

#include "core/event.h"

#include <cstdint>

namespace mw::world_wonders {

/// Zones of Place. `owner` is a seat where a player owns the zone.
enum class Zone : std::uint8_t {
    Nowhere,
    Supply,
    Display,   ///< index: stack of a building, slot of a monument
    Hand,      ///< owner: the free long road
    City,      ///< owner, index: corner of a piece or a space (row * 16 + column), sub: turn of the piece
    Deck,      ///< monuments, solo cards; index: stack of a building
    Box,       ///< out of the game
    Automaton, ///< its monuments
    Pedestal,  ///< index: 0 for the 1st, 1 for the 2nd
    Track,     ///< owner, index: space
};

/// What a piece in an event is: `what` of PiecePlaced, PieceTaken and so on.
enum class Thing : std::uint8_t { LongRoad, ShortSet, ShortTile, Tower, Building, Monument };

enum class EventKind : std::uint8_t {
    RoundBegan,       ///< amount: round
    TurnBegan,        ///< player
    OrderSet,         ///< player, amount: place in the turn order
    GoldSpent,        ///< player, amount, source
    GoldGained,       ///< player, amount
    GoldLost,         ///< player, amount: left over at the end of the round
    LoanTaken,        ///< player
    LoanPaid,         ///< player
    PiecePlaced,      ///< player, what: Thing, amount: figure or length, source, to: City
    TakenBack,        ///< player: a purchase that is not made after all
    TileDiscarded,    ///< player, what: Thing, amount: how many; cannot be laid
    MarkerMoved,      ///< player, what: resource, amount, source, from, to: Track
    GainLost,         ///< player, what: resource, or resourceCount for population, amount: past the end of the track
    SymbolReached,    ///< player, what: resource, amount: population symbols reached or passed
    PopulationMoved,  ///< player, amount, source, from, to: Track
    PedestalTaken,    ///< player, what: 0 or 1
    PedestalReturned, ///< player who had it, what: 0 or 1
    WentOut,          ///< player: out for the round
    Passed,           ///< player
    MonumentRevealed, ///< source, to: Display
    MonumentLeft,     ///< source, from: Display: goes under the deck
    BuildingRevealed, ///< source, to: Display
    BuildingRemoved,  ///< source, from: Display: nobody bought it
    Refilled,         ///< what: Thing, amount: how many were added
    SoloCardRevealed, ///< source
    SoloDeckShuffled,
    AutomatonTook, ///< what: Thing, source, from: Display
    AutomatonIdle, ///< nothing of the card is on offer
    EndReached,    ///< player: last space of the population track
    ScoringBegan,
    Counted,   ///< player, what: ScoreLine, amount, source, to: City: a space or piece that counts
    Scored,    ///< player, what: ScoreLine, amount: points, source: objective
    Total,     ///< player, amount: points
    TargetSet, ///< amount: points that the player of a solo game has to beat
    GameEnded, ///< what: 1 won, 0 lost (solo game only), else -1
};

/// Lines of the final score (WW-SCORE-02 to 08).
enum class ScoreLine : std::uint8_t { Population, LeastResource, Monuments, Resources, Districts, Loan, Objective };

} // namespace mw::world_wonders
