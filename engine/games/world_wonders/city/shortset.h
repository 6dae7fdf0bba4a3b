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
    [[nodiscard]] Rows fitting(const TurnedShape &shape) const { return fittingOn(cornersOn(shape, m_ground), shape); }
    [[nodiscard]] Rows fittingOn(Rows free, const TurnedShape &shape) const;
    [[nodiscard]] Cells layAll(unsigned left) const;
    [[nodiscard]] bool hasPlenty(unsigned left) const;
    [[nodiscard]] SetSearch after(const Cells &tile) const;
    const Site &m_site;
    const Content &m_content;
    Cells m_roads;
    Cells m_laid;
    Cells m_taken; ///< by tiles that are only thought of
    GroundSheets m_ground;
    Sheet m_contact;
    mutable unsigned m_plentyAsked = 0; ///< the tiles that hasPlenty() was asked about last
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
