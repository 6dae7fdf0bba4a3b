#include "facetext.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace mw::face {

namespace {

constexpr char16_t iconMark = 0xfffc;
constexpr double iconHeight = 1.12; ///< of an inline icon in type sizes
constexpr qsizetype longest = 4000; ///< characters; no box holds more
constexpr double tolerance = 0.5;   ///< a twentieth of a millimetre is not seen

} // namespace

FaceText::FaceText(const QString &text, const TextStyle &style, const IconBook &icons) : m_icons(icons), m_style(style)
{
    static const QRegularExpression token(QStringLiteral("\\{([a-zA-Z][a-zA-Z0-9:-]*)\\}"));
    qsizetype from = 0;
    for (auto found = token.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        m_text += text.mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        m_text += QChar(iconMark);
        m_tokens += match.captured(1);
        if (!icons.icon(match.captured(1)))
            m_unknownIcons += match.captured(1);
    }
    m_text += text.mid(from);
    m_text = m_text.trimmed();
    m_text.truncate(longest);
}

FaceText::Line FaceText::measured(const QString &text, qsizetype &icon, const QFontMetricsF &metrics) const
{
    Line line;
    QString run;
    const auto flush = [&] {
        if (!run.isEmpty())
            line.runs.push_back({run, {}, metrics.horizontalAdvance(run)});
        run.clear();
    };
    for (const QChar character : text) {
        if (character != QChar(iconMark)) {
            run += character;
            continue;
        }
        flush();
        line.runs.push_back({{}, m_tokens.value(icon++), m_style.font.pixelSize() * iconHeight});
    }
    flush();
    for (const Run &r : line.runs)
        line.width += r.width;
    return line;
}

void FaceText::breakLines(int pixelSize, double width)
{
    m_style.font.setPixelSize(pixelSize);
    m_lines.clear();
    const QFontMetricsF metrics(m_style.font);
    qsizetype icon = 0;
    const auto lineOf = [&](QString text) {
        while (!text.isEmpty() && text.back().isSpace())
            text.chop(1);
        qsizetype at = icon;
        return measured(text, at, metrics);
    };
    const QStringList paragraphs = m_text.split(QLatin1Char('\n'));
    for (const QString &paragraph : paragraphs) {
        QTextBoundaryFinder finder(QTextBoundaryFinder::Line, paragraph);
        qsizetype start = 0;
        qsizetype good = 0;
        const auto finish = [&](qsizetype end) {
            const QString text = paragraph.mid(start, end - start);
            m_lines.push_back(lineOf(text));
            icon += text.count(QChar(iconMark));
            start = good = end;
        };
        for (qsizetype next = finder.toNextBoundary(); next > 0; next = finder.toNextBoundary()) {
            if (good > start && lineOf(paragraph.mid(start, next - start)).width > width + tolerance)
                finish(good);
            good = next;
        }
        finish(paragraph.size());
    }
}

QSizeF FaceText::extent() const
{
    const QFontMetricsF metrics(m_style.font);
    double width = 0;
    for (const Line &line : m_lines)
        width = std::max(width, line.width);
    const double step = m_style.font.pixelSize() * m_style.leading;
    return {width, metrics.capHeight() + metrics.descent() + step * static_cast<double>(m_lines.size() - 1)};
}

QSizeF FaceText::excessAt(int pixelSize, const QSizeF &box)
{
    breakLines(pixelSize, box.width());
    const QSizeF now = extent();
    const QSizeF excess(std::max(0.0, now.width() - box.width()), std::max(0.0, now.height() - box.height()));
    return excess.width() <= tolerance && excess.height() <= tolerance ? QSizeF(0, 0) : excess;
}

QSizeF FaceText::fit(const QSizeF &box)
{
    int tooLarge = m_style.font.pixelSize();
    int fitting = std::clamp(qRound(m_style.least), 1, tooLarge);
    if (excessAt(tooLarge, box).isNull())
        return {0, 0};
    if (const QSizeF excess = excessAt(fitting, box); !excess.isNull())
        return excess;
    while (tooLarge - fitting > 1) {
        const int middle = (tooLarge + fitting) / 2;
        (excessAt(middle, box).isNull() ? fitting : tooLarge) = middle;
    }
    return excessAt(fitting, box);
}

void FaceText::draw(QPainter &painter, const QRectF &box, Qt::Alignment align) const
{
    const QFontMetricsF metrics(m_style.font);
    const double size = m_style.font.pixelSize();
    // Capitals are centred, as the eye does it; descenders hang below.
    const double step = size * m_style.leading;
    const double block = metrics.capHeight() + step * static_cast<double>(m_lines.size() - 1);
    double base = box.top() + metrics.capHeight();
    if (align & Qt::AlignVCenter)
        base += std::min((box.height() - block) / 2, box.height() - block - metrics.descent() * 0.7);
    else if (align & Qt::AlignBottom)
        base += box.height() - block - metrics.descent();
    painter.setFont(m_style.font);
    painter.setPen(m_style.colour);
    for (const Line &line : m_lines) {
        double x = box.left();
        if (align & Qt::AlignHCenter)
            x += (box.width() - line.width) / 2;
        else if (align & Qt::AlignRight)
            x += box.width() - line.width;
        const bool mirrored = m_text.isRightToLeft();
        double rest = x + line.width;
        for (const Run &run : line.runs) {
            rest -= run.width;
            const double left = mirrored ? rest : x;
            if (run.icon.isEmpty())
                painter.drawText(QPointF(left, base), run.text);
            else
                m_icons.drawIcon(
                    painter, run.icon,
                    QRectF(left, base - metrics.capHeight() / 2 - size * iconHeight / 2, run.width, size * iconHeight));
            x += run.width;
        }
        base += step;
    }
}

} // namespace mw::face
