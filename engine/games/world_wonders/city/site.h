#pragma once

#include "city.h"

namespace mw::world_wonders {

inline constexpr int atRoads = -1; ///< in place of a building's type: beside a road

/// A city as a place to build in: what is free, and what gives contact.
class Site
{
public:
    Site(const Content &content, const Player &player)
        : m_content(content), m_map(mapOf(content, player)), m_player(player), m_covered(coveredBy(player))
    {
    }

    [[nodiscard]] const Content &content() const { return m_content; }
    [[nodiscard]] const Map &map() const { return m_map; }
    [[nodiscard]] const Player &player() const { return m_player; }
    [[nodiscard]] const Cells &covered() const { return m_covered; }
    /// Free spaces that may be covered (WW-GEO-02, WW-PLACE-06).
    [[nodiscard]] Cells free(Ground ground) const;
    /// The same as sheets, made when they are first asked for.
    [[nodiscard]] const GroundSheets &ground() const
    {
        if (!m_hasGround)
            makeGround();
        return m_ground;
    }

    /// Spaces in which a tile of a sort has the contact it needs; `type` is that of a building, or atRoads for what any
    /// building has.
    [[nodiscard]] Cells contact(Source sort, int type) const;

private:
    void makeGround() const;

    const Content &m_content;
    const Map &m_map;
    const Player &m_player;
    Cells m_covered;
    mutable bool m_hasGround = false;
    mutable GroundSheets m_ground;
};

/// Places for a piece in one of its turns.
struct SomeCorners {
    Cells corners;
    std::uint8_t turn = 0;
};
/// Where a long road, a building or a tower can be laid in the first of its turns in which it can; none if it cannot
/// be.
[[nodiscard]] SomeCorners someCorners(const Site &site, const Shape &shape, Source sort, int type);

} // namespace mw::world_wonders
