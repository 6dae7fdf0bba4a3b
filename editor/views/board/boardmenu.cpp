#include "editor/models/boardmodel.h"
#include "editor/views/board/boardpane.h"
#include "editor/views/board/boardview.h"
#include "editor/views/theme/icons.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QToolButton>

namespace mw::editor {

/// What is under the pointer is selected first, unless it is already; keys ask for what is selected.
void BoardView::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_drag != Drag::None)
        return;
    if (event->reason() == QContextMenuEvent::Mouse) {
        const QString path = pathAt(millimetresAt(event->pos()), m_model->parts(), m_regions, m_extents);
        const BoardPart *part = partOf(m_model->parts(), path);
        if (!part)
            m_model->select({});
        else if (!m_model->selection().contains(part->path))
            m_model->select({part->path}, path);
        emit menuWanted(event->globalPos());
    } else {
        const QRectF selected = m_extents.value(m_model->selection().value(0), QRectF(QPointF(), m_size));
        emit menuWanted(viewport()->mapToGlobal(mapFromScene(selected.center())));
    }
}

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
