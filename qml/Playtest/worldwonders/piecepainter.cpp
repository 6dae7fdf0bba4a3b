#include "piecepainter.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mw::table {

namespace {

struct Paint {
    QColor fill;
    QColor edge;
};

Paint paintOf(const PieceLook &look, const PieceStyle &style)
{
    switch (look.sort) {
    case PieceSort::Road:
        return {style.colour(QStringLiteral("pavement")), style.colour(QStringLiteral("stone-dark"))};
    case PieceSort::Tower:
        return {style.colour(QStringLiteral("stone-deep")), style.colour(QStringLiteral("ink"))};
    case PieceSort::Monument:
        return {style.colour(QStringLiteral("paper")), style.colour(QStringLiteral("gold-dark"))};
    case PieceSort::Building:
        break;
    }
    return {style.colour(look.type + QStringLiteral("-pale")), style.colour(look.type)};
}

QRectF rectOf(QPoint at, qreal cell)
{
    return {at.x() * cell, at.y() * cell, cell, cell};
}

/// Around all cells, drawn in a little from the lines of the grid.
QPainterPath outlineOf(const QList<QPoint> &cells, qreal cell, qreal inset)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const QPoint at : cells) {
        path.addRect(rectOf(at, cell).adjusted(-0.01, -0.01, 0.01, 0.01));
    }
    path = path.simplified();
    QPainterPathStroker stroker;
    stroker.setWidth(2 * inset);
    stroker.setJoinStyle(Qt::MiterJoin);
    return path.subtracted(stroker.createStroke(path)).simplified();
}

void paintCobbles(QPainter &painter, const PieceLook &look, qreal cell, const QColor &colour)
{
    painter.setPen(QPen(colour, std::max(0.6, cell * 0.02)));
    constexpr int lines = 4;
    for (const QPoint at : look.cells) {
        if (look.wet.contains(at)) {
            continue;
        }
        const QRectF rect = rectOf(at, cell);
        for (int line = 1; line < lines; ++line) {
            const qreal y = rect.top() + line * cell / lines;
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
        }
        for (int line = 0; line < lines; ++line) {
            const qreal shift = line % 2 == 0 ? 0.25 : 0.5;
            for (const qreal part : {shift, shift + 0.5}) {
                const qreal x = rect.left() + std::fmod(part, 1.0) * cell;
                painter.drawLine(QPointF(x, rect.top() + line * cell / lines),
                                 QPointF(x, rect.top() + (line + 1) * cell / lines));
            }
        }
    }
}

/// Arches under the spaces of a bridge, on the sides where the water is.
void paintArches(QPainter &painter, const PieceLook &look, qreal cell, const QColor &edge, const QColor &water)
{
    const bool upright =
        std::all_of(look.cells.begin(), look.cells.end(), [&](QPoint at) { return at.x() == look.cells.front().x(); });
    for (const QPoint at : look.wet) {
        const QRectF rect = rectOf(at, cell);
        painter.setPen(Qt::NoPen);
        painter.setBrush(water);
        const qreal radius = cell * 0.27;
        if (upright) {
            painter.drawEllipse(QPointF(rect.left() + cell * 0.03, rect.center().y()), cell * 0.16, radius);
            painter.drawEllipse(QPointF(rect.right() - cell * 0.03, rect.center().y()), cell * 0.16, radius);
        } else {
            painter.drawEllipse(QPointF(rect.center().x(), rect.top() + cell * 0.03), radius, cell * 0.16);
            painter.drawEllipse(QPointF(rect.center().x(), rect.bottom() - cell * 0.03), radius, cell * 0.16);
        }
        painter.setPen(QPen(edge, std::max(0.6, cell * 0.025)));
        constexpr int planks = 5;
        for (int plank = 0; plank <= planks; ++plank) {
            const qreal along = (plank + 0.5) / (planks + 1) * cell;
            if (upright) {
                painter.drawLine(QPointF(rect.left() + cell * 0.22, rect.top() + along),
                                 QPointF(rect.right() - cell * 0.22, rect.top() + along));
            } else {
                painter.drawLine(QPointF(rect.left() + along, rect.top() + cell * 0.22),
                                 QPointF(rect.left() + along, rect.bottom() - cell * 0.22));
            }
        }
    }
}

void paintTower(QPainter &painter, qreal cell, const Paint &paint, const QColor &roof)
{
    const QPointF middle(cell / 2, cell / 2);
    const qreal radius = cell * 0.36;
    painter.setPen(QPen(paint.edge, std::max(1.0, cell * 0.05)));
    painter.setBrush(paint.fill);
    constexpr int merlons = 8;
    for (int i = 0; i < merlons; ++i) {
        painter.save();
        painter.translate(middle);
        painter.rotate(i * 360.0 / merlons);
        painter.drawRoundedRect(QRectF(radius * 0.78, -cell * 0.09, cell * 0.14, cell * 0.18), cell * 0.03,
                                cell * 0.03);
        painter.restore();
    }
    painter.drawEllipse(middle, radius, radius);
    painter.setBrush(roof);
    painter.drawEllipse(middle, radius * 0.55, radius * 0.55);
    painter.setPen(QPen(paint.edge, std::max(0.8, cell * 0.03)));
    constexpr int tiles = 6;
    for (int i = 0; i < tiles; ++i) {
        const qreal angle = 2 * std::numbers::pi * i / tiles;
        painter.drawLine(middle, middle + radius * 0.55 * QPointF(std::cos(angle), std::sin(angle)));
    }
}

/// The largest rectangle of nothing but cells, where a picture has room.
QRect roomOf(const QList<QPoint> &cells)
{
    QRect best;
    for (const QPoint from : cells) {
        for (const QPoint to : cells) {
            const QRect rect(from, to);
            bool whole = to.x() >= from.x() && to.y() >= from.y();
            for (int y = rect.top(); whole && y <= rect.bottom(); ++y) {
                for (int x = rect.left(); whole && x <= rect.right(); ++x) {
                    whole = cells.contains(QPoint(x, y));
                }
            }
            if (whole && rect.width() * rect.height() > best.width() * best.height()) {
                best = rect;
            }
        }
    }
    return best;
}

/// Walls, bridges and rows of statues repeat along their length.
void paintArtIn(QPainter &painter, QSvgRenderer &art, const QRectF &rect)
{
    const QSizeF box = art.viewBoxF().size();
    const qreal wide = rect.width() / rect.height() * box.height() / box.width();
    const int across = std::max(1, static_cast<int>(wide));
    const int down = std::max(1, static_cast<int>(1 / wide));
    const QSizeF part(rect.width() / across, rect.height() / down);
    const QSizeF size = box.scaled(part, Qt::KeepAspectRatio);
    for (int i = 0; i < across * down; ++i) {
        const QPointF middle =
            rect.topLeft() + QPointF((i % across + 0.5) * part.width(), (i / across + 0.5) * part.height());
        art.render(&painter, QRectF(middle - QPointF(size.width(), size.height()) / 2, size));
    }
}

/// As large as there is room; what is left of a piece that is no rectangle gets smaller ones.
void paintArt(QPainter &painter, const PieceLook &look, qreal cell, const PieceStyle &style)
{
    QSvgRenderer *art = look.art.isEmpty() ? nullptr : style.book.art(look.art);
    QList<QPoint> bare = art ? look.cells : QList<QPoint>();
    const qreal gap = cell * 0.1;
    while (!bare.isEmpty()) {
        const QRect room = roomOf(bare);
        const QRectF rect(room.left() * cell, room.top() * cell, room.width() * cell, room.height() * cell);
        paintArtIn(painter, *art, rect.adjusted(gap, gap, -gap, -gap));
        bare.removeIf([&room](QPoint at) { return room.contains(at); });
    }
}

/// The sign of the type in every space.
void paintSigns(QPainter &painter, const PieceLook &look, qreal cell, const Paint &paint, const PieceStyle &style)
{
    for (const QPoint at : look.cells) {
        const QRectF rect = rectOf(at, cell);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(paint.edge, std::max(0.6, cell * 0.03)));
        painter.drawRect(rect);
        style.book.drawIcon(painter, look.type, rect.adjusted(cell * 0.17, cell * 0.17, -cell * 0.17, -cell * 0.17));
    }
}

void paintTint(QPainter &painter, const QPainterPath &path, PieceTint tint, qreal cell)
{
    if (tint == PieceTint::None) {
        return;
    }
    const QColor colour = tint == PieceTint::Legal     ? QColor(0x1f9d4d)
                          : tint == PieceTint::Refused ? QColor(0xd03322)
                                                       : QColor(0xe0a000);
    QColor wash = colour;
    wash.setAlpha(70);
    painter.setBrush(wash);
    painter.setPen(QPen(colour, std::max(2.0, cell * 0.09), Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.drawPath(path);
}

} // namespace

QList<QPoint> cellsOf(const QStringList &rows)
{
    QList<QPoint> cells;
    for (int y = 0; y < rows.size(); ++y) {
        for (int x = 0; x < rows[y].size(); ++x) {
            if (rows[y][x] != u'.') {
                cells.append({x, y});
            }
        }
    }
    return cells;
}

void paintPiece(QPainter &painter, const PieceLook &look, qreal cell, const PieceStyle &style)
{
    if (look.cells.isEmpty() || cell <= 0) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const Paint paint = paintOf(look, style);
    const QPainterPath path = outlineOf(look.cells, cell, cell * 0.05);
    if (look.sort == PieceSort::Tower) {
        paintTower(painter, cell, paint, style.colour(QStringLiteral("terracotta")));
    } else {
        QLinearGradient light(path.boundingRect().topLeft(), path.boundingRect().bottomRight());
        light.setColorAt(0, paint.fill.lighter(104));
        light.setColorAt(1, paint.fill.darker(106));
        painter.fillPath(path, light);
        painter.save();
        painter.setClipPath(path);
        if (look.sort == PieceSort::Road) {
            paintCobbles(painter, look, cell, style.colour(QStringLiteral("stone-edge")));
            paintArches(painter, look, cell, paint.edge, style.colour(QStringLiteral("water-deep")));
        } else if (look.sort == PieceSort::Building) {
            paintSigns(painter, look, cell, paint, style);
        } else {
            paintArt(painter, look, cell, style);
        }
        painter.restore();
        const bool ink = look.sort == PieceSort::Building;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink ? style.colour(QStringLiteral("ink")) : paint.edge, std::max(1.0, cell * 0.06),
                            Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
        painter.drawPath(path);
    }
    paintTint(painter, path, look.tint, cell);
}

} // namespace mw::table
