#pragma once

#include "action.h"

#include <cstdint>
#include <vector>

namespace mw {

/// Where a thing lies. Zones are the game's own (its events.h); owner is a seat or -1 for the table.
struct Place {
    std::uint8_t zone = 0;
    std::int8_t owner = -1;
    std::int16_t index = -1; ///< which board, generator, card …
    std::int16_t sub = -1;   ///< which space, slot … of it

    bool operator==(const Place &) const = default;
};

/// A Place as one number, so that nothing is worked out for it where nobody listens.
enum class PlaceCode : std::uint64_t {};

[[nodiscard]] constexpr PlaceCode placeCode(std::uint8_t zone, int owner, int index, int sub)
{
    return PlaceCode{zone | std::uint64_t{static_cast<std::uint8_t>(owner)} << 8 |
                     std::uint64_t{static_cast<std::uint16_t>(index)} << 16 |
                     std::uint64_t{static_cast<std::uint16_t>(sub)} << 32};
}

[[nodiscard]] constexpr Place placeOf(PlaceCode code)
{
    const auto bits = static_cast<std::uint64_t>(code);
    return {static_cast<std::uint8_t>(bits), static_cast<std::int8_t>(bits >> 8), static_cast<std::int16_t>(bits >> 16),
            static_cast<std::int16_t>(bits >> 32)};
}

/// One thing that happened: what moved from where to where, or which number changed by how much, and because of
/// which item. Log, animation, statistics and "why did I get this?" all read these.
struct Event {
    std::uint8_t kind = 0;   ///< the game's own
    std::int8_t player = -1; ///< whom it concerns; -1 for the table
    std::int16_t amount = 0;
    std::int16_t what = -1;   ///< the game's own: a colour, a card number
    std::int16_t source = -1; ///< position of the causing item in Items::all(), or -1
    Place from;
    Place to;

    bool operator==(const Event &) const = default;
};

/// Collects events of a step. Rules get a pointer to it, null where nobody listens (playouts).
using EventList = std::vector<Event>;

/// Adds an event of plain numbers, as rules have them at hand.
inline void record(EventList &events, std::uint8_t kind, int player, int amount, int what, int source,
                   const Place &from, const Place &to)
{
    events.push_back({kind, static_cast<std::int8_t>(player), static_cast<std::int16_t>(amount),
                      static_cast<std::int16_t>(what), static_cast<std::int16_t>(source), from, to});
}

} // namespace mw
