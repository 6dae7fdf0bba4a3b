#pragma once

#include "items.h"

#include <string>
#include <string_view>

namespace mw {

/// Id of the item of `kind` that speaks of an effect, a map whose first key is its verb: for
/// {gain: crystal, colour: any} it is `gain-crystal-any` if there is such an item, else `gain-crystal`, whether or not
/// that exists. Empty for what is no effect.
[[nodiscard]] std::string effectId(const Items &items, std::string_view kind, const Value &effect);

} // namespace mw
