#include "iconmarkup.h"

#include <QHash>

#include <functional>

namespace mw::table {

namespace {

/// The text with every {token} replaced by what `say` makes of it; other text passes through `plain`.
QString replaced(const QString &text, const std::function<QString(const QString &)> &say,
                 const std::function<QString(const QString &)> &plain)
{
    QString result;
    qsizetype done = 0;
    for (qsizetype open = text.indexOf(u'{'); open >= 0; open = text.indexOf(u'{', done)) {
        const qsizetype close = text.indexOf(u'}', open);
        if (close < 0) {
            break;
        }
        result += plain(text.mid(done, open - done)) + say(text.mid(open + 1, close - open - 1));
        done = close + 1;
    }
    return result + plain(text.mid(done));
}

} // namespace

QString IconMarkup::styled(const QString &text, const QString &folder, int size)
{
    return replaced(
        text,
        [&](QString token) {
            return QStringLiteral("<img src=\"%1%2.svg\" width=\"%3\" height=\"%3\" align=\"middle\">")
                .arg(folder, token.replace(u':', u'-'), QString::number(size));
        },
        [](const QString &plain) { return plain.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")); });
}

QString IconMarkup::spoken(const QString &text)
{
    static const QHash<QString, const char *> words{
        {QStringLiteral("gold"), QT_TR_NOOP("gold")},
        {QStringLiteral("esteem"), QT_TR_NOOP("esteem")},
        {QStringLiteral("steam"), QT_TR_NOOP("steam")},
        {QStringLiteral("portal"), QT_TR_NOOP("portal step")},
        {QStringLiteral("time-crystal"), QT_TR_NOOP("T.I.M.E.-crystal")},
        {QStringLiteral("crystal:any"), QT_TR_NOOP("crystal of any colour")},
        {QStringLiteral("crystal:same"), QT_TR_NOOP("crystal of one colour")},
        {QStringLiteral("crystal:green"), QT_TR_NOOP("green crystal")},
        {QStringLiteral("crystal:blue"), QT_TR_NOOP("blue crystal")},
        {QStringLiteral("crystal:black"), QT_TR_NOOP("black crystal")},
        {QStringLiteral("crystal:pink"), QT_TR_NOOP("pink crystal")},
        {QStringLiteral("crystal:gray"), QT_TR_NOOP("gray crystal")},
        {QStringLiteral("crystal:orange"), QT_TR_NOOP("orange crystal")},
    };
    return replaced(
        text,
        [](QString token) {
            const auto word = words.find(token);
            return word == words.end() ? token.replace(u'-', u' ').replace(u':', u' ') : tr(*word);
        },
        [](const QString &plain) { return plain; });
}

} // namespace mw::table
