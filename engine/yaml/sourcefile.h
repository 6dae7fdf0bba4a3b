#pragma once

#include "core/location.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mw::yaml {

enum class LineEnd { Lf, CrLf, Cr, Mixed };

/// The bytes of one file, as stored, and its lines. Immutable.
class SourceFile
{
public:
    SourceFile(std::string name, std::string bytes);

    [[nodiscard]] const std::string &name() const { return *m_name; }
    [[nodiscard]] std::string_view bytes() const { return m_bytes; }
    [[nodiscard]] bool hasBom() const;
    [[nodiscard]] LineEnd lineEnd() const; ///< of an empty or one-line file: Lf
    /// Line end to write with: the file's own, for Mixed the commonest.
    [[nodiscard]] std::string_view newline() const;
    [[nodiscard]] Location locate(std::size_t offset, std::size_t length = 0) const;
    /// Byte offset of a place; past the end gives the end.
    [[nodiscard]] std::size_t offsetOf(int line, int column) const;

private:
    std::shared_ptr<const std::string> m_name;
    std::string m_bytes;
    std::vector<std::size_t> m_lineStarts;
};

} // namespace mw::yaml
