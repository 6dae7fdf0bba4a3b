#pragma once

#include <QString>

namespace mw::editor {

class PackIcons;

/// A text with inline icons ({gold}) as rich text for a label; what is no icon of the pack stays as it is.
[[nodiscard]] QString richText(const QString &text, const PackIcons &icons);

} // namespace mw::editor
