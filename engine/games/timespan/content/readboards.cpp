#include "contentreader.h"

#include <algorithm>

namespace mw::timespan {

namespace {

std::uint8_t mask(const std::vector<int> &words)
{
    unsigned bits = 0;
    for (const int word : words)
        bits |= 1U << (word + 1); // the words leave out the storage room
    return static_cast<std::uint8_t>(bits);
}

constexpr auto goods = std::span(resourceWords).subspan<1>();

// TS-OPEN-31: which space lies above which
void readResource(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    const auto found = std::find(resourceWords.begin() + 1, resourceWords.end(), item.id);
    if (found == resourceWords.end())
        return reader.report({}, "timespan.resource", Message(MW_TEXT("There is no resource “{0}”.")).name(item.id));
    auto space = named<ResourceSpace>(item, source);
    if (reader.has("above"))
        space.above = mask(reader.requiredWords("above", goods));
    constexpr std::array<std::string_view, 3> grades{"coin", "basic", "upgraded"};
    space.basic = reader.requiredWord("grade", grades) == 1;
    space.upgrades = static_cast<std::uint8_t>(reader.optionalInt("upgrades", 0, 0, 5));
    space.points = static_cast<std::uint8_t>(reader.optionalInt("points", 0, 0, 60));
    content.resources[static_cast<std::size_t>(found - resourceWords.begin())] = std::move(space);
}

void readStorage(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    content.storageBoard = source;
    content.cubes = reader.optionalInt("cubes", 8, 1, 20);
    auto &room = content.resources[0];
    room = named<ResourceSpace>(item, source);
    room.above = mask(reader.requiredWords("above", goods));
}

// TS-OPEN-09: the time track is content
void readGameBoard(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    content.gameBoard = source;
    constexpr std::array<std::string_view, 3> phases{"income", "discovery", "action"};
    constexpr std::array<Phase, 3> meant{Phase::Income, Phase::Discovery, Phase::Camels};
    for (const Reader &entry : reader.requiredList("time")) {
        TimeSpace space;
        space.age = static_cast<std::uint8_t>(entry.requiredWord("age", std::span(ageWords).subspan<1, 3>()) + 1);
        space.phase = meant[static_cast<std::size_t>(entry.requiredWord("phase", phases))];
        content.time.push_back(space);
    }
    if (const auto peace = reader.requiredMap("peace")) {
        content.peaceStart = peace->optionalInt("start", 1, 0, 20);
        content.peaceMax = peace->optionalInt("max", 10, 1, 20);
    }
    if (const auto market = reader.requiredMap("marketplace"))
        content.market = readChoices(*market, "choices", content);
}

void readTrack(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    const auto found = std::find(trackWords.begin(), trackWords.end(), item.id);
    if (found == trackWords.end())
        return reader.report({}, "timespan.track", Message(MW_TEXT("There is no track “{0}”.")).name(item.id));
    auto track = named<TrackBoard>(item, source);
    for (const Reader &space : reader.requiredList("spaces"))
        track.spaces.push_back(readChoices(space, "choices", content));
    track.beyond = reader.optionalInt("beyond", 0, 0, 20);
    track.blue = reader.optionalInt("blue", 0, 0, 40);
    track.blueWith = reader.optionalWord("blue-with", trackWords).value_or(-1);
    content.tracks[static_cast<std::size_t>(found - trackWords.begin())] = std::move(track);
}

void readBox(const Reader &reader, Civilization &board, Content &content)
{
    Box box;
    box.kind = static_cast<std::uint8_t>(reader.requiredWord("kind", boxWords));
    box.row = static_cast<std::uint8_t>(reader.requiredWord("row", rowWords));
    box.space = static_cast<std::uint8_t>(reader.requiredInt("space", 1, timelineLength) - 1);
    box.choices = readChoices(reader, "choices", content);
    if (board.boxAt(box.row, box.space) >= 0)
        reader.report({}, "timespan.box", Message(MW_TEXT("There is another action box at this place.")));
    board.boxes.push_back(box);
}

void readCivilization(const Items &items, const Item &item, std::int16_t source, Content &content,
                      Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto board = named<Civilization>(item, source);
    board.alias = reader.optionalText("alias");
    board.number = reader.requiredInt("number", 1, 99);
    if (reader.has("start")) {
        for (const int resource : reader.requiredWords("start", goods))
            ++board.start[static_cast<std::size_t>(resource + 1)];
    }
    for (const Reader &start : reader.optionalList("start-tracks"))
        board.tracks[static_cast<std::size_t>(start.requiredWord("track", trackWords))] =
            static_cast<std::uint8_t>(start.requiredInt("space", 1, 30));
    board.startEffects = readProgram(reader, "start-effects", content);
    board.income = readProgram(reader, "income", content);
    board.peace = reader.optionalInt("peace", 0, -5, 5);
    std::size_t space = 0;
    for (const Reader &entry : reader.requiredList("timeline")) {
        if (space < board.timeline.size())
            board.timeline[space++] = static_cast<std::int16_t>(readReference(items, entry, "card", "history-card"));
    }
    for (const Reader &entry : reader.requiredList("boxes"))
        readBox(entry, board, content);
    content.civilizations.push_back(std::move(board));
}

void readUpgradeTile(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto tile = named<UpgradeTile>(item, source);
    tile.fits = static_cast<std::uint8_t>(reader.requiredWord("fits", boxWords));
    tile.copies = reader.requiredInt("copies", 1, 30);
    std::size_t side = 0;
    for (const Reader &entry : reader.requiredList("sides")) {
        if (side == tile.choices.size())
            break;
        const auto after = entry.optionalWord("after", std::span(ageWords).subspan<1, 2>());
        tile.after[side] = static_cast<std::uint8_t>(after ? *after + 1 : 0);
        tile.choices[side++] = readChoices(entry, "choices", content); // TS-OPEN-41
    }
    tile.sides = static_cast<std::uint8_t>(side);
    content.upgradeTiles.push_back(std::move(tile));
}

void readTechnology(const Items &items, const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto technology = named<Technology>(item, source);
    technology.effects = readProgram(reader, "effects", content);
    technology.income = readProgram(reader, "income", content);
    technology.peace = static_cast<std::int8_t>(reader.optionalInt("peace", 0, -5, 5));
    technology.tile = static_cast<std::int16_t>(readReference(items, reader, "tile", "upgrade-tile"));
    technology.doubleDeath = reader.optionalText("lasting") == "double-death";
    content.technologies.push_back(std::move(technology));
}

void readTechBoard(const Items &items, const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto board = named<TechBoard>(item, source);
    for (const Reader &entry : reader.requiredList("slots")) { // TS-OPEN-42
        GearSlot slot;
        slot.gear = static_cast<std::uint8_t>(entry.requiredWord("gear", gearWords));
        slot.technology =
            static_cast<std::uint8_t>(std::max(0, readReference(items, entry, "technology", "technology")));
        slot.bonus = readProgram(entry, "bonus", content);
        board.slots.push_back(slot);
    }
    content.techBoards.push_back(std::move(board));
}

} // namespace

int Civilization::boxAt(int row, int space) const
{
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (boxes[i].row == row && boxes[i].space == space)
            return static_cast<int>(i);
    }
    return -1;
}

// TS-OPEN-39: an alias is written as a name, and found as an id is
int civilizationNamed(const Content &content, std::string_view word)
{
    const auto isSame = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
    if (const int number = byId(content.civilizations, word); number >= 0)
        return number;
    for (std::size_t i = 0; i < content.civilizations.size(); ++i) {
        const std::string &alias = content.civilizations[i].alias;
        if (!alias.empty() && std::equal(alias.begin(), alias.end(), word.begin(), word.end(), isSame))
            return static_cast<int>(i);
    }
    return -1;
}

void readBoards(const Items &items, Content &content, Diagnostics &problems)
{
    const auto all = [&](std::string_view kind, auto read) {
        forEachItem(items, kind, [&](const Item &item, std::int16_t source) { read(item, source, content, problems); });
    };
    const auto linked = [&](std::string_view kind, auto read) {
        forEachItem(items, kind,
                    [&](const Item &item, std::int16_t source) { read(items, item, source, content, problems); });
    };
    all("resource", readResource);
    all("storage-board", readStorage);
    all("game-board", readGameBoard);
    all("track", readTrack);
    all("upgrade-tile", readUpgradeTile);
    linked("technology", readTechnology);
    linked("tech-board", readTechBoard);
    linked("civilization", readCivilization);
}

} // namespace mw::timespan
