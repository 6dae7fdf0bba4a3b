#include "editor/views/form/iconlabel.h"

#include "editor/views/form/packicons.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPaintEvent>
#include <QPainter>
#include <QRegularExpression>

namespace mw::editor {

namespace {

/// Little higher than a capital, so that an icon reads like a letter.
int iconSide(const QFontMetrics &metrics)
{
    return metrics.capHeight() + 3;
}

} // namespace

IconLabel::IconLabel(const PackIcons *icons, QWidget *parent) : QWidget(parent), m_icons(icons)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void IconLabel::setText(const QString &text)
{
    if (text == m_text)
        return;
    static const QRegularExpression token(QStringLiteral(R"(\{([a-z][a-z-]*(?::[a-z-]+)?)\})"));
    m_text = text;
    m_pieces.clear();
    QString spoken;
    QString run;
    qsizetype end = 0;
    for (auto matches = token.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        const QIcon icon = m_icons->icon(match.captured(1));
        if (icon.isNull())
            continue;
        run += text.mid(end, match.capturedStart() - end);
        if (!run.isEmpty())
            m_pieces.append({run, {}, 0});
        m_pieces.append({{}, icon, 0});
        spoken += run + match.captured(1).replace(u':', u' ');
        run.clear();
        end = match.capturedEnd();
    }
    run += text.mid(end);
    if (!run.isEmpty())
        m_pieces.append({run, {}, 0});
    setAccessibleName(spoken + run);
    measure();
}

void IconLabel::measure()
{
    const QFontMetrics metrics = fontMetrics();
    const int before = m_width;
    m_width = 0;
    for (Piece &piece : m_pieces) {
        piece.width = piece.icon.isNull() ? metrics.horizontalAdvance(piece.text) : iconSide(metrics);
        m_width += piece.width;
    }
    if (m_width != before)
        updateGeometry();
    update();
}

QSize IconLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {m_width + margins.left() + margins.right(), fontMetrics().height() + margins.top() + margins.bottom()};
}

QSize IconLabel::minimumSizeHint() const
{
    return sizeHint();
}

void IconLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        measure();
    QWidget::changeEvent(event);
}

void IconLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    const QRect room = contentsRect();
    const QFontMetrics metrics = fontMetrics();
    const int base = room.center().y() + (metrics.capHeight() + 1) / 2;
    const int side = iconSide(metrics);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    int x = isMirrored ? room.right() + 1 : room.left();
    for (const Piece &piece : m_pieces) {
        const int left = isMirrored ? x - piece.width : x;
        if (piece.icon.isNull())
            painter.drawText(left, base, piece.text);
        else
            piece.icon.paint(&painter, left, base - (metrics.capHeight() + side) / 2, side, side);
        x += isMirrored ? -piece.width : piece.width;
    }
}

} // namespace mw::editor
