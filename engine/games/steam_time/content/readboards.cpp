#include "contentreader.h"
#include "effectreader.h"

#include "core/reader.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

void missing(Diagnostics &problems, std::string_view kind)
{
    Diagnostic diagnostic;
    diagnostic.code = "steam-time.missing";
    diagnostic.message = Message(MW_TEXT("The pack has no item of the kind “{0}”.")).name(kind);
    problems.push_back(std::move(diagnostic));
}

Seat readSeat(const Reader &reader)
{
    Seat seat;
    seat.gold = reader.requiredInt("gold", 0, 60);
    seat.steam = reader.requiredInt("steam", 0, 20);
    for (const int colour : reader.requiredWords("crystals", colourWords))
        ++seat.crystals[static_cast<std::size_t>(colour)];
    return seat;
}

void readGame(const Item &item, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    if (const auto players = reader.requiredMap("players")) {
        content.leastPlayers = players->requiredInt("min", 1, maxPlayers);
        content.mostPlayers = players->requiredInt("max", 1, maxPlayers);
    }
    const auto setup = reader.requiredMap("setup");
    if (!setup)
        return;
    content.rounds = setup->optionalInt("rounds", 5, 1, maxRounds);
    content.airships = setup->optionalInt("airships", 3, 1, 6);
    content.goldTotal = setup->optionalInt("gold-total", 100, 0, 500);
    content.crystalsPerColour = setup->optionalInt("crystals-per-colour", 15, 0, 60);
    content.timeCrystals = setup->optionalInt("time-crystals", 30, 0, 120);
    content.alphaEfforts = setup->optionalInt("alpha-efforts", 2, 0, 5);
    content.omegaEfforts = setup->optionalInt("omega-efforts", 3, 0, 5);
    content.crystalPrice = setup->optionalInt("crystal-price", 2, 0, 20);
    content.markedPrice = setup->optionalInt("marked-slot-price", 2, 0, 20);
    content.esteemLap = setup->optionalInt("esteem-lap", 60, 10, 200);
    for (const Reader &seat : setup->requiredList("seats"))
        content.seats.push_back(readSeat(seat));
}

void readGenerator(const Reader &reader, Content &content, std::array<bool, colourCount> &seen)
{
    const auto colour = static_cast<std::size_t>(reader.requiredWord("colour", colourWords));
    if (seen[colour])
        reader.report("colour", "steam-time.generator",
                      Message(MW_TEXT("There is already a generator of this colour.")));
    seen[colour] = true;
    GeneratorBoard &board = content.generators[colour];
    board.name = reader.optionalText("name", colourWords[colour]);
    const std::vector<Reader> slots = reader.requiredList("slots");
    if (slots.empty() || slots.size() > static_cast<std::size_t>(maxSlots))
        reader.report("slots", "steam-time.slots",
                      Message(MW_TEXT("A generator has 1 to {0} slots.")).number(maxSlots));
    board.slots = static_cast<std::uint8_t>(std::clamp<std::size_t>(slots.size(), 1, maxSlots));
    std::vector<Effect> bonus;
    for (std::size_t slot = 0; slot < slots.size() && slot < static_cast<std::size_t>(maxSlots); ++slot) {
        if (slots[slot].optionalBool("marked", false))
            board.marked = static_cast<std::uint8_t>(board.marked | 1U << slot);
        const std::vector<Effect> more = readEffects(slots[slot], "bonus", {});
        bonus.insert(bonus.end(), more.begin(), more.end());
        board.bonus[slot + 1] = addProgram(content, merged(bonus));
    }
}

void readAirship(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    content.airship = {item.id, reader.optionalText("name", item.id), source};
    if (const auto steam = reader.requiredMap("steam"))
        content.steamMax = steam->optionalInt("max", 10, 1, 20);
    if (const auto portal = reader.requiredMap("portal")) {
        content.portalLength = portal->requiredInt("length", 2, 24);
        content.portalStart = portal->requiredInt("start", 0, content.portalLength - 1);
        content.portalTop = portal->requiredInt("top", 0, content.portalLength - 1);
    }
    std::array<bool, colourCount> seen{};
    for (const Reader &generator : reader.requiredList("generators"))
        readGenerator(generator, content, seen);
    for (std::size_t colour = 0; colour < seen.size(); ++colour) {
        if (!seen[colour])
            reader.report("generators", "steam-time.generator",
                          Message(MW_TEXT("The generator of the colour {0} is missing.")).term(colourWords[colour]));
    }
}

Space readSpace(const Reader &reader, Content &content)
{
    Space space;
    space.kind = static_cast<SpaceKind>(reader.requiredWord("kind", spaceWords));
    if (space.kind == SpaceKind::Deposit)
        space.slots = static_cast<std::uint8_t>(reader.requiredInt("slots", 1, 8));
    if (space.kind == SpaceKind::Gold)
        space.gold = static_cast<std::uint8_t>(reader.requiredInt("gold", 1, 30));
    if (space.kind == SpaceKind::Encounter)
        space.draw = static_cast<std::uint8_t>(reader.requiredInt("draw", 1, maxDraw));
    std::vector<Effect> extra;
    if (const auto map = reader.optionalMap("extra")) {
        const auto add = [&extra, &map](std::string_view key, Resource resource) {
            const int amount = map->optionalInt(key, 0, 0, 9);
            if (amount > 0)
                extra.push_back(gainOf(resource, amount));
        };
        add("esteem", Resource::Esteem);
        add("steam", Resource::Steam);
        add("portal", Resource::Portal);
    }
    space.extra = addProgram(content, extra);
    return space;
}

void readPanel(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    Panel panel;
    panel.id = item.id;
    panel.name = reader.requiredText("name");
    panel.source = source;
    panel.players = reader.requiredInt("players", 1, maxPlayers);
    for (const Reader &space : reader.requiredList("spaces"))
        panel.spaces.push_back(readSpace(space, content));
    if (panel.spaces.empty() || panel.spaces.size() > static_cast<std::size_t>(spacesPerBoard))
        reader.report("spaces", "steam-time.spaces",
                      Message(MW_TEXT("A monument board has 1 to {0} action spaces.")).number(spacesPerBoard));
    content.panels.push_back(std::move(panel));
}

} // namespace

void readBoards(const Items &items, Content &content, Diagnostics &problems)
{
    content.oneTimeCrystal = addProgram(content, {gainOf(Resource::TimeCrystal, 1)});
    bool game = false;
    bool airship = false;
    for (std::size_t i = 0; i < items.all().size(); ++i) {
        const Item &item = items.all()[i];
        const auto source = static_cast<std::int16_t>(i);
        if (item.kind == "game") {
            readGame(item, content, problems);
            game = true;
        } else if (item.kind == "airship" && !airship) {
            readAirship(item, source, content, problems);
            airship = true;
        } else if (item.kind == "panel") {
            readPanel(item, source, content, problems);
        }
    }
    if (!game)
        missing(problems, "game");
    if (!airship)
        missing(problems, "airship");
    if (content.panels.empty())
        missing(problems, "panel");
}

} // namespace mw::steam_time
