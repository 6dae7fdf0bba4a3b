#pragma once

#include "core/diagnostic.h"
#include "core/items.h"
#include "schema.h"

namespace mw::yaml {

/// Everything that can be said of items without knowing the game: each item against its kind, ids (syntax, given
/// twice), references, printed quantities.
void checkItems(const Schema &schema, const Items &items, Diagnostics &problems);

/// The references of one item alone.
void checkReferences(const Schema &schema, const KindSpec &kind, const Item &item, const Items &items,
                     Diagnostics &problems);

/// Whether a word can be an id: lower-case letters, digits and single dashes, a letter first. Rules, which people
/// cite by it, may have all letters large instead ("ST-TURN-03").
[[nodiscard]] bool isId(std::string_view word);

} // namespace mw::yaml
