#pragma once

#include <QAbstractListModel>
#include <QMetaProperty>
#include <QQmlEngine>

#include <utility>
#include <vector>

namespace mw::table {

/// What QML knows of every list of the table: a list model with a count.
class TableModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the game.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;
    [[nodiscard]] int count() const { return rowCount({}); }

signals:
    void countChanged();
};

/// A list of gadgets: each property of `Row` is a role of its name. Rows are replaced as a whole by setRows,
/// which reports only what differs, so that delegates stay and animate.
template <typename Row>
class RowModel final : public TableModel
{
public:
    using TableModel::TableModel;

    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role <= Qt::UserRole) {
            return {};
        }
        const QMetaObject &meta = Row::staticMetaObject;
        return meta.property(role - Qt::UserRole - 1).readOnGadget(&m_rows[static_cast<std::size_t>(index.row())]);
    }
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        for (int i = 0; i < Row::staticMetaObject.propertyCount(); ++i) {
            names.insert(Qt::UserRole + 1 + i, Row::staticMetaObject.property(i).name());
        }
        return names;
    }

    void setRows(std::vector<Row> rows)
    {
        const std::size_t common = std::min(rows.size(), m_rows.size());
        for (std::size_t i = 0; i < common; ++i) {
            replace(i, std::move(rows[i]));
        }
        const bool resized = rows.size() != m_rows.size();
        if (rows.size() < m_rows.size()) {
            beginRemoveRows({}, static_cast<int>(common), static_cast<int>(m_rows.size()) - 1);
            m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(common), m_rows.end());
            endRemoveRows();
        } else if (resized) {
            beginInsertRows({}, static_cast<int>(common), static_cast<int>(rows.size()) - 1);
            std::move(rows.begin() + static_cast<std::ptrdiff_t>(common), rows.end(), std::back_inserter(m_rows));
            endInsertRows();
        }
        if (resized) {
            emit countChanged();
        }
    }

    /// Replaces one row and reports the roles that differ.
    void replace(std::size_t at, Row row)
    {
        if (m_rows[at] == row) { // most often so, and told much sooner than role by role
            return;
        }
        QList<int> changed;
        const QMetaObject &meta = Row::staticMetaObject;
        for (int i = 0; i < meta.propertyCount(); ++i) {
            if (meta.property(i).readOnGadget(&m_rows[at]) != meta.property(i).readOnGadget(&row)) {
                changed.append(Qt::UserRole + 1 + i);
            }
        }
        m_rows[at] = std::move(row);
        if (!changed.isEmpty()) {
            const QModelIndex where = index(static_cast<int>(at));
            emit dataChanged(where, where, changed);
        }
    }

private:
    std::vector<Row> m_rows;
};

} // namespace mw::table
