#pragma once

#include "playengine.h"

namespace mw::timespan {

/// Visible peace symbols, from 0 to the last space of the track (TS-PEACE-03, 06, 08).
[[nodiscard]] int visiblePeace(const Content &content, const Player &player);
/// Delivered tiles of a type: on timeline cards and in the graveyard section (TS-LUX-11).
[[nodiscard]] int delivered(const Content &content, const Player &player, int type);
/// Played cards (TS-OPEN-25, 26) that `fits(card)`.
template <typename Fits>
[[nodiscard]] int played(const Content &content, const Player &player, Fits fits)
{
    int count = 0;
    player.graveyard.forEach([&](int card) {
        const bool counts = content.options.buriedCount || !player.buried.has(card);
        count += counts && fits(content.card(card)) ? 1 : 0;
    });
    for (const Slot &slot : player.timeline) {
        count += slot.card != none && fits(content.card(slot.card)) ? 1 : 0;
        if (content.options.tuckedCount)
            count += slot.tucked != none && fits(content.card(slot.tucked)) ? 1 : 0;
    }
    return count;
}
[[nodiscard]] int countOf(const Content &content, const GameState &state, int seat, Quantity quantity);
/// Whether a condition holds for a player (TS-VISION-01 to 11).
[[nodiscard]] bool holds(const Content &content, const GameState &state, int seat, const Need &need);
[[nodiscard]] bool isMet(const Content &content, const GameState &state, int seat, const Vision &vision);

/// What lasts of the technologies unlocked.
[[nodiscard]] bool hasDoubleDeath(const Content &content, const Player &player);
/// Calls `visit(slot number, GearSlot)` for each filled slot in board order.
template <typename Visit>
void forEachGear(const Content &content, const Player &player, Visit visit)
{
    if (player.techBoard == none)
        return;
    for (unsigned left = player.gears; left != 0; left &= left - 1) {
        const auto slot = static_cast<std::size_t>(std::countr_zero(left));
        visit(static_cast<int>(slot), content.techBoard(player.techBoard).slots[slot]);
    }
}
/// Number of the choices that an action box offers now (TS-SCI-11).
[[nodiscard]] int boxChoices(const Content &content, const Player &player, int box);

} // namespace mw::timespan
