#pragma once

#include "yaml/edits.h"

#include <string>
#include <string_view>

/// The commands of tests/data/edit/<case>/edit.txt (see the README there).
namespace mw::yaml {

struct CommandOutcome {
    std::string text;    ///< the file after the last command that was carried out
    std::string failure; ///< what went otherwise than edit.txt says; empty if nothing
};

/// Carries out the commands one after the other on a file's bytes; after each the inverse edits must lead back.
[[nodiscard]] CommandOutcome runCommands(std::string bytes, std::string_view commands);

} // namespace mw::yaml
