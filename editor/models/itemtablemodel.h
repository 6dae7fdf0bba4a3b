#pragma once

#include "editor/document/documentchange.h"
#include "editor/models/balancecells.h"
#include "editor/models/celltext.h"
#include "yaml/schema.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace mw::editor {

class PackDocument;

/// The items of one kind as a spreadsheet: a row each in file order, a column for each field of the schema
/// (structs of scalars spread out as "letters/A"). Scalars are edited as text that reads the same in every
/// locale; lists and the like show a compact text and are edited as one line of YAML. After them come columns that hold
/// costs against rewards as the pack's bands have it, which are worked out and cannot be edited.
class ItemTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        ItemKindRole = Qt::UserRole + 1,
        ItemIdRole,
        PathRole,     ///< path of the column's field
        SortRole,     ///< number for numbers, else text
        PresentRole,  ///< whether the field is written in the file; otherwise its default shows
        SeverityRole, ///< int of the worst mw::Severity of the cell, -1 if there is no problem
    };
    struct Column {
        QString path;
        QString title;
        const yaml::FieldSpec *spec = nullptr; ///< lives until the model is reset
        bool isScalar = true;
        bool isDerived = false; ///< worked out from other fields; its path is none of an item

        /// What a typed text means here; derived columns refuse every text.
        [[nodiscard]] ParsedText parse(const QString &text) const;
    };

    ItemTableModel(PackDocument *document, const QString &kind, QObject *parent = nullptr);

    [[nodiscard]] QString kind() const { return m_kind; }
    [[nodiscard]] const std::vector<Column> &columns() const { return m_columns; }
    [[nodiscard]] int columnOf(const QString &path) const; ///< -1 if there is none
    [[nodiscard]] ItemRef itemAt(int row) const;
    [[nodiscard]] int rowOf(const ItemRef &item) const; ///< -1 if there is none

    /// Sets one field on many cells in a single step. Cells of several columns are fine if the text fits all.
    bool setCells(const QModelIndexList &cells, const QString &text);
    /// Empties cells: optional fields are removed. One step.
    bool clearCells(const QModelIndexList &cells);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    // Dragging rows reorders the items in their file.
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                       const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

signals:
    /// A text that does not fit its cell was typed; nothing was changed.
    void cellRefused(const QModelIndex &index, const QString &why);

private:
    void onChanged(const DocumentChange &change);
    void onDiagnosticsChanged();
    void readColumns();
    void readRows();
    /// Goes over to other rows by steps that views can follow: removals, moves, insertions.
    void changeRows(const QStringList &ids);
    [[nodiscard]] bool isRenaming(const QStringList &ids) const;
    void setIds(const QStringList &ids);
    [[nodiscard]] QStringList presentIds() const;
    [[nodiscard]] const Value *valueAt(const QModelIndex &index) const;
    [[nodiscard]] QVariant derivedData(const QModelIndex &index, int role) const;
    void reset();

    PackDocument *m_document;
    QString m_kind;
    BalanceCells m_balance;
    QStringList m_measures; ///< titles of the derived columns
    std::vector<Column> m_columns;
    QStringList m_ids;
    QHash<QString, int> m_rows;                       ///< id to row
    QHash<QString, QHash<QString, int>> m_severities; ///< id to path of a column to severity
};

} // namespace mw::editor
