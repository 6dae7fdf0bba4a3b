#pragma once

#include "core/diagnostic.h"
#include "yaml/sourcefile.h"
#include "yaml/yamltree.h"

namespace mw::yaml {

/// An error for each key that stands twice in one map, naming both places.
void reportDuplicateKeys(const SourceFile &file, const YamlTree &tree, Diagnostics &problems);

} // namespace mw::yaml
