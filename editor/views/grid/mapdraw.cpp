#include "editor/models/grid/gridmodel.h"
#include "editor/views/grid/mapview.h"
#include "editor/views/theme/tokens.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace mw::editor {

using grid::Cells;

namespace {

constexpr int mapHeadWidth = 28; ///< of the numbers of rows, pixels
constexpr int mapHeadHeight = 22;
constexpr int mapFootHeight = 26; ///< for the sidewalk
constexpr int mapAir = 8;
constexpr int markedWash = 45; ///< opacity, of 255
constexpr int laidWash = 190;
constexpr int ghostWash = 120;
constexpr QRgb sidewalkColour = 0xffc9b28f;

} // namespace

QRect MapView::shownRect() const
{
    const QRect rect = text().rect();
    return m_frame ? rect | rect.marginsAdded(*m_frame) : rect;
}

QRectF MapView::spaceRect(const QPoint &space) const
{
    const QRect shown = shownRect();
    const QSizeF room(width() - 2 * mapHeadWidth, height() - mapHeadHeight - mapFootHeight - mapAir);
    const double side = sideOfSpace(room, shown.width(), shown.height());
    const double left = std::floor(mapHeadWidth + (room.width() - side * shown.width()) / 2);
    const double top = std::floor(mapHeadHeight + (room.height() - side * shown.height()) / 2);
    return {left + (space.x() - shown.left()) * side, top + (space.y() - shown.top()) * side, side, side};
}

QPoint MapView::spaceAt(const QPointF &pixel) const
{
    const QRectF first = spaceRect({0, 0});
    if (first.width() < 1)
        return {-1, -1};
    return {int(std::floor((pixel.x() - first.left()) / first.width())),
            int(std::floor((pixel.y() - first.top()) / first.height()))};
}

void MapView::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    const Tokens &tokens = tokensOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), tokens.sunken);
    if (text().height() == 0) {
        painter.setPen(tokens.textMuted);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, tr("Select a map in the outline to see it here."));
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_frame)
        drawHeads(painter);
    drawSpaces(painter);
    if (!m_marked.isEmpty() && !m_frame)
        drawCells(painter, m_marked, lightTokens().accent, markedWash);
    drawPieces(painter);
    drawFrame(painter);
    drawCursor(painter);
}

/// Numbers of rows and columns, and the sidewalk below the last row.
void MapView::drawHeads(QPainter &painter) const
{
    const Tokens &tokens = tokensOf(palette());
    const QRect own = text().rect();
    const QPoint active = text().has(m_hovered) ? m_hovered : m_cursor;
    const auto number = [&](const QRectF &room, int value, bool isActive) {
        painter.setPen(isActive ? tokens.text : tokens.textMuted);
        painter.drawText(room, Qt::AlignCenter, QString::number(value));
    };
    QFont font = painter.font();
    font.setPointSizeF(std::max(7.5, font.pointSizeF() - 1));
    painter.setFont(font);
    const QRectF corner = spaceRect(own.topLeft());
    for (int row = 0; row < own.height(); ++row)
        number({corner.left() - mapHeadWidth, spaceRect({0, row}).top(), double(mapHeadWidth), corner.height()},
               row + 1, row == active.y());
    for (int column = 0; column < own.width(); ++column)
        number({spaceRect({column, 0}).left(), corner.top() - mapHeadHeight, corner.width(), double(mapHeadHeight)},
               column + 1, column == active.x());
    Cells start = ground().start;
    const double top = spaceRect(own.bottomLeft()).bottom() + 2;
    QRectF band;
    start.forEach([&](grid::Space space) {
        band |= QRectF(spaceRect({space.column, 0}).left(), top, corner.width(), 18);
    });
    if (band.isEmpty())
        return;
    painter.fillRect(band, QColor(sidewalkColour));
    painter.setPen(QColor(0x4a, 0x3b, 0x25));
    painter.drawText(band, Qt::AlignCenter, tr("Sidewalk"));
}

void MapView::drawSpaces(QPainter &painter) const
{
    const QRect own = text().rect();
    for (int y = 0; y < own.height(); ++y) {
        for (int x = 0; x < own.width(); ++x) {
            if (text().has({x, y}))
                m_paint.drawSpace(painter, spaceRect({x, y}).adjusted(0, 0, -1, -1), text().at({x, y}));
        }
    }
}

void MapView::drawCells(QPainter &painter, const Cells &cells, const QColor &colour, int wash) const
{
    const QRectF first = spaceRect({0, 0});
    QTransform toPixels = QTransform::fromTranslate(first.left() - 0.5, first.top() - 0.5);
    toPixels.scale(first.width(), first.height());
    const QPainterPath outline = toPixels.map(outlineOf(cells));
    painter.fillPath(outline, QColor(colour.red(), colour.green(), colour.blue(), wash));
    painter.strokePath(outline, QPen(QColor(255, 255, 255, 200), 4.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(outline, QPen(colour, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void MapView::drawPieces(QPainter &painter) const
{
    const Tokens &light = lightTokens(); // the map itself is as bright in the dark
    for (const Cells &cells : m_laid)
        drawCells(painter, cells, QColor(0x6b, 0x4f, 0x3a), laidWash);
    const Cells ghost = ghostCells();
    if (ghost.isEmpty() || m_frame)
        return;
    const Cells misfits = ghostMisfits();
    drawCells(painter, ghost, misfits.isEmpty() ? light.success : light.error, ghostWash);
    misfits.forEach([&](grid::Space space) {
        const QRectF room = spaceRect({space.column, space.row});
        const QRectF cross =
            room.adjusted(room.width() * 0.3, room.height() * 0.3, -room.width() * 0.3, -room.height() * 0.3);
        for (const QPen &pen :
             {QPen(Qt::white, 5, Qt::SolidLine, Qt::RoundCap), QPen(light.error, 3, Qt::SolidLine, Qt::RoundCap)}) {
            painter.setPen(pen);
            painter.drawLine(cross.topLeft(), cross.bottomRight());
            painter.drawLine(cross.topRight(), cross.bottomLeft());
        }
    });
}

/// What is cut is hatched, what is added is dashed.
void MapView::drawFrame(QPainter &painter) const
{
    if (!m_frame)
        return;
    const QRect own = text().rect();
    const QRect wanted = own.marginsAdded(*m_frame);
    const Tokens &light = lightTokens();
    const QRect shown = shownRect();
    for (int y = shown.top(); y <= shown.bottom(); ++y) {
        for (int x = shown.left(); x <= shown.right(); ++x) {
            const QRectF room = spaceRect({x, y}).adjusted(0, 0, -1, -1);
            if (own.contains(x, y) && !wanted.contains(x, y)) {
                painter.fillRect(room, QColor(255, 255, 255, 140));
                painter.fillRect(room, QBrush(light.error, Qt::BDiagPattern));
            } else if (!own.contains(x, y) && wanted.contains(x, y)) {
                m_paint.drawSpace(painter, room, m_symbol);
                painter.fillRect(room, QColor(255, 255, 255, 120));
            }
        }
    }
    QRectF frame;
    if (wanted.isValid())
        frame = spaceRect(wanted.topLeft()) | spaceRect(wanted.bottomRight());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(light.accent, 2.5, Qt::DashLine));
    painter.drawRect(frame.adjusted(-1, -1, 0, 0));
}

void MapView::drawCursor(QPainter &painter) const
{
    if (m_frame)
        return;
    painter.setBrush(Qt::NoBrush);
    const auto ring = [&](const QPoint &space, const QColor &colour, double width) {
        const QRectF room = spaceRect(space).adjusted(1, 1, -2, -2);
        painter.setPen(QPen(QColor(255, 255, 255, 220), width + 2));
        painter.drawRect(room);
        painter.setPen(QPen(colour, width));
        painter.drawRect(room);
    };
    if (text().has(m_hovered) && !ghost())
        ring(m_hovered, QColor(0x40, 0x40, 0x40), 1.5);
    if (hasFocus() && !text().has(m_hovered))
        ring(m_cursor, lightTokens().accent, 2.5);
}

} // namespace mw::editor
