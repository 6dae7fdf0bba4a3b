#include "contentreader.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

namespace mw::world_wonders {

namespace {

constexpr std::size_t most = 2048; ///< arrangements; more are slower to try than to search
constexpr std::size_t many = 64;   ///< so many that it is worth while to look ahead before they are tried

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
            m_arrangement.figures[0].turn = turn;
            addFigures(partsOf(first, turn, {}), m_all & ~1U, turnsAfter((1U << maxTurns) - 1, 0, turn));
        }
        if (m_isTooMany)
            m_monument.arrangements.clear();
        sort();
        if (m_monument.components.size() > 2 && m_monument.arrangements.size() > many)
            findLastBeside();
    }

private:
    void sort()
    {
        std::vector<Arrangement> &all = m_monument.arrangements;
        std::sort(all.begin(), all.end(),
                  [](const Arrangement &a, const Arrangement &b) { return a.figures < b.figures; });
        const auto others = static_cast<std::ptrdiff_t>(m_monument.components.size()) - 1;
        std::vector<std::vector<Arrangement>> groups;
        for (const Arrangement &each : all) {
            const bool isAlike = !groups.empty() && std::equal(each.figures.begin(), each.figures.begin() + others,
                                                               groups.back().front().figures.begin());
            if (!isAlike)
                groups.emplace_back();
            groups.back().push_back(each);
        }
        all.clear();
        for (const std::vector<Arrangement> &group : spread(groups)) {
            const std::size_t first = all.size();
            for (const Arrangement &each : spread(group))
                all.push_back(each);
            all[first].alike = static_cast<std::uint16_t>(group.size());
        }
    }
    /// In an order in which neighbours are unlike each other: where one does not fit, one that is almost the same
    /// hardly does.
    template <typename T>
    [[nodiscard]] static std::vector<T> spread(const std::vector<T> &sorted)
    {
        std::size_t step = sorted.size() * 5 / 13 + 1;
        while (std::gcd(step, sorted.size()) != 1)
            ++step;
        std::vector<T> result;
        for (std::size_t i = 0; i < sorted.size(); ++i)
            result.push_back(sorted[i * step % sorted.size()]);
        return result;
    }
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

    void addFigure(const Parts &laid, std::size_t figure, std::uint8_t turn, unsigned left, unsigned turns)
    {
        forEachCorner(laid, figure, turn, [&](const Arrangement::Figure &lies, const Parts &parts) {
            if (m_isTooMany)
                return;
            m_arrangement.figures[figure] = lies;
            Parts all = laid;
            all.insert(all.end(), parts.begin(), parts.end());
            addFigures(all, left, turns);
        });
    }

    /// Every other figure by itself, with the last one beside it.
    void findLastBeside()
    {
        const std::size_t last = m_monument.components.size() - 1;
        m_monument.lastBeside.resize(last * maxTurns);
        for (std::size_t figure = 0; figure < last; ++figure) {
            for (const std::uint8_t turn : m_monument.components[figure].distinct()) {
                for (const std::uint8_t lastTurn : m_monument.components[last].distinct())
                    forEachCorner(partsOf(m_monument.components[figure], turn, {}), last, lastTurn,
                                  [&](const Arrangement::Figure &lies, const Parts & /*parts*/) {
                                      m_monument.lastBeside[figure * maxTurns + turn].push_back(lies);
                                  });
            }
        }
    }

    /// Calls `visit(figure, parts)` for all corners around what lies at which a figure is linked to it.
    template <typename Visit>
    void forEachCorner(const Parts &laid, std::size_t figure, std::uint8_t turn, Visit visit) const
    {
        const TurnedShape &shape = m_monument.components[figure].turns[turn];
        const auto byRow = [](const auto &a, const auto &b) { return a.space.row < b.space.row; };
        const auto byColumn = [](const auto &a, const auto &b) { return a.space.column < b.space.column; };
        const auto [top, bottom] = std::minmax_element(laid.begin(), laid.end(), byRow);
        const auto [first, last] = std::minmax_element(laid.begin(), laid.end(), byColumn);
        for (int row = top->space.row - shape.rows - 1; row <= bottom->space.row + 2; ++row) {
            for (int column = first->space.column - shape.columns - 1; column <= last->space.column + 2; ++column) {
                const bool isNear = std::abs(row) < grid::side && std::abs(column) < grid::side;
                const Parts parts = partsOf(m_monument.components[figure], turn, {row, column});
                if (isNear && fits(laid, parts))
                    visit(Arrangement::Figure{turn, static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)},
                          parts);
            }
        }
    }

    /// Figures that change places with their twins, or are laid in another order, are the same.
    void add(const Parts &laid)
    {
        std::vector<std::array<int, 3>> whole;
        for (const grid::Shape::Part &part : laid)
            whole.push_back({part.space.row, part.space.column, part.kind});
        std::sort(whole.begin(), whole.end());
        whole.push_back({m_arrangement.figures[0].turn, 0, 0});
        if (m_known.insert(std::move(whole)).second)
            m_monument.arrangements.push_back(m_arrangement);
        m_isTooMany = m_monument.arrangements.size() > most;
    }

    Monument &m_monument;
    const Options &m_options;
    unsigned m_all = (1U << m_monument.components.size()) - 1;
    Arrangement m_arrangement;
    std::set<std::vector<std::array<int, 3>>> m_known;
    bool m_isTooMany = false;
};

} // namespace

void arrangeFigures(Monument &monument, const Options &options)
{
    if (monument.components.size() > 1)
        Arranger(monument, options).run();
}

} // namespace mw::world_wonders
