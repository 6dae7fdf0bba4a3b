#pragma once

#include <string>
#include <string_view>

namespace mw::yaml {

/// What changed from one text to another, as a unified diff with three lines of context; empty if nothing
/// did.
[[nodiscard]] std::string unifiedDiff(std::string_view name, std::string_view before, std::string_view after);

} // namespace mw::yaml
