#include "editor/models/grid/mapground.h"

#include "editor/document/packdocument.h"
#include "editor/models/grid/gridfields.h"
#include "editor/models/grid/gridmodel.h"
#include "yaml/legend.h"

#include <algorithm>

namespace mw::editor {

using grid::Cells;
using yaml::FieldSpec;

namespace {

constexpr const char *sidewalkField = "sidewalk";

const Item *find(const PackDocument &document, const ItemRef &ref)
{
    return document.items().find(ref.kind.toStdString(), ref.id.toStdString());
}

const FieldSpec *specOf(const PackDocument &document, const ItemRef &map)
{
    const yaml::KindSpec *kind = document.schema().kind(map.kind.toStdString());
    return kind ? gridfields::map(*kind) : nullptr;
}

/// The field that says which maps belong together.
const FieldSpec *setField(const yaml::KindSpec &kind)
{
    for (const FieldSpec &field : kind.fields.fields) {
        if (field.type == FieldSpec::Type::Enum && field.required)
            return &field;
    }
    return nullptr;
}

} // namespace

Cells MapGround::of(std::string_view terrain) const
{
    const auto found = std::find(terrains.begin(), terrains.end(), terrain);
    return found == terrains.end() ? Cells() : where[std::size_t(found - terrains.begin())];
}

Cells MapGround::ofAny(const std::vector<std::string> &names) const
{
    Cells cells;
    for (const std::string &name : names)
        cells |= of(name);
    return cells;
}

MapGround groundOf(const GridText &rows, const std::vector<yaml::LegendEntry> &legend, const Item &map)
{
    MapGround ground;
    ground.rows = std::min(rows.height(), grid::side);
    ground.columns = std::min(rows.width(), grid::side);
    for (const yaml::LegendEntry &entry : legend) {
        ground.terrains.push_back(entry.id);
        Cells &cells = ground.where.emplace_back();
        const QString symbol = QString::fromStdString(entry.symbol);
        for (int row = 0; row < ground.rows; ++row) {
            for (int column = 0; column < ground.columns; ++column) {
                if (symbol == rows.at({column, row}))
                    cells.add({row, column});
            }
        }
        ground.all |= cells;
    }
    const Value *sidewalk = map.field(sidewalkField);
    const int from = sidewalk ? int(sidewalk->intOr("from", 1)) - 1 : 0;
    const int to = sidewalk ? int(sidewalk->intOr("to", ground.columns)) - 1 : ground.columns - 1;
    for (int column = std::max(from, 0); ground.rows > 0 && column <= std::min(to, ground.columns - 1); ++column)
        ground.start.add({ground.rows - 1, column});
    ground.start &= ground.all;
    return ground;
}

QList<ItemRef> mapsBeside(const PackDocument &document, const ItemRef &map)
{
    const yaml::KindSpec *kind = document.schema().kind(map.kind.toStdString());
    const Item *own = find(document, map);
    if (!kind || !own || !specOf(document, map))
        return {};
    const FieldSpec *set = setField(*kind);
    QList<ItemRef> maps;
    for (const Item *item : document.items().ofKind(kind->name)) {
        if (!set || item->fields.textOr(set->name, "") == own->fields.textOr(set->name, ""))
            maps.append({map.kind, QString::fromStdString(item->id)});
    }
    return maps;
}

QList<ItemRef> allMaps(const PackDocument &document)
{
    QList<ItemRef> maps;
    for (const Item &item : document.items().all()) {
        const ItemRef ref{QString::fromStdString(item.kind), QString::fromStdString(item.id)};
        if (specOf(document, ref))
            maps << ref;
    }
    return maps;
}

GridText rowsOf(const PackDocument &document, const ItemRef &map)
{
    const FieldSpec *spec = specOf(document, map);
    const Item *item = find(document, map);
    return spec && item ? gridOf(item->field(spec->name)) : GridText();
}

std::vector<yaml::LegendEntry> legendOf(const PackDocument &document, const ItemRef &map)
{
    const FieldSpec *spec = specOf(document, map);
    return spec ? yaml::legendOf(*spec, document.items()) : std::vector<yaml::LegendEntry>();
}

MapGround groundOf(const PackDocument &document, const ItemRef &map)
{
    const Item *item = find(document, map);
    return item ? groundOf(rowsOf(document, map), legendOf(document, map), *item) : MapGround();
}

} // namespace mw::editor
