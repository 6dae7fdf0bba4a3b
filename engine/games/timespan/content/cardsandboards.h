#pragma once

#include "vocabulary.h"

#include "core/effect.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// What the items of the content are in play.
namespace mw::timespan {

inline constexpr int maxPlayers = 4; ///< TS-OPEN-08
inline constexpr int maxCards = 192;
inline constexpr int maxDeck = 64; ///< cards of one age
inline constexpr int maxWonders = 32;
inline constexpr int maxVisions = 32;
inline constexpr int maxTiles = 64;
inline constexpr int maxGearSlots = 16;
inline constexpr int maxBoxes = 8;
inline constexpr int maxUpgradeTiles = 8;
inline constexpr int maxBoards = 16;  ///< civilizations, technology boards
inline constexpr int maxLuxuries = 3; ///< tiles on a card
inline constexpr int timelineLength = 4;

/// Resources of a price, one byte each, as in Player::cubes.
using Price = std::array<std::uint8_t, resourceCount>;

struct Named {
    std::string id;
    std::string name;
    std::int16_t source = -1; ///< position in Items::all()
};

/// Of several programs exactly one is gained.
struct Choices {
    std::array<Program, 3> programs;
    std::uint8_t count = 0;
};

struct HistoryCard : Named {
    std::uint8_t age = 0; ///< 0: a starting card
    CardType type = CardType::Person;
    Price cost{};
    std::array<std::uint8_t, maxLuxuries> luxury{}; ///< types required
    std::uint8_t luxuries = 0;
    std::int8_t points = 0;
    std::int8_t peace = 0;
    Program box, discard, income, played, complete, moved, movedComplete, death;
    bool replaces = false; ///< `played` begins with {replace: card}: it takes the space of another card
};

struct Wonder : Named {
    Price cost{};
    Program box, income, discard;
    std::int8_t visit = 2;
    std::int8_t points = 0;
    std::int8_t peace = 0;
};

struct Need {
    Condition condition = Condition::Reach;
    std::uint8_t what = 0; ///< track, type or age
    std::uint8_t amount = 1;
};

struct Vision : Named {
    std::vector<Need> needs;
    int points = 0;
};

struct DiscoveryTile : Named {
    std::uint8_t age = 1;
    Program reward;
    bool clock = false;
};

struct Luxury : Named {
    int copies = 18;
    Program reward, income;
    int peace = 0;
    int points = 0;
};

struct UpgradeTile : Named {
    std::uint8_t fits = 0;                  ///< kind of box
    std::array<std::uint16_t, 2> choices{}; ///< by side: number of Choices
    std::array<std::uint8_t, 2> after{};    ///< by side: age at whose end it comes, or 0
    std::uint8_t sides = 1;
    int copies = 0;
};

struct Technology : Named {
    Program effects, income;
    std::int8_t peace = 0;
    std::int16_t tile = -1;
    bool doubleDeath = false;
};

struct GearSlot {
    std::uint8_t gear = 0;
    std::uint8_t technology = 0;
    Program bonus;
};

struct TechBoard : Named {
    std::vector<GearSlot> slots;
};

struct Box {
    std::uint8_t kind = 0;
    std::uint8_t row = 1; ///< 0 above, 1 below
    std::uint8_t space = 0;
    std::uint16_t choices = 0; ///< number of Choices
};

struct Civilization : Named {
    std::string alias; ///< another name by which it is found (TS-OPEN-39)
    int number = 0;    ///< TS-SETUP-24
    Price start{};
    std::array<std::uint8_t, trackCount> tracks{}; ///< TS-SETUP-14
    std::array<std::int16_t, timelineLength> timeline{-1, -1, -1, -1};
    std::vector<Box> boxes;
    Program startEffects, income;
    int peace = 0;

    /// Box at a place of the board, or -1 (TS-TIMELINE-06).
    [[nodiscard]] int boxAt(int row, int space) const;
};

struct TrackBoard : Named {
    std::vector<std::uint16_t> spaces; ///< numbers of Choices; the first is space 1
    int beyond = 0;
    int blue = 0;
    int blueWith = -1; ///< TS-TRACK-12

    [[nodiscard]] int length() const { return static_cast<int>(spaces.size()); }
};

struct ResourceSpace : Named {
    std::uint8_t above = 0; ///< bit n: an upgrade effect may move a cube to resource n
    std::uint8_t upgrades = 0;
    std::uint8_t points = 0;
    bool basic = false;
};

} // namespace mw::timespan
