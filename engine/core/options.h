#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mw {

/// Values of a game's options by id, as `game.yaml` declares them: on/off is 1/0, a choice is the position of the
/// chosen value. Options that are not set have their default.
using OptionValues = std::map<std::string, std::int64_t, std::less<>>;

/// What a game starts from, besides content.
struct Setup {
    int players = 2;
    int firstPlayer = -1; ///< seat, or -1 to draw it
    std::uint64_t seed = 1;

    bool operator==(const Setup &) const = default;
};

} // namespace mw
