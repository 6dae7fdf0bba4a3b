#include "editor/views/grid/shapeview.h"

#include "editor/document/newitems.h"
#include "editor/models/grid/gridfields.h"
#include "editor/models/grid/gridmodel.h"
#include "editor/views/theme/arrowkeys.h"
#include "editor/views/theme/tokens.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mw::editor {

namespace {

constexpr double shapeSpace = 40; ///< pixels, side of a space
constexpr int shapeMargin = 6;

bool isShapeKey(const QKeyEvent &event)
{
    const int key = event.key();
    return !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) &&
           (!arrowStep(key).isNull() || key == Qt::Key_Space || key == Qt::Key_Delete || key == Qt::Key_Backspace ||
            (key >= Qt::Key_1 && key <= Qt::Key_9));
}

} // namespace

ShapeView::ShapeView(GridModel *model, QWidget *parent) : QWidget(parent), m_model(model)
{
    setObjectName(QStringLiteral("shapeView"));
    setAccessibleName(tr("Figure"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(model, &GridModel::gridChanged, this, &ShapeView::onGridChanged);
}

void ShapeView::setPaint(const GridPaint &paint)
{
    m_paint = paint;
    update();
}

void ShapeView::onGridChanged()
{
    m_stroke.reset();
    const QRect rect = rimmed().rect();
    m_cursor = {std::clamp(m_cursor.x(), 0, std::max(0, rect.right())),
                std::clamp(m_cursor.y(), 0, std::max(0, rect.bottom()))};
    updateGeometry();
    resize(sizeHint());
    update();
    emit shownChanged();
}

QChar ShapeView::uncovered() const
{
    return m_model->spec() ? gridfields::uncovered(*m_model->spec()) : QChar();
}

QMargins ShapeView::rim() const
{
    const GridText &text = m_model->text();
    const int across = text.width() < m_model->largestSide() ? 1 : 0;
    const int down = text.height() < m_model->largestSide() ? 1 : 0;
    return uncovered().isNull() ? QMargins() : QMargins(across, down, across, down);
}

GridText ShapeView::rimmed() const
{
    return m_stroke ? *m_stroke : m_model->text().grown(rim(), uncovered());
}

GridText ShapeView::text() const
{
    return m_stroke ? m_stroke->trimmed(uncovered()) : m_model->text();
}

QRectF ShapeView::spaceRect(const QPoint &space) const
{
    return {shapeMargin + (space.x() + rim().left()) * shapeSpace, shapeMargin + (space.y() + rim().top()) * shapeSpace,
            shapeSpace, shapeSpace};
}

QPoint ShapeView::spaceAt(const QPointF &pixel) const
{
    return {int(std::floor((pixel.x() - shapeMargin) / shapeSpace)),
            int(std::floor((pixel.y() - shapeMargin) / shapeSpace))};
}

QSize ShapeView::sizeHint() const
{
    const GridText all = rimmed();
    return {int(all.width() * shapeSpace) + 2 * shapeMargin, int(all.height() * shapeSpace) + 2 * shapeMargin};
}

void ShapeView::startStroke(const QPoint &space, QChar symbol)
{
    if (!rimmed().has(space))
        return;
    if (!m_model->isEditable()) {
        emit said(GridModel::lockedText());
        return;
    }
    m_stroke = rimmed();
    m_strokeSymbol = symbol;
    m_last = space;
    drawTo(space);
}

void ShapeView::drawTo(const QPoint &space)
{
    if (!m_stroke)
        return;
    for (const QPoint &reached : lineBetween(m_last, space))
        m_stroke->set(reached, m_strokeSymbol);
    m_last = space;
    update();
    emit shownChanged();
}

void ShapeView::endStroke()
{
    if (!m_stroke)
        return;
    const GridText text = std::exchange(m_stroke, std::nullopt)->trimmed(uncovered());
    if (text.height() == 0)
        emit said(tr("A figure has one space at least."));
    else
        m_model->commit(text, tr("Change the shape of %1").arg(titleOf(*m_model->content())));
    update();
    emit shownChanged();
}

void ShapeView::mousePressEvent(QMouseEvent *event)
{
    const QPoint space = spaceAt(event->position());
    m_cursor = rimmed().has(space) ? space : m_cursor;
    if (event->button() == Qt::RightButton)
        startStroke(space, uncovered());
    else if (event->button() == Qt::LeftButton)
        startStroke(space, rimmed().at(space) == m_symbol ? uncovered() : m_symbol);
}

void ShapeView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint space = spaceAt(event->position());
    if (space != m_last)
        drawTo(space);
    if (space != m_hovered) {
        m_hovered = space;
        update();
    }
}

void ShapeView::mouseReleaseEvent(QMouseEvent *event)
{
    Q_UNUSED(event)
    endStroke();
}

void ShapeView::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_hovered = {-1, -1};
    update();
}

bool ShapeView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isShapeKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ShapeView::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return QWidget::keyPressEvent(event);
    if (!arrowStep(key).isNull())
        return moveCursor(arrowStep(key));
    const std::size_t place = key >= Qt::Key_1 && key <= Qt::Key_9 ? std::size_t(key - Qt::Key_1) : 9;
    if (key == Qt::Key_Escape && m_stroke) {
        m_stroke.reset();
        update();
        emit shownChanged();
    } else if (key == Qt::Key_Space && !event->isAutoRepeat()) {
        startStroke(m_cursor, rimmed().at(m_cursor) == m_symbol ? uncovered() : m_symbol);
        endStroke();
    } else if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        startStroke(m_cursor, uncovered());
        endStroke();
    } else if (place < m_model->legend().size() && gridfields::covers(m_model->legend()[place])) {
        emit symbolChosen(QString::fromStdString(m_model->legend()[place].symbol).at(0));
    } else {
        QWidget::keyPressEvent(event);
    }
}

void ShapeView::moveCursor(const QPoint &by)
{
    const QRect rect = rimmed().rect();
    m_cursor = {std::clamp(m_cursor.x() + by.x(), 0, rect.right()),
                std::clamp(m_cursor.y() + by.y(), 0, rect.bottom())};
    const yaml::LegendEntry *entry = m_model->entry(rimmed().at(m_cursor));
    if (entry)
        emit said(tr("Row %1, column %2: %3")
                      .arg(m_cursor.y() - rim().top() + 1)
                      .arg(m_cursor.x() - rim().left() + 1)
                      .arg(QString::fromStdString(entry->title)));
    update();
}

void ShapeView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void ShapeView::focusOutEvent(QFocusEvent *event)
{
    endStroke();
    QWidget::focusOutEvent(event);
    update();
}

void ShapeView::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    const Tokens &tokens = tokensOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawGridLines(painter);
    const GridText all = rimmed();
    const auto roomOf = [this](const QPoint &space) {
        return spaceRect(space - QPoint(rim().left(), rim().top())).adjusted(1, 1, -1, -1);
    };
    for (int y = 0; y < all.height(); ++y) {
        for (int x = 0; x < all.width(); ++x)
            m_paint.drawSpace(painter, roomOf({x, y}), all.at({x, y}));
    }
    painter.setBrush(Qt::NoBrush);
    if (all.has(m_hovered)) {
        painter.setPen(QPen(tokens.textMuted, 1.5));
        painter.drawRect(roomOf(m_hovered));
    } else if (hasFocus() && all.has(m_cursor)) {
        painter.setPen(QPen(tokens.accent, 2.5));
        painter.drawRect(roomOf(m_cursor));
    }
}

void ShapeView::drawGridLines(QPainter &painter) const
{
    const Tokens &tokens = tokensOf(palette());
    const GridText all = rimmed();
    painter.fillRect(rect(), tokens.surface);
    painter.setPen(QPen(tokens.border, 1, Qt::DashLine));
    for (int y = 0; y <= all.height(); ++y)
        painter.drawLine(QPointF(shapeMargin, shapeMargin + y * shapeSpace),
                         QPointF(shapeMargin + all.width() * shapeSpace, shapeMargin + y * shapeSpace));
    for (int x = 0; x <= all.width(); ++x)
        painter.drawLine(QPointF(shapeMargin + x * shapeSpace, shapeMargin),
                         QPointF(shapeMargin + x * shapeSpace, shapeMargin + all.height() * shapeSpace));
}

} // namespace mw::editor
