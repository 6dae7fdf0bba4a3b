#pragma once

#include <cstddef>
#include <string_view>

/// Small questions about a parser's text (see parserText), whose line breaks are LF or CRLF.
namespace mw::yaml {

[[nodiscard]] constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

[[nodiscard]] constexpr bool isBreak(char c)
{
    return c == '\n' || c == '\r';
}

/// Whether a blank, a line break or the end of the text is at an offset.
[[nodiscard]] constexpr bool isGap(std::string_view text, std::size_t at)
{
    return at >= text.size() || isBlank(text[at]) || isBreak(text[at]);
}

/// The first line break at or after an offset, or the end of the text.
[[nodiscard]] std::size_t lineEndAt(std::string_view text, std::size_t at);
/// The start of the line after the one that an offset is in, or the end of the text.
[[nodiscard]] std::size_t nextLine(std::string_view text, std::size_t at);
/// The start of the line that an offset is in; a byte-order mark is before the first line.
[[nodiscard]] std::size_t lineStartAt(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t skipBlanks(std::string_view text, std::size_t at);
/// Over blanks, line breaks and comments.
[[nodiscard]] std::size_t skipToToken(std::string_view text, std::size_t at);
/// Bytes between the start of the line and an offset.
[[nodiscard]] int columnAt(std::string_view text, std::size_t at);
/// Whether only blanks stand before an offset on its line.
[[nodiscard]] bool startsLine(std::string_view text, std::size_t at);

} // namespace mw::yaml
