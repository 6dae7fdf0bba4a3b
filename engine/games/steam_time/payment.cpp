#include "payment.h"
#include "contentreader.h"
#include "crystals.h"
#include "tracks.h"

#include <algorithm>
#include <cstring>

namespace mw::steam_time {

namespace {

// Registers of a Payment frame: 0 to 5 crystals still due by colour, 6 Due::kept, 7 Due::sources. `at` and `end` are
// the payments of the effects below that come after it.
enum Register { kept = 6, sources = 7 };

Due dueOf(const Frame &frame)
{
    Due due;
    due.convertible = true;
    std::copy_n(frame.registers.begin(), colourCount, due.need.begin());
    due.kept = frame.registers[kept];
    due.sources = frame.registers[sources];
    return due;
}

/// The colour that is paid next; colourCount when all is paid.
int nextColour(const Frame &frame)
{
    int colour = 0;
    while (colour < colourCount && frame.registers[static_cast<std::size_t>(colour)] == 0)
        ++colour;
    return colour;
}

std::uint64_t packedCrystals(const Player &player)
{
    std::uint64_t have = 0;
    for (int colour = 0; colour < colourCount; ++colour)
        have += bitOfColour(colour) *
                static_cast<std::uint64_t>(player.generators[static_cast<std::size_t>(colour)].filled());
    return have;
}

/// How many crystals of the needed colours are not there, byte by byte at once; no byte exceeds 127.
int missingCrystals(std::uint64_t need, std::uint64_t have)
{
    constexpr std::uint64_t ones = 0x0101010101010101;
    constexpr std::uint64_t high = ones << 7;
    const std::uint64_t difference = (need | high) - have;
    const std::uint64_t notLess = (difference & high) >> 7;
    const std::uint64_t positive = difference & (notLess * 0x7f);
    return static_cast<int>((positive * ones) >> 56);
}

Refused refusePay(const Frame &frame, const Player &player, int colour)
{
    const int asked = nextColour(frame);
    if (colour != asked)
        return refuse("ST-STEAM-02", asked, colour); // it counts as its own colour unless steam converts it
    if (player.generators[static_cast<std::size_t>(colour)].filled() == 0)
        return refuse("ST-SPEND-06", colour);
    return std::nullopt;
}

Refused refuseConvert(const Content &content, const Frame &frame, const Player &player, int colour)
{
    const auto source = static_cast<std::size_t>(colour);
    const auto asked = static_cast<std::size_t>(nextColour(frame));
    Due due = dueOf(frame);
    if (player.steam == 0)
        return refuse("ST-STEAM-01", 1, 0);
    if (player.generators[source].filled() == 0)
        return refuse("ST-SPEND-06", colour);
    // ST-STEAM-04: steam is due for the letters that no crystal of their colour covers, and for no others
    if (source == asked || player.generators[source].filled() <= due.need[source] || (due.kept >> source & 1) != 0 ||
        (due.sources >> asked & 1) != 0)
        return refuse("ST-STEAM-04", static_cast<int>(asked), colour);
    Wallet wallet = walletOf(content, player);
    wallet.spend(colour, 1);
    --wallet.steam;
    --due.need[asked];
    due.kept = static_cast<std::uint8_t>(due.kept | 1U << asked);
    due.sources = static_cast<std::uint8_t>(due.sources | 1U << source);
    if (!canPayDue(content, wallet, due, frame.at, frame.end))
        return refuse("ST-SPEND-07"); // the rest could not be paid any more
    return std::nullopt;
}

} // namespace

Refused refusePrice(const GameState &state, const Player &player, const Price &price, std::string_view rule)
{
    const int effort = activeEffort(state);
    if (effort < 0)
        return refuse(rule);
    const int crystals = crystalCount(player);
    if (crystals < price.size)
        return refuse(rule, price.size, crystals);
    const int missing = missingCrystals(price.needs[static_cast<std::size_t>(effort)], packedCrystals(player));
    if (missing > player.steam)
        return refuse("ST-STEAM-05", missing, player.steam);
    return std::nullopt;
}

// ST-UPGRADE-02, ST-EXPED-02: each letter asks for the colour that the active effort card gives it
void pushPayment(Engine &engine, int player, const Price &price, int source)
{
    Frame frame = makeFrame(FrameKind::Payment, player, source);
    const std::uint64_t need = price.needs[static_cast<std::size_t>(activeEffort(engine.state))];
    for (int colour = 0; colour < colourCount; ++colour)
        frame.registers[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(need / bitOfColour(colour));
    engine.push(frame);
}

bool advancePayment(Engine &engine)
{
    if (nextColour(engine.top()) == colourCount) {
        engine.pop();
        return false;
    }
    engine.top().ask = Ask::Letter;
    return true;
}

// ST-STEAM-02, 03, 06; ST-SPEND-03, 06: own crystals pay for themselves, any other for 1 steam
Refused refuseLetter(const Content &content, const GameState &state, const Action &action)
{
    const int colour = action.args[0];
    if (colour < 0 || colour >= colourCount)
        return refuse("ST-SPEND-06");
    if (kindOf(action) == ActionKind::Convert)
        return refuseConvert(content, state.top(), asked(state), colour);
    if (action.args[1] != 0 && asked(state).generators[static_cast<std::size_t>(colour)].time > 0)
        return refuse("ST-SPEND-02", colour);
    return refusePay(state.top(), asked(state), colour);
}

void answerLetter(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    const int colour = nextColour(frame);
    const int source = action.args[0];
    if (kindOf(action) == ActionKind::Convert) {
        paySteam(engine, frame.player, 1, frame.source);
        frame.registers[kept] = static_cast<std::uint8_t>(frame.registers[kept] | 1U << colour);
        frame.registers[sources] = static_cast<std::uint8_t>(frame.registers[sources] | 1U << source);
    }
    --frame.registers[static_cast<std::size_t>(colour)];
    spendCrystal(engine, frame.player, source, frame.source);
}

} // namespace mw::steam_time
