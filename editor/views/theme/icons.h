#pragma once

#include <QIcon>

class QLatin1String;
class QToolButton;

namespace mw::editor {

/// One of our line icons by file name ("undo"), drawn in the text colour of the application's palette whenever it
/// is painted, so that it follows a change between light and dark.
[[nodiscard]] QIcon lineIcon(QLatin1String name);
/// The same in a colour of its own.
[[nodiscard]] QIcon lineIcon(QLatin1String name, const QColor &colour);

/// A button of one of these icons; its text is tooltip and accessible name.
[[nodiscard]] QToolButton *lineButton(QLatin1String icon, const QString &text, const QString &objectName);

} // namespace mw::editor
