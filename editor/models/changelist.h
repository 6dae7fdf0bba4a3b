#pragma once

#include "core/items.h"
#include "editor/document/documentchange.h"
#include "editor/models/changesmodel.h"
#include "yaml/schema.h"

#include <QList>
#include <QString>

namespace mw::editor {

/// A field that differs.
struct FieldDifference {
    QString path;
    Value before; ///< Null if it was not there
    Value after;  ///< Null if it is no longer there
};

/// An item that differs.
struct ItemDifference {
    ItemRef item;
    ChangesModel::What what = ChangesModel::What::Changed;
    QString title;
    QList<FieldDifference> fields; ///< empty for items added and removed
};

/// Compares an item with what it was; null where it is not there. Lists of the same length differ by their elements,
/// others as a whole.
[[nodiscard]] ItemDifference difference(const ItemRef &ref, const Item *before, const Item *after);
/// The items that differ, in the order of `after`, then those that are gone.
[[nodiscard]] QList<ItemRef> differingItems(const Items &before, const Items &after);

} // namespace mw::editor
