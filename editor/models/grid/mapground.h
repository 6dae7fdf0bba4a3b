#pragma once

#include "core/grid.h"
#include "editor/document/documentchange.h"
#include "editor/models/grid/gridtext.h"
#include "yaml/schema.h"

#include <string>
#include <vector>

namespace mw {
struct Item;
}

namespace mw::editor {

class PackDocument;

/// A map as sets of spaces, for asking what fits where.
struct MapGround {
    int rows = 0;
    int columns = 0;
    grid::Cells all;
    grid::Cells start;                 ///< spaces of the last row that lie at the sidewalk
    grid::Cells taken;                 ///< by pieces that are tried out
    std::vector<std::string> terrains; ///< ids, in the order of the legend
    std::vector<grid::Cells> where;    ///< the spaces of each of them

    [[nodiscard]] grid::Cells of(std::string_view terrain) const;
    [[nodiscard]] grid::Cells ofAny(const std::vector<std::string> &names) const;
};

/// The ground of a map's rows. `map` says along which columns the sidewalk runs (from and to, counted from 1; along
/// all if it says nothing).
[[nodiscard]] MapGround groundOf(const GridText &rows, const std::vector<yaml::LegendEntry> &legend, const Item &map);

/// The maps that are compared with one: of its kind, and alike in the first choice that the schema makes them have
/// (the side of the board). In the order of the pack.
[[nodiscard]] QList<ItemRef> mapsBeside(const PackDocument &document, const ItemRef &map);
/// All maps of the pack.
[[nodiscard]] QList<ItemRef> allMaps(const PackDocument &document);
/// The rows of a map as the document has them, with their legend and ground.
[[nodiscard]] GridText rowsOf(const PackDocument &document, const ItemRef &map);
[[nodiscard]] std::vector<yaml::LegendEntry> legendOf(const PackDocument &document, const ItemRef &map);
[[nodiscard]] MapGround groundOf(const PackDocument &document, const ItemRef &map);

} // namespace mw::editor
