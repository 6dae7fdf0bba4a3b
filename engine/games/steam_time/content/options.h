#pragma once

namespace mw::steam_time {

/// The modules and readings that a table can choose; see the options of game.yaml.
struct Options {
    bool passFinal = true;
    bool extraFirst = true;
    bool portalImmediately = false;
    bool purplePortalBonus = true;
    bool declineGivenCrystals = false;
    bool partialGains = true;
    bool ownMissionOnly = true;
    bool missionsFaceUp = true;
    bool steamConvertsEverywhere = false;
    bool tileTimeCrystalsUpToTen = false;
    bool expeditionWithoutOrange = false;
    bool sabotage = false;
    bool specialists = false;
    bool mrTimeBribes = false;
};

} // namespace mw::steam_time
