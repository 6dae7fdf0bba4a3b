#pragma once

#include "core/diagnostic.h"
#include "loader.h"
#include "schema.h"

#include <memory>
#include <vector>

namespace mw::yaml {

/// Gives problems about missing fields the remedy to add the field's default, where the schema has one.
void addMissingFixes(const Schema &schema, const std::vector<std::shared_ptr<const LoadedFile>> &files,
                     Diagnostics &problems);

} // namespace mw::yaml
