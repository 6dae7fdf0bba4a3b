#pragma once

#include "editor/document/documenttexts.h"
#include "editor/document/excerpt.h"
#include "yaml/edits.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mw::editor {

/// A part of a file, or the whole of it, on which edits are made one after the other and which in the end says what
/// they come to in the file.
class Workpiece
{
public:
    using Edit = std::function<yaml::EditResult(const yaml::SourceFile &, const yaml::YamlTree &)>;

    /// Items first..last of a file by their spans. Nothing if they do not stand for themselves.
    [[nodiscard]] static std::optional<Workpiece> ofItems(const yaml::Schema &schema, const std::string &name,
                                                          const DocumentFile &file, std::size_t first,
                                                          std::size_t last);
    /// Nothing, with the reason, if the file does not parse.
    [[nodiscard]] static std::optional<Workpiece> ofFile(const std::string &name, const DocumentFile &file,
                                                         std::optional<Diagnostic> &problem);
    /// A file that is yet to be.
    [[nodiscard]] static std::optional<Workpiece> ofText(const std::string &name, const std::string &text);

    /// Path of an item: "encounters/0" in a part, the position counted from the first of the part.
    [[nodiscard]] std::string listPath() const { return m_key; }
    [[nodiscard]] const std::vector<Value> &elements() const { return m_elements; } ///< of a part, before any edit

    /// Carries out one edit; the reason if it cannot be done.
    std::optional<Diagnostic> edit(const Edit &edit);
    /// All edits so far, on the bytes of the file.
    [[nodiscard]] std::vector<TextEdit> edits() const;
    [[nodiscard]] std::string_view text() const { return m_parsed->source.bytes(); }

private:
    std::shared_ptr<const yaml::LoadedFile> m_parsed; ///< present state; its value is not used
    std::string m_key;
    std::vector<Value> m_elements;
    std::size_t m_header = 0; ///< bytes in front that the file does not have
    std::size_t m_from = 0;   ///< where the rest stands in the file
    std::string m_start;      ///< text before the first edit, kept from the second one on
    std::vector<TextEdit> m_edits;
};

} // namespace mw::editor
