#include "editor/models/boardspots.h"

#include <QMap>

#include <algorithm>
#include <cmath>

namespace mw::editor {

namespace {

/// Rows or columns where parts lie, and those that follow at the same distance as far as the board reaches.
QList<int> lines(const QList<BoardPart> &parts, int (QPoint::*axis)() const, int length)
{
    QList<int> found;
    for (const BoardPart &part : parts) {
        const int place = (part.at.*axis)();
        if (!found.contains(place))
            found << place;
    }
    std::sort(found.begin(), found.end());
    if (found.size() < 2)
        return found;
    int pitch = found[1] - found[0];
    for (qsizetype i = 2; i < found.size(); ++i)
        pitch = std::min(pitch, found[i] - found[i - 1]);
    const int margin = std::min(found.front(), pitch / 2);
    while (found.back() + pitch <= length - margin)
        found << found.back() + pitch;
    return found;
}

QList<BoardSpot> crossings(const Item &item, const QList<BoardPart> &parts)
{
    QList<BoardSpot> spots;
    const QList<int> columns = lines(parts, &QPoint::x, int(item.fields.intOr("width", 0)));
    for (const int y : lines(parts, &QPoint::y, int(item.fields.intOr("height", 0)))) {
        for (const int x : columns)
            spots.append({{x, y}, 0, 0});
    }
    return spots;
}

/// How far from the parts beside them most parts on a side lie.
int usualDistance(const QList<BoardPart> &parts, const QList<BoardPart> &beside, int side, int height)
{
    QMap<int, int> counts;
    for (const BoardPart &part : parts) {
        const int by = part.at.y() - beside.front().at.y();
        if ((by < 0) == (side == 0))
            ++counts[by];
    }
    const auto most = std::max_element(counts.begin(), counts.end());
    const int third = height / 3;
    return most != counts.end() ? most.key() : side == 0 ? -third : third;
}

QList<BoardSpot> besides(const Item &item, const QList<BoardPart> &parts, const QList<BoardPart> &beside)
{
    QList<BoardSpot> spots;
    for (int side = 0; side < 2 && !beside.isEmpty(); ++side) {
        const int by = usualDistance(parts, beside, side, int(item.fields.intOr("height", 0)));
        for (const BoardPart &lane : beside)
            spots.append({lane.at + QPoint(0, by), lane.index + 1, side});
    }
    return spots;
}

} // namespace

QList<BoardPart> partsOf(const QList<BoardPart> &parts, const QString &list)
{
    QList<BoardPart> found;
    std::copy_if(parts.begin(), parts.end(), std::back_inserter(found),
                 [&list](const BoardPart &part) { return part.listPath == list; });
    return found;
}

QList<BoardSpot> boardSpots(const yaml::KindSpec &kind, const Item &item, const QList<BoardPart> &parts,
                            const QString &list)
{
    const std::string name = list.toStdString();
    if (!list.isEmpty() && kind.grid == name)
        return crossings(item, partsOf(parts, list));
    if (!list.isEmpty() && kind.lanes.list == name)
        return besides(item, partsOf(parts, list), partsOf(parts, QString::fromStdString(kind.lanes.beside)));
    return {};
}

BoardSpot nearestSpot(const QList<BoardSpot> &spots, const QPointF &place)
{
    const auto distance = [&place](const BoardSpot &spot) {
        return std::hypot(spot.at.x() - place.x(), spot.at.y() - place.y());
    };
    return *std::min_element(spots.begin(), spots.end(),
                             [&distance](const BoardSpot &a, const BoardSpot &b) { return distance(a) < distance(b); });
}

std::optional<BoardSpot> spotTowards(const QList<BoardSpot> &spots, const QPoint &from, const QPoint &direction)
{
    std::optional<BoardSpot> best;
    int least = 0;
    for (const BoardSpot &spot : spots) {
        const QPoint by = spot.at - from;
        const int ahead = QPoint::dotProduct(by, direction);
        const int aside = std::abs(by.x() * direction.y()) + std::abs(by.y() * direction.x());
        if (ahead <= aside || (best && ahead + 2 * aside >= least))
            continue;
        least = ahead + 2 * aside;
        best = spot;
    }
    return best;
}

} // namespace mw::editor
