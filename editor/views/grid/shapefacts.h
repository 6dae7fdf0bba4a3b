#pragma once

#include "editor/models/grid/piece.h"
#include "editor/views/grid/gridpaint.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace mw::editor {

/// What follows from a shape: its different turns, whether its mirror image is another one, and how several figures
/// may lie together.
class ShapeFacts : public QWidget
{
    Q_OBJECT

public:
    explicit ShapeFacts(QWidget *parent = nullptr);

    /// `part` is the figure whose turns are shown.
    void show(const Piece &piece, int part, const GridPaint &paint, QChar uncovered);
    [[nodiscard]] int turnCount() const { return m_turnCount; }
    [[nodiscard]] int arrangementCount() const { return int(m_arrangements.size()); }

private:
    void showTurns(const grid::Shape &shape, const GridPaint &paint, QChar uncovered);
    void showMirror(const grid::Shape &shape, const GridPaint &paint, QChar uncovered);
    void showArrangement();
    void showNext();

    QLabel *m_turnsHead;
    QLabel *m_turns;
    QLabel *m_mirrorText;
    QLabel *m_mirror;
    QLabel *m_apart;
    QWidget *m_together;
    QLabel *m_arrangement;
    QLabel *m_arrangementText;
    QToolButton *m_next;
    std::vector<grid::Shape> m_arrangements;
    std::size_t m_shown = 0;
    int m_turnCount = 0;
};

} // namespace mw::editor
