#pragma once

#include "rules.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mw {

/// Content ready to play: items (variant applied), options and what the game made of them. Immutable and
/// shared.
struct GamePack {
    const Rules *rules = nullptr;
    std::string path;    ///< folder it was read from
    std::string variant; ///< id, empty for none
    Items items;
    OptionValues options; ///< every declared option, defaults filled in
    std::unique_ptr<const CompiledContent> content;
    std::uint64_t hash = 0;  ///< over options and the items that are played, independent of layout and comments
    std::uint64_t looks = 0; ///< over the items that only say how others are drawn
};

/// Whether items of a kind only say how others are drawn: layouts, type styles and colours. A game goes the same way
/// whatever they say.
[[nodiscard]] bool isLooks(std::string_view kind);

/// Compiles; null when there are errors. `items` must hold the game's `game` item, which declares the
/// options.
[[nodiscard]] std::shared_ptr<GamePack> makePack(const Rules &rules, Items items, const OptionValues &options,
                                                 Diagnostics &problems);

/// Applies a `patch` (set, add, remove by item id and field: docs/variants.md) to items.
void applyPatch(Items &items, const Value &patch, Diagnostics &problems);
/// Applies a variant by its id: its patch to `items`, its options to `options` unless they are already set
/// there.
void applyVariant(Items &items, OptionValues &options, std::string_view variant, Diagnostics &problems);

/// Value of an option from its text: "true", "false", or one of its declared values. Nothing (and a
/// diagnostic at `location`) when the game declares no such option or the option has no such value.
[[nodiscard]] std::optional<std::int64_t> readOption(const Items &items, std::string_view option, std::string_view text,
                                                     const Location &location, Diagnostics &problems);
[[nodiscard]] Diagnostic unknownOption(std::string_view option, const Location &location);
/// readOption() for a whole map of options as variants, scenarios and saves write it; later ones replace
/// `options`.
void readOptions(const Items &items, const Value &map, OptionValues &options, Diagnostics &problems);
/// The text that readOption() reads back.
[[nodiscard]] std::string optionText(const Items &items, std::string_view option, std::int64_t value);

/// Options as a map that readOptions() reads back.
[[nodiscard]] Value optionsValue(const Items &items, const OptionValues &options);
/// Those of the options that differ from the game's defaults.
[[nodiscard]] OptionValues chosenOptions(const Items &items, const OptionValues &options);

/// Of what is played: items that are only looks do not count.
[[nodiscard]] std::uint64_t hashOf(const Items &items, const OptionValues &options);
/// "kind/id" of every item that was added, removed or changed between two contents, in order of `after`.
[[nodiscard]] std::vector<std::string> changedItems(const Items &before, const Items &after);

} // namespace mw
