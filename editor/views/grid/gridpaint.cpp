#include "editor/views/grid/gridpaint.h"

#include "editor/document/packdocument.h"
#include "editor/models/grid/gridfields.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace mw::editor {

namespace {

constexpr const char *swatchKind = "swatch";
constexpr std::array terrainPalette{0xffcfd9a4U, 0xff7fb8d8U, 0xffd9a860U, 0xffb9a5d6U, 0xffe3a1a1U, 0xff9fcfc0U};
constexpr QRgb coveredColour = 0xffb98b6b;
constexpr int symbolSide = 24;

QColor terrainColour(const PackDocument &document, const yaml::LegendEntry &entry, std::size_t place)
{
    const Item *swatch = document.items().find(swatchKind, entry.id);
    const QColor own(swatch ? QString::fromStdString(swatch->fields.textOr("value", "")) : QString());
    return own.isValid() ? own : QColor(QRgb(terrainPalette[place % terrainPalette.size()]));
}

bool isWithin(const std::vector<std::string> &few, const std::vector<std::string> &many)
{
    return std::all_of(few.begin(), few.end(), [&many](const std::string &name) {
        return std::find(many.begin(), many.end(), name) != many.end();
    });
}

/// A space of a shape has the colour of the first terrain that it may cover. One that may do what several others may
/// has the colours of all these. A legend with one sort of space needs none of this.
QList<QColor> coveringColours(const PackDocument &document, const yaml::LegendEntry &entry,
                              const std::vector<yaml::LegendEntry> &legend, const std::vector<yaml::LegendEntry> &below)
{
    QList<QColor> colours;
    int sorts = 0;
    for (const yaml::LegendEntry &other : legend) {
        if (!gridfields::covers(other))
            continue;
        ++sorts;
        for (std::size_t place = 0; place < below.size() && isWithin(other.on, entry.on); ++place) {
            const QColor colour = terrainColour(document, below[place], place);
            if (below[place].id == other.on.front() && !colours.contains(colour))
                colours << colour;
        }
    }
    return colours.isEmpty() || sorts < 2 ? QList<QColor>{QColor(coveredColour)} : colours;
}

void drawWaves(QPainter &painter, const QRectF &room)
{
    const double step = room.width() / 4;
    for (const double level : {0.38, 0.66}) {
        QPainterPath wave(room.topLeft() + QPointF(step * 0.6, room.height() * level));
        for (int i = 0; i < 2; ++i)
            wave.quadTo(wave.currentPosition() + QPointF(step * 0.7, (i % 2 ? 1 : -1) * step * 0.8),
                        wave.currentPosition() + QPointF(step * 1.4, 0));
        painter.drawPath(wave);
    }
}

void drawDiamond(QPainter &painter, const QRectF &room)
{
    const QPointF centre = room.center();
    const double reach = room.width() * 0.27;
    QPainterPath diamond(centre - QPointF(0, reach));
    for (const QPointF &corner : {QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0)})
        diamond.lineTo(centre + corner);
    diamond.closeSubpath();
    painter.fillPath(diamond, painter.pen().color());
}

void drawLetter(QPainter &painter, const QRectF &room, QChar symbol)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(6, int(room.height() * 0.5)));
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(room, Qt::AlignCenter, symbol);
}

/// Characters that look like something are drawn as that.
void drawMark(QPainter &painter, const QRectF &room, QChar symbol)
{
    if (symbol == QLatin1Char('~'))
        drawWaves(painter, room);
    else if (symbol == QLatin1Char('*'))
        drawDiamond(painter, room);
    else if (symbol != QLatin1Char('.') && symbol != QLatin1Char('#'))
        drawLetter(painter, room, symbol);
}

/// Of several colours each has a slanting strip.
void fillSpace(QPainter &painter, const QRectF &room, const QList<QColor> &colours)
{
    painter.fillRect(room, colours.front());
    for (qsizetype i = 1; i < colours.size(); ++i) {
        const double share = 2.0 * double(i) / double(colours.size());
        QPainterPath strip(room.bottomRight());
        strip.lineTo(room.left() + room.width() * std::max(0.0, share - 1), room.bottom());
        if (share < 1)
            strip.lineTo(room.left(), room.top() + room.height() * (1 - share));
        if (share < 1)
            strip.lineTo(room.topLeft());
        strip.lineTo(room.right(), room.top());
        painter.fillPath(strip, colours[i]);
    }
}

} // namespace

GridPaint::GridPaint(const PackDocument &document, std::vector<yaml::LegendEntry> legend,
                     const std::vector<yaml::LegendEntry> &below)
    : m_legend(std::move(legend))
{
    for (std::size_t place = 0; place < m_legend.size(); ++place)
        m_colours.push_back(isCovering(place) ? coveringColours(document, m_legend[place], m_legend, below)
                                              : QList<QColor>{terrainColour(document, m_legend[place], place)});
}

int GridPaint::indexOf(QChar symbol) const
{
    const std::string wanted = QString(symbol).toStdString();
    for (std::size_t i = 0; i < m_legend.size(); ++i) {
        if (m_legend[i].symbol == wanted)
            return int(i);
    }
    return -1;
}

void GridPaint::drawSpace(QPainter &painter, const QRectF &room, QChar symbol) const
{
    const int index = indexOf(symbol);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isEmpty = index >= 0 && !isCovering(std::size_t(index)) && m_legend[std::size_t(index)].id.empty();
    if (index < 0) {
        painter.fillRect(room, QColor(QRgb(0xffd86a6a)));
        painter.setPen(Qt::white);
        drawLetter(painter, room, symbol.isNull() ? QLatin1Char('?') : symbol);
    } else if (!isEmpty) {
        fillSpace(painter, room, m_colours[std::size_t(index)]);
        const QColor base = m_colours[std::size_t(index)].front();
        painter.setPen(QPen(base.darker(210), std::max(1.2, room.width() / 18), Qt::SolidLine, Qt::RoundCap));
        drawMark(painter, room, symbol);
    }
    painter.restore();
}

double GridPaint::drawGrid(QPainter &painter, const QRectF &room, const GridText &text) const
{
    const double side = sideOfSpace(room.size(), text.width(), text.height());
    const QPointF corner = room.topLeft() + QPointF(room.width() - side * text.width(), 0) / 2;
    const double gap = side >= 12 ? 1 : 0.5;
    for (int y = 0; y < text.height(); ++y) {
        for (int x = 0; x < text.width(); ++x) {
            if (text.has({x, y}))
                drawSpace(painter, QRectF(corner.x() + x * side, corner.y() + y * side, side - gap, side - gap),
                          text.at({x, y}));
        }
    }
    return side;
}

QIcon GridPaint::icon(QChar symbol) const
{
    QIcon icon;
    for (const int density : {1, 2, 3}) {
        QPixmap picture(symbolSide * density, symbolSide * density);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        const QRectF room = QRectF(picture.rect()).adjusted(density, density, -density, -density);
        const int index = indexOf(symbol);
        if (index >= 0 && m_legend[std::size_t(index)].id.empty() && !isCovering(std::size_t(index))) {
            painter.setPen(QPen(Qt::gray, density, Qt::DashLine));
            painter.drawRect(room);
        }
        drawSpace(painter, room, symbol);
        painter.end();
        picture.setDevicePixelRatio(density);
        icon.addPixmap(picture);
    }
    return icon;
}

bool GridPaint::isCovering(std::size_t index) const
{
    return gridfields::covers(m_legend[index]);
}

double sideOfSpace(const QSizeF &room, int columns, int rows)
{
    if (columns <= 0 || rows <= 0)
        return 0;
    return std::max(1.0, std::floor(std::min(room.width() / columns, room.height() / rows)));
}

QPainterPath outlineOf(const grid::Cells &cells)
{
    QPainterPath path;
    cells.forEach([&path](grid::Space space) { path.addRect(space.column, space.row, 1, 1); });
    return path.simplified();
}

} // namespace mw::editor
