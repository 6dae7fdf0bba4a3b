#include "editor/models/boardgeometry.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace mw::editor {

namespace {

double edgeOf(const QRectF &rect, BoardEdge edge)
{
    switch (edge) {
    case BoardEdge::Left:
        return rect.left();
    case BoardEdge::Centre:
        return rect.center().x();
    case BoardEdge::Right:
        return rect.right();
    case BoardEdge::Top:
        return rect.top();
    case BoardEdge::Middle:
        return rect.center().y();
    case BoardEdge::Bottom:
        return rect.bottom();
    }
    return 0;
}

void put(BoardOffsets &offsets, const QString &path, const QPointF &by)
{
    const QPoint whole(int(std::lround(by.x())), int(std::lround(by.y())));
    if (!whole.isNull())
        offsets.insert(path, whole);
}

} // namespace

BoardOffsets aligned(const BoardExtents &parts, BoardEdge edge)
{
    BoardOffsets offsets;
    if (parts.isEmpty())
        return offsets;
    QRectF all;
    for (const QRectF &rect : parts)
        all |= rect;
    const double goal = edgeOf(all, edge);
    const bool isUpright = edge == BoardEdge::Top || edge == BoardEdge::Middle || edge == BoardEdge::Bottom;
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        const double by = goal - edgeOf(*part, edge);
        put(offsets, part.key(), isUpright ? QPointF(0, by) : QPointF(by, 0));
    }
    return offsets;
}

BoardOffsets distributed(const BoardExtents &parts, Qt::Orientation orientation)
{
    BoardOffsets offsets;
    QStringList order = parts.keys();
    if (order.size() < 3)
        return offsets;
    const bool across = orientation == Qt::Horizontal;
    const auto middle = [&parts, across](const QString &path) {
        const QPointF centre = parts[path].center();
        return across ? centre.x() : centre.y();
    };
    std::sort(order.begin(), order.end(), [&middle](const QString &a, const QString &b) {
        return std::pair(middle(a), a) < std::pair(middle(b), b);
    });
    const double first = middle(order.front());
    const double step = (middle(order.back()) - first) / double(order.size() - 1);
    for (qsizetype i = 0; i < order.size(); ++i) {
        const double by = first + step * double(i) - middle(order[i]);
        put(offsets, order[i], across ? QPointF(by, 0) : QPointF(0, by));
    }
    return offsets;
}

BoardOffsets mirrored(const BoardExtents &parts, double width)
{
    BoardOffsets offsets;
    for (auto part = parts.begin(); part != parts.end(); ++part)
        put(offsets, part.key(), QPointF(width - part->right() - part->left(), 0));
    return offsets;
}

BoardOffsets shifted(const QStringList &parts, const QPoint &by)
{
    BoardOffsets offsets;
    for (const QString &path : parts)
        put(offsets, path, by);
    return offsets;
}

QPoint snapped(const QPointF &point, int grid)
{
    const double step = std::max(1, grid);
    return {int(std::lround(point.x() / step) * std::lround(step)),
            int(std::lround(point.y() / step) * std::lround(step))};
}

} // namespace mw::editor
