#pragma once

#include "places.h"

namespace mw::world_wonders {

/// Why a piece cannot lie somewhere (WW-TURN-05).
struct Verdict {
    Refused refused;
    int stage = 0; ///< how many of the checks held; the higher, the closer to being legal
    Cells spaces;  ///< the spaces concerned
};

/// What a piece of the purchase that goes on would break at a corner; the action is a Place.
[[nodiscard]] Verdict judgePlace(const Content &content, const GameState &state, const Site &site,
                                 const Action &action);
/// Why a purchase has no place at all: what stands in the way where the fewest things do.
[[nodiscard]] Verdict judgeNowhere(const Content &content, const GameState &state, const Site &site,
                                   const Purchase &purchase);

} // namespace mw::world_wonders
