#pragma once

#include "site.h"

namespace mw::world_wonders {

/// The tiles of a set of short roads that are laid one after the other (WW-ROAD-06, 07).
class SetSearch
{
public:
    /// `laid` are the tiles of this set that lie already; they are among the roads of the city.
    SetSearch(const Site &site, const Cells &laid);

    /// Corners for one of the tiles `left` (bits), so that the others can still be laid.
    [[nodiscard]] Cells corners(unsigned left, int tile, int turn) const;
    /// Spaces of all of the tiles as they could be laid, or of a single one where the rules allow that; none if they
    /// cannot be.
    [[nodiscard]] Cells somePlaces(unsigned left) const;
    /// Spaces in which the next tile has contact.
    [[nodiscard]] Cells contact() const;
    /// Whether all of `left` can be laid after one more tile covers some spaces.
    [[nodiscard]] bool canFinishAfter(const Cells &tile, unsigned left) const;

private:
    [[nodiscard]] const TurnedShape &shapeOf(int tile, int turn) const;
    /// As `before`, with one more tile.
    SetSearch(const SetSearch &before, const Cells &tile);
    /// Corners at which a tile lies well.
    [[nodiscard]] const Rows &fitting(int tile, int turn) const;
    [[nodiscard]] Cells layAll(unsigned left) const;
    [[nodiscard]] Cells layOneByOne(unsigned left) const;
    [[nodiscard]] Cells layApart(const Cells &taken, unsigned left) const;
    [[nodiscard]] Cells apartFrom(const Cells &taken, int tile) const;
    [[nodiscard]] bool hasPlenty(unsigned left) const;
    const Site &m_site;
    const Content &m_content;
    Cells m_roads;
    Cells m_laid;
    GroundSheets m_ground;
    Sheet m_contact;
    // What was found out already; the lowest tile of those that are alike stands for all.
    mutable std::array<std::array<Rows, maxTurns>, maxSetTiles> m_fitting;
    mutable std::array<std::uint8_t, maxSetTiles> m_known{}; ///< by tile: turns of which m_fitting is known
    mutable unsigned m_plentyAsked = 0;                      ///< the tiles that hasPlenty() was asked about last
    mutable bool m_plenty = false;
};

/// The lowest of the pieces `left` that is just like `part`.
template <typename Twins>
[[nodiscard]] int lowestTwin(const Twins &twins, unsigned left, int part)
{
    for (int other = 0; other < part; ++other) {
        if ((left >> other & 1U) != 0 &&
            twins[static_cast<std::size_t>(other)] == twins[static_cast<std::size_t>(part)])
            return other;
    }
    return part;
}

} // namespace mw::world_wonders
