#pragma once

#include "rules.h"

#include <cstdint>
#include <memory>
#include <string>

namespace mw {

/// Content ready to play: items (variant applied), options and what the game made of them. Immutable and shared.
struct GamePack {
    const Rules *rules = nullptr;
    std::string path;    ///< folder it was read from
    std::string variant; ///< id, empty for none
    Items items;
    OptionValues options; ///< every declared option, defaults filled in
    std::unique_ptr<const CompiledContent> content;
    std::uint64_t hash = 0; ///< over items and options, independent of layout and comments
};

/// Compiles; null when there are errors. `items` must hold the game's `game` item.
[[nodiscard]] std::shared_ptr<const GamePack> makePack(const Rules &rules, Items items, const OptionValues &options,
                                                       Diagnostics &problems);

/// Applies a `patch` (set, add, remove by item id and field: docs/variants.md) to items.
void applyPatch(Items &items, const Value &patch, Diagnostics &problems);

[[nodiscard]] std::uint64_t hashOf(const Items &items, const OptionValues &options);

} // namespace mw
