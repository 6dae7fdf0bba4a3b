#pragma once

#include "core/diagnostic.h"
#include "core/value.h"
#include "schema.h"
#include "sourcefile.h"
#include "yamltree.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Byte-preserving edits: each function makes a list of small text edits, verified by parsing the result and
/// comparing it with the old tree changed in memory. What cannot be done safely is not done, with the reason.
namespace mw::yaml {

struct EditResult {
    std::vector<TextEdit> edits;       ///< empty when there is nothing to change or on a problem
    std::optional<Diagnostic> problem; ///< why nothing was edited
};

/// Sets the value at a path. Scalars keep their style where the new value allows; lists and maps are written
/// anew in the style of the old one. A missing key is inserted after the last present field that precedes it
/// in `order` (field names of the schema), missing parents are created. Null value removes the key. An
/// inherited value (alias, merge key) is not written through: the key is set in the item itself.
[[nodiscard]] EditResult setValue(const SourceFile &file, const YamlTree &tree, std::string_view path,
                                  const Value &value, const std::vector<std::string> &order = {});
/// Inserts an element into the list at a path before position `index` (at the end if past it).
[[nodiscard]] EditResult insertElement(const SourceFile &file, const YamlTree &tree, std::string_view listPath,
                                       std::size_t index, const Value &value);
/// Removes the list element or map entry at a path, with the comment lines directly above it.
[[nodiscard]] EditResult removeEntry(const SourceFile &file, const YamlTree &tree, std::string_view path);
/// Moves a list element, with the comment lines directly above it.
[[nodiscard]] EditResult moveElement(const SourceFile &file, const YamlTree &tree, std::string_view listPath,
                                     std::size_t from, std::size_t to);
/// Copies a list element, comments and layout included, behind itself, under another `id`.
[[nodiscard]] EditResult duplicateElement(const SourceFile &file, const YamlTree &tree, std::string_view path,
                                          std::string_view newId);

[[nodiscard]] std::string applyEdits(std::string_view bytes, const std::vector<TextEdit> &edits);
/// The edits that lead back: applyEdits(applyEdits(bytes, edits), inverseOf(bytes, edits)) == bytes.
[[nodiscard]] std::vector<TextEdit> inverseOf(std::string_view bytes, const std::vector<TextEdit> &edits);

} // namespace mw::yaml
