#pragma once

#include "pack.h"
#include "random.h"

#include <memory>
#include <string_view>
#include <vector>

namespace mw {

/// Chooses actions. A bot sees only what its player may see, and remembers nothing: a new one, after an undo or in a
/// game that was opened, chooses as the old one would. Not thread-safe.
class Bot
{
public:
    virtual ~Bot() = default;
    /// One of the legal actions of `player`, who is asked in `state`.
    [[nodiscard]] virtual Action choose(const GamePack &pack, const StateBlock &state, int player, Random &random) = 0;
};

/// Names of the bots, weakest first: "random", "greedy".
[[nodiscard]] std::vector<std::string_view> botKinds();
/// A bot by its name; null if there is none of that name.
[[nodiscard]] std::unique_ptr<Bot> makeBot(std::string_view kind);

} // namespace mw
