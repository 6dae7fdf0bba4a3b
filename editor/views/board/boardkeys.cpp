#include "editor/models/boardmodel.h"
#include "editor/views/board/boardview.h"
#include "editor/views/theme/arrowkeys.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

#include <cstdlib>

namespace mw::editor {

namespace {

constexpr int smallStep = 1;  // millimetres
constexpr int largeStep = 10; // with Shift

bool isDuplicate(const QKeyEvent &event)
{
    return event.key() == Qt::Key_D && event.modifiers() == Qt::ControlModifier;
}

/// Keys that mean something here and something else on the page around.
bool isOwn(const QKeyEvent &event)
{
    return event.matches(QKeySequence::Copy) || event.matches(QKeySequence::Cut) ||
           event.matches(QKeySequence::Paste) || event.matches(QKeySequence::SelectAll) ||
           event.matches(QKeySequence::Delete) || isDuplicate(event) ||
           (!arrowStep(event.key()).isNull() && !(event.modifiers() & Qt::AltModifier));
}

} // namespace

bool BoardView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isOwn(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) { // before Qt takes Tab for the focus
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab && !m_model->parts().isEmpty() && key->modifiers() == Qt::NoModifier &&
            m_model->selection().value(0) != m_model->parts().back().path) {
            step(1);
            return true;
        }
    }
    return QGraphicsView::event(event);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    const QPoint direction = arrowStep(event->key());
    if (direction.x() != 0 && event->modifiers() == Qt::ControlModifier && m_model->canShift(direction.x())) {
        m_model->shiftInLine(direction.x());
        return;
    }
    if (!direction.isNull() && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        return nudge(direction * (event->modifiers() & Qt::ShiftModifier ? largeStep : smallStep));
    if (event->key() == Qt::Key_Escape)
        return escape();
    if (m_drag == Drag::None) {
        commit({});
        if (edit(event))
            return;
    }
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_isPanKeyHeld = true;
        viewport()->setCursor(Qt::OpenHandCursor);
    } else if (event->key() != Qt::Key_Space) {
        QGraphicsView::keyPressEvent(event);
    }
}

bool BoardView::edit(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::Cut))
        cut();
    else if (event->matches(QKeySequence::Paste))
        paste();
    else if (event->matches(QKeySequence::Delete) || event->key() == Qt::Key_Backspace)
        remove();
    else if (isDuplicate(*event))
        duplicate();
    else if (event->matches(QKeySequence::SelectAll))
        m_model->select([this] {
            QStringList all;
            for (const BoardPart &part : m_model->parts())
                all << part.path;
            return all;
        }());
    else if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal)
        zoomBy(1);
    else if (event->key() == Qt::Key_Minus)
        zoomBy(-1);
    else if (event->key() == Qt::Key_0)
        fit();
    else
        return false;
    return true;
}

void BoardView::escape()
{
    const bool wasDragging = m_drag != Drag::None;
    m_drag = Drag::None;
    m_offsets.clear();
    if (!wasDragging)
        m_model->select({});
    repaintFace();
}

void BoardView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->isAutoRepeat())
        return;
    if (!arrowStep(event->key()).isNull() && m_drag == Drag::None)
        commit({});
    if (event->key() == Qt::Key_Space) {
        m_isPanKeyHeld = false;
        viewport()->unsetCursor();
    }
    QGraphicsView::keyReleaseEvent(event);
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    commit({});
    m_isPanKeyHeld = false;
    QGraphicsView::focusOutEvent(event);
}

/// Moves the preview; the step is made when the key is let go, so that a held key is one step.
void BoardView::nudge(const QPoint &by)
{
    if (!m_model->isEditable() || m_drag != Drag::None)
        return;
    const QString path = m_model->selection().value(0);
    const QPoint done = m_offsets.value(path);
    const BoardPart *moved = m_model->part(path);
    const QList<BoardSpot> spots = moved ? m_model->spots(moved->listPath) : QList<BoardSpot>();
    if (m_model->selection().size() == 1 && !spots.isEmpty()) { // from spot to spot
        const int length = std::max(1, std::max(std::abs(by.x()), std::abs(by.y())));
        if (const auto next = spotTowards(spots, moved->at + done, by / length))
            m_offsets = m_model->settled({{path, next->at - moved->at}});
        return repaintFace();
    }
    m_offsets = shifted(m_model->selection(), done + by);
    repaintFace();
}

void BoardView::step(int by)
{
    const QList<BoardPart> &parts = m_model->parts();
    qsizetype at = by > 0 ? -1 : parts.size();
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (parts[i].path == m_model->selection().value(0))
            at = i;
    }
    at += by;
    if (at >= 0 && at < parts.size()) {
        m_model->select({parts[at].path});
        ensureVisible(m_extents.value(parts[at].path));
    }
}

void BoardView::copy()
{
    const QString text = m_model->copied();
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void BoardView::cut()
{
    if (m_model->detail().isEmpty() && m_model->canRemove())
        copy();
    if (m_model->detail().isEmpty())
        m_model->remove();
}

void BoardView::paste()
{
    m_model->paste(QGuiApplication::clipboard()->text(), std::max(m_grid, 5));
}

void BoardView::duplicate()
{
    m_model->duplicate(std::max(m_grid, 5));
}

void BoardView::remove()
{
    m_model->remove();
}

void BoardView::arrange(BoardEdge edge)
{
    m_model->move(aligned(selectedExtents(), edge), tr("Align parts"));
}

void BoardView::distribute(Qt::Orientation orientation)
{
    m_model->move(distributed(selectedExtents(), orientation), tr("Distribute parts"));
}

void BoardView::mirror()
{
    m_model->move(mirrored(selectedExtents(), m_size.width()), tr("Mirror parts"));
}

} // namespace mw::editor
