#pragma once

#include "core/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>

namespace mw::yaml {

/// Writes a file whole: who reads it sees the old bytes or the new ones, never a part, and after a crash too. An
/// existing file keeps its mode and owner; a symbolic link stays one and what it points to is written. On failure
/// the old file is as it was, and the diagnostic says why.
[[nodiscard]] std::optional<Diagnostic> writeAtomically(const std::string &path, std::string_view bytes);

} // namespace mw::yaml
