#pragma once

#include "core/value.h"
#include "yaml/yamltree.h"

#include <string>
#include <string_view>

namespace mw::yaml {

/// What a file's own way of writing is, as far as new text has to follow it.
struct Habits {
    std::string_view text; ///< of parserText
    const YamlTree *tree = nullptr;
    std::string_view newline; ///< to write with
    int step = 2;             ///< columns by which a map inside a map is indented
    int dash = 2;             ///< columns by which the dashes of a list are indented under their key

    [[nodiscard]] static Habits of(std::string_view text, const YamlTree &tree, std::string_view newline);
};

/// Writes values in the style of nodes that stand (or stood) in their place or beside them.
class ValueWriter
{
public:
    explicit ValueWriter(const Habits &habits) : m_habits(habits) {}

    /// On one line: scalars, [ ] and { }. `like` is a node to resemble, or -1.
    [[nodiscard]] std::string flow(const Value &value, int like, bool insideFlow) const;
    /// What follows behind "key:" of a map at a column, blank or line break included.
    [[nodiscard]] std::string behindKey(const Value &value, int column, int like) const;
    /// What follows behind the "-" of a list at a column.
    [[nodiscard]] std::string behindDash(const Value &value, int column, int like) const;
    /// "key: value" of a block map at a column.
    [[nodiscard]] std::string entry(std::string_view key, const Value &value, int column, int like) const;

    /// Whether a list or map is to be written over several lines, in the style of `like` or by the house's rule:
    /// lists of anything but scalars, and maps with an id or with lists or maps inside.
    [[nodiscard]] bool wantsBlock(const Value &value, int like) const;
    /// Entries of a block map or list, the first without indentation, to stand at a column.
    [[nodiscard]] std::string blockLines(const Value &value, int column, int like) const;

private:
    [[nodiscard]] const YamlNode *node(int index) const;
    [[nodiscard]] int childLike(int like, const Value &value, std::size_t index) const;
    [[nodiscard]] int valueLike(int like, std::string_view key) const;
    [[nodiscard]] std::string scalar(const Value &value, int parentColumn, int like) const;
    [[nodiscard]] std::string lineBreak(int column) const;

    const Habits &m_habits;
};

} // namespace mw::yaml
