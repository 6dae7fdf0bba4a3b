#include "valuetext.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace mw {

namespace {

constexpr std::size_t lineLength = 100;

/// Texts that YAML's core or older schemas read as something other than text.
bool isReserved(std::string_view text)
{
    static constexpr std::array<std::string_view, 10> words = {"true", "false", "null", "yes", "no",
                                                               "on",   "off",   "y",    "n",   "~"};
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return std::find(words.begin(), words.end(), lower) != words.end();
}

/// Letters, digits and a few harmless signs, not starting like a number; everything else is put in quotes.
bool isPlain(std::string_view text)
{
    const auto letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    if (text.empty() || !letter(text.front()) || text.back() == ' ' || isReserved(text))
        return false;
    return std::all_of(text.begin(), text.end(), [&letter](char c) {
        return letter(c) || (c >= '0' && c <= '9') || std::string_view(" -_/.()+;'").find(c) != std::string_view::npos;
    });
}

void appendEscaped(std::string &out, char c)
{
    static constexpr std::string_view digits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\')
        (out += '\\') += c;
    else if (c == '\n')
        out += "\\n";
    else if (c == '\t')
        out += "\\t";
    else if (byte < 0x20 || byte == 0x7f)
        ((out += "\\x") += digits[byte >> 4U]) += digits[byte & 15U];
    else
        out += c;
}

std::string scalar(const Value &value)
{
    if (value.isNull())
        return "null";
    return value.kind == Value::Kind::Text ? yamlScalar(value.text) : value.text;
}

void appendLine(std::string &out, const Value &value)
{
    std::string_view separator;
    if (value.kind == Value::Kind::List) {
        out += '[';
        for (const Value &element : value.list) {
            out += separator;
            appendLine(out, element);
            separator = ", ";
        }
        out += ']';
    } else if (value.kind == Value::Kind::Map) {
        out += '{';
        for (const Value::Entry &entry : value.map) {
            (out += separator) += yamlScalar(entry.key) + ": ";
            appendLine(out, entry.value);
            separator = ", ";
        }
        out += '}';
    } else {
        out += scalar(value);
    }
}

bool hasOnlyScalars(const Value &value)
{
    return std::all_of(value.list.begin(), value.list.end(), [](const Value &v) { return v.isScalar(); }) &&
           std::all_of(value.map.begin(), value.map.end(), [](const Value::Entry &e) { return e.value.isScalar(); });
}

/// A list of words, such as a deck; sentences read better one a line.
bool isWords(const Value &value)
{
    return value.kind == Value::Kind::List && std::all_of(value.list.begin(), value.list.end(), [](const Value &v) {
               return v.isScalar() && v.text.find(' ') == std::string::npos;
           });
}

/// [a, b, …] over several lines.
void appendWrapped(std::string &out, const Value &list, std::size_t indent)
{
    std::string line = " [";
    for (const Value &element : list.list) {
        const std::string word = scalar(element) + (&element == &list.list.back() ? "]" : ",");
        if (line.size() + word.size() > lineLength) {
            (out += line) += '\n';
            line.assign(indent, ' ');
        }
        (line += line.back() == '[' ? "" : " ") += word;
    }
    (out += line) += '\n';
}

void appendBlock(std::string &out, const Value &value, std::size_t indent);

/// What follows a key or a dash that already stands at the end of `out`.
void appendNested(std::string &out, const Value &value, std::size_t indent, bool afterDash)
{
    if (value.isScalar() || hasOnlyScalars(value)) {
        std::string line;
        appendLine(line, value);
        if (value.isScalar() || line.size() + indent < lineLength || (value.list.empty() && value.map.empty())) {
            (out += ' ') += line + '\n';
            return;
        }
    }
    if (isWords(value)) {
        appendWrapped(out, value, indent + 2);
        return;
    }
    if (afterDash && value.kind == Value::Kind::Map) {
        std::string block;
        appendBlock(block, value, indent + 2);
        (out += ' ') += block.substr(indent + 2);
        return;
    }
    out += '\n';
    appendBlock(out, value, indent + 2);
}

void appendBlock(std::string &out, const Value &value, std::size_t indent)
{
    for (const Value &element : value.list) {
        out.append(indent, ' ') += '-';
        appendNested(out, element, indent, true);
    }
    for (const Value::Entry &entry : value.map) {
        out.append(indent, ' ') += yamlScalar(entry.key) + ':';
        appendNested(out, entry.value, indent, false);
    }
}

} // namespace

std::string yamlScalar(std::string_view text)
{
    if (isPlain(text))
        return std::string(text);
    std::string out = "\"";
    for (const char c : text)
        appendEscaped(out, c);
    return out += '"';
}

std::string toLine(const Value &value)
{
    std::string out;
    appendLine(out, value);
    return out;
}

std::string toYaml(const Value &value)
{
    if (value.isScalar() || (value.list.empty() && value.map.empty()))
        return toLine(value) + '\n';
    std::string out;
    appendBlock(out, value, 0);
    return out;
}

} // namespace mw
