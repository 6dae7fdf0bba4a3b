#include "editor/views/form/icontext.h"

#include "editor/views/form/packicons.h"

#include <QRegularExpression>

namespace mw::editor {

QString richText(const QString &text, const PackIcons &icons)
{
    static const QRegularExpression token(QStringLiteral(R"(\{([a-z][a-z-]*(?::[a-z-]+)?)\})"));
    constexpr int side = 14; // no higher than a line of text, so that it does not push the text out of line
    QString rich;
    qsizetype end = 0;
    auto matches = token.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        const QString address = icons.address(match.captured(1), side);
        if (address.isEmpty())
            continue;
        rich += text.mid(end, match.capturedStart() - end).toHtmlEscaped();
        rich += QStringLiteral("<img width=\"%1\" height=\"%1\" style=\"vertical-align: bottom\" "
                               "src=\"%2\">")
                    .arg(side)
                    .arg(address);
        end = match.capturedEnd();
    }
    return rich + text.mid(end).toHtmlEscaped();
}

} // namespace mw::editor
