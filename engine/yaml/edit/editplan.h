#pragma once

#include "core/diagnostic.h"
#include "core/value.h"
#include "writevalue.h"
#include "yaml/yamltree.h"

#include <string>
#include <string_view>
#include <vector>

namespace mw::yaml {

using Edits = std::vector<TextEdit>;

/// Works out the text edits for a change of the tree, without proving them. Every function gives ways to do it, the
/// best first; the caller takes the first that reads back as meant. An empty list: it cannot be done.
class EditPlanner
{
public:
    /// `bytes` of the file, and the parser's text of the same length.
    EditPlanner(std::string_view bytes, std::string_view text, const YamlTree &tree, std::string_view newline)
        : m_bytes(bytes), m_text(text), m_tree(tree), m_habits(Habits::of(text, tree, newline)), m_writer(m_habits)
    {
    }

    /// Another value in the place of a node.
    [[nodiscard]] std::vector<Edits> replace(int node, const Value &value) const;
    /// A new key in a map that is written out (no alias).
    [[nodiscard]] std::vector<Edits> insertKey(int map, std::string_view key, const Value &value,
                                               const std::vector<std::string> &order) const;
    [[nodiscard]] std::vector<Edits> insertElement(int list, std::size_t index, const Value &value) const;
    [[nodiscard]] std::vector<Edits> remove(int node) const;
    [[nodiscard]] std::vector<Edits> move(int list, std::size_t from, std::size_t to) const;
    [[nodiscard]] std::vector<Edits> duplicate(int node, std::string_view newId) const;

private:
    [[nodiscard]] const YamlNode &node(int index) const { return m_tree.nodes()[static_cast<std::size_t>(index)]; }
    [[nodiscard]] std::vector<Edits> replaceRoot(const Value &value) const;
    [[nodiscard]] std::vector<Edits> replaceInBlock(int index, const Value &value) const;
    [[nodiscard]] bool inFlow(int index) const;
    [[nodiscard]] bool isBlock(int index) const;
    [[nodiscard]] int column(int collection) const;
    [[nodiscard]] std::string indent(int columns) const { return std::string(static_cast<std::size_t>(columns), ' '); }
    [[nodiscard]] std::size_t afterIndicator(int index) const;
    [[nodiscard]] std::size_t afterProperties(int index) const;
    [[nodiscard]] std::string separator(const std::vector<int> &entries) const;
    [[nodiscard]] std::vector<int> entriesOf(int collection) const;
    [[nodiscard]] std::size_t withComments(std::size_t lineStart, int column) const;
    [[nodiscard]] std::size_t startOfChunk(int entry) const;
    [[nodiscard]] std::string usualGap(const std::vector<int> &entries) const;
    [[nodiscard]] std::size_t blankLinesBefore(std::size_t lineStart) const;
    [[nodiscard]] std::size_t blankLinesAfter(std::size_t lineStart) const;
    [[nodiscard]] bool startsOwnLine(int entry) const;
    [[nodiscard]] std::vector<Edits> removeOnly(int entry) const;
    [[nodiscard]] std::vector<Edits> removeLines(int entry) const;
    [[nodiscard]] std::vector<Edits> removeFirstOfNest(int entry, int next) const;
    [[nodiscard]] std::vector<Edits> removeFromFlow(const std::vector<int> &entries, std::size_t index) const;
    [[nodiscard]] std::vector<Edits> moveLines(const std::vector<int> &entries, std::size_t from, std::size_t to) const;
    [[nodiscard]] std::vector<Edits> moveContents(const std::vector<int> &entries, std::size_t from,
                                                  std::size_t to) const;
    [[nodiscard]] std::string copyOf(int entry, Span span, std::string_view newId) const;
    [[nodiscard]] std::vector<Edits> insertBlock(int collection, std::size_t index, const std::string &entry) const;
    [[nodiscard]] std::vector<Edits> insertFlow(int collection, std::size_t index, const std::string &entry) const;

    std::string_view m_bytes; ///< to copy from
    std::string_view m_text;  ///< to look at
    const YamlTree &m_tree;
    Habits m_habits;
    ValueWriter m_writer;
};

} // namespace mw::yaml
