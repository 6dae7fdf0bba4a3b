#include "editor/views/start/packemblem.h"

#include "editor/views/theme/tokens.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>
#include <QtMath>

namespace mw::editor {

PackEmblem::PackEmblem(const QString &name, QWidget *parent) : QWidget(parent)
{
    for (const QString &word : name.split(u' ', Qt::SkipEmptyParts).mid(0, 2))
        m_initials += word.at(0).toUpper();
    for (const QChar letter : name)
        m_hue = (m_hue * 31 + letter.unicode()) % 360;
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize PackEmblem::sizeHint() const
{
    return {64, 64};
}

void PackEmblem::paintEvent(QPaintEvent *)
{
    const bool dark = tokensOf(palette()).isDark;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPolygonF hexagon;
    const QPointF centre = QRectF(rect()).center();
    for (int corner = 0; corner < 6; ++corner) {
        const double angle = qDegreesToRadians(60.0 * corner - 90.0);
        hexagon << centre + QPointF(qCos(angle), qSin(angle)) * (width() / 2.0 - 2);
    }
    const QColor ink = QColor::fromHsl(m_hue, 110, dark ? 175 : 70);
    painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(QColor::fromHsl(m_hue, 90, dark ? 50 : 225));
    painter.drawPolygon(hexagon);
    QFont font = painter.font();
    font.setPointSizeF(17);
    font.setBold(true);
    const qreal room = hexagon.boundingRect().width() * 0.8; // clear of the sides
    const qreal wanted = QFontMetricsF(font).horizontalAdvance(m_initials);
    if (wanted > room)
        font.setPointSizeF(font.pointSizeF() * room / wanted);
    painter.setFont(font);
    painter.drawText(rect(), Qt::AlignCenter, m_initials);
}

} // namespace mw::editor
