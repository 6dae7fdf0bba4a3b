#pragma once

#include "games/steam_time/engine.h"

namespace mw::steam_time {

// Registers of an Effects frame: units of the current effect still to come, the colour chosen for `same` + 1, which
// effects of a run of crystal gains are done, and which of the run is current + 1. `at` is the first of the run.
namespace effects {
enum Register { left, colour, done, current };
}

/// How many effects from the frame's on are crystals that are received together, so that the player chooses the order
/// in which they are placed (ST-PLACE-11); 1 for any other effect.
[[nodiscard]] int runLength(const Content &content, const Frame &frame);
/// The effect that the frame is at.
[[nodiscard]] inline const Effect &currentEffect(const Content &content, const Frame &frame)
{
    const int offset = frame.registers[effects::current];
    return content.effect(frame.at + (offset > 0 ? offset - 1 : 0));
}
/// What ActionKind::Next calls a crystal gain.
[[nodiscard]] int nextCode(const Effect &effect);
/// Leaves the current effect behind.
void finishEffect(Frame &frame);

/// Answers to Ask::GainColour and Ask::TimeSlot: bit n is colour n, bit colourCount `decline`.
[[nodiscard]] std::uint64_t legalGains(const Content &content, const GameState &state);

/// What came of running an effect.
enum class Ran { On, Asks, Interrupted };

/// Goes on with a gain of crystals (gains.cpp) or with a payment (spending.cpp).
Ran gainCrystals(Engine &engine, Frame &frame, const Effect &effect);
Ran pay(Engine &engine, Frame &frame, const Effect &effect);

} // namespace mw::steam_time
