#include "contentreader.h"

#include <algorithm>

namespace mw::timespan {

namespace {

void readSetup(const Reader &setup, Content &content)
{
    content.gears = setup.optionalInt("gears", 24, 0, 99);
    content.workers = setup.optionalInt("workers", 36, 1, 99);
    content.startingWorkers = setup.optionalInt("starting-workers", 3, 0, 9);
    content.wondersDealt = setup.optionalInt("wonders-dealt", 2, 1, 4);
    content.visionsDealt = setup.optionalInt("visions-dealt", 2, 1, 4);
    content.soloVisionsDealt = setup.optionalInt("solo-visions-dealt", 3, 2, 4);
    content.neutralWonders = setup.optionalInt("neutral-wonders", 2, 0, 6);
    content.neutralPrice = setup.optionalInt("neutral-price", 1, 0, 9);
    content.extraOffers = setup.optionalInt("extra-offers", 1, 0, 4);
    content.coinsForBasic = setup.optionalInt("coins-for-basic", 2, 1, 9);
    content.bidBoards = setup.optionalInt("bid-boards", 5, 2, 6);
    content.overtime = setup.optionalInt("overtime", 30, 0, 600);
}

void readTimer(const Item &game, Content &content)
{
    const Value *timer = game.field("setup/timer");
    for (std::size_t i = 0; timer && i < std::min(timer->list.size(), content.timer.size()); ++i)
        content.timer[i] = static_cast<int>(timer->list[i].number);
}

/// TS-SOLO-03: offers by place on the peace track.
void readSoloOffers(const Reader &game, Content &content)
{
    for (const Reader &step : game.requiredList("solo-offers")) {
        const int peace = step.requiredInt("peace", 0, 20);
        const auto offers = static_cast<std::uint8_t>(step.requiredInt("offers", 1, 6));
        std::fill(content.soloOffers.begin() + peace, content.soloOffers.end(), offers);
    }
}

std::vector<int> numbers(const Items &items, const Item &item, std::string_view key, std::string_view kind)
{
    std::vector<int> result;
    const Value *list = item.field(key);
    for (const Value &value : list ? list->list : std::vector<Value>()) {
        if (const int number = numberOf(items, kind, value.text); number >= 0)
            result.push_back(number);
    }
    return result;
}

// TS-SCEN-01: a scenario fixes boards, wonders and visions
void readSolo(const Items &items, const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto solo = named<Solo>(item, source);
    solo.techBoard = std::max(0, readReference(items, reader, "tech-board", "tech-board"));
    solo.civilization = std::max(0, readReference(items, reader, "civilization", "civilization"));
    for (const int wonder : numbers(items, item, "hand", "wonder"))
        solo.hand |= 1U << wonder;
    solo.neutral = numbers(items, item, "neutral", "wonder");
    solo.visions = numbers(items, item, "visions", "vision");
    solo.win = readNeeds(reader, "win");
    for (const Reader &special : reader.optionalList("special")) {
        const int points = special.requiredInt("points", 1, 500);
        solo.specials.push_back({points, readProgram(special, "effects", content)});
    }
    content.solos.push_back(std::move(solo));
}

} // namespace

void readGame(const Items &items, Content &content, Diagnostics &problems)
{
    for (const Item *item : items.ofKind("game")) {
        const Reader reader(*item, problems);
        if (const auto players = reader.requiredMap("players")) {
            content.leastPlayers = players->requiredInt("min", 1, maxPlayers);
            content.mostPlayers = players->requiredInt("max", 1, maxPlayers);
        }
        if (const auto setup = reader.requiredMap("setup"))
            readSetup(*setup, content);
        readTimer(*item, content);
        readSoloOffers(reader, content);
        for (const Reader &medal : reader.requiredList("medals"))
            content.medals.push_back({medal.requiredText("name"), medal.requiredInt("points", 0, 999)});
    }
}

void readSolos(const Items &items, Content &content, Diagnostics &problems)
{
    forEachItem(items, "solo",
                [&](const Item &item, std::int16_t source) { readSolo(items, item, source, content, problems); });
}

} // namespace mw::timespan
