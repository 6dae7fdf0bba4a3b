#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mw::yaml {

/// The candidate that was probably meant by a mistyped word; empty if none is near enough.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string> &candidates);

} // namespace mw::yaml
