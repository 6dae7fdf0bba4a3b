#pragma once

#include "city.h"

/// What is counted in a city: for objectives, the final score and the table.
namespace mw::world_wonders {

/// A city looked at to be counted.
class Measure
{
public:
    Measure(const Content &content, const GameState &state, int seat);

    /// Visible natural resources beside a piece (WW-SCORE-05).
    [[nodiscard]] Cells countedResources() const;
    /// The largest enclosed green area (WW-GEO-11); empty if there is none.
    [[nodiscard]] Cells greenArea() const;
    /// The longest connected road (WW-GEO-12), and its length.
    [[nodiscard]] Cells longestRoad() const;
    [[nodiscard]] int roadLength() const;

    /// Facts of a building tile, by its piece (WW-GEO-06, 08 to 10).
    // WW-GEO-10, WW-OPEN-11: edge and sidewalk close a side
    [[nodiscard]] bool isSurrounded(int tile) const { return (beside(tile) & m_green).isEmpty(); }
    [[nodiscard]] bool isAtResource(int tile) const { return !(beside(tile) & m_resources).isEmpty(); }
    [[nodiscard]] bool isAtWater(int tile) const { return !(beside(tile) & m_water).isEmpty(); }
    [[nodiscard]] bool isAtEdge(int tile) const
    {
        return !(pieceCells(m_content, m_state, tile) & m_map.edge).isEmpty();
    }
    [[nodiscard]] int typeOf(int tile) const
    {
        return static_cast<int>(m_content.buildings[static_cast<std::size_t>(tile)].type);
    }
    /// Calls `visit(tile)` for every building tile.
    template <typename Visit>
    void forEachTile(Visit visit) const
    {
        forEachPiece(m_state, m_seat, 0, m_content.firstLongRoad, visit);
    }
    /// Tiles for which something holds.
    template <typename Holds>
    [[nodiscard]] int count(Holds holds) const
    {
        int tiles = 0;
        forEachTile([&](int tile) { tiles += holds(tile) ? 1 : 0; });
        return tiles;
    }
    /// Spaces of the largest group of a type (WW-GEO-13), or of all tiles with a neighbour (WW-OPEN-57).
    [[nodiscard]] Cells group(int type) const;
    [[nodiscard]] int groupSize(int type) const;
    /// Tiles of a type that are surrounded (WW-GEO-14).
    [[nodiscard]] int districts(int type) const;

private:
    [[nodiscard]] Cells beside(int tile) const
    {
        const Cells cells = pieceCells(m_content, m_state, tile);
        return grown(cells) - cells;
    }
    [[nodiscard]] int tilesIn(const Cells &cells, int type) const;
    [[nodiscard]] Cells neighboured(int type) const;

    const Content &m_content;
    const GameState &m_state;
    int m_seat;
    const Player &m_player;
    const Map &m_map;
    Cells m_covered;
    Cells m_green; ///< visible plain land
    Cells m_resources;
    Cells m_water;
};

/// Those of `within` that hang together with a space of it through shared sides.
[[nodiscard]] Cells flood(const Cells &within, Space start);
/// The most spaces of `counted` on one way through `spaces` that uses none twice (WW-OPEN-38).
[[nodiscard]] int longestPath(const Cells &spaces, const Cells &counted);

} // namespace mw::world_wonders
