#include "effectreader.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace mw::steam_time {

namespace {

constexpr int maxAmount = 60;

struct ResourceWord {
    std::string_view word;
    Resource resource;
};
constexpr std::array<ResourceWord, 7> gainWords{{{"gold", Resource::Gold},
                                                 {"esteem", Resource::Esteem},
                                                 {"steam", Resource::Steam},
                                                 {"portal", Resource::Portal},
                                                 {"crystal", Resource::Crystal},
                                                 {"time-crystal", Resource::TimeCrystal},
                                                 {"deposit-crystal", Resource::DepositCrystal}}};
constexpr std::array<ResourceWord, 7> payWords{{{"gold", Resource::Gold},
                                                {"steam", Resource::Steam},
                                                {"portal", Resource::Portal},
                                                {"crystal", Resource::Crystal},
                                                {"time-crystal", Resource::TimeCrystal},
                                                {"upgrade", Resource::Upgrade},
                                                {"expedition", Resource::Expedition}}};
constexpr std::array<std::string_view, 8> choiceWords{"green", "blue",   "black", "pink",
                                                      "gray",  "orange", "any",   "same"};

std::optional<Resource> readResource(const Reader &reader, std::string_view key,
                                     const std::array<ResourceWord, 7> &table)
{
    std::array<std::string_view, 7> words;
    std::transform(table.begin(), table.end(), words.begin(), [](const ResourceWord &entry) { return entry.word; });
    const auto word = reader.optionalWord(key, words);
    return word ? std::optional(table[static_cast<std::size_t>(*word)].resource) : std::nullopt;
}

/// The colour of a crystal effect; nothing after a problem.
bool readColour(const Reader &reader, Effect &effect)
{
    if (effect.resource != static_cast<std::uint8_t>(Resource::Crystal)) {
        if (reader.has("colour"))
            reader.report("colour", "steam-time.colour", Message(MW_TEXT("Only crystals have a colour.")),
                          Message(MW_TEXT("Remove the field.")));
        return true;
    }
    const int word = reader.requiredWord("colour", choiceWords);
    effect.choice = word == 6 ? EffectChoice::Any : word == 7 ? EffectChoice::Same : EffectChoice::Fixed;
    effect.sort = static_cast<std::uint8_t>(word < colourCount ? word : 0);
    return reader.has("colour");
}

bool isIncome(Resource resource)
{
    return resource != Resource::Portal;
}

std::optional<Effect> readEffect(const Reader &reader, const EffectRules &rules)
{
    const bool gains = reader.has("gain");
    if (gains == reader.has("pay")) {
        reader.report("", "steam-time.effect", Message(MW_TEXT("An effect needs exactly one of “gain” and “pay”.")));
        return std::nullopt;
    }
    if (gains ? !rules.gains : !rules.pays) {
        reader.report(gains ? "gain" : "pay", "steam-time.effect-kind",
                      gains ? Message(MW_TEXT("Nothing can be gained here."))
                            : Message(MW_TEXT("Nothing can be paid here.")));
        return std::nullopt;
    }
    const auto resource = gains ? readResource(reader, "gain", gainWords) : readResource(reader, "pay", payWords);
    if (!resource)
        return std::nullopt;
    if (rules.income && !isIncome(*resource)) {
        reader.report("gain", "steam-time.income-kind", Message(MW_TEXT("Portal steps cannot be an income.")));
        return std::nullopt;
    }
    Effect effect{gains ? EffectVerb::Gain : EffectVerb::Pay, EffectChoice::None, static_cast<std::uint8_t>(*resource),
                  0, static_cast<std::uint8_t>(reader.optionalInt("amount", 1, 1, maxAmount))};
    return readColour(reader, effect) ? std::optional(effect) : std::nullopt;
}

} // namespace

std::vector<Effect> readEffects(const Reader &reader, std::string_view key, const EffectRules &rules)
{
    std::vector<Effect> effects;
    for (const Reader &element : reader.optionalList(key)) {
        const auto effect = readEffect(element, rules);
        if (!effect)
            continue;
        if (effect->verb == EffectVerb::Pay && !effects.empty() && effects.back().verb == EffectVerb::Gain)
            element.report("pay", "steam-time.pay-order",
                           Message(MW_TEXT("Everything is paid before anything is gained.")),
                           Message(MW_TEXT("Move the payment to the front.")));
        else
            effects.push_back(*effect);
    }
    return effects;
}

std::vector<Effect> merged(const std::vector<Effect> &effects)
{
    std::vector<Effect> result;
    for (const Effect &effect : effects) {
        const auto same = std::find_if(result.begin(), result.end(), [&effect](const Effect &other) {
            return other.verb == effect.verb && other.choice == effect.choice && other.resource == effect.resource &&
                   other.sort == effect.sort && other.amount + effect.amount <= 255;
        });
        if (same == result.end())
            result.push_back(effect);
        else
            same->amount = static_cast<std::uint8_t>(same->amount + effect.amount);
    }
    return result;
}

Effect gainOf(Resource resource, int amount)
{
    Effect effect{};
    effect.verb = EffectVerb::Gain;
    effect.choice = EffectChoice::None;
    effect.resource = static_cast<std::uint8_t>(resource);
    effect.amount = static_cast<std::uint8_t>(amount);
    return effect;
}

Program addProgram(Content &content, const std::vector<Effect> &effects)
{
    Program program;
    program.begin = static_cast<std::uint16_t>(content.effects.size());
    content.effects.insert(content.effects.end(), effects.begin(), effects.end());
    program.end = static_cast<std::uint16_t>(content.effects.size());
    return program;
}

} // namespace mw::steam_time
