#pragma once

#include "core/event.h"

#include <cstdint>

namespace mw::steam_time {

/// Zones of Place. `owner` is a seat where a player owns the zone.
enum class Zone : std::uint8_t {
    Nowhere,
    Bank,
    Vault, ///< owner
    Bag,
    Mine,
    Deposit,   ///< index: panel of the content * spacesPerBoard + place on it, sub: slot
    Generator, ///< owner, index: colour, sub: slot in which the crystal comes to lie, or lay
    Hangar,    ///< owner
    Space,     ///< index as for deposits; also for the cards that lie there (sub: Deck)
    Deck,      ///< index: Deck
    Discard,   ///< encounters
    Drawn,     ///< owner: encounters that are shown
    Owned,     ///< owner, index: Deck: missions, upgrades and expeditions of a player
    Box,       ///< out of the game
    Compass,   ///< of Mr. T.I.M.E.
    Board,     ///< index: place in the stream of time, 0 at the bottom
    Hand,      ///< owner: specialists
    Pile,      ///< owner: specialists, face down
    Played,    ///< owner: specialists, face up; only the top one works
};

inline constexpr int timeCrystal = 6; ///< `what` of crystals: a colour or this

enum class EventKind : std::uint8_t {
    RoundBegan,       ///< amount: round
    PhaseBegan,       ///< what: Phase
    TurnBegan,        ///< player
    GoldMoved,        ///< player, amount, from, to
    CrystalMoved,     ///< player, what: colour or timeCrystal, from, to
    EsteemGained,     ///< player, amount
    LapCompleted,     ///< player, amount: number on the esteem tile now (ST-TRACK-02, 03)
    SteamChanged,     ///< player, amount: negative when spent
    PortalMoved,      ///< player, amount: steps, negative when handed in, what: space reached
    BonusEarned,      ///< player, amount: bonus actions
    AirshipMoved,     ///< player, from, to
    MrTimeMoved,      ///< player who sends him, from, to
    TileTaken,        ///< player
    TileReturned,     ///< player who lays it back
    Passed,           ///< player
    CardMoved,        ///< player, what: card, from, to; the decks' zones tell which kind; sub of `from` or `to`: Deck
    DeckShuffled,     ///< what: Deck
    EffortRevealed,   ///< what: effort card
    EncounterChosen,  ///< player, what: encounter, amount: 0 top, 1 bottom, 2 purple bottom
    GeneratorActive,  ///< player, what: colour, amount: filled slots
    GainLost,         ///< player, what: Resource (or 16 + colour for crystals), amount that could not be had
    Declined,         ///< player: what was offered is left; what as for GainLost, or -1
    ActionSkipped,    ///< player: the action on `from` can no longer be carried out
    MissionFulfilled, ///< player, what: mission, amount: esteem
    BoardMoved,       ///< what: panel, from, to (places in the stream of time)
    GameEnded,
    SaboteurMoved,     ///< player, from, to: hangar and space
    Bribed,            ///< player, amount: saboteurs on the space `to`
    SpecialistsTaken,  ///< player, amount, from and to the hand: picked or drawn, unseen by others
    SpecialistPlayed,  ///< player, what: specialist, source
    SpecialistCovered, ///< player, what: specialist that no longer works, source
};

} // namespace mw::steam_time
