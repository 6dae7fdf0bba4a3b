#pragma once

#include "core/message.h"

#include <QString>

namespace mw::editor {

/// A message of the engine in the reader's language, numbers in the reader's format.
[[nodiscard]] QString toText(const Message &message);

} // namespace mw::editor
