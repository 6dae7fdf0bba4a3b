#pragma once

#include "editor/document/documentchange.h"
#include "editor/views/board/boardface.h"

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;
class QListWidget;
class QTimer;
class QToolButton;

namespace mw::editor {

class BoardModel;

/// The way from board to board: sets by number of players, the boards of a set as small pictures, the other side.
class BoardStrip : public QWidget
{
    Q_OBJECT

public:
    explicit BoardStrip(BoardModel *model, QWidget *parent = nullptr);

    void refreshSoon();

signals:
    void boardChosen(const mw::editor::ItemRef &board);

protected:
    void changeEvent(QEvent *event) override;

private:
    void update();
    void fillSets();
    void fillBoards();
    void updateTurn();
    [[nodiscard]] QString titleOfBoard(const ItemRef &board) const;

    BoardModel *m_model;
    BoardFace m_face;
    QTimer *m_soon;
    QButtonGroup *m_sets;
    QHBoxLayout *m_setBar;
    QToolButton *m_turn;
    QListWidget *m_boards;
    QList<ItemRef> m_shown;
    bool m_isFilling = false;
};

} // namespace mw::editor
