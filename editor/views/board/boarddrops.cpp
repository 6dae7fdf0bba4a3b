#include "editor/models/boardmodel.h"
#include "editor/views/board/boardview.h"
#include "editor/views/theme/tokens.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QPainter>

namespace mw::editor {

namespace {
constexpr double freeSide = 24; // millimetres, of the frame for a new part
}

void BoardView::aim(const QPointF &at, const BoardOffer *offer)
{
    m_aimedPart.clear();
    m_aimedFree.reset();
    if (offer && m_model->isEditable()) {
        const BoardPart *part = partOf(m_model->parts(), pathAt(at, m_model->parts(), m_regions, m_extents));
        if (part && m_model->takes(*offer, part->path))
            m_aimedPart = part->path;
        else if (QRectF(QPointF(), m_size).contains(at) && (!part || part->listPath != offer->list))
            m_aimedFree = snapped(at, m_grid);
    }
    viewport()->update();
}

void BoardView::dragEnterEvent(QDragEnterEvent *event)
{
    if (m_offerOf && m_offerOf(*event->mimeData()))
        event->acceptProposedAction();
}

void BoardView::dragMoveEvent(QDragMoveEvent *event)
{
    aim(millimetresAt(event->position().toPoint()), m_offerOf ? m_offerOf(*event->mimeData()) : nullptr);
    if (m_aimedPart.isEmpty() && !m_aimedFree)
        event->ignore();
    else
        event->acceptProposedAction();
}

void BoardView::dragLeaveEvent(QDragLeaveEvent *event)
{
    aim({}, nullptr);
    event->accept();
}

void BoardView::dropEvent(QDropEvent *event)
{
    const BoardOffer *offer = m_offerOf ? m_offerOf(*event->mimeData()) : nullptr;
    aim(millimetresAt(event->position().toPoint()), offer);
    const QString part = m_aimedPart;
    const std::optional<QPoint> free = m_aimedFree;
    aim({}, nullptr);
    if (part.isEmpty() && !free)
        return;
    event->acceptProposedAction();
    setFocus();
    if (part.isEmpty())
        m_model->addLaid(*offer, *free);
    else
        m_model->lay(*offer, part);
}

void BoardView::drawDropTarget(QPainter &painter) const
{
    const QColor accent = lightTokens().accent; // boards are light in both schemes
    if (!m_aimedPart.isEmpty())
        drawFrame(painter, m_extents.value(m_aimedPart), accent, true);
    if (!m_aimedFree)
        return;
    QRectF frame(0, 0, freeSide, freeSide);
    frame.moveCenter(*m_aimedFree);
    drawFrame(painter, frame, accent, true);
}

} // namespace mw::editor
