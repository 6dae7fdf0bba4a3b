#include "figures.h"
#include "shortset.h"

#include <algorithm>

namespace mw::world_wonders {

namespace {

/// Two steps away in a straight line, over a space that is none of them (WW-MON-10).
Cells overStraightGap(const Cells &laid)
{
    const auto rows = std::bit_cast<std::array<std::uint16_t, grid::side>>(laid);
    std::array<std::uint16_t, grid::side> result{};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const unsigned row = rows[i];
        unsigned found = (row << 1U & ~row) << 1U | (row >> 1U & ~row) >> 1U;
        if (i >= 2)
            found |= rows[i - 2] & ~unsigned{rows[i - 1]};
        if (i + 2 < rows.size())
            found |= rows[i + 2] & ~unsigned{rows[i + 1]};
        result[i] = static_cast<std::uint16_t>(found);
    }
    return std::bit_cast<Cells>(result);
}

} // namespace

FigureSearch::FigureSearch(const GameState &state, const Site &site, int seat, const Monument &monument)
    : m_state(state), m_site(site), m_seat(seat), m_monument(monument)
{
    for (std::size_t figure = 0; figure < monument.components.size(); ++figure)
        m_wideKnown[figure] = {};
    for (const Neighbour need : monument.order) {
        m_targets[static_cast<std::size_t>(need)] = Rows::of(findTarget(need));
        m_needs |= bitOf(need);
        m_counts = m_counts || monument.needs[static_cast<std::size_t>(need)] > 1;
    }
}

/// What a need asks for, as far as it is there to be seen.
Cells FigureSearch::findTarget(Neighbour need) const
{
    switch (need) {
    case Neighbour::Sidewalk:
        return m_site.map().sidewalk;
    case Neighbour::Resource:
        return visibleResources(m_site.map(), m_site.covered());
    case Neighbour::Water:
        return visibleWater(m_site.content(), m_site.map(), m_site.player(), m_site.covered());
    case Neighbour::Road: // WW-SYMBOL-09, WW-TOWER-05, WW-OPEN-29
        return m_site.player().roads;
    default: // WW-SYMBOL-02
        return m_site.player().buildings[static_cast<std::size_t>(need)];
    }
}

// WW-OPEN-59: with one turn for all, those remain that every figure so far may have been turned by
unsigned FigureSearch::turnsAfter(unsigned turns, int figure, int turn) const
{
    if (m_site.content().options.componentTurning != Turning::Together)
        return turns;
    return turns & m_monument.components[static_cast<std::size_t>(figure)].sameAs(turn);
}

// WW-MON-09, 10
Cells FigureSearch::linked(const Cells &laid) const
{
    if (m_monument.link == Link::Touching)
        return grown(laid) - laid;
    if (m_site.content().options.gapBent) // WW-OPEN-60
        return grown((grown(laid) - laid) & m_site.map().all);
    return overStraightGap(laid);
}

Cells FigureSearch::forbidden(const Cells &laid) const
{
    return m_monument.link == Link::Touching ? laid : grown(laid);
}

/// Different tiles that have a space among those beside the monument, each once (WW-SYMBOL-11, WW-GEO-04).
int FigureSearch::tilesBeside(const Cells &beside, Neighbour need) const
{
    const Content &content = m_site.content();
    const bool isRoad = need == Neighbour::Road;
    const int from = isRoad ? content.firstLongRoad : 0;
    const int to = isRoad ? content.firstTower : content.firstLongRoad;
    int count = 0;
    forEachPiece(m_state, m_seat, from, to, [&](int piece) {
        const bool isOfKind = isRoad || static_cast<int>(content.buildings[static_cast<std::size_t>(piece)].type) ==
                                            static_cast<int>(need);
        if (isOfKind && !(pieceCells(content, m_state, piece) & beside).isEmpty())
            ++count;
    });
    return count;
}

/// What meets a need of a monument that covers some spaces; `around` are those and what shares a side with them.
Cells FigureSearch::meeting(Neighbour need, const Cells &covered, const Cells &around) const
{
    if (need == Neighbour::Sidewalk) // WW-SYMBOL-01
        return covered & target(need);
    return (around - covered) & target(need); // WW-SYMBOL-03, 04: what it covers is not seen
}

bool FigureSearch::isMet(Neighbour need, const Cells &found) const
{
    const bool once = need == Neighbour::Sidewalk || !m_site.content().options.repeatedDistinct; // WW-OPEN-31
    const int needed = once ? 1 : m_monument.needs[static_cast<std::size_t>(need)];
    if (needed <= 1)
        return !found.isEmpty();
    if (Rows::of(found).count() < needed) // so few spaces are no more tiles
        return false;
    return (isTile(need) ? tilesBeside(found, need) : Rows::of(found).count()) >= needed;
}

bool FigureSearch::hasAny(Neighbour need, const Cells &covered) const
{
    return !meeting(need, covered, grown(covered)).isEmpty();
}

// WW-SYMBOL-10, WW-MON-11: each by any space of any figure
bool FigureSearch::holdAll(const Cells &covered, unsigned needs) const
{
    const Cells around = grown(covered);
    for (const Neighbour need : m_monument.order) {
        if ((needs & bitOf(need)) != 0 && !isMet(need, meeting(need, covered, around)))
            return false;
    }
    return true;
}

/// How far from what lies the figures to come can reach.
int FigureSearch::reach(unsigned left) const
{
    int steps = 0;
    for (std::size_t figure = 0; figure < m_monument.components.size(); ++figure) {
        if ((left >> figure & 1U) != 0)
            steps += m_monument.components[figure].span() + (m_monument.link == Link::Gap ? 1 : 0);
    }
    return steps;
}

bool FigureSearch::isWithinReach(const Cells &laid, unsigned left, unsigned needs) const
{
    const Cells within = grownBy(laid, reach(left));
    const Cells beside = grown(within);
    for (const Neighbour need : m_monument.order) {
        if ((needs & bitOf(need)) == 0)
            continue;
        const Cells &near = need == Neighbour::Sidewalk ? within : beside;
        if ((near & target(need)).isEmpty())
            return false;
    }
    return true;
}

const Rows &FigureSearch::fitting(int figure, int turn) const
{
    const auto at = static_cast<std::size_t>(figure);
    const auto turned = static_cast<std::size_t>(turn);
    if ((m_known[at] >> turn & 1U) == 0) {
        m_fitting[at][turned] = cornersOn(m_monument.components[at].turns[turned], m_site.ground());
        m_known[at] = static_cast<std::uint8_t>(m_known[at] | 1U << turn);
    }
    return m_fitting[at][turned];
}

const FigureSearch::Zone &FigureSearch::zone(Neighbour need, int steps) const
{
    for (std::size_t i = 0; i < m_zoneCount; ++i) {
        if (m_zones[i].need == need && m_zones[i].steps == steps)
            return m_zones[i];
    }
    if (steps > 1 &&
        m_zoneCount + std::size_t{2} * neighbourCount >= zones) { // no room: anywhere is near enough to look closer
        m_anywhere.need = need;
        m_anywhere.steps = steps;
        m_anywhere.sheet.show(m_site.map().all);
        return m_anywhere;
    }
    Zone &fresh = m_zones[m_zoneCount++];
    fresh.need = need;
    fresh.steps = steps;
    fresh.sheet.show(grownBy(target(need), steps));
    return fresh;
}

void FigureSearch::makeFilter(Filter &filter, const Cells &laid, unsigned others, unsigned needs) const
{
    const int steps = reach(others);
    filter.isFirst = laid.isEmpty();
    filter.isExact = others == 0 && filter.isFirst && !m_counts;
    const Cells reached = filter.isFirst ? laid : grownBy(laid, steps);
    const Cells near = filter.isFirst ? laid : grown(reached);
    for (const Neighbour need : m_monument.order) {
        const bool isSidewalk = need == Neighbour::Sidewalk;
        if ((needs & bitOf(need)) == 0 || !((isSidewalk ? reached : near) & target(need)).isEmpty())
            continue; // those that lie, or the others beside them, may see to it
        if (!isSidewalk && !isTile(need) && others == 0)
            filter.beside[filter.besideCount++] = &zone(need, 0);
        else
            filter.within[filter.withinCount++] = &zone(need, isSidewalk ? steps : steps + 1);
    }
    if (filter.isFirst)
        return;
    filter.forbidden.show(forbidden(laid));
    filter.linked.show(linked(laid));
}

Rows FigureSearch::passing(const Filter &filter, int figure, int turn) const
{
    const TurnedShape &shape =
        m_monument.components[static_cast<std::size_t>(figure)].turns[static_cast<std::size_t>(turn)];
    Rows rows = fitting(figure, turn);
    if (!filter.isFirst) {
        rows &= cornersWithin(shape, filter.linked);
        rows.takeAway(cornersWithin(shape, filter.forbidden));
    }
    for (std::size_t i = 0; i < filter.withinCount && !rows.isEmpty(); ++i) {
        m_missing |= bitOf(filter.within[i]->need);
        rows &= cornersWithin(shape, filter.within[i]->sheet);
    }
    for (std::size_t i = 0; i < filter.besideCount && !rows.isEmpty(); ++i) {
        m_missing |= bitOf(filter.beside[i]->need);
        rows &= cornersBeside(shape, filter.beside[i]->sheet);
    }
    return rows;
}

Cells FigureSearch::corners(const Cells &laid, unsigned left, unsigned turns, int figure, int turn) const
{
    const TurnedShape &shape =
        m_monument.components[static_cast<std::size_t>(figure)].turns[static_cast<std::size_t>(turn)];
    const unsigned others = left & ~(1U << figure);
    const unsigned turnsLeft = turnsAfter(turns, figure, turn);
    if (turnsLeft == 0)
        return {};
    if (laid.isEmpty() && figure == 0 && !m_monument.arrangements.empty())
        return arrangedCorners(turn);
    Filter filter;
    makeFilter(filter, laid, others, m_needs);
    Cells corners = passing(filter, figure, turn).cells();
    if (filter.isExact)
        return corners;
    const Cells all = corners;
    all.forEach([&](Space corner) {
        if (!completes(laid | shape.at(corner), others, turnsLeft))
            corners.remove(corner);
    });
    return corners;
}

bool FigureSearch::completes(const Cells &laid, unsigned left, unsigned turns, unsigned needs) const
{
    if (left == 0) {
        m_whole = laid;
        return holdAll(laid, needs);
    }
    for (const Neighbour need : m_monument.order) {
        if ((needs & bitOf(need)) == 0 ||
            (m_counts && laid.isEmpty() ? isMet(need, target(need)) : !target(need).isEmpty()))
            continue;
        m_missing = bitOf(need);
        return false;
    }
    if (laid.isEmpty() && !m_monument.arrangements.empty())
        return completesArranged(needs);
    const bool isLast = (left & (left - 1)) == 0; // then the masks tell it as soon
    if (!laid.isEmpty() && !isLast && !isWithinReach(laid, left, needs))
        return false;
    for (int figure = 0; figure < static_cast<int>(m_monument.components.size()); ++figure) {
        if ((left >> figure & 1U) == 0 || lowestTwin(m_monument.twin, left, figure) != figure)
            continue;
        const Shape &shape = m_monument.components[static_cast<std::size_t>(figure)];
        const unsigned others = left & ~(1U << figure);
        Filter filter;
        makeFilter(filter, laid, others, needs);
        for (const std::uint8_t turn : shape.distinct()) {
            const unsigned turnsLeft = turnsAfter(turns, figure, turn);
            if (turnsLeft == 0)
                continue;
            const TurnedShape &turned = shape.turns[turn];
            Cells starts = passing(filter, figure, turn).cells();
            if (filter.isExact && !starts.isEmpty()) {
                m_whole = laid | turned.at(starts.first());
                return true;
            }
            for (; !filter.isExact && !starts.isEmpty(); starts.remove(starts.first())) {
                if (completes(laid | turned.at(starts.first()), others, turnsLeft, needs))
                    return true;
            }
        }
        if (laid.isEmpty()) // every arrangement has this figure, and can be built from it
            return false;
    }
    return false;
}

} // namespace mw::world_wonders
