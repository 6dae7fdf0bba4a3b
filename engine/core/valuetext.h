#pragma once

#include "value.h"

#include <string>
#include <string_view>

namespace mw {

/// Writes values as YAML that people like to read: block style, short lists and maps of scalars in one line, text
/// quoted only where it would read as something else. What is written reads back as the same values.
/// For files that the program owns (saves, kept scenarios); content is edited, never rewritten.
[[nodiscard]] std::string toYaml(const Value &value);
/// A value in one line, for messages.
[[nodiscard]] std::string toLine(const Value &value);
/// A scalar text as it must stand in YAML, quoted if need be.
[[nodiscard]] std::string yamlScalar(std::string_view text);

} // namespace mw
