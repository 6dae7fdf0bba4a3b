#pragma once

#include <cstddef>
#include <memory>
#include <string>

namespace mw {

/// A place in a content file. Lines and columns count from 1, columns in code points, offset and length in
/// bytes of the file as stored (a byte-order mark counts).
struct Location {
    std::shared_ptr<const std::string> file; ///< path relative to the pack's folder; shared by all values of a file
    int line = 0;                            ///< 0 when the place is unknown
    int column = 0;
    std::size_t offset = 0;
    std::size_t length = 0;

    [[nodiscard]] bool isKnown() const { return line > 0; }
    [[nodiscard]] std::string fileName() const { return file ? *file : std::string(); }
    /// "file:line:column", "file" when only the file is known.
    [[nodiscard]] std::string toString() const;
};

} // namespace mw
