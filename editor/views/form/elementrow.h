#pragma once

#include <QFrame>
#include <QPersistentModelIndex>

class QLabel;
class QToolButton;

namespace mw::editor {

class FieldEditor;
class FieldModel;
class PackIcons;

/// An element of a list with the buttons that move and remove it. A small one stands beside its neighbours and has
/// its buttons in a menu.
class ElementRow : public QFrame
{
    Q_OBJECT

public:
    ElementRow(FieldModel *model, const QModelIndex &index, PackIcons *icons, bool small, bool movable,
               QWidget *parent = nullptr);

    [[nodiscard]] FieldEditor *editor() const { return m_editor; }
    void refresh();
    void setRemovable(bool removable);

private:
    void buildSmall(bool movable);
    void buildWide(bool movable);
    [[nodiscard]] QToolButton *button(QLatin1String icon, const QString &name, const QString &label);
    void move(int by);
    void remove();

    FieldModel *m_model;
    QPersistentModelIndex m_index;
    FieldEditor *m_editor;
    QList<QAction *> m_removes;
    QToolButton *m_remove = nullptr;
};

} // namespace mw::editor
