#include "editor/models/boardmodel.h"
#include "editor/views/board/boardpane.h"
#include "editor/views/board/boardview.h"
#include "editor/views/theme/icons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QToolButton>

namespace mw::editor {

/// The keys are those that the view takes itself: here they are only shown.
void BoardPane::showMenu(const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("boardMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [this, menu](const QString &text, const QKeySequence &key, bool enabled,
                                  void (BoardView::*does)()) {
        QAction *action = menu->addAction(text, m_view, does);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setEnabled(enabled);
    };
    const bool copies = !m_model->copied().isEmpty();
    const bool edits = m_model->isEditable();
    add(tr("Cut"), QKeySequence::Cut, copies && m_model->canRemove(), &BoardView::cut);
    add(tr("Copy"), QKeySequence::Copy, copies, &BoardView::copy);
    add(tr("Paste"), QKeySequence::Paste, edits && !QGuiApplication::clipboard()->text().isEmpty(), &BoardView::paste);
    add(tr("Duplicate"), QKeySequence(QStringLiteral("Ctrl+D")), edits && copies, &BoardView::duplicate);
    add(tr("Delete"), QKeySequence::Delete, m_model->canRemove(), &BoardView::remove);
    menu->addSeparator();
    QAction *arrange = menu->addMenu(m_arrange->menu());
    arrange->setText(tr("Align and distribute"));
    arrange->setEnabled(m_arrange->isEnabled());
    add(tr("Mirror left and right"), {}, m_mirror->isEnabled(), &BoardView::mirror);
    menu->popup(at);
}

} // namespace mw::editor
