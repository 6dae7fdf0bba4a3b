#include "targetnavigator.h"

#include "tablehost.h"

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

/// Not an answer to what is asked, but one that is possible besides.
bool isAside(const QQuickItem *item)
{
    return item->property("aside").toBool();
}

bool readsBefore(QPointF a, QPointF b)
{
    constexpr qreal line = 8;
    return std::abs(a.y() - b.y()) > line ? a.y() < b.y() : a.x() < b.x();
}

} // namespace

TargetNavigator *TargetNavigator::create(QQmlEngine *engine, QJSEngine *)
{
    auto *navigator = new TargetNavigator(nullptr);
    if (auto *host = engine->property("tableHost").value<TableHost *>()) {
        // Queued: the boards follow the state first.
        connect(host->game(), &PlaytestGame::stateChanged, navigator, &TargetNavigator::onStateChanged,
                Qt::QueuedConnection);
        // The navigator is made with the first place, too late for the signal that brought the place about.
        navigator->settleSoon();
    }
    return navigator;
}

void TargetNavigator::add(QQuickItem *item)
{
    m_items.append(item);
    settleSoon();
}

void TargetNavigator::onStateChanged()
{
    setLed(false);
    settleTwice();
}

void TargetNavigator::settleSoon()
{
    if (!m_isSettling) {
        m_isSettling = true;
        QMetaObject::invokeMethod(this, &TargetNavigator::settleTwice, Qt::QueuedConnection);
    }
}

/// At once, and when a frame has put everything where it belongs: until then nothing is known about reading order.
void TargetNavigator::settleTwice()
{
    m_isSettling = false;
    settle();
    const auto there = std::find_if(m_items.begin(), m_items.end(),
                                    [](const QPointer<QQuickItem> &item) { return item && item->window(); });
    if (there != m_items.end()) {
        connect((*there)->window(), &QQuickWindow::frameSwapped, this, &TargetNavigator::settle,
                static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    }
}

void TargetNavigator::remove(QQuickItem *item)
{
    m_items.removeIf([item](const QPointer<QQuickItem> &known) { return known.isNull() || known == item; });
}

QPointF TargetNavigator::centre(const QQuickItem *item)
{
    return item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
}

void TargetNavigator::focus(QQuickItem *item)
{
    item->forceActiveFocus(Qt::TabFocusReason);
    for (QQuickItem *view = item->parentItem(); view; view = view->parentItem()) {
        if (view->inherits("QQuickFlickable")) {
            const QRectF seen(0, 0, view->width(), view->height());
            const QRectF place = item->mapRectToItem(view, QRectF(0, 0, item->width(), item->height()));
            const auto scroll = [view](const char *property, qreal least, qreal most) {
                const qreal by = least < 0 ? least : std::max<qreal>(0, most);
                view->setProperty(property, view->property(property).toReal() + by);
            };
            scroll("contentX", place.left(), place.right() - seen.right());
            scroll("contentY", place.top(), place.bottom() - seen.bottom());
        }
    }
}

QList<QQuickItem *> TargetNavigator::reachable() const
{
    QList<QQuickItem *> items;
    for (const QPointer<QQuickItem> &item : m_items) {
        if (item && item->isVisible() && item->isEnabled() && item->property("legal").toBool()) {
            items.append(item.data());
        }
    }
    std::sort(items.begin(), items.end(), [](const QQuickItem *a, const QQuickItem *b) {
        return isAside(a) != isAside(b) ? isAside(b) : readsBefore(centre(a), centre(b));
    });
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
    setLed(true);
    m_settled.clear();
    if (current == items.end()) {
        focus(items.front());
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
        focus(best);
    }
    return best != nullptr;
}

void TargetNavigator::setLed(bool led)
{
    if (led != m_isLed) {
        m_isLed = led;
        emit ledChanged();
    }
}

void TargetNavigator::comeBack()
{
    const QList<QQuickItem *> items = reachable();
    if (!items.isEmpty() && currentChoice() < 0) {
        focus(items.front());
    }
}

void TargetNavigator::settle()
{
    const QList<QQuickItem *> items = reachable();
    if (items.isEmpty()) {
        return;
    }
    QQuickItem *focused = items.front()->window()->activeFocusItem();
    const bool known = std::any_of(m_items.begin(), m_items.end(),
                                   [focused](const QPointer<QQuickItem> &item) { return item == focused; });
    const bool busy = focused && focused->activeFocusOnTab() && focused->isVisible() && focused->isEnabled();
    if (!busy || (known && !items.contains(focused)) || (focused == m_settled && focused != items.front())) {
        focus(items.front());
        m_settled = items.front();
    }
}

int TargetNavigator::currentChoice() const
{
    const auto current = std::find_if(m_items.begin(), m_items.end(),
                                      [](const QPointer<QQuickItem> &item) { return item && item->hasActiveFocus(); });
    return current == m_items.end() ? -1 : (*current)->property("choice").toInt();
}

} // namespace mw::table
