#include "contentreader.h"

#include "core/pack.h"

#include <algorithm>

namespace mw::world_wonders {

namespace {

/// The values of options by the words that game.yaml gives them.
class Chosen
{
public:
    Chosen(const Items &items, const OptionValues &values) : m_items(items), m_values(values) {}

    [[nodiscard]] bool isOn(std::string_view id, bool otherwise) const
    {
        const auto found = m_values.find(id);
        return found == m_values.end() ? otherwise : found->second != 0;
    }
    [[nodiscard]] bool is(std::string_view id, std::string_view word) const { return text(id) == word; }
    [[nodiscard]] int number(std::string_view id, int otherwise) const
    {
        const std::string value = text(id);
        const bool isNumber = !value.empty() && std::all_of(value.begin(), value.end(),
                                                            [](char digit) { return digit >= '0' && digit <= '9'; });
        return isNumber ? std::stoi(value.substr(0, 3)) : otherwise;
    }

private:
    [[nodiscard]] std::string text(std::string_view id) const
    {
        const auto found = m_values.find(id);
        return found == m_values.end() ? std::string() : optionText(m_items, id, found->second);
    }

    const Items &m_items;
    const OptionValues &m_values;
};

void readChoices(const Chosen &chosen, Options &options)
{
    options.mapSide = chosen.is("map-side", "B") ? 1 : 0;
    options.boardSide = chosen.is("board-side", "B") ? 1 : 0;
    options.soloHard = chosen.is("solo-level", "hard");
    options.roadWater = chosen.is("road-water", "any")    ? RoadWater::Any
                        : chosen.is("road-water", "none") ? RoadWater::None
                                                          : RoadWater::Bridges;
    options.unlimitedLoanOps = chosen.is("loan-ops-per-turn", "unlimited");
    options.monumentMinGold = chosen.number("monument-min-gold", 1);
    options.monumentRefresh = chosen.is("monument-refresh", "oldest") ? Refresh::Oldest
                              : chosen.is("monument-refresh", "all")  ? Refresh::All
                                                                      : Refresh::None;
    options.loneSecondFirst = chosen.is("lone-second-pedestal", "first");
    options.stopAtOnce = chosen.is("end-trigger", "stop-at-once");
    options.roadIsPath = chosen.is("longest-road", "path");
    options.fourAndTwo = chosen.is("objective-points", "four-and-two");
    options.secondPlacePlayers = chosen.number("second-place-min-players", 2);
    options.roundDown = chosen.is("objective10-rounding", "down");
    options.tieByOrder = chosen.is("final-tie", "turn-order");
    options.groupAllWithNeighbour = chosen.is("objective8", "all-with-neighbour");
    options.componentTurning = chosen.is("component-turning", "together") ? Turning::Together
                               : chosen.is("component-turning", "none")   ? Turning::None
                                                                          : Turning::Free;
    options.gapBent = chosen.is("gap-shape", "bent");
    options.soloAllSections = chosen.is("solo-sections", "all");
    options.soloReshuffleEachRound = chosen.is("solo-reshuffle", "each-round");
    options.mapDeal = chosen.is("map-deal", "by-seat") ? MapDeal::BySeat
                      : chosen.is("map-deal", "same")  ? MapDeal::Same
                                                       : MapDeal::Random;
}

Options readOptions(const Chosen &chosen)
{
    Options options;
    options.advanced = chosen.isOn("advanced", false);
    options.mirror = chosen.isOn("mirror", false);
    options.coverResources = chosen.isOn("cover-resources", true);
    options.shortSetPartial = chosen.isOn("short-set-partial", false);
    options.shortSetTogether = chosen.isOn("short-set-together", false);
    options.bridgedWaterCounts = chosen.isOn("bridged-water-counts", false);
    options.voluntaryPass = chosen.isOn("voluntary-pass", false);
    options.repeatedDistinct = chosen.isOn("repeated-symbols-distinct", true);
    options.bothPedestals = chosen.isOn("both-pedestals", false);
    options.towersJoinRoads = chosen.isOn("towers-join-roads", false);
    options.rankZero = chosen.isOn("rank-zero", false);
    options.loanAtZero = chosen.isOn("loan-at-zero", false);
    options.payOffSameRound = chosen.isOn("payoff-same-round", false);
    options.soloObjectives = chosen.isOn("solo-objectives", false);
    readChoices(chosen, options);
    return options;
}

using ReadItem = void (*)(const Item &, std::int16_t, Content &, Diagnostics &);

void readAll(const Items &items, std::string_view kind, ReadItem read, Content &content, Diagnostics &problems)
{
    for (std::size_t i = 0; i < items.all().size(); ++i) {
        if (items.all()[i].kind == kind)
            read(items.all()[i], static_cast<std::int16_t>(i), content, problems);
    }
}

void readItems(const Items &items, Content &content, Diagnostics &problems)
{
    for (const Item *game : items.ofKind("game"))
        readGame(*game, content, problems);
    for (const Item *terrain : items.ofKind("terrain"))
        readTerrain(*terrain, content, problems);
    readAll(items, "map", readMap, content, problems);
    readAll(items, "stack", readStack, content, problems);
    readAll(items, "resource-board", readResourceBoard, content, problems);
    readAll(items, "building", readBuilding, content, problems);
    readAll(items, "monument", readMonument, content, problems);
    readAll(items, "objective", readObjective, content, problems);
    readAll(items, "solo-card", readSoloCard, content, problems);
}

/// Where the pieces of each sort begin in the state.
void countPieces(Content &content)
{
    content.firstLongRoad = static_cast<int>(content.buildings.size());
    content.firstShortTile = content.firstLongRoad + content.longRoads;
    content.firstTower = content.firstShortTile + content.shortSets * content.setTiles();
    content.firstFigure = content.firstTower + content.towers;
    content.pieceCount = content.firstFigure;
    for (Monument &monument : content.monuments) {
        monument.firstPiece = content.pieceCount;
        content.pieceCount += static_cast<int>(monument.components.size());
    }
    int first = 0;
    for (Stack &stack : content.stacks) {
        stack.first = first;
        first += stack.size;
    }
}

Diagnostic problem(Message message)
{
    Diagnostic diagnostic;
    diagnostic.code = "world-wonders.content";
    diagnostic.message = std::move(message);
    return diagnostic;
}

template <typename Table>
void checkSize(const Table &table, std::string_view kind, int most, Diagnostics &problems)
{
    if (table.empty())
        problems.push_back(problem(Message(MW_TEXT("The pack has no item of the kind “{0}”.")).name(kind)));
    if (std::ssize(table) > most)
        problems.push_back(
            problem(Message(MW_TEXT("There are {0} items of the kind “{1}”, but at most {2} are possible."))
                        .number(std::ssize(table))
                        .name(kind)
                        .number(most)));
}

void checkSizes(const Content &content, Diagnostics &problems)
{
    checkSize(content.stacks, "stack", maxStacks, problems);
    checkSize(content.buildings, "building", maxBuildings, problems);
    checkSize(content.monuments, "monument", maxMonuments, problems);
    if (content.leastPlayers == 1)
        checkSize(content.soloDeck, "solo-card", maxSoloCards, problems);
    const bool advanced = content.options.advanced || content.options.soloObjectives;
    if (advanced && std::ssize(content.objectives) < content.objectivesShown)
        problems.push_back(problem(Message(MW_TEXT("An advanced game shows {0} objectives, but there are only {1}."))
                                       .number(content.objectivesShown)
                                       .number(std::ssize(content.objectives))));
    if (content.board.populationEnd == 0)
        problems.push_back(problem(Message(MW_TEXT("The chosen side of the resource board is missing."))));
    if (content.pieceCount > maxPieces)
        problems.push_back(
            problem(Message(MW_TEXT("There are {0} tiles, roads, towers and figures, but at most {1} are possible."))
                        .number(content.pieceCount)
                        .number(maxPieces)));
}

// WW-SETUP-01, WW-OPEN-68: everybody finds a map of the chosen side
void checkMaps(const Content &content, Diagnostics &problems)
{
    const auto isChosen = [&content](const Map &map) { return map.side == content.options.mapSide; };
    const auto shared = std::any_of(content.maps.begin(), content.maps.end(),
                                    [&](const Map &map) { return isChosen(map) && map.seat == 0; });
    const auto count = std::count_if(content.maps.begin(), content.maps.end(), isChosen);
    const int needed = content.options.mapDeal == MapDeal::Same ? 1 : content.mostPlayers;
    if (!shared && count < needed)
        problems.push_back(
            problem(Message(MW_TEXT("{0} players need a city map of the chosen side each, but there are only {1}."))
                        .number(needed)
                        .number(count)));
}

} // namespace

std::unique_ptr<const Content> compile(const Items &items, const OptionValues &options, Diagnostics &problems)
{
    Diagnostics found;
    auto content = std::make_unique<Content>();
    content->options = readOptions(Chosen(items, options));
    for (const Item &item : items.all()) {
        content->titles.push_back(item.fields.textOr("name", item.id));
        content->keys.push_back(item.kind + '/' + item.id);
    }
    readItems(items, *content, found);
    countPieces(*content);
    checkSizes(*content, found);
    checkMaps(*content, found);
    const bool failed = hasErrors(found);
    problems.insert(problems.end(), found.begin(), found.end());
    return failed ? nullptr : std::move(content);
}

} // namespace mw::world_wonders
