#pragma once

#include "core/diagnostic.h"
#include "core/items.h"
#include "schema.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace mw::yaml {

/// Checks one value against a field's spec; `item` ("kind/id") and `path` go into the diagnostics.
void checkValue(const FieldSpec &spec, const Value &value, Diagnostics &problems, const std::string &item = {},
                const std::string &path = {});

/// The error about a key that does not exist, with the nearest one that does and the remedy to rename it.
[[nodiscard]] Diagnostic unknownKey(const Value::Entry &entry, const std::vector<std::string> &known, const char *code);
/// The error about a word that is none of those known, with the nearest one and the remedy to write it.
[[nodiscard]] Diagnostic unknownWord(const Value &value, const std::vector<std::string> &known, const char *code,
                                     Message message);

/// "a, b, c" with an ellipsis when there are many.
[[nodiscard]] std::string listed(const std::vector<std::string> &words);

/// Calls `visit` for every value that a spec describes inside a value, with its path.
void forEachValue(const FieldSpec &spec, const Value &value, const std::string &path,
                  const std::function<void(const FieldSpec &, const Value &, const std::string &)> &visit);

} // namespace mw::yaml
