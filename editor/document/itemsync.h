#pragma once

#include "core/items.h"
#include "editor/document/documenttexts.h"
#include "yaml/schema.h"

#include <QList>
#include <QString>

#include <string>
#include <vector>

namespace mw::editor {

/// Brings the items of one file in line with its text, right after that was edited by `edits` (`oldText` is the text
/// before). Parses only the items touched where that can be done safely, else the file if it is small, else nothing:
/// the file is then pending until the worker has parsed it. Returns what changed.
[[nodiscard]] DocumentChange syncItems(const yaml::Schema &schema, const QString &name, DocumentFile &file,
                                       const QByteArray &oldText, const std::vector<TextEdit> &edits, Items &items);

/// Parses the present text, whatever its size, and takes over its items; false if it does not parse. Returns whether
/// anything but places changed in `change`.
bool parseWhole(const yaml::Schema &schema, const QString &name, DocumentFile &file, Items &items,
                DocumentChange &change);

/// Path of the one value in which two values differ; empty if several do or if they are the same.
[[nodiscard]] std::string differingPath(const Value &before, const Value &after);

/// Where a value stands now: values inside an item keep the place they were parsed at, while the item's own place
/// follows edits above it.
[[nodiscard]] Location placeOf(const Item &item, const Value &value);

} // namespace mw::editor
