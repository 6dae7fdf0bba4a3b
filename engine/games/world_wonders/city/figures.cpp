#include "figures.h"
#include "shortset.h"

#include <algorithm>

namespace mw::world_wonders {

namespace {

[[nodiscard]] constexpr unsigned bitOf(Neighbour need)
{
    return 1U << static_cast<unsigned>(need);
}
[[nodiscard]] constexpr bool isTile(Neighbour need)
{
    return need == Neighbour::Road || static_cast<int>(need) < typeCount;
}

Cells grownBy(Cells cells, int steps)
{
    for (int i = 0; i < steps; ++i)
        cells = grown(cells);
    return cells;
}

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
    const Player &player = site.player();
    for (std::size_t type = 0; type < player.buildings.size(); ++type)
        m_targets[type] = player.buildings[type]; // WW-SYMBOL-02
    m_targets[static_cast<std::size_t>(Neighbour::Sidewalk)] = site.map().sidewalk;
    m_targets[static_cast<std::size_t>(Neighbour::Resource)] = visibleResources(site.map(), site.covered());
    m_targets[static_cast<std::size_t>(Neighbour::Water)] =
        visibleWater(site.content(), site.map(), player, site.covered());
    m_targets[static_cast<std::size_t>(Neighbour::Road)] = player.roads; // WW-SYMBOL-09
    for (const Neighbour need : monument.order) {
        m_needs |= bitOf(need);
        m_counts = m_counts || monument.needs[static_cast<std::size_t>(need)] > 1;
    }
}

unsigned FigureSearch::allTurns() const
{
    return (1U << maxTurns) - 1;
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

/// Different tiles that have a space among those beside the monument (WW-SYMBOL-11).
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

int FigureSearch::neighbours(Neighbour need, const Cells &covered) const
{
    if (need == Neighbour::Sidewalk) // WW-SYMBOL-01
        return (covered & target(need)).isEmpty() ? 0 : 1;
    const Cells beside = (grown(covered) - covered) & target(need); // WW-SYMBOL-03, 04: what it covers is not seen
    const int needed = m_monument.needs[static_cast<std::size_t>(need)];
    if (isTile(need) && needed > 1)
        return tilesBeside(beside, need);
    return Rows::of(beside).count();
}

bool FigureSearch::holds(Neighbour need, const Cells &covered) const
{
    const bool once = need == Neighbour::Sidewalk || !m_site.content().options.repeatedDistinct; // WW-OPEN-31
    const int needed = once ? 1 : m_monument.needs[static_cast<std::size_t>(need)];
    return neighbours(need, covered) >= needed;
}

// WW-SYMBOL-10, WW-MON-11: each by any space of any figure
bool FigureSearch::holdAll(const Cells &covered, unsigned needs) const
{
    for (const Neighbour need : m_monument.order) {
        if ((needs & bitOf(need)) != 0 && !holds(need, covered))
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
            steps += m_monument.components[figure].size + (m_monument.link == Link::Gap ? 1 : 0);
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

const Sheet &FigureSearch::zone(Neighbour need, int steps) const
{
    for (std::size_t i = 0; i < m_zoneCount; ++i) {
        if (m_zones[i].need == need && m_zones[i].steps == steps)
            return m_zones[i].sheet;
    }
    if (steps > 0 && m_zoneCount + neighbourCount >= zones) { // no room: anywhere is near enough to look closer
        m_anywhere = Sheet(m_site.map().all);
        return m_anywhere;
    }
    Zone &fresh = m_zones[m_zoneCount++];
    fresh.need = need;
    fresh.steps = steps;
    fresh.sheet = Sheet(grownBy(target(need), steps));
    return fresh.sheet;
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
        if (!isSidewalk && others == 0)
            filter.beside[filter.besideCount++] = &zone(need, 0);
        else
            filter.within[filter.withinCount++] = &zone(need, isSidewalk ? steps : steps + 1);
    }
    if (filter.isFirst)
        return;
    filter.forbidden = Sheet(forbidden(laid));
    filter.linked = Sheet(linked(laid));
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
    for (std::size_t i = 0; i < filter.withinCount && !rows.isEmpty(); ++i)
        rows &= cornersWithin(shape, *filter.within[i]);
    for (std::size_t i = 0; i < filter.besideCount && !rows.isEmpty(); ++i)
        rows &= cornersBeside(shape, *filter.beside[i]);
    return rows;
}

/// Corners of a figure at which it lies on free ground, or where it meets a need by itself.
void FigureSearch::widen(std::size_t at, int turn, Mask mask) const
{
    const std::size_t index = (at * maxTurns + static_cast<std::size_t>(turn)) * masks + mask;
    m_wideKnown[index] = true;
    const TurnedShape &shape = m_monument.components[at].turns[static_cast<std::size_t>(turn)];
    if (mask == onGround)
        m_wide[index] = WideSheet(fitting(static_cast<int>(at), turn));
    else if (static_cast<Neighbour>(mask) == Neighbour::Sidewalk)
        m_wide[index] = WideSheet(cornersWithin(shape, zone(Neighbour::Sidewalk, 0)));
    else
        m_wide[index] = WideSheet(cornersBeside(shape, zone(static_cast<Neighbour>(mask), 0)));
}

Cells FigureSearch::spacesOf(const Arrangement &arrangement, Space corner) const
{
    Cells spaces;
    for (std::size_t figure = 0; figure < m_monument.components.size(); ++figure) {
        const Arrangement::Figure &lies = arrangement.figures[figure];
        spaces |=
            m_monument.components[figure].turns[lies.turn].at({corner.row + lies.row, corner.column + lies.column});
    }
    return spaces;
}

/// Whether masks of single figures do not tell if a need holds: it counts, or a figure may cover what another needs.
bool FigureSearch::needsCloserLook(unsigned needs) const
{
    if (m_counts || (needs & bitOf(Neighbour::Resource)) != 0)
        return true;
    if ((needs & bitOf(Neighbour::Water)) == 0)
        return false;
    return std::any_of(m_monument.components.begin(), m_monument.components.end(), [](const Shape &shape) {
        const auto spaces = shape.turns[0].spaces();
        return std::any_of(spaces.begin(), spaces.end(), [](const Cell &cell) { return cell.ground != Ground::Land; });
    });
}

/// All but the last figure of an arrangement, seen from the corner of the first.
void FigureSearch::layOthers(const Arrangement &arrangement, unsigned needs, Laid &laid) const
{
    laid.ground = seen(arrangement, 0, onGround);
    for (std::size_t figure = 1; figure + 1 < m_monument.components.size(); ++figure)
        laid.ground &= seen(arrangement, figure, onGround);
    for (const Neighbour need : m_monument.order) {
        if ((needs & bitOf(need)) == 0)
            continue;
        Rows &meeting = laid.meeting[static_cast<std::size_t>(need)];
        meeting = seen(arrangement, 0, static_cast<Mask>(need));
        for (std::size_t figure = 1; figure + 1 < m_monument.components.size(); ++figure)
            meeting |= seen(arrangement, figure, static_cast<Mask>(need));
    }
}

/// Calls `visit(arrangement, corners)` where masks tell that all figures can lie so, until it says that it has enough.
template <typename Visit>
void FigureSearch::forEachArranged(int turn, unsigned needs, Visit visit) const
{
    const std::size_t last = m_monument.components.size() - 1;
    Laid laid;
    for (const Arrangement &arrangement : m_monument.arrangements) {
        if (turn != noTurn && arrangement.figures[0].turn != turn)
            continue;
        if (!arrangement.onlyLastDiffers)
            layOthers(arrangement, needs, laid);
        if (laid.ground.isEmpty())
            continue;
        Rows rows = seen(arrangement, last, onGround);
        rows &= laid.ground;
        for (const Neighbour need : m_monument.order) {
            if ((needs & bitOf(need)) == 0)
                continue;
            Rows meeting = seen(arrangement, last, static_cast<Mask>(need));
            meeting |= laid.meeting[static_cast<std::size_t>(need)];
            rows &= meeting;
        }
        if (!rows.isEmpty() && visit(arrangement, rows.cells()))
            return;
    }
}

bool FigureSearch::completesArranged(unsigned needs) const
{
    bool isFound = false;
    forEachArranged(noTurn, needs, [&](const Arrangement &arrangement, Cells corners) {
        for (; !corners.isEmpty() && !isFound; corners.remove(corners.first())) {
            m_whole = spacesOf(arrangement, corners.first());
            isFound = holdAll(m_whole, needs);
        }
        return isFound;
    });
    return isFound;
}

Cells FigureSearch::arrangedCorners(int turn) const
{
    const bool isExact = !needsCloserLook(m_needs);
    Cells found;
    forEachArranged(turn, m_needs, [&](const Arrangement &arrangement, const Cells &corners) {
        (corners - found).forEach([&](Space corner) {
            if (isExact || holdAll(spacesOf(arrangement, corner), m_needs))
                found.add(corner);
        });
        return false;
    });
    return found;
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
        if ((needs & bitOf(need)) != 0 && target(need).isEmpty())
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
