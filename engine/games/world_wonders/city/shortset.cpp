#include "shortset.h"

#include <algorithm>

namespace mw::world_wonders {

SetSearch::SetSearch(const Site &site, const Cells &laid)
    : m_site(site), m_content(site.content()), m_roads(site.player().roads), m_laid(laid), m_ground(site.ground()),
      m_contact(contact())
{
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

/// Those of the corners at which a tile has contact.
Rows SetSearch::fittingOn(Rows free, const TurnedShape &shape) const
{
    if (!free.isEmpty())
        free &= cornersWithin(shape, m_contact);
    return free;
}

SetSearch SetSearch::after(const Cells &tile) const
{
    SetSearch next = *this;
    next.m_roads |= tile;
    next.m_laid |= tile;
    next.m_taken |= tile;
    next.m_plentyAsked = 0;
    for (const Ground sort : {Ground::Land, Ground::Either})
        next.m_ground.free[static_cast<std::size_t>(sort)] = Sheet(m_site.free(sort) - next.m_taken);
    next.m_contact = Sheet(next.contact());
    return next;
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
        places += fitting(shapeOf(longest, turn)).count();
    m_plenty = places > blocked * others;
    return m_plenty;
}

// WW-ROAD-07
Cells SetSearch::layAll(unsigned left) const
{
    for (int tile = 0; tile < m_content.setTiles(); ++tile) {
        if ((left >> tile & 1U) == 0 || lowestTwin(m_content.shortTwin, left, tile) != tile)
            continue;
        const unsigned others = left & ~(1U << tile);
        bool hasRoom = false;
        for (const std::uint8_t turn : m_content.shortTiles[static_cast<std::size_t>(tile)].distinct()) {
            const TurnedShape &shape = shapeOf(tile, turn);
            const Rows free = cornersOn(shape, m_ground);
            hasRoom = hasRoom || !free.isEmpty();
            for (Cells starts = fittingOn(free, shape).cells(); !starts.isEmpty(); starts.remove(starts.first())) {
                const Cells spaces = shape.at(starts.first());
                if (others == 0)
                    return spaces;
                if (const Cells rest = after(spaces).layAll(others); !rest.isEmpty())
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
    const SetSearch next = after(tile);
    return next.hasPlenty(left) || !next.layAll(left).isEmpty();
}

Cells SetSearch::corners(unsigned left, int tile, int turn) const
{
    const TurnedShape &shape = shapeOf(tile, turn);
    const Rows all = fitting(shape);
    const unsigned others = left & ~(1U << tile);
    if (others == 0 || all.isEmpty() || m_content.options.shortSetPartial || hasPlenty(left))
        return all.cells();
    Rows asked = all;
    if (!m_content.options.shortSetTogether) {
        const Cells rest = layAll(others); // where the tile keeps clear of them they can follow
        if (!rest.isEmpty())
            asked &= cornersWithin(shape, Sheet(rest));
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
