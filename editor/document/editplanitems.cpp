#include "editor/document/editplan.h"
#include "editor/document/newitems.h"

#include <algorithm>
#include <set>

namespace mw::editor {

namespace {

std::string name(const QString &file)
{
    return file.toStdString();
}

/// A key and its value as the start of a file, for a first field that is a scalar of plain text.
std::string firstLine(const std::string &key)
{
    return key + ": x\n";
}

} // namespace

bool EditPlan::addItem(const yaml::KindSpec &kind, const std::string &id, const QString &file)
{
    const auto found = m_files.find(file);
    if (found == m_files.end() || !found->exists)
        return createFile(kind, id, file);
    if (kind.collection.empty())
        return fail(Message(MW_TEXT("{0} is there already.")).name(name(file)));
    if (!found->parses) {
        return fail(Message(MW_TEXT("{0} cannot be changed here while its text has errors.")).name(name(file)),
                    Message(MW_TEXT("Repair the text in the source view first.")));
    }
    return appendItem(kind, file, initialItem(kind, id));
}

bool EditPlan::appendItem(const yaml::KindSpec &kind, const QString &file, const Value &fields)
{
    const DocumentFile &there = m_files.find(file).value();
    // Behind the last item of the list, on that item alone.
    std::size_t last = there.spans.size();
    while (last > 0 && there.spans[last - 1].kind != kind.name)
        --last;
    const auto insert = [&](std::size_t index) {
        return [&, index](const yaml::SourceFile &source, const yaml::YamlTree &tree) {
            if (tree.find(kind.collection) < 0 || index == 0)
                return yaml::setValue(source, tree, kind.collection, Value::ofList({fields}));
            return yaml::insertElement(source, tree, kind.collection, index, fields);
        };
    };
    if (last > 0 && there.spans.size() == there.itemCount && !there.isPending) {
        auto piece = Workpiece::ofItems(m_schema, name(file), there, last - 1, last - 1);
        if (piece && !piece->edit(insert(1))) {
            take(file, piece->edits());
            return true;
        }
    }
    std::optional<Diagnostic> problem;
    auto piece = Workpiece::ofFile(name(file), there, problem);
    const Value *list = there.parsed ? there.parsed->value.find(kind.collection) : nullptr;
    if (piece)
        problem = piece->edit(insert(list ? list->list.size() : 0));
    if (problem || !piece)
        return problem && fail(*problem);
    take(file, piece->edits());
    return true;
}

bool EditPlan::createFile(const yaml::KindSpec &kind, const std::string &id, const QString &file)
{
    const Value fields = initialItem(kind, id);
    std::string text;
    std::string prefix;
    if (!kind.collection.empty()) {
        text = kind.collection + ":\n  - " + firstLine("id");
        prefix = kind.collection + "/0/";
    } else if (!fields.map.empty()) {
        text = firstLine(fields.map.front().key);
    }
    auto piece = Workpiece::ofText(name(file), text);
    for (const Value::Entry &field : fields.map) {
        const auto problem = piece ? piece->edit([&](const yaml::SourceFile &source, const yaml::YamlTree &tree) {
            return yaml::setValue(source, tree, prefix + field.key, field.value, kind.fieldOrder());
        })
                                   : std::optional(Diagnostic());
        if (problem)
            return fail(*problem);
    }
    const auto old = m_files.find(file);
    const std::size_t length = old == m_files.end() ? 0 : std::size_t(old->text.size());
    take(file, {{0, length, piece ? std::string(piece->text()) : std::string()}});
    return true;
}

bool EditPlan::editNeighbours(const Place &place, std::size_t first, std::size_t last, const ItemEdit &edit)
{
    auto piece = Workpiece::ofItems(m_schema, name(place.name), *place.file, first, last);
    std::optional<Diagnostic> problem;
    if (!piece || !piece->elements()[place.index - first].sameAs(place.item->fields) ||
        !edit(*piece, piece->listPath(), problem))
        return false;
    take(place.name, piece->edits());
    return true;
}

bool EditPlan::duplicateItem(const ItemRef &item, const std::string &newId)
{
    const auto place = find(item);
    if (!place)
        return false;
    if (place->kind->collection.empty()) {
        const QString file = QString::fromStdString(place->kind->folder + "/" + newId + ".yaml");
        if (place->kind->folder.empty())
            return fail(Message(MW_TEXT("There can be only one item of this kind.")));
        take(file, {{0, 0, place->file->text.toStdString()}});
        return true;
    }
    return editItem(*place, [&](Workpiece &piece, const std::string &prefix, std::optional<Diagnostic> &problem) {
        const auto result = piece.edit([&](const yaml::SourceFile &source, const yaml::YamlTree &tree) {
            return yaml::duplicateElement(source, tree, prefix, newId);
        });
        if (result)
            problem = result;
        return !result;
    });
}

bool EditPlan::removeItems(const QList<ItemRef> &items)
{
    std::set<const Item *> removed;
    QList<Place> places;
    for (const ItemRef &item : items) {
        const auto place = find(item);
        if (!place)
            return false;
        if (removed.insert(place->item).second)
            places.append(*place);
    }
    std::set<std::pair<QString, std::string>> emptied;
    for (const Place &place : places) {
        if (place.kind->collection.empty()) {
            if (!place.kind->file.empty())
                return fail(Message(MW_TEXT("The pack cannot do without {0}.")).name(name(place.name)));
            take(place.name, {});
            m_steps[place.name].exists = false;
            continue;
        }
        const auto first = m_items.all().begin() + std::ptrdiff_t(place.file->firstItem);
        const bool isAllOfList =
            std::all_of(first, first + std::ptrdiff_t(place.file->itemCount),
                        [&](const Item &other) { return other.kind != place.kind->name || removed.count(&other) > 0; });
        if (!isAllOfList) {
            if (!removeFromList(place))
                return false;
        } else if (emptied.insert({place.name, place.kind->name}).second && !emptyList(place)) {
            return false;
        }
    }
    return true;
}

bool EditPlan::removeFromList(const Place &place)
{
    if (const ItemSpan *span = spanOf(place)) {
        // With one neighbour for company, since a list cannot be left without elements.
        const bool isFirst = span->index == 0;
        const std::size_t first = isFirst ? place.index : place.index - 1;
        const auto remove = [&](Workpiece &piece, const std::string &list, std::optional<Diagnostic> &problem) {
            problem = piece.edit([&](const yaml::SourceFile &source, const yaml::YamlTree &tree) {
                return yaml::removeEntry(source, tree, list + (isFirst ? "/0" : "/1"));
            });
            return !problem;
        };
        if (editNeighbours(place, first, first + 1, remove))
            return true;
    }
    return editWhole(place, [&](Workpiece &piece, const std::string &path, std::optional<Diagnostic> &problem) {
        problem = piece.edit([&](const yaml::SourceFile &source, const yaml::YamlTree &tree) {
            return yaml::removeEntry(source, tree, path);
        });
        return !problem;
    });
}

bool EditPlan::emptyList(const Place &place)
{
    return editWhole(place, [&](Workpiece &piece, const std::string &, std::optional<Diagnostic> &problem) {
        problem = piece.edit([&](const yaml::SourceFile &source, const yaml::YamlTree &tree) {
            return yaml::setValue(source, tree, place.kind->collection, Value::ofList({}));
        });
        return !problem;
    });
}

bool EditPlan::moveItem(const ItemRef &item, int to)
{
    const auto place = find(item);
    if (!place)
        return false;
    const ItemSpan *span = spanOf(*place);
    if (!span) {
        return fail(Message(MW_TEXT("Items of {0} can be moved in its text only.")).name(name(place->name)),
                    Message(MW_TEXT("The file has anchors, or its items do not stand in a plain list.")));
    }
    const auto &spans = place->file->spans;
    const auto length =
        std::count_if(spans.begin(), spans.end(), [span](const ItemSpan &other) { return other.list == span->list; });
    const int target = std::clamp(to, 0, int(length) - 1);
    const std::size_t other = place->index + std::size_t(target) - std::size_t(span->index);
    const std::size_t first = std::min(place->index, other);
    const auto move = [&](Workpiece &piece, const std::string &list, std::optional<Diagnostic> &problem) {
        problem = piece.edit([&](const yaml::SourceFile &source, const yaml::YamlTree &tree) {
            return yaml::moveElement(source, tree, list, place->index - first, other - first);
        });
        return !problem;
    };
    if (other == place->index || editNeighbours(*place, first, std::max(place->index, other), move))
        return true;
    return fail(Message(MW_TEXT("{0} cannot be moved there.")).name(item.id.toStdString()),
                Message(MW_TEXT("Move it in the source view.")));
}

} // namespace mw::editor
