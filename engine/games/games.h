#pragma once

#include "core/rules.h"

#include <string_view>
#include <vector>

namespace mw {

/// The rules of a game by its folder name; null if there is no such game. Lives as long as the program.
[[nodiscard]] const Rules *findRules(std::string_view game);
[[nodiscard]] std::vector<const Rules *> allRules();

} // namespace mw
