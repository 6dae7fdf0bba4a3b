#include "contentreader.h"

namespace mw::timespan {

namespace {

std::int8_t small(const Reader &reader, std::string_view key, int otherwise, int least, int most)
{
    return static_cast<std::int8_t>(reader.optionalInt(key, otherwise, least, most));
}

void readHistoryCard(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto card = named<HistoryCard>(item, source);
    card.age = static_cast<std::uint8_t>(reader.requiredWord("age", ageWords));
    card.type = static_cast<CardType>(reader.requiredWord("type", typeWords)); // TS-ABILITY-02
    card.cost = readPrice(reader, "cost");
    if (reader.has("luxury")) {
        for (const int type : reader.requiredWords("luxury", luxuryWords)) {
            if (card.luxuries < maxLuxuries)
                card.luxury[card.luxuries++] = static_cast<std::uint8_t>(type);
        }
    }
    // TS-ABILITY-01
    card.points = small(reader, "points", 0, -20, 60);
    card.peace = small(reader, "peace", 0, -5, 5);
    card.box = readProgram(reader, "box", content);
    card.discard = readProgram(reader, "discard", content);
    card.income = readProgram(reader, "income", content);
    card.played = readProgram(reader, "played", content, {.played = true});
    card.complete = readProgram(reader, "complete", content);
    card.moved = readProgram(reader, "moved", content);
    card.movedComplete = readProgram(reader, "moved-complete", content);
    card.death = readProgram(reader, "death", content);
    card.replaces = !card.played.isEmpty() && content.step(card.played.begin).verb == Verb::Replace;
    if (card.replaces)
        ++card.played.begin; // it is carried out when the card enters
    content.cards.push_back(std::move(card));
}

void readWonder(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto wonder = named<Wonder>(item, source);
    wonder.cost = readPrice(reader, "cost");
    wonder.box = readProgram(reader, "box", content);
    wonder.income = readProgram(reader, "income", content);
    wonder.discard = readProgram(reader, "discard", content);
    wonder.visit = small(reader, "visit", 2, -20, 60); // TS-OPEN-19
    wonder.points = small(reader, "points", 0, -20, 60);
    wonder.peace = small(reader, "peace", 0, -5, 5);
    content.wonders.push_back(std::move(wonder));
}

// TS-VISION-12: the requirement is content; a vision without one is a problem
void readVision(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto vision = named<Vision>(item, source);
    vision.needs = readNeeds(reader, "needs");
    if (vision.needs.empty())
        reader.report("needs", "timespan.vision",
                      Message(MW_TEXT("The vision “{0}” does not say what it needs.")).term(vision.name));
    vision.points = reader.optionalInt("points", 0, -20, 60);
    content.visions.push_back(std::move(vision));
}

void readTile(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto tile = named<DiscoveryTile>(item, source);
    tile.age = static_cast<std::uint8_t>(reader.requiredWord("age", std::span(ageWords).subspan<1, 3>()) + 1);
    tile.reward = readProgram(reader, "reward", content);
    tile.clock = reader.optionalBool("clock", false);
    content.tiles.push_back(std::move(tile));
}

void readLuxury(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    for (std::size_t i = 0; i < luxuryWords.size(); ++i) {
        if (luxuryWords[i] != item.id)
            continue;
        auto luxury = named<Luxury>(item, source);
        luxury.copies = reader.requiredInt("copies", 1, 99);
        luxury.reward = readProgram(reader, "reward", content);
        luxury.income = readProgram(reader, "income", content);
        luxury.peace = reader.optionalInt("peace", 0, -5, 5);
        luxury.points = reader.optionalInt("points", 0, -20, 60);
        content.luxuries[i] = std::move(luxury);
        return;
    }
    reader.report({}, "timespan.luxury", Message(MW_TEXT("There is no type of luxury “{0}”.")).name(item.id));
}

} // namespace

void readCards(const Items &items, Content &content, Diagnostics &problems)
{
    const auto all = [&](std::string_view kind, auto read) {
        forEachItem(items, kind, [&](const Item &item, std::int16_t source) { read(item, source, content, problems); });
    };
    all("history-card", readHistoryCard);
    all("wonder", readWonder);
    all("vision", readVision);
    all("discovery-tile", readTile);
    all("luxury", readLuxury);
}

} // namespace mw::timespan
