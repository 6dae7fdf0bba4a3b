#pragma once

#include "editor/views/start/newpackdialog.h"

namespace mw::app {

/// Copies a pack to a folder of its own, from where it plays by the rules of the copied one. All or nothing: nothing
/// is overwritten, and nothing is left behind if it cannot be done. The reason in plain words, or empty when done.
[[nodiscard]] QString createPack(const editor::NewPack &pack);

} // namespace mw::app
