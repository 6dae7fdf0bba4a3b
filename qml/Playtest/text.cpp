#include "text.h"

#include <QCoreApplication>
#include <QLocale>

namespace mw::table {

TableText::TableText(std::string_view game) : m_catalogue("content/" + std::string(game)) {}

QString TableText::content(std::string_view source) const
{
    if (source.empty()) {
        return {};
    }
    return QCoreApplication::translate(m_catalogue.c_str(), std::string(source).c_str());
}

QString TableText::field(const Item &item, std::string_view path) const
{
    const Value *value = item.field(path);
    return value && value->isScalar() ? content(value->text) : QString();
}

QString TableText::argument(const Message::Argument &argument) const
{
    switch (argument.kind) {
    case Message::Argument::Kind::Number:
        return QLocale().toString(static_cast<qlonglong>(argument.number));
    case Message::Argument::Kind::Term:
        return content(argument.text);
    case Message::Argument::Kind::Name:
        break;
    }
    return toQt(argument.text);
}

QString TableText::sentence(const Message &message) const
{
    // A sentence is the engine's own or comes from content; each is looked up where it is at home.
    QString text = QCoreApplication::translate("engine", message.text.c_str());
    if (text == toQt(message.text)) {
        text = content(message.text);
    }
    QString result;
    qsizetype done = 0;
    for (qsizetype open = text.indexOf(u'{'); open >= 0; open = text.indexOf(u'{', open + 1)) {
        const qsizetype close = text.indexOf(u'}', open);
        bool isNumber = false;
        const int place = close > open ? text.mid(open + 1, close - open - 1).toInt(&isNumber) : 0;
        if (isNumber && place >= 0 && place < static_cast<int>(message.arguments.size())) {
            result += text.mid(done, open - done) + argument(message.arguments[static_cast<std::size_t>(place)]);
            done = close + 1;
        }
    }
    return result + text.mid(done);
}

QString asTitle(QString text)
{
    const QString first = text.left(1);
    return text.replace(0, first.size(), QLocale().toUpper(first));
}

} // namespace mw::table
