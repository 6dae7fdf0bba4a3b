#pragma once

#include "frame.h"
#include "games/timespan/content/compiledcontent.h"

#include "core/random.h"

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace mw::timespan {

inline constexpr std::uint8_t none = 255;    ///< no card, no tile, no player
inline constexpr std::uint8_t unknown = 254; ///< in views: a card that the viewer may not see
inline constexpr int maxOffers = 6;
inline constexpr int maxArrivals = 24; ///< luxury tiles of a graveyard whose order is kept

/// Where a camel is: nowhere, at the marketplace, or at a wonder (counted from this on).
inline constexpr std::uint8_t camelNowhere = 0;
inline constexpr std::uint8_t camelMarket = 1;
inline constexpr std::uint8_t camelWonder = 2;

/// A set of history cards.
class CardSet
{
public:
    [[nodiscard]] bool has(int card) const { return (m_words[wordOf(card)] >> (card & 63) & 1U) != 0; }
    void add(int card) { m_words[wordOf(card)] |= std::uint64_t{1} << (card & 63); }
    void remove(int card) { m_words[wordOf(card)] &= ~(std::uint64_t{1} << (card & 63)); }
    [[nodiscard]] int count() const
    {
        return std::popcount(m_words[0]) + std::popcount(m_words[1]) + std::popcount(m_words[2]);
    }
    [[nodiscard]] bool isEmpty() const { return (m_words[0] | m_words[1] | m_words[2]) == 0; }
    /// Calls `visit(card)` for each, lowest number first.
    template <typename Visit>
    void forEach(Visit visit) const
    {
        for (int word = 0; word < int(m_words.size()); ++word) {
            for (std::uint64_t left = m_words[static_cast<std::size_t>(word)]; left != 0; left &= left - 1)
                visit(word * 64 + std::countr_zero(left));
        }
    }
    bool operator==(const CardSet &) const = default;

private:
    [[nodiscard]] static std::size_t wordOf(int card) { return static_cast<std::size_t>(card) / 64; }
    std::array<std::uint64_t, maxCards / 64> m_words{};
};

/// A space of a timeline.
struct Slot {
    std::uint8_t card; ///< or none
    std::uint8_t tucked;
    std::uint8_t tiles; ///< bit n: the n-th luxury requirement is filled
    std::uint8_t worker;

    bool operator==(const Slot &) const = default;
};
inline constexpr Slot emptySlot{none, none, 0, 0};

/// Income symbols that were visible when the income phase began and have not paid yet (TS-INCOME-03).
struct Snapshot {
    std::uint32_t wonders;
    std::uint16_t gears; ///< by slot
    std::uint8_t board;
    std::uint8_t peace;
    std::array<std::uint8_t, timelineLength> cards;
    std::array<std::uint8_t, luxuryCount> tiles;
    std::uint8_t allTiles; ///< how many there were
    std::uint8_t reserved;

    bool operator==(const Snapshot &) const = default;
};

struct Player {
    CardSet hand;
    CardSet graveyard;
    CardSet buried;     ///< those of the graveyard that came straight from the hand (TS-OPEN-25)
    std::uint64_t kept; ///< clock tiles
    Snapshot snapshot;
    std::uint32_t wonders; ///< in hand
    std::uint32_t built;
    std::uint32_t wonderWorkers; ///< built wonders with a worker
    std::uint32_t secrets;       ///< visions for this player only (TS-TECH-20)
    std::int16_t points;
    std::uint16_t gears;                            ///< bit n: slot n of the technology board is filled
    std::array<std::uint8_t, resourceCount> cubes;  ///< by space of the storage board
    std::array<std::uint8_t, luxuryCount> ready;    ///< luxury tiles
    std::array<std::uint8_t, luxuryCount> dead;     ///< in the graveyard section
    std::array<std::uint8_t, maxArrivals> arrivals; ///< types of the first of them in the order they came
    std::array<std::uint8_t, trackCount> tracks;    ///< 0: beside the track
    std::array<Slot, timelineLength> timeline;
    std::array<std::uint8_t, maxBoxes> boxTiles; ///< by action box: upgrade tile * 2 + side + 1, or 0
    std::uint8_t boxWorkers;                     ///< action boxes with a worker
    std::uint8_t workers;                        ///< ready
    std::uint8_t sleeping;
    std::uint8_t peace; ///< marker
    std::uint8_t civilization;
    std::uint8_t techBoard;
    std::uint8_t camel;
    std::uint8_t done;        ///< picked an offer, moved the camel or finished in this phase
    std::uint8_t byHand;      ///< takes rewards one by one (TS-ABILITY-12)
    std::uint8_t bidOn;       ///< pair, or none
    std::uint8_t hiddenCards; ///< in views: how many of each the viewer cannot see
    std::uint8_t hiddenWonders;
    std::uint8_t hiddenSecrets;
    std::array<std::uint8_t, 2> reserved;

    bool operator==(const Player &) const = default;
};

/// A face-down deck; the next card is the last one.
template <int room>
struct Deck {
    std::array<std::uint8_t, room> cards;
    std::uint8_t size;

    /// The next card, or none.
    [[nodiscard]] std::uint8_t draw()
    {
        if (size == 0)
            return none; // TS-OPEN-14
        const std::uint8_t card = cards[--size];
        cards[size] = 0;
        return card;
    }
    void putUnder(int card)
    {
        for (int i = size; i > 0; --i)
            cards[static_cast<std::size_t>(i)] = cards[static_cast<std::size_t>(i - 1)];
        cards[0] = static_cast<std::uint8_t>(card);
        ++size;
    }
    bool operator==(const Deck &) const = default;
};

struct Offer {
    std::uint8_t down; ///< face-down card, or none
    std::uint8_t up;
    std::uint8_t tile;
    std::uint8_t open; ///< 0 once it has been picked

    bool operator==(const Offer &) const = default;
};

/// The whole game. Trivially copyable, no pointers, unused bytes are zero: copying, comparing and hashing are those
/// of its bytes.
struct alignas(64) GameState {
    std::array<Player, maxPlayers> players;
    Random random;
    std::uint32_t neutral;                   ///< wonders that are nobody's
    std::uint32_t extraNeutral;              ///< those of them that a solo game added
    std::array<Deck<maxDeck>, 4> decks;      ///< history cards by age
    std::array<Deck<maxTiles>, 3> tileDecks; ///< discovery tiles by age
    Deck<maxWonders> wonderDeck;
    Deck<maxVisions> visionDeck;
    std::array<Offer, maxOffers> offers;
    std::array<std::uint8_t, luxuryCount> luxury; ///< in the supply
    std::array<std::uint8_t, maxUpgradeTiles> upgradeTiles;
    std::array<std::uint8_t, maxPlayers> visions;           ///< by the seat that chose it, or none; in a solo game two
    std::array<std::uint8_t, maxPlayers> order;             ///< seats
    std::array<std::uint8_t, maxBoards> shownCivilizations; ///< on display in draft and bids, or none
    std::array<std::uint8_t, maxBoards> shownBoards;
    std::array<std::uint8_t, 6> bids; ///< by pair: points + 1, 0 without a bid
    std::uint8_t gears;
    std::uint8_t workers;
    std::uint8_t reached; ///< tracks whose end was reached in this phase
    std::uint8_t closed;  ///< tracks without blue points
    std::uint8_t playerCount;
    Phase phase;
    std::uint8_t time;     ///< space of the hourglass
    std::uint8_t step;     ///< of the phase, see flow.cpp
    std::uint8_t active;   ///< seat whose command is carried out
    std::uint8_t first;    ///< seat that is first in draft and bids
    std::uint8_t shown;    ///< how many boards of each kind are on display
    std::uint8_t clock;    ///< Time is of the Essence: 0 runs, 1 overtime, 2 over
    std::uint8_t specials; ///< bit n: special rule n of the scenario has happened
    std::uint8_t due;      ///< bit n: special rule n is about to happen
    std::uint8_t frameCount;
    std::array<std::uint8_t, 2> reserved;
    std::array<Frame, maxFrames> frames;
    std::array<std::uint8_t, 6> unused;

    bool operator==(const GameState &) const = default;

    [[nodiscard]] const Frame &top() const { return frames[frameCount - 1U]; }
    [[nodiscard]] Frame &top() { return frames[frameCount - 1U]; }
    [[nodiscard]] Player &player(int seat) { return players[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] const Player &player(int seat) const { return players[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] bool isSolo() const { return playerCount == 1; }
};
static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(std::has_unique_object_representations_v<GameState>, "padding would carry garbage");
static_assert(sizeof(GameState) <= 2048 && alignof(GameState) == 64);

} // namespace mw::timespan
