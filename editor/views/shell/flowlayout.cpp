#include "editor/views/shell/flowlayout.h"

#include <QStyle>
#include <QWidget>

namespace mw::editor {

FlowLayout::FlowLayout(int gap, QWidget *parent) : QLayout(parent), m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::clear()
{
    while (QLayoutItem *item = takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= m_items.size())
        return nullptr;
    return m_items.takeAt(index);
}

int FlowLayout::heightForWidth(int width) const
{
    return place(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = item->isEmpty() ? size : size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowLayout::heightOfHighest() const
{
    int highest = 0;
    for (QLayoutItem *item : m_items) {
        const QSize hint = item->sizeHint();
        const int height = item->hasHeightForWidth() ? item->heightForWidth(hint.width()) : hint.height();
        highest = item->isEmpty() ? highest : qMax(highest, height);
    }
    return highest;
}

int FlowLayout::place(const QRect &rect, bool apply) const
{
    const Qt::LayoutDirection direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    const int evenHeight = m_isEven ? heightOfHighest() : 0;
    int x = rect.x();
    int y = rect.y();
    int rowHeight = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        const QSize size(hint.width(), m_isEven ? evenHeight : hint.height());
        if (x > rect.x() && x + size.width() > rect.right() + 1) {
            x = rect.x();
            y += rowHeight + m_gap;
            rowHeight = 0;
        }
        if (apply)
            item->setGeometry(QStyle::visualRect(direction, rect, QRect(QPoint(x, y), size)));
        x += size.width() + m_gap;
        rowHeight = qMax(rowHeight, size.height());
    }
    return y + rowHeight - rect.y();
}

} // namespace mw::editor
