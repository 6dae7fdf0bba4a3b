#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace mw {

/// Why an action is not allowed: the rule that forbids it and numbers for the places {0}, {1}, {2} of the
/// rule's `refused` text. Cheap to make, since legality is asked for every candidate.
struct Refusal {
    std::string_view rule; ///< "ST-TURN-03"; refers to a literal
    std::array<std::int16_t, 3> args{};
};

} // namespace mw
