#pragma once

#include "core/diagnostic.h"
#include "loader.h"

#include <memory>
#include <vector>

namespace mw::yaml {

/// Drops problems whose line has a comment `# mw: ignore <code>` naming their code (several with commas). What
/// keeps a file from being read cannot be silenced.
void dropSilenced(const std::vector<std::shared_ptr<const LoadedFile>> &files, Diagnostics &problems);

} // namespace mw::yaml
