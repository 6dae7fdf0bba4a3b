#pragma once

class QApplication;
class QPalette;
class QString;

namespace mw::editor {

struct Tokens;

enum class ColourScheme { System, Light, Dark };

/// Puts the Fusion style with our palette, style sheet and typeface on the application. May be called again to
/// switch while windows are open.
void applyAppearance(QApplication &application, ColourScheme scheme);
[[nodiscard]] QPalette paletteFrom(const Tokens &tokens);
[[nodiscard]] QString styleSheetFrom(const Tokens &tokens);

} // namespace mw::editor
