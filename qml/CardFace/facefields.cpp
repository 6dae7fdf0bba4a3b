#include "facewalk.h"

#include "core/wording.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mw::face {

namespace {

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

/// Value::at, with steps such as "kind=gold" besides.
const Value *lookUp(const Value *value, std::string_view path)
{
    const std::size_t equals = path.find('=');
    if (equals == std::string_view::npos)
        return value->at(path);
    const std::size_t slash = path.rfind('/', equals);
    const std::size_t start = slash == std::string_view::npos ? 0 : slash + 1;
    const std::size_t end = std::min(path.find('/', equals), path.size());
    const std::string_view key = path.substr(start, equals - start);
    const std::string_view wanted = path.substr(equals + 1, end - equals - 1);
    const Value *list = value->at(path.substr(0, start ? start - 1 : 0));
    if (!list)
        return nullptr;
    for (const Value &element : list->list)
        if (const Value *field = element.find(key); field && field->isScalar() && field->text == wanted)
            return lookUp(&element, path.substr(std::min(end + 1, path.size())));
    return nullptr;
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
    if (path.starts_with("^/"))
        return scope.parent ? resolve(path.substr(2), *scope.parent, index) : nullptr;
    if (path.starts_with('@'))
        return resolveElsewhere(path.substr(1), scope, index);
    if (path.starts_with('/'))
        return lookUp(&m_item.fields, path.substr(1));
    return path.empty() ? nullptr : lookUp(scope.value, path);
}

const Value *FaceWalk::resolveElsewhere(std::string_view path, const Scope &scope, Value &index) const
{
    const std::size_t close = path.find(')');
    const std::size_t open = path.substr(0, std::min(path.find('/'), close)).find('(');
    if (open != std::string_view::npos && close != std::string_view::npos) {
        const Value *id = resolve(path.substr(open + 1, close - open - 1), scope, index);
        const Item *item = id && id->isScalar() ? m_context.items.find(path.substr(0, open), id->text) : nullptr;
        return item ? lookUp(&item->fields, path.substr(std::min(close + 2, path.size()))) : nullptr;
    }
    const std::size_t slash = std::min(path.find('/'), path.size());
    const std::vector<const Item *> items = m_context.items.ofKind(path.substr(0, slash));
    return items.empty() ? nullptr : lookUp(&items.front()->fields, path.substr(std::min(slash + 1, path.size())));
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
        const bool isNumber = std::from_chars(value.data(), value.data() + value.size(), number).ec == std::errc();
        if (bar != std::string::npos && path.substr(bar + 1) == "roman" && isNumber)
            result += roman(number);
        else
            result += QString::fromStdString(value);
    }
    return result + QString::fromStdString(text.substr(from));
}

QString FaceWalk::translated(const std::string &text) const
{
    constexpr std::int64_t countsNothing = -1;
    return QString::fromStdString(m_context.translate ? m_context.translate(text, countsNothing) : text);
}

QString FaceWalk::wordsOf(const Box &box, const Scope &scope) const
{
    Value index;
    const Value *effects = resolve(box.field, scope, index);
    if (!effects || effects->isScalar() || (effects->list.empty() && effects->map.empty()))
        return {};
    return QString::fromStdString(Wording(m_context.items, m_context.translate).effects(*effects));
}

QString FaceWalk::textOf(const Box &box, const Scope &scope) const
{
    if (box.draw == Box::Draw::Words)
        return wordsOf(box, scope);
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
