#include "editor/views/theme/svgiconengine.h"

#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

namespace mw::editor {

SvgIconEngine::SvgIconEngine(const QString &file, const QColor &colour) : m_colour(colour)
{
    QFile svg(file);
    if (svg.open(QIODevice::ReadOnly))
        m_svg = svg.readAll();
}

void SvgIconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State)
{
    QByteArray coloured = m_svg;
    coloured.replace("#000000", colourFor(mode).name().toLatin1());
    QSvgRenderer renderer(coloured);
    const int side = qMin(rect.width(), rect.height());
    QRect square(0, 0, side, side);
    square.moveCenter(rect.center());
    renderer.render(painter, square);
}

QPixmap SvgIconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    if (size.isEmpty())
        return {};
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
}

QIconEngine *SvgIconEngine::clone() const
{
    return new SvgIconEngine(*this);
}

QString SvgIconEngine::key() const
{
    return QStringLiteral("mw-svg");
}

QColor SvgIconEngine::colourFor(QIcon::Mode mode) const
{
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled:
        return palette.color(QPalette::Disabled, QPalette::Text);
    case QIcon::Selected: // what is selected has a soft background, on which the usual colours read well
    case QIcon::Normal:
    case QIcon::Active:
        break;
    }
    return m_colour.isValid() ? m_colour : palette.color(QPalette::Text);
}

} // namespace mw::editor
