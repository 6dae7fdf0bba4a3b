#include "randomyaml.h"

#include <array>

namespace mw::yaml {

namespace {

constexpr std::array<const char *, 40> texts = {"gold",     "no",       "on",        "1e3",    "007",        "1.10",
                                                "null",     "~",        "a: b",      "#1",     "- x",        "@x",
                                                "{gold}",   "🎲 dice",   "שלום",      "true",   "12",         "-5",
                                                "a #b",     "ends:",    "it's",      "\"q\"",  "back\\s",    "",
                                                " lead",    "trail ",   "1_000",     "1,000",  "two\nlines", "end\n",
                                                "\n\nlead", "x\n\ny\n", "tab\there", "[a, b]", "what? no",   "...",
                                                "---",      "a:b",      "&a",        "% of"};

std::string spaces(int count)
{
    return std::string(static_cast<std::size_t>(count), ' ');
}

void replaceAll(std::string &text, const std::string &what, const std::string &by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

} // namespace

int RandomYaml::pick(int bound)
{
    m_state ^= m_state << 13;
    m_state ^= m_state >> 7;
    m_state ^= m_state << 17;
    return static_cast<int>(m_state % static_cast<std::uint64_t>(bound));
}

std::string RandomYaml::text()
{
    return texts[static_cast<std::size_t>(pick(static_cast<int>(texts.size())))];
}

std::string RandomYaml::key()
{
    static constexpr std::array<const char *, 6> names = {"name",           "top",     "amount", "größe",
                                                          "\"quoted key\"", "'single'"};
    const std::string name = names[static_cast<std::size_t>(pick(6))];
    const std::string number = std::to_string(m_keys++);
    return name.back() == '"' || name.back() == '\'' ? name.substr(0, name.size() - 1) + number + name.back()
                                                     : name + number;
}

Value RandomYaml::scalar()
{
    if (chance(25))
        return Value::ofInt(pick(2000) - 1000);
    if (chance(10))
        return Value::ofBool(chance(50));
    return Value::ofText(text());
}

Value RandomYaml::value(int depth)
{
    if (depth == 0 || chance(60))
        return scalar();
    const int size = pick(4);
    Value result = chance(50) ? Value::ofList({}) : Value::ofMap({});
    for (int i = 0; i < size; ++i) {
        if (result.kind == Value::Kind::List)
            result.list.push_back(value(depth - 1));
        else
            result.set("k" + std::to_string(i), value(depth - 1));
    }
    return result;
}

std::string RandomYaml::comment()
{
    return chance(15) ? " # note, with: [signs] 'and' \"quotes\"" : "";
}

std::string RandomYaml::filler(int column)
{
    std::string result;
    if (chance(10))
        result += "\n";
    if (chance(12))
        result += spaces(chance(80) ? column : pick(6)) + "# comment: {text}\n";
    return result;
}

std::string RandomYaml::inlineScalar(bool flow)
{
    static constexpr std::array<const char *, 12> plain = {
        "gold", "a long plain text", "12", "-3", "true", "null", "~", "it's", "x#y", "1.10", "über", "007"};
    switch (pick(4)) {
    case 0:
        return chance(50) ? "'it''s single'" : "''";
    case 1:
        return chance(50) ? "\"a \\\"double\\\" \\u00e9\"" : "\"\"";
    default:
        break;
    }
    if (!flow && chance(15))
        return "plain [words] {and}, signs? 'yes'";
    return plain[static_cast<std::size_t>(pick(12))];
}

std::string RandomYaml::blockScalar(int column)
{
    static constexpr std::array<const char *, 6> headers = {"|", ">", "|-", ">-", "|+", ">+"};
    std::string result = headers[static_cast<std::size_t>(pick(6))];
    const bool explicitIndent = chance(15);
    const int indent = column + 1 + pick(3);
    if (explicitIndent)
        result.insert(1, std::to_string(indent - column));
    result += comment() + "\n";
    const int lines = 1 + pick(3);
    for (int i = 0; i < lines; ++i) {
        if (i > 0 && chance(20))
            result += "\n";
        result +=
            spaces(indent + (i > 0 && chance(15) ? 2 : 0)) + "line # no comment: " + std::to_string(pick(99)) + "\n";
    }
    while (chance(20))
        result += "\n";
    return result;
}

std::string RandomYaml::flow(int depth)
{
    const int kind = depth == 0 ? 0 : pick(3);
    if (kind == 0)
        return inlineScalar(true);
    const int size = pick(4);
    const bool padded = chance(20);
    std::string inside;
    for (int i = 0; i < size; ++i) {
        inside += i == 0 ? (padded ? " " : "") : chance(90) ? ", " : ",\n            ";
        inside += kind == 1 ? flow(depth - 1) : key() + ": " + flow(depth - 1);
    }
    inside += padded && size > 0 ? " " : "";
    return kind == 1 ? "[" + inside + "]" : "{" + inside + "}";
}

std::string RandomYaml::property()
{
    if (chance(4))
        return " &a" + std::to_string(++m_anchors);
    return chance(2) ? " !!str" : "";
}

std::string RandomYaml::node(int column, int depth, bool inList)
{
    if (m_anchors > 0 && chance(5))
        return " *a" + std::to_string(1 + pick(m_anchors)) + comment() + "\n";
    const int kind = depth == 0 ? pick(3) : pick(6);
    switch (kind) {
    case 0:
        return chance(20) ? comment() + "\n" : property() + " " + inlineScalar(false) + comment() + "\n";
    case 1:
        return " " + flow(2) + comment() + "\n";
    case 2:
        return chance(50) ? " " + blockScalar(column) : " " + inlineScalar(false) + "\n";
    case 3:
    case 4:
        if (inList && chance(70))
            return " " + map(column + 2, depth - 1, false);
        return comment() + "\n" + map(column + 1 + pick(3), depth - 1, true);
    default:
        if (inList && chance(40))
            return " " + list(column + 2, depth - 1, false);
        return comment() + "\n" + list(column + (inList ? 1 : 0) + pick(3), depth - 1, true);
    }
}

std::string RandomYaml::map(int column, int depth, bool startsLine)
{
    std::string result;
    const int size = 1 + pick(4);
    for (int i = 0; i < size; ++i) {
        if (i > 0 || startsLine)
            result += filler(column) + spaces(column);
        result += key() + ":" + node(column, depth, false);
    }
    return result;
}

std::string RandomYaml::list(int column, int depth, bool startsLine)
{
    std::string result;
    const int size = 1 + pick(4);
    for (int i = 0; i < size; ++i) {
        if (i > 0 || startsLine)
            result += filler(column) + spaces(column);
        result += "-" + node(column, depth, true);
    }
    return result;
}

std::string RandomYaml::file()
{
    m_anchors = 0;
    std::string result = chance(20) ? "# A file.\n" : "";
    if (chance(10))
        result += chance(50) ? "---\n" : "%YAML 1.2\n---\n";
    result += chance(80) ? map(0, 4, true) : list(0, 4, true);
    if (chance(15) && !result.empty())
        result.pop_back();
    if (chance(20))
        replaceAll(result, "\n", "\r\n");
    else if (chance(5))
        replaceAll(result, "\n", "\r");
    return (chance(10) ? "\xEF\xBB\xBF" : "") + result;
}

} // namespace mw::yaml
