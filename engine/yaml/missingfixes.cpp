#include "missingfixes.h"

#include "edits.h"

#include <algorithm>

namespace mw::yaml {

namespace {

/// Each remedy is proven by reading the file again; with more of them than this, loading would get slow.
constexpr int mostFixes = 20;

std::string_view parentOf(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

/// The map that a key at a place belongs to.
std::string mapAround(const YamlTree &tree, std::size_t offset)
{
    int node = tree.nodeAt(offset);
    while (node >= 0 && tree.nodes()[static_cast<std::size_t>(node)].kind != YamlNode::Kind::Map)
        node = tree.nodes()[static_cast<std::size_t>(node)].parent;
    return node < 0 ? std::string() : tree.pathOf(node);
}

/// Whether a map of a file is an item of a kind or part of one. What a variant leaves out is told in its file, where no
/// fields can be added.
bool isOfKind(const KindSpec &kind, const std::string &file, const std::string &map)
{
    if (kind.collection.empty())
        return file == kind.file || (!kind.folder.empty() && file.starts_with(kind.folder + '/'));
    return map.starts_with(kind.collection + '/');
}

bool addFix(const KindSpec &kind, const LoadedFile &file, Diagnostic &problem)
{
    const FieldSpec *field = kind.specAt(problem.path);
    const FieldSpec *owner = kind.specAt(parentOf(problem.path));
    if (!field || !owner || field->defaultValue.isNull())
        return false;
    std::vector<std::string> order;
    for (const FieldSpec &sibling : owner->fields)
        order.push_back(sibling.name);
    const std::string map = mapAround(file.tree, problem.location.offset);
    if (!isOfKind(kind, file.source.name(), map))
        return false;
    const std::string path = map.empty() ? field->name : map + '/' + field->name;
    EditResult result = setValue(file.source, file.tree, path, field->defaultValue, order);
    if (result.problem || result.edits.empty())
        return false;
    problem.fixes.push_back({Message(MW_TEXT("Add {0}: {1}")).name(field->name).name(field->defaultValue.text),
                             file.source.name(), std::move(result.edits)});
    return true;
}

} // namespace

void addMissingFixes(const Schema &schema, const std::vector<std::shared_ptr<const LoadedFile>> &files,
                     Diagnostics &problems)
{
    int added = 0;
    for (Diagnostic &problem : problems) {
        if (problem.code != "value.missing" || !problem.location.isKnown() || added == mostFixes)
            continue;
        const KindSpec *kind = schema.kind(problem.item.substr(0, problem.item.find('/')));
        const auto file = std::find_if(files.begin(), files.end(), [&problem](const auto &f) {
            return f->source.name() == problem.location.fileName();
        });
        if (kind && file != files.end() && addFix(*kind, **file, problem))
            ++added;
    }
}

} // namespace mw::yaml
