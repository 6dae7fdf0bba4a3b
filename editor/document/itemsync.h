#pragma once

#include "core/items.h"
#include "editor/document/documenttexts.h"
#include "editor/document/itembase.h"
#include "yaml/schema.h"

#include <QList>
#include <QString>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mw::editor {

/// Keeps the items in line with the texts.
class ItemSync
{
public:
    /// `packName` is the name of the pack's folder. What is referred to must outlive the object.
    ItemSync(const yaml::Schema &schema, std::string packName, Items &items, ItemBase &base)
        : m_schema(schema), m_packName(std::move(packName)), m_items(items), m_base(base)
    {
    }

    /// Brings the items of one file in line with its text, right after that was edited by `edits` (`oldText` is the
    /// text before). Parses only the items touched where that can be done safely, else the file if it is small, else
    /// nothing: the file is then pending until the worker has parsed it. Returns what changed.
    [[nodiscard]] DocumentChange sync(const QString &name, DocumentFile &file, const QByteArray &oldText,
                                      const std::vector<TextEdit> &edits);

private:
    std::optional<DocumentChange> syncRegion(const QString &name, DocumentFile &file, const QByteArray &oldText,
                                             const std::vector<TextEdit> &edits);
    DocumentChange parseWhole(const QString &name, DocumentFile &file);
    DocumentChange takeOver(const QString &name, DocumentFile &file, std::size_t first, std::size_t count,
                            std::vector<Item> after);

    const yaml::Schema &m_schema;
    std::string m_packName;
    Items &m_items;
    ItemBase &m_base;
};

/// Path of the one value in which two values differ; empty if several do or if they are the same.
[[nodiscard]] std::string differingPath(const Value &before, const Value &after);

/// Where a value stands now: values inside an item keep the place they were parsed at, while the item's own place
/// follows edits above it.
[[nodiscard]] Location placeOf(const Item &item, const Value &value);

} // namespace mw::editor
