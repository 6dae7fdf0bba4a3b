#include "editor/views/grid/mapview.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/grid/gridmodel.h"

#include <QMouseEvent>
#include <QPainterPath>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mw::editor {

using grid::Cells;

namespace {

constexpr QSize leastMapSize(260, 240);

grid::Space spaceAtPoint(const QPoint &point)
{
    return {point.y(), point.x()};
}

} // namespace

MapView::MapView(GridModel *model, QWidget *parent) : QWidget(parent), m_model(model)
{
    setObjectName(QStringLiteral("mapView"));
    setAccessibleName(tr("Map"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(leastMapSize);
    connect(model, &GridModel::gridChanged, this, &MapView::onGridChanged);
    // Names and colours of terrains may be others, or the sidewalk may run elsewhere.
    connect(model->document(), &PackDocument::changed, this, &MapView::updatePaint);
    onGridChanged();
}

MapView::~MapView() = default;

void MapView::onGridChanged()
{
    m_stroke.reset();
    if (m_shown != m_model->item()) {
        m_shown = m_model->item();
        m_laid.clear();
        m_marked = {};
        m_cursor = {};
        emit said({}); // it was about another map
    }
    const QRect rect = m_model->text().rect();
    m_cursor = {std::clamp(m_cursor.x(), 0, std::max(0, rect.right())),
                std::clamp(m_cursor.y(), 0, std::max(0, rect.bottom()))};
    updatePaint();
    emit shownChanged();
}

void MapView::updatePaint()
{
    m_paint = GridPaint(*m_model->document(), m_model->legend());
    if (m_paint.indexOf(m_symbol) < 0 && !m_model->legend().empty())
        setSymbol(QString::fromStdString(m_model->legend().front().symbol).at(0));
    update();
}

void MapView::setTool(MapTool tool)
{
    if (tool == m_tool)
        return;
    endStroke();
    m_tool = tool;
    update();
    emit toolChanged();
    if (tool == MapTool::Try)
        emit said(tryHint());
}

void MapView::setSymbol(QChar symbol)
{
    if (symbol == m_symbol)
        return;
    m_symbol = symbol;
    emit toolChanged();
}

const GridText &MapView::text() const
{
    return m_stroke ? m_stroke->now : m_model->text();
}

MapGround MapView::ground() const
{
    if (!m_model->content())
        return {};
    MapGround ground = groundOf(text(), m_model->legend(), *m_model->content());
    for (const Cells &cells : m_laid)
        ground.taken |= cells;
    return ground;
}

void MapView::setPiece(const std::optional<Piece> &piece)
{
    m_piece = piece && !piece->parts.empty() ? piece : std::nullopt;
    m_part = 0;
    if (m_piece)
        m_ghost = m_piece->parts.front();
    update();
}

void MapView::turnPiece(bool back)
{
    if (!m_piece)
        return;
    for (int turn = 0; turn < (back ? 3 : 1); ++turn)
        m_ghost = turned(m_ghost);
    moveTo(m_hovered);
}

void MapView::clearPieces()
{
    m_laid.clear();
    m_part = 0;
    if (m_piece)
        m_ghost = m_piece->parts.front();
    update();
    emit shownChanged();
}

void MapView::setMarked(const Cells &cells)
{
    m_marked = cells;
    update();
}

void MapView::setFrame(const std::optional<QMargins> &frame)
{
    m_frame = frame;
    update();
}

const grid::Shape *MapView::ghost() const
{
    return m_tool == MapTool::Try && m_piece ? &m_ghost : nullptr;
}

/// The ghost keeps inside the map, the pointer in its middle.
Cells MapView::ghostCells() const
{
    const grid::Shape *shape = ghost();
    const QPoint at = text().has(m_hovered) ? m_hovered : m_cursor;
    const int rows = std::min(text().height(), grid::side);
    const int columns = std::min(text().width(), grid::side);
    if (!shape || shape->rows > rows || shape->columns > columns)
        return {};
    const int row = std::clamp(at.y() - (shape->rows - 1) / 2, 0, rows - shape->rows);
    const int column = std::clamp(at.x() - (shape->columns - 1) / 2, 0, columns - shape->columns);
    return shape->at({row, column});
}

Cells MapView::ghostMisfits() const
{
    const Cells cells = ghostCells();
    if (cells.isEmpty())
        return {};
    const std::vector<Cells> beneath = m_piece->beneath(ground());
    const grid::Space first = cells.first();
    const grid::Space corner{first.row, first.column - ghost()->parts.front().space.column};
    Cells misfits;
    for (const grid::Shape::Part &part : ghost()->parts) {
        const grid::Space space{corner.row + part.space.row, corner.column + part.space.column};
        if (!beneath[part.kind].has(space))
            misfits.add(space);
    }
    return misfits;
}

void MapView::layPiece()
{
    if (!m_piece) {
        emit said(tryHint());
        return;
    }
    const Cells cells = ghostCells();
    if (cells.isEmpty() || !ghostMisfits().isEmpty()) {
        emit said(describeGhost());
        return;
    }
    m_laid << cells;
    if (m_piece->parts.size() > 1) {
        m_part = (m_part + 1) % m_piece->parts.size();
        m_ghost = m_piece->parts[m_part];
    }
    moveTo(m_hovered);
    emit shownChanged();
}

void MapView::removePieceAt(const QPoint &space)
{
    if (space.x() >= grid::side || space.y() >= grid::side)
        return; // nothing can lie there
    if (m_laid.removeIf([&space](const Cells &cells) { return cells.has(spaceAtPoint(space)); }) == 0)
        return;
    update();
    emit shownChanged();
}

void MapView::pick(const QPoint &space)
{
    if (m_paint.indexOf(text().at(space)) >= 0)
        setSymbol(text().at(space));
}

void MapView::moveTo(const QPoint &space)
{
    m_hovered = space;
    const QString about = ghost()                              ? describeGhost()
                          : m_tool == MapTool::Try && !m_piece ? tryHint()
                                                               : describe(text().has(space) ? space : m_cursor);
    setToolTip(ghost() || !text().has(space) ? QString() : about);
    setAccessibleDescription(about);
    emit said(about);
    update();
}

QString MapView::describe(const QPoint &space) const
{
    const yaml::LegendEntry *entry = m_model->entry(text().at(space));
    if (!entry)
        return {};
    return tr("Row %1, column %2: %3, %n spaces of it together", nullptr, int(text().area(space).size()))
        .arg(space.y() + 1)
        .arg(space.x() + 1)
        .arg(QString::fromStdString(entry->title));
}

QString MapView::tryHint() const
{
    return m_piece ? tr("A click lays %1; R turns it, the right mouse button takes it off, Esc takes all off.")
                         .arg(m_piece->title)
                   : tr("Choose a piece in the list on the right, then point at where it is to lie.");
}

QString MapView::describeGhost() const
{
    const Cells cells = ghostCells();
    const Cells misfits = ghostMisfits();
    if (cells.isEmpty())
        return tr("%1 is larger than the map.").arg(m_piece->title);
    if (misfits.isEmpty())
        return m_piece->parts.size() > 1
                   ? tr("%1, part %2 of %3, fits here.").arg(m_piece->title).arg(m_part + 1).arg(m_piece->parts.size())
                   : tr("%1 fits here.").arg(m_piece->title);
    const grid::Space first = misfits.first();
    const QPoint space(first.column, first.row);
    const yaml::LegendEntry *entry = m_model->entry(text().at(space));
    const QString why = ground().taken.has(first) || !entry ? tr("%1 does not fit: row %2, column %3 is taken.")
                                                            : tr("%1 does not fit: row %2, column %3 is %4.");
    const QString text = why.arg(m_piece->title).arg(first.row + 1).arg(first.column + 1);
    return ground().taken.has(first) || !entry ? text : text.arg(QString::fromStdString(entry->title));
}

void MapView::pressAt(const QPoint &space, bool byKeys)
{
    if (!text().has(space))
        return;
    if (m_tool == MapTool::Pick)
        return pick(space);
    if (m_tool == MapTool::Try)
        return layPiece();
    if (!m_model->isEditable()) {
        emit said(GridModel::lockedText());
        return;
    }
    m_stroke = Stroke{m_model->text(), m_model->text(), space, space, byKeys};
    if (m_tool == MapTool::Fill) {
        for (const QPoint &reached : m_stroke->before.area(space))
            m_stroke->now.set(reached, m_symbol);
        update();
        emit shownChanged();
    } else {
        drawTo(space, Qt::NoModifier);
    }
}

void MapView::drawTo(const QPoint &space, Qt::KeyboardModifiers modifiers)
{
    if (!m_stroke || m_tool == MapTool::Fill)
        return;
    QPoint to = space;
    const QPoint from = m_tool == MapTool::Brush ? m_stroke->last : m_stroke->from;
    if (m_tool == MapTool::Line && modifiers & Qt::ShiftModifier) // straight
        std::abs(to.x() - from.x()) < std::abs(to.y() - from.y()) ? to.setX(from.x()) : to.setY(from.y());
    const bool isHollow = modifiers & Qt::ShiftModifier;
    if (m_tool != MapTool::Brush)
        m_stroke->now = m_stroke->before;
    for (const QPoint &reached : m_tool == MapTool::Rectangle ? rectangleBetween(from, to) : lineBetween(from, to)) {
        const bool isInside = m_tool == MapTool::Rectangle && reached.x() != from.x() && reached.x() != to.x() &&
                              reached.y() != from.y() && reached.y() != to.y();
        if (!isHollow || !isInside)
            m_stroke->now.set(reached, m_symbol);
    }
    m_stroke->last = to;
    update();
    emit shownChanged();
}

void MapView::endStroke()
{
    if (!m_stroke)
        return;
    const Stroke stroke = *std::exchange(m_stroke, std::nullopt);
    const yaml::LegendEntry *entry = m_model->entry(m_symbol);
    const QString what = entry ? QString::fromStdString(entry->title) : QString(m_symbol);
    m_model->commit(stroke.now, tr("Paint %1 on %2").arg(what, titleOf(*m_model->content())));
    update();
    emit shownChanged();
}

void MapView::cancelStroke()
{
    m_stroke.reset();
    update();
    emit shownChanged();
}

void MapView::mousePressEvent(QMouseEvent *event)
{
    const QPoint space = spaceAt(event->position());
    if (!text().has(space) || m_stroke || m_frame)
        return;
    m_cursor = space;
    m_hovered = space;
    if (event->button() == Qt::RightButton)
        m_tool == MapTool::Try ? removePieceAt(space) : pick(space);
    else if (event->button() == Qt::LeftButton && event->modifiers() & Qt::AltModifier)
        pick(space);
    else if (event->button() == Qt::LeftButton)
        pressAt(space, false);
}

void MapView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint space = spaceAt(event->position());
    if (m_stroke && !m_stroke->isByKeys) {
        m_cursor = {std::clamp(space.x(), 0, text().width() - 1), std::clamp(space.y(), 0, text().height() - 1)};
        drawTo(m_cursor, event->modifiers());
    }
    if (space != m_hovered)
        moveTo(space);
}

void MapView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_stroke && !m_stroke->isByKeys)
        endStroke();
}

void MapView::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_hovered = {-1, -1};
    update();
}

void MapView::wheelEvent(QWheelEvent *event)
{
    if (!ghost())
        return event->ignore();
    turnPiece(event->angleDelta().y() > 0);
    event->accept();
}

} // namespace mw::editor
