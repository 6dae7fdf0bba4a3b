#pragma once

#include "core/diagnostic.h"

#include <map>
#include <string>

/// The folders of tests/data/lint (see the README there).
namespace mw::yaml {

/// The files of tests/data/lint-base with those of a case over them, by name; `expected.txt` and `fixed/` left out.
[[nodiscard]] std::map<std::string, std::string> lintFiles(const std::string &base, const std::string &folder);
[[nodiscard]] Diagnostics lint(const std::string &base, const std::map<std::string, std::string> &files);

} // namespace mw::yaml
