#include "contentreader.h"
#include "effectreader.h"

#include "core/reader.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

constexpr std::array<std::string_view, letterCount> letterWords{"A", "B", "C", "D", "E", "F"};
constexpr std::array<std::string_view, 2> stackWords{"alpha", "omega"};

template <typename Card>
Card named(const Reader &reader, const Item &item, std::int16_t source)
{
    Card card;
    card.id = item.id;
    card.name = reader.optionalText("name", item.id);
    card.source = source;
    return card;
}

void readEncounter(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto card = named<Encounter>(reader, item, source);
    card.purple = reader.optionalBool("purple", false);
    card.top = addProgram(content, readEffects(reader, "top", {})); // ST-ENCOUNTER-07: nothing is paid for a top action
    const std::vector<Effect> bottom = readEffects(reader, "bottom", {.pays = true});
    card.bottom = addProgram(content, bottom);
    const auto gains = std::find_if(bottom.begin(), bottom.end(),
                                    [](const Effect &effect) { return effect.verb == EffectVerb::Gain; });
    card.bottomGains = static_cast<std::uint8_t>(gains - bottom.begin());
    content.encounters.push_back(std::move(card));
}

Price readPrice(const Reader &reader)
{
    Price price;
    for (const int letter : reader.requiredWords("cost", letterWords))
        price.letters.push_back(static_cast<std::uint8_t>(letter));
    price.size = static_cast<int>(price.letters.size());
    return price;
}

void readExpedition(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto card = named<Expedition>(reader, item, source);
    card.round = reader.requiredInt("round", 1, maxRounds);
    card.price = readPrice(reader);
    card.rewards = addProgram(content, readEffects(reader, "rewards", {}));
    content.expeditions.push_back(std::move(card));
}

void readUpgrade(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto card = named<Upgrade>(reader, item, source);
    card.round = reader.requiredInt("round", 1, maxRounds);
    card.price = readPrice(reader);
    card.income = addProgram(content, readEffects(reader, "income", {.income = true}));
    content.upgrades.push_back(std::move(card));
}

void readMission(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto card = named<Mission>(reader, item, source);
    card.deliver = addProgram(content, readEffects(reader, "deliver", {.gains = false, .pays = true}));
    card.times = reader.optionalInt("times", 1, 1, 20);
    card.esteem = reader.requiredInt("esteem", 1, 60);
    content.missions.push_back(std::move(card));
}

void readEffort(const Item &item, std::int16_t source, Content &content, Diagnostics &problems)
{
    const Reader reader(item, problems);
    auto card = named<Effort>(reader, item, source);
    card.omega = reader.requiredWord("stack", stackWords) == 1;
    if (const auto letters = reader.requiredMap("letters")) {
        unsigned seen = 0;
        for (std::size_t letter = 0; letter < letterWords.size(); ++letter) {
            const int colour = letters->requiredWord(letterWords[letter], colourWords);
            card.colours[letter] = static_cast<std::uint8_t>(colour);
            if ((seen >> colour & 1U) != 0) // ST-OPEN-20
                letters->report(letterWords[letter], "steam-time.effort-colours",
                                Message(MW_TEXT("Another letter stands for {0} already."))
                                    .term(colourWords[static_cast<std::size_t>(colour)]),
                                {}, Severity::Warning);
            seen |= 1U << colour;
        }
    }
    content.efforts.push_back(std::move(card));
}

} // namespace

void readCards(const Items &items, Content &content, Diagnostics &problems)
{
    for (std::size_t i = 0; i < items.all().size(); ++i) {
        const Item &item = items.all()[i];
        const auto source = static_cast<std::int16_t>(i);
        if (item.kind == "encounter")
            readEncounter(item, source, content, problems);
        else if (item.kind == "expedition")
            readExpedition(item, source, content, problems);
        else if (item.kind == "upgrade")
            readUpgrade(item, source, content, problems);
        else if (item.kind == "mission")
            readMission(item, source, content, problems);
        else if (item.kind == "effort")
            readEffort(item, source, content, problems);
    }
}

} // namespace mw::steam_time
