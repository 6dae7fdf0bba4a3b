#pragma once

#include <QColor>
#include <QString>

class QPalette;

namespace mw::editor {

class PackIcons;

/// The colour in which a value is drawn in charts: that of its icon where it has a colourful one, else one of a fixed
/// series by its place among the values.
[[nodiscard]] QColor colourOfValue(const PackIcons &icons, const QString &value, int place, const QPalette &palette);

} // namespace mw::editor
