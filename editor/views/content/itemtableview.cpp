#include "editor/views/content/itemtableview.h"

#include "editor/views/content/filterheader.h"

#include <QScrollBar>

#include <algorithm>

namespace mw::editor {

namespace {

void setUpCommon(QTableView *view)
{
    view->setAlternatingRowColors(true);
    view->setShowGrid(true);
    view->setWordWrap(false);
    view->setFrameShape(QFrame::NoFrame);
    view->verticalHeader()->hide();
    view->verticalHeader()->setDefaultSectionSize(26);
    view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                          QAbstractItemView::AnyKeyPressed);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
}

} // namespace

ItemTableView::ItemTableView(QWidget *parent)
    : QTableView(parent), m_header(new FilterHeader(1, -1, this)), m_frozen(new QTableView(this)),
      m_frozenHeader(new FilterHeader(0, 0, m_frozen))
{
    setUpCommon(this);
    setHorizontalHeader(m_header);
    setSortingEnabled(true);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_header, &FilterHeader::filterChanged, this, &ItemTableView::filterChanged);
    connect(m_frozenHeader, &FilterHeader::filterChanged, this, &ItemTableView::filterChanged);
    setUpFrozen();
}

void ItemTableView::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    m_frozen->setModel(model);
    m_frozen->setSelectionModel(selectionModel());
    connect(model, &QAbstractItemModel::modelReset, this, &ItemTableView::placeFrozen);
    placeFrozen();
}

void ItemTableView::setDelegate(QAbstractItemDelegate *delegate)
{
    setItemDelegate(delegate);
    m_frozen->setItemDelegate(delegate);
}

FilterHeader *ItemTableView::filterOf(int column) const
{
    return column == 0 ? m_frozenHeader : m_header;
}

void ItemTableView::fitColumns()
{
    resizeColumnsToContents();
    for (int column = 0; column < horizontalHeader()->count(); ++column)
        if (!isColumnHidden(column))
            setColumnWidth(column, qBound(64, columnWidth(column) + 12, 260));
    placeFrozen();
}

void ItemTableView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    placeFrozen();
}

QModelIndex ItemTableView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex target = QTableView::moveCursor(action, modifiers);
    const int covered = coveredPart(target);
    if ((action == MoveLeft || action == MoveRight) && covered > 0)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - covered);
    return target;
}

/// Pixels of a cell that lie under the frozen column, at the side where lines begin.
int ItemTableView::coveredPart(const QModelIndex &index) const
{
    const QRect cell = visualRect(index);
    if (index.column() == 0 || cell.isEmpty())
        return 0;
    const int begins = isRightToLeft() ? viewport()->width() - cell.right() - 1 : cell.left();
    return std::max(0, m_frozen->columnWidth(0) - begins);
}

void ItemTableView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const int before = horizontalScrollBar()->value();
    QTableView::scrollTo(index, hint);
    if (index.column() == 0) // always in sight: only the row matters
        horizontalScrollBar()->setValue(before);
    else if (const int covered = coveredPart(index); covered > 0)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - covered);
}

void ItemTableView::updateGeometries()
{
    QTableView::updateGeometries();
    placeFrozen();
}

void ItemTableView::setUpFrozen()
{
    setUpCommon(m_frozen);
    m_frozen->setHorizontalHeader(m_frozenHeader);
    m_frozen->setSortingEnabled(false);
    m_frozen->setFocusProxy(this);
    m_frozen->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_frozen->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->stackUnder(m_frozen);
    m_header->stackUnder(m_frozen);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_frozen->verticalScrollBar(), &QScrollBar::setValue);
    connect(m_frozen->verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(), &QScrollBar::setValue);
    connect(m_header, &QHeaderView::sectionResized, this, [this](int section, int, int size) {
        if (section == 0)
            m_frozen->setColumnWidth(0, size);
        placeFrozen();
    });
    connect(m_frozenHeader, &QHeaderView::sectionResized, this, [this](int section, int, int size) {
        if (section == 0)
            setColumnWidth(0, size);
    });
    connect(m_frozenHeader, &QHeaderView::sectionClicked, this, [this] {
        const bool ascending =
            m_header->sortIndicatorSection() != 0 || m_header->sortIndicatorOrder() != Qt::AscendingOrder;
        sortByColumn(0, ascending ? Qt::AscendingOrder : Qt::DescendingOrder);
    });
}

void ItemTableView::placeFrozen()
{
    if (!model())
        return;
    for (int column = 1; column < model()->columnCount(); ++column)
        m_frozen->setColumnHidden(column, true);
    m_frozen->setColumnWidth(0, columnWidth(0));
    m_frozenHeader->setFixedHeight(m_header->height());
    const QRect room = viewport()->geometry();
    const int left = isRightToLeft() ? room.right() + 1 - columnWidth(0) : room.left();
    m_frozen->setGeometry(left, frameWidth(), columnWidth(0), viewport()->height() + m_header->height());
    m_frozen->setVisible(model()->columnCount() > 0);
    m_frozen->raise();
}

} // namespace mw::editor
