#include "games/steam_time/effects/crystals.h"
#include "overlay.h"

#include <algorithm>
#include <bit>

namespace mw::steam_time {

namespace {

constexpr std::array<std::string_view, 17> playerKeys{
    "gold",   "steam", "esteem",        "esteem-tile", "esteem-disc", "portal",   "generators", "crystals",   "hangar",
    "passed", "turns", "bonus-actions", "upgrades",    "expeditions", "missions", "saboteur",   "specialists"};
constexpr std::array<std::string_view, 2> generatorKeys{"coloured", "time"};

} // namespace

void Overlay::layPlayers(const Value &players)
{
    for (const Value::Entry &entry : players.map) {
        int seat = 0;
        while (seat < m_state.playerCount && entry.key != std::to_string(seat + 1))
            ++seat;
        if (seat == m_state.playerCount)
            problem(entry.value, Message(MW_TEXT("There is no player {0}.")).name(entry.key));
        else
            layPlayer(entry.value, seat);
    }
}

void Overlay::layPlayer(const Value &value, int seat)
{
    constexpr int muchEsteem = 30000;
    checkKeys(value, playerKeys);
    Player &player = m_state.players[static_cast<std::size_t>(seat)];
    const auto set = [this, &value](std::string_view key, auto &target, int most) {
        if (const auto given = numberUnder(value, key, 0, most))
            target = static_cast<std::remove_reference_t<decltype(target)>>(*given);
    };
    set("gold", player.gold, m_content.goldTotal);
    set("steam", player.steam, m_content.steamMax);
    set("esteem", player.esteem, muchEsteem);
    set("portal", player.portal, m_content.portalLength - 1);
    set("turns", player.turns, 255);
    set("bonus-actions", player.bonusActions, 255);
    if (const Value *passed = value.find("passed"))
        player.passed = passed->number != 0 ? 1 : 0;
    if (const Value *generators = value.find("generators"))
        layGenerators(*generators, player);
    if (const Value *hangar = value.find("hangar"))
        layHangar(*hangar, player);
    if (const Value *saboteur = value.find("saboteur"))
        laySaboteur(*saboteur, seat);
    if (const Value *specialists = value.find("specialists"))
        laySpecialists(*specialists, seat);
    checkDerived(value, player);
}

void Overlay::layGenerators(const Value &value, Player &player)
{
    checkKeys(value, colourWords);
    for (std::size_t colour = 0; colour < colourWords.size(); ++colour) {
        const Value *given = value.find(colourWords[colour]);
        if (!given)
            continue;
        checkKeys(*given, generatorKeys);
        Generator &generator = player.generators[colour];
        const int slots = m_content.generators[colour].slots;
        if (const auto coloured = numberUnder(*given, "coloured", 0, slots))
            generator.coloured = static_cast<std::uint8_t>(*coloured);
        if (const auto time = numberUnder(*given, "time", 0, slots))
            generator.time = static_cast<std::uint8_t>(*time);
        if (generator.filled() > slots)
            problem(*given, Message(MW_TEXT("The generator has only {0} slots.")).number(slots));
    }
}

/// Airships in the hangar and on the boards are not more than a player has.
void Overlay::layHangar(const Value &value, Player &player)
{
    const int most = m_content.airships - std::popcount(player.airships);
    if (const auto hangar = number(value, 0, std::max(0, most)))
        player.hangar = static_cast<std::uint8_t>(*hangar);
}

/// What follows from something else may be given too, if it agrees.
void Overlay::checkDerived(const Value &value, const Player &player)
{
    const int lap = m_content.esteemLap;
    const auto check = [this, &value](std::string_view key, int actual) {
        const Value *given = value.find(key);
        if (given && given->number != actual)
            problem(*given, Message(MW_TEXT("“{0}” follows from other values: it is {1}.")).name(key).number(actual));
    };
    check("esteem-tile", std::min(player.esteem / lap, 2) * lap);
    check("esteem-disc", player.esteem % lap);
    check("crystals", crystalCount(player));
}

} // namespace mw::steam_time
