#pragma once

#include <cstdint>

namespace mw::steam_time {

/// What the skills of specialists change.
enum class Quantity : std::uint8_t {
    CrystalPrice,
    MarkedSlotPrice,
    ConversionSteam,
    EsteemForSteam,
    Bribe,
    Hand,
    DrawnEncounters,
    ExpeditionRewards,
    SpaceGold,
    ActiveSlots,
    StreamOfTime
};

/// What a player pays, receives and may do: the figures of the game, changed by the specialist on top of the own
/// played deck (ST-SPEC-06). Numbers that content gives case by case stand as the change to them.
struct Skills {
    std::int16_t crystalPrice = 2;    ///< gold for a crystal of a deposit
    std::int16_t markedPrice = 2;     ///< gold for a marked slot
    std::int16_t conversionSteam = 1; ///< steam for a letter paid in another colour
    std::int16_t esteemForSteam = 1;  ///< esteem for each steam given for the first player tile
    std::int16_t hand = 2;            ///< specialists to which the hand is refilled
    std::int16_t bribe = 0;           ///< change of the T.I.M.E.-crystals of a bribe
    std::int16_t draws = 0;           ///< change of the encounters drawn
    std::int16_t rewards = 0;         ///< change of the rewards that an expedition gives
    std::int16_t spaceGold = 0;       ///< change of the gold of a gold space
    std::int16_t activeSlots = 0;     ///< change of the slots that count for a bonus
    bool ignoresStream = false;       ///< airships may go to any board
};

} // namespace mw::steam_time
