#pragma once

#include "games/steam_time/engine.h"

namespace mw::steam_time {

/// What a player can pay with: a copy, to try payments on.
struct Wallet {
    std::array<Generator, colourCount> generators;
    int gold = 0;
    int steam = 0;
    int conversionSteam = 1; ///< steam for one crystal that is to count as another colour
    int portal = 0;          ///< steps after the start space
    int upgrades = 0;
    int expeditions = 0;

    /// How many crystals that much steam can change.
    [[nodiscard]] int conversions(int ofSteam) const;
    void spend(int colour, int amount);
    [[nodiscard]] int crystals() const;
};
[[nodiscard]] Wallet walletOf(const Content &content, const Player &player);

/// How many crystals some steam can change at a price each; a price of nothing has no end.
[[nodiscard]] constexpr int conversionsFor(int steam, int price)
{
    constexpr int endless = 100;
    return price == 0 ? endless : steam / price;
}

/// Crystals that are due for letters, a number for each colour, and what earlier answers have settled.
struct Due {
    std::array<std::uint8_t, colourCount> need{};
    std::uint8_t kept = 0;    ///< colours of which a letter was converted: their crystals are no longer sources
    std::uint8_t sources = 0; ///< colours used as a source: their own letters are paid by themselves
    bool convertible = false; ///< prices by letters; by ST-OPEN-16 everything (ST-STEAM-07)
};

/// Whether crystals and steam cover a price in the colours of the active effort card (ST-UPGRADE-03, ST-EXPED-03).
[[nodiscard]] Refused refusePrice(const Content &content, const GameState &state, const Player &player,
                                  const Price &price, std::string_view rule);
/// Crystals of each generator as a price counts them, a byte for each colour, and what else pays.
struct Means {
    std::uint64_t crystals = 0;
    int count = 0;
    int conversions = 0; ///< how many crystals steam can change
};
[[nodiscard]] Means meansOf(const Content &content, const Player &player);
/// How many crystals of the needed colours are not there, byte by byte at once; no byte exceeds 127.
[[nodiscard]] inline int missingCrystals(std::uint64_t need, std::uint64_t have)
{
    constexpr std::uint64_t ones = 0x0101010101010101;
    constexpr std::uint64_t high = ones << 7;
    const std::uint64_t difference = (need | high) - have;
    const std::uint64_t notLess = (difference & high) >> 7;
    const std::uint64_t positive = difference & (notLess * 0x7f);
    return static_cast<int>((positive * ones) >> 56);
}
/// ST-UPGRADE-03, ST-EXPED-03, ST-STEAM-05
[[nodiscard]] inline bool covers(const Means &means, const Need &need)
{
    return need.size <= means.count && missingCrystals(need.crystals, means.crystals) <= means.conversions;
}
/// What a price asks for now. Precondition: there is an active effort card.
[[nodiscard]] inline const Need &needOf(const Content &content, const GameState &state, const Price &price)
{
    return content.needs[static_cast<std::size_t>(activeEffort(state))][static_cast<std::size_t>(price.number)];
}
/// Answers to Ask::Letter: bit n is `pay` from generator n, bit colourCount + n `convert`.
[[nodiscard]] std::uint64_t legalLetters(const Content &content, const GameState &state);
/// A frame that pays a price by letters.
void pushPayment(Engine &engine, int player, const Price &price, int source);

/// Whether the payments at the start of a program can be made in full: from `at` on, of whose effect `left` units are
/// still due (0: all of them).
[[nodiscard]] bool canPay(const Content &content, const Wallet &wallet, int at, int end, int left = 0);
/// The same with crystals due in colours before it, of which some may be converted by steam.
[[nodiscard]] bool canPayDue(const Content &content, const Wallet &wallet, const Due &due, int at, int end);

} // namespace mw::steam_time
