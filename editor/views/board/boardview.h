#pragma once

#include "editor/models/boardgeometry.h"
#include "editor/views/board/boardface.h"

#include <QGraphicsView>

#include <functional>
#include <optional>
#include <vector>

class QMimeData;

namespace mw::editor {

class BoardModel;
struct BoardOffer;

/// A board as it is printed, at any size, with its parts to be taken hold of: selected, dragged, nudged. Scene
/// coordinates are millimetres of the board. While something is dragged the face is painted from the item as it would
/// be; the document is told once, at the end.
class BoardView : public QGraphicsView
{
    Q_OBJECT

public:
    explicit BoardView(BoardModel *model, QWidget *parent = nullptr);
    ~BoardView() override;

    void setGrid(int millimetres); ///< 0: none
    [[nodiscard]] int grid() const { return m_grid; }
    void zoomBy(int steps);
    void fit();
    /// Room of the selected parts, or of all if none is selected.
    [[nodiscard]] BoardExtents selectedExtents() const;
    [[nodiscard]] QRectF extent(const QString &path) const { return m_extents.value(path); }
    [[nodiscard]] QSizeF boardSize() const { return m_size; }
    /// A place in millimetres, on the grid, where a part as large as the others would cover none.
    [[nodiscard]] QPoint freePlace() const;

    /// What is dragged here from elsewhere, read from its data; null if it is nothing to lay.
    using OfferReader = std::function<const BoardOffer *(const QMimeData &mime)>;
    void setOfferReader(OfferReader reader) { m_offerOf = std::move(reader); }

    void copy();
    void cut();
    void paste();
    void duplicate();
    void remove();
    void arrange(BoardEdge edge);
    void distribute(Qt::Orientation orientation);
    void mirror();

signals:
    /// What can be done with the selection is asked for, at a place of the screen.
    void menuWanted(const QPoint &at);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    enum class Drag { None, Waiting, Parts, Band, Hand };

    void onBoardChanged();
    void onSelectionChanged();
    void repaintFace();
    void dragTo(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void pan(const QPointF &at);
    void selectBand();
    void press(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void nudge(const QPoint &by);
    void commit(const QString &label);
    void step(int by);
    void escape();
    [[nodiscard]] bool edit(QKeyEvent *event);
    [[nodiscard]] QPointF millimetresAt(const QPoint &pixel) const { return mapToScene(pixel); }
    void drawFrame(QPainter &painter, const QRectF &extent, const QColor &colour, bool filled) const;
    void drawDropTarget(QPainter &painter) const;
    /// Where something dragged from elsewhere would land: a part, or a free place if that is none.
    void aim(const QPointF &at, const BoardOffer *offer);
    void drawGrid(QPainter &painter, const QRectF &rect) const;

    BoardModel *m_model;
    BoardFace m_face;
    QGraphicsScene *m_scene;
    QSizeF m_size;
    std::vector<face::Region> m_regions;
    BoardExtents m_extents;
    BoardOffsets m_offsets; ///< of a drag or nudge under way
    QString m_hovered;
    Drag m_drag = Drag::None;
    QPointF m_pressedAt;   ///< millimetres
    QPoint m_pressedPixel; ///< of the viewport
    QPointF m_bandTo;
    QString m_anchor;        ///< the part under the mouse when a drag began; it lands on the grid
    QString m_pressedDetail; ///< chosen if the press does not become a drag
    QStringList m_before;    ///< selection that a band adds to
    OfferReader m_offerOf;
    QString m_aimedPart;               ///< that takes what is dragged here
    std::optional<QPoint> m_aimedFree; ///< place for a new part instead
    int m_grid = 5;
    bool m_isFitted = true;
    bool m_isPanKeyHeld = false;
};

} // namespace mw::editor
