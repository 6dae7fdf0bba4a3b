#pragma once

#include "core/items.h"
#include "yaml/schema.h"

#include <QString>

namespace mw::editor {

class PackDocument;

/// All effects of a value in words, those of the items that it names included: "2 coins; 1 upgrade or 1 camel".
[[nodiscard]] QString givesOf(const PackDocument &document, const yaml::FieldSpec &spec, const Value &value);
[[nodiscard]] QString givesOf(const PackDocument &document, const Item &item);

} // namespace mw::editor
