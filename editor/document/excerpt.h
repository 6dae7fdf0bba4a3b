#pragma once

#include "core/diagnostic.h"
#include "core/items.h"
#include "yaml/schema.h"
#include "yaml/sourcefile.h"
#include "yaml/yamltree.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mw::editor {

/// Where an item of a block list stands in its file.
struct ItemSpan {
    std::size_t from = 0; ///< its "- "
    std::size_t to = 0;   ///< one past its last byte
    std::string kind;
    std::size_t indent = 0; ///< bytes between the line's start and `from`
    int list = 0;           ///< which of the file's lists it is in
    int index = 0;          ///< position in that list
};

/// Spans of the items of a file, in their order; empty if some item does not stand in a plain block list, or if
/// the file has anchors, so that a part of it does not stand for itself.
[[nodiscard]] std::vector<ItemSpan> findSpans(const yaml::Schema &schema, const yaml::YamlTree &tree,
                                              std::string_view bytes);

/// Start of the line of a byte; end of that line, behind its line end.
[[nodiscard]] std::size_t lineStart(std::string_view bytes, std::size_t offset);
[[nodiscard]] std::size_t lineEnd(std::string_view bytes, std::size_t offset);
/// Start of the comment lines directly above the line of a byte, or of that line.
[[nodiscard]] std::size_t commentStart(std::string_view bytes, std::size_t offset);
/// Number of line ends in a text.
[[nodiscard]] int countLines(std::string_view text);

/// Some neighbouring items of a file, cut out as a small file of their own. Edits and parses then cost what these items
/// cost, however large the file is.
class Excerpt
{
public:
    /// Cuts out whole lines [from, to) of a block list under `key`. Nothing if they do not parse by themselves as
    /// such a list with its dashes at `indent`.
    [[nodiscard]] static std::optional<Excerpt> cut(const std::string &file, std::string_view bytes,
                                                    const std::string &key, std::size_t from, std::size_t to,
                                                    std::size_t indent);

    [[nodiscard]] const yaml::SourceFile &source() const { return m_source; }
    [[nodiscard]] const yaml::YamlTree &tree() const { return m_tree; }
    [[nodiscard]] const std::string &key() const { return m_key; }
    [[nodiscard]] const std::vector<Value> &elements() const { return m_elements; }
    /// Byte in the file of a byte in the excerpt.
    [[nodiscard]] std::size_t toFile(std::size_t offset) const { return offset - m_header + m_from; }
    [[nodiscard]] std::size_t header() const { return m_header; }
    /// Spans of the elements, in the file.
    [[nodiscard]] std::vector<ItemSpan> spans(const std::string &kind, int list, int firstIndex) const;

private:
    Excerpt(yaml::SourceFile source, std::string key) : m_source(std::move(source)), m_key(std::move(key)) {}

    yaml::SourceFile m_source;
    yaml::YamlTree m_tree;
    std::string m_key;
    std::vector<Value> m_elements;
    std::size_t m_header = 0; ///< bytes of the key's line that was put in front
    std::size_t m_from = 0;
};

} // namespace mw::editor
