#include "editor/views/form/iconmenu.h"

#include "editor/views/form/packicons.h"
#include "editor/views/theme/icons.h"

#include <QMenu>

namespace mw::editor {

IconMenu::IconMenu(const PackIcons *icons, QWidget *parent) : QToolButton(parent), m_icons(icons)
{
    setIcon(lineIcon(QLatin1String("icon")));
    setIconSize({16, 16});
    setToolTip(tr("Insert an icon"));
    setAccessibleName(tr("Insert an icon"));
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    if (icons->tokens().isEmpty())
        hide(); // not setVisible: as long as there is no parent, that would open a window
    connect(menu(), &QMenu::aboutToShow, this, &IconMenu::fill);
}

void IconMenu::fill()
{
    menu()->clear();
    for (const QString &token : m_icons->tokens()) {
        const QString text = u'{' + token + u'}';
        menu()->addAction(m_icons->icon(token), text, this, [this, text] { emit chosen(text); });
    }
}

} // namespace mw::editor
