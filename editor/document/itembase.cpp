#include "editor/document/itembase.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace mw::editor {

namespace {

using Name = std::pair<std::string_view, std::string_view>;

Name nameOf(const Item &item)
{
    return {item.kind, item.id};
}

const Item *present(const Items &items, const ItemRef &ref)
{
    return items.find(ref.kind.toStdString(), ref.id.toStdString());
}

} // namespace

void ItemBase::note(const QString &file, const std::vector<Item> &before, const std::vector<Item> &after)
{
    std::map<Name, const Item *> now;
    for (const Item &item : after)
        now.try_emplace(nameOf(item), &item);
    std::map<Name, const Item *> once;
    for (const Item &item : before) {
        once.try_emplace(nameOf(item), &item);
        const auto same = now.find(nameOf(item));
        if (same == now.end() || !same->second->fields.sameAs(item.fields))
            noteOne(file, item, &item);
    }
    for (const Item &item : after) {
        if (!once.contains(nameOf(item)))
            noteOne(file, item, nullptr);
    }
}

void ItemBase::noteOne(const QString &file, const Item &name, const Item *item)
{
    const ItemRef ref{QString::fromStdString(name.kind), QString::fromStdString(name.id)};
    if (!m_items.contains(ref.key()))
        m_items.insert(ref.key(), {file, ref, item ? std::optional(*item) : std::nullopt});
}

void ItemBase::forget(const QString &file)
{
    m_items.removeIf([&file](const auto &entry) { return entry.value().file == file; });
}

const Item *ItemBase::find(const Items &items, const ItemRef &ref) const
{
    const auto entry = m_items.find(ref.key());
    if (entry == m_items.end())
        return present(items, ref);
    return entry->item ? &*entry->item : nullptr;
}

bool ItemBase::isModified(const Items &items, const ItemRef &ref) const
{
    const auto entry = m_items.find(ref.key());
    if (entry == m_items.end())
        return false;
    const Item *now = present(items, ref);
    return entry->item.has_value() != (now != nullptr) || (now && !now->fields.sameAs(entry->item->fields));
}

QList<ItemRef> ItemBase::modified(const Items &items) const
{
    QList<ItemRef> refs;
    for (const Entry &entry : m_items) {
        if (isModified(items, entry.ref))
            refs.append(entry.ref);
    }
    std::sort(refs.begin(), refs.end(), [](const ItemRef &a, const ItemRef &b) { return a.key() < b.key(); });
    return refs;
}

} // namespace mw::editor
