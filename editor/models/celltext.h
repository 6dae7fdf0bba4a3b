#pragma once

#include "core/value.h"
#include "yaml/schema.h"

#include <QString>

namespace mw::editor {

/// Text for a value as people read it: scalars as they are, lists and maps compact ("gain crystal, amount 2;
/// …").
[[nodiscard]] QString displayText(const Value &value);
/// Text for a value as it is typed and exchanged: reads the same in every locale, lists and maps as one line
/// of YAML; parseText brings it back.
[[nodiscard]] QString editText(const Value &value);

struct ParsedText {
    Value value;   ///< Null for an empty text: the field is to be removed
    QString error; ///< why the text does not fit the field, empty if it does
};
/// Reads what was typed into a field. Numbers are decimal digits with an optional sign, in every locale.
[[nodiscard]] ParsedText parseText(const yaml::FieldSpec &spec, const QString &text);

} // namespace mw::editor
