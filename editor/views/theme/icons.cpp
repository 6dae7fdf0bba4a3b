#include "editor/views/theme/icons.h"

#include "editor/views/theme/svgiconengine.h"

#include <QLatin1String>
#include <QToolButton>

namespace mw::editor {

QIcon lineIcon(QLatin1String name)
{
    return lineIcon(name, QColor());
}

QIcon lineIcon(QLatin1String name, const QColor &colour)
{
    return QIcon(new SvgIconEngine(QStringLiteral(":/mw/icons/%1.svg").arg(name), colour));
}

QToolButton *lineButton(QLatin1String icon, const QString &text, const QString &objectName)
{
    auto *button = new QToolButton;
    button->setIcon(lineIcon(icon));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setObjectName(objectName);
    return button;
}

} // namespace mw::editor
