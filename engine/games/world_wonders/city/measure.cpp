#include "measure.h"

#include <algorithm>

namespace mw::world_wonders {

namespace {

/// Looks for the longest way from a space on, among those that are left.
class PathSearch
{
public:
    explicit PathSearch(const Cells &counted) : m_counted(counted) {}

    void from(Space space, Cells left, int length)
    {
        if (--m_steps < 0)
            return;
        left.remove(space);
        length += m_counted.has(space) ? 1 : 0;
        m_best = std::max(m_best, length);
        const Cells start = single(space);
        const Cells next = (grown(start) - start) & left;
        if (next.isEmpty() || length + (flood(left | start, space) & m_counted & left).count() <= m_best)
            return;
        next.forEach([&](Space further) { from(further, left, length); });
    }
    [[nodiscard]] int best() const { return m_best; }

private:
    Cells m_counted;
    int m_best = 0;
    int m_steps = 2'000'000; ///< a bound for roads that fill whole squares; no game comes near it
};

} // namespace

Cells flood(const Cells &within, Space start)
{
    Cells area = single(start);
    for (Cells more = grown(area) & within; more != area; more = grown(area) & within)
        area = more;
    return area;
}

int longestPath(const Cells &spaces, const Cells &counted)
{
    PathSearch search(counted);
    spaces.forEach([&](Space start) { search.from(start, spaces, 0); });
    return search.best();
}

Measure::Measure(const Content &content, const GameState &state, int seat)
    : m_content(content), m_state(state), m_seat(seat), m_player(state.player(seat)), m_map(mapOf(content, m_player)),
      m_covered(coveredBy(m_player)), m_green(m_map.plain - m_covered), m_resources(visibleResources(m_map, m_covered)),
      m_water(visibleWater(content, m_map, m_player, m_covered))
{
}

// WW-SCORE-05
Cells Measure::countedResources() const
{
    return m_resources & grown(m_covered);
}

// WW-GEO-11, WW-OPEN-50: neither edge nor sidewalk closes an area
Cells Measure::greenArea() const
{
    Cells best;
    for (Cells left = m_green; !left.isEmpty();) {
        const Cells area = flood(m_green, left.first());
        left -= area;
        if ((area & m_map.border).isEmpty() && area.count() > best.count())
            best = area;
    }
    return best;
}

// WW-GEO-12
Cells Measure::longestRoad() const
{
    const bool joined = m_content.options.towersJoinRoads; // WW-OPEN-39
    const Cells ways = joined ? m_player.roads | m_player.towers : m_player.roads;
    Cells best;
    int length = 0;
    for (Cells left = m_player.roads; !left.isEmpty();) {
        const Cells way = flood(ways, left.first());
        left -= way;
        const Cells road = way & m_player.roads;
        const int size = m_content.options.roadIsPath ? longestPath(way, m_player.roads) : road.count(); // WW-OPEN-38
        if (size > length) {
            length = size;
            best = road;
        }
    }
    return best;
}

int Measure::roadLength() const
{
    const Cells road = longestRoad();
    if (!m_content.options.roadIsPath || road.isEmpty())
        return road.count();
    const bool joined = m_content.options.towersJoinRoads;
    return longestPath(flood(joined ? m_player.roads | m_player.towers : m_player.roads, road.first()), m_player.roads);
}

int Measure::tilesIn(const Cells &cells, int type) const
{
    return count(
        [&](int tile) { return typeOf(tile) == type && !(pieceCells(m_content, m_state, tile) & cells).isEmpty(); });
}

/// All tiles of a type that have a neighbour of the type (WW-OPEN-57).
Cells Measure::neighboured(int type) const
{
    const Cells &all = m_player.buildings[static_cast<std::size_t>(type)];
    Cells result;
    forEachTile([&](int tile) {
        if (typeOf(tile) == type && !(beside(tile) & all).isEmpty())
            result |= pieceCells(m_content, m_state, tile);
    });
    return result;
}

// WW-GEO-13: tiles of a type that hang together
Cells Measure::group(int type) const
{
    if (m_content.options.groupAllWithNeighbour)
        return neighboured(type);
    const Cells &all = m_player.buildings[static_cast<std::size_t>(type)];
    Cells best;
    int most = 0;
    for (Cells left = all; !left.isEmpty();) {
        const Cells group = flood(all, left.first());
        left -= group;
        const int tiles = tilesIn(group, type);
        if (tiles > most) {
            most = tiles;
            best = group;
        }
    }
    return best;
}

int Measure::groupSize(int type) const
{
    return tilesIn(group(type), type);
}

// WW-GEO-14
int Measure::districts(int type) const
{
    return count([&](int tile) { return typeOf(tile) == type && isSurrounded(tile); });
}

} // namespace mw::world_wonders
