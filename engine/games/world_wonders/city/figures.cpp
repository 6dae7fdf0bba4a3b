#include "figures.h"
#include "shortset.h"

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

Cells one(Space space)
{
    Cells cells;
    cells.add(space);
    return cells;
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

Cells FigureSearch::arranged(const Arrangement &arrangement, unsigned needs) const
{
    const TurnedShape &shape = arrangement.shape;
    Rows rows = cornersOn(shape, m_site.ground());
    for (const Neighbour need : m_monument.order) {
        if (rows.isEmpty())
            return {};
        if ((needs & bitOf(need)) == 0)
            continue;
        const Sheet &asked = zone(need, 0);
        rows &= need == Neighbour::Sidewalk ? cornersWithin(shape, asked) : cornersBeside(shape, asked);
    }
    Cells corners = rows.cells();
    if (!m_counts) // else the masks do not tell how many there are
        return corners;
    const Cells all = corners;
    all.forEach([&](Space corner) {
        if (!holdAll(shape.at(corner), needs))
            corners.remove(corner);
    });
    return corners;
}

Cells FigureSearch::corners(const Cells &laid, unsigned left, unsigned turns, int figure, int turn) const
{
    const TurnedShape &shape =
        m_monument.components[static_cast<std::size_t>(figure)].turns[static_cast<std::size_t>(turn)];
    const unsigned others = left & ~(1U << figure);
    const unsigned turnsLeft = turnsAfter(turns, figure, turn);
    if (turnsLeft == 0)
        return {};
    if (laid.isEmpty() && figure == 0 && !m_monument.arrangements.empty()) {
        Cells found;
        for (const Arrangement &arrangement : m_monument.arrangements) {
            if (arrangement.turn == turn)
                found |= arranged(arrangement, m_needs).forward(arrangement.row * grid::side + arrangement.column);
        }
        return found;
    }
    Filter filter;
    makeFilter(filter, laid, others, m_needs);
    Cells corners = passing(filter, figure, turn).cells();
    if (filter.isExact)
        return corners;
    Cells asked = corners;
    if (canRest(laid, others)) {
        for (std::size_t i = 0; i < m_restCount; ++i)
            asked -= besideRest(m_rests[i], shape, asked);
    }
    while (!asked.isEmpty()) {
        const Space corner = asked.first();
        asked.remove(corner);
        const Cells spaces = laid | shape.at(corner);
        if (!completes(spaces, others, turnsLeft)) {
            corners.remove(corner);
        } else if (canRest(laid, others) && m_restCount < m_rests.size()) {
            const Cells rest = m_whole - spaces;
            if (grid::areaOf(rest, one(rest.first())) != rest)
                continue;
            m_rests[m_restCount++] = rest;
            asked -= besideRest(rest, shape, asked);
        }
    }
    return corners;
}

/// Whether the other figures, as they lay around one place of the first one, tell of further places.
bool FigureSearch::canRest(const Cells &laid, unsigned others) const
{
    return laid.isEmpty() && others != 0 && !m_counts && m_monument.link == Link::Touching &&
           m_site.content().options.componentTurning != Turning::Together;
}

/// Those of some corners at which a figure completes others that hang together.
Cells FigureSearch::besideRest(const Cells &rest, const TurnedShape &shape, const Cells &of) const
{
    const Cells next = linked(rest);
    Rows rows = Rows::of(of);
    rows &= cornersWithin(shape, Sheet(next));
    rows.takeAway(cornersWithin(shape, Sheet(rest)));
    for (const Neighbour need : m_monument.order) {
        const bool isSidewalk = need == Neighbour::Sidewalk;
        const Cells seen = (isSidewalk ? rest : next) & target(need);
        if (seen.isEmpty())
            rows &= isSidewalk ? cornersWithin(shape, Sheet(target(need)))
                               : cornersBeside(shape, Sheet(target(need) - rest));
        else if (need == Neighbour::Resource || need == Neighbour::Water) // it must not cover what they lie beside
            rows.takeAway(cornersWithin(shape, Sheet(one(seen.first()))));
    }
    return rows.cells();
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
    if (laid.isEmpty() && !m_monument.arrangements.empty()) {
        for (const Arrangement &arrangement : m_monument.arrangements) {
            const Cells corners = arranged(arrangement, needs);
            if (corners.isEmpty())
                continue;
            m_whole = arrangement.shape.at(corners.first());
            return true;
        }
        return false;
    }
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
