#include "editor/views/form/icontext.h"

#include "editor/views/form/packicons.h"

#include <QBuffer>
#include <QPixmap>
#include <QRegularExpression>

namespace mw::editor {

QString richText(const QString &text, const PackIcons &icons)
{
    static const QRegularExpression token(QStringLiteral(R"(\{([a-z][a-z-]*(?::[a-z-]+)?)\})"));
    constexpr int side = 14;   // no higher than a line of text, so that it does not push the text out of line
    constexpr int density = 3; // pixels to a unit, enough for high-DPI screens
    QString rich;
    qsizetype end = 0;
    auto matches = token.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        const QIcon icon = icons.icon(match.captured(1));
        if (icon.isNull())
            continue;
        QByteArray bytes;
        QBuffer buffer(&bytes);
        icon.pixmap(QSize(side, side), density).save(&buffer, "PNG");
        rich += text.mid(end, match.capturedStart() - end).toHtmlEscaped();
        rich += QStringLiteral("<img width=\"%1\" height=\"%1\" style=\"vertical-align: bottom\" "
                               "src=\"data:image/png;base64,%2\">")
                    .arg(side)
                    .arg(QString::fromLatin1(bytes.toBase64()));
        end = match.capturedEnd();
    }
    return rich + text.mid(end).toHtmlEscaped();
}

} // namespace mw::editor
