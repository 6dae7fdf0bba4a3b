#pragma once

#include "core/items.h"
#include "editor/document/documenttexts.h"
#include "editor/document/workpiece.h"
#include "yaml/schema.h"

#include <QList>
#include <QMap>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace mw::editor {

/// Works out which bytes to change for changes of items. Nothing is changed by it; a plan is carried out by an
/// EditCommand. The functions return false when something cannot be done; `problem` then says why and the plan is void.
class EditPlan
{
public:
    EditPlan(const yaml::Schema &schema, const Items &items, const DocumentFiles &files)
        : m_schema(schema), m_items(items), m_files(files)
    {
    }

    bool setFields(const QList<FieldEdit> &fields);
    bool insertElement(const ItemRef &item, const QString &listPath, int index, const Value &value);
    bool removeElement(const ItemRef &item, const QString &path);
    bool moveElement(const ItemRef &item, const QString &listPath, int from, int to);

    /// Adds an item (see initialItem) at the end of the items of its kind in a file, or in a new file.
    bool addItem(const yaml::KindSpec &kind, const QString &file, const Value &fields);
    bool duplicateItem(const ItemRef &item, const std::string &newId);
    bool removeItems(const QList<ItemRef> &items);
    /// Moves an item to a position among the items of its list.
    bool moveItem(const ItemRef &item, int to);
    /// Moves items of one list, in this order, in front of another of that list, or to its end.
    bool moveItems(const QList<ItemRef> &items, const ItemRef &before);

    [[nodiscard]] QList<FileStep> steps() const; ///< those that change something
    [[nodiscard]] const std::optional<Diagnostic> &problem() const { return m_problem; }

private:
    /// An item, its file, and its position in that.
    struct Place {
        const Item *item = nullptr;
        const yaml::KindSpec *kind = nullptr;
        QString name;
        const DocumentFile *file = nullptr;
        std::size_t index = 0; ///< among the items of the file
    };
    /// What is done to an item, given the path at which it stands.
    using ItemEdit = std::function<bool(Workpiece &, const std::string &prefix, std::optional<Diagnostic> &problem)>;

    [[nodiscard]] std::optional<Place> find(const ItemRef &item);
    [[nodiscard]] const ItemSpan *spanOf(const Place &place) const;
    bool editItem(const Place &place, const ItemEdit &edit);
    bool editWhole(const Place &place, const ItemEdit &edit);
    bool editNeighbours(const Place &place, std::size_t first, std::size_t last, const ItemEdit &edit);
    bool removeFromList(const Place &place);
    bool emptyList(const Place &place);
    bool moveWithin(const Place &first, const std::vector<int> &order);
    bool createFile(const yaml::KindSpec &kind, const QString &file, const Value &fields);
    bool appendItem(const yaml::KindSpec &kind, const QString &file, const Value &fields);
    bool fail(const Diagnostic &problem);
    bool fail(Message message, Message remedy = {});
    void take(const QString &file, const std::vector<TextEdit> &edits);

    const yaml::Schema &m_schema;
    const Items &m_items;
    const DocumentFiles &m_files;
    QMap<QString, FileStep> m_steps;
    std::optional<Diagnostic> m_problem;
};

} // namespace mw::editor
