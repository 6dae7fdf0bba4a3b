#include "editor/models/whereused.h"

#include "core/effectid.h"
#include "editor/document/packdocument.h"
#include "editor/models/effecttext.h"
#include "yaml/checkvalue.h"

#include <algorithm>
#include <functional>

namespace mw::editor {

namespace {

using Test = std::function<bool(const yaml::FieldSpec &, const Value &)>;

QList<Use> usesWhere(const PackDocument &document, const Test &isUse)
{
    QList<Use> uses;
    for (const Item &item : document.items().all()) {
        const yaml::KindSpec *kind = document.schema().kind(item.kind);
        if (!kind)
            continue;
        yaml::forEachValue(kind->fields, item.fields, {},
                           [&](const yaml::FieldSpec &spec, const Value &value, const std::string &path) {
                               if (isUse(spec, value))
                                   uses.append({{QString::fromStdString(item.kind), QString::fromStdString(item.id)},
                                                QString::fromStdString(path)});
                           });
    }
    return uses;
}

/// Whether a text has a word that is not part of a longer one.
bool cites(const std::string &text, const std::string &word)
{
    const auto isPart = [&text](std::size_t at) {
        const char c = at < text.size() ? text[at] : ' ';
        return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    };
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        if ((at == 0 || !isPart(at - 1)) && !isPart(at + word.size()))
            return true;
    }
    return false;
}

} // namespace

QList<Use> usesOf(const PackDocument &document, const ItemRef &target)
{
    const std::string kind = target.kind.toStdString();
    const std::string id = target.id.toStdString();
    const bool saysEffects = kind == "wording" || kind == "weight";
    const bool isCited = !id.empty() && id.front() >= 'A' && id.front() <= 'Z';
    return usesWhere(document, [&](const yaml::FieldSpec &spec, const Value &value) {
        if (spec.type == yaml::FieldSpec::Type::Reference)
            return spec.target == kind && value.text == id;
        if (saysEffects && isEffect(spec))
            return effectId(document.items(), kind, value) == id;
        return isCited && spec.type == yaml::FieldSpec::Type::Text && spec.name != "id" && cites(value.text, id);
    });
}

QList<Use> usesOfIcon(const PackDocument &document, const QString &token)
{
    const std::string inText = '{' + token.toStdString() + '}';
    const std::string bare = token.toStdString();
    const std::string choice = token.section(u':', -1).toStdString();
    return usesWhere(document, [&](const yaml::FieldSpec &spec, const Value &value) {
        if (spec.type == yaml::FieldSpec::Type::Enum)
            return value.text == choice;
        return spec.type == yaml::FieldSpec::Type::Text && spec.name != "id" &&
               (value.text.find(inText) != std::string::npos || value.text == bare);
    });
}

} // namespace mw::editor
