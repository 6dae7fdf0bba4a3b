#include "editor/models/whereused.h"

#include "editor/document/packdocument.h"
#include "yaml/checkvalue.h"

namespace mw::editor {

QList<Use> usesOf(const PackDocument &document, const ItemRef &target)
{
    QList<Use> uses;
    const std::string kindName = target.kind.toStdString();
    const std::string id = target.id.toStdString();
    for (const Item &item : document.items().all()) {
        const yaml::KindSpec *kind = document.schema().kind(item.kind);
        if (!kind)
            continue;
        const auto visit = [&](const yaml::FieldSpec &spec, const Value &value, const std::string &path) {
            if (spec.type == yaml::FieldSpec::Type::Reference && spec.target == kindName && value.text == id)
                uses.append({{QString::fromStdString(item.kind), QString::fromStdString(item.id)},
                             QString::fromStdString(path)});
        };
        yaml::forEachValue(kind->fields, item.fields, {}, visit);
    }
    return uses;
}

} // namespace mw::editor
