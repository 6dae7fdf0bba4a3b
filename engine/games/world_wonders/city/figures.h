#pragma once

#include "site.h"

#include <array>
#include <cstdint>

namespace mw::world_wonders {

/// Where the figures of a monument can lie so that in the end everything on its card holds (WW-MON-04).
class FigureSearch
{
public:
    FigureSearch(const GameState &state, const Site &site, int seat, const Monument &monument);

    /// Turns that are still possible for all figures together, as bits (WW-OPEN-59).
    [[nodiscard]] unsigned allTurns() const { return (1U << maxTurns) - 1; }
    [[nodiscard]] unsigned allFigures() const { return (1U << m_monument.components.size()) - 1; }
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
    /// When completes() said no with none laid: no place comes before there is more of one of these neighbours (bits).
    [[nodiscard]] unsigned missing() const { return m_missing; }
    /// Spaces of which a further figure must cover at least one; and those that it must not touch.
    [[nodiscard]] Cells linked(const Cells &laid) const;
    [[nodiscard]] Cells forbidden(const Cells &laid) const;
    /// Whether needs (bits) hold for a monument that covers some spaces (WW-SYMBOL-01 to 11).
    [[nodiscard]] bool holdAll(const Cells &covered, unsigned needs) const;
    /// Whether anything of what a need asks for lies beside them, be it enough or not.
    [[nodiscard]] bool hasAny(Neighbour need, const Cells &covered) const;
    [[nodiscard]] unsigned needs() const { return m_needs; }

private:
    struct Zone {
        Neighbour need;
        int steps;
        Sheet sheet;
    };
    [[nodiscard]] Cells findTarget(Neighbour need) const;
    [[nodiscard]] Cells target(Neighbour need) const { return m_targets[static_cast<std::size_t>(need)].cells(); }
    /// What a next figure must keep to, whichever way it is turned.
    struct Filter {
        std::array<const Zone *, neighbourCount> beside; ///< it must lie beside one of each of these
        std::array<const Zone *, neighbourCount> within; ///< and on one of each of these
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
    static constexpr Mask overNeeded = onGround + 1; ///< covering what some figure needs beside it
    static constexpr Mask lastBeside =
        overNeeded + 1; ///< added to one of those: the last figure beside this one is there
    static constexpr std::size_t masks = 2 * lastBeside;
    static_assert(masks <= 32);
    [[nodiscard]] std::size_t maskIndex(std::size_t figure, int turn, Mask mask) const
    {
        const std::size_t twin = m_monument.twin[figure];
        return (twin * maxTurns + static_cast<std::size_t>(turn)) * masks + mask;
    }
    void widen(std::size_t figure, int turn, Mask mask) const;
    void widenAll(std::size_t figure, unsigned needs) const;
    [[nodiscard]] Rows withLastBeside(std::size_t figure, int turn, Mask mask) const;
    [[nodiscard]] Rows seenByAny(const Arrangement &arrangement, Mask mask) const;
    /// A mask of a figure of an arrangement, seen from the corner of the first.
    [[nodiscard]] Rows seen(const Arrangement &arrangement, std::size_t figure, Mask mask) const
    {
        const Arrangement::Figure &lies = arrangement.figures[figure];
        widen(figure, lies.turn, mask);
        return m_wide[maskIndex(figure, lies.turn, mask)].at(lies.row, lies.column);
    }
    struct Laid {
        Rows ground;
        std::array<Rows, neighbourCount> meeting;
    };
    void layOthers(const Arrangement &arrangement, unsigned needs, const Rows &open, Laid &laid) const;
    template <typename Visit>
    void forEachArranged(int turn, unsigned needs, Rows open, Visit visit) const;
    [[nodiscard]] Rows meetingBy(const TurnedShape &shape, Neighbour need) const;
    [[nodiscard]] unsigned allOthers() const { return (1U << m_monument.components.size()) - 2; }
    void findNear(Neighbour need) const;
    [[nodiscard]] Rows startsNear(unsigned needs, int turn) const;
    [[nodiscard]] Cells spacesOf(const Arrangement &arrangement, Space corner) const;
    [[nodiscard]] unsigned coverable(unsigned needs) const;
    [[nodiscard]] Rows coveringNeeded(const TurnedShape &shape) const;
    [[nodiscard]] Rows doubtful(const Arrangement &arrangement) const;
    /// Corners of the first figure at which all can lie in any arrangement.
    [[nodiscard]] Cells arrangedCorners(int turn) const;
    [[nodiscard]] bool completesArranged(unsigned needs) const;
    [[nodiscard]] Rows passing(const Filter &filter, int figure, int turn) const;
    /// Corners at which a figure lies on free ground.
    [[nodiscard]] const Rows &fitting(int figure, int turn) const;
    /// Spaces within some steps of what a need asks for.
    [[nodiscard]] const Zone &zone(Neighbour need, int steps) const;
    [[nodiscard]] int reach(unsigned left) const;
    [[nodiscard]] bool isWithinReach(const Cells &laid, unsigned left, unsigned needs) const;
    [[nodiscard]] Cells meeting(Neighbour need, const Cells &covered, const Cells &around) const;
    [[nodiscard]] bool isMet(Neighbour need, const Cells &found) const;
    [[nodiscard]] int tilesBeside(const Cells &beside, Neighbour need) const;

    const GameState &m_state;
    const Site &m_site;
    int m_seat;
    const Monument &m_monument;
    std::array<Rows, neighbourCount> m_targets; ///< of what it needs only
    unsigned m_needs = 0;
    bool m_counts = false; ///< something is needed more than once

    // What does not depend on the figures that lie is found once, when it is first asked for.
    static constexpr std::size_t zones = 32;
    mutable std::array<std::array<Rows, maxTurns>, maxComponents> m_fitting;
    mutable std::array<std::uint8_t, maxComponents> m_known{}; ///< by figure: turns of which m_fitting is known
    mutable std::array<Zone, zones> m_zones;
    mutable std::size_t m_zoneCount = 0;
    mutable Zone m_anywhere;
    mutable Cells m_whole;
    mutable unsigned m_missing = 0;
    mutable std::array<Sheet, neighbourCount> m_near; ///< by need: what findNear() found
    mutable unsigned m_nearKnown = 0;
    mutable std::array<WideSheet, static_cast<std::size_t>(maxComponents) * maxTurns * masks> m_wide;
    /// By figure and turn: bits of the masks that are in m_wide; of the monument's figures only.
    mutable std::array<std::array<std::uint32_t, maxTurns>, maxComponents> m_wideKnown;
};

} // namespace mw::world_wonders
