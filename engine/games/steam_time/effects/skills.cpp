#include "games/steam_time/content/contentreader.h"

#include "core/reader.h"

#include <algorithm>
#include <optional>

namespace mw::steam_time {

namespace {

constexpr int maxAmount = 20;

/// Words of the quantities that can be larger or smaller, by Quantity; the last one can only be ignored.
constexpr std::array<std::string_view, 11> quantityWords{
    "crystal-price",    "marked-slot-price",  "conversion-steam", "esteem-for-steam", "bribe",         "hand",
    "drawn-encounters", "expedition-rewards", "space-gold",       "active-slots",     "stream-of-time"};
constexpr std::array<std::string_view, 3> verbWords{"more", "less", "ignore"};

std::optional<Modifier> readModifier(const Reader &reader)
{
    const auto isGiven = [&reader](std::string_view verb) { return reader.has(verb); };
    if (std::count_if(verbWords.begin(), verbWords.end(), isGiven) != 1) {
        reader.report("", "steam-time.modifier",
                      Message(MW_TEXT("A skill needs exactly one of “more”, “less” and “ignore”.")));
        return std::nullopt;
    }
    const auto verb = std::find_if(verbWords.begin(), verbWords.end(), isGiven);
    const auto quantity = reader.optionalWord(*verb, quantityWords);
    if (!quantity)
        return std::nullopt;
    Modifier modifier{static_cast<ModifierVerb>(verb - verbWords.begin()), static_cast<std::uint8_t>(*quantity),
                      static_cast<std::uint8_t>(reader.optionalInt("amount", 1, 1, maxAmount))};
    const bool isRestriction = *quantity == static_cast<int>(Quantity::StreamOfTime);
    if (isRestriction == (modifier.verb == ModifierVerb::Ignore))
        return modifier;
    reader.report(*verb, "steam-time.modifier",
                  isRestriction ? Message(MW_TEXT("“{0}” is no number: it can only be ignored.")).name(*verb)
                                : Message(MW_TEXT("“{0}” is a number: it can only be more or less."))
                                      .name(quantityWords[static_cast<std::size_t>(*quantity)]));
    return std::nullopt;
}

std::int16_t changed(const Specialist &specialist, Quantity quantity, int plain)
{
    const int value = plain + changeOf(specialist.modifiers, static_cast<int>(quantity));
    return static_cast<std::int16_t>(std::max(0, value));
}

std::int16_t change(const Specialist &specialist, Quantity quantity)
{
    return static_cast<std::int16_t>(changeOf(specialist.modifiers, static_cast<int>(quantity)));
}

/// ST-SPEC-11 to 14, ST-OPEN-37 and whatever else content says a specialist can.
Skills withSpecialist(const Skills &plain, const Specialist &specialist)
{
    Skills skills;
    skills.crystalPrice = changed(specialist, Quantity::CrystalPrice, plain.crystalPrice);
    skills.markedPrice = changed(specialist, Quantity::MarkedSlotPrice, plain.markedPrice);
    skills.conversionSteam = changed(specialist, Quantity::ConversionSteam, plain.conversionSteam);
    skills.esteemForSteam = changed(specialist, Quantity::EsteemForSteam, plain.esteemForSteam);
    skills.hand = changed(specialist, Quantity::Hand, plain.hand);
    skills.bribe = change(specialist, Quantity::Bribe);
    skills.draws = change(specialist, Quantity::DrawnEncounters);
    skills.rewards = change(specialist, Quantity::ExpeditionRewards);
    skills.spaceGold = change(specialist, Quantity::SpaceGold);
    skills.activeSlots = change(specialist, Quantity::ActiveSlots);
    skills.ignoresStream = isIgnored(specialist.modifiers, static_cast<int>(Quantity::StreamOfTime));
    return skills;
}

} // namespace

void readSpecialists(const Items &items, Content &content, Diagnostics &problems)
{
    for (std::size_t i = 0; i < items.all().size(); ++i) {
        const Item &item = items.all()[i];
        if (item.kind != "specialist")
            continue;
        const Reader reader(item, problems);
        Specialist specialist;
        specialist.id = item.id;
        specialist.name = reader.optionalText("name", item.id);
        specialist.source = static_cast<std::int16_t>(i);
        for (const Reader &element : reader.requiredList("skills")) {
            if (const auto modifier = readModifier(element))
                specialist.modifiers.push_back(*modifier);
        }
        content.specialists.push_back(std::move(specialist));
    }
}

void resolveSkills(Content &content)
{
    Skills plain;
    plain.crystalPrice = static_cast<std::int16_t>(content.crystalPrice);
    plain.markedPrice = static_cast<std::int16_t>(content.markedPrice);
    content.skills.fill(plain);
    for (std::size_t i = 0; i < std::min<std::size_t>(content.specialists.size(), maxSpecialists); ++i)
        content.skills[i + 1] = withSpecialist(plain, content.specialists[i]);
}

} // namespace mw::steam_time
