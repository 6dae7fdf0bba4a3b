#pragma once

#include "editor/document/documentchange.h"

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
    void placeChosen(const mw::editor::ItemRef &item, const QString &path, const QString &file, std::size_t offset);

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
