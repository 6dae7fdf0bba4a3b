#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QTabWidget;

namespace mw::editor {

/// All actions of the menus that have keys, and the keys that the tools on the pages of the content name in their
/// notes.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    KeysDialog(const QList<QAction *> &menus, const QTabWidget &pages, QWidget *parent = nullptr);
};

} // namespace mw::editor
