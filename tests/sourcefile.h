#pragma once

#include <string>
#include <string_view>

namespace mw {

/// Absolute path of a file of the project; the path inside it begins with a slash. One object file knows where the
/// sources lie, so that all others compile alike wherever they do.
std::string sourceFile(std::string_view inProject);

} // namespace mw
