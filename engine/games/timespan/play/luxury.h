#pragma once

#include "playengine.h"

namespace mw::timespan {

/// Requirement of a timeline card that a tile of a type would fill, or -1 (TS-LUX-04, 05).
[[nodiscard]] int openRequirement(const Content &content, const Player &player, int type, int slot);
[[nodiscard]] bool isComplete(const Content &content, const Slot &slot);
/// A ready tile comes onto a card (TS-LUX-04, TS-ABILITY-05).
void deliver(Engine &engine, int seat, int type, int slot);
/// A tile comes into the graveyard section of its player (TS-GRAVE-03).
void addDeadTile(Player &player, int type);
/// A ready tile goes back to the supply.
void returnTile(Engine &engine, int seat, int type);

} // namespace mw::timespan
