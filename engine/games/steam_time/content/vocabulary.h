#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace mw::steam_time {

inline constexpr int colourCount = 6;

/// Colours of crystals and generators. Action spaces carry the same numbers: each kind belongs to the generator of
/// its frame colour (ST-TURN-06).
enum class Colour : std::uint8_t { Green, Blue, Black, Pink, Gray, Orange };
enum class SpaceKind : std::uint8_t { Mission, Encounter, Deposit, Upgrade, Gold, Expedition };
enum class Resource : std::uint8_t {
    Gold,
    Esteem,
    Steam,
    Portal,
    Crystal,
    TimeCrystal,
    DepositCrystal,
    Upgrade,
    Expedition
};
/// Decks and what they hold; the number is also the index of places in events.
enum class Deck : std::uint8_t { Mission, Encounter, Upgrade, Expedition, Effort, Specialist };

inline constexpr std::array<std::string_view, colourCount> colourWords{"green", "blue", "black",
                                                                       "pink",  "gray", "orange"};
inline constexpr std::array<std::string_view, 6> spaceWords{"mission", "encounter", "deposit",
                                                            "upgrade", "gold",      "expedition"};

} // namespace mw::steam_time
