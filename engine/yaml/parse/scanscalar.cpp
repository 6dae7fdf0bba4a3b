#include "scanscalar.h"

#include "scantext.h"

#include <algorithm>
#include <string>

namespace mw::yaml {

namespace {

std::size_t endOfSingleQuoted(std::string_view text, std::size_t at)
{
    for (std::size_t i = at + 1; i < text.size(); ++i) {
        if (text[i] != '\'')
            continue;
        if (i + 1 < text.size() && text[i + 1] == '\'')
            ++i;
        else
            return i + 1;
    }
    return std::string_view::npos;
}

std::size_t endOfDoubleQuoted(std::string_view text, std::size_t at)
{
    for (std::size_t i = at + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            return i + 1;
    }
    return std::string_view::npos;
}

bool endsPlain(std::string_view text, std::size_t at, bool flow)
{
    const char c = text[at];
    if (c == ':') {
        return isGap(text, at + 1) || (flow && std::string_view(",]}").find(text[at + 1]) != std::string_view::npos);
    }
    if (c == '#')
        return at > 0 && isBlank(text[at - 1]);
    return flow && std::string_view(",?[]{}").find(c) != std::string_view::npos;
}

bool isDocumentMark(std::string_view text, std::size_t line)
{
    const std::string_view mark = text.substr(line, 3);
    return (mark == "---" || mark == "...") && isGap(text, line + 3);
}

/// The start of the text on the line that continues a plain scalar, or npos.
std::size_t continuation(std::string_view text, std::size_t at, const PlainContext &context)
{
    std::size_t line = nextLine(text, at);
    std::size_t first = skipBlanks(text, line);
    while (first < text.size() && isBreak(text[first])) {
        line = nextLine(text, line);
        first = skipBlanks(text, line);
    }
    if (first >= text.size() || first >= context.limit || text[first] == '#' || isDocumentMark(text, line))
        return std::string_view::npos;
    if (!context.flow && static_cast<int>(first - line) <= context.parentColumn)
        return std::string_view::npos;
    return endsPlain(text, first, context.flow) ? std::string_view::npos : first;
}

} // namespace

std::size_t endOfQuoted(std::string_view text, std::size_t at)
{
    return text[at] == '"' ? endOfDoubleQuoted(text, at) : endOfSingleQuoted(text, at);
}

std::size_t endOfPlain(std::string_view text, std::size_t at, const PlainContext &context)
{
    std::size_t end = at;
    for (std::size_t from = at; from != std::string_view::npos;) {
        std::size_t i = from;
        while (i < text.size() && !isBreak(text[i]) && (i == at || !endsPlain(text, i, context.flow)))
            ++i;
        const bool lineEnded = i >= text.size() || isBreak(text[i]);
        while (i > from && isBlank(text[i - 1]))
            --i;
        end = i;
        from = lineEnded && i < text.size() ? continuation(text, i, context) : std::string_view::npos;
    }
    return end;
}

BlockScalar scanBlockScalar(std::string_view text, std::size_t at, int parentColumn)
{
    BlockScalar scalar;
    const int base = std::max(parentColumn, 0);
    scalar.headerEnd = lineEndAt(text, at);
    for (std::size_t i = at + 1; i < scalar.headerEnd && !isBlank(text[i]); ++i) {
        if (text[i] == '+' || text[i] == '-')
            scalar.chomping = text[i];
        else if (text[i] >= '1' && text[i] <= '9')
            scalar.indent = base + (text[i] - '0'), scalar.explicitIndent = true;
    }
    scalar.end = scalar.headerEnd;
    std::size_t lastEnd = scalar.headerEnd;
    for (std::size_t line = nextLine(text, scalar.headerEnd); line < text.size(); line = nextLine(text, line)) {
        const std::size_t end = lineEndAt(text, line);
        std::size_t first = line;
        while (first < end && text[first] == ' ')
            ++first;
        const int spaces = static_cast<int>(first - line);
        if (!scalar.explicitIndent && scalar.indent == 0 && first < end)
            scalar.indent = std::max(spaces, base + 1);
        const bool content =
            scalar.indent > 0 && spaces >= scalar.indent && end > line + static_cast<std::size_t>(scalar.indent);
        if (content) {
            scalar.end = end;
            scalar.trailingBlankLines = 0;
        } else if (first < end) {
            break;
        } else {
            ++scalar.trailingBlankLines;
        }
        lastEnd = end;
        if (end == text.size())
            break;
    }
    if (scalar.chomping == '+')
        scalar.end = lastEnd;
    if (scalar.indent == 0)
        scalar.indent = base + 1;
    return scalar;
}

bool foldsTo(std::string_view written, std::string_view value)
{
    if (written.find_first_of("\r\n") == std::string_view::npos)
        return written == value;
    std::string folded;
    std::size_t breaks = 0;
    for (std::size_t line = 0; line < written.size();) {
        const std::size_t from = std::min(skipBlanks(written, line), written.size());
        std::size_t to = lineEndAt(written, from);
        const std::size_t next = to < written.size() ? nextLine(written, to) : written.size();
        while (to > from && isBlank(written[to - 1]))
            --to;
        if (to > from) {
            if (!folded.empty())
                folded += breaks > 1 ? std::string(breaks - 1, '\n') : " ";
            folded += written.substr(from, to - from);
            breaks = 0;
        }
        ++breaks;
        line = next;
    }
    return folded == value;
}

} // namespace mw::yaml
