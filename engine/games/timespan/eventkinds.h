#pragma once

#include "core/event.h"

#include <cstdint>

namespace mw::timespan {

/// Zones of Place. `owner` is a seat where a player owns the zone.
enum class Zone : std::uint8_t {
    Nowhere,
    Supply,
    Deck,      ///< index: age of history cards
    Hand,      ///< owner
    Timeline,  ///< owner, index: space
    Graveyard, ///< owner
    Storage,   ///< owner, index: resource
    Ready,     ///< owner: luxury tiles and workers
    Box,       ///< owner, index: action box
    Wonder,    ///< index: wonder
    Market,
    Track, ///< owner, index: track, sub: space
    Board, ///< owner, index: slot of the technology board
    Offer, ///< index: offer
    Neutral,
    Sleeping, ///< owner
};

enum class EventKind : std::uint8_t {
    PhaseBegan,      ///< what: Phase, amount: age
    OrderSet,        ///< player, amount: place in the order
    BoardTaken,      ///< player, source: civilization or technology board
    BidMade,         ///< player, what: pair, amount: points
    Outbid,          ///< player, what: pair
    CardsDrawn,      ///< player, amount, source
    WondersDrawn,    ///< player, amount, source
    VisionDrawn,     ///< player, source
    VisionLaid,      ///< player, source: the vision that was chosen
    CardsReturned,   ///< player, amount: cards that went under their deck
    OfferPicked,     ///< player, what: offer, source: its discovery tile
    TileKept,        ///< player, source: discovery tile
    TileReturned,    ///< source: discovery tile
    CamelMoved,      ///< player, source: wonder or game board, from, to
    CamelStayed,     ///< player
    CamelReturned,   ///< player
    ResourceGained,  ///< player, what: resource, amount, source
    ResourceSpent,   ///< player, what: resource, amount, source
    ResourceLost,    ///< player, what: resource, amount, source: no cube for it
    CubeReturned,    ///< player, what: resource
    CubeUpgraded,    ///< player, what: resource, from, to
    PointsGained,    ///< player, amount, source
    PeaceSet,        ///< player, amount
    LuxuryGained,    ///< player, what: type, source
    LuxuryMissing,   ///< player, what: type, source: none left
    LuxuryDiscarded, ///< player, what: type
    LuxuryDelivered, ///< player, what: type, source: card
    LuxuryBuried,    ///< player, what: type, source
    LuxuryPaid,      ///< player, what: type, source
    CardPlayed,      ///< player, source: card, to: Timeline
    CardPushed,      ///< player, source: card, from, to: Timeline
    CardBuried,      ///< player, source: card, from, to: Graveyard
    CardTucked,      ///< player, source: card, to: Timeline
    CardDiscarded,   ///< player, source: card or wonder
    WonderBuilt,     ///< player, source: wonder
    WorkerPlaced,    ///< player, source: card, wonder or board, to
    WorkersBack,     ///< player
    WorkerSleeps,    ///< player
    WorkerGained,    ///< player, source
    TrackMoved,      ///< player, what: track, amount: space, source
    TrackEnded,      ///< player, what: track, amount: blue points
    BlueClosed,      ///< what: track
    GearLaid,        ///< player, what: slot, source: technology
    UpgradeTileLaid, ///< player, what: kind of box, source: tile
    NothingGained,   ///< player, source: what was due cannot be had
    Declined,        ///< player, source
    Triggered,       ///< player, what: TriggerKind, source: card
    IncomeBegan,     ///< player
    Finished,        ///< player
    NeutralRevealed, ///< source: wonder
    NeutralShuffled, ///< amount: neutral wonders that went back
    ClockStarted,    ///< amount: seconds
    ClockRanOut,     ///< amount: seconds of overtime; 0 when that is over too
    ByHand,          ///< player
    StepBegan,       ///< what: ScoreLine
    Scored,          ///< player, what: ScoreLine, amount, source
    Total,           ///< player, amount
    SoloEnded,       ///< player, what: 1 won, 0 lost
    Medal,           ///< player, what: number of the medal
    GameEnded,
};

/// Lines of the final score (TS-END-01 to 07).
enum class ScoreLine : std::uint8_t { Peace, Income, Gold, Umulium, Printed, Visions };

} // namespace mw::timespan
