#pragma once

#include "city.h"

namespace mw::world_wonders {

/// A city as a place to build in: what is free, and what gives contact.
class Site
{
public:
    Site(const Content &content, const Player &player);

    [[nodiscard]] const Content &content() const { return m_content; }
    [[nodiscard]] const Map &map() const { return m_map; }
    [[nodiscard]] const Player &player() const { return m_player; }
    [[nodiscard]] const Cells &covered() const { return m_covered; }
    /// Free spaces that may be covered (WW-GEO-02, WW-PLACE-06).
    [[nodiscard]] Cells free(Ground ground) const;
    [[nodiscard]] const GroundSheets &ground() const { return m_ground; }

    /// Spaces in which a tile of a sort has the contact it needs; `type` is that of a building.
    [[nodiscard]] Cells contact(Source sort, int type) const;

private:
    const Content &m_content;
    const Map &m_map;
    const Player &m_player;
    Cells m_covered;
    GroundSheets m_ground;
};

/// Spaces of a long road, a building or a tower as it could be laid; none if it cannot be.
[[nodiscard]] Cells somePlace(const Site &site, const Shape &shape, Source sort, int type);

} // namespace mw::world_wonders
