#pragma once

#include <QList>
#include <QObject>

class QAction;
class QDockWidget;
class QKeySequence;
class QMenu;

namespace mw::editor {

class ContentPage;
struct MainMenus;

/// What can be done on the content page, as actions with their keys.
class ContentActions : public QObject
{
    Q_OBJECT

public:
    explicit ContentActions(ContentPage *page);

    void fill(const MainMenus &menus, const QList<QDockWidget *> &docks);
    /// Enables what is possible now.
    void update();

    QAction *undo;
    QAction *redo;
    QAction *add;
    QAction *duplicate;
    QAction *remove;
    QAction *moveUp;
    QAction *moveDown;
    QAction *setField;
    QAction *copy;
    QAction *paste;
    QAction *clear;
    QAction *find;
    QAction *replace;
    QAction *findNext;
    QAction *findPrevious;
    QAction *filter;
    QAction *goTo;
    QAction *back;
    QAction *forward;
    QAction *itemsTab;
    QAction *deckTab;
    QAction *sourceTab;
    QAction *boardTab;
    QAction *mapTab;
    QAction *shapeTab;
    QAction *setupsTab;
    QAction *sourceBeside;

private:
    QAction *make(QLatin1String icon, const QString &text, const QKeySequence &key, const QString &tip = {});
    void makeEditActions();
    void makeMoveActions();
    void connectActions();
    void addItem();
    void duplicateItems();
    void removeItems();
    void moveItem(int by);
    void goToLine();

    ContentPage *m_page;
};

} // namespace mw::editor
