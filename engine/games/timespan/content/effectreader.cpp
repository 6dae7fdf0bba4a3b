#include "contentreader.h"

#include <algorithm>
#include <optional>

namespace mw::timespan {

namespace {

constexpr std::array<std::string_view, 11> verbWords{"gain", "pay",  "draw",     "pick",    "search", "play",
                                                     "tuck", "bury", "activate", "replace", "score"};
enum class Word : std::uint8_t { Gain, Pay, Draw, Pick, Search, Play, Tuck, Bury, Activate, Replace, Score };

constexpr std::array<std::string_view, 26> gainWords{
    "coin",    "wheat", "stone", "wood",    "sheep",      "metal",      "gold",    "basic",   "fur",
    "pottery", "silk",  "gem",   "book",    "umulium",    "luxury",     "culture", "science", "ship",
    "balloon", "space", "point", "upgrade", "white-gear", "black-gear", "worker",  "camel"};
constexpr int firstLuxury = 8;
constexpr int firstTrack = 15;
constexpr int firstOther = 20;

Step make(Verb verb, int what = 0)
{
    Step step;
    step.verb = verb;
    step.what = static_cast<std::uint8_t>(what);
    return step;
}

/// coin … gold, basic, fur … umulium, luxury as they stand in gainWords.
Step ofGoods(int word, Verb resource, Verb luxury)
{
    return word < firstLuxury ? make(resource, word + 1) : make(luxury, word - firstLuxury);
}

Step readGain(const Reader &reader)
{
    if (reader.optionalText("gain") == "cost")
        return make(Verb::Cost);
    const int word = reader.requiredWord("gain", gainWords);
    if (word < firstTrack)
        return ofGoods(word, Verb::Resource, Verb::Luxury);
    if (word < firstOther)
        return make(Verb::Track, word - firstTrack);
    switch (word - firstOther) {
    case 0:
        return make(Verb::Points);
    case 1:
        return make(Verb::Upgrade);
    case 2:
        return make(Verb::Gear, 0);
    case 3:
        return make(Verb::Gear, 1);
    case 4:
        return make(Verb::Worker);
    default:
        return make(Verb::Camel);
    }
}

/// A type of cards under a key; `card` is any.
int readType(const Reader &reader, std::string_view key)
{
    constexpr std::array<std::string_view, 4> words{"person", "construction", "invention", "card"};
    const int word = reader.requiredWord(key, words);
    return word == tuckableTypes ? anyType : word;
}

Step readBurial(const Reader &reader)
{
    constexpr std::array<std::string_view, 11> words{"card", "person", "construction", "invention", "fur",   "pottery",
                                                     "silk", "gem",    "book",         "umulium",   "luxury"};
    const int word = reader.requiredWord("bury", words);
    if (word >= 4)
        return make(Verb::BuryTile, word - 4);
    return make(Verb::BuryCard, word == 0 ? int(anyType) : word - 1);
}

Step readVerb(const Reader &reader, Word word)
{
    switch (word) {
    case Word::Gain:
        return readGain(reader);
    case Word::Pay:
        return ofGoods(reader.requiredWord("pay", std::span(gainWords).first<firstTrack>()), Verb::PayResource,
                       Verb::PayLuxury);
    case Word::Draw:
        return make(Verb::Draw, reader.requiredWord("draw", pileWords));
    case Word::Pick:
        return make(Verb::Pick, reader.requiredWord("pick", pileWords));
    case Word::Search:
        return make(Verb::Search, readType(reader, "search"));
    case Word::Play:
        return make(Verb::Play, readType(reader, "play"));
    case Word::Tuck:
        return make(Verb::Tuck, readType(reader, "tuck"));
    case Word::Bury:
        return readBurial(reader);
    case Word::Activate:
        return make(Verb::Activate, reader.requiredWord("activate", boxPlaceWords));
    case Word::Replace:
        return make(Verb::Replace);
    case Word::Score:
        return make(Verb::Score, reader.requiredWord("score", quantityWords));
    }
    return {};
}

std::optional<Step> readStep(const Reader &reader)
{
    const auto verb =
        std::find_if(verbWords.begin(), verbWords.end(), [&reader](std::string_view word) { return reader.has(word); });
    if (verb == verbWords.end()) {
        reader.report({}, "timespan.effect", Message(MW_TEXT("An effect needs a verb, such as “gain” or “pay”.")));
        return std::nullopt;
    }
    Step step = readVerb(reader, static_cast<Word>(verb - verbWords.begin()));
    step.amount = static_cast<std::uint8_t>(reader.optionalInt("amount", 1, 1, 20));
    step.every = static_cast<std::uint8_t>(reader.optionalInt("every", 1, 1, 9));
    step.age = static_cast<std::uint8_t>(reader.optionalWord("age", whichAgeWords).value_or(0));
    if (step.verb == Verb::Pick)
        step.of = static_cast<std::uint8_t>(reader.requiredInt("of", 2, 4));
    return step;
}

/// What only makes sense in its place.
void checkPlace(const Reader &reader, const Step &step, const std::vector<Step> &before, const EffectPlace &place)
{
    const bool first =
        before.empty() || std::all_of(before.begin(), before.end(), [](const Step &s) { return s.isGate(); });
    const auto afterBurial = [&before] {
        return std::any_of(before.begin(), before.end(), [](const Step &s) { return s.verb == Verb::BuryCard; });
    };
    if (step.isGate() && !first)
        reader.report({}, "timespan.payment-first",
                      Message(MW_TEXT("What is paid or buried has to come first, since the rest hangs on it.")));
    if (step.verb == Verb::Replace && (!place.played || !before.empty()))
        reader.report(
            "replace", "timespan.replace",
            Message(MW_TEXT("A card can take the space of another only as the first effect when it is played.")));
    const bool buried = step.verb == Verb::Cost ||
                        (step.verb == Verb::Activate && step.what == static_cast<std::uint8_t>(BoxPlace::Buried));
    if (buried && !afterBurial())
        reader.report({}, "timespan.buried", Message(MW_TEXT("No card has been buried before this.")));
}

} // namespace

Program readProgram(const Reader &reader, std::string_view key, Content &content, EffectPlace place)
{
    std::vector<Step> steps;
    for (const Reader &entry : reader.optionalList(key)) {
        if (const auto step = readStep(entry)) {
            checkPlace(entry, *step, steps, place);
            steps.push_back(*step);
        }
    }
    Program program;
    program.begin = static_cast<std::uint16_t>(content.steps.size());
    content.steps.insert(content.steps.end(), steps.begin(), steps.end());
    program.end = static_cast<std::uint16_t>(content.steps.size());
    return program;
}

std::uint16_t readChoices(const Reader &reader, std::string_view key, Content &content)
{
    Choices choices;
    for (const Reader &entry : reader.optionalList(key)) {
        if (choices.count < choices.programs.size())
            choices.programs[choices.count++] = readProgram(entry, "effects", content);
    }
    if (choices.count == 0)
        return 0;
    content.choices.push_back(choices);
    return static_cast<std::uint16_t>(content.choices.size() - 1);
}

// TS-PLAY-02: exactly the resources printed
Price readPrice(const Reader &reader, std::string_view key)
{
    Price price{};
    for (const Reader &entry : reader.optionalList(key)) {
        const auto step = readStep(entry);
        if (!step)
            continue;
        if (step->verb != Verb::PayResource || step->what == anyBasic)
            entry.report({}, "timespan.price", Message(MW_TEXT("A price is made of certain resources only.")));
        else
            price[step->what] = static_cast<std::uint8_t>(price[step->what] + step->amount);
    }
    return price;
}

namespace {

std::optional<Need> readNeed(const Reader &reader)
{
    Need need;
    need.amount = static_cast<std::uint8_t>(reader.optionalInt("amount", 1, 1, 20));
    const int age = reader.optionalWord("age", std::span(ageWords).subspan<1>()).value_or(0) + 1;
    if (reader.has("reach")) {
        need.what = static_cast<std::uint8_t>(reader.requiredWord("reach", trackWords));
    } else if (reader.has("have")) {
        need.condition = Condition::HavePeace;
    } else if (reader.has("have-played")) {
        constexpr std::array<std::string_view, 5> words{"person", "construction", "invention", "of-age", "from-age"};
        const int word = reader.requiredWord("have-played", words);
        need.condition = word < 3    ? Condition::PlayedType
                         : word == 3 ? Condition::PlayedOfAge
                                     : Condition::PlayedFromAge;
        need.what = static_cast<std::uint8_t>(word < 3 ? word : age);
    } else if (reader.has("delivered")) {
        constexpr std::array<std::string_view, 2> words{"each-type", "one-type"};
        need.condition = reader.requiredWord("delivered", words) == 0 ? Condition::EachType : Condition::OneType;
    } else {
        return std::nullopt;
    }
    return need;
}

} // namespace

std::vector<Need> readNeeds(const Reader &reader, std::string_view key)
{
    std::vector<Need> needs;
    for (const Reader &entry : reader.optionalList(key)) {
        if (const auto need = readNeed(entry))
            needs.push_back(*need);
    }
    return needs;
}

int numberOf(const Items &items, std::string_view kind, std::string_view id)
{
    int number = 0;
    for (const Item &item : items.all()) {
        if (item.kind != kind)
            continue;
        if (item.id == id)
            return number;
        ++number;
    }
    return -1;
}

int readReference(const Items &items, const Reader &reader, std::string_view key, std::string_view kind)
{
    const std::string id = reader.optionalText(key);
    const int number = id.empty() ? -1 : numberOf(items, kind, id);
    if (number < 0 && !id.empty())
        reader.report(key, "timespan.reference",
                      Message(MW_TEXT("There is no “{0}” of the kind “{1}”.")).name(id).name(kind));
    return number;
}

} // namespace mw::timespan
