#include "editor/models/grid/gridfields.h"

#include "yaml/legend.h"

#include <algorithm>

namespace mw::editor::gridfields {

using yaml::FieldSpec;
using yaml::KindSpec;

namespace {

bool isShape(const FieldSpec &spec)
{
    return std::any_of(spec.legend.begin(), spec.legend.end(), covers);
}

bool hasValue(const FieldSpec &spec, const char *word)
{
    return std::find(spec.values.begin(), spec.values.end(), word) != spec.values.end();
}

const FieldSpec *find(const std::vector<FieldSpec> &fields, bool (*wanted)(const FieldSpec &))
{
    const auto found = std::find_if(fields.begin(), fields.end(), wanted);
    return found == fields.end() ? nullptr : &*found;
}

} // namespace

const FieldSpec *map(const KindSpec &kind)
{
    return find(kind.fields.fields, [](const FieldSpec &field) { return !field.legendKind.empty(); });
}

QString Shapes::path(int part) const
{
    const QString name = QString::fromStdString(grid->name);
    return list ? QStringLiteral("%1/%2/%3").arg(QString::fromStdString(list->name)).arg(part).arg(name) : name;
}

Shapes shapes(const KindSpec &kind)
{
    if (const FieldSpec *own = find(kind.fields.fields, isShape))
        return {own, nullptr};
    for (const FieldSpec &field : kind.fields.fields) {
        const FieldSpec *inner = field.element ? find(field.element->fields, isShape) : nullptr;
        if (inner)
            return {inner, &field};
    }
    return {};
}

const FieldSpec *link(const KindSpec &kind)
{
    return find(kind.fields.fields, [](const FieldSpec &field) {
        return field.type == FieldSpec::Type::Enum && hasValue(field, touching) && hasValue(field, gap);
    });
}

const FieldSpec *beside(const KindSpec &kind)
{
    return find(kind.fields.fields, [](const FieldSpec &field) { return besideWord(field) != nullptr; });
}

const FieldSpec *besideWord(const FieldSpec &beside)
{
    const bool isSingle = beside.element && beside.element->fields.size() == 1 &&
                          beside.element->fields.front().type == FieldSpec::Type::Enum;
    return isSingle ? &beside.element->fields.front() : nullptr;
}

QChar uncovered(const FieldSpec &grid)
{
    for (const yaml::LegendEntry &entry : grid.legend) {
        if (!covers(entry))
            return QString::fromStdString(entry.symbol).at(0);
    }
    return {};
}

} // namespace mw::editor::gridfields
