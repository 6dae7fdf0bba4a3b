#pragma once

#include "cardsandboards.h"
#include "options.h"
#include "vocabulary.h"

#include "core/effect.h"
#include "core/rules.h"

#include <string>
#include <vector>

namespace mw::timespan {

enum class Phase : std::uint8_t { Boards, Start, Discovery, Camels, Workers, Income, Scoring, Over };

struct TimeSpace {
    std::uint8_t age = 1;
    Phase phase = Phase::Discovery; ///< Camels for action
};

struct Special {
    int points = 0;
    Program effects;
};

struct Solo : Named {
    int techBoard = 0;
    int civilization = 0;
    std::uint32_t hand = 0;
    std::vector<int> neutral;
    std::vector<int> visions;
    std::vector<Need> win;
    std::vector<Special> specials;
};

struct Medal {
    std::string name;
    int points = 0;
};

/// The content of the game, compiled for play.
class Content : public CompiledContent
{
public:
    Options options;
    int leastPlayers = 1;
    int mostPlayers = maxPlayers;
    int gears = 24;
    int workers = 36;
    int startingWorkers = 3;
    int wondersDealt = 2;
    int visionsDealt = 2;
    int soloVisionsDealt = 3;
    int neutralWonders = 2;
    int neutralPrice = 1;
    int extraOffers = 1;
    int coinsForBasic = 2;
    int bidBoards = 5;
    int cubes = 8;
    int peaceStart = 1;
    int peaceMax = 10;
    std::array<int, 3> timer{300, 300, 600}; ///< seconds by age
    int overtime = 30;
    std::array<std::uint8_t, 21> soloOffers{}; ///< by peace
    std::vector<Medal> medals;
    int solo = -1; ///< scenario that is played, or -1

    std::vector<HistoryCard> cards;
    std::vector<Wonder> wonders;
    std::vector<Vision> visions;
    std::vector<DiscoveryTile> tiles;
    std::array<Luxury, luxuryCount> luxuries;
    std::array<ResourceSpace, resourceCount> resources;
    std::vector<UpgradeTile> upgradeTiles;
    std::vector<Technology> technologies;
    std::vector<TechBoard> techBoards;
    std::vector<Civilization> civilizations;
    std::array<TrackBoard, trackCount> tracks;
    std::vector<TimeSpace> time;
    std::vector<Solo> solos;
    std::uint16_t market = 0;    ///< number of Choices
    std::int16_t gameBoard = -1; ///< item of the game board
    std::int16_t storageBoard = -1;

    std::vector<Choices> choices; ///< 0 is nothing
    std::vector<Step> steps;
    std::vector<std::string> titles; ///< by position in Items::all()
    std::vector<std::string> keys;   ///< "kind/id" by position in Items::all()

    [[nodiscard]] const HistoryCard &card(int number) const { return cards[static_cast<std::size_t>(number)]; }
    [[nodiscard]] const Wonder &wonder(int number) const { return wonders[static_cast<std::size_t>(number)]; }
    [[nodiscard]] const DiscoveryTile &tile(int number) const { return tiles[static_cast<std::size_t>(number)]; }
    [[nodiscard]] const Step &step(int at) const { return steps[static_cast<std::size_t>(at)]; }
    [[nodiscard]] const Choices &choice(int number) const { return choices[static_cast<std::size_t>(number)]; }
    [[nodiscard]] const TechBoard &techBoard(int number) const { return techBoards[static_cast<std::size_t>(number)]; }
    [[nodiscard]] const Technology &technology(int number) const
    {
        return technologies[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] const Civilization &civilization(int number) const
    {
        return civilizations[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] const TrackBoard &track(int number) const { return tracks[static_cast<std::size_t>(number)]; }
    [[nodiscard]] const ResourceSpace &resource(int number) const
    {
        return resources[static_cast<std::size_t>(number)];
    }
};

std::unique_ptr<const Content> compile(const Items &items, const OptionValues &options, Diagnostics &problems);

/// Number of the civilization with an id or an alias, or -1 (TS-OPEN-39).
[[nodiscard]] int civilizationNamed(const Content &content, std::string_view word);
/// Number of the entry with an id in a table, or -1.
template <typename Table>
[[nodiscard]] int byId(const Table &table, std::string_view id)
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i].id == id)
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace mw::timespan
