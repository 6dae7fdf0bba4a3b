#include "figures.h"
#include "shortset.h"

#include <algorithm>
#include <bit>

/// The part of FigureSearch for monuments whose figures lie to each other in one of a list of ways.
namespace mw::world_wonders {

/// Corners, of those where it lies on free ground, at which a figure meets a need by itself.
Rows FigureSearch::meetingBy(const TurnedShape &shape, Neighbour need) const
{
    if (isTile(need)) // never under it
        return cornersWithin(shape, zone(need, 1).sheet);
    const Sheet &sheet = zone(need, 0).sheet;
    return need == Neighbour::Sidewalk ? cornersWithin(shape, sheet) : cornersBeside(shape, sheet);
}

/// Corners of a figure at which it lies on free ground, or where it meets a need by itself.
void FigureSearch::widen(std::size_t figure, int turn, Mask mask) const
{
    const std::size_t at = m_monument.twin[figure];
    std::uint32_t &known = m_wideKnown[at][static_cast<std::size_t>(turn)];
    if ((known >> mask & 1U) != 0)
        return;
    known |= 1U << mask;
    const std::size_t index = maskIndex(figure, turn, mask);
    const TurnedShape &shape = m_monument.components[at].turns[static_cast<std::size_t>(turn)];
    if (mask >= lastBeside)
        m_wide[index].show(withLastBeside(at, turn, mask - lastBeside));
    else if (mask == onGround)
        m_wide[index].show(fitting(static_cast<int>(at), turn));
    else if (mask == overNeeded)
        m_wide[index].show(coveringNeeded(shape));
    else
        m_wide[index].show(meetingBy(shape, static_cast<Neighbour>(mask)));
}

void FigureSearch::widenAll(std::size_t figure, unsigned needs) const
{
    for (const std::uint8_t turn : m_monument.components[figure].distinct()) {
        widen(figure, turn, onGround);
        for (const Neighbour need : m_monument.order) {
            if ((needs & bitOf(need)) != 0)
                widen(figure, turn, static_cast<Mask>(need));
        }
    }
}

/// Corners of a figure beside which the last one could lie well, and meet a need.
Rows FigureSearch::withLastBeside(std::size_t figure, int turn, Mask mask) const
{
    const std::size_t last = m_monument.components.size() - 1;
    Rows all = Rows::of({});
    for (const Arrangement::Figure &lies : m_monument.lastBeside[figure * maxTurns + static_cast<std::size_t>(turn)]) {
        const WideSheet *masksOfLast = &m_wide[maskIndex(last, lies.turn, 0)];
        Rows rows = masksOfLast[onGround].at(lies.row, lies.column);
        if (mask != onGround)
            rows &= masksOfLast[mask].at(lies.row, lies.column);
        all |= rows;
    }
    return all;
}

/// Where a mask holds for one of the figures but the last.
Rows FigureSearch::seenByAny(const Arrangement &arrangement, Mask mask) const
{
    Rows rows = seen(arrangement, 0, mask);
    for (std::size_t figure = 1; figure + 1 < m_monument.components.size(); ++figure)
        rows |= seen(arrangement, figure, mask);
    return rows;
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

/// Needs of which a figure may cover what another one has beside it.
unsigned FigureSearch::coverable(unsigned needs) const
{
    const bool isWet = std::any_of(m_monument.components.begin(), m_monument.components.end(), [](const Shape &shape) {
        const auto spaces = shape.turns[0].spaces();
        return std::any_of(spaces.begin(), spaces.end(), [](const Cell &cell) { return cell.ground != Ground::Land; });
    });
    return needs & (bitOf(Neighbour::Resource) | (isWet ? bitOf(Neighbour::Water) : 0));
}

/// Corners at which a figure covers some of that.
Rows FigureSearch::coveringNeeded(const TurnedShape &shape) const
{
    Rows corners = Rows::of({});
    for (unsigned left = coverable(m_needs); left != 0; left &= left - 1)
        corners |= cornersWithin(shape, zone(static_cast<Neighbour>(std::countr_zero(left)), 0).sheet);
    return corners;
}

/// Corners of the first figure at which any of them does.
Rows FigureSearch::doubtful(const Arrangement &arrangement) const
{
    Rows rows = seen(arrangement, 0, overNeeded);
    for (std::size_t figure = 1; figure < m_monument.components.size(); ++figure)
        rows |= seen(arrangement, figure, overNeeded);
    return rows;
}

/// All but the last figure of an arrangement, seen from the corner of the first, which is one of those that are open.
void FigureSearch::layOthers(const Arrangement &arrangement, unsigned needs, const Rows &open, Laid &laid) const
{
    laid.ground = open;
    for (std::size_t figure = 1; figure + 1 < m_monument.components.size(); ++figure)
        laid.ground &= seen(arrangement, figure, onGround);
    if (laid.ground.isEmpty())
        return;
    const bool looksAhead = !m_monument.lastBeside.empty();
    if (looksAhead)
        laid.ground &= seenByAny(arrangement, onGround + lastBeside);
    for (unsigned left = needs; left != 0; left &= left - 1) {
        const auto need = static_cast<Mask>(std::countr_zero(left));
        laid.meeting[need] = seenByAny(arrangement, need);
        if (!looksAhead)
            continue;
        Rows possible = laid.meeting[need];
        possible |= seenByAny(arrangement, need + lastBeside);
        laid.ground &= possible;
    }
}

/// Calls `visit(arrangement, corners, open)` with those of the open corners, if any, at which masks tell that all
/// figures can lie so from the first on; visitors close those that they need no more.
template <typename Visit>
void FigureSearch::forEachArranged(int turn, unsigned needs, Rows open, Visit visit) const
{
    const std::vector<Arrangement> &all = m_monument.arrangements;
    const std::size_t last = m_monument.components.size() - 1;
    widenAll(last, needs);
    Laid laid;
    for (std::size_t first = 0; first < all.size() && !open.isEmpty(); first += all[first].alike) {
        if (all[first].figures[0].turn != turn)
            continue;
        layOthers(all[first], needs, open, laid);
        for (std::size_t at = first; at < first + all[first].alike && !laid.ground.isEmpty(); ++at) {
            const Arrangement::Figure &lies = all[at].figures[last];
            const WideSheet *masksOfLast = &m_wide[maskIndex(last, lies.turn, 0)];
            Rows rows = masksOfLast[onGround].at(lies.row, lies.column);
            rows &= laid.ground;
            for (unsigned left = needs; left != 0; left &= left - 1) {
                const auto need = static_cast<Mask>(std::countr_zero(left));
                Rows meeting = masksOfLast[need].at(lies.row, lies.column);
                meeting |= laid.meeting[need];
                rows &= meeting;
            }
            visit(all[at], rows, open);
            laid.ground &= open;
        }
    }
}

/// Spaces near which the first figure must lie if another one is to meet a need.
void FigureSearch::findNear(Neighbour need) const
{
    Cells meeting;
    int between = 0; ///< steps over the figures between the first and the one that meets it
    for (int figure = 1; figure < static_cast<int>(m_monument.components.size()); ++figure) {
        const Shape &shape = m_monument.components[static_cast<std::size_t>(figure)];
        between = std::max(between, reach(allOthers() & ~(1U << figure)));
        if (lowestTwin(m_monument.twin, allOthers(), figure) != figure)
            continue;
        for (const std::uint8_t turn : shape.distinct()) {
            Rows corners = fitting(m_monument.twin[static_cast<std::size_t>(figure)], turn);
            corners &= meetingBy(shape.turns[turn], need);
            meeting |= covered(shape.turns[turn], corners);
        }
    }
    if (!meeting.isEmpty())
        meeting = grownBy(meeting, between + (m_monument.link == Link::Gap ? 2 : 1));
    m_near[static_cast<std::size_t>(need)].show(meeting);
    m_nearKnown |= bitOf(need);
}

/// Corners of the first figure from which the others can reach what is needed.
Rows FigureSearch::startsNear(unsigned needs, int turn) const
{
    const TurnedShape &shape = m_monument.components[0].turns[static_cast<std::size_t>(turn)];
    Rows open = fitting(0, turn);
    if (m_monument.lastBeside.empty()) { // so few arrangements that they are tried as soon
        m_missing |= open.isEmpty() ? 0 : needs;
        return open;
    }
    for (const Neighbour need : m_monument.order) {
        if ((needs & bitOf(need)) == 0 || open.isEmpty())
            continue;
        m_missing |= bitOf(need);
        if ((m_nearKnown & bitOf(need)) == 0)
            findNear(need);
        Rows near = cornersWithin(shape, m_near[static_cast<std::size_t>(need)]);
        near |= meetingBy(shape, need);
        open &= near;
    }
    return open;
}

bool FigureSearch::completesArranged(unsigned needs) const
{
    bool isFound = false;
    const auto tryAll = [&](const Arrangement &arrangement, const Rows &rows, Rows &open) {
        for (Cells corners = rows.cells(); !corners.isEmpty() && !isFound; corners.remove(corners.first())) {
            m_whole = spacesOf(arrangement, corners.first());
            isFound = holdAll(m_whole, needs);
        }
        if (isFound)
            open = Rows::of({});
    };
    for (const std::uint8_t turn : m_monument.components.front().distinct()) {
        forEachArranged(turn, needs, startsNear(needs, turn), tryAll);
        if (isFound)
            break;
    }
    return isFound;
}

/// Masks tell where all holds, unless something counts or a figure covers what another one needs; such corners are
/// looked at one by one.
Cells FigureSearch::arrangedCorners(int turn) const
{
    const bool canCover = coverable(m_needs) != 0;
    Rows found = Rows::of({});
    forEachArranged(turn, m_needs, startsNear(m_needs, turn),
                    [&](const Arrangement &arrangement, Rows rows, Rows &open) {
                        if ((m_counts || canCover) && !rows.isEmpty()) {
                            Rows doubted = rows;
                            if (!m_counts)
                                doubted &= doubtful(arrangement);
                            doubted.cells().forEach([&](Space corner) {
                                if (!holdAll(spacesOf(arrangement, corner), m_needs))
                                    rows.takeAway(Rows::of(single(corner)));
                            });
                        }
                        found |= rows;
                        open.takeAway(rows);
                    });
    return found.cells();
}

} // namespace mw::world_wonders
