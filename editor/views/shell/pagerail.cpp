#include "editor/views/shell/pagerail.h"

#include "editor/views/theme/tokens.h"

#include <QAction>
#include <QToolButton>
#include <QVBoxLayout>

namespace mw::editor {

namespace {
constexpr int leastRailWidth = 72; ///< wider where the names of pages are long
}

PageRail::PageRail(QWidget *parent) : QFrame(parent), m_layout(new QVBoxLayout(this))
{
    setProperty("rail", true);
    setMinimumWidth(leastRailWidth);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_layout->setContentsMargins(6, spacing::small, 6, spacing::small);
    m_layout->setSpacing(spacing::tiny);
    m_layout->addStretch();
}

void PageRail::addPage(QAction *action)
{
    add(m_pages++, action);
}

void PageRail::addFoot(QAction *action)
{
    add(m_layout->count(), action);
}

void PageRail::add(int place, QAction *action)
{
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize({24, 24});
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_layout->insertWidget(place, button);
}

} // namespace mw::editor
