#include "piecepainter.h"

#include "qml/CardFace/iconbook.h"

#include <QHash>
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

Paint paintOf(const PieceLook &look)
{
    static const QHash<QString, Paint> types{{QStringLiteral("education"), {QColor(0x4f8fd0), QColor(0x1f4f86)}},
                                             {QStringLiteral("farm"), {QColor(0x78b04a), QColor(0x37621b)}},
                                             {QStringLiteral("habitation"), {QColor(0xf3e6cf), QColor(0x93704a)}},
                                             {QStringLiteral("market"), {QColor(0xf0a63c), QColor(0x95560c)}},
                                             {QStringLiteral("temple"), {QColor(0x9a74c4), QColor(0x553080)}}};
    switch (look.sort) {
    case PieceSort::Road:
        return {QColor(0xe6cfa3), QColor(0x8b6a3e)};
    case PieceSort::Tower:
        return {QColor(0xd8d0c2), QColor(0x5f574a)};
    case PieceSort::Monument:
        return {QColor(0xfbf4e3), QColor(0xb5822a)};
    case PieceSort::Building:
        break;
    }
    return types.value(look.type, {QColor(0xcccccc), QColor(0x555555)});
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
void paintArches(QPainter &painter, const PieceLook &look, qreal cell, const QColor &edge)
{
    const bool upright = std::all_of(look.cells.begin(), look.cells.end(),
                                     [&](QPoint at) { return at.x() == look.cells.front().x(); });
    for (const QPoint at : look.wet) {
        const QRectF rect = rectOf(at, cell);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x2f7fa6));
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

void paintTower(QPainter &painter, qreal cell, const Paint &paint)
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
        painter.drawRoundedRect(QRectF(radius * 0.78, -cell * 0.09, cell * 0.14, cell * 0.18), cell * 0.03, cell * 0.03);
        painter.restore();
    }
    painter.drawEllipse(middle, radius, radius);
    painter.setBrush(QColor(0xb4543a));
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

void paintArt(QPainter &painter, const PieceLook &look, qreal cell, const face::IconBook &book)
{
    QSvgRenderer *art = look.art.isEmpty() ? nullptr : book.art(look.art);
    if (!art) {
        return;
    }
    const QRect room = roomOf(look.cells);
    const QRectF rect = QRectF(room.left() * cell, room.top() * cell, room.width() * cell, room.height() * cell)
                            .adjusted(cell * 0.1, cell * 0.1, -cell * 0.1, -cell * 0.1);
    const QSizeF size = art->viewBoxF().size().scaled(rect.size(), Qt::KeepAspectRatio);
    art->render(&painter, QRectF(rect.center() - QPointF(size.width(), size.height()) / 2, size));
}

/// The emblem of a building and what it brings, each in a space of its own as long as there are enough.
void paintIcons(QPainter &painter, const PieceLook &look, qreal cell, const face::IconBook &book)
{
    QList<QPoint> cells = look.cells;
    std::sort(cells.begin(), cells.end(),
              [](QPoint a, QPoint b) { return std::pair(a.y(), a.x()) < std::pair(b.y(), b.x()); });
    QList<QStringList> shares(cells.size());
    const QStringList all = QStringList(look.type) + look.icons;
    for (qsizetype i = 0; i < all.size() && !cells.isEmpty(); ++i) {
        shares[i % cells.size()].append(all[i]);
    }
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QRectF rect = rectOf(cells[i], cell);
        const qsizetype count = shares[i].size();
        const qreal size = cell * (count == 1 ? 0.62 : count == 2 ? 0.44 : 0.38);
        for (qsizetype j = 0; j < count; ++j) {
            const bool grid = count > 2;
            const qreal step = cell * 0.2;
            const QPointF shift = count == 1 ? QPointF()
                                  : grid     ? QPointF(j % 2 == 0 ? -step : step, j < 2 ? -step : step)
                                             : QPointF(j == 0 ? -step : step, j == 0 ? -step : step);
            const bool emblem = i == 0 && j == 0;
            const QRectF place(rect.center() + shift - QPointF(size, size) / 2, QSizeF(size, size));
            if (!emblem) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(QColor(255, 252, 242, 225));
                painter.drawEllipse(place.adjusted(-size * 0.1, -size * 0.1, size * 0.1, size * 0.1));
            }
            book.drawIcon(painter, shares[i][j], place);
        }
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

void paintPiece(QPainter &painter, const PieceLook &look, qreal cell, const face::IconBook &book)
{
    if (look.cells.isEmpty() || cell <= 0) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const Paint paint = paintOf(look);
    const QPainterPath path = outlineOf(look.cells, cell, cell * 0.05);
    if (look.sort == PieceSort::Tower) {
        paintTower(painter, cell, paint);
    } else {
        QLinearGradient light(path.boundingRect().topLeft(), path.boundingRect().bottomRight());
        light.setColorAt(0, paint.fill.lighter(108));
        light.setColorAt(1, paint.fill.darker(106));
        painter.setBrush(light);
        painter.setPen(QPen(paint.edge, std::max(1.0, cell * 0.05), Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
        painter.drawPath(path);
        painter.save();
        painter.setClipPath(path);
        if (look.sort == PieceSort::Road) {
            paintCobbles(painter, look, cell, paint.edge.lighter(150));
            paintArches(painter, look, cell, paint.edge);
        } else {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(QColor(255, 255, 255, 110), std::max(1.0, cell * 0.06)));
            painter.drawPath(outlineOf(look.cells, cell, cell * 0.11));
        }
        painter.restore();
    }
    if (look.sort == PieceSort::Building) {
        paintIcons(painter, look, cell, book);
    } else if (look.sort == PieceSort::Monument) {
        paintArt(painter, look, cell, book);
    }
    paintTint(painter, path, look.tint, cell);
}

} // namespace mw::table
