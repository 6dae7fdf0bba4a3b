#pragma once

#include "games/steam_time/content/content.h"

#include "core/random.h"

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace mw::steam_time {

inline constexpr std::uint8_t unknownCard = 255; ///< in views: a card that the viewer may not see
inline constexpr int maxFrames = 10;

enum class Phase : std::uint8_t {
    Income,
    Action,
    Supply,
    Missions,
    Over,
    Draft, ///< before the first round specialists are picked
};
/// Missions are open, and nothing but the score is left.
[[nodiscard]] constexpr bool isScoring(Phase phase)
{
    return phase == Phase::Missions || phase == Phase::Over;
}

/// What is going on. The top frame runs, or asks its player.
enum class FrameKind : std::uint8_t {
    Turn,        ///< an action-phase turn
    Tile,        ///< the special action of the first player tile
    BonusAction, ///< where Mr. T.I.M.E. goes
    Action,      ///< an action space is executed
    Encounter,   ///< cards drawn, chosen, executed, discarded
    Buying,      ///< crystals of a deposit are bought
    Payment,     ///< a price by letters is paid
    Effects,     ///< a program of effects runs
    Income,      ///< upgrades of a player pay, one after the other
    Missions,    ///< a player fulfils missions after the last round
    Draft,       ///< a player picks specialists for the hand
    Saboteur,    ///< a player places the saboteur
    Bribe,       ///< saboteurs on a space are bribed before anything else happens there
};

/// The question that a frame asks.
enum class Ask : std::uint8_t {
    Nothing,
    Turn,          ///< place, take the tile or pass
    Special,       ///< steam to esteem, steam to T.I.M.E.-crystal or none
    BonusAction,   ///< a space for Mr. T.I.M.E. or none
    Encounter,     ///< one of the drawn cards
    TopOrBottom,   ///< which of two blue actions
    Purple,        ///< use the purple action or not
    Mission,       ///< which mission on display
    Buy,           ///< a crystal of the deposit or enough
    Letter,        ///< which crystal pays the next letter
    Income,        ///< which upgrade pays next
    Order,         ///< which of several kinds of crystals is placed next
    GainColour,    ///< a colour for a crystal
    MarkedSlot,    ///< pay for the marked slot or leave the crystal
    TimeSlot,      ///< a generator for a T.I.M.E.-crystal
    FreeCrystal,   ///< a crystal of any deposit
    PayCrystal,    ///< a generator that a crystal is spent from
    HandIn,        ///< which upgrade or expedition is handed in
    FulfilMission, ///< a mission to fulfil or none
    Pick,          ///< a specialist for the hand
    Saboteur,      ///< a space for the saboteur
    Bribe,         ///< a generator that a T.I.M.E.-crystal of a bribe is taken from
};

/// One level of what is going on; what `registers` hold is told where the frame is run.
struct Frame {
    FrameKind kind;
    std::uint8_t player;
    std::uint8_t stage;
    Ask ask;
    std::uint16_t at;    ///< effects: the next one
    std::uint16_t end;   ///< effects: behind the last one
    std::int16_t source; ///< item that causes it, for events
    std::uint8_t space;  ///< action, buying: the action space
    std::uint8_t flags;
    std::array<std::uint8_t, 8> registers;

    bool operator==(const Frame &) const = default;
};
static_assert(sizeof(Frame) == 20);

struct Generator {
    std::uint8_t coloured;
    std::uint8_t time;

    /// Both sorts count alike (ST-PLACE-12, ST-OPEN-23).
    [[nodiscard]] int filled() const { return coloured + time; }
    bool operator==(const Generator &) const = default;
};

struct Player {
    std::uint64_t airships; ///< action spaces with own airships this round
    std::uint64_t upgrades; ///< bit n: upgrade n of the content
    std::uint64_t expeditions;
    std::uint64_t missions;
    std::int16_t gold;
    std::int16_t esteem; ///< total: laps times the length of the track plus the disc's place
    std::array<Generator, colourCount> generators;
    std::uint8_t steam;
    std::uint8_t portal; ///< place of the disc; 0 is the first space of the track
    std::uint8_t hangar;
    std::uint8_t passed;
    std::uint8_t turns;          ///< turns taken in this round
    std::uint8_t bonusActions;   ///< earned and not yet executed
    std::uint8_t hiddenMissions; ///< in views: how many missions the viewer cannot see
    std::uint8_t specialist;     ///< top card of the played deck + 1; 0 without one (ST-SPEC-06)

    bool operator==(const Player &) const = default;
};

/// A face-down deck; the next card is the last one.
struct CardDeck {
    std::array<std::uint8_t, maxCards> cards;
    std::uint8_t size;

    bool operator==(const CardDeck &) const = default;
};

/// The specialists of a player (ST-SPEC-01): hand, face-down pile and the deck of those played are all of them.
struct Specialists {
    std::uint16_t hand; ///< bit n: specialist n; 0 in views of others
    std::uint8_t pileSize;
    std::uint8_t playedSize;
    /// The pile from the front, its next card last; the played deck from the back, its bottom card at the very end.
    std::array<std::uint8_t, maxSpecialists> cards;

    [[nodiscard]] int top() const { return playedSize == 0 ? -1 : cards[cards.size() - playedSize]; }
    bool operator==(const Specialists &) const = default;
};

/// The whole game. Trivially copyable, no pointers, unused bytes are zero: copying, comparing and hashing are those
/// of its bytes.
struct alignas(64) GameState {
    std::array<Player, maxPlayers> players;
    std::array<std::uint32_t, spaceCount> contents; ///< see boards.h
    std::uint64_t encounterDiscard;                 ///< bit n: encounter n
    Random random;
    std::array<CardDeck, 4> decks;                ///< by Deck, without efforts
    std::array<std::uint8_t, maxEfforts> efforts; ///< those to come, the active one, the used ones
    std::uint8_t effortCount;                     ///< without the used ones; the active one is the last of these
    std::array<std::uint8_t, maxCards> purchases; ///< upgrades in the order in which they were bought
    std::array<std::uint8_t, maxCards> fulfilled; ///< by mission: how often
    std::array<std::uint8_t, maxBoards> boards;   ///< panels from bottom to top
    std::array<std::uint8_t, colourCount> bag;
    std::int16_t bank;
    std::uint8_t mine;
    std::uint8_t boardCount;
    std::uint8_t purchaseCount;
    std::uint8_t playerCount;
    std::uint8_t round;
    Phase phase;
    std::uint8_t firstPlayer;
    std::int8_t tileOwner;  ///< -1: the first player tile lies beside the board
    std::uint8_t active;    ///< seat whose turn, income or missions it is
    std::uint8_t phaseStep; ///< how many seats have had theirs (income, missions); see flow.cpp
    std::uint8_t passes;    ///< turns in a row that were passes
    std::uint8_t frameCount;
    std::array<Frame, maxFrames> frames;
    std::array<std::uint8_t, maxPlayers> saboteurs; ///< action space + 1; 0 in the hangar
    std::array<Specialists, maxPlayers> specialists;
    std::array<std::uint8_t, 2> reserved;

    bool operator==(const GameState &) const = default;

    [[nodiscard]] const Frame &top() const { return frames[frameCount - 1U]; }
    [[nodiscard]] Frame &top() { return frames[frameCount - 1U]; }
    [[nodiscard]] CardDeck &deck(Deck which) { return decks[static_cast<std::size_t>(which)]; }
    [[nodiscard]] const CardDeck &deck(Deck which) const { return decks[static_cast<std::size_t>(which)]; }
};
/// What a player pays, receives and may do now.
[[nodiscard]] inline const Skills &skillsOf(const Content &content, const Player &player)
{
    return content.skills[player.specialist];
}
static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(std::has_unique_object_representations_v<GameState>, "padding would carry garbage");
static_assert(sizeof(GameState) <= 1024 && alignof(GameState) == 64);

} // namespace mw::steam_time
