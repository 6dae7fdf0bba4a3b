#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/boardmodel.h"

#include <algorithm>
#include <cmath>

namespace mw::editor {

using yaml::FieldSpec;

QList<BoardSpot> BoardModel::spots(const QString &list) const
{
    return content() ? boardSpots(*kind(), *content(), m_parts, list) : QList<BoardSpot>();
}

BoardOffsets BoardModel::settled(const BoardOffsets &offsets) const
{
    const BoardPart *moved = offsets.size() == 1 ? part(offsets.begin().key()) : nullptr;
    const QList<BoardSpot> known = moved ? spots(moved->listPath) : QList<BoardSpot>();
    if (known.isEmpty())
        return offsets;
    const QPoint to = nearestSpot(known, moved->at + *offsets.begin()).at;
    BoardOffsets result;
    if (to == moved->at)
        return result;
    result.insert(moved->path, to - moved->at);
    for (const BoardPart &other : partsOf(m_parts, moved->listPath)) {
        if (other.path != moved->path && nearestSpot(known, other.at).at == to)
            result.insert(other.path, moved->at - other.at);
    }
    return result;
}

void BoardModel::setLane(const QString &list, const QPoint &at, Value &element) const
{
    const yaml::LaneSpec &lanes = kind()->lanes;
    const QList<BoardSpot> known = list.toStdString() == lanes.list ? spots(list) : QList<BoardSpot>();
    if (known.isEmpty())
        return;
    const BoardSpot spot = nearestSpot(known, at);
    const FieldSpec *side = kind()->specAt(lanes.list)->element->field(lanes.side);
    element.set(lanes.side, Value::ofText(side->values[std::size_t(spot.side)]));
    element.set(lanes.number, Value::ofInt(spot.number));
}

QPoint BoardModel::freeSpot(const QString &list, const QPoint &wish, int distance) const
{
    QList<BoardSpot> known = spots(list);
    const QList<BoardSpot> all = known;
    for (const BoardPart &taken : all.isEmpty() ? QList<BoardPart>() : partsOf(m_parts, list))
        known.removeAll(nearestSpot(all, taken.at));
    return known.isEmpty() ? freePlace(wish, distance) : nearestSpot(known, wish).at;
}

QString BoardModel::insertOne(const BoardList &list, Value element, int distance, std::optional<int> lineAt)
{
    Value *point = element.find(pointField(*list.spec->element).toStdString());
    const int index = isLine(list.path) ? lineAt.value_or(lineIndex(list.path)) : sizeOf(list.path);
    const QList<BoardPart> others = partsOf(m_parts, list.path);
    QPoint at = freeSpot(list.path, pointAt(*point), distance);
    if (isLine(list.path) && !others.isEmpty()) {
        const QPoint pitch = others.size() > 1 ? others[1].at - others[0].at : QPoint(distance, 0);
        const QPoint before = index > 0 ? others[index - 1].at : others.front().at - pitch;
        const QPoint behind = index < others.size() ? others[index].at : others.back().at + pitch;
        at = index == 0 ? before : index == others.size() ? behind : (before + behind) / 2;
    }
    *point = valueOf(at);
    setLane(list.path, at, element);
    const bool isDone =
        m_document->insertElement(m_item, list.path, index, element) && (!isLine(list.path) || spreadLine(list.path));
    return isDone ? list.path + QLatin1Char('/') + QString::number(index) : QString();
}

bool BoardModel::isLine(const QString &list) const
{
    return kind() && !list.isEmpty() && kind()->line == list.toStdString();
}

int BoardModel::lineIndex(const QString &list) const
{
    const BoardPart *selected = m_selection.size() == 1 ? part(m_selection.front()) : nullptr;
    return selected && selected->listPath == list ? selected->index + 1 : sizeOf(list);
}

/// Equal steps from the first part to the last, as far as the board reaches to both sides.
bool BoardModel::spreadLine(const QString &list)
{
    const QList<BoardPart> parts = partsOf(m_parts, list);
    if (parts.size() < 3)
        return true;
    const int width = int(content()->fields.intOr("width", 0));
    const int margin = (parts[1].at.x() - parts[0].at.x()) / 2;
    const int first = std::max(parts.front().at.x(), margin);
    const int end = width > 2 * first ? std::min(parts.back().at.x(), width - first) : parts.back().at.x();
    QList<FieldEdit> edits;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const double share = double(i) / double(parts.size() - 1);
        const int x = int(std::lround(first + share * (end - first)));
        if (x != parts[i].at.x())
            edits.append({m_item, parts[i].pointPath + QStringLiteral("/x"), Value::ofInt(x)});
    }
    return edits.isEmpty() || m_document->setFields(edits, tr("Spread parts"));
}

/// Brings the elements into the order of their places; what is selected stays selected.
bool BoardModel::orderLine(const QString &list)
{
    QList<QPoint> selected;
    for (const QString &path : std::as_const(m_selection))
        selected << part(path)->at;
    for (int target = 0; target < sizeOf(list); ++target) {
        const QList<BoardPart> parts = partsOf(m_parts, list);
        const auto leftmost =
            std::min_element(parts.begin() + target, parts.end(),
                             [](const BoardPart &a, const BoardPart &b) { return a.at.x() < b.at.x(); });
        if (leftmost->index != target && !m_document->moveElement(m_item, list, leftmost->index, target))
            return false;
    }
    QStringList paths;
    for (const BoardPart &each : std::as_const(m_parts)) {
        if (selected.contains(each.at))
            paths << each.path;
    }
    select(paths);
    return true;
}

bool BoardModel::canShift(int by) const
{
    const BoardPart *selected = m_selection.size() == 1 ? part(m_selection.front()) : nullptr;
    const int to = selected ? selected->index + by : -1;
    return isEditable() && selected && isLine(selected->listPath) && to >= 0 && to < sizeOf(selected->listPath);
}

bool BoardModel::shiftInLine(int by)
{
    if (!canShift(by))
        return false;
    const BoardPart moved = *part(m_selection.front());
    const QString prefix = moved.listPath + QLatin1Char('/');
    const BoardPart other = *part(prefix + QString::number(moved.index + by));
    const bool isDone =
        asOneStep(by < 0 ? tr("Move %1 forward").arg(moved.title) : tr("Move %1 back").arg(moved.title), [&] {
            return m_document->setFields(
                       {{m_item, moved.pointPath, valueOf(other.at)}, {m_item, other.pointPath, valueOf(moved.at)}},
                       {}) &&
                   m_document->moveElement(m_item, moved.listPath, moved.index, other.index);
        });
    if (isDone)
        select({other.path});
    return isDone;
}

} // namespace mw::editor
