#pragma once

#include "core/diagnostic.h"
#include "core/items.h"
#include "schema.h"

#include <string_view>
#include <vector>

/// Grids drawn as rows of characters with a legend: city maps, shapes of tiles.
namespace mw::yaml {

[[nodiscard]] inline bool isGrid(const FieldSpec &spec)
{
    return !spec.legend.empty() || !spec.legendKind.empty();
}
/// The legend of a grid, that of a kind read from its items; each entry has one character.
[[nodiscard]] std::vector<LegendEntry> legendOf(const FieldSpec &spec, const Items &items);

[[nodiscard]] bool isOneCharacter(std::string_view text);
/// The characters of a text in UTF-8.
[[nodiscard]] std::vector<std::string_view> charactersOf(std::string_view text);

/// Reports rows of unequal length and characters that the legend does not know.
void checkRows(const KindSpec &kind, const Item &item, const Items &items, Diagnostics &problems);

} // namespace mw::yaml
