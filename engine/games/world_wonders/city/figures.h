#pragma once

#include "site.h"

#include <bitset>

namespace mw::world_wonders {

/// Where the figures of a monument can lie so that in the end everything on its card holds (WW-MON-04).
class FigureSearch
{
public:
    FigureSearch(const GameState &state, const Site &site, int seat, const Monument &monument);

    /// Turns that are still possible for all figures together, as bits (WW-OPEN-59).
    [[nodiscard]] unsigned allTurns() const;
    [[nodiscard]] unsigned turnsAfter(unsigned turns, int figure, int turn) const;

    /// Corners for one of the figures `left` (bits) after others cover `laid`, so that the rest can follow.
    [[nodiscard]] Cells corners(const Cells &laid, unsigned left, unsigned turns, int figure, int turn) const;
    /// Whether the figures `left` can be laid so that all needs hold.
    [[nodiscard]] bool completes(const Cells &laid, unsigned left, unsigned turns) const
    {
        return completes(laid, left, turns, m_needs);
    }
    /// The same for some of the needs only: bit n is Neighbour n.
    [[nodiscard]] bool completes(const Cells &laid, unsigned left, unsigned turns, unsigned needs) const;
    /// Spaces of all figures as they lay when completes() last said yes.
    [[nodiscard]] const Cells &whole() const { return m_whole; }
    /// Spaces of which a further figure must cover at least one; and those that it must not touch.
    [[nodiscard]] Cells linked(const Cells &laid) const;
    [[nodiscard]] Cells forbidden(const Cells &laid) const;
    /// Whether a need holds for a monument that covers some spaces (WW-SYMBOL-01 to 11).
    [[nodiscard]] bool holds(Neighbour need, const Cells &covered) const;
    [[nodiscard]] bool holdAll(const Cells &covered, unsigned needs) const;
    /// How many different tiles or spaces of a kind lie beside them.
    [[nodiscard]] int neighbours(Neighbour need, const Cells &covered) const;
    [[nodiscard]] unsigned needs() const { return m_needs; }

private:
    [[nodiscard]] const Cells &target(Neighbour need) const { return m_targets[static_cast<std::size_t>(need)]; }
    /// What a next figure must keep to, whichever way it is turned.
    struct Filter {
        std::array<const Sheet *, neighbourCount> beside; ///< it must lie beside one of each of these
        std::array<const Sheet *, neighbourCount> within; ///< and on one of each of these
        std::size_t besideCount = 0;
        std::size_t withinCount = 0;
        bool isFirst = true;
        bool isExact = false; ///< what passes meets all needs
        Sheet linked;
        Sheet forbidden;
    };
    void makeFilter(Filter &filter, const Cells &laid, unsigned others, unsigned needs) const;
    using Mask = std::size_t; ///< a Neighbour, or
    static constexpr Mask onGround = neighbourCount;
    static constexpr std::size_t masks = onGround + 1;
    void widen(std::size_t figure, int turn, Mask mask) const;
    /// A mask of a figure of an arrangement, seen from the corner of the first.
    [[nodiscard]] Rows seen(const Arrangement &arrangement, std::size_t figure, Mask mask) const
    {
        const Arrangement::Figure &lies = arrangement.figures[figure];
        const std::size_t twin = m_monument.twin[figure];
        const std::size_t index = (twin * maxTurns + lies.turn) * masks + mask;
        if (!m_wideKnown[index]) [[unlikely]]
            widen(twin, lies.turn, mask);
        return m_wide[index].at(lies.row, lies.column);
    }
    struct Laid {
        Rows ground;
        std::array<Rows, neighbourCount> meeting;
    };
    void layOthers(const Arrangement &arrangement, unsigned needs, Laid &laid) const;
    template <typename Visit>
    void forEachArranged(int turn, unsigned needs, Visit visit) const;
    [[nodiscard]] Cells spacesOf(const Arrangement &arrangement, Space corner) const;
    [[nodiscard]] bool needsCloserLook(unsigned needs) const;
    /// Corners of the first figure at which all can lie in any arrangement.
    [[nodiscard]] Cells arrangedCorners(int turn) const;
    [[nodiscard]] bool completesArranged(unsigned needs) const;
    [[nodiscard]] Rows passing(const Filter &filter, int figure, int turn) const;
    /// Corners at which a figure lies on free ground.
    [[nodiscard]] const Rows &fitting(int figure, int turn) const;
    /// Spaces within some steps of what a need asks for.
    [[nodiscard]] const Sheet &zone(Neighbour need, int steps) const;
    [[nodiscard]] int reach(unsigned left) const;
    [[nodiscard]] bool isWithinReach(const Cells &laid, unsigned left, unsigned needs) const;
    [[nodiscard]] int tilesBeside(const Cells &beside, Neighbour need) const;

    const GameState &m_state;
    const Site &m_site;
    int m_seat;
    const Monument &m_monument;
    std::array<Cells, neighbourCount> m_targets;
    unsigned m_needs = 0;
    bool m_counts = false; ///< something is needed more than once

    // What does not depend on the figures that lie is found once, when it is first asked for.
    struct Zone {
        Neighbour need;
        int steps;
        Sheet sheet;
    };
    static constexpr std::size_t zones = 24;
    mutable std::array<std::array<Rows, maxTurns>, maxComponents> m_fitting;
    mutable std::array<std::uint8_t, maxComponents> m_known{}; ///< by figure: turns of which m_fitting is known
    mutable std::array<Zone, zones> m_zones;
    mutable std::size_t m_zoneCount = 0;
    mutable Sheet m_anywhere;
    mutable Cells m_whole;
    mutable std::array<WideSheet, static_cast<std::size_t>(maxComponents) * maxTurns * masks> m_wide;
    mutable std::bitset<static_cast<std::size_t>(maxComponents) * maxTurns * masks> m_wideKnown;
};

} // namespace mw::world_wonders
