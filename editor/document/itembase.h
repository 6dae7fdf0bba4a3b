#pragma once

#include "core/items.h"
#include "editor/document/documentchange.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace mw::editor {

/// What items were at the last save, for those touched since. An item is noted when it first changes, so nothing is
/// parsed or copied for the others.
class ItemBase
{
public:
    /// Notes items of a file that took the place of others.
    void note(const QString &file, const std::vector<Item> &before, const std::vector<Item> &after);
    /// The file was saved or reloaded: its present items are the base.
    void forget(const QString &file);
    void clear() { m_items.clear(); }

    /// The item at the last save; null if it was not there. Items never touched are found in `present`.
    [[nodiscard]] const Item *find(const Items &present, const ItemRef &item) const;
    [[nodiscard]] bool isModified(const Items &present, const ItemRef &item) const;
    /// Items that differ from the base, those that are gone included; sorted by kind and id.
    [[nodiscard]] QList<ItemRef> modified(const Items &present) const;

private:
    struct Entry {
        QString file;
        ItemRef ref;
        std::optional<Item> item; ///< nothing if it was not there
    };
    void noteOne(const QString &file, const Item &name, const Item *item);

    QHash<QString, Entry> m_items; ///< by ItemRef::key()
};

} // namespace mw::editor
