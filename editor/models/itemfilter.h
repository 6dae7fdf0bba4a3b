#pragma once

#include <QHash>
#include <QSortFilterProxyModel>
#include <QString>

namespace mw::editor {

/// Sorts a spreadsheet by value and filters it: by a text anywhere in the row and by one text per column.
/// Column filters know numbers: "3", ">=3", "<3", "2..4"; "=" alone finds empty cells; all else is a part of
/// the shown text, whatever the case.
class ItemFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit ItemFilter(QObject *parent = nullptr);

    void setText(const QString &text);
    [[nodiscard]] QString text() const { return m_text; }
    void setColumnFilter(int column, const QString &filter); ///< empty: none
    [[nodiscard]] QString columnFilter(int column) const { return m_columns.value(column); }
    void clearFilters();
    [[nodiscard]] bool isFiltered() const { return !m_text.isEmpty() || !m_columns.isEmpty(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString m_text;
    QHash<int, QString> m_columns;
};

} // namespace mw::editor
