#pragma once

#include "editor/models/balancecells.h"

#include <QWidget>

class QLabel;
class QTimer;
class QTreeWidget;

namespace mw::editor {

class BoardModel;

/// The values of a board beside its picture: what each part gives and what that is worth, and whether the whole lies
/// within its band. Hidden for kinds that no band is about.
class BoardValues : public QWidget
{
    Q_OBJECT

public:
    explicit BoardValues(BoardModel *model, QWidget *parent = nullptr);

    void refreshSoon();

protected:
    void changeEvent(QEvent *event) override;

private:
    void update();
    void fillRows();
    void fillTotal();
    void followSelection();

    BoardModel *m_model;
    BalanceCells m_cells;
    QTimer *m_soon;
    QLabel *m_total;
    QTreeWidget *m_rows;
    bool m_isFilling = false;
};

} // namespace mw::editor
