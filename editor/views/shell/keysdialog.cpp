#include "editor/views/shell/keysdialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QRegularExpression>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace mw::editor {

namespace {

/// "Brush (B)": what a tool does, and its keys.
void addTools(QTreeWidget *tree, const QString &title, const QWidget &page)
{
    static const QRegularExpression note(QStringLiteral("^(.+) \\(([^()]+)\\)(.*)$"));
    QTreeWidgetItem *top = nullptr;
    for (const QToolButton *tool : page.findChildren<QToolButton *>()) {
        const QRegularExpressionMatch match = note.match(tool->toolTip());
        if (!match.hasMatch() || tool->isHidden())
            continue;
        if (!top)
            top = new QTreeWidgetItem(tree, {title});
        new QTreeWidgetItem(top, {match.captured(1) + match.captured(3), match.captured(2)});
    }
}

} // namespace

KeysDialog::KeysDialog(const QList<QAction *> &menus, const QTabWidget &pages, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    resize(640, 600);
    auto *tree = new QTreeWidget;
    tree->setObjectName(QStringLiteral("keys"));
    tree->setHeaderLabels({tr("Action"), tr("Keys")});
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (const QAction *menu : menus) {
        auto *top = new QTreeWidgetItem(tree, {menu->text().remove(u'&')});
        for (const QAction *action : menu->menu()->actions())
            if (!action->shortcut().isEmpty())
                new QTreeWidgetItem(top, {action->text().remove(u'&'),
                                          QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)});
    }
    for (int page = 0; page < pages.count(); ++page)
        if (pages.isTabVisible(page))
            addTools(tree, pages.tabText(page), *pages.widget(page));
    tree->expandAll();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(tree);
    layout->addWidget(buttons);
}

} // namespace mw::editor
