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

Cells grownBy(Cells cells, int steps)
{
    for (int i = 0; i < steps; ++i)
        cells = grown(cells);
    return cells;
}

/// Two steps away in a straight line, over a space that is none of them (WW-MON-10).
Cells overStraightGap(const Cells &laid)
{
    const Rows rows = Rows::of(laid);
    Rows result{};
    for (std::size_t i = 0; i < rows.bits.size(); ++i) {
        const auto row = rows.bits[i];
        const auto right = static_cast<std::uint16_t>((row << 1U) & ~row);
        const auto left = static_cast<std::uint16_t>((row >> 1U) & ~row);
        result.bits[i] = static_cast<std::uint16_t>(result.bits[i] | right << 1U | left >> 1U);
        if (i + 2 < rows.bits.size())
            result.bits[i + 2] = static_cast<std::uint16_t>(result.bits[i + 2] | (row & ~rows.bits[i + 1]));
        if (i >= 2)
            result.bits[i - 2] = static_cast<std::uint16_t>(result.bits[i - 2] | (row & ~rows.bits[i - 1]));
    }
    return result.cells();
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

Rows FigureSearch::fitting(const Cells &laid, const TurnedShape &shape) const
{
    if (laid.isEmpty())
        return cornersOn(shape, m_site.ground());
    const Cells kept = forbidden(laid);
    GroundSheets ground;
    for (const Ground sort : {Ground::Land, Ground::Water, Ground::Either})
        ground.free[static_cast<std::size_t>(sort)] = Sheet(m_site.free(sort) - kept);
    Rows corners = cornersOn(shape, ground);
    corners &= cornersWithin(shape, Sheet(linked(laid)));
    return corners;
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
    return beside.count();
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

/// The need that the fewest spaces can meet, -1 without needs: some figure meets it, so that search begins there.
int FigureSearch::rarest(unsigned needs) const
{
    int best = -1;
    int fewest = grid::side * grid::side + 1;
    for (const Neighbour need : m_monument.order) {
        const int count = target(need).count();
        if ((needs & bitOf(need)) != 0 && count < fewest) {
            fewest = count;
            best = static_cast<int>(need);
        }
    }
    return best;
}

Cells FigureSearch::corners(const Cells &laid, unsigned left, unsigned turns, int figure, int turn) const
{
    return corners(laid, left, turns, figure, turn, m_needs);
}

Cells FigureSearch::corners(const Cells &laid, unsigned left, unsigned turns, int figure, int turn,
                            unsigned needs) const
{
    const TurnedShape &shape =
        m_monument.components[static_cast<std::size_t>(figure)].turns[static_cast<std::size_t>(turn)];
    const unsigned others = left & ~(1U << figure);
    const unsigned turnsLeft = turnsAfter(turns, figure, turn);
    if (turnsLeft == 0)
        return {};
    Rows rows = fitting(laid, shape);
    const int steps = reach(others);
    for (const Neighbour need : m_monument.order) {
        if ((needs & bitOf(need)) == 0 || (!laid.isEmpty() && isWithinReach(laid, others, bitOf(need))))
            continue; // those that lie, or the others beside them, may see to it
        if (need == Neighbour::Sidewalk)
            rows &= cornersWithin(shape, Sheet(grownBy(target(need), steps)));
        else if (others == 0)
            rows &= cornersBeside(shape, Sheet(target(need)));
        else
            rows &= cornersWithin(shape, Sheet(grownBy(target(need), steps + 1)));
    }
    Cells corners = rows.cells();
    if (others == 0 && laid.isEmpty() && !m_counts) // then the masks have said it all
        return corners;
    const Cells all = corners;
    all.forEach([&](Space corner) {
        if (!completes(laid | shape.at(corner), others, turnsLeft, needs))
            corners.remove(corner);
    });
    return corners;
}

bool FigureSearch::completes(const Cells &laid, unsigned left, unsigned turns, unsigned needs) const
{
    if (left == 0)
        return holdAll(laid, needs);
    if (!laid.isEmpty() && !isWithinReach(laid, left, needs))
        return false;
    const int focus = laid.isEmpty() ? rarest(needs) : -1;
    const bool isFocused = focus >= 0;
    const auto need = static_cast<Neighbour>(isFocused ? focus : 0);
    if (isFocused && target(need).isEmpty())
        return false;
    for (int figure = 0; figure < static_cast<int>(m_monument.components.size()); ++figure) {
        if ((left >> figure & 1U) == 0 || lowestTwin(m_monument.twin, left, figure) != figure)
            continue;
        const Shape &shape = m_monument.components[static_cast<std::size_t>(figure)];
        for (const std::uint8_t turn : shape.distinct()) {
            const unsigned turnsLeft = turnsAfter(turns, figure, turn);
            if (turnsLeft == 0)
                continue;
            const TurnedShape &turned = shape.turns[turn];
            Rows rows = fitting(laid, turned);
            if (isFocused)
                rows &= need == Neighbour::Sidewalk ? cornersWithin(turned, Sheet(target(need)))
                                                    : cornersBeside(turned, Sheet(target(need)));
            const unsigned others = left & ~(1U << figure);
            bool found = false;
            Cells starts = rows.cells();
            while (!found && !starts.isEmpty()) {
                const Space corner = starts.first();
                starts.remove(corner);
                found = completes(laid | turned.at(corner), others, turnsLeft, needs);
            }
            if (found)
                return true;
        }
    }
    return false;
}

} // namespace mw::world_wonders
