#pragma once

#include "editor/views/docks/foundplace.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace mw::editor {

class ChangesModel;

/// What differs from the last save or from git's HEAD, item by item and field by field, each revertible.
class ChangesPane : public QWidget
{
    Q_OBJECT

public:
    explicit ChangesPane(ChangesModel *model, QWidget *parent = nullptr);

signals:
    void placeChosen(const mw::editor::FoundPlace &place);

private:
    void update();
    void revert();
    void activate(const QModelIndex &index);

    ChangesModel *m_model;
    QComboBox *m_base;
    QPushButton *m_revert;
    QLabel *m_state;
    QTreeView *m_view;
};

} // namespace mw::editor
