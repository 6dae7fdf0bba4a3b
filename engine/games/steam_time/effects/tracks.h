#pragma once

#include "games/steam_time/engine.h"

namespace mw::steam_time {

/// Gold from the bank, as much as there is (ST-GOLD-03, ST-STOCK-03).
void gainGold(Engine &engine, int player, int amount, int source);
/// Precondition: the vault holds as much (ST-GOLD-04).
void payGold(Engine &engine, int player, int amount, int source);
/// ST-TRACK-01 to 04.
void gainEsteem(Engine &engine, int player, int amount, int source);
/// Up to the capacity (ST-STEAM-01).
void gainSteam(Engine &engine, int player, int amount, int source);
/// Precondition: the player has as much.
void paySteam(Engine &engine, int player, int amount, int source);
/// Forward; may earn bonus actions (ST-PORTAL-01 to 03). True when a bonus action interrupts what is going on.
bool movePortal(Engine &engine, int player, int steps, int source, std::uint8_t flags);
/// Back, for missions; earns nothing (ST-END-07).
void payPortal(Engine &engine, int player, int steps, int source);
/// How many steps the disc stands after the start space: what can be handed in.
[[nodiscard]] int portalSteps(const Content &content, const Player &player);

} // namespace mw::steam_time
