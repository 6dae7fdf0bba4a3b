#pragma once

#include <QColor>

class QPalette;

namespace mw::editor {

/// The design tokens of the studio; the table's Theme has the same values. Colours keep WCAG AA contrast (4.5:1 for
/// text) against the backgrounds they are used on.
struct Tokens {
    bool isDark = false;
    QColor window;  ///< behind everything
    QColor surface; ///< fields, lists, pages
    QColor raised;  ///< cards, headers
    QColor sunken;  ///< rails, wells
    QColor border;
    QColor text;
    QColor textMuted;
    QColor accent;
    QColor onAccent;
    QColor accentSoft; ///< background of what is selected or current
    QColor error;
    QColor warning;
    QColor info;
    QColor success;
};

/// Distances in device-independent pixels.
namespace spacing {
constexpr int tiny = 4;
constexpr int small = 8;
constexpr int medium = 12;
constexpr int large = 16;
constexpr int huge = 24;
} // namespace spacing

[[nodiscard]] const Tokens &lightTokens();
[[nodiscard]] const Tokens &darkTokens();
/// Those that a palette was made from.
[[nodiscard]] const Tokens &tokensOf(const QPalette &palette);

} // namespace mw::editor
