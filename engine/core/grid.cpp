#include "grid.h"

#include <algorithm>

namespace mw::grid {

namespace {

constexpr Cells columnsFrom(int first, int last)
{
    Cells cells;
    for (int row = 0; row < side; ++row) {
        for (int column = first; column <= last; ++column)
            cells.add({row, column});
    }
    return cells;
}

constexpr Cells withoutLeft = columnsFrom(1, side - 1);
constexpr Cells withoutRight = columnsFrom(0, side - 2);

/// Them and their neighbours.
Cells grown(const Cells &cells)
{
    return cells | cells.forward(side) | cells.back(side) | (cells & withoutRight).forward(1) |
           (cells & withoutLeft).back(1);
}

} // namespace

Cells rectangle(int rows, int columns)
{
    Cells cells;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column)
            cells.add({row, column});
    }
    return cells;
}

Cells moved(const Cells &cells, int rows, int columns)
{
    Cells result;
    cells.forEach([&](Space space) {
        const Space to{space.row + rows, space.column + columns};
        if (to.row >= 0 && to.row < side && to.column >= 0 && to.column < side)
            result.add(to);
    });
    return result;
}

Cells beside(const Cells &cells)
{
    return grown(cells) - cells;
}

Cells areaOf(const Cells &within, const Cells &start)
{
    Cells area = start;
    for (Cells more = grown(area) & within; more != area; more = grown(area) & within)
        area = more;
    return area;
}

std::vector<Cells> areas(const Cells &within)
{
    std::vector<Cells> found;
    for (Cells left = within; !left.isEmpty();) {
        Cells start;
        start.add(left.first());
        found.push_back(areaOf(within, start));
        left -= found.back();
    }
    return found;
}

Cells largestRectangle(const Cells &cells)
{
    Cells best;
    int bestSize = 0;
    std::array<int, side> heights{}; // how many spaces reach up from the present row in each column
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column)
            heights[std::size_t(column)] = cells.has({row, column}) ? heights[std::size_t(column)] + 1 : 0;
        for (int left = 0; left < side; ++left) {
            int height = side;
            for (int right = left; right < side && heights[std::size_t(right)] > 0; ++right) {
                height = std::min(height, heights[std::size_t(right)]);
                if (height * (right - left + 1) <= bestSize)
                    continue;
                bestSize = height * (right - left + 1);
                best = moved(rectangle(height, right - left + 1), row - height + 1, left);
            }
        }
    }
    return best;
}

} // namespace mw::grid
