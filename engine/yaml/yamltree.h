#pragma once

#include "core/diagnostic.h"
#include "core/value.h"
#include "sourcefile.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mw::yaml {

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
    int target = -1;           ///< of an Alias: the anchored node
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

    /// One step of a path, by key, position or id, from a node (an alias is followed); -1 if there is none. The
    /// result may itself be an alias. Own keys come before merged ones.
    [[nodiscard]] int step(int node, std::string_view name) const;
    /// The node that stands for a node: what an alias names, else the node itself.
    [[nodiscard]] int followed(int node) const;
    /// The value under a map's own key, merge keys left aside; -1 if there is none.
    [[nodiscard]] int valueOf(int map, std::string_view key) const;

private:
    friend class TreeParser;
    [[nodiscard]] int mergedValueOf(int map, std::string_view key) const;
    [[nodiscard]] int mergedValueOf(int map, std::string_view key, int &patience) const;
    [[nodiscard]] int elementOf(int list, std::string_view step) const;
    [[nodiscard]] std::string stepTo(int node) const;

    std::vector<YamlNode> m_nodes;
    bool m_complete = false;
};

} // namespace mw::yaml
