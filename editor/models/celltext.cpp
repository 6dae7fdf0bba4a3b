#include "editor/models/celltext.h"

#include "editor/document/messagetext.h"
#include "yaml/checkvalue.h"
#include "yaml/loader.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <charconv>
#include <string_view>

namespace mw::editor {

using yaml::FieldSpec;

namespace {

/// The context of the texts of this file.
class CellText
{
    Q_DECLARE_TR_FUNCTIONS(CellText)
};

bool isLetterOrBeyondAscii(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (static_cast<unsigned char>(c) & 0x80) != 0;
}

/// Whether a text means itself without quotes, for certain.
bool isPlain(std::string_view text)
{
    static constexpr std::string_view words[] = {"true", "false", "null", "yes", "no", "on", "off", "y", "n"};
    if (text.empty() || !isLetterOrBeyondAscii(text.front()) || text.back() == ' ')
        return false;
    const bool isHarmless = std::all_of(text.begin(), text.end(), [](char c) {
        return isLetterOrBeyondAscii(c) || (c >= '0' && c <= '9') ||
               std::string_view(" -_./()+'").find(c) != std::string_view::npos;
    });
    const QString lower = QString::fromUtf8(text.data(), qsizetype(text.size())).toLower();
    return isHarmless && std::none_of(std::begin(words), std::end(words), [&lower](std::string_view word) {
               return lower == QLatin1String(word.data(), qsizetype(word.size()));
           });
}

std::string quoted(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += '\\';
        if (c == '\n')
            result += "\\n";
        else if (c == '\t')
            result += "\\t";
        else if (c == '\r')
            result += "\\r";
        else
            result += c;
    }
    return result + '"';
}

/// Keys are texts in any case: a field "y" needs no quotes.
std::string flowKey(const std::string &key)
{
    const bool isLetter = key.size() == 1 && key.front() >= 'a' && key.front() <= 'z';
    return isLetter || isPlain(key) ? key : quoted(key);
}

std::string flowText(const Value &value)
{
    std::string result;
    switch (value.kind) {
    case Value::Kind::Null:
        return "null";
    case Value::Kind::Bool:
    case Value::Kind::Int:
        return value.text;
    case Value::Kind::Text:
        return isPlain(value.text) ? value.text : quoted(value.text);
    case Value::Kind::List:
        for (const Value &element : value.list)
            result += (result.empty() ? "" : ", ") + flowText(element);
        return "[" + result + "]";
    case Value::Kind::Map:
        for (const Value::Entry &entry : value.map)
            result += (result.empty() ? "" : ", ") + flowKey(entry.key) + ": " + flowText(entry.value);
        return "{" + result + "}";
    }
    return result;
}

std::string compactText(const Value &value)
{
    std::string result;
    for (const Value &element : value.list)
        result += (result.empty() ? "" : element.isScalar() ? ", " : "; ") + compactText(element);
    for (const Value::Entry &entry : value.map)
        result += (result.empty() ? "" : ", ") + entry.key + ' ' + compactText(entry.value);
    return value.isScalar() ? value.text : result;
}

/// Number, flag or text as the field wants it; a text if it cannot be that, which the check then says.
Value scalarOf(const FieldSpec &spec, const QString &text)
{
    const std::string typed = text.toStdString();
    if (spec.type == FieldSpec::Type::Text)
        return Value::ofText(typed);
    const std::string trimmed = text.trimmed().toStdString();
    if (spec.type == FieldSpec::Type::Int) {
        std::int64_t number = 0;
        const char *begin = trimmed.data() + (trimmed.starts_with('+') ? 1 : 0);
        const auto [end, error] = std::from_chars(begin, trimmed.data() + trimmed.size(), number);
        if (error == std::errc() && end == trimmed.data() + trimmed.size())
            return Value::ofInt(number);
    }
    if (spec.type == FieldSpec::Type::Bool) {
        const QString word = text.trimmed().toLower(); // spreadsheet programs write TRUE
        if (word == QLatin1String("true") || word == QLatin1String("false"))
            return Value::ofBool(word == QLatin1String("true"));
    }
    return Value::ofText(trimmed);
}

QString firstError(const Diagnostics &problems)
{
    for (const Diagnostic &problem : problems) {
        if (problem.severity == Severity::Error)
            return toText(problem.message) +
                   (problem.remedy.isEmpty() ? QString() : QLatin1Char(' ') + toText(problem.remedy));
    }
    return {};
}

} // namespace

QString displayText(const Value &value)
{
    return QString::fromStdString(compactText(value));
}

QString editText(const Value &value)
{
    if (value.isScalar())
        return value.isNull() ? QString() : QString::fromStdString(value.text);
    return QString::fromStdString(flowText(value));
}

ParsedText parseText(const FieldSpec &spec, const QString &text)
{
    ParsedText parsed;
    if (text.trimmed().isEmpty()) {
        if (spec.required && spec.type != FieldSpec::Type::Text)
            parsed.error = CellText::tr("%1 cannot be empty.").arg(QString::fromStdString(spec.title));
        else if (spec.required)
            parsed.value = Value::ofText({});
        return parsed;
    }
    Diagnostics problems;
    const bool isNested = spec.type == FieldSpec::Type::List || spec.type == FieldSpec::Type::Struct ||
                          spec.type == FieldSpec::Type::Map || spec.type == FieldSpec::Type::Any;
    parsed.value = isNested ? yaml::parseValue(std::string(), text.toStdString(), problems) : scalarOf(spec, text);
    if (!hasErrors(problems))
        yaml::checkValue(spec, parsed.value, problems);
    parsed.error = firstError(problems);
    return parsed;
}

} // namespace mw::editor
