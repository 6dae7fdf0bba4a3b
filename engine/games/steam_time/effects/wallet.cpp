#include "payment.h"
#include "tracks.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

bool isCrystals(const Effect &effect)
{
    const auto resource = static_cast<Resource>(effect.resource);
    return resource == Resource::Crystal || resource == Resource::TimeCrystal;
}

bool isPayment(const Content &content, int at, int end)
{
    return at < end && content.effect(at).verb == EffectVerb::Pay;
}

bool moreCrystals(const Content &content, int at, int end)
{
    for (; isPayment(content, at, end); ++at) {
        if (isCrystals(content.effect(at)))
            return true;
    }
    return false;
}

/// Pays one unit after the other from any generator that has some, until the rest can be paid as well.
bool canPayAny(const Content &content, const Wallet &wallet, int at, int end, int left)
{
    const bool clear = static_cast<Resource>(content.effect(at).resource) == Resource::TimeCrystal;
    if (left == 0)
        return canPay(content, wallet, at + 1, end);
    for (int colour = 0; colour < colourCount; ++colour) {
        const Generator &generator = wallet.generators[static_cast<std::size_t>(colour)];
        if ((clear ? generator.time : generator.filled()) == 0)
            continue;
        Wallet rest = wallet;
        rest.spend(colour, 1);
        if (canPayAny(content, rest, at, end, left - 1))
            return true;
    }
    return false;
}

bool canPaySame(const Content &content, const Wallet &wallet, int at, int end)
{
    const Effect &effect = content.effect(at);
    for (int colour = 0; colour < colourCount; ++colour) {
        Due due;
        due.convertible = content.options.steamConvertsEverywhere;
        due.need[static_cast<std::size_t>(colour)] = effect.amount;
        if (canPayDue(content, wallet, due, at + 1, end))
            return true;
    }
    return false;
}

bool canPayCrystals(const Content &content, const Wallet &wallet, int at, int end, int left)
{
    const Effect &effect = content.effect(at);
    const bool clear = static_cast<Resource>(effect.resource) == Resource::TimeCrystal;
    if (!clear && effect.choice == EffectChoice::Same)
        return canPaySame(content, wallet, at, end);
    if (!clear && effect.choice == EffectChoice::Fixed) {
        Due due;
        due.convertible = content.options.steamConvertsEverywhere;
        due.need[effect.sort] = static_cast<std::uint8_t>(left);
        return canPayDue(content, wallet, due, at + 1, end);
    }
    if (moreCrystals(content, at + 1, end))
        return canPayAny(content, wallet, at, end, left);
    int count = 0;
    for (const Generator &generator : wallet.generators)
        count += clear ? generator.time : generator.filled();
    return count >= left && canPay(content, wallet, at + 1, end);
}

/// Steam that the payments from `at` on still ask for.
int laterSteam(const Content &content, int at, int end)
{
    int amount = 0;
    for (; isPayment(content, at, end); ++at) {
        if (static_cast<Resource>(content.effect(at).resource) == Resource::Steam)
            amount += content.effect(at).amount;
    }
    return amount;
}

/// ST-STEAM-04, ST-STEAM-05: colours that are short are replaced by crystals that are over, for 1 steam each.
bool coversDue(const Wallet &wallet, const Due &due, int conversions)
{
    int missing = 0;
    int over = 0;
    for (std::size_t colour = 0; colour < wallet.generators.size(); ++colour) {
        const int balance = wallet.generators[colour].filled() - due.need[colour];
        missing += std::max(0, -balance);
        if ((due.kept >> colour & 1) == 0)
            over += std::max(0, balance);
        if (balance < 0 && (due.sources >> colour & 1) != 0)
            return false;
    }
    return missing <= conversions && missing <= over;
}

bool canConvertOne(const Content &content, const Wallet &wallet, const Due &due, std::size_t colour, int at, int end)
{
    for (int source = 0; source < colourCount; ++source) {
        const auto from = static_cast<std::size_t>(source);
        if (from == colour || wallet.generators[from].filled() <= due.need[from] || (due.kept >> source & 1) != 0)
            continue;
        Wallet rest = wallet;
        rest.spend(source, 1);
        rest.steam -= rest.conversionSteam;
        Due later = due;
        --later.need[colour];
        later.kept = static_cast<std::uint8_t>(later.kept | 1U << colour);
        later.sources = static_cast<std::uint8_t>(later.sources | 1U << source);
        if (canPayDue(content, rest, later, at, end))
            return true;
    }
    return false;
}

/// Tries own crystals first, then every conversion, since what is left decides about the payments after it.
bool canPayOneByOne(const Content &content, const Wallet &wallet, const Due &due, int at, int end)
{
    std::size_t colour = 0;
    while (colour < due.need.size() && due.need[colour] == 0)
        ++colour;
    if (colour == due.need.size())
        return canPay(content, wallet, at, end);
    if (wallet.generators[colour].filled() > 0) {
        Wallet rest = wallet;
        rest.spend(static_cast<int>(colour), 1);
        Due later = due;
        --later.need[colour];
        if (canPayDue(content, rest, later, at, end))
            return true;
    }
    return wallet.conversions(wallet.steam) > 0 && (due.sources >> colour & 1) == 0 &&
           canConvertOne(content, wallet, due, colour, at, end);
}

} // namespace

int Wallet::conversions(int ofSteam) const
{
    return conversionsFor(ofSteam, conversionSteam);
}

void Wallet::spend(int colour, int amount)
{
    Generator &generator = generators[static_cast<std::size_t>(colour)];
    const int clear = std::min<int>(generator.time, amount); // ST-SPEND-02
    generator.time = static_cast<std::uint8_t>(generator.time - clear);
    generator.coloured = static_cast<std::uint8_t>(generator.coloured - (amount - clear));
}

int Wallet::crystals() const
{
    int count = 0;
    for (const Generator &generator : generators)
        count += generator.filled();
    return count;
}

Wallet walletOf(const Content &content, const Player &player)
{
    Wallet wallet;
    wallet.generators = player.generators;
    wallet.gold = player.gold;
    wallet.steam = player.steam;
    wallet.conversionSteam = skillsOf(content, player).conversionSteam;
    wallet.portal = portalSteps(content, player);
    wallet.upgrades = countOf(player.upgrades);
    wallet.expeditions = countOf(player.expeditions);
    return wallet;
}

bool canPayDue(const Content &content, const Wallet &wallet, const Due &due, int at, int end)
{
    if (due.convertible && !moreCrystals(content, at, end))
        return coversDue(wallet, due, wallet.conversions(wallet.steam - laterSteam(content, at, end))) &&
               canPay(content, wallet, at, end);
    if (due.convertible)
        return coversDue(wallet, due, wallet.conversions(wallet.steam)) &&
               canPayOneByOne(content, wallet, due, at, end);
    Wallet rest = wallet;
    for (int colour = 0; colour < colourCount; ++colour) {
        const int need = due.need[static_cast<std::size_t>(colour)];
        if (rest.generators[static_cast<std::size_t>(colour)].filled() < need)
            return false;
        rest.spend(colour, need);
    }
    return canPay(content, rest, at, end);
}

// ST-SPEND-07: all payments or none
bool canPay(const Content &content, const Wallet &wallet, int at, int end, int left)
{
    if (!isPayment(content, at, end))
        return true;
    const Effect &effect = content.effect(at);
    const int amount = left > 0 ? left : effect.amount;
    if (isCrystals(effect))
        return canPayCrystals(content, wallet, at, end, amount);
    Wallet rest = wallet;
    int *stock = nullptr;
    switch (static_cast<Resource>(effect.resource)) {
    case Resource::Gold:
        stock = &rest.gold;
        break;
    case Resource::Steam:
        stock = &rest.steam;
        break;
    case Resource::Portal:
        stock = &rest.portal;
        break;
    case Resource::Upgrade:
        stock = &rest.upgrades;
        break;
    case Resource::Expedition:
        stock = &rest.expeditions;
        break;
    default:
        return false;
    }
    *stock -= amount;
    return *stock >= 0 && canPay(content, rest, at + 1, end);
}

} // namespace mw::steam_time
