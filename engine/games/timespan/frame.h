#pragma once

#include <array>
#include <cstdint>

namespace mw::timespan {

inline constexpr int maxFrames = 26;

/// What is going on. The top frame runs, or asks its player.
enum class FrameKind : std::uint8_t {
    Boards,   ///< a player takes a civilization or technology board, or bids
    Start,    ///< a player chooses wonder and vision
    Offer,    ///< a player picks an offer
    Camel,    ///< a camel moves
    Turn,     ///< worker activation of a player
    Income,   ///< income of a player
    Last,     ///< a player's support actions before gold is counted
    Support,  ///< a player is about to do a support action
    Effects,  ///< a program of effects, or what a card gives that is activated
    Choice,   ///< one of several programs
    Pay,      ///< a payment that the rest of an effect hangs on
    Gain,     ///< resources are gained one by one
    AnyOf,    ///< a type of luxury or basic resource is named
    Upgrade,  ///< upgrade effects
    Track,    ///< moves on a track
    Gear,     ///< a gear is laid
    Search,   ///< a type of card is named
    Draw,     ///< some of the drawn cards are kept
    Exchange, ///< rewards of drawn discovery tiles are gained
    HandCard, ///< a card from the hand is played for nothing, tucked or buried
    BuryTile, ///< ready luxury tiles go to the graveyard section
    Remove,   ///< a timeline card makes way
    Triggers, ///< what a push has set off
    Clock,    ///< a clock tile is used or kept
    Return,   ///< a discovery tile goes back when its reward has been gained
};

/// The question that a frame asks.
enum class Ask : std::uint8_t {
    Nothing,
    Civilization, ///< a civilization board
    TechBoard,
    Bid,
    Wonder,   ///< which wonder card is kept
    Vision,   ///< which vision card is kept
    Offer,    ///< which offer is picked
    Camel,    ///< where the camel goes
    Turn,     ///< worker, card, wonder or finished
    Last,     ///< support actions or finished
    Support,  ///< which support action
    Reward,   ///< which reward is taken next (rewards by hand)
    Choice,   ///< which of several rewards
    Pay,      ///< whether to pay
    Room,     ///< how to make room for a resource
    Luxury,   ///< a type of luxury tiles
    Basic,    ///< a basic resource
    Upgrade,  ///< which cube moves up
    Gear,     ///< which slot takes the gear
    Type,     ///< a type of history cards
    Keep,     ///< which drawn card is kept
    Exchange, ///< which drawn discovery tile is used
    Card,     ///< a card from the hand
    Under,    ///< under which card another one is tucked
    Tile,     ///< a ready luxury tile to bury
    Remove,   ///< a timeline card to make way
    Clock,    ///< whether a clock tile is used now
};

/// One level of what is going on; what `registers` hold is told where the frame is run.
struct Frame {
    FrameKind kind;
    std::uint8_t player;
    Ask ask;
    std::uint8_t stage;
    std::uint16_t at;    ///< effects: the next one; choices: their number
    std::uint16_t end;   ///< effects: behind the last one
    std::int16_t source; ///< item that causes it, for events
    std::uint8_t flags;
    std::uint8_t slot; ///< timeline space of the card whose effects run, or none
    std::array<std::uint8_t, 10> registers;

    bool operator==(const Frame &) const = default;
};
static_assert(sizeof(Frame) == 22);

} // namespace mw::timespan
