#pragma once

#include "content.h"

#include "core/reader.h"

#include <optional>
#include <string_view>
#include <vector>

/// Parts of compile(): each reads the items of some kinds.
namespace mw::world_wonders {

/// A grid drawn as rows of characters.
using Drawing = std::vector<std::vector<std::string_view>>;
/// Rows split into characters, which refer to `rows`; null for none.
[[nodiscard]] Drawing drawingOf(const Value *rows);
/// A shape from its rows; nothing, and a problem, when it covers nothing, too much, or does not hang together.
/// `kinds` are the characters of Ground; the first of them may be all there are.
[[nodiscard]] std::optional<grid::Shape> readShape(const Reader &reader, std::string_view key, const Value *rows,
                                                   std::string_view kinds);

void readGame(const Item &item, Content &content, Diagnostics &problems);
/// Terrain, maps, stacks, resource boards. `source` is the item's position.
void readTerrain(const Item &item, Content &content, Diagnostics &problems);
void readMap(const Item &item, std::int16_t source, Content &content, Diagnostics &problems);
void readStack(const Item &item, std::int16_t source, Content &content, Diagnostics &problems);
void readResourceBoard(const Item &item, std::int16_t source, Content &content, Diagnostics &problems);
void readBuilding(const Item &item, std::int16_t source, Content &content, Diagnostics &problems);
void readMonument(const Item &item, std::int16_t source, Content &content, Diagnostics &problems);
void readObjective(const Item &item, std::int16_t source, Content &content, Diagnostics &problems);
void readSoloCard(const Item &item, std::int16_t source, Content &content, Diagnostics &problems);

/// Finds the arrangements of a monument of several figures, if they are few enough to be tried one by one.
void arrangeFigures(Monument &monument, const Options &options);
[[nodiscard]] Named named(const Item &item, std::int16_t source);
/// How figures may be turned (WW-OPEN-59); other pieces always may.
[[nodiscard]] inline Turns figureTurns(const Options &options)
{
    return {options.mirror, options.componentTurning == Turning::None};
}
[[nodiscard]] inline Turns tileTurns(const Options &options)
{
    return {options.mirror, false};
}

} // namespace mw::world_wonders
