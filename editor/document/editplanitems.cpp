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

bool EditPlan::addItem(const yaml::KindSpec &kind, const QString &file, const Value &fields)
{
    const auto found = m_files.find(file);
    if (found == m_files.end() || !found->exists)
        return createFile(kind, file, fields);
    if (kind.collection.empty())
        return fail(Message(MW_TEXT("{0} is there already.")).name(name(file)));
    if (!found->parses) {
        return fail(Message(MW_TEXT("{0} cannot be changed here while its text has errors.")).name(name(file)),
                    Message(MW_TEXT("Repair the text in the source view first.")));
    }
    return appendItem(kind, file, fields);
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

bool EditPlan::createFile(const yaml::KindSpec &kind, const QString &file, const Value &fields)
{
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
                        [&](const Item &other) { return other.kind != place.kind->name || removed.contains(&other); });
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
    const auto others = m_items.ofKind(place->kind->name);
    // The list's items in file order; the one that stands at `to` afterwards makes room.
    QList<ItemRef> list;
    for (const Item *other : others) {
        if (other->location.fileName() == place->item->location.fileName())
            list.append({item.kind, QString::fromStdString(other->id)});
    }
    const int from = span ? span->index : int(list.indexOf(item));
    const int target = std::clamp(to, 0, int(list.size()) - 1);
    const int before = target > from ? target + 1 : target;
    return target == from || moveItems({item}, before < list.size() ? list[before] : ItemRef());
}

bool EditPlan::moveItems(const QList<ItemRef> &items, const ItemRef &before)
{
    const auto first = items.isEmpty() ? std::nullopt : find(items.front());
    const ItemSpan *span = first ? spanOf(*first) : nullptr;
    if (!first)
        return false;
    if (!span) {
        return fail(Message(MW_TEXT("Items of {0} can be moved in its text only.")).name(name(first->name)),
                    Message(MW_TEXT("The file has anchors, or its items do not stand in a plain list.")));
    }
    std::vector<int> moved;
    for (const ItemRef &item : items) {
        const auto place = find(item);
        const ItemSpan *other = place && place->file == first->file ? spanOf(*place) : nullptr;
        if (!other || other->list != span->list)
            return fail(Message(MW_TEXT("Items can be moved within one file only.")),
                        Message(MW_TEXT("Move those of other files by themselves.")));
        moved.push_back(other->index);
    }
    const auto &spans = first->file->spans;
    int target = int(
        std::count_if(spans.begin(), spans.end(), [span](const ItemSpan &other) { return other.list == span->list; }));
    const Item *next = m_items.find(before.kind.toStdString(), before.id.toStdString());
    if (next && next->location.fileName() == name(first->name)) {
        if (const auto place = find(before); place && spanOf(*place))
            target = spanOf(*place)->index;
    }
    std::vector<int> order;
    const int length = int(
        std::count_if(spans.begin(), spans.end(), [span](const ItemSpan &other) { return other.list == span->list; }));
    for (int i = 0; i <= length; ++i) {
        if (i == target)
            order.insert(order.end(), moved.begin(), moved.end());
        if (i < length && std::find(moved.begin(), moved.end(), i) == moved.end())
            order.push_back(i);
    }
    return moveWithin(*first, order);
}

/// Brings a list into a new order (old positions), on the stretch that changes.
bool EditPlan::moveWithin(const Place &place, const std::vector<int> &order)
{
    std::size_t low = 0;
    std::size_t high = order.size();
    while (low < high && order[low] == int(low))
        ++low;
    while (high > low && order[high - 1] == int(high - 1))
        --high;
    if (low == high)
        return true;
    const std::size_t listStart = place.index - std::size_t(spanOf(place)->index);
    auto piece = Workpiece::ofItems(m_schema, name(place.name), *place.file, listStart + low, listStart + high - 1);
    std::vector<int> present(order.begin() + std::ptrdiff_t(low), order.begin() + std::ptrdiff_t(high));
    std::sort(present.begin(), present.end());
    for (std::size_t i = 0; piece && i < present.size(); ++i) {
        const auto at = std::find(present.begin() + std::ptrdiff_t(i), present.end(), order[low + i]);
        const std::size_t from = std::size_t(at - present.begin());
        if (from == i)
            continue;
        // Where all shift up but one, moving that one down is a single step.
        const bool isOneDown = order[low + i] == present[i + 1] && order[low + present.size() - 1] == present[i];
        const std::size_t source = isOneDown ? i : from;
        const std::size_t target = isOneDown ? present.size() - 1 : i;
        const auto problem = piece->edit([&](const yaml::SourceFile &file, const yaml::YamlTree &tree) {
            return yaml::moveElement(file, tree, piece->listPath(), source, target);
        });
        if (problem)
            return fail(*problem);
        const int element = present[source];
        present.erase(present.begin() + std::ptrdiff_t(source));
        present.insert(present.begin() + std::ptrdiff_t(target), element);
    }
    if (!piece)
        return fail(Message(MW_TEXT("The items cannot be moved there.")), Message(MW_TEXT("Move them in the source.")));
    take(place.name, piece->edits());
    return true;
}

} // namespace mw::editor
