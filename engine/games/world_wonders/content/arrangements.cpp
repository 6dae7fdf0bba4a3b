#include "contentreader.h"

#include <algorithm>
#include <cstdlib>

namespace mw::world_wonders {

namespace {

constexpr std::size_t most = 64;     ///< arrangements; more are slower to try than to search
constexpr int mostSpaces = 8;        ///< of the whole monument
constexpr int middle = 2 * maxCells; ///< where the first figure lies, far from the sides

using Parts = std::vector<grid::Shape::Part>;

/// Puts figure after figure beside those that lie, in every way.
class Arranger
{
public:
    Arranger(Monument &monument, const Options &options) : m_monument(monument), m_options(options) {}

    void run()
    {
        const Shape &first = m_monument.components.front();
        for (const std::uint8_t turn : first.distinct()) {
            m_turn = turn;
            addFigures(partsOf(first, turn, {middle, middle}), m_all & ~1U, turnsAfter((1U << maxTurns) - 1, 0, turn));
        }
        if (m_isTooMany)
            m_monument.arrangements.clear();
    }

private:
    [[nodiscard]] static Parts partsOf(const Shape &shape, int turn, grid::Space corner)
    {
        Parts parts;
        for (const Cell &cell : shape.turns[static_cast<std::size_t>(turn)].spaces())
            parts.push_back(
                {{corner.row + cell.row, corner.column + cell.column}, static_cast<std::uint8_t>(cell.ground)});
        return parts;
    }
    [[nodiscard]] unsigned turnsAfter(unsigned turns, std::size_t figure, int turn) const
    {
        const bool together = m_options.componentTurning == Turning::Together; // WW-OPEN-59
        return together ? turns & m_monument.components[figure].sameAs(turn) : turns;
    }
    /// Whether a figure is linked to those that lie (WW-MON-09, 10).
    [[nodiscard]] bool fits(const Parts &laid, const Parts &figure) const
    {
        const bool hasGap = m_monument.link == Link::Gap;
        bool isLinked = false;
        for (const grid::Shape::Part &a : laid) {
            for (const grid::Shape::Part &b : figure) {
                const int rows = std::abs(a.space.row - b.space.row);
                const int columns = std::abs(a.space.column - b.space.column);
                const int distance = rows + columns;
                if (distance == 0 || (hasGap && distance == 1))
                    return false;
                const bool isStraight = rows == 0 || columns == 0 || m_options.gapBent; // WW-OPEN-60
                isLinked = isLinked || (hasGap ? distance == 2 && isStraight : distance == 1);
            }
        }
        return isLinked;
    }

    void addFigures(const Parts &laid, unsigned left, unsigned turns)
    {
        if (left == 0)
            return add(laid);
        for (std::size_t figure = 0; figure < m_monument.components.size() && !m_isTooMany; ++figure) {
            if ((left >> figure & 1U) == 0)
                continue;
            for (const std::uint8_t turn : m_monument.components[figure].distinct()) {
                const unsigned turnsLeft = turnsAfter(turns, figure, turn);
                if (turnsLeft != 0)
                    addFigure(laid, figure, turn, left & ~(1U << figure), turnsLeft);
            }
        }
    }

    void addFigure(const Parts &laid, std::size_t figure, int turn, unsigned left, unsigned turns)
    {
        const int reach = 2 * m_monument.size + 2;
        for (int row = middle - reach; row <= middle + reach && !m_isTooMany; ++row) {
            for (int column = middle - reach; column <= middle + reach; ++column) {
                const Parts parts = partsOf(m_monument.components[figure], turn, {row, column});
                if (!fits(laid, parts))
                    continue;
                Parts all = laid;
                all.insert(all.end(), parts.begin(), parts.end());
                addFigures(all, left, turns);
            }
        }
    }

    void add(const Parts &laid)
    {
        grid::Space corner{middle, middle};
        for (const grid::Shape::Part &part : laid) {
            corner.row = std::min(corner.row, part.space.row);
            corner.column = std::min(corner.column, part.space.column);
        }
        const grid::Shape whole = grid::Shape::of(laid);
        if (whole.rows > grid::side || whole.columns > grid::side)
            return;
        Arrangement arrangement{laidOut(whole), static_cast<std::uint8_t>(middle - corner.row),
                                static_cast<std::uint8_t>(middle - corner.column), m_turn};
        const bool isKnown = std::any_of(m_monument.arrangements.begin(), m_monument.arrangements.end(),
                                         [&](const Arrangement &other) { return isSame(arrangement, other); });
        if (!isKnown)
            m_monument.arrangements.push_back(arrangement);
        m_isTooMany = m_monument.arrangements.size() > most;
    }

    [[nodiscard]] static bool isSame(const Arrangement &a, const Arrangement &b)
    {
        return a.row == b.row && a.column == b.column && a.turn == b.turn &&
               std::equal(a.shape.spaces().begin(), a.shape.spaces().end(), b.shape.spaces().begin(),
                          b.shape.spaces().end());
    }

    Monument &m_monument;
    const Options &m_options;
    unsigned m_all = (1U << m_monument.components.size()) - 1;
    std::uint8_t m_turn = 0;
    bool m_isTooMany = false;
};

} // namespace

void arrangeFigures(Monument &monument, const Options &options)
{
    if (monument.components.size() > 1 && monument.size <= mostSpaces)
        Arranger(monument, options).run();
}

} // namespace mw::world_wonders
