#pragma once

#include <QWidget>

class QListWidget;
class QMenu;
class QToolButton;

namespace mw::editor {

class PackIcons;
class ShapeModel;

/// What must lie beside a shape: added from a menu, removed, and put in another order.
class BesideList : public QWidget
{
    Q_OBJECT

public:
    BesideList(ShapeModel *model, const PackIcons *icons, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void fillMenu();
    void updateButtons();
    void move(int by);
    void remove();

    ShapeModel *m_model;
    const PackIcons *m_icons;
    QListWidget *m_list;
    QMenu *m_menu;
    QToolButton *m_add;
    QToolButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
};

} // namespace mw::editor
