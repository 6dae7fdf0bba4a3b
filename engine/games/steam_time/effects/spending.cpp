#include "crystals.h"
#include "effects.h"
#include "payment.h"
#include "tracks.h"

namespace mw::steam_time {

namespace {

bool isClear(const Effect &effect)
{
    return static_cast<Resource>(effect.resource) == Resource::TimeCrystal;
}

int unitsLeft(const Frame &frame, const Effect &effect)
{
    return frame.registers[effects::left] > 0 ? frame.registers[effects::left] : effect.amount;
}

/// Crystals of one colour: from the generator, or with steam as well where that is allowed (ST-OPEN-16).
Ran payColour(Engine &engine, Frame &frame, int colour, int amount)
{
    const int seat = frame.player;
    const int source = frame.source;
    finishEffect(frame);
    if (!engine.content.options.steamConvertsEverywhere) {
        for (int i = 0; i < amount; ++i)
            spendCrystal(engine, seat, colour, source);
        return Ran::On;
    }
    Frame &payment = engine.push(FrameKind::Payment, seat, source);
    payment.registers[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(amount);
    payment.at = frame.at;
    payment.end = frame.end;
    return Ran::Interrupted;
}

Ran payNumber(Engine &engine, Frame &frame, const Effect &effect)
{
    const auto resource = static_cast<Resource>(effect.resource);
    if (resource == Resource::Gold)
        payGold(engine, frame.player, effect.amount, frame.source);
    else if (resource == Resource::Steam)
        paySteam(engine, frame.player, effect.amount, frame.source);
    else
        payPortal(engine, frame.player, effect.amount, frame.source);
    finishEffect(frame);
    return Ran::On;
}

Refused refuseHandIn(const Content &content, const GameState &state, int card)
{
    const Effect &effect = currentEffect(content, state.top());
    const bool upgrades = static_cast<Resource>(effect.resource) == Resource::Upgrade;
    const std::uint64_t owned = upgrades ? asked(state).upgrades : asked(state).expeditions;
    if (card < 0 || card >= maxCards || (owned & bit(card)) == 0)
        return refuse("ST-END-08", effect.amount, std::popcount(owned));
    return std::nullopt;
}

} // namespace

Ran pay(Engine &engine, Frame &frame, const Effect &effect)
{
    switch (static_cast<Resource>(effect.resource)) {
    case Resource::Upgrade:
    case Resource::Expedition: // ST-END-08: any one of those owned
        frame.registers[effects::left] = static_cast<std::uint8_t>(unitsLeft(frame, effect));
        frame.ask = Ask::HandIn;
        return Ran::Asks;
    case Resource::Crystal:
        if (effect.choice == EffectChoice::Fixed)
            return payColour(engine, frame, effect.sort, effect.amount);
        [[fallthrough]];
    case Resource::TimeCrystal:
        frame.registers[effects::left] = static_cast<std::uint8_t>(unitsLeft(frame, effect));
        frame.ask = Ask::PayCrystal;
        return Ran::Asks;
    default:
        return payNumber(engine, frame, effect);
    }
}

// ST-SPEND-02, 06, 07; ST-END-09, ST-OPEN-44: which generator is free, what leaves it is not, and the rest must still
// be payable
Refused refusePay(const Content &content, const GameState &state, const Action &action)
{
    if (kindOf(action) == ActionKind::HandIn)
        return refuseHandIn(content, state, action.args[0]);
    const Frame &frame = state.top();
    const int colour = action.args[0];
    if (colour < 0 || colour >= colourCount)
        return refuse("ST-SPEND-06");
    const Effect &effect = currentEffect(content, frame);
    const Generator &generator = asked(state).generators[static_cast<std::size_t>(colour)];
    Wallet wallet = walletOf(content, asked(state));
    if (effect.choice == EffectChoice::Same) {
        Due due;
        due.convertible = content.options.steamConvertsEverywhere;
        due.need[static_cast<std::size_t>(colour)] = effect.amount;
        if (canPayDue(content, wallet, due, frame.at + 1, frame.end))
            return std::nullopt;
        return refuse("ST-END-09", effect.amount, generator.filled());
    }
    if (action.args[1] != 0 && generator.time > 0)
        return refuse("ST-SPEND-02", colour); // asked for a coloured crystal while a T.I.M.E.-crystal is there
    if ((isClear(effect) ? generator.time : generator.filled()) == 0)
        return refuse("ST-SPEND-06", colour);
    wallet.spend(colour, 1);
    const int left = unitsLeft(frame, effect) - 1;
    if (left > 0 ? !canPay(content, wallet, frame.at, frame.end, left)
                 : !canPay(content, wallet, frame.at + 1, frame.end))
        return refuse("ST-SPEND-07", colour);
    return std::nullopt;
}

std::uint64_t legalPays(const Content &content, const GameState &state)
{
    const Frame &frame = state.top();
    const Effect &effect = currentEffect(content, frame);
    const bool isAll = frame.at + 1 == frame.end && effect.choice != EffectChoice::Same;
    std::uint64_t legal = 0;
    int count = 0;
    for (int colour = 0; colour < colourCount; ++colour) {
        const Generator &generator = asked(state).generators[static_cast<std::size_t>(colour)];
        const int crystals = isClear(effect) ? generator.time : generator.filled();
        count += crystals;
        if (isAll ? crystals > 0 : !refusePay(content, state, makeAction(ActionKind::Pay, frame.player, colour)))
            legal |= bit(colour);
    }
    return !isAll || count >= unitsLeft(frame, effect) ? legal : 0; // without another payment any will do
}

void answerPay(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    const Effect &effect = currentEffect(engine.content, frame);
    if (kindOf(action) == ActionKind::Pay && effect.choice == EffectChoice::Same) {
        payColour(engine, frame, action.args[0], effect.amount);
        return;
    }
    if (kindOf(action) == ActionKind::Pay) {
        spendCrystal(engine, frame.player, action.args[0], frame.source);
    } else {
        const bool upgrade = static_cast<Resource>(effect.resource) == Resource::Upgrade;
        Player &player = engine.player(frame.player);
        (upgrade ? player.upgrades : player.expeditions) &= ~bit(action.args[0]);
        const int deck = static_cast<int>(upgrade ? Deck::Upgrade : Deck::Expedition);
        engine.emit(EventKind::CardMoved, frame.player, 1, action.args[0], frame.source,
                    place(Zone::Owned, frame.player, deck), place(Zone::Box, -1, -1, deck));
    }
    if (--frame.registers[effects::left] == 0)
        finishEffect(frame);
}

} // namespace mw::steam_time
