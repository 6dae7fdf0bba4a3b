#include "editor/views/shell/keysdialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace mw::editor {

KeysDialog::KeysDialog(const QList<QAction *> &menus, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    resize(460, 560);
    auto *tree = new QTreeWidget;
    tree->setHeaderLabels({tr("Action"), tr("Keys")});
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (const QAction *menu : menus) {
        auto *top = new QTreeWidgetItem(tree, {menu->text().remove(u'&')});
        for (const QAction *action : menu->menu()->actions())
            if (!action->shortcut().isEmpty())
                new QTreeWidgetItem(top, {action->text().remove(u'&'),
                                          QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)});
    }
    tree->expandAll();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(tree);
    layout->addWidget(buttons);
}

} // namespace mw::editor
