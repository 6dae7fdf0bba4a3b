#pragma once

#include <QDialog>
#include <QList>

class QAction;

namespace mw::editor {

/// All actions of the menus that have keys.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(const QList<QAction *> &menus, QWidget *parent = nullptr);
};

} // namespace mw::editor
