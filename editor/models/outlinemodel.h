#pragma once

#include "editor/document/documentchange.h"
#include "yaml/schema.h"

#include <QAbstractItemModel>

#include <QHash>

#include <memory>

namespace mw::editor {

class PackDocument;

/// The pack as a tree: kinds, under them their files where a kind has several, under them the items; at the
/// end a branch with all files for the source view. Rows carry counts, problems and marks of unsaved changes.
class OutlineModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum class RowType { Kind, File, Item, FilesBranch };
    Q_ENUM(RowType)
    enum Role {
        TypeRole = Qt::UserRole + 1, ///< RowType
        KindRole,                    ///< name of the kind, of kinds, their files and items
        IdRole,                      ///< of items
        FileRole,                    ///< file of files and items
        CountRole,                   ///< number of items below; expected number in ExpectedCountRole
        ExpectedCountRole,           ///< printed quantity by the schema, 0 if it is free
        ErrorsRole,                  ///< number of errors of the row and all below
        WarningsRole,
        ModifiedRole, ///< whether there are unsaved changes in the row or below
    };

    explicit OutlineModel(PackDocument *document, QObject *parent = nullptr);
    ~OutlineModel() override;

    [[nodiscard]] QModelIndex indexOf(const ItemRef &item) const;
    [[nodiscard]] QModelIndex indexOfKind(const QString &kind) const;
    [[nodiscard]] ItemRef itemAt(const QModelIndex &index) const; ///< invalid for other rows

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Node;
    struct Marks {
        int errors = 0;
        int warnings = 0;
        bool operator==(const Marks &) const = default;
    };

    void onChanged(const DocumentChange &change);
    void rebuild();
    void addKind(Node &root, const yaml::KindSpec &kind) const;
    /// Makes the rows under a node those wanted, by steps that views can follow.
    void reconcile(Node &node, Node &wanted);
    void bring(Node &node, const Node &want, int row);
    void refreshMarks();
    void mark(Node &node, const QHash<QString, Marks> &marks);
    void setModified(Node &node, bool isModified);
    [[nodiscard]] const Node *nodeOf(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const Node *node) const;

    PackDocument *m_document;
    std::unique_ptr<Node> m_root;
    bool m_isRebuilding = false;
};

} // namespace mw::editor
