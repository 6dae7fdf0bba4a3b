#include "editor/models/changelist.h"

#include "editor/document/newitems.h"

namespace mw::editor {

namespace {

QString joined(const QString &path, const std::string &step)
{
    const QString name = QString::fromStdString(step);
    return path.isEmpty() ? name : path + QLatin1Char('/') + name;
}

void compare(const Value &before, const Value &after, const QString &path, QList<FieldDifference> &differences)
{
    static const Value nothing;
    if (before.sameAs(after))
        return;
    const bool bothMaps = before.kind == Value::Kind::Map && after.kind == Value::Kind::Map;
    const bool bothLists = before.kind == Value::Kind::List && after.kind == Value::Kind::List;
    if (!bothMaps && !(bothLists && before.list.size() == after.list.size())) {
        differences.append({path, before, after});
        return;
    }
    for (std::size_t i = 0; i < before.list.size(); ++i)
        compare(before.list[i], after.list[i], joined(path, std::to_string(i)), differences);
    for (const Value::Entry &entry : before.map) {
        const Value *other = after.find(entry.key);
        compare(entry.value, other ? *other : nothing, joined(path, entry.key), differences);
    }
    for (const Value::Entry &entry : after.map) {
        if (!before.find(entry.key))
            compare(nothing, entry.value, joined(path, entry.key), differences);
    }
}

ItemRef refOf(const Item &item)
{
    return {QString::fromStdString(item.kind), QString::fromStdString(item.id)};
}

} // namespace

ItemDifference difference(const ItemRef &ref, const Item *before, const Item *after)
{
    ItemDifference result;
    result.item = ref;
    result.what = !before  ? ChangesModel::What::Added
                  : !after ? ChangesModel::What::Removed
                           : ChangesModel::What::Changed;
    if (before || after)
        result.title = titleOf(after ? *after : *before);
    if (before && after)
        compare(before->fields, after->fields, {}, result.fields);
    return result;
}

QList<ItemRef> differingItems(const Items &before, const Items &after)
{
    QList<ItemRef> refs;
    for (const Item &item : after.all()) {
        const Item *old = before.find(item.kind, item.id);
        if (after.find(item.kind, item.id) == &item && (!old || !old->fields.sameAs(item.fields)))
            refs.append(refOf(item));
    }
    for (const Item &item : before.all()) {
        if (before.find(item.kind, item.id) == &item && !after.find(item.kind, item.id))
            refs.append(refOf(item));
    }
    return refs;
}

} // namespace mw::editor
