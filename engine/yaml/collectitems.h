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
/// `packName` is the id of an item that is a file of its own (game.yaml) and does not name its rules.
void collectItems(const Schema &schema, const LoadedFile &file, std::string_view packName, Items &items,
                  Diagnostics &problems);

} // namespace mw::yaml
