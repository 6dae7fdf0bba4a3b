#pragma once

#include "editor/document/documentchange.h"

#include <QList>
#include <QString>

namespace mw::editor {

class PackDocument;

/// A field that names an item.
struct Use {
    ItemRef item; ///< the item that has the field
    QString path;
    bool operator==(const Use &) const = default;
};

/// All fields of the pack that refer to an item by the schema, in file order.
[[nodiscard]] QList<Use> usesOf(const PackDocument &document, const ItemRef &target);

} // namespace mw::editor
