#include "editor/views/board/boardview.h"

#include "editor/document/packdocument.h"
#include "editor/models/boardmodel.h"
#include "editor/views/theme/tokens.h"

#include <QApplication>
#include <QClipboard>
#include <QGraphicsScene>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <cmath>

namespace mw::editor {

namespace {
constexpr double boardZoomStep = 1.2;
constexpr double leastZoom = 0.5; // pixels to the millimetre
constexpr double mostZoom = 40;
constexpr double boardMargin = 6;  // millimetres around the board
constexpr double unknownPart = 20; // millimetres, of a part that nothing is known about
} // namespace

BoardView::BoardView(BoardModel *model, QWidget *parent)
    : QGraphicsView(parent), m_model(model), m_face(*model->document()), m_scene(new QGraphicsScene(this))
{
    setObjectName(QStringLiteral("boardView"));
    setAccessibleName(tr("Board"));
    setScene(m_scene);
    setFrameShape(QFrame::NoFrame);
    setCacheMode(QGraphicsView::CacheBackground);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    connect(model, &BoardModel::boardChanged, this, &BoardView::onBoardChanged);
    connect(model, &BoardModel::selectionChanged, this, &BoardView::onSelectionChanged);
    connect(model->document(), &PackDocument::changed, this, [this](const DocumentChange &change) {
        m_face.follow(change);
        if (change.item != m_model->item()) // the model speaks for its own
            onBoardChanged();
    });
}

BoardView::~BoardView() = default;

void BoardView::setGrid(int millimetres)
{
    m_grid = millimetres;
    repaintFace();
}

void BoardView::zoomBy(int steps)
{
    const double now = transform().m11();
    const double wanted = std::clamp(now * std::pow(boardZoomStep, steps), leastZoom, mostZoom);
    m_isFitted = false;
    scale(wanted / now, wanted / now);
}

void BoardView::fit()
{
    m_isFitted = true;
    if (!m_size.isEmpty())
        fitInView(m_scene->sceneRect(), Qt::KeepAspectRatio);
}

BoardExtents BoardView::selectedExtents() const
{
    if (m_model->selection().isEmpty())
        return m_extents;
    BoardExtents selected;
    for (const QString &path : m_model->selection())
        selected.insert(path, m_extents.value(path));
    return selected;
}

QPoint BoardView::freePlace() const
{
    QSizeF size(unknownPart, unknownPart);
    double level = m_size.height() / 2;
    for (const BoardPart &part : m_model->parts()) {
        if (part.listPath.isEmpty())
            continue;
        size = m_extents.value(part.path).size(); // the first of a list stands for the others
        level = part.at.y();
        break;
    }
    const QRectF board(QPointF(), m_size);
    const auto isFree = [&](const QPointF &at) {
        const QRectF room(at - QPointF(size.width(), size.height()) / 2, size);
        return board.contains(room) && std::none_of(m_extents.begin(), m_extents.end(),
                                                    [&room](const QRectF &taken) { return taken.intersects(room); });
    };
    const int step = std::max(m_grid, 5);
    for (const double y : {level, size.height() / 2, m_size.height() - size.height() / 2}) {
        for (int x = int(std::ceil(size.width() / 2 / step)) * step; x < m_size.width(); x += step) {
            if (isFree(QPointF(x, y)))
                return {x, int(std::lround(y))};
        }
    }
    return snapped(board.center(), m_grid);
}

void BoardView::showEvent(QShowEvent *event)
{
    QGraphicsView::showEvent(event);
    onBoardChanged();
}

void BoardView::onBoardChanged()
{
    if (!isVisible())
        return; // edits elsewhere need not wait for a picture that nobody sees
    const Item *item = m_model->content();
    const QSizeF size = item ? m_face.size(*item) : QSizeF();
    m_regions = item ? m_face.regions(*item) : std::vector<face::Region>();
    m_extents = extentsOf(m_model->parts(), m_regions);
    if (size != m_size) {
        m_size = size;
        m_scene->setSceneRect(QRectF(QPointF(), size).adjusted(-boardMargin, -boardMargin, boardMargin, boardMargin));
        fit();
    }
    repaintFace();
}

void BoardView::onSelectionChanged()
{
    viewport()->update();
}

void BoardView::repaintFace()
{
    resetCachedContent();
    viewport()->update();
}

void BoardView::drawBackground(QPainter *painter, const QRectF &)
{
    const Tokens &tokens = tokensOf(palette());
    painter->save();
    painter->resetTransform();
    painter->fillRect(viewport()->rect(), tokens.sunken);
    painter->restore();
    if (m_size.isEmpty()) {
        painter->resetTransform();
        painter->setPen(tokens.textMuted);
        painter->drawText(viewport()->rect(), Qt::AlignCenter, tr("Select a board to see it here."));
        return;
    }
    const QRectF board(QPointF(), m_size);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(QColor(0, 0, 0, 50));
    painter->drawRoundedRect(board.translated(0, 1).adjusted(-0.6, -0.6, 0.6, 0.6), 4, 4);
    m_face.paint(*painter, board, m_offsets.isEmpty() ? *m_model->content() : m_model->preview(m_offsets));
}

void BoardView::drawGrid(QPainter &painter, const QRectF &rect) const
{
    if (m_grid < 2 || m_grid * transform().m11() < 6)
        return;
    QPen pen(QColor(255, 255, 255, 190), 1);
    pen.setCosmetic(true);
    QPen shade(QColor(0, 0, 0, 55), 2);
    shade.setCosmetic(true);
    QVector<QPointF> points;
    const QRectF board = QRectF(QPointF(), m_size) & rect;
    const int firstRow = int(std::ceil(board.top() / m_grid));
    for (int column = int(std::ceil(board.left() / m_grid)); column * m_grid <= board.right(); ++column) {
        for (int row = firstRow; row * m_grid <= board.bottom(); ++row)
            points << QPointF(column * m_grid, row * m_grid);
    }
    for (const QPen &colour : {shade, pen}) {
        painter.setPen(colour);
        painter.drawPoints(points.constData(), int(points.size()));
    }
}

void BoardView::drawFrame(QPainter &painter, const QRectF &extent, const QColor &colour, bool filled) const
{
    const double pixel = 1 / transform().m11();
    QPen halo(QColor(255, 255, 255, 220), 4);
    QPen line(colour, 2);
    for (QPen *pen : {&halo, &line})
        pen->setCosmetic(true);
    QColor wash = colour;
    wash.setAlpha(filled ? 40 : 0);
    const QRectF frame = extent.adjusted(-2 * pixel, -2 * pixel, 2 * pixel, 2 * pixel);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(halo);
    painter.drawRect(frame);
    painter.setBrush(wash);
    painter.setPen(line);
    painter.drawRect(frame);
}

void BoardView::drawForeground(QPainter *painter, const QRectF &rect)
{
    if (m_size.isEmpty())
        return;
    const QColor accent = lightTokens().accent; // boards are light in both schemes
    if (m_drag == Drag::Parts)
        drawGrid(*painter, rect);
    for (const QString &path : m_model->selection())
        drawFrame(*painter, m_extents.value(path).translated(m_offsets.value(path)), accent, true);
    for (const face::Region &region : m_regions) {
        if (!m_model->detail().isEmpty() && region.path == m_model->detail().toStdString())
            drawFrame(*painter, region.rect.translated(m_offsets.value(m_model->selection().value(0))),
                      lightTokens().warning, true);
    }
    if (!m_hovered.isEmpty() && !m_model->selection().contains(m_hovered))
        drawFrame(*painter, m_extents.value(m_hovered), accent, false);
    drawDropTarget(*painter);
    if (m_drag == Drag::Band) {
        QPen pen(accent, 1, Qt::DashLine);
        pen.setCosmetic(true);
        QColor wash = accent;
        wash.setAlpha(40);
        painter->setPen(pen);
        painter->setBrush(wash);
        painter->drawRect(QRectF(m_pressedAt, m_bandTo).normalized());
    }
}

bool BoardView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        m_hovered.clear();
        viewport()->update();
    }
    return QGraphicsView::viewportEvent(event);
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    commit({});
    m_pressedPixel = event->pos();
    m_pressedAt = millimetresAt(event->pos());
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_isPanKeyHeld)) {
        m_drag = Drag::Hand;
        viewport()->setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::LeftButton) {
        press(m_pressedAt, event->modifiers());
    }
}

void BoardView::press(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const bool adds = modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
    const QString path = pathAt(at, m_model->parts(), m_regions, m_extents);
    const BoardPart *part = partOf(m_model->parts(), path);
    QStringList selection = m_model->selection();
    if (!part) {
        m_before = adds ? selection : QStringList();
        m_model->select(m_before);
        m_bandTo = at;
        m_drag = Drag::Band;
        return;
    }
    const QString name = part->path;
    if (adds && selection.contains(name)) {
        selection.removeAll(name);
        m_model->select(selection);
        return;
    }
    if (adds)
        m_model->select(selection << name);
    else if (!selection.contains(name))
        m_model->select({name}, path);
    m_anchor = name;
    m_pressedDetail = adds ? QString() : path;
    m_drag = Drag::Waiting;
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = millimetresAt(event->pos());
    const bool isFar = (event->pos() - m_pressedPixel).manhattanLength() >= QApplication::startDragDistance();
    if (m_drag == Drag::Waiting && isFar && m_model->isEditable())
        m_drag = Drag::Parts;
    if (m_drag == Drag::Parts) {
        dragTo(at, event->modifiers());
    } else if (m_drag == Drag::Band) {
        m_bandTo = at;
        selectBand();
        viewport()->update();
    } else if (m_drag == Drag::Hand) {
        pan(event->pos());
    } else if (m_drag == Drag::None) {
        const BoardPart *part = partOf(m_model->parts(), pathAt(at, m_model->parts(), m_regions, m_extents));
        const QString hovered = part ? part->path : QString();
        viewport()->setCursor(m_isPanKeyHeld ? Qt::OpenHandCursor : part ? Qt::PointingHandCursor : Qt::ArrowCursor);
        if (hovered != m_hovered) {
            m_hovered = hovered;
            viewport()->setToolTip(part ? tr("%1 · %2, %3 mm").arg(part->title).arg(part->at.x()).arg(part->at.y())
                                        : QString());
            viewport()->update();
        }
    }
}

void BoardView::dragTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const BoardPart *anchor = m_model->part(m_anchor);
    if (!anchor)
        return;
    QPointF by = at - m_pressedAt;
    if (modifiers & Qt::ShiftModifier) // along one axis
        (std::abs(by.x()) < std::abs(by.y()) ? by.rx() : by.ry()) = 0;
    const int step = modifiers & Qt::AltModifier ? 0 : m_grid;
    QPoint whole = snapped(anchor->at + by, step) - anchor->at;
    if (by.x() == 0)
        whole.setX(0);
    if (by.y() == 0)
        whole.setY(0);
    BoardOffsets offsets = shifted(m_model->selection(), whole);
    if (!(modifiers & Qt::AltModifier))
        offsets = m_model->settled(offsets);
    if (offsets == m_offsets)
        return;
    m_offsets = offsets;
    repaintFace();
}

void BoardView::pan(const QPointF &at)
{
    const QPoint by = at.toPoint() - m_pressedPixel;
    m_pressedPixel = at.toPoint();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
}

void BoardView::selectBand()
{
    const QRectF band = QRectF(m_pressedAt, m_bandTo).normalized();
    QStringList selection = m_before;
    for (const BoardPart &part : m_model->parts()) {
        if (band.intersects(m_extents.value(part.path)) && !selection.contains(part.path))
            selection << part.path;
    }
    m_model->select(selection);
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    Q_UNUSED(event)
    const Drag drag = std::exchange(m_drag, Drag::None);
    viewport()->setCursor(m_isPanKeyHeld ? Qt::OpenHandCursor : Qt::ArrowCursor);
    if (drag == Drag::Parts)
        commit({});
    else if (drag == Drag::Waiting && !m_pressedDetail.isEmpty())
        m_model->select({m_anchor}, m_pressedDetail);
    viewport()->update();
}

void BoardView::commit(const QString &label)
{
    if (m_offsets.isEmpty())
        return;
    const BoardOffsets offsets = std::exchange(m_offsets, {});
    m_model->move(offsets, label.isEmpty() ? tr("Move parts") : label);
    repaintFace();
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier))
        return QGraphicsView::wheelEvent(event);
    zoomBy(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    if (m_isFitted)
        fit();
}

} // namespace mw::editor
