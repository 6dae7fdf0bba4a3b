#pragma once

#include <QByteArray>
#include <QColor>
#include <QIconEngine>
#include <QString>

namespace mw::editor {

/// Draws a black line SVG in a colour: a fixed one, or the palette's text colour at the time of painting.
class SvgIconEngine : public QIconEngine
{
public:
    explicit SvgIconEngine(const QString &file, const QColor &colour = {});

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine *clone() const override;
    QString key() const override;

private:
    [[nodiscard]] QColor colourFor(QIcon::Mode mode) const;

    QByteArray m_svg;
    QColor m_colour;
};

} // namespace mw::editor
