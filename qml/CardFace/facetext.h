#pragma once

#include "iconbook.h"
#include "layoutbook.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

class QFontMetricsF;
class QPainter;

namespace mw::face {

/// Text with inline icons ("pay 3 {gold}"), broken into lines for a box and made smaller, down to its style's
/// smallest size, until it fits.
class FaceText
{
public:
    FaceText(const QString &text, const TextStyle &style, const IconBook &icons);

    /// By how much it is too large for a box at the smallest size, in the box's units; zero when it fits.
    QSizeF fit(const QSizeF &box);
    void draw(QPainter &painter, const QRectF &box, Qt::Alignment align) const;
    [[nodiscard]] const QStringList &unknownIcons() const { return m_unknownIcons; }

private:
    struct Run {
        QString text; ///< empty for an icon
        QString icon;
        double width = 0;
    };
    struct Line {
        std::vector<Run> runs;
        double width = 0;
    };

    QSizeF excessAt(int pixelSize, const QSizeF &box);
    void breakLines(int pixelSize, double width);
    [[nodiscard]] Line measured(const QString &text, qsizetype &icon, const QFontMetricsF &metrics) const;
    [[nodiscard]] QSizeF extent() const;

    const IconBook &m_icons;
    TextStyle m_style;
    QString m_text; ///< an object replacement character for each icon
    QStringList m_tokens;
    QStringList m_unknownIcons;
    std::vector<Line> m_lines;
};

} // namespace mw::face
