#include "editor/views/theme/appearance.h"

#include "editor/views/theme/studiostyle.h"
#include "editor/views/theme/tokens.h"

#include <QApplication>
#include <QFile>
#include <QFont>
#include <QPalette>
#include <QString>
#include <QStyle>

namespace mw::editor {

namespace {

/// Whether the desktop asks for dark windows, judged before our palette hides it.
bool systemIsDark()
{
    static const bool dark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    return dark;
}

} // namespace

QPalette paletteFrom(const Tokens &tokens)
{
    QPalette palette;
    palette.setColor(QPalette::Window, tokens.window);
    palette.setColor(QPalette::WindowText, tokens.text);
    palette.setColor(QPalette::Base, tokens.surface);
    palette.setColor(QPalette::AlternateBase, tokens.raised);
    palette.setColor(QPalette::Text, tokens.text);
    palette.setColor(QPalette::PlaceholderText, tokens.textMuted);
    palette.setColor(QPalette::Button, tokens.raised);
    palette.setColor(QPalette::ButtonText, tokens.text);
    palette.setColor(QPalette::BrightText, tokens.error);
    palette.setColor(QPalette::ToolTipBase, tokens.surface);
    palette.setColor(QPalette::ToolTipText, tokens.text);
    palette.setColor(QPalette::Highlight, tokens.accent);
    palette.setColor(QPalette::HighlightedText, tokens.onAccent);
    palette.setColor(QPalette::Link, tokens.accent);
    palette.setColor(QPalette::LinkVisited, tokens.accent);
    palette.setColor(QPalette::Mid, tokens.border);
    palette.setColor(QPalette::Dark, tokens.border.darker(120));
    palette.setColor(QPalette::Midlight, tokens.raised);
    palette.setColor(QPalette::Light, tokens.surface);
    const QColor faint = tokens.isDark ? tokens.textMuted.darker(135) : tokens.textMuted.lighter(150);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tokens.border);
    palette.setColor(QPalette::Inactive, QPalette::Highlight, tokens.accent);
    palette.setColor(QPalette::Inactive, QPalette::HighlightedText, tokens.onAccent);
    return palette;
}

QString styleSheetFrom(const Tokens &tokens)
{
    QFile file(QStringLiteral(":/mw/theme/studio.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const std::pair<QLatin1String, QColor> names[] = {
        {QLatin1String("@window"), tokens.window}, {QLatin1String("@surface"), tokens.surface},
        {QLatin1String("@raised"), tokens.raised}, {QLatin1String("@sunken"), tokens.sunken},
        {QLatin1String("@border"), tokens.border}, {QLatin1String("@textMuted"), tokens.textMuted},
        {QLatin1String("@text"), tokens.text},     {QLatin1String("@accentSoft"), tokens.accentSoft},
        {QLatin1String("@accent"), tokens.accent}, {QLatin1String("@onAccent"), tokens.onAccent},
        {QLatin1String("@error"), tokens.error},   {QLatin1String("@warning"), tokens.warning},
        {QLatin1String("@info"), tokens.info},     {QLatin1String("@success"), tokens.success},
    };
    for (const auto &[name, colour] : names)
        sheet.replace(name, colour.name());
    return sheet;
}

void applyAppearance(QApplication &application, ColourScheme scheme)
{
    const bool dark = scheme == ColourScheme::Dark || (scheme == ColourScheme::System && systemIsDark());
    const Tokens &tokens = dark ? darkTokens() : lightTokens();
    QApplication::setStyle(new StudioStyle);
    QApplication::setPalette(paletteFrom(tokens));
    QFont font(QStringList{QStringLiteral("Lato"), QStringLiteral("DejaVu Sans")});
    font.setPointSizeF(10);
    QApplication::setFont(font);
    application.setStyleSheet(styleSheetFrom(tokens));
}

} // namespace mw::editor
