#pragma once

#include "core/pack.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace mw::table {

/// Whether two packs have the same items of a kind, in the same order.
[[nodiscard]] inline bool hasSameItems(const GamePack &a, const GamePack &b, std::string_view kind)
{
    const std::vector<const Item *> left = a.items.ofKind(kind);
    const std::vector<const Item *> right = b.items.ofKind(kind);
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [](const Item *x, const Item *y) { return x->id == y->id && x->fields.sameAs(y->fields); });
}

} // namespace mw::table
