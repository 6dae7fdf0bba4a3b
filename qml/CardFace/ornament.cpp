#include "ornament.h"

#include "layoutbook.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace mw::face {

namespace {

constexpr double turn = 2 * std::numbers::pi;

QPointF onCircle(const QPointF &centre, double radius, double angle)
{
    return centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
}

QPen edgePen(const Box &box)
{
    return box.edge.isValid() ? QPen(box.edge, box.line) : QPen(Qt::NoPen);
}

void drawRivet(QPainter &painter, const QPointF &at, double radius, const Box &box)
{
    painter.setPen(edgePen(box));
    painter.setBrush(box.fade.isValid() ? box.fade : box.fill);
    painter.drawEllipse(at, radius, radius);
}

void drawCorners(QPainter &painter, const QRectF &rect, const Box &box)
{
    const double reach = std::min(rect.width(), rect.height()) * 0.17;
    for (int corner = 0; corner < 4; ++corner) {
        const double sx = corner % 2 ? -1 : 1;
        const double sy = corner / 2 ? -1 : 1;
        const QPointF at(sx > 0 ? rect.left() : rect.right(), sy > 0 ? rect.top() : rect.bottom());
        const auto point = [&](double x, double y) { return at + QPointF(x * sx * reach, y * sy * reach); };
        QPainterPath plate(point(0, 0));
        plate.lineTo(point(1, 0));
        plate.cubicTo(point(0.72, 0.1), point(0.62, 0.3), point(0.34, 0.34));
        plate.cubicTo(point(0.3, 0.62), point(0.1, 0.72), point(0, 1));
        plate.closeSubpath();
        QLinearGradient shine(rect.topLeft(), rect.bottomRight());
        shine.setColorAt(0, box.fill);
        shine.setColorAt(0.5, box.fade.isValid() ? box.fade : box.fill);
        shine.setColorAt(1, box.fill);
        painter.setPen(edgePen(box));
        painter.setBrush(shine);
        painter.drawPath(plate);
        drawRivet(painter, point(0.2, 0.2), reach * 0.06, box);
    }
}

void drawRays(QPainter &painter, const QRectF &rect, const Box &box)
{
    constexpr int rays = 24;
    const double radius = std::hypot(rect.width(), rect.height());
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    painter.setBrush(box.fill);
    for (int ray = 0; ray < rays; ++ray) {
        const double angle = turn * ray / rays;
        const std::array<QPointF, 3> wedge{rect.center(), onCircle(rect.center(), radius, angle),
                                           onCircle(rect.center(), radius, angle + turn / rays / 2)};
        painter.drawConvexPolygon(wedge.data(), 3);
    }
    painter.restore();
}

/// The hole between two spokes: a piece of a ring. Holes are drawn by the odd-even rule, since uniting and
/// subtracting paths takes longer than all the rest of a card.
void addHole(QPainterPath &wheel, const QPointF &centre, double radius, double from, double to)
{
    constexpr double degrees = 360 / turn;
    const double rim = radius * 0.68;
    const double hub = radius * 0.24;
    const double spoke = radius * 0.055;
    const auto square = [&centre](double r) { return QRectF(centre - QPointF(r, r), QSizeF(2 * r, 2 * r)); };
    const double outer = std::asin(spoke / rim);
    const double inner = std::asin(spoke / hub);
    wheel.moveTo(onCircle(centre, rim, from + outer));
    wheel.arcTo(square(rim), -(from + outer) * degrees, -(to - from - 2 * outer) * degrees);
    wheel.lineTo(onCircle(centre, hub, to - inner));
    wheel.arcTo(square(hub), -(to - inner) * degrees, (to - from - 2 * inner) * degrees);
    wheel.closeSubpath();
}

void drawWheel(QPainter &painter, const QPointF &centre, double radius, int teeth, const Box &box)
{
    constexpr int spokes = 6;
    QPainterPath wheel = gearPath(centre, radius, teeth);
    wheel.setFillRule(Qt::OddEvenFill);
    for (int spoke = 0; spoke < spokes; ++spoke)
        addHole(wheel, centre, radius, turn * spoke / spokes, turn * (spoke + 1) / spokes);
    wheel.addEllipse(centre, radius * 0.09, radius * 0.09);
    painter.setPen(edgePen(box));
    painter.setBrush(box.fill);
    painter.drawPath(wheel);
}

void drawGears(QPainter &painter, const QRectF &rect, const Box &box)
{
    const double unit = std::min(rect.width(), rect.height());
    const QPointF centre = rect.center();
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    drawWheel(painter, centre, unit * 0.36, 24, box);
    constexpr std::array<double, 4> angles{0.36, 0.61, 0.86, 0.11};
    for (const double angle : angles)
        drawWheel(painter, onCircle(centre, unit * 0.56, turn * angle), unit * 0.185, 12, box);
    painter.restore();
}

void drawGrain(QPainter &painter, const QRectF &rect, const Box &box)
{
    QRadialGradient glow(rect.center(), std::hypot(rect.width(), rect.height()) / 2);
    QColor none = box.fill;
    none.setAlpha(0);
    glow.setColorAt(0, none);
    glow.setColorAt(0.62, none);
    glow.setColorAt(1, box.fill);
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawRoundedRect(rect, box.radius, box.radius);
}

void drawGuilloche(QPainter &painter, const QRectF &rect, const Box &box)
{
    constexpr int loops = 12;
    const double a = rect.width() / 2;
    const double b = rect.height() / 2;
    painter.setPen(edgePen(box));
    painter.setBrush(Qt::NoBrush);
    for (int loop = 0; loop < loops; ++loop) {
        painter.save();
        painter.translate(rect.center());
        painter.rotate(360.0 * loop / loops / 2);
        painter.drawEllipse(QPointF(), std::min(a, b), std::min(a, b) * 0.42);
        painter.restore();
    }
}

void drawRivets(QPainter &painter, const QRectF &rect, const Box &box)
{
    const double radius = box.line * 2.2;
    const int across = std::max(1, qRound(rect.width() / (radius * 16)));
    const int down = std::max(1, qRound(rect.height() / (radius * 16)));
    for (int i = 0; i <= across; ++i)
        for (const double y : {rect.top(), rect.bottom()})
            drawRivet(painter, QPointF(rect.left() + rect.width() * i / across, y), radius, box);
    for (int i = 1; i < down; ++i)
        for (const double x : {rect.left(), rect.right()})
            drawRivet(painter, QPointF(x, rect.top() + rect.height() * i / down), radius, box);
}

/// A strip of Greek keys, as many as the box is high times wide.
void drawMeander(QPainter &painter, const QRectF &rect, const Box &box)
{
    constexpr std::array<QPointF, 6> key{{{0, 0}, {0.8, 0}, {0.8, 0.72}, {0.36, 0.72}, {0.36, 0.36}, {0.54, 0.36}}};
    const int keys = std::clamp(qRound(rect.width() / std::max(1.0, rect.height())), 1, 200);
    const double step = rect.width() / keys;
    QPainterPath path;
    for (int i = 0; i < keys; ++i) {
        const QPointF start(rect.left() + i * step, rect.bottom());
        path.moveTo(start);
        for (const QPointF &point : key)
            path.lineTo(start.x() + point.x() * step, rect.top() + point.y() * rect.height());
    }
    path.moveTo(rect.bottomLeft());
    path.lineTo(rect.bottomRight());
    painter.setPen(edgePen(box));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

} // namespace

QPainterPath gearPath(const QPointF &centre, double radius, int teeth)
{
    QPainterPath path;
    const double step = turn / teeth;
    const double root = radius * (1 - 2.6 / (teeth + 4));
    for (int tooth = 0; tooth < teeth; ++tooth) {
        const double angle = step * tooth;
        const QPointF first = onCircle(centre, root, angle - step * 0.3);
        tooth == 0 ? path.moveTo(first) : path.lineTo(first);
        path.lineTo(onCircle(centre, radius, angle - step * 0.17));
        path.lineTo(onCircle(centre, radius, angle + step * 0.17));
        path.lineTo(onCircle(centre, root, angle + step * 0.3));
    }
    path.closeSubpath();
    return path;
}

namespace {

using Draw = void (*)(QPainter &, const QRectF &, const Box &);

Draw ornamentNamed(const QString &name)
{
    static constexpr std::array<std::pair<const char *, Draw>, 7> rows{{{"corners", drawCorners},
                                                                        {"rays", drawRays},
                                                                        {"gears", drawGears},
                                                                        {"grain", drawGrain},
                                                                        {"guilloche", drawGuilloche},
                                                                        {"meander", drawMeander},
                                                                        {"rivets", drawRivets}}};
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&name](const auto &r) { return name == QLatin1String(r.first); });
    return row == rows.end() ? nullptr : row->second;
}

} // namespace

bool hasOrnament(const QString &name)
{
    return ornamentNamed(name) != nullptr;
}

void drawOrnament(QPainter &painter, const QString &name, const QRectF &rect, const Box &box)
{
    if (const Draw draw = ornamentNamed(name))
        draw(painter, rect, box);
}

void drawBackdrop(QPainter &painter, const QRectF &rect, const Box &box)
{
    const double w = rect.width();
    const double h = rect.height();
    painter.setPen(Qt::NoPen);
    QLinearGradient sky(rect.topLeft(), rect.bottomLeft());
    sky.setColorAt(0, box.fill);
    sky.setColorAt(1, box.fade.isValid() ? box.fade : box.fill);
    painter.setBrush(sky);
    painter.drawRect(rect);
    if (!box.edge.isValid())
        return;
    const QPointF sun(rect.left() + w * 0.66, rect.top() + h * 0.42);
    for (const double ring : {0.44, 0.34, 0.25}) {
        QColor halo = box.edge;
        halo.setAlphaF(0.22F);
        painter.setBrush(halo);
        painter.drawEllipse(sun, h * ring, h * ring);
    }
    painter.setBrush(box.edge);
    painter.drawEllipse(sun, h * 0.17, h * 0.17);
}

} // namespace mw::face
