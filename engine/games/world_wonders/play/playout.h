#pragma once

#include "choices.h"

namespace mw::world_wonders {

/// What is kept while a game is played out: more than a step by itself knows.
struct Playout {
    PlaceMemory memory;
    Answers answers = 0; ///< those to the question at which the last step stopped, if it is one about a turn
};

} // namespace mw::world_wonders
