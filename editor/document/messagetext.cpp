#include "editor/document/messagetext.h"

#include <QCoreApplication>
#include <QLocale>

namespace mw::editor {

namespace {

QString translated(const std::string &source)
{
    return QCoreApplication::translate("engine", source.c_str());
}

QString toText(const Message::Argument &argument)
{
    switch (argument.kind) {
    case Message::Argument::Kind::Number:
        return QLocale().toString(qlonglong(argument.number));
    case Message::Argument::Kind::Term:
        return translated(argument.text);
    case Message::Argument::Kind::Name:
        break;
    }
    return QString::fromStdString(argument.text);
}

} // namespace

QString toText(const Message &message)
{
    const QString text = translated(message.text);
    QString result;
    // By hand, since an argument may itself look like a place.
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPlace = text[i] == QLatin1Char('{') && i + 2 < text.size() && text[i + 1].isDigit() &&
                             text[i + 2] == QLatin1Char('}');
        const auto number = isPlace ? std::size_t(text[i + 1].digitValue()) : message.arguments.size();
        if (number < message.arguments.size()) {
            result += toText(message.arguments[number]);
            i += 2;
        } else {
            result += text[i];
        }
    }
    return result;
}

} // namespace mw::editor
