#include "editor/views/form/icontext.h"

#include "editor/views/form/packicons.h"

#include <QRegularExpression>

namespace mw::editor {

QString richText(const QString &text, const PackIcons &icons)
{
    static const QRegularExpression token(QStringLiteral(R"(\{([a-z][a-z-]*(?::[a-z-]+)?)\})"));
    // Standing on the base line like a letter, and little higher than one. Qt's "middle" and "bottom" count from the
    // foot of the line, which is too low beside typefaces with a small ascent.
    constexpr int side = 12;
    QString rich;
    qsizetype end = 0;
    auto matches = token.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        const QString address = icons.address(match.captured(1), side);
        if (address.isEmpty())
            continue;
        rich += text.mid(end, match.capturedStart() - end).toHtmlEscaped();
        rich += QStringLiteral("<img width=\"%1\" height=\"%1\" src=\"%2\">").arg(side).arg(address);
        end = match.capturedEnd();
    }
    return rich + text.mid(end).toHtmlEscaped();
}

} // namespace mw::editor
