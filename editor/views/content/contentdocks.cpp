#include "editor/document/packdocument.h"
#include "editor/views/board/boardpane.h"
#include "editor/views/content/contentactions.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/docks/changespane.h"
#include "editor/views/docks/outlinepane.h"
#include "editor/views/docks/problemspane.h"
#include "editor/views/docks/searchpane.h"
#include "editor/views/docks/usespane.h"
#include "editor/views/grid/mappane.h"
#include "editor/views/preview/previewpane.h"

#include <QAction>
#include <QDockWidget>
#include <QSettings>
#include <QSplitter>
#include <QTabWidget>
#include <QTimer>
#include <QUndoView>

#include <utility>

namespace mw::editor {

void ContentPage::buildDocks()
{
    addDock(QStringLiteral("outline"), m_outline, Qt::LeftDockWidgetArea);
    addDock(QStringLiteral("preview"), m_preview, Qt::RightDockWidgetArea);
    QDockWidget *problems = addDock(QStringLiteral("problems"), m_problems, Qt::BottomDockWidgetArea);
    QDockWidget *search = addDock(QStringLiteral("search"), m_search, Qt::BottomDockWidgetArea);
    QDockWidget *changes = addDock(QStringLiteral("changes"), m_changes, Qt::BottomDockWidgetArea);
    auto *undo = new QUndoView;
    undo->setObjectName(QStringLiteral("undoView"));
    undo->setUniformItemSizes(true); // else each step measures all
    undo->setEmptyLabel(tr("As opened"));
    undo->setAccessibleName(tr("History"));
    QDockWidget *history = addDock(QStringLiteral("history"), undo, Qt::BottomDockWidgetArea);
    connect(history, &QDockWidget::visibilityChanged, undo, [undo, stack = m_document->undoStack()](bool isInSight) {
        undo->setStack(isInSight ? stack : nullptr); // a list lays itself out for each step, seen or not
    });
    QDockWidget *uses = addDock(QStringLiteral("uses"), m_uses, Qt::BottomDockWidgetArea);
    connect(uses, &QDockWidget::visibilityChanged, m_uses, &UsesPane::setInSight);
    for (QDockWidget *dock : {search, changes, history, uses})
        tabifyDockWidget(problems, dock);
    for (QDockWidget *dock : {problems, search, changes, history, uses})
        dock->setTitleBarWidget(new QWidget); // their tabs have the titles
    problems->raise();
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
}

QDockWidget *ContentPage::addDock(const QString &name, QWidget *widget, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(this);
    dock->setObjectName(name);
    dock->setWidget(widget);
    addDockWidget(area, dock);
    m_docks << dock;
    return dock;
}

void ContentPage::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (std::exchange(m_docksPlaced, true))
        return;
    // Sizes asked for earlier would be shared out in the small window that there is before the first layout.
    QTimer::singleShot(0, this, &ContentPage::placeDocks);
}

void ContentPage::placeDocks()
{
    if (restoreState(m_docksAsLeft))
        return;
    resizeDocks({m_docks.at(0), m_docks.at(1)}, {m_outline->sizeHint().width(), m_preview->sizeHint().width()},
                Qt::Horizontal);
    resizeDocks({m_docks.at(2)}, {110}, Qt::Vertical);
}

void ContentPage::showDock(const QString &name)
{
    for (QDockWidget *dock : std::as_const(m_docks))
        if (dock->objectName() == name) {
            dock->show();
            dock->raise();
        }
}

void ContentPage::saveLayout(QSettings &settings) const
{
    const bool isAsLeft = !m_docksPlaced && !m_docksAsLeft.isEmpty(); // the page was not shown since
    settings.setValue(QStringLiteral("content/docks"), isAsLeft ? m_docksAsLeft : saveState());
    settings.setValue(QStringLiteral("content/itemsSplit"), m_itemsSplit->saveState());
    settings.setValue(QStringLiteral("content/sourceSplit"), m_sourceSplit->saveState());
    settings.setValue(QStringLiteral("content/sourceBeside"), sourceBesideShown());
    settings.setValue(QStringLiteral("content/tab"), m_tabs->currentIndex());
    m_map->saveState(settings);
    const auto &place = m_navigator->place();
    settings.setValue(QStringLiteral("content/place"),
                      QStringList{m_document->folder(), place.item.kind, place.item.id, place.path});
}

void ContentPage::restoreLayout(const QSettings &settings)
{
    m_docksAsLeft = settings.value(QStringLiteral("content/docks")).toByteArray();
    m_docksPlaced = isVisible();
    if (m_docksPlaced)
        restoreState(m_docksAsLeft);
    m_itemsSplit->restoreState(settings.value(QStringLiteral("content/itemsSplit")).toByteArray());
    m_sourceSplit->restoreState(settings.value(QStringLiteral("content/sourceSplit")).toByteArray());
    m_actions->sourceBeside->setChecked(settings.value(QStringLiteral("content/sourceBeside")).toBool());
    const int tab = settings.value(QStringLiteral("content/tab")).toInt();
    m_tabs->setCurrentIndex(m_tabs->isTabVisible(tab) ? tab : 0); // the game may have no boards or maps
    m_map->restoreState(settings);
    restorePlace(settings.value(QStringLiteral("content/place")).toStringList());
}

/// It may be a place of another pack, or one that is gone since.
void ContentPage::restorePlace(const QStringList &place)
{
    const ItemRef item = place.size() == 4 ? ItemRef{place.at(1), place.at(2)} : ItemRef();
    const Item *found = item.isValid() && place.constFirst() == m_document->folder()
                            ? m_document->items().find(item.kind.toStdString(), item.id.toStdString())
                            : nullptr;
    if (found)
        m_navigator->goToItem(item, found->field(place.at(3).toStdString()) ? place.at(3) : QString());
    else
        showFirst();
}

} // namespace mw::editor
