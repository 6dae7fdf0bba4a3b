#include "editor/views/theme/studiostyle.h"

#include "editor/views/theme/icons.h"

namespace mw::editor {

StudioStyle::StudioStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

QIcon StudioStyle::standardIcon(StandardPixmap pixmap, const QStyleOption *option, const QWidget *widget) const
{
    switch (pixmap) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
        return lineIcon(QLatin1String("close"));
    case SP_TitleBarNormalButton: // of a dock: takes it out of the window, and back
        return lineIcon(QLatin1String("float"));
    default:
        return QProxyStyle::standardIcon(pixmap, option, widget);
    }
}

} // namespace mw::editor
