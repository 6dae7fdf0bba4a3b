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

} // namespace mw
