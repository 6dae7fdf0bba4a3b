#pragma once

#include "yaml/schema.h"

#include <QString>

/// What of an item is a grid, found by the schema alone.
namespace mw::editor::gridfields {

/// The field of a kind that is a map: rows whose characters are items. Null if there is none.
[[nodiscard]] const yaml::FieldSpec *map(const yaml::KindSpec &kind);

/// Where the shapes of a kind are: in a field of their own, or one in each element of a list.
struct Shapes {
    const yaml::FieldSpec *grid = nullptr; ///< null if the kind has no shapes
    const yaml::FieldSpec *list = nullptr; ///< null if there is just one
    /// "shape", "components/2/rows".
    [[nodiscard]] QString path(int part) const;
};
[[nodiscard]] Shapes shapes(const yaml::KindSpec &kind);

/// How several shapes hang together: a choice between the words below. Null if the kind has none.
[[nodiscard]] const yaml::FieldSpec *link(const yaml::KindSpec &kind);
constexpr const char *touching = "touching";
constexpr const char *gap = "gap";

/// What must lie beside the shapes: a list whose elements are a single choice. Null if the kind has none.
[[nodiscard]] const yaml::FieldSpec *beside(const yaml::KindSpec &kind);
/// The choice inside such an element.
[[nodiscard]] const yaml::FieldSpec *besideWord(const yaml::FieldSpec &beside);

/// Whether a space with that character of a shape covers something.
[[nodiscard]] inline bool covers(const yaml::LegendEntry &entry)
{
    return !entry.on.empty();
}
/// The character of a shape for what it does not cover; null if the legend has none.
[[nodiscard]] QChar uncovered(const yaml::FieldSpec &grid);

} // namespace mw::editor::gridfields
