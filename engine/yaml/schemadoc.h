#pragma once

#include "schema.h"

#include <string>

namespace mw::yaml {

/// The field reference as Markdown: a section for each kind, a table of its fields, then the named types.
[[nodiscard]] std::string schemaAsMarkdown(const Schema &schema);
/// The schema as JSON Schema (draft 7), one definition for each kind, so that other editors can complete and
/// check.
[[nodiscard]] std::string schemaAsJsonSchema(const Schema &schema);

} // namespace mw::yaml
