#pragma once

#include "editor/models/grid/mapground.h"
#include "editor/models/grid/piece.h"
#include "editor/views/grid/gridpaint.h"

#include <QWidget>

#include <optional>

namespace mw::editor {

class GridModel;

enum class MapTool { Brush, Line, Rectangle, Fill, Pick, Try };
constexpr int mapToolCount = 6;
enum class MapChange { Mirror, Flip, Turn }; ///< of the whole map

/// A map as large as there is room, to be painted with the mouse or the keys. A stroke is shown while it is made and
/// reaches the model as one step when it ends. Pieces can be tried on it: they lie on the view only.
class MapView : public QWidget
{
    Q_OBJECT

public:
    explicit MapView(GridModel *model, QWidget *parent = nullptr);
    ~MapView() override;

    void setTool(MapTool tool);
    [[nodiscard]] MapTool tool() const { return m_tool; }
    void setSymbol(QChar symbol); ///< what is painted
    [[nodiscard]] QChar symbol() const { return m_symbol; }
    [[nodiscard]] const GridText &text() const; ///< what is shown: the grid with the stroke that is being made
    [[nodiscard]] MapGround ground() const;     ///< of what is shown, pieces that are tried out included
    [[nodiscard]] const GridPaint &paint() const { return m_paint; }

    /// The piece that the tool Try lays; nothing: none.
    void setPiece(const std::optional<Piece> &piece);
    void turnPiece(bool back = false);
    void clearPieces();
    [[nodiscard]] qsizetype pieceCount() const { return m_laid.size(); }

    /// Spaces to point out; empty for none.
    void setMarked(const grid::Cells &cells);
    /// Shows what the grid would become with rows and columns added and cut off; nothing: as it is.
    void setFrame(const std::optional<QMargins> &frame);
    [[nodiscard]] QRectF spaceRect(const QPoint &space) const; ///< in pixels
    [[nodiscard]] QPoint cursorSpace() const { return m_cursor; }

signals:
    void shownChanged(); ///< what text() or ground() say
    void toolChanged();  ///< tool or symbol
    void markCleared();  ///< nothing is to be pointed out any more
    void changeWanted(mw::editor::MapChange change);
    void said(const QString &text); ///< about the space under the pointer or the cursor

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// A stroke that is being made.
    struct Stroke {
        GridText before;
        GridText now;
        QPoint from; ///< where a line or rectangle begins
        QPoint last; ///< where the brush was
        bool isByKeys = false;
    };

    void onGridChanged();
    void updatePaint();
    [[nodiscard]] QPoint spaceAt(const QPointF &pixel) const; ///< outside the grid if there is none
    [[nodiscard]] QRect shownRect() const;
    void moveTo(const QPoint &space);
    void moveCursor(const QPoint &by);
    void pressAt(const QPoint &space, bool byKeys);
    void drawTo(const QPoint &space, Qt::KeyboardModifiers modifiers);
    void endStroke();
    void cancelStroke();
    void pick(const QPoint &space);
    void layPiece();
    void removePieceAt(const QPoint &space);
    void pressSpaceKey(bool isRepeated);
    void escape();
    [[nodiscard]] bool chooseByKey(int key);
    [[nodiscard]] const grid::Shape *ghost() const;
    [[nodiscard]] QString describe(const QPoint &space) const;
    [[nodiscard]] QString describeGhost() const;
    [[nodiscard]] QString tryHint() const; ///< what to do next with the tool that tries pieces
    [[nodiscard]] grid::Cells ghostCells() const;
    [[nodiscard]] grid::Cells ghostMisfits() const;
    void drawHeads(QPainter &painter) const;
    void drawSpaces(QPainter &painter) const;
    void drawPieces(QPainter &painter) const;
    void drawCells(QPainter &painter, const grid::Cells &cells, const QColor &colour, int wash) const;
    void drawFrame(QPainter &painter) const;
    void drawCursor(QPainter &painter) const;

    GridModel *m_model;
    ItemRef m_shown; ///< whose pieces are laid
    GridPaint m_paint;
    MapTool m_tool = MapTool::Brush;
    QChar m_symbol;
    std::optional<Stroke> m_stroke;
    std::optional<Piece> m_piece;
    std::size_t m_part = 0;    ///< of the piece, to be laid next
    grid::Shape m_ghost;       ///< that part, turned
    QList<grid::Cells> m_laid; ///< parts that are tried out
    grid::Cells m_marked;
    std::optional<QMargins> m_frame;
    QPoint m_hovered{-1, -1};
    QPoint m_cursor;
};

} // namespace mw::editor
