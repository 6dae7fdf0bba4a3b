#pragma once

#include "editor/document/documentchange.h"

#include <QAbstractItemModel>
#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace mw::editor {

class CellDelegate;
class ItemFilter;
class ItemTableModel;
class ItemTableView;
class PackDocument;
class PackIcons;

/// The spreadsheet of one kind with its bar: quick filter, columns, and what is done to the selected rows.
class ItemsPane : public QWidget
{
    Q_OBJECT

public:
    ItemsPane(PackDocument *document, const PackIcons *icons, QWidget *parent = nullptr);

    void showKind(const QString &kind);
    [[nodiscard]] QString kind() const;
    /// Makes an item the current one; shows its kind first.
    void showItem(const ItemRef &item, const QString &path = {});
    [[nodiscard]] QList<ItemRef> selectedItems() const; ///< in the order shown
    [[nodiscard]] ItemTableView *view() const { return m_view; }
    void addBarAction(QAction *action);

    void copy();
    void paste();
    void clearCells();
    /// Asks for a value and sets it in all selected cells.
    void setOnSelected();
    void focusFilter();

signals:
    void currentChanged(const mw::editor::ItemRef &item, const QString &path);
    void selectionChanged();
    void said(const QString &text);

private:
    void onCurrentChanged(const QModelIndex &current);
    void onFilterChanged();
    void fillColumnsMenu();
    void updateCount();
    [[nodiscard]] QModelIndexList selectedCells() const; ///< of the table model

    PackDocument *m_document;
    QPointer<ItemTableModel> m_table;
    ItemFilter *m_filter;
    ItemTableView *m_view;
    CellDelegate *m_delegate;
    QLineEdit *m_quick;
    QToolButton *m_columns;
    QLabel *m_title;
    QLabel *m_count;
    QWidget *m_bar;
    QLabel *m_empty;
};

} // namespace mw::editor
