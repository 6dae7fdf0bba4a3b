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

/// All fields of the pack that use an item, in file order: that refer to it by the schema, effects that it words or
/// weighs, and, for an id in capitals as rules have, texts that cite it.
[[nodiscard]] QList<Use> usesOf(const PackDocument &document, const ItemRef &target);

/// All fields of the pack that show an icon ("crystal:blue"): texts that name it, and choices that are drawn as it.
[[nodiscard]] QList<Use> usesOfIcon(const PackDocument &document, const QString &token);

} // namespace mw::editor
