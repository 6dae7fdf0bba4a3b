#include "shape.h"

#include <algorithm>

namespace mw::world_wonders {

namespace {

bool covers(const grid::Shape &drawn, int row, int column)
{
    return std::any_of(drawn.parts.begin(), drawn.parts.end(), [row, column](const grid::Shape::Part &part) {
        return part.space.row == row && part.space.column == column;
    });
}

bool sameCells(const TurnedShape &a, const TurnedShape &b)
{
    return std::equal(a.spaces().begin(), a.spaces().end(), b.spaces().begin(), b.spaces().end());
}

void addMoves(TurnedShape &shape)
{
    while (shape.moveCount < shape.cellCount || shape.moveCount % movesAtOnce != 0) {
        const Cell &cell = shape.cells[std::min<std::size_t>(shape.moveCount, shape.cellCount - std::size_t{1})];
        const std::size_t row = cell.row + std::size_t{1};
        shape.moves[shape.moveCount++] = {
            static_cast<std::uint16_t>(row),
            static_cast<std::uint16_t>(static_cast<std::size_t>(cell.ground) * sheetRows + row), cell.column};
    }
}

/// WW-PLACE-04, 05: the turns that are allowed, each once.
void chooseTurns(Shape &shape, Turns turns)
{
    shape.canonical.fill(noTurn);
    const int end = turns.fixed ? 1 : turns.mirror ? maxTurns : firstMirrored;
    for (int turn = 0; turn < maxTurns; ++turn) {
        for (int lower = 0; lower <= std::min(turn, end - 1); ++lower) {
            const auto at = static_cast<std::size_t>(turn);
            if (!sameCells(shape.turns[at], shape.turns[static_cast<std::size_t>(lower)]))
                continue;
            shape.canonical[at] = static_cast<std::uint8_t>(lower);
            if (lower == turn)
                shape.allowed[shape.allowedCount++] = static_cast<std::uint8_t>(turn);
            break;
        }
    }
}

} // namespace

TurnedShape laidOut(const grid::Shape &drawn)
{
    TurnedShape shape;
    for (const grid::Shape::Part &part : drawn.parts) {
        shape.cells[shape.cellCount++] = {static_cast<std::uint8_t>(part.space.row),
                                          static_cast<std::uint8_t>(part.space.column), static_cast<Ground>(part.kind)};
        std::uint16_t &row = shape.drawn[static_cast<std::size_t>(grid::side + part.space.row)];
        row = static_cast<std::uint16_t>(row | 1U << part.space.column);
    }
    addMoves(shape);
    shape.rows = static_cast<std::uint8_t>(drawn.rows);
    shape.columns = static_cast<std::uint8_t>(drawn.columns);
    for (int row = -1; row <= shape.rows; ++row) { // WW-GEO-03: what shares a side with one of them
        for (int column = -1; column <= shape.columns; ++column) {
            const bool beside = covers(drawn, row - 1, column) || covers(drawn, row + 1, column) ||
                                covers(drawn, row, column - 1) || covers(drawn, row, column + 1);
            if (beside && !covers(drawn, row, column))
                shape.sides[shape.sideCount++] = {static_cast<std::uint8_t>(row + 1),
                                                  static_cast<std::uint8_t>(column + 1)};
        }
    }
    return shape;
}

unsigned Shape::sameAs(int turn) const
{
    unsigned same = 0;
    for (std::size_t other = 0; other < turns.size(); ++other)
        same |= sameCells(turns[other], turns[static_cast<std::size_t>(turn)]) ? 1U << other : 0U;
    return same;
}

bool Shape::operator==(const Shape &other) const
{
    return sameCells(turns[0], other.turns[0]) && canonical == other.canonical;
}

Shape makeShape(const grid::Shape &drawn, Turns turns)
{
    Shape shape;
    shape.size = static_cast<std::uint8_t>(drawn.parts.size());
    grid::Shape plain = drawn;
    grid::Shape mirrored = grid::mirrored(drawn);
    for (std::size_t turn = 0; turn < static_cast<std::size_t>(firstMirrored); ++turn) {
        shape.turns[turn] = laidOut(plain);
        shape.turns[turn + firstMirrored] = laidOut(mirrored);
        plain = grid::turned(plain);
        mirrored = grid::turned(mirrored);
    }
    chooseTurns(shape, turns);
    return shape;
}

Shape straightShape(int length, Ground ends, Ground middle)
{
    std::vector<grid::Shape::Part> parts;
    for (int column = 0; column < length; ++column)
        parts.push_back({{0, column}, static_cast<std::uint8_t>(column == 0 || column + 1 == length ? ends : middle)});
    return makeShape(grid::Shape::of(std::move(parts)), {});
}

} // namespace mw::world_wonders
