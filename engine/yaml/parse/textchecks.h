#pragma once

#include "core/diagnostic.h"
#include "yaml/sourcefile.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace mw::yaml {

/// Largest text that is parsed, in bytes. Content files are some hundred times smaller.
constexpr std::size_t largestText = 6u << 20;

/// What must hold before a parser may see the text: size, UTF-8, no control characters. False (and one
/// diagnostic) if it does not.
[[nodiscard]] bool checkText(const SourceFile &file, Diagnostics &problems);

/// The text as a parser takes it: the same bytes at the same places, but a lone CR made an LF.
[[nodiscard]] std::string parserText(std::string_view bytes);

} // namespace mw::yaml
