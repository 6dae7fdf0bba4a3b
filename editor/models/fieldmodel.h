#pragma once

#include "editor/document/documentchange.h"
#include "yaml/schema.h"

#include <QAbstractItemModel>

#include <memory>

namespace mw::editor {

class PackDocument;

/// The fields of one item by its schema, as a tree: all fields of a struct (written or not), the elements of
/// a list, the entries of a map. Column 0 is the title (elements all have that of their type), column 1 the value. Rows
/// are kept over edits as far as the values allow, so that a form neither loses its place nor its focus.
class FieldModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum class State {
        Written,   ///< stands in the item
        Default,   ///< not written; the schema's default counts
        Inherited, ///< comes through a YAML alias or merge key
        Missing,   ///< required, but not there
        Absent,    ///< optional, not there, no default
        Unknown,   ///< written, but the schema knows no such field
    };
    Q_ENUM(State)
    enum Role {
        PathRole = Qt::UserRole + 1, ///< "top/0/amount"
        TypeRole,                    ///< int of yaml::FieldSpec::Type
        StateRole,                   ///< State
        HelpRole,
        ChoicesRole,  ///< QStringList: values of an enum, ids of the items a reference may name
        SeverityRole, ///< int of the worst mw::Severity of the field and all below, -1 if there is none
        ProblemsRole, ///< QStringList of messages of the field itself
    };

    explicit FieldModel(PackDocument *document, QObject *parent = nullptr);
    ~FieldModel() override;

    [[nodiscard]] const PackDocument *document() const { return m_document; }
    void setItem(const ItemRef &item);
    [[nodiscard]] ItemRef item() const { return m_item; }
    [[nodiscard]] bool isEditable() const; ///< false without an item and while its file does not parse

    [[nodiscard]] const yaml::FieldSpec *spec(const QModelIndex &index) const; ///< null for unknown fields
    /// The value that counts: written, inherited or default; Null if there is none.
    [[nodiscard]] Value value(const QModelIndex &index) const;
    [[nodiscard]] QString path(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const QString &path,
                                      int column = 0) const; ///< the nearest row there is

    bool setValue(const QModelIndex &index, const Value &value);
    bool clear(const QModelIndex &index); ///< removes the field or element
    /// Inserts an element with its defaults into a list before `row` (an entry `key` into a map).
    bool insertElement(const QModelIndex &list, int row, const QString &key = {});
    /// Inserts an element that is there already in full.
    bool insertElement(const QModelIndex &list, int row, const Value &value);
    bool moveElement(const QModelIndex &list, int from, int to);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void itemChanged(); ///< another item is shown
    void refreshed();   ///< all values are those of the document again; dataChanged came for each that differs before
    void editableChanged();
    /// A text that does not fit its field was typed; nothing was changed.
    void valueRefused(const QModelIndex &index, const QString &why);

private:
    struct Node;

    void onChanged(const DocumentChange &change);
    void onDiagnosticsChanged();
    void refresh();
    void update(Node &node, const Value *value);
    void updateStruct(Node &node);
    void updateEntries(Node &node);
    void updateList(Node &node, const Value &before);
    void insertNodes(Node &node, int row, int count);
    void removeNodes(Node &node, int row, int count);
    [[nodiscard]] Node *nodeOf(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const Node *node, int column) const;
    [[nodiscard]] QVariant problemData(const Node &node, int role) const;
    [[nodiscard]] QString titleOf(const Node &node) const;
    [[nodiscard]] QStringList choices(const Node &node) const;
    void announce(const Node &node, const QList<int> &roles);

    PackDocument *m_document;
    ItemRef m_item;
    QString m_newId; ///< while a rename is under way
    std::unique_ptr<Node> m_root;
    Diagnostics m_problems; ///< of the item
    bool m_wasEditable = false;
    bool m_isBuilding = false; ///< rows are made before anybody knows of them
};

} // namespace mw::editor
