#pragma once

#include "core/diagnostic.h"

#include <vector>

namespace mw::editor {

/// Whether two problems are one, which may have moved in its file.
[[nodiscard]] bool isSame(const Diagnostic &a, const Diagnostic &b);
/// Whether they look the same to somebody who reads them, place and all. Where they lie in the bytes may differ.
[[nodiscard]] bool looksSame(const Diagnostic &a, const Diagnostic &b);
[[nodiscard]] bool looksSame(const std::vector<Diagnostic> &a, const std::vector<Diagnostic> &b);

} // namespace mw::editor
