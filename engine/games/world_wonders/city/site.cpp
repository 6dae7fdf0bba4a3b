#include "site.h"

namespace mw::world_wonders {

void Site::makeGround() const
{
    m_hasGround = true;
    const Cells land = free(Ground::Land);
    const Cells water = free(Ground::Water);
    m_ground.show(Ground::Land, land);
    m_ground.show(Ground::Water, water);
    m_ground.show(Ground::Either, land | water);
}

// WW-GEO-02, WW-SYMBOL-05 to 07: resources are land
Cells Site::free(Ground ground) const
{
    Cells land = m_map.plain;
    if (m_content.options.coverResources) // WW-PLACE-06, WW-OPEN-04
        land |= m_map.resources;
    const Cells allowed = ground == Ground::Land ? land : ground == Ground::Water ? m_map.water : land | m_map.water;
    return allowed - m_covered;
}

Cells Site::contact(Source sort, int type) const
{
    switch (sort) {
    case Source::Building: // WW-BUILD-04, 05
        if (type == atRoads)
            return grown(m_player.roads);
        return grown(m_player.roads | m_player.buildings[static_cast<std::size_t>(type)]);
    case Source::Tower: // WW-TOWER-04
        return grown(m_covered);
    default:
        if (m_player.roads.isEmpty()) // WW-ROAD-11
            return m_map.sidewalk;
        return grown(m_player.roads | m_player.towers) | m_map.sidewalk; // WW-ROAD-04
    }
}

SomeCorners someCorners(const Site &site, const Shape &shape, Source sort, int type)
{
    const Cells beside = site.contact(sort, type);
    if (beside.isEmpty())
        return {};
    const Sheet contact(beside);
    for (const std::uint8_t turn : shape.distinct()) {
        const TurnedShape &turned = shape.turns[turn];
        Rows corners = cornersOn(turned, site.ground());
        corners &= cornersWithin(turned, contact);
        if (!corners.isEmpty())
            return {corners.cells(), turn};
    }
    return {};
}

} // namespace mw::world_wonders
