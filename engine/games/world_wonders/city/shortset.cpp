#include "shortset.h"

#include <bit>

namespace mw::world_wonders {

SetSearch::SetSearch(const Site &site, const Cells &laid)
    : m_site(site), m_content(site.content()), m_roads(site.player().roads), m_laid(laid), m_ground(site.ground()),
      m_contact(contact())
{
}

SetSearch::SetSearch(const SetSearch &before, const Cells &tile)
    : m_site(before.m_site), m_content(before.m_content), m_roads(before.m_roads | tile), m_laid(before.m_laid | tile),
      m_ground(before.m_ground), m_contact(contact())
{
    for (const Ground sort : {Ground::Land, Ground::Either})
        m_ground.takeAway(sort, tile);
}

Cells SetSearch::contact() const
{
    if (m_content.options.shortSetTogether && !m_laid.isEmpty()) // WW-OPEN-08
        return grown(m_laid);
    if (m_roads.isEmpty()) // WW-ROAD-11
        return m_site.map().sidewalk;
    // WW-ROAD-04, 06: tiles of the set laid earlier are roads
    return grown(m_roads | m_site.player().towers) | m_site.map().sidewalk;
}

const TurnedShape &SetSearch::shapeOf(int tile, int turn) const
{
    return m_content.shortTiles[static_cast<std::size_t>(tile)].turns[static_cast<std::size_t>(turn)];
}

const Rows &SetSearch::fitting(int tile, int turn) const
{
    const std::size_t twin = m_content.shortTwin[static_cast<std::size_t>(tile)];
    Rows &rows = m_fitting[twin][static_cast<std::size_t>(turn)];
    if ((m_known[twin] >> turn & 1U) == 0) {
        m_known[twin] = static_cast<std::uint8_t>(m_known[twin] | 1U << turn);
        const TurnedShape &shape = shapeOf(tile, turn);
        rows = cornersOn(shape, m_ground);
        rows &= cornersWithin(shape, m_contact);
    }
    return rows;
}

/// Whether so many places are left that the tiles cannot take them from each other: a tile of two spaces overlaps
/// seven places for tiles of two, itself included; contacts only become more.
bool SetSearch::hasPlenty(unsigned left) const
{
    constexpr int blocked = 7;
    if (m_plentyAsked == left)
        return m_plenty;
    m_plentyAsked = left;
    m_plenty = false;
    int longest = -1;
    int others = -1;
    for (std::size_t tile = 0; tile < m_content.shortTiles.size(); ++tile) {
        if ((left >> tile & 1U) == 0)
            continue;
        ++others;
        if (m_content.shortLengths[tile] > 2)
            return false;
        if (longest < 0 || m_content.shortLengths[tile] > m_content.shortLengths[static_cast<std::size_t>(longest)])
            longest = static_cast<int>(tile);
    }
    if (m_content.options.shortSetTogether || longest < 0)
        return false;
    int places = 0;
    for (const std::uint8_t turn : m_content.shortTiles[static_cast<std::size_t>(longest)].distinct())
        places += fitting(longest, turn).count();
    m_plenty = places > blocked * others;
    return m_plenty;
}

/// Spaces of a tile where it has contact by itself; none if there are none.
Cells SetSearch::apartFrom(const Cells &taken, int tile) const
{
    for (const std::uint8_t turn : m_content.shortTiles[static_cast<std::size_t>(tile)].distinct()) {
        const TurnedShape &shape = shapeOf(tile, turn);
        Rows starts = fitting(tile, turn);
        if (starts.isEmpty())
            continue;
        if (taken.isEmpty())
            return shape.at(starts.cells().first());
        const Cells farthest = shape.at(lastOf(starts.cells()));
        if ((farthest & taken).isEmpty())
            return farthest;
        starts.takeAway(cornersWithin(shape, Sheet(taken)));
        if (!starts.isEmpty())
            return shape.at(starts.cells().first());
    }
    return {};
}

/// Tries to lay each tile so that it has contact by itself. What has contact keeps it, unless the tiles must hang
/// together.
Cells SetSearch::layApart(const Cells &taken, unsigned left) const
{
    if (m_content.options.shortSetTogether)
        return {};
    Cells spaces;
    for (; left != 0; left &= left - 1) {
        const Cells tile = apartFrom(taken | spaces, std::countr_zero(left));
        if (tile.isEmpty())
            return {};
        spaces |= tile;
    }
    return spaces;
}

// WW-ROAD-07
Cells SetSearch::layAll(unsigned left) const
{
    const Cells apart = layApart({}, left);
    return apart.isEmpty() ? layOneByOne(left) : apart;
}

Cells SetSearch::layOneByOne(unsigned left) const
{
    for (int tile = 0; tile < m_content.setTiles(); ++tile) {
        if ((left >> tile & 1U) == 0 || lowestTwin(m_content.shortTwin, left, tile) != tile)
            continue;
        const unsigned others = left & ~(1U << tile);
        bool hasRoom = false;
        for (const std::uint8_t turn : m_content.shortTiles[static_cast<std::size_t>(tile)].distinct()) {
            const TurnedShape &shape = shapeOf(tile, turn);
            hasRoom = hasRoom || !cornersOn(shape, m_ground).isEmpty();
            for (Cells starts = fitting(tile, turn).cells(); !starts.isEmpty(); starts.remove(starts.first())) {
                const Cells spaces = shape.at(starts.first());
                if (others == 0)
                    return spaces;
                if (const Cells rest = SetSearch(*this, spaces).layAll(others); !rest.isEmpty())
                    return spaces | rest;
            }
        }
        if (!hasRoom) // and there will be none
            return {};
    }
    return {};
}

bool SetSearch::canFinishAfter(const Cells &tile, unsigned left) const
{
    if (left == 0 || m_content.options.shortSetPartial) // WW-OPEN-07
        return true;
    return !layApart(tile, left).isEmpty() || !SetSearch(*this, tile).layAll(left).isEmpty();
}

Cells SetSearch::corners(unsigned left, int tile, int turn) const
{
    const TurnedShape &shape = shapeOf(tile, turn);
    const Rows all = fitting(tile, turn);
    const unsigned others = left & ~(1U << tile);
    if (others == 0 || all.isEmpty() || m_content.options.shortSetPartial || hasPlenty(left))
        return all.cells();
    Rows asked = all;
    if (!m_content.options.shortSetTogether) {
        const Cells rest = layAll(others); // where the tile keeps clear of them they can follow
        const Cells rest2 = rest.isEmpty() ? rest : layApart(rest, others);
        for (const Cells &clear : {rest, rest2}) {
            if (!clear.isEmpty())
                asked &= cornersWithin(shape, Sheet(clear));
        }
    }
    Cells corners = all.cells();
    asked.cells().forEach([&](Space corner) {
        if (!canFinishAfter(shape.at(corner), others))
            corners.remove(corner);
    });
    return corners;
}

Cells SetSearch::somePlaces(unsigned left) const
{
    if (!m_content.options.shortSetPartial)
        return layAll(left);
    for (int tile = 0; tile < m_content.setTiles(); ++tile) {
        if (const Cells place = (left >> tile & 1U) != 0 ? layAll(1U << tile) : Cells(); !place.isEmpty())
            return place;
    }
    return {};
}

} // namespace mw::world_wonders
