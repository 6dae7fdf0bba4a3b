#include "crystals.h"
#include "effects.h"
#include "games/steam_time/state/spaces.h"

namespace mw::steam_time {

namespace {

bool isTime(const Effect &effect)
{
    return static_cast<Resource>(effect.resource) == Resource::TimeCrystal;
}
bool isDeposit(const Effect &effect)
{
    return static_cast<Resource>(effect.resource) == Resource::DepositCrystal;
}

/// Colours of generators, or of crystals on deposits, that have a crystal in stock, by what would happen to it.
struct Offers {
    unsigned free = 0;
    unsigned marked = 0;
};

/// Colours of the crystals that could be received: of the bag, on any deposit, or all for T.I.M.E.-crystals
/// (ST-INCOME-06, ST-ENCOUNTER-10).
unsigned inStock(const Content &content, const GameState &state, const Effect &effect)
{
    constexpr unsigned all = (1U << colourCount) - 1U;
    if (isTime(effect))
        return state.mine > 0 ? all : 0U;
    unsigned colours = 0;
    if (isDeposit(effect)) {
        for (std::uint64_t left = spacesOf(content, state, SpaceKind::Deposit); left != 0; left &= left - 1)
            colours |= coloursOn(state.contents[static_cast<std::size_t>(lowest(left))]);
        return colours;
    }
    for (std::size_t colour = 0; colour < state.bag.size(); ++colour)
        colours |= (state.bag[colour] > 0 ? 1U : 0U) << colour;
    return effect.choice == EffectChoice::Fixed ? colours & 1U << effect.sort : colours;
}

/// ST-OPEN-47: what is there, has an open slot and can be paid is offered.
Offers offersOf(const Content &content, const GameState &state, const Frame &frame, const Effect &effect)
{
    Offers offers;
    const Player &player = playerOf(state, frame.player);
    unsigned colours = inStock(content, state, effect);
    if (frame.registers[effects::colour] > 0)
        colours &= 1U << (frame.registers[effects::colour] - 1);
    const OpenSlots open = openSlots(content, player);
    offers.free = colours & open.free;
    offers.marked = player.gold >= skillsOf(content, player).markedPrice ? colours & open.marked : 0U;
    return offers;
}

bool hasColour(const Frame &frame, const Effect &effect)
{
    return effect.choice == EffectChoice::Fixed || frame.registers[effects::colour] > 0;
}

Ask askFor(const Frame &frame, const Effect &effect)
{
    if (isTime(effect))
        return Ask::TimeSlot;
    if (isDeposit(effect))
        return Ask::FreeCrystal;
    return hasColour(frame, effect) ? Ask::MarkedSlot : Ask::GainColour;
}

int lostCode(const Effect &effect)
{
    constexpr int coloured = 16;
    return effect.choice == EffectChoice::Fixed ? coloured + effect.sort : effect.resource;
}

// ST-PLACE-09, ST-OPEN-11: a given crystal can be left only where every slot it could go to is marked. ST-PLACE-04:
// T.I.M.E.-crystals too. What has been paid for is always taken (ST-TILE-06)
Refused refuseDecline(const Content &content, const GameState &state, const Frame &frame, const Effect &effect)
{
    const std::string_view rule = isTime(effect) ? "ST-PLACE-04" : "ST-OPEN-11";
    if ((frame.flags & mustTake) != 0)
        return refuse("ST-TILE-06", asked(state).steam, state.mine);
    if (!content.options.declineGivenCrystals && offersOf(content, state, frame, effect).free != 0)
        return refuse(rule);
    return std::nullopt;
}

Refused refuseNext(const Content &content, const Frame &frame, int code)
{
    for (int i = 0; i < runLength(content, frame); ++i) {
        if ((frame.registers[effects::done] >> i & 1) == 0 && nextCode(content.effect(frame.at + i)) == code)
            return std::nullopt;
    }
    return refuse("ST-PLACE-11");
}

Refused refuseColour(const Content &content, const GameState &state, int colour)
{
    if (colour < 0 || colour >= colourCount)
        return refuse("ST-PLACE-01");
    if (state.bag[static_cast<std::size_t>(colour)] == 0)
        return refuse("ST-STOCK-02", colour); // no substitute
    return refuseCrystal(content, asked(state), colour);
}

Refused refuseSlot(const Content &content, const GameState &state, int colour)
{
    if (colour < 0 || colour >= colourCount)
        return refuse("ST-PLACE-04");
    if (state.mine == 0)
        return refuse("ST-DEPOSIT-07");
    return refuseCrystal(content, asked(state), colour);
}

// ST-INCOME-08, ST-OPEN-22: from any deposit, occupied or not
Refused refuseTake(const Content &content, const GameState &state, int space, int colour)
{
    if (!isSpace(content, state, space) || spaceAt(content, state, space).kind != SpaceKind::Deposit || colour < 0 ||
        colour >= colourCount || slotOf(state.contents[static_cast<std::size_t>(space)], colour) < 0)
        return refuse("ST-INCOME-08");
    return refuseCrystal(content, asked(state), colour);
}

} // namespace

Ran gainCrystals(Engine &engine, Frame &frame, const Effect &effect)
{
    if (frame.registers[effects::left] == 0)
        frame.registers[effects::left] = effect.amount;
    while (frame.registers[effects::left] > 0) {
        const Offers offers = offersOf(engine.content, engine.state, frame, effect);
        if ((offers.free | offers.marked) == 0) { // ST-ENCOUNTER-12, ST-DEPOSIT-07, 08, ST-STOCK-02, 03
            engine.emit(EventKind::GainLost, frame.player, frame.registers[effects::left], lostCode(effect),
                        frame.source);
            break;
        }
        const bool settled = !isTime(effect) && !isDeposit(effect) && hasColour(frame, effect) && offers.free != 0 &&
                             !engine.content.options.declineGivenCrystals;
        if (!settled) {
            frame.ask = askFor(frame, effect);
            return Ran::Asks;
        }
        --frame.registers[effects::left];
        placeFromBag(engine, frame.player, std::countr_zero(offers.free), frame.source);
    }
    finishEffect(frame);
    return Ran::On;
}

std::uint64_t legalGains(const Content &content, const GameState &state)
{
    const Frame &frame = state.top();
    const Offers offers = offersOf(content, state, frame, currentEffect(content, frame));
    const bool canDecline = (frame.flags & mustTake) == 0 && (offers.free == 0 || content.options.declineGivenCrystals);
    return offers.free | offers.marked | (canDecline ? bit(colourCount) : 0);
}

Refused refuseGain(const Content &content, const GameState &state, const Action &action)
{
    const Frame &frame = state.top();
    switch (kindOf(action)) {
    case ActionKind::Next:
        return refuseNext(content, frame, action.args[0]);
    case ActionKind::TakeColour:
        return refuseColour(content, state, action.args[0]);
    case ActionKind::Slot:
        return refuseSlot(content, state, action.args[0]);
    case ActionKind::Take:
        return refuseTake(content, state, action.args[0], action.args[1]);
    case ActionKind::Decline:
        return refuseDecline(content, state, frame, currentEffect(content, frame));
    default:
        return std::nullopt;
    }
}

namespace {

void answerNext(Engine &engine, Frame &frame, int code)
{
    int offset = 0;
    while ((frame.registers[effects::done] >> offset & 1) != 0 ||
           nextCode(engine.content.effect(frame.at + offset)) != code)
        ++offset;
    frame.registers[effects::current] = static_cast<std::uint8_t>(offset + 1);
}

void answerDecline(Engine &engine, Frame &frame, const Effect &effect)
{
    engine.emit(EventKind::Declined, frame.player, frame.registers[effects::left], lostCode(effect), frame.source);
    finishEffect(frame);
}

void place(Engine &engine, Frame &frame, const Effect &effect, const Action &action)
{
    switch (kindOf(action)) {
    case ActionKind::TakeColour:
        if (effect.choice == EffectChoice::Same) // ST-ENCOUNTER-16
            frame.registers[effects::colour] = static_cast<std::uint8_t>(action.args[0] + 1);
        placeFromBag(engine, frame.player, action.args[0], frame.source);
        break;
    case ActionKind::Slot:
        placeTime(engine, frame.player, action.args[0], frame.source);
        break;
    case ActionKind::Take:
        placeFromDeposit(engine, frame.player, action.args[0], action.args[1], frame.source);
        break;
    default:
        placeFromBag(engine, frame.player,
                     effect.choice == EffectChoice::Fixed ? effect.sort : frame.registers[effects::colour] - 1,
                     frame.source);
        break;
    }
}

} // namespace

void answerGain(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    if (kindOf(action) == ActionKind::Next) {
        answerNext(engine, frame, action.args[0]);
        return;
    }
    const Effect &effect = currentEffect(engine.content, frame);
    if (kindOf(action) == ActionKind::Decline) {
        answerDecline(engine, frame, effect);
        return;
    }
    place(engine, frame, effect, action);
    if (--frame.registers[effects::left] == 0)
        finishEffect(frame);
}

} // namespace mw::steam_time
