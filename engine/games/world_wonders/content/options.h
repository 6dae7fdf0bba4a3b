#pragma once

#include <cstdint>

namespace mw::world_wonders {

enum class RoadWater : std::uint8_t { Bridges, Any, None };
enum class Refresh : std::uint8_t { None, Oldest, All };
enum class Turning : std::uint8_t { Free, Together, None };
enum class MapDeal : std::uint8_t { Random, BySeat, Same };

/// What a table agrees on, as game.yaml declares it; the defaults are the ledger's readings of its open questions.
struct Options {
    bool advanced = false;
    int mapSide = 0;   ///< 0 is A
    int boardSide = 0; ///< 0 is A
    bool soloHard = false;
    bool mirror = false;                      ///< WW-OPEN-03
    bool coverResources = true;               ///< WW-OPEN-04
    RoadWater roadWater = RoadWater::Bridges; ///< WW-OPEN-05
    bool shortSetPartial = false;             ///< WW-OPEN-07
    bool shortSetTogether = false;            ///< WW-OPEN-08
    bool bridgedWaterCounts = false;          ///< WW-OPEN-13
    bool voluntaryPass = false;               ///< WW-OPEN-20
    bool unlimitedLoanOps = false;            ///< WW-OPEN-21
    int monumentMinGold = 1;                  ///< WW-OPEN-25
    Refresh monumentRefresh = Refresh::None;  ///< WW-OPEN-27
    bool repeatedDistinct = true;             ///< WW-OPEN-31
    bool bothPedestals = false;               ///< WW-OPEN-33
    bool loneSecondFirst = false;             ///< WW-OPEN-34
    bool stopAtOnce = false;                  ///< WW-OPEN-37
    bool roadIsPath = false;                  ///< WW-OPEN-38
    bool towersJoinRoads = false;             ///< WW-OPEN-39
    bool fourAndTwo = false;                  ///< WW-OPEN-41
    bool rankZero = false;                    ///< WW-OPEN-44
    int secondPlacePlayers = 2;               ///< WW-OPEN-45
    bool roundDown = false;                   ///< WW-OPEN-46
    bool tieByOrder = false;                  ///< WW-OPEN-47
    bool groupAllWithNeighbour = false;       ///< WW-OPEN-57
    bool loanAtZero = false;                  ///< WW-OPEN-58
    Turning componentTurning = Turning::Free; ///< WW-OPEN-59
    bool gapBent = false;                     ///< WW-OPEN-60
    bool payOffSameRound = false;             ///< WW-OPEN-63
    bool soloAllSections = false;             ///< WW-OPEN-64
    bool soloReshuffleEachRound = false;      ///< WW-OPEN-65
    bool soloObjectives = false;              ///< WW-OPEN-66
    MapDeal mapDeal = MapDeal::Random;        ///< WW-OPEN-68
};

} // namespace mw::world_wonders
