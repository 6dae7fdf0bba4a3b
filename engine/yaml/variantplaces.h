#pragma once

#include "core/diagnostic.h"
#include "core/items.h"

#include <cstddef>
#include <string_view>

namespace mw::yaml {

/// Has the problems from position `first` on, which came up under a variant, told at the change of the variant that
/// brings them about; where the item itself is written becomes a related place. Problems that stand before `first`
/// as well, that are already told in the variant's file, or that concern no item it changes stay where they are.
void tellAtVariant(const Items &items, std::string_view variant, std::size_t first, Diagnostics &problems);

} // namespace mw::yaml
