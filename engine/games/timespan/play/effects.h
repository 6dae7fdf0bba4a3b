#pragma once

#include "playengine.h"

namespace mw::timespan {

/// Registers of an Effects frame. With the flag `activation` its rewards are those of a card that a worker activates,
/// as it was then: its box, that of the card tucked under it, and those of its luxury tiles (TS-LUX-12).
namespace effects {
enum Register : std::uint8_t { card, tucked, tiles, buried = 3, done = 4 }; // done has four bytes
} // namespace effects

/// Carries out a program, or the one of several that the player chooses.
void runProgram(Engine &engine, const Context &context, Program program);
void runChoices(Engine &engine, const Context &context, int choices);
/// One effect that hangs on nothing.
void perform(Engine &engine, const Context &context, const Step &step);
/// All that a card gives when a worker activates it.
void runActivation(Engine &engine, const Context &context, const Slot &slot);
/// After a payment that is not made: the rest of the effect under the top frame falls away.
void skipRest(Engine &engine);

bool advanceEffects(Engine &engine);
/// How many rewards the Effects frame has, and whether one of them has been taken or declined.
[[nodiscard]] int rewardCount(const Content &content, const Frame &frame);
[[nodiscard]] bool isRewardDone(const Frame &frame, int reward);
/// The effects of one of them.
[[nodiscard]] Program rewardAt(const Content &content, const Frame &frame, int reward);

// --- gains, one for each verb

void gainPoints(Engine &engine, int seat, int points, int source);
void gainResources(Engine &engine, const Context &context, const Price &resources);
void gainResource(Engine &engine, const Context &context, int resource, int amount);
void gainLuxury(Engine &engine, int seat, int type, int source);
void upgrade(Engine &engine, const Context &context, int amount);
void moveTrack(Engine &engine, const Context &context, int track, int amount);
void layGear(Engine &engine, const Context &context, const Step &step);
void gainWorker(Engine &engine, const Context &context);
void moveCamel(Engine &engine, const Context &context);
void draw(Engine &engine, const Context &context, const Step &step);
void pick(Engine &engine, const Context &context, const Step &step);
void search(Engine &engine, const Context &context, const Step &step);
void useHandCard(Engine &engine, const Context &context, const Step &step);
void activateBox(Engine &engine, const Context &context, const Step &step);
void buryTiles(Engine &engine, const Context &context, const Step &step);
void payFor(Engine &engine, const Context &context, const Step &step);

// --- frames; true when the frame asks (its `ask` is set then)

bool advanceGain(Engine &engine);
bool advanceTrack(Engine &engine);
bool advanceUpgrade(Engine &engine);
bool advanceTriggers(Engine &engine);
bool advanceReturn(Engine &engine);
bool advanceHandCard(Engine &engine);
bool advanceDraw(Engine &engine);
bool advanceExchange(Engine &engine);
bool advanceGear(Engine &engine);
bool advanceBuryTile(Engine &engine);

/// An upgrade tile, with a side up, on its box of the board; turns it if it lies there (TS-AGE-09).
void layUpgradeTile(Engine &engine, int seat, int tile, int side);
/// A reward of a discovery tile, which goes under its stack afterwards (TS-DISC-08).
void useTile(Engine &engine, const Context &context, int tile);
void useKeptTile(Engine &engine, int seat, int tile);
/// Tells that what is due cannot be had.
inline void nothing(Engine &engine, const Context &context)
{
    engine.emit(EventKind::NothingGained, context.player, 0, -1, context.source);
}

} // namespace mw::timespan
