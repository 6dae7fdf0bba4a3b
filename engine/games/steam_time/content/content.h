#pragma once

#include "games/steam_time/effects/skills.h"
#include "options.h"
#include "vocabulary.h"

#include "core/diagnostic.h"
#include "core/effect.h"
#include "core/items.h"
#include "core/options.h"
#include "core/rules.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mw::steam_time {

inline constexpr int maxPlayers = 4;
inline constexpr int letterCount = 6;
inline constexpr int maxBoards = 6;
inline constexpr int spacesPerBoard = 8;
inline constexpr int spaceCount = maxBoards * spacesPerBoard; ///< a space is board * spacesPerBoard + its place there
inline constexpr int maxSlots = 6;
inline constexpr int markedShift = 8;  ///< see Content::openSlots
inline constexpr int maxDeposits = 10; ///< deposits in one game
inline constexpr int maxCards = 48;    ///< of a kind: deck orders have this room in the state
inline constexpr int firstUpgradePrice = maxCards;
inline constexpr int maxDraw = 5;
inline constexpr int maxRounds = 5;
inline constexpr int maxSpecialists = 10; ///< of one player
inline constexpr int maxEfforts = 11;     ///< effort cards in one game

/// What every item has: its id for files and logs, its title for people, its place in Items::all() for events.
struct Named {
    std::string id;
    std::string name;
    std::int16_t source = -1;
};

struct Space {
    SpaceKind kind = SpaceKind::Mission;
    std::uint8_t slots = 0; ///< of a deposit
    std::uint8_t draw = 0;  ///< of an encounter space
    std::uint8_t gold = 0;  ///< of a gold space
    Program extra;
};

struct Panel : Named {
    int players = 0;
    std::vector<Space> spaces;
};

struct GeneratorBoard {
    std::string name;
    std::uint8_t slots = 1;
    std::uint8_t marked = 0; ///< bit n: slot n + 1 from the left costs gold
    /// bonus[n]: what n filled slots give together, equal effects added up
    std::array<Program, maxSlots + 1> bonus;

    [[nodiscard]] bool isMarked(int slot) const { return (marked >> slot & 1) != 0; }
};

struct Encounter : Named {
    Program top;
    Program bottom;
    std::uint8_t bottomGains = 0; ///< position in `bottom` after the payments
    bool purple = false;
};

/// A price by letters.
struct Price {
    int number = 0; ///< its place among the prices, see Content::needs
    int size = 0;   ///< number of letters
    std::vector<std::uint8_t> letters;
};

/// What a price asks for under an effort card.
struct Need {
    std::uint64_t crystals = 0; ///< a byte for each colour
    int size = 0;               ///< of the price
};

struct Expedition : Named {
    int round = 1;
    Price price;
    Program rewards; ///< one effect for each reward
};

struct Upgrade : Named {
    int round = 1;
    Price price;
    Program income;
};

struct Mission : Named {
    Program deliver;
    int times = 1;
    int esteem = 0;
};

struct Effort : Named {
    bool omega = false;
    std::array<std::uint8_t, letterCount> colours{};
};

/// One of the specialists of which each player has a set (ST-SPEC-01).
struct Specialist : Named {
    std::vector<Modifier> modifiers;
};

struct Seat {
    int gold = 0;
    int steam = 0;
    std::array<std::uint8_t, colourCount> crystals{};
};

/// Everything that content says, ready for play. Immutable.
struct Content : CompiledContent {
    Options options;
    std::vector<Effect> effects; ///< all programs, one after the other
    Program oneTimeCrystal;      ///< what the second special action of the first player tile gives

    int leastPlayers = 2;
    int mostPlayers = 4;
    int rounds = 5;
    int airships = 3;
    int goldTotal = 100;
    int crystalsPerColour = 15;
    int timeCrystals = 30;
    int alphaEfforts = 2;
    int omegaEfforts = 3;
    int crystalPrice = 2;
    int markedPrice = 2;
    int esteemLap = 60;
    std::vector<Seat> seats;

    Named airship;
    int steamMax = 10;
    int portalLength = 8;
    int portalStart = 0;
    int portalTop = 0;
    std::array<GeneratorBoard, colourCount> generators;

    /// Of each generator, by the number of filled slots: bit n for generator n if the next slot is free of charge, bit
    /// markedShift + n if it is marked, nothing if all are filled.
    std::array<std::array<std::uint16_t, maxSlots + 1>, colourCount> openSlots{};

    std::vector<std::string> titles; ///< of every item, by its place in Items::all()
    std::vector<std::string> keys;   ///< the same as "kind/id"
    std::vector<Panel> panels;
    std::vector<Space> spaceTable;        ///< spaces of all panels: panel * spacesPerBoard + place
    std::vector<std::uint8_t> spaceMasks; ///< of each panel: bit n is set if it has a space n
    /// Of each panel the same for each kind of space, by SpaceKind.
    std::vector<std::array<std::uint64_t, 6>> kindMasks;
    std::vector<Encounter> encounters;
    std::vector<Expedition> expeditions;
    std::vector<Upgrade> upgrades;
    std::vector<Mission> missions;
    std::vector<Effort> efforts;
    /// For each effort card those of all prices: expeditions by number, from firstUpgradePrice on upgrades.
    std::vector<std::array<Need, firstUpgradePrice + maxCards>> needs;
    std::vector<Specialist> specialists;
    /// By the top card of a played deck + 1; the first is that of a player without a specialist.
    std::array<Skills, maxSpecialists + 1> skills;

    [[nodiscard]] const Effect &effect(int position) const { return effects[static_cast<std::size_t>(position)]; }
    [[nodiscard]] const GeneratorBoard &generator(int colour) const
    {
        return generators[static_cast<std::size_t>(colour)];
    }
};

/// Reads all items; problems are appended, null when one of them is an error.
[[nodiscard]] std::unique_ptr<const Content> compile(const Items &items, const OptionValues &options,
                                                     Diagnostics &problems);

} // namespace mw::steam_time
