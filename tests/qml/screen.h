#pragma once

#include "qml/Playtest/tablehost.h"

#include <QMultiMap>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

// What is to be seen of a table, for tests that use it as a person does.

/// Everything on the screen that answers the present question, by the number of the choice.
inline void collect(QQuickItem *item, QMultiMap<int, QQuickItem *> &found)
{
    if (!item->isVisible()) {
        return;
    }
    const QVariant choice = item->property("choice");
    if (choice.isValid() && choice.toInt() >= 0 && item->activeFocusOnTab() && item->property("legal").isValid()) {
        found.insert(choice.toInt(), item);
    }
    for (QQuickItem *child : item->childItems()) {
        collect(child, found);
    }
}

inline QMultiMap<int, QQuickItem *> targets(QQuickWindow *window)
{
    QMultiMap<int, QQuickItem *> found;
    collect(window->contentItem(), found);
    return found;
}

inline QPoint centreOf(const QQuickItem *item)
{
    return item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
}

/// Whether the middle of an item is not cut off by a view that would have to be scrolled.
inline bool inView(const QQuickItem *item)
{
    const QPointF middle(item->width() / 2, item->height() / 2);
    for (const QQuickItem *view = item->parentItem(); view; view = view->parentItem()) {
        if (view->clip() && !view->boundingRect().contains(item->mapToItem(view, middle))) {
            return false;
        }
    }
    return true;
}

/// By name among what is to be seen, delegates included.
inline QQuickItem *named(QQuickItem *item, const QString &name)
{
    if (item->objectName() == name) {
        return item;
    }
    for (QQuickItem *child : item->childItems()) {
        if (QQuickItem *found = named(child, name)) {
            return found;
        }
    }
    return nullptr;
}

inline QQuickItem *named(QQuickWindow *window, const QString &name)
{
    return named(window->contentItem(), name);
}

/// Where to press what a name stands for, once it has come to rest: rows and columns place what is in them when a frame
/// is drawn. (-1, -1) if it is not to be seen within a few seconds.
inline QPoint restingPlace(QQuickWindow *window, const QString &name)
{
    QPoint last(-1, -1);
    for (int tries = 0; tries < 250; ++tries) {
        const QQuickItem *item = named(window, name);
        const QPoint here = item && item->isVisible() ? centreOf(item) : QPoint(-1, -1);
        if (here == last && here != QPoint(-1, -1)) {
            return here;
        }
        last = here;
        QTest::qWait(20);
    }
    return {-1, -1};
}

/// A saved game or a solo scenario may take the place of another game before the window has drawn a frame, and then the
/// window learns its size.
inline void survivesFewerSeats(mw::table::TableHost &host)
{
    mw::table::TableSetup *setup = host.game()->setup();
    for (const int players : {setup->mostPlayers(), setup->fewestPlayers()}) {
        host.game()->newGame();
        setup->setPlayers(players);
        QVERIFY(host.game()->start());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        host.window()->resize(1300 + 10 * players, 740);
        QTest::qWait(20);
    }
    QCOMPARE(host.game()->setup()->players(), setup->fewestPlayers());
}
