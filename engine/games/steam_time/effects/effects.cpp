#include "effects.h"
#include "crystals.h"
#include "tracks.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

bool gainsCrystals(const Effect &effect)
{
    const auto resource = static_cast<Resource>(effect.resource);
    return effect.verb == EffectVerb::Gain &&
           (resource == Resource::Crystal || resource == Resource::TimeCrystal || resource == Resource::DepositCrystal);
}

unsigned undone(const Frame &frame, int length)
{
    return ~static_cast<unsigned>(frame.registers[effects::done]) & ((1U << length) - 1U);
}

/// Whether the order of the crystals of a run can make a difference: one of the generators concerned might get full
/// or reach a marked slot.
bool orderMatters(const Content &content, const GameState &state, const Frame &frame, unsigned open)
{
    std::array<int, colourCount> most{};
    for (; open != 0; open &= open - 1) {
        const Effect &effect = content.effect(frame.at + std::countr_zero(open));
        if (effect.choice == EffectChoice::Fixed)
            most[effect.sort] += effect.amount;
        else
            std::for_each(most.begin(), most.end(), [&effect](int &count) { count += effect.amount; });
    }
    const Player &player = playerOf(state, frame.player);
    for (std::size_t colour = 0; colour < most.size(); ++colour) {
        const GeneratorBoard &board = content.generators[colour];
        const int free = board.marked == 0 ? board.slots : std::min<int>(board.slots, std::countr_zero(board.marked));
        if (most[colour] > 0 && player.generators[colour].filled() + most[colour] > free)
            return true;
    }
    return false;
}

/// A gain that neither asks nor interrupts; false if it is none.
bool gainPlain(Engine &engine, int seat, const Effect &effect, int source, std::uint8_t flags)
{
    switch (static_cast<Resource>(effect.resource)) {
    case Resource::Gold:
        gainGold(engine, seat, effect.amount, source);
        return true;
    case Resource::Esteem: // ST-INCOME-04, ST-MISSION-04
        gainEsteem(engine, seat, effect.amount, source);
        return true;
    case Resource::Steam:
        gainSteam(engine, seat, effect.amount, source);
        return true;
    case Resource::Portal: // ST-UPGRADE-06
        if (engine.content.options.portalImmediately)
            return false;
        movePortal(engine, seat, effect.amount, source, flags);
        return true;
    default:
        return false;
    }
}

Ran gainOther(Engine &engine, Frame &frame, const Effect &effect)
{
    const int seat = frame.player;
    const int source = frame.source;
    const std::uint8_t flags = frame.flags;
    finishEffect(frame); // before anything can come on top of it
    if (gainPlain(engine, seat, effect, source, flags))
        return Ran::On;
    return movePortal(engine, seat, effect.amount, source, flags) ? Ran::Interrupted : Ran::On;
}

/// Chooses which crystals of a run come next; true when the player is to say.
bool chooseNext(Engine &engine, Frame &frame, int length)
{
    const unsigned open = undone(frame, length);
    if (open == 0) {
        frame.at = static_cast<std::uint16_t>(frame.at + length);
        frame.registers = {};
        return false;
    }
    if ((open & (open - 1)) != 0 && orderMatters(engine.content, engine.state, frame, open)) {
        frame.ask = Ask::Order;
        return true;
    }
    frame.registers[effects::current] = static_cast<std::uint8_t>(std::countr_zero(open) + 1);
    return false;
}

Ran runEffect(Engine &engine, Frame &frame)
{
    const int length = runLength(engine.content, frame);
    if (length > 1 && frame.registers[effects::current] == 0) {
        if (chooseNext(engine, frame, length))
            return Ran::Asks;
        if (frame.registers[effects::current] == 0)
            return Ran::On;
    }
    const Effect &effect = currentEffect(engine.content, frame);
    if (effect.verb == EffectVerb::Pay)
        return pay(engine, frame, effect);
    return gainsCrystals(effect) ? gainCrystals(engine, frame, effect) : gainOther(engine, frame, effect);
}

} // namespace

void pushEffects(Engine &engine, int player, const Program &program, int source, std::uint8_t flags)
{
    std::uint16_t at = program.begin;
    while (at != program.end && engine.content.effect(at).verb == EffectVerb::Gain &&
           gainPlain(engine, player, engine.content.effect(at), source, flags))
        ++at;
    if (at == program.end)
        return;
    Frame &frame = engine.push(FrameKind::Effects, player, source);
    frame.at = at;
    frame.end = program.end;
    frame.flags = flags;
}

int runLength(const Content &content, const Frame &frame)
{
    constexpr int most = 8; // bits of a register
    int length = 0;
    while (frame.at + length < frame.end && length < most && gainsCrystals(content.effect(frame.at + length)))
        ++length;
    return std::max(1, length);
}

int nextCode(const Effect &effect)
{
    if (static_cast<Resource>(effect.resource) == Resource::TimeCrystal)
        return nextTime;
    if (static_cast<Resource>(effect.resource) == Resource::DepositCrystal)
        return nextDeposit;
    if (effect.choice == EffectChoice::Fixed)
        return effect.sort;
    return effect.choice == EffectChoice::Any ? nextAny : nextSame;
}

void finishEffect(Frame &frame)
{
    if (const int offset = frame.registers[effects::current]; offset > 0) {
        frame.registers[effects::done] = static_cast<std::uint8_t>(frame.registers[effects::done] | 1U << (offset - 1));
        frame.registers[effects::current] = 0;
    } else {
        ++frame.at;
    }
    frame.registers[effects::left] = 0;
    frame.registers[effects::colour] = 0;
}

bool advanceEffects(Engine &engine)
{
    Frame &frame = engine.top();
    while (frame.at != frame.end) {
        const Ran ran = runEffect(engine, frame);
        if (ran != Ran::On)
            return ran == Ran::Asks;
    }
    engine.pop();
    return false;
}

} // namespace mw::steam_time
