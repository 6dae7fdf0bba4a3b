#include "contentreader.h"

namespace mw::world_wonders {

namespace {

void readPrices(const Reader &reader, Content &content)
{
    if (const auto prices = reader.optionalMap("prices")) {
        content.longRoadPrice = prices->optionalInt("long-road", content.longRoadPrice, 0, 20);
        content.shortSetPrice = prices->optionalInt("short-set", content.shortSetPrice, 0, 20);
        content.towerPrice = prices->optionalInt("tower", content.towerPrice, 0, 20);
        content.pedestalPrice = prices->optionalInt("pedestal", content.pedestalPrice, 0, 20);
    }
    if (const auto loan = reader.optionalMap("loan")) {
        content.loanGain = loan->optionalInt("gain", content.loanGain, 0, 20);
        content.loanPayoff = loan->optionalInt("payoff", content.loanPayoff, 0, 20);
        content.loanPoints = loan->optionalInt("points", content.loanPoints, -20, 0);
    }
}

void readSupply(const Reader &reader, Content &content)
{
    if (const auto supply = reader.optionalMap("supply")) {
        content.longRoads = supply->optionalInt("long-roads", content.longRoads, 0, 200);
        content.shortSets = supply->optionalInt("short-sets", content.shortSets, 0, 200);
        content.towers = supply->optionalInt("towers", content.towers, 0, 99);
        content.loans = supply->optionalInt("loans", content.loans, 0, 99);
    }
    for (const Reader &display : reader.requiredList("road-display")) { // WW-SETUP-06
        const auto players = static_cast<std::size_t>(display.requiredInt("players", 1, maxPlayers));
        content.displays[players] = {display.requiredInt("long", 0, 9), display.requiredInt("short", 0, 9)};
    }
}

// WW-ROAD-01, 02, 08, 09, WW-OPEN-05, 09: lengths are game data, and what may lie on water is an option
void readRoads(const Reader &reader, const Item &item, Content &content)
{
    const RoadWater water = content.options.roadWater;
    const Ground ends = water == RoadWater::Any ? Ground::Either : Ground::Land;
    const Ground middle = water == RoadWater::None ? Ground::Land : Ground::Either;
    content.longRoad = straightShape(reader.optionalInt("long-road-length", 4, 1, grid::side), ends, middle);
    const Value *set = item.field("short-set");
    for (const Value &length : set ? set->list : std::vector<Value>()) {
        if (length.number < 1 || length.number > maxCells ||
            content.shortTiles.size() == static_cast<std::size_t>(maxSetTiles)) {
            reader.report("short-set", "world-wonders.short-set",
                          Message(MW_TEXT("A set has at most {0} tiles of 1 to {1} spaces."))
                              .number(maxSetTiles)
                              .number(maxCells));
            return;
        }
        auto twin = static_cast<std::uint8_t>(content.shortTiles.size());
        for (std::uint8_t other = 0; other < twin; ++other)
            twin = content.shortLengths[other] == length.number ? other : twin;
        content.shortTwin[content.shortTiles.size()] = twin;
        content.shortLengths.push_back(static_cast<std::uint8_t>(length.number));
        content.shortTiles.push_back(straightShape(static_cast<int>(length.number), ends, ends));
    }
    if (content.shortTiles.empty())
        reader.report("short-set", "world-wonders.short-set", Message(MW_TEXT("A set has at least one tile.")));
}

} // namespace

void readGame(const Item &item, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    if (const auto players = reader.requiredMap("players")) {
        content.leastPlayers = players->requiredInt("min", 1, maxPlayers);
        content.mostPlayers = players->requiredInt("max", 1, maxPlayers);
    }
    content.rounds = reader.optionalInt("rounds", 10, 1, 50);
    content.gold = reader.optionalInt("gold", 7, 0, 50);
    content.monumentsShown = reader.optionalInt("monuments-shown", 3, 0, maxShown);
    content.soloMonumentsShown = reader.optionalInt("solo-monuments-shown", 2, 0, maxShown);
    content.objectivesShown = reader.optionalInt("objectives-shown", 3, 0, maxShown);
    readPrices(reader, content);
    readSupply(reader, content);
    readRoads(reader, item, content);
    content.tower = straightShape(1, Ground::Land, Ground::Land); // WW-TOWER-01
}

} // namespace mw::world_wonders
