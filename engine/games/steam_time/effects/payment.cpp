#include "payment.h"
#include "crystals.h"
#include "games/steam_time/content/contentreader.h"
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

Refused refusePay(const Frame &frame, const Player &player, int colour)
{
    const int asked = nextColour(frame);
    if (colour != asked)
        return refuse("ST-STEAM-02", asked, colour); // it counts as its own colour unless steam converts it
    if (player.generators[static_cast<std::size_t>(colour)].filled() == 0)
        return refuse("ST-SPEND-06", colour);
    return std::nullopt;
}

/// Generators whose crystals can stand for a letter of a colour when the price is all that is to be paid: what
/// refuseConvert() says of each of them, at once.
std::uint64_t convertible(const Frame &frame, const Player &player, int conversions, int asked)
{
    const unsigned keptColours = frame.registers[kept];
    if ((frame.registers[sources] >> asked & 1) != 0)
        return 0;
    int missing = 0;
    int over = 0;
    std::uint64_t from = 0;
    for (int colour = 0; colour < colourCount; ++colour) {
        int balance = player.generators[static_cast<std::size_t>(colour)].filled() -
                      frame.registers[static_cast<std::size_t>(colour)];
        balance += colour == asked ? 1 : 0; // this letter is settled
        missing += balance < 0 ? -balance : 0;
        if (balance <= 0 || colour == asked || (keptColours >> colour & 1U) != 0)
            continue;
        over += balance;
        from |= bit(colour);
    }
    return missing <= conversions - 1 && missing <= over - 1 ? from : 0;
}

Refused refuseConvert(const Content &content, const Frame &frame, const Player &player, int colour)
{
    const auto source = static_cast<std::size_t>(colour);
    const auto asked = static_cast<std::size_t>(nextColour(frame));
    Due due = dueOf(frame);
    const int steam = skillsOf(content, player).conversionSteam;
    if (player.steam < steam)
        return refuse("ST-STEAM-01", steam, player.steam);
    if (player.generators[source].filled() == 0)
        return refuse("ST-SPEND-06", colour);
    // ST-STEAM-04: steam is due for the letters that no crystal of their colour covers, and for no others
    if (source == asked || player.generators[source].filled() <= due.need[source] || (due.kept >> source & 1) != 0 ||
        (due.sources >> asked & 1) != 0)
        return refuse("ST-STEAM-04", static_cast<int>(asked), colour);
    Wallet wallet = walletOf(content, player);
    wallet.spend(colour, 1);
    wallet.steam -= steam;
    --due.need[asked];
    due.kept = static_cast<std::uint8_t>(due.kept | 1U << asked);
    due.sources = static_cast<std::uint8_t>(due.sources | 1U << source);
    if (!canPayDue(content, wallet, due, frame.at, frame.end))
        return refuse("ST-SPEND-07"); // the rest could not be paid any more
    return std::nullopt;
}

} // namespace

Means meansOf(const Content &content, const Player &player)
{
    Means means;
    for (int colour = 0; colour < colourCount; ++colour) {
        const int filled = player.generators[static_cast<std::size_t>(colour)].filled();
        means.crystals += bitOfColour(colour) * static_cast<std::uint64_t>(filled);
        means.count += filled;
    }
    means.conversions = conversionsFor(player.steam, skillsOf(content, player).conversionSteam);
    return means;
}

Refused refusePrice(const Content &content, const GameState &state, const Player &player, const Price &price,
                    std::string_view rule)
{
    const Means means = meansOf(content, player);
    if (activeEffort(state) < 0 || means.count < price.size)
        return refuse(rule, price.size, means.count);
    const Need &need = needOf(content, state, price);
    if (covers(means, need))
        return std::nullopt;
    return refuse("ST-STEAM-05", missingCrystals(need.crystals, means.crystals), player.steam);
}

// ST-UPGRADE-02, ST-EXPED-02: each letter asks for the colour that the active effort card gives it
void pushPayment(Engine &engine, int player, const Price &price, int source)
{
    Frame &frame = engine.push(FrameKind::Payment, player, source);
    const std::uint64_t need = needOf(engine.content, engine.state, price).crystals;
    for (int colour = 0; colour < colourCount; ++colour)
        frame.registers[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(need / bitOfColour(colour));
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

std::uint64_t legalLetters(const Content &content, const GameState &state)
{
    const Frame &frame = state.top();
    const Player &player = asked(state);
    const int colour = nextColour(frame);
    std::uint64_t legal = player.generators[static_cast<std::size_t>(colour)].filled() > 0 ? bit(colour) : 0;
    const int conversions = conversionsFor(player.steam, skillsOf(content, player).conversionSteam);
    if (conversions == 0)
        return legal;
    if (frame.at != frame.end) { // other payments come after it
        for (int source = 0; source < colourCount; ++source)
            legal |= refuseConvert(content, frame, player, source) ? 0 : bit(colourCount + source);
        return legal;
    }
    return legal | convertible(frame, player, conversions, colour) << colourCount;
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
        if (const int steam = skillsOf(engine.content, engine.player(frame.player)).conversionSteam; steam > 0)
            paySteam(engine, frame.player, steam, frame.source);
        frame.registers[kept] = static_cast<std::uint8_t>(frame.registers[kept] | 1U << colour);
        frame.registers[sources] = static_cast<std::uint8_t>(frame.registers[sources] | 1U << source);
    }
    --frame.registers[static_cast<std::size_t>(colour)];
    spendCrystal(engine, frame.player, source, frame.source);
}

} // namespace mw::steam_time
