#pragma once

#include "editor/models/grid/gridtext.h"
#include "editor/views/grid/gridpaint.h"

#include <QWidget>

#include <optional>

namespace mw::editor {

class GridModel;

/// One figure with a rim of free spaces around it: a click covers a space or frees it again, a drag does so with
/// several. When a stroke ends, the rows are cut to what is covered.
class ShapeView : public QWidget
{
    Q_OBJECT

public:
    explicit ShapeView(GridModel *model, QWidget *parent = nullptr);

    void setPaint(const GridPaint &paint);
    void setSymbol(QChar symbol) { m_symbol = symbol; } ///< what a click makes of a space
    [[nodiscard]] GridModel *model() const { return m_model; }
    /// What is shown, without the rim; the stroke that is being made included.
    [[nodiscard]] GridText text() const;
    /// Where a space of the rows is, in pixels; rows and columns of the rim count as -1 and so on.
    [[nodiscard]] QRectF spaceRect(const QPoint &space) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void shownChanged();
    void symbolChosen(QChar symbol); ///< by a digit
    void said(const QString &text);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] QChar uncovered() const;
    [[nodiscard]] QMargins rim() const; ///< none where the schema allows no more
    [[nodiscard]] GridText rimmed() const;
    [[nodiscard]] QPoint spaceAt(const QPointF &pixel) const; ///< of the rows with their rim
    void onGridChanged();
    void startStroke(const QPoint &space, QChar symbol);
    void drawTo(const QPoint &space);
    void endStroke();
    void moveCursor(const QPoint &by);
    void drawGridLines(QPainter &painter) const;

    GridModel *m_model;
    GridPaint m_paint;
    QChar m_symbol;
    std::optional<GridText> m_stroke; ///< rows with their rim
    QChar m_strokeSymbol;
    QPoint m_last;
    QPoint m_hovered{-1, -1};
    QPoint m_cursor{1, 1}; ///< among the rows with their rim
};

} // namespace mw::editor
