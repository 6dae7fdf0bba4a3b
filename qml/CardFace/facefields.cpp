#include "facewalk.h"

#include <array>
#include <charconv>

namespace mw::face
{

namespace
{

QString roman(std::int64_t number)
{
    constexpr std::array<std::pair<int, const char *>, 13> digits{{{1000, "M"},
                                                                   {900, "CM"},
                                                                   {500, "D"},
                                                                   {400, "CD"},
                                                                   {100, "C"},
                                                                   {90, "XC"},
                                                                   {50, "L"},
                                                                   {40, "XL"},
                                                                   {10, "X"},
                                                                   {9, "IX"},
                                                                   {5, "V"},
                                                                   {4, "IV"},
                                                                   {1, "I"}}};
    if (number < 1 || number > 3999)
        return QString::number(number);
    QString text;
    for (const auto &[value, letters] : digits)
        for (; number >= value; number -= value)
            text += QLatin1String(letters);
    return text;
}

} // namespace

const Value *FaceWalk::resolve(std::string_view path, const Scope &scope, Value &index) const
{
    if (path == "#") {
        index = Value::ofInt(scope.index);
        return &index;
    }
    if (path == ".")
        return scope.value;
    if (path.starts_with('/'))
        return m_item.fields.at(path.substr(1));
    return path.empty() ? nullptr : scope.value->at(path);
}

std::string FaceWalk::textAt(std::string_view path, const Scope &scope) const
{
    Value index;
    const Value *value = resolve(path, scope, index);
    return value && value->isScalar() && !value->isNull() ? value->text : std::string();
}

QString FaceWalk::filled(const std::string &text, const Scope &scope) const
{
    QString result;
    std::size_t from = 0;
    for (std::size_t open = text.find("{="); open != std::string::npos; open = text.find("{=", from)) {
        const std::size_t close = text.find('}', open);
        if (close == std::string::npos)
            break;
        result += QString::fromStdString(text.substr(from, open - from));
        from = close + 1;
        const std::string path = text.substr(open + 2, close - open - 2);
        const std::size_t bar = path.find('|');
        const std::string value = textAt(path.substr(0, bar), scope);
        std::int64_t number = 0;
        const bool isNumber =
            std::from_chars(value.data(), value.data() + value.size(), number).ec == std::errc();
        if (bar != std::string::npos && path.substr(bar + 1) == "roman" && isNumber)
            result += roman(number);
        else
            result += QString::fromStdString(value);
    }
    return result + QString::fromStdString(text.substr(from));
}

QString FaceWalk::translated(const std::string &text) const
{
    const QString source = QString::fromStdString(text);
    return m_context.translator ? m_context.translator(source) : source;
}

QString FaceWalk::textOf(const Box &box, const Scope &scope) const
{
    if (!box.text.empty())
        return filled(translated(box.text).toStdString(), scope);
    return translated(textAt(box.field, scope));
}

std::string FaceWalk::pathOf(std::string_view field, const Scope &scope) const
{
    if (field.starts_with('/'))
        return std::string(field.substr(1));
    if (field == "." || field == "#" || field.empty())
        return scope.path;
    return scope.path.empty() ? std::string(field) : scope.path + "/" + std::string(field);
}

} // namespace mw::face
