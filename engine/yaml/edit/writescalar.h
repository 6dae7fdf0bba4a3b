#pragma once

#include "core/value.h"
#include "yaml/yamltree.h"

#include <optional>
#include <string>
#include <string_view>

/// How values are written as YAML so that they read back as themselves, here and in other programs.
namespace mw::yaml {

/// Whether a text can stand without quotes and still be read as that text, by strict and by lenient readers.
[[nodiscard]] bool canBePlain(std::string_view text, bool flow);
[[nodiscard]] std::string doubleQuoted(std::string_view text);
/// A scalar on one line. `style` says what a text should look like; it becomes double quoted where it must.
[[nodiscard]] std::string writeScalar(const Value &value, YamlNode::Style style, bool flow);
[[nodiscard]] std::string writeKey(std::string_view key);

/// How a block scalar is laid out.
struct BlockLayout {
    YamlNode::Style style = YamlNode::Style::Literal; ///< or Folded
    int column = 2;                                   ///< of its lines
    bool explicitIndent = false;
    std::string indicator; ///< the digit of an explicit indent, or empty
    std::string comment;   ///< what follows the header on its line
    std::size_t width = 0; ///< folded lines are broken before they get longer; 0: never
    std::string_view newline = "\n";
};
/// A text as a block scalar from its | or > on; nothing if that cannot hold it.
[[nodiscard]] std::optional<std::string> writeBlockScalar(std::string_view text, const BlockLayout &layout);

} // namespace mw::yaml
