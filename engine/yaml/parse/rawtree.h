#pragma once

#include "core/diagnostic.h"
#include "yaml/yamltree.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mw::yaml {

/// What stops the reading of a text. Thrown only inside this folder and caught in YamlTree::parse.
struct SyntaxError {
    std::string code;
    Message message;
    Message remedy;
    std::size_t offset = 0;
    std::size_t length = 1;
};

/// The nodes of a text in document order, as the parser's events tell them: starts, but no ends yet.
struct RawTree {
    std::vector<YamlNode> nodes;
    std::vector<std::size_t> starts; ///< of each node: its anchor, tag or content; of an empty null the next token
    std::vector<char> nulls;         ///< whether the node is a null (a word or nothing)
};

/// Parses the text (of parserText, with its byte-order mark) by yaml-cpp. Throws SyntaxError.
[[nodiscard]] RawTree readEvents(std::string_view text);

/// Gives each node its content, entry, style, anchor and alias target. Throws SyntaxError where text and events
/// disagree.
void scanSpans(std::string_view text, RawTree &tree);

} // namespace mw::yaml
