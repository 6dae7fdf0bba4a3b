#include "editor/views/theme/icons.h"

#include "editor/views/theme/svgiconengine.h"

#include <QLatin1String>

namespace mw::editor {

QIcon lineIcon(QLatin1String name)
{
    return lineIcon(name, QColor());
}

QIcon lineIcon(QLatin1String name, const QColor &colour)
{
    return QIcon(new SvgIconEngine(QStringLiteral(":/mw/icons/%1.svg").arg(name), colour));
}

} // namespace mw::editor
