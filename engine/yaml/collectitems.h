#pragma once

#include "core/diagnostic.h"
#include "core/items.h"
#include "loader.h"
#include "schema.h"

#include <memory>
#include <string_view>
#include <vector>

namespace mw::yaml {

/// Appends the items that a file holds. Reports top-level keys that no kind has, and lists that are none.
void collectItems(const Schema &schema, const LoadedFile &file, Items &items, Diagnostics &problems);

} // namespace mw::yaml
