#include "editor/views/content/contentactions.h"

#include "editor/document/packdocument.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/content/itemspane.h"
#include "editor/views/content/itemtableview.h"
#include "editor/views/shell/mainmenus.h"
#include "editor/views/source/codeeditor.h"
#include "editor/views/source/sourcepane.h"
#include "editor/views/theme/icons.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTextBlock>
#include <QToolBar>
#include <QUndoStack>

#include <algorithm>

namespace mw::editor {

ContentActions::ContentActions(ContentPage *page) : QObject(page), m_page(page)
{
    makeEditActions();
    makeMoveActions();
    connectActions();
    update();
}

void ContentActions::makeEditActions()
{
    QUndoStack *stack = m_page->document()->undoStack();
    undo = stack->createUndoAction(this, tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    undo->setIcon(lineIcon(QLatin1String("undo")));
    redo = stack->createRedoAction(this, tr("&Redo"));
    redo->setShortcuts({QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    redo->setIcon(lineIcon(QLatin1String("redo")));
    add = make(QLatin1String("add"), tr("&Add item"), QKeySequence(QStringLiteral("Ctrl+Shift+A")),
               tr("Adds an item of the kind shown, with its required fields"));
    duplicate = make(QLatin1String("duplicate"), tr("&Duplicate"), QKeySequence(QStringLiteral("Ctrl+D")),
                     tr("Copies the selected items, comments included"));
    remove = make(QLatin1String("remove"), tr("De&lete items"), QKeySequence(QStringLiteral("Ctrl+Delete")),
                  tr("Deletes the selected items; Undo brings them back"));
    setField = make(QLatin1String("edit"), tr("&Set field on selected…"), QKeySequence(QStringLiteral("Ctrl+Return")),
                    tr("Gives a field the same value in all selected items"));
    copy = make({}, tr("&Copy cells"), QKeySequence::Copy, tr("Copies the cells for a spreadsheet program"));
    paste = make({}, tr("&Paste cells"), QKeySequence::Paste, tr("Pastes cells from a spreadsheet program"));
    clear = make({}, tr("Clear cells"), QKeySequence::Delete, tr("Removes the values of the selected cells"));
    for (QAction *action : {copy, paste, clear}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_page->items()->view()->addAction(action);
    }
    find = make(QLatin1String("find"), tr("&Find in pack…"), QKeySequence::Find);
    replace = make(QLatin1String("replace"), tr("Find and r&eplace…"), QKeySequence(QStringLiteral("Ctrl+H")));
    findNext = make({}, tr("&Next hit or problem"), QKeySequence(QStringLiteral("F3")));
    findPrevious = make({}, tr("Pre&vious hit or problem"), QKeySequence(QStringLiteral("Shift+F3")));
    filter = make(QLatin1String("filter"), tr("F&ilter rows"), QKeySequence(QStringLiteral("Ctrl+Shift+F")));
}

void ContentActions::makeMoveActions()
{
    moveUp = make(QLatin1String("up"), tr("Move item &up"), QKeySequence(QStringLiteral("Ctrl+Shift+Up")));
    moveDown = make(QLatin1String("down"), tr("Move item &down"), QKeySequence(QStringLiteral("Ctrl+Shift+Down")));
    goTo = make({}, tr("&Go to line…"), QKeySequence(QStringLiteral("Ctrl+G")));
    back = make(QLatin1String("back"), tr("&Back"), QKeySequence(QStringLiteral("Alt+Left")));
    forward = make(QLatin1String("forward"), tr("&Forward"), QKeySequence(QStringLiteral("Alt+Right")));
    itemsTab = make(QLatin1String("content"), tr("&Items"), QKeySequence(QStringLiteral("Ctrl+Shift+I")));
    deckTab = make(QLatin1String("deck"), tr("&Deck"), QKeySequence(QStringLiteral("Ctrl+Shift+D")));
    sourceTab = make(QLatin1String("source"), tr("&YAML source"), QKeySequence(QStringLiteral("Ctrl+Shift+Y")));
    boardTab = make(QLatin1String("board"), tr("&Board"), QKeySequence(QStringLiteral("Ctrl+Shift+B")));
    mapTab = make(QLatin1String("map"), tr("&Map"), QKeySequence(QStringLiteral("Ctrl+Shift+M")));
    shapeTab = make(QLatin1String("shape"), tr("S&hape"), QKeySequence(QStringLiteral("Ctrl+Shift+E")));
    setupsTab = make(QLatin1String("setup"), tr("Se&t-ups to play"), QKeySequence(QStringLiteral("Ctrl+Shift+L")),
                     tr("Set-ups that a game can start from, such as solo scenarios"));
    sourceBeside = make(QLatin1String("split"), tr("&Source beside the form"), QKeySequence(QStringLiteral("Ctrl+\\")));
    sourceBeside->setCheckable(true);
}

void ContentActions::connectActions()
{
    Navigator *navigator = m_page->navigator();
    ItemsPane *items = m_page->items();
    connect(add, &QAction::triggered, this, &ContentActions::addItem);
    connect(duplicate, &QAction::triggered, this, &ContentActions::duplicateItems);
    connect(remove, &QAction::triggered, this, &ContentActions::removeItems);
    connect(setField, &QAction::triggered, items, &ItemsPane::setOnSelected);
    connect(copy, &QAction::triggered, items, &ItemsPane::copy);
    connect(paste, &QAction::triggered, items, &ItemsPane::paste);
    connect(clear, &QAction::triggered, items, &ItemsPane::clearCells);
    connect(moveUp, &QAction::triggered, this, [this] { moveItem(-1); });
    connect(moveDown, &QAction::triggered, this, [this] { moveItem(1); });
    connect(find, &QAction::triggered, this, [this] { m_page->findInPack(false); });
    connect(replace, &QAction::triggered, this, [this] { m_page->findInPack(true); });
    connect(findNext, &QAction::triggered, this, [this] { m_page->stepHit(1); });
    connect(findPrevious, &QAction::triggered, this, [this] { m_page->stepHit(-1); });
    connect(filter, &QAction::triggered, items, &ItemsPane::focusFilter);
    connect(goTo, &QAction::triggered, this, &ContentActions::goToLine);
    connect(back, &QAction::triggered, navigator, &Navigator::back);
    connect(forward, &QAction::triggered, navigator, &Navigator::forward);
    connect(itemsTab, &QAction::triggered, this, [this] { m_page->showItems(); });
    connect(deckTab, &QAction::triggered, this, [this] { m_page->showDeck(); });
    connect(sourceTab, &QAction::triggered, this, [this] { m_page->showSource(); });
    connect(boardTab, &QAction::triggered, this, [this] { m_page->showBoard(); });
    connect(mapTab, &QAction::triggered, this, [this] { m_page->showMap(); });
    connect(shapeTab, &QAction::triggered, this, [this] { m_page->showShape(); });
    connect(setupsTab, &QAction::triggered, this, [this] { m_page->showSetups(); });
    connect(sourceBeside, &QAction::toggled, m_page, &ContentPage::setSourceBeside);
    connect(items, &ItemsPane::selectionChanged, this, &ContentActions::update);
    connect(m_page->document(), &PackDocument::changed, this, &ContentActions::update);
    for (QAction *action : {add, duplicate, remove, moveUp, moveDown})
        items->addBarAction(action);
    auto *line = new QAction(this); // of the menu at the pointer
    line->setSeparator(true);
    items->view()->addActions({setField, line, add, duplicate, remove, moveUp, moveDown});
}

void ContentActions::fill(const MainMenus &menus, const QList<QDockWidget *> &docks)
{
    menus.edit->addActions({undo, redo});
    menus.edit->addSeparator();
    menus.edit->addActions({copy, paste, clear});
    menus.edit->addSeparator();
    menus.edit->addActions({add, duplicate, remove, setField, moveUp, moveDown});
    menus.edit->addSeparator();
    menus.edit->addActions({find, replace, findNext, findPrevious, filter});
    menus.view->addActions({itemsTab, deckTab, sourceTab, boardTab, mapTab, shapeTab, setupsTab, sourceBeside});
    menus.view->addSeparator();
    for (QDockWidget *dock : docks)
        menus.view->addAction(dock->toggleViewAction());
    menus.go->addActions({back, forward});
    menus.go->addSeparator();
    menus.go->addAction(goTo);
    menus.tools->addActions({back, forward});
    menus.tools->addSeparator();
    menus.tools->addActions({undo, redo});
    menus.tools->addSeparator();
    menus.tools->addActions({find, sourceBeside});
}

void ContentActions::update()
{
    const QList<ItemRef> selected =
        m_page->items()->kind().isEmpty() ? QList<ItemRef>() : m_page->items()->selectedItems();
    const auto *kind = m_page->document()->schema().kind(m_page->items()->kind().toStdString());
    const bool isList = kind && !kind->collection.empty();
    const bool editable = std::all_of(selected.begin(), selected.end(), [this](const ItemRef &item) {
        return m_page->document()->isEditable(m_page->document()->fileOf(item));
    });
    add->setEnabled(isList);
    for (QAction *action : {duplicate, remove})
        action->setEnabled(isList && editable && !selected.isEmpty());
    for (QAction *action : {moveUp, moveDown})
        action->setEnabled(isList && editable && selected.size() == 1);
    setField->setEnabled(editable && !selected.isEmpty());
    back->setEnabled(m_page->navigator()->canGoBack());
    forward->setEnabled(m_page->navigator()->canGoForward());
    goTo->setEnabled(!m_page->source()->file().isEmpty());
}

QAction *ContentActions::make(QLatin1String icon, const QString &text, const QKeySequence &key, const QString &tip)
{
    auto *action = new QAction(text, this);
    if (!icon.isEmpty())
        action->setIcon(lineIcon(icon));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    QString name = text;
    name.remove(u'&').remove(u'…');
    action->setToolTip(tr("%1 (%2)").arg(tip.isEmpty() ? name : tip, key.toString(QKeySequence::NativeText)));
    m_page->addAction(action);
    return action;
}

void ContentActions::addItem()
{
    const QString kind = m_page->items()->kind();
    const ItemRef current = m_page->navigator()->item();
    const QString file = current.kind == kind ? m_page->document()->fileOf(current) : QString();
    const ItemRef item = m_page->document()->addItem(kind, tr("new-%1").arg(kind), file);
    m_page->navigator()->goToItem(item);
}

void ContentActions::duplicateItems()
{
    const QList<ItemRef> copies = m_page->document()->duplicateItems(m_page->items()->selectedItems());
    if (!copies.isEmpty())
        m_page->navigator()->goToItem(copies.first());
}

void ContentActions::removeItems()
{
    m_page->document()->removeItems(m_page->items()->selectedItems());
}

void ContentActions::moveItem(int by)
{
    const QList<ItemRef> selected = m_page->items()->selectedItems();
    if (selected.size() != 1)
        return;
    QList<ItemRef> inFile; // the items that share its list, in order
    PackDocument *document = m_page->document();
    for (const Item *item : document->items().ofKind(selected.first().kind.toStdString())) {
        const ItemRef other{selected.first().kind, QString::fromStdString(item->id)};
        if (document->fileOf(other) == document->fileOf(selected.first()))
            inFile << other;
    }
    const auto to = inFile.indexOf(selected.first()) + by;
    if (to >= 0 && to < inFile.size())
        document->moveItem(selected.first(), static_cast<int>(to));
}

void ContentActions::goToLine()
{
    CodeEditor *editor = m_page->source()->editor();
    bool accepted = false;
    const int line =
        QInputDialog::getInt(m_page, tr("Go to line"), tr("Line of %1").arg(m_page->source()->file()),
                             editor->textCursor().blockNumber() + 1, 1, editor->blockCount(), 1, &accepted);
    if (!accepted)
        return;
    if (!m_page->sourceBesideShown())
        m_page->showSource();
    editor->goToPosition(editor->document()->findBlockByNumber(line - 1).position(), 0);
    editor->setFocus();
}

} // namespace mw::editor
