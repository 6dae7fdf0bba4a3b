#pragma once

#include "core/diagnostic.h"
#include "core/value.h"
#include "sourcefile.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mw::yaml
{

struct Span {
    std::size_t from = 0;
    std::size_t to = 0; ///< one past the last byte
    [[nodiscard]] std::size_t length() const { return to - from; }
    bool operator==(const Span &) const = default;
};

/// A node of the concrete syntax: where its content stands, to the byte.
struct YamlNode {
    enum class Kind { Scalar, Sequence, Map, Alias };
    enum class Style { Plain, SingleQuoted, DoubleQuoted, Literal, Folded, Empty, Block, Flow };

    Kind kind = Kind::Scalar;
    Style style = Style::Plain;
    Span content;     ///< without anchor and tag
    Span entry;       ///< from indicator or key to the end, inside the parent
    std::string text; ///< decoded scalar, or the alias's name
    std::string tag;
    std::string anchor;
    int parent = -1;
    std::vector<int> children; ///< of a Map: key, value, key, value …
};

/// The concrete syntax tree of one file.
class YamlTree
{
public:
    /// Parses; on problems the tree may be empty or partial and `isComplete()` false.
    [[nodiscard]] static YamlTree parse(const SourceFile &file, Diagnostics &problems);

    [[nodiscard]] bool isComplete() const { return m_complete; }
    [[nodiscard]] const std::vector<YamlNode> &nodes() const { return m_nodes; }
    [[nodiscard]] int root() const { return m_nodes.empty() ? -1 : 0; }
    /// Node at a path of keys, list positions and ids ("encounters/alfred-nobel/top/0/amount"); -1 if none.
    /// Aliases are followed.
    [[nodiscard]] int find(std::string_view path) const;
    /// The innermost node whose entry covers a byte; -1 if none.
    [[nodiscard]] int nodeAt(std::size_t offset) const;
    /// Path of a node; list elements that are maps with an id go by that id.
    [[nodiscard]] std::string pathOf(int node) const;
    /// The values that the tree stands for, aliases and merge keys resolved (and marked `inherited`).
    [[nodiscard]] Value toValue(const SourceFile &file, Diagnostics &problems) const;

private:
    friend class TreeBuilder;
    std::vector<YamlNode> m_nodes;
    bool m_complete = false;
};

} // namespace mw::yaml
