#pragma once

#include "games/steam_time/engine.h"

namespace mw::steam_time {

/// What would happen if a crystal were put into a generator now.
enum class Fit : std::uint8_t {
    Free,    ///< an unmarked slot is filled
    Marked,  ///< a marked slot is filled and can be paid
    TooDear, ///< a marked slot would be filled that cannot be paid
    Full,    ///< there is no open slot
};

/// Generators with an open slot, by whether the next crystal goes into a marked one: bit n is colour n.
struct OpenSlots {
    explicit OpenSlots(unsigned slots) : free(slots & 0xffU), marked(slots >> markedShift) {}

    unsigned free;
    unsigned marked;
};
/// One generator's part of them, as in Content::openSlots. ST-PLACE-07: whatever lies where afterwards, the slot behind
/// the last crystal is the one that is filled.
[[nodiscard]] inline unsigned openSlotOf(const Content &content, const Player &player, std::size_t colour)
{
    return content.openSlots[colour][static_cast<std::size_t>(player.generators[colour].filled())];
}
[[nodiscard]] inline OpenSlots openSlots(const Content &content, const Player &player)
{
    unsigned slots = 0;
    for (std::size_t colour = 0; colour < player.generators.size(); ++colour)
        slots |= openSlotOf(content, player, colour);
    return OpenSlots(slots);
}

/// `price` is what else has to be paid for the crystal (ST-DEPOSIT-03).
[[nodiscard]] inline Fit fit(const Content &content, const Player &player, int colour, int price = 0)
{
    const OpenSlots open(openSlotOf(content, player, static_cast<std::size_t>(colour)));
    if ((open.free | open.marked) == 0)
        return Fit::Full;
    if (player.gold < price + (open.marked != 0 ? skillsOf(content, player).markedPrice : 0))
        return Fit::TooDear;
    return open.marked != 0 ? Fit::Marked : Fit::Free;
}
[[nodiscard]] inline bool isPossible(Fit fit)
{
    return fit < Fit::TooDear;
}
/// The generators that a crystal could go into, what fit() says of all at once: bit n is colour n.
[[nodiscard]] inline unsigned fitting(const Content &content, const Player &player, int price = 0)
{
    const OpenSlots open = openSlots(content, player);
    return (player.gold >= price ? open.free : 0U) |
           (player.gold >= price + skillsOf(content, player).markedPrice ? open.marked : 0U);
}

/// Why a crystal cannot go into a generator, if it cannot.
[[nodiscard]] Refused refuseCrystal(const Content &content, const Player &player, int colour, int price = 0);

/// Puts a coloured crystal that has left `from` into its generator and pays for a marked slot.
void placeColoured(Engine &engine, int player, int colour, PlaceCode from, int source);
/// Takes a crystal of a colour out of the bag and places it. Precondition: there is one, and it fits.
void placeFromBag(Engine &engine, int player, int colour, int source);
/// Takes a T.I.M.E.-crystal out of the mine and places it. Precondition: there is one, and it fits.
void placeTime(Engine &engine, int player, int colour, int source);
/// Takes the first crystal of a colour off a deposit and places it. Precondition: there is one, and it fits.
void placeFromDeposit(Engine &engine, int player, int space, int colour, int source);
/// Spends the next crystal of a generator (ST-SPEND-01, 02, 04, 05). Precondition: there is one.
void spendCrystal(Engine &engine, int player, int colour, int source);

/// Number of crystals of a player, both sorts.
[[nodiscard]] int crystalCount(const Player &player);

} // namespace mw::steam_time
