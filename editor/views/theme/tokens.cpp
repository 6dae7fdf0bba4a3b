#include "editor/views/theme/tokens.h"

#include <QPalette>

namespace mw::editor {

const Tokens &lightTokens()
{
    static const Tokens tokens{
        .isDark = false,
        .window = QColor(0xf4, 0xf3, 0xf0),
        .surface = QColor(0xff, 0xff, 0xff),
        .raised = QColor(0xfb, 0xfa, 0xf8),
        .sunken = QColor(0xe8, 0xe6, 0xe1),
        .border = QColor(0xd2, 0xcf, 0xc8),
        .text = QColor(0x21, 0x24, 0x29),
        .textMuted = QColor(0x5c, 0x60, 0x68),
        .accent = QColor(0x1b, 0x66, 0x8f),
        .onAccent = QColor(0xff, 0xff, 0xff),
        .accentSoft = QColor(0xd9, 0xe8, 0xf0),
        .error = QColor(0xb3, 0x26, 0x1e),
        .warning = QColor(0x8a, 0x56, 0x00),
        .info = QColor(0x1d, 0x5f, 0xa8),
        .success = QColor(0x1e, 0x6b, 0x3a),
    };
    return tokens;
}

const Tokens &darkTokens()
{
    static const Tokens tokens{
        .isDark = true,
        .window = QColor(0x1f, 0x21, 0x25),
        .surface = QColor(0x27, 0x2a, 0x2f),
        .raised = QColor(0x2e, 0x31, 0x37),
        .sunken = QColor(0x18, 0x1a, 0x1d),
        .border = QColor(0x41, 0x45, 0x4d),
        .text = QColor(0xe8, 0xe6, 0xe2),
        .textMuted = QColor(0xa8, 0xac, 0xb3),
        .accent = QColor(0x72, 0xba, 0xdc),
        .onAccent = QColor(0x0c, 0x1b, 0x24),
        .accentSoft = QColor(0x2a, 0x45, 0x55),
        .error = QColor(0xff, 0x8f, 0x85),
        .warning = QColor(0xf0, 0xbf, 0x57),
        .info = QColor(0x86, 0xba, 0xff),
        .success = QColor(0x7f, 0xd1, 0x93),
    };
    return tokens;
}

const Tokens &tokensOf(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::Window).lightness() < 128 ? darkTokens() : lightTokens();
}

} // namespace mw::editor
