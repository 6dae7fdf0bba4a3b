#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// The words of schema.yaml as numbers.
namespace mw::timespan {

/// Spaces of the storage board; Room is the storage room, whose cubes are no resources (TS-RES-03).
enum class Resource : std::uint8_t { Room, Coin, Wheat, Stone, Wood, Sheep, Metal, Gold };
inline constexpr int resourceCount = 8; ///< the storage room included
inline constexpr std::array<std::string_view, resourceCount> resourceWords{"room", "coin",  "wheat", "stone",
                                                                           "wood", "sheep", "metal", "gold"};

inline constexpr int luxuryCount = 6;
inline constexpr std::array<std::string_view, luxuryCount> luxuryWords{"fur", "pottery", "silk",
                                                                       "gem", "book",    "umulium"};
inline constexpr int bookTile = 4;
inline constexpr int umuliumTile = 5;

enum class Track : std::uint8_t { Culture, Science, Ship, Balloon, Space };
inline constexpr int trackCount = 5;
inline constexpr std::array<std::string_view, trackCount> trackWords{"culture", "science", "ship", "balloon", "space"};

enum class CardType : std::uint8_t { Person, Construction, Invention, Special, NextGen };
inline constexpr int typeCount = 5;
inline constexpr int tuckableTypes = 3; ///< the first three (TS-TUCK-02, 03)
inline constexpr std::array<std::string_view, typeCount> typeWords{"person", "construction", "invention", "special",
                                                                   "next-gen"};

inline constexpr int ageCount = 5; ///< 0 is the starting cards
inline constexpr std::array<std::string_view, ageCount> ageWords{"S", "I", "II", "III", "IV"};

inline constexpr int boxKinds = 6;
inline constexpr std::array<std::string_view, boxKinds> boxWords{"coin",    "upgrade", "science",
                                                                 "culture", "ship",    "card"};
inline constexpr std::array<std::string_view, 2> gearWords{"white", "black"};
inline constexpr std::array<std::string_view, 2> rowWords{"above", "below"};

/// What one effect does; see Step.
enum class Verb : std::uint8_t {
    Resource, ///< what: resource, or anyBasic
    Luxury,   ///< what: type, or anyLuxury
    Track,    ///< what: track
    Points,
    Upgrade,
    Gear, ///< what: 0 white, 1 black
    Worker,
    Camel,
    Cost, ///< the cost of the card just buried
    PayResource,
    PayLuxury,
    Draw,   ///< what: Pile; `age` tells the deck
    Pick,   ///< what: Pile; `of` are drawn
    Search, ///< what: type, or anyType
    Play,   ///< what: type, or anyType
    Tuck,
    BuryCard,
    BuryTile,
    Activate, ///< what: BoxPlace
    Replace,
    Score, ///< what: Quantity; `amount` points for `every` so many
};
inline constexpr std::uint8_t anyBasic = resourceCount;
inline constexpr std::uint8_t anyLuxury = luxuryCount;
inline constexpr std::uint8_t anyType = typeCount;

enum class Pile : std::uint8_t { Card, Wonder, Vision, Discovery };
inline constexpr std::array<std::string_view, 4> pileWords{"card", "wonder", "vision", "discovery"};
enum class BoxPlace : std::uint8_t { Above, Below, Buried, Right };
inline constexpr std::array<std::string_view, 4> boxPlaceWords{"above", "below", "buried", "right"};
/// Which deck is meant; numbers from 1 are ages.
inline constexpr int currentAge = 0;
inline constexpr int futureAge = 5;
inline constexpr std::array<std::string_view, 6> whichAgeWords{"current", "I", "II", "III", "IV", "future"};

enum class Quantity : std::uint8_t {
    Peace,
    Umulium,
    Luxury,
    Ship,
    Balloon,
    Space,
    Culture,
    Science,
    Person,
    Construction,
    Invention,
    Graveyard,
    Wonder,
    Technology,
    Worker,
    Hand,
};
inline constexpr std::array<std::string_view, 16> quantityWords{
    "peace",  "umulium",      "luxury",    "ship",      "balloon", "space",      "culture", "science",
    "person", "construction", "invention", "graveyard", "wonder",  "technology", "worker",  "hand"};

/// One effect as the game runs it. A payment or burial stands first in its list, and what is behind it hangs on it.
struct Step {
    Verb verb = Verb::Points;
    std::uint8_t what = 0;
    std::uint8_t amount = 1;
    std::uint8_t of = 0;    ///< cards drawn to pick from
    std::uint8_t age = 0;   ///< currentAge, futureAge, or an age
    std::uint8_t every = 1; ///< see Quantity

    [[nodiscard]] bool isGate() const
    {
        return verb == Verb::PayResource || verb == Verb::PayLuxury || verb == Verb::BuryCard || verb == Verb::BuryTile;
    }
    bool operator==(const Step &) const = default;
};

enum class Condition : std::uint8_t { Reach, HavePeace, PlayedType, PlayedOfAge, PlayedFromAge, EachType, OneType };

} // namespace mw::timespan
