#include "writescalar.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace mw::yaml {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool allOf(std::string_view text, std::string_view allowed)
{
    return text.find_first_not_of(allowed) == std::string_view::npos;
}

/// Numbers and dates as any YAML reader may see them: 12, 1_000, 0x1F, 1.5, 1e3, 12:30, 2024-01-31.
bool looksLikeNumber(std::string_view text)
{
    if (text.front() == '+' || text.front() == '-')
        text.remove_prefix(1);
    if (text.empty())
        return false;
    if (text.size() > 1 && text[0] == '0' && std::string_view("xXoObB").find(text[1]) != std::string_view::npos)
        return allOf(text.substr(2), "0123456789abcdefABCDEF_");
    if (text.front() != '.' && !isDigit(text.front()))
        return false;
    if (allOf(text, "0123456789_.:,"))
        return true;
    const std::size_t exponent = text.find_first_of("eE");
    if (exponent != std::string_view::npos)
        return allOf(text.substr(0, exponent), "0123456789_.") && allOf(text.substr(exponent + 1), "0123456789+-");
    return text.size() >= 8 && isDigit(text[3]) && text[4] == '-' && allOf(text, "0123456789-:.+TZ tz");
}

bool looksLikeWord(std::string_view text)
{
    static constexpr std::array<std::string_view, 14> words = {"null", "true", "false", "yes",  "no",   "on", "off",
                                                               "y",    "n",    "~",     ".inf", ".nan", "=",  "<<"};
    std::string low(text);
    std::transform(low.begin(), low.end(), low.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    if (low.size() > 1 && (low[0] == '+' || low[0] == '-') && low[1] == '.')
        low.erase(0, 1);
    return std::find(words.begin(), words.end(), low) != words.end();
}

/// Length of a character that only an escape can carry: controls, and the line breaks and marks of Unicode.
std::size_t escapeLength(std::string_view text, std::size_t at)
{
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x20 || byte == 0x7F)
        return 1;
    if (byte == 0xC2 && at + 1 < text.size() && static_cast<unsigned char>(text[at + 1]) < 0xA0)
        return 2;
    const std::string_view three = text.substr(at, 3);
    static constexpr std::array<std::string_view, 5> special = {"\xE2\x80\xA8", "\xE2\x80\xA9", "\xEF\xBB\xBF",
                                                                "\xEF\xBF\xBE", "\xEF\xBF\xBF"};
    return std::find(special.begin(), special.end(), three) != special.end() ? 3 : 0;
}

bool needsEscapes(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (escapeLength(text, i) > 0)
            return true;
    }
    return false;
}

std::string escape(std::string_view character)
{
    if (character == "\n")
        return "\\n";
    if (character == "\t")
        return "\\t";
    if (character == "\r")
        return "\\r";
    unsigned code = static_cast<unsigned char>(character[0]);
    if (character.size() == 2)
        code = (code & 0x1Fu) << 6 | (static_cast<unsigned char>(character[1]) & 0x3Fu);
    if (character.size() == 3)
        code = (code & 0x0Fu) << 12 | (static_cast<unsigned char>(character[1]) & 0x3Fu) << 6 |
               (static_cast<unsigned char>(character[2]) & 0x3Fu);
    std::array<char, 16> buffer{};
    std::snprintf(buffer.data(), buffer.size(), code < 0x100 ? "\\x%02X" : "\\u%04X", code);
    return buffer.data();
}

std::string singleQuoted(std::string_view text)
{
    std::string result = "'";
    for (const char c : text)
        result += c == '\'' ? std::string("''") : std::string(1, c);
    return result + "'";
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t from = 0;;) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        lines.push_back(text.substr(from, end - from));
        if (end == text.size())
            return lines;
        from = end + 1;
    }
}

/// Breaks a line at single blanks between words.
std::vector<std::string> wrapped(std::string_view line, std::size_t width)
{
    std::vector<std::string> result;
    while (width > 0 && line.size() > width) {
        std::size_t at = std::string_view::npos;
        for (std::size_t i = 1; i + 1 < line.size() && (i <= width || at == std::string_view::npos); ++i) {
            if (line[i] == ' ' && line[i - 1] != ' ' && line[i + 1] != ' ' && line[i + 1] != '\t')
                at = i;
        }
        if (at == std::string_view::npos)
            break;
        result.emplace_back(line.substr(0, at));
        line.remove_prefix(at + 1);
    }
    result.emplace_back(line);
    return result;
}

/// The lines of a folded scalar: a break in the text is one more break than in the file would be.
std::optional<std::vector<std::string>> foldedLines(std::string_view body, std::size_t width)
{
    std::vector<std::string> result;
    for (const std::string_view line : linesOf(body)) {
        if (!line.empty() && (line.front() == ' ' || line.front() == '\t' || line.back() == ' ' || line.back() == '\t'))
            return std::nullopt;
        if (!result.empty() && !line.empty())
            result.emplace_back();
        if (line.empty() && result.empty())
            return std::nullopt;
        const std::vector<std::string> parts = wrapped(line, width);
        result.insert(result.end(), parts.begin(), parts.end());
    }
    return result;
}

std::optional<std::vector<std::string>> literalLines(std::string_view body, bool explicitIndent)
{
    std::vector<std::string> result;
    for (const std::string_view line : linesOf(body))
        result.emplace_back(line);
    const auto first =
        std::find_if(result.begin(), result.end(), [](const std::string &line) { return !line.empty(); });
    if (first == result.end() || (!explicitIndent && (first->front() == ' ' || first->front() == '\t')))
        return std::nullopt;
    return result;
}

} // namespace

bool canBePlain(std::string_view text, bool flow)
{
    constexpr std::string_view indicators = "-?:,[]{}#&*!|>'\"%@`=";
    constexpr std::string_view flowIndicators = ",?[]{}";
    if (text.empty() || text.front() == ' ' || text.back() == ' ' || text.back() == ':')
        return false;
    if (indicators.find(text.front()) != std::string_view::npos || looksLikeNumber(text) || looksLikeWord(text))
        return false;
    if (flow &&
        (text.find_first_of(flowIndicators) != std::string_view::npos || text.find(':') != std::string_view::npos))
        return false;
    if (text.find(": ") != std::string_view::npos || text.find(" #") != std::string_view::npos ||
        text.substr(0, 3) == "...")
        return false;
    return !needsEscapes(text);
}

std::string doubleQuoted(std::string_view text)
{
    std::string result = "\"";
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t length = escapeLength(text, i);
        if (length > 0) {
            result += escape(text.substr(i, length));
            i += length - 1;
        } else {
            if (text[i] == '"' || text[i] == '\\')
                result += '\\';
            result += text[i];
        }
    }
    return result + "\"";
}

std::string writeScalar(const Value &value, YamlNode::Style style, bool flow)
{
    switch (value.kind) {
    case Value::Kind::Int:
        return std::to_string(value.number);
    case Value::Kind::Bool:
        return value.number ? "true" : "false";
    case Value::Kind::Null:
        return "null";
    default:
        break;
    }
    if (style == YamlNode::Style::SingleQuoted && !needsEscapes(value.text))
        return singleQuoted(value.text);
    if (style != YamlNode::Style::DoubleQuoted && canBePlain(value.text, flow))
        return value.text;
    return doubleQuoted(value.text);
}

std::string writeKey(std::string_view key)
{
    if (key == "y") // a coordinate's name, which files write plain as they do x
        return std::string(key);
    return canBePlain(key, true) ? std::string(key) : doubleQuoted(key);
}

std::optional<std::string> writeBlockScalar(std::string_view text, const BlockLayout &layout)
{
    const std::size_t last = text.find_last_not_of('\n');
    if (last == std::string_view::npos)
        return std::nullopt;
    const std::string_view body = text.substr(0, last + 1);
    const std::size_t breaks = text.size() - body.size();
    for (std::size_t i = 0; i < body.size(); ++i) {
        if (body[i] != '\n' && body[i] != '\t' && escapeLength(body, i) > 0)
            return std::nullopt;
    }
    const bool folded = layout.style == YamlNode::Style::Folded;
    const auto lines = folded ? foldedLines(body, layout.width) : literalLines(body, layout.explicitIndent);
    if (!lines)
        return std::nullopt;
    std::string result = (folded ? ">" : "|") + layout.indicator;
    result += breaks == 0 ? "-" : breaks > 1 ? "+" : "";
    result += layout.comment;
    for (const std::string &line : *lines) {
        result += layout.newline;
        if (!line.empty())
            result += std::string(static_cast<std::size_t>(layout.column), ' ') + line;
    }
    for (std::size_t i = 1; i < breaks; ++i)
        result += layout.newline;
    return result;
}

} // namespace mw::yaml
