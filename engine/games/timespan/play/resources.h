#pragma once

#include "playengine.h"

namespace mw::timespan {

/// Whether the cubes on the resource spaces pay a price (TS-PLAY-02, TS-RES-03).
[[nodiscard]] bool canPay(const Player &player, const Price &price);
/// Cubes go back to the storage room (TS-RES-02).
void spend(Engine &engine, int seat, int resource, int amount, int source);
void spend(Engine &engine, int seat, const Price &price, int source);
/// Whether one cube can be moved up from a space to another.
[[nodiscard]] bool canUpgrade(const Content &content, const Player &player, int from, int to);
/// Spends an upgraded resource for its upgrade effects (TS-RES-09, 10).
void spendForUpgrades(Engine &engine, int seat, int resource);
void returnCube(Engine &engine, int seat, int resource);

} // namespace mw::timespan
