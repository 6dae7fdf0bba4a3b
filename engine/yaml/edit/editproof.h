#pragma once

#include "core/diagnostic.h"
#include "core/value.h"
#include "yaml/sourcefile.h"
#include "yaml/yamltree.h"

#include <string_view>
#include <vector>

namespace mw::yaml {

/// Same content whatever the order of keys; locations and `inherited` do not count.
[[nodiscard]] bool sameContent(const Value &a, const Value &b);

/// The value at a path for changing it in memory; null if there is none.
[[nodiscard]] Value *mutableAt(Value &root, std::string_view path);

/// Whether a file, so edited, reads as `expected` and has no more problems than before.
[[nodiscard]] bool readsAs(const SourceFile &file, const YamlTree &tree, const std::vector<TextEdit> &edits,
                           const Value &expected);

} // namespace mw::yaml
