#include "schema.h"

#include "schemareader.h"

#include <algorithm>

namespace mw::yaml {

const FieldSpec *FieldSpec::field(std::string_view key) const
{
    const auto found = std::find_if(fields.begin(), fields.end(), [key](const FieldSpec &f) { return f.name == key; });
    return found == fields.end() ? nullptr : &*found;
}

const FieldSpec *KindSpec::specAt(std::string_view path) const
{
    const FieldSpec *spec = &fields;
    while (spec && !path.empty()) {
        const std::size_t slash = std::min(path.find('/'), path.size());
        spec = spec->type == FieldSpec::Type::Struct ? spec->field(path.substr(0, slash)) : spec->element.get();
        path.remove_prefix(std::min(slash + 1, path.size()));
    }
    return spec;
}

std::vector<std::string> KindSpec::fieldOrder() const
{
    std::vector<std::string> names;
    for (const FieldSpec &field : fields.fields)
        names.push_back(field.name);
    return names;
}

Schema Schema::read(const Value &shared, const Value &schema, Diagnostics &problems)
{
    SchemaReader reader(problems);
    reader.addTypes(shared);
    reader.addTypes(schema);
    Schema result;
    result.m_kinds = reader.readKinds(shared, schema);
    return result;
}

const KindSpec *Schema::kind(std::string_view name) const
{
    const auto found =
        std::find_if(m_kinds.begin(), m_kinds.end(), [name](const KindSpec &k) { return k.name == name; });
    return found == m_kinds.end() ? nullptr : &*found;
}

const KindSpec *Schema::kindOfCollection(std::string_view collection) const
{
    const auto found = std::find_if(m_kinds.begin(), m_kinds.end(), [collection](const KindSpec &k) {
        return !k.collection.empty() && k.collection == collection;
    });
    return found == m_kinds.end() ? nullptr : &*found;
}

} // namespace mw::yaml
