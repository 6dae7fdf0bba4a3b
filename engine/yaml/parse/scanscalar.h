#pragma once

#include <cstddef>
#include <string_view>

/// Where scalars end in a parser's text.
namespace mw::yaml {

/// After the closing quote of the quoted scalar that starts at an offset; npos if it is never closed.
[[nodiscard]] std::size_t endOfQuoted(std::string_view text, std::size_t at);

struct PlainContext {
    int parentColumn = -1; ///< column of the block collection that it is in, -1 at the top
    bool flow = false;
    std::size_t limit = 0; ///< no line at or after this offset continues it
};
[[nodiscard]] std::size_t endOfPlain(std::string_view text, std::size_t at, const PlainContext &context);

/// A block scalar (| or >) at an offset.
struct BlockScalar {
    std::size_t headerEnd = 0; ///< the end of the line with | or >
    std::size_t end = 0;       ///< of the last line of content, without its line break
    int indent = 0;            ///< column of the content
    char chomping = ' ';       ///< '+', '-' or ' '
    bool explicitIndent = false;
    int trailingBlankLines = 0; ///< after the content, part of it when chomping is '+'
};
[[nodiscard]] BlockScalar scanBlockScalar(std::string_view text, std::size_t at, int parentColumn);

/// The text of a plain scalar: lines trimmed and joined by a blank, or by one break less than there are.
[[nodiscard]] bool foldsTo(std::string_view written, std::string_view value);

} // namespace mw::yaml
