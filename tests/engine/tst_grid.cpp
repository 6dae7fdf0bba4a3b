#include "core/grid.h"
#include "core/gridshape.h"
#include "core/random.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace mw;
using namespace mw::grid;

namespace {

/// The `#` of rows.
Cells cellsOf(const std::vector<std::string> &rows)
{
    Cells cells;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            if (rows[row][column] == '#')
                cells.add({int(row), int(column)});
        }
    }
    return cells;
}

/// Digits are kinds; all else is not covered.
Shape shapeOf(const std::vector<std::string> &rows)
{
    std::vector<Shape::Part> parts;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            if (rows[row][column] >= '0' && rows[row][column] <= '9')
                parts.push_back({{int(row), int(column)}, std::uint8_t(rows[row][column] - '0')});
        }
    }
    return Shape::of(std::move(parts));
}

QString drawn(const Cells &cells)
{
    QString text;
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column)
            text += QLatin1Char(cells.has({row, column}) ? '#' : '.');
        text += QLatin1Char('\n');
    }
    return text;
}

Cells randomCells(Random &random, int rows, int columns)
{
    Cells cells;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (random.below(3) != 0)
                cells.add({row, column});
        }
    }
    return cells;
}

} // namespace

/// Grids of bits against the same things found space by space.
class TestGrid : public QObject
{
    Q_OBJECT

private slots:
    void moves();
    void neighboursStopAtTheSides();
    void findsAreas();
    void findsTheLargestRectangle_data();
    void findsTheLargestRectangle();
    void turns_data();
    void turns();
    void kindsTurnWithTheirSpaces();
    void tellsWhatHangsTogether();
    void findsEveryCorner();
};

void TestGrid::moves()
{
    Random random(1);
    for (int round = 0; round < 200; ++round) {
        const Cells cells = randomCells(random, side, side);
        const int by = int(random.below(side * side));
        Cells expected;
        cells.forEach([&](Space space) {
            const int bit = space.row * side + space.column + by;
            if (bit < side * side)
                expected.add({bit / side, bit % side});
        });
        QCOMPARE(drawn(cells.forward(by)), drawn(expected));
        QCOMPARE(drawn(cells.forward(by).back(by)), drawn(cells & rectangle(side, side).back(by)));
    }
    const Cells cells = cellsOf({"#..", "..#"});
    QCOMPARE(drawn(moved(cells, 1, 2)), drawn(cellsOf({"", "..#..", "....#"})));
    QCOMPARE(drawn(moved(cells, 0, -1)), drawn(cellsOf({"", ".#"})));
    QCOMPARE(cells.count(), 2);
    QCOMPARE((cells - cellsOf({"#"})).first(), (Space{1, 2}));
}

void TestGrid::neighboursStopAtTheSides()
{
    Cells corners;
    for (const Space space : {Space{0, 0}, Space{0, side - 1}, Space{side - 1, 0}, Space{side - 1, side - 1}})
        corners.add(space);
    QCOMPARE(beside(corners).count(), 8);
    Cells one;
    one.add({5, side - 1});
    QVERIFY(!beside(one).has({6, 0}));
    QCOMPARE(beside(one).count(), 3);
    QCOMPARE(drawn(beside(cellsOf({"", ".##"}))), drawn(cellsOf({".##", "#..#", ".##"})));
}

void TestGrid::findsAreas()
{
    const std::vector<Cells> found = areas(cellsOf({"##.#", ".#.#", "#..."}));
    QCOMPARE(found.size(), std::size_t(3));
    QCOMPARE(drawn(found[0]), drawn(cellsOf({"##", ".#"})));
    QCOMPARE(drawn(found[1]), drawn(cellsOf({"...#", "...#"})));
    QCOMPARE(drawn(found[2]), drawn(cellsOf({"", "", "#"})));
    QVERIFY(areas({}).empty());
}

void TestGrid::findsTheLargestRectangle_data()
{
    QTest::addColumn<std::vector<std::string>>("rows");
    QTest::addColumn<std::vector<std::string>>("expected");
    using Rows = std::vector<std::string>;
    QTest::newRow("nothing") << Rows{} << Rows{};
    QTest::newRow("wide") << Rows{"##..", "####", "####"} << Rows{"", "####", "####"};
    QTest::newRow("tall") << Rows{"##..", "##..", "##.#", "##.."} << Rows{"##", "##", "##", "##"};
    QTest::newRow("upper of two") << Rows{".##", "...", "##."} << Rows{".##"};
    QTest::newRow("right side") << Rows{"..............##", "..............##"}
                                << Rows{"..............##", "..............##"};
}

void TestGrid::findsTheLargestRectangle()
{
    QFETCH(std::vector<std::string>, rows);
    QFETCH(std::vector<std::string>, expected);
    QCOMPARE(drawn(largestRectangle(cellsOf(rows))), drawn(cellsOf(expected)));
}

void TestGrid::turns_data()
{
    QTest::addColumn<std::vector<std::string>>("rows");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("chiral");
    using Rows = std::vector<std::string>;
    QTest::newRow("square") << Rows{"00", "00"} << 1 << false;
    QTest::newRow("bar") << Rows{"000"} << 2 << false;
    QTest::newRow("corner") << Rows{"0.", "00"} << 4 << false;
    QTest::newRow("S") << Rows{".00", "00."} << 2 << true;
    QTest::newRow("L") << Rows{"0.", "0.", "00"} << 4 << true;
    QTest::newRow("bar with ends that differ") << Rows{"01"} << 4 << false;
}

void TestGrid::turns()
{
    QFETCH(std::vector<std::string>, rows);
    QFETCH(int, count);
    QFETCH(bool, chiral);
    const Shape shape = shapeOf(rows);
    QCOMPARE(int(turnsOf(shape).size()), count);
    QCOMPARE(isChiral(shape), chiral);
    QVERIFY(turned(turned(turned(turned(shape)))) == shape);
    QVERIFY(mirrored(mirrored(shape)) == shape);
}

void TestGrid::kindsTurnWithTheirSpaces()
{
    QVERIFY(turned(shapeOf({"01", ".2"})) == shapeOf({".0", "21"}));
    QVERIFY(mirrored(shapeOf({"01", ".2"})) == shapeOf({"10", "2."}));
    QVERIFY(shapeOf({"...", ".01"}) == shapeOf({"01"}));
}

void TestGrid::tellsWhatHangsTogether()
{
    QVERIFY(shapeOf({"00", ".0"}).isConnected());
    QVERIFY(!shapeOf({"0.", ".0"}).isConnected());
}

void TestGrid::findsEveryCorner()
{
    Random random(7);
    const std::vector<Shape> shapes{shapeOf({"0"}), shapeOf({"00", ".1"}), shapeOf({"0110"}),
                                    shapeOf({"0", "1", "1", "0"}), shapeOf({"0..0", "1111"})};
    for (const auto &[rows, columns] : {std::pair(12, 12), std::pair(16, 16), std::pair(3, 16), std::pair(16, 3)}) {
        for (int round = 0; round < 40; ++round) {
            const std::vector<Cells> beneath{randomCells(random, rows, columns), randomCells(random, rows, columns)};
            for (const Shape &shape : shapes) {
                Cells expected;
                for (int row = 0; row + shape.rows <= rows; ++row) {
                    for (int column = 0; column + shape.columns <= columns; ++column) {
                        if (std::all_of(shape.parts.begin(), shape.parts.end(), [&](const Shape::Part &part) {
                                return beneath[part.kind].has({row + part.space.row, column + part.space.column});
                            }))
                            expected.add({row, column});
                    }
                }
                QCOMPARE(drawn(cornersOf(shape, beneath, rows, columns)), drawn(expected));
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestGrid)
#include "tst_grid.moc"
