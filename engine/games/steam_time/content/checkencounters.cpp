#include "contentreader.h"

#include "core/reader.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

/// What effects of one verb ("gain", "pay") come to for a thing.
std::int64_t sumOf(const Value &effects, std::string_view verb, std::string_view thing)
{
    std::int64_t sum = 0;
    for (const Value &effect : effects.list) {
        if (effect.textOr(verb, "") == thing)
            sum += effect.intOr("amount", 1);
    }
    return sum;
}

/// Whether all that is paid, the time portal aside, comes back in the same list.
bool paysForItself(const Value &effects)
{
    return std::all_of(effects.list.begin(), effects.list.end(), [&effects](const Value &effect) {
        const std::string thing = effect.textOr("pay", "");
        return thing.empty() || thing == "portal" || sumOf(effects, "gain", thing) >= sumOf(effects, "pay", thing);
    });
}

/// The most portal steps that an encounter space itself gives.
std::int64_t stepsOfSpaces(const Items &items)
{
    std::int64_t most = 0;
    for (const Item *panel : items.ofKind("panel")) {
        const Value *spaces = panel->field("spaces");
        for (const Value &space : spaces ? spaces->list : std::vector<Value>()) {
            const Value *extra = space.textOr("kind", "") == "encounter" ? space.find("extra") : nullptr;
            most = std::max(most, extra ? extra->intOr("portal", 0) : 0);
        }
    }
    return most;
}

} // namespace

// ST-PORTAL-02, ST-PORTAL-10: Mr. T.I.M.E. on an encounter space whose card leads him there again
void checkEncounters(const Items &items, const Content &content, Diagnostics &problems)
{
    const std::int64_t ofSpace = stepsOfSpaces(items);
    for (const Item *card : items.ofKind("encounter")) {
        const Value *purple = card->field("purple");
        for (const char *part : {"top", "bottom"}) {
            const Value *effects = card->field(part);
            const bool isForOthers = part == std::string_view("bottom") && purple && purple->number != 0;
            if (!effects || isForOthers || !paysForItself(*effects))
                continue;
            const std::int64_t steps = sumOf(*effects, "gain", "portal") - sumOf(*effects, "pay", "portal") + ofSpace;
            if (steps < content.portalLength)
                continue;
            Reader(*card, problems)
                .report(
                    part, "steam-time.endless",
                    Message(MW_TEXT("Up to {0} portal steps at no cost bring the time portal round: drawn for a "
                                    "bonus action, the card earns the next one without end."))
                        .number(steps),
                    Message(MW_TEXT("Give fewer steps, or ask something for them that the card does not give back.")),
                    Severity::Warning);
        }
    }
}

} // namespace mw::steam_time
