#include "targetnavigator.h"

#include <QQuickWindow>

#include <algorithm>
#include <limits>

namespace mw::table {

namespace {

/// How far `by` leads in the direction of the key, counted heavier the more it leaves the line; infinite when it
/// leads elsewhere.
qreal costOf(int key, QPointF by)
{
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const qreal sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    const qreal along = sign * (sideways ? by.x() : by.y());
    const qreal across = std::abs(sideways ? by.y() : by.x());
    constexpr qreal least = 2;
    return along > least ? along + 3 * across : std::numeric_limits<qreal>::infinity();
}

bool readsBefore(QPointF a, QPointF b)
{
    constexpr qreal line = 8;
    return std::abs(a.y() - b.y()) > line ? a.y() < b.y() : a.x() < b.x();
}

} // namespace

void TargetNavigator::add(QQuickItem *item)
{
    m_items.append(item);
}

void TargetNavigator::remove(QQuickItem *item)
{
    m_items.removeIf([item](const QPointer<QQuickItem> &known) { return known.isNull() || known == item; });
}

QPointF TargetNavigator::centre(const QQuickItem *item)
{
    return item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
}

QList<QQuickItem *> TargetNavigator::reachable() const
{
    QList<QQuickItem *> items;
    for (const QPointer<QQuickItem> &item : m_items) {
        if (item && item->isVisible() && item->isEnabled() && item->activeFocusOnTab()) {
            items.append(item.data());
        }
    }
    std::sort(items.begin(), items.end(),
              [](const QQuickItem *a, const QQuickItem *b) { return readsBefore(centre(a), centre(b)); });
    return items;
}

bool TargetNavigator::move(int key)
{
    const QList<QQuickItem *> items = reachable();
    const auto current =
        std::find_if(items.begin(), items.end(), [](const QQuickItem *item) { return item->hasActiveFocus(); });
    if (items.isEmpty()) {
        return false;
    }
    if (current == items.end()) {
        items.front()->forceActiveFocus(Qt::TabFocusReason);
        return true;
    }
    QQuickItem *best = nullptr;
    qreal bestCost = std::numeric_limits<qreal>::infinity();
    for (QQuickItem *item : items) {
        const qreal cost = costOf(key, centre(item) - centre(*current));
        if (item != *current && cost < bestCost) {
            best = item;
            bestCost = cost;
        }
    }
    if (best) {
        best->forceActiveFocus(Qt::TabFocusReason);
    }
    return best != nullptr;
}

void TargetNavigator::settle()
{
    const QList<QQuickItem *> items = reachable();
    if (items.isEmpty()) {
        return;
    }
    const QQuickItem *focus = items.front()->window()->activeFocusItem();
    const bool elsewhere = focus && focus->activeFocusOnTab() && focus->isVisible() && focus->isEnabled();
    if (!elsewhere) {
        items.front()->forceActiveFocus(Qt::TabFocusReason);
    }
}

int TargetNavigator::currentChoice() const
{
    const QList<QQuickItem *> items = reachable();
    const auto current =
        std::find_if(items.begin(), items.end(), [](const QQuickItem *item) { return item->hasActiveFocus(); });
    return current == items.end() ? -1 : (*current)->property("choice").toInt();
}

} // namespace mw::table
