#include "editor/views/content/itemspane.h"

#include "editor/document/packdocument.h"
#include "editor/models/itemfilter.h"
#include "editor/models/itemtablemodel.h"
#include "editor/models/tabletext.h"
#include "editor/views/content/celldelegate.h"
#include "editor/views/content/filterheader.h"
#include "editor/views/content/itemtableview.h"
#include "editor/views/content/setfielddialog.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>

#include <algorithm>

namespace mw::editor {

ItemsPane::ItemsPane(PackDocument *document, const PackIcons *icons, QWidget *parent)
    : QWidget(parent), m_document(document), m_filter(new ItemFilter(this)), m_view(new ItemTableView),
      m_delegate(new CellDelegate(icons, this)), m_quick(new QLineEdit), m_columns(new QToolButton),
      m_title(new QLabel), m_count(new QLabel), m_bar(new QFrame), m_empty(new QLabel)
{
    m_bar->setProperty("bar", true);
    m_title->setProperty("section", true);
    m_count->setProperty("muted", true);
    m_quick->setPlaceholderText(tr("Filter rows"));
    m_quick->setAccessibleName(tr("Filter rows"));
    m_quick->setClearButtonEnabled(true);
    m_quick->setMaximumWidth(200);
    m_quick->setObjectName(QStringLiteral("quickFilter"));
    m_columns->setIcon(lineIcon(QLatin1String("columns")));
    m_columns->setToolTip(tr("Columns"));
    m_columns->setAccessibleName(tr("Columns"));
    m_columns->setPopupMode(QToolButton::InstantPopup);
    m_columns->setMenu(new QMenu(m_columns));
    m_empty->setProperty("muted", true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setText(tr("Choose a kind of items in the outline."));
    auto *bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(spacing::medium, 3, spacing::small, 3);
    bar->setSpacing(spacing::tiny);
    bar->addWidget(m_title);
    bar->addWidget(m_count);
    bar->addStretch();
    bar->addWidget(m_quick);
    bar->addWidget(m_columns);
    m_view->setObjectName(QStringLiteral("items"));
    m_view->setAccessibleName(tr("Items"));
    m_view->setDelegate(m_delegate);
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setModel(m_filter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    m_view->hide();
    connect(m_columns->menu(), &QMenu::aboutToShow, this, &ItemsPane::fillColumnsMenu);
    connect(m_quick, &QLineEdit::textChanged, this, &ItemsPane::onFilterChanged);
    connect(m_view, &ItemTableView::filterChanged, m_filter, &ItemFilter::setColumnFilter);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ItemsPane::onCurrentChanged);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ItemsPane::selectionChanged);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filter, signal, this, &ItemsPane::updateCount);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &ItemsPane::updateCount);
    connect(document, &PackDocument::changed, this, [this](const DocumentChange &change) {
        if (change.kind == DocumentChange::Kind::PackReplaced)
            showKind({});
    });
}

void ItemsPane::showKind(const QString &kind)
{
    if (m_table && m_table->kind() == kind)
        return;
    ItemTableModel *old = m_table;
    const yaml::KindSpec *spec = m_document->schema().kind(kind.toStdString());
    m_table = spec ? new ItemTableModel(m_document, kind, this) : nullptr;
    m_delegate->setTable(m_table);
    m_filter->clearFilters();
    m_filter->setSourceModel(m_table);
    delete old;
    m_view->setVisible(spec);
    m_empty->setVisible(!spec);
    m_title->setText(spec ? QString::fromStdString(spec->plural) : QString());
    m_title->setToolTip(spec ? QString::fromStdString(spec->help) : QString());
    updateCount();
    if (!spec)
        return;
    connect(m_table, &ItemTableModel::cellRefused, this,
            [this](const QModelIndex &, const QString &why) { emit said(why); });
    m_view->sortByColumn(-1, Qt::AscendingOrder);
    m_view->fitColumns();
}

QString ItemsPane::kind() const
{
    return m_table ? m_table->kind() : QString();
}

void ItemsPane::showItem(const ItemRef &item, const QString &path)
{
    showKind(item.kind);
    const int row = m_table ? m_table->rowOf(item) : -1;
    if (row < 0)
        return;
    int column = m_table->columnOf(path);
    for (QString outer = path; column < 0 && outer.contains(u'/');) {
        outer = outer.section(u'/', 0, -2);
        column = m_table->columnOf(outer);
    }
    const QModelIndex old = m_view->currentIndex();
    if (column < 0)
        column = std::max(0, old.column());
    const QModelIndex index = m_filter->mapFromSource(m_table->index(row, column));
    if (!index.isValid() || index == old)
        return;
    // Not by the view, which would add to the selection while Ctrl is held for a shortcut.
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    m_view->scrollTo(index);
}

QList<ItemRef> ItemsPane::selectedItems() const
{
    QList<int> rows;
    for (const QModelIndex &index : m_view->selectionModel()->selectedIndexes())
        if (!rows.contains(index.row()))
            rows << index.row();
    std::sort(rows.begin(), rows.end());
    QList<ItemRef> items;
    for (const int row : std::as_const(rows))
        items << m_table->itemAt(m_filter->mapToSource(m_filter->index(row, 0)).row());
    return items;
}

void ItemsPane::addBarAction(QAction *action)
{
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setAccessibleName(action->text().remove(u'&'));
    auto *bar = static_cast<QHBoxLayout *>(m_bar->layout());
    bar->insertWidget(bar->count() - 2, button);
}

void ItemsPane::copy()
{
    const QModelIndexList cells = m_view->selectionModel()->selectedIndexes();
    if (!cells.isEmpty())
        QGuiApplication::clipboard()->setMimeData(cellsToMime(cells));
}

void ItemsPane::paste()
{
    const PasteResult result = pasteCells(*m_document, *m_filter, m_view->selectionModel()->selectedIndexes(),
                                          QGuiApplication::clipboard()->text());
    if (!result.refused.isEmpty()) {
        const auto &first = result.refused.first();
        emit said(tr("Nothing was pasted: “%1” does not fit. %2").arg(first.text, first.why));
    } else if (result.done) {
        emit said(tr("Cells pasted: %1. Ctrl+Z takes it back.").arg(result.changed));
    }
}

void ItemsPane::clearCells()
{
    if (m_table)
        m_table->clearCells(selectedCells());
}

void ItemsPane::setOnSelected()
{
    const QModelIndex current = m_filter->mapToSource(m_view->currentIndex());
    if (!m_table || !current.isValid())
        return;
    SetFieldDialog dialog(*m_table, current, selectedItems(), this);
    if (dialog.exec() == QDialog::Accepted)
        m_document->setValues(selectedItems(), dialog.path(), dialog.value());
}

void ItemsPane::focusFilter()
{
    m_quick->setFocus(Qt::ShortcutFocusReason);
    m_quick->selectAll();
}

void ItemsPane::onCurrentChanged(const QModelIndex &current)
{
    if (!m_table || !current.isValid())
        return;
    const QModelIndex source = m_filter->mapToSource(current);
    emit currentChanged(m_table->itemAt(source.row()), source.data(ItemTableModel::PathRole).toString());
}

void ItemsPane::onFilterChanged()
{
    m_filter->setText(m_quick->text());
    updateCount();
}

void ItemsPane::fillColumnsMenu()
{
    QMenu *menu = m_columns->menu();
    menu->clear();
    for (int column = 1; m_table && column < m_table->columnCount(); ++column) {
        QAction *action = menu->addAction(m_table->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!m_view->isColumnHidden(column));
        connect(action, &QAction::toggled, m_view,
                [this, column](bool shown) { m_view->setColumnHidden(column, !shown); });
    }
}

void ItemsPane::updateCount()
{
    const int all = m_table ? m_table->rowCount() : 0;
    const int shown = m_filter->rowCount();
    m_count->setText(!m_table ? QString() : shown == all ? QString::number(all) : tr("%1 of %2").arg(shown).arg(all));
}

QModelIndexList ItemsPane::selectedCells() const
{
    QModelIndexList cells;
    for (const QModelIndex &index : m_view->selectionModel()->selectedIndexes())
        cells << m_filter->mapToSource(index);
    return cells;
}

} // namespace mw::editor
