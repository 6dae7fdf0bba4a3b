#pragma once

#include "core/items.h"
#include "editor/document/documentchange.h"

#include <QAbstractItemModel>

#include <memory>

namespace mw::editor {

class PackDocument;
struct ItemDifference;

/// What differs from a base: items, and under each its fields with old and new value. The base is the last
/// save or git's HEAD. Columns: name, old, new.
class ChangesModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum class Base { LastSave, GitHead };
    Q_ENUM(Base)
    enum class What { Changed, Added, Removed };
    Q_ENUM(What)
    enum Column { NameColumn, OldColumn, NewColumn, ColumnCount };
    enum Role {
        ItemKindRole = Qt::UserRole + 1,
        ItemIdRole,
        PathRole, ///< of a field, empty for an item
        WhatRole, ///< What
    };

    explicit ChangesModel(PackDocument *document, QObject *parent = nullptr);
    ~ChangesModel() override;

    void setBase(Base base);
    /// Reads git's HEAD anew, for when something may have been committed. Nothing to do for another base.
    void readHead();
    [[nodiscard]] Base base() const { return m_base; }
    [[nodiscard]] bool isReady() const;                     ///< false while the base is being read
    [[nodiscard]] QString error() const { return m_error; } ///< why there is no base: no git, no repository
    /// Puts a field, or a whole item, back to the base. Undoable.
    bool revert(const QModelIndex &index);
    /// The item as it is in the base; null if it is not there.
    [[nodiscard]] const Item *baseItem(const ItemRef &item) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void readyChanged();

private:
    class Private;

    void refresh();
    /// Shows these rows by steps that views can follow.
    void show(const QList<ItemDifference> &rows);
    void showFields(int row, const ItemDifference &difference);
    [[nodiscard]] QString fieldTitle(const ItemRef &item, const QString &path) const;

    std::unique_ptr<Private> d;
    Base m_base = Base::LastSave;
    QString m_error;
};

} // namespace mw::editor
