#include "gridshape.h"

#include <algorithm>

namespace mw::grid {

Shape Shape::of(std::vector<Part> parts)
{
    Shape shape;
    if (parts.empty())
        return shape;
    Space corner = parts.front().space;
    for (const Part &part : parts) {
        corner.row = std::min(corner.row, part.space.row);
        corner.column = std::min(corner.column, part.space.column);
    }
    for (Part &part : parts) {
        part.space = {part.space.row - corner.row, part.space.column - corner.column};
        shape.rows = std::max(shape.rows, part.space.row + 1);
        shape.columns = std::max(shape.columns, part.space.column + 1);
    }
    std::sort(parts.begin(), parts.end());
    shape.parts = std::move(parts);
    return shape;
}

Cells Shape::at(Space corner) const
{
    Cells cells;
    for (const Part &part : parts)
        cells.add({corner.row + part.space.row, corner.column + part.space.column});
    return cells;
}

bool Shape::isConnected() const
{
    return areas(at({0, 0})).size() <= 1;
}

Shape turned(const Shape &shape)
{
    std::vector<Shape::Part> parts = shape.parts;
    for (Shape::Part &part : parts)
        part.space = {part.space.column, shape.rows - 1 - part.space.row};
    return Shape::of(std::move(parts));
}

Shape mirrored(const Shape &shape)
{
    std::vector<Shape::Part> parts = shape.parts;
    for (Shape::Part &part : parts)
        part.space.column = shape.columns - 1 - part.space.column;
    return Shape::of(std::move(parts));
}

std::vector<Shape> turnsOf(const Shape &shape)
{
    std::vector<Shape> turns{shape};
    for (Shape next = turned(shape); next != shape; next = turned(next))
        turns.push_back(next);
    return turns;
}

bool isChiral(const Shape &shape)
{
    const std::vector<Shape> turns = turnsOf(shape);
    return std::find(turns.begin(), turns.end(), mirrored(shape)) == turns.end();
}

Cells cornersOf(const Shape &shape, std::span<const Cells> beneath, int rows, int columns)
{
    if (shape.parts.empty() || shape.rows > rows || shape.columns > columns)
        return {};
    // Bits that wrap round a side come out to the right of the last corner that has room.
    Cells corners = rectangle(rows - shape.rows + 1, columns - shape.columns + 1);
    for (const Shape::Part &part : shape.parts)
        corners &= beneath[part.kind].back(part.space.row * side + part.space.column);
    return corners;
}

} // namespace mw::grid
