#include "core/gridshape.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using mw::Item;
using mw::Value;
namespace grid = mw::grid;

namespace {

/// The spaces of rows of characters that hold one of `symbols`.
grid::Cells cellsOf(const Value &rows, std::string_view symbols)
{
    grid::Cells cells;
    for (int row = 0; row < std::ssize(rows.list); ++row) {
        const std::string &text = rows.list[static_cast<std::size_t>(row)].text;
        for (int column = 0; column < std::ssize(text); ++column) {
            if (symbols.find(text[static_cast<std::size_t>(column)]) != std::string_view::npos)
                cells.add({row, column});
        }
    }
    return cells;
}

/// A figure or a shape; the kinds of its parts are the positions of their characters in `symbols`.
grid::Shape shapeOf(const Value &rows, std::string_view symbols)
{
    std::vector<grid::Shape::Part> parts;
    for (std::size_t kind = 0; kind < symbols.size(); ++kind)
        cellsOf(rows, symbols.substr(kind, 1)).forEach([&](grid::Space space) {
            parts.push_back({space, static_cast<std::uint8_t>(kind)});
        });
    return grid::Shape::of(std::move(parts));
}

std::multiset<std::string> neighboursOf(const Item &monument)
{
    std::multiset<std::string> names;
    if (const Value *symbols = monument.field("symbols"))
        for (const Value &symbol : symbols->list)
            names.insert(symbol.textOr("next-to", ""));
    return names;
}

} // namespace

/// What the shipped content of World Wonders promises: printed quantities, what is publicly known of the monuments, and
/// that no player is better off for the board that was dealt.
class TestWorldWondersContent : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void stacksHaveTheirTiles();
    void resourcesAreEven();
    void mapsAreComparable_data();
    void mapsAreComparable();
    void bridgesReachEveryArea();
    void figuresFitEveryMap();
    void monumentsDiffer();
    void knownFactsHold();
    void objectivesCoverAllKinds();
    void symbolsLieOnTheTracks();

private:
    [[nodiscard]] std::vector<const Item *> all(const char *kind) const { return m_items.ofKind(kind); }

    mw::Items m_items;
};

void TestWorldWondersContent::initTestCase()
{
    const mw::yaml::LoadResult loaded = mw::yaml::loadPack(mw::sourceFile("/content/world-wonders"));
    for (const mw::Diagnostic &problem : loaded.diagnostics)
        QFAIL(problem.toString().c_str()); // printed quantities are checked there
    m_items = loaded.items;
}

void TestWorldWondersContent::stacksHaveTheirTiles()
{
    constexpr int tilesOfAStack = 10;
    std::map<std::string, std::map<std::string, int>> types;
    for (const Item *building : all("building"))
        ++types[building->fields.textOr("stack", "")][building->fields.textOr("type", "")];
    std::map<std::int64_t, int> stacks; // by number of players
    for (const Item *stack : all("stack")) {
        int tiles = 0;
        for (const auto &[type, count] : types[stack->id])
            tiles += count;
        QCOMPARE(tiles, tilesOfAStack);
        QCOMPARE(types[stack->id].size(), std::size_t(5)); // every type in every shape
        const int size = cellsOf(*stack->field("shape"), "#").count();
        QVERIFY2(size >= 1 && size <= 6, stack->id.c_str());
        const std::int64_t price = stack->fields.intOr("price", 0);
        QVERIFY2(price >= 2 && price <= 5, stack->id.c_str());
        ++stacks[stack->fields.intOr("players", 1)];
    }
    QCOMPARE(stacks, (std::map<std::int64_t, int>{{1, 6}, {4, 1}, {5, 1}}));
}

void TestWorldWondersContent::resourcesAreEven()
{
    constexpr std::int64_t mostApart = 3;
    std::array<std::int64_t, 3> sums{};
    for (const Item *building : all("building")) {
        sums[0] += building->fields.intOr("food", 0);
        sums[1] += building->fields.intOr("ceramics", 0);
        sums[2] += building->fields.intOr("gears", 0);
    }
    const auto [least, most] = std::minmax_element(sums.begin(), sums.end());
    QVERIFY(*least > 50);
    QVERIFY(*most - *least <= mostApart);
}

void TestWorldWondersContent::mapsAreComparable_data()
{
    QTest::addColumn<const Item *>("map");
    for (const Item *map : all("map"))
        QTest::newRow(map->id.c_str()) << map;
}

void TestWorldWondersContent::mapsAreComparable()
{
    QFETCH(const Item *, map);
    const Value &rows = *map->field("rows");
    QCOMPARE(rows.list.size(), std::size_t(12));
    for (const Value &row : rows.list)
        QCOMPARE(row.text.size(), std::size_t(12));
    QCOMPARE(cellsOf(rows, "~").count(), 18);
    QCOMPARE(cellsOf(rows, "*").count(), 10);
    QCOMPARE(grid::areas(cellsOf(rows, "~")).size(), std::size_t(1)); // one lake, or one river
    const int rectangle = grid::largestRectangle(cellsOf(rows, ".")).count();
    QVERIFY2(rectangle >= 16 && rectangle <= 20, qPrintable(QString::number(rectangle)));
    const grid::Cells land = cellsOf(rows, ".*");
    const grid::Cells lastRow = land & grid::moved(grid::rectangle(1, 12), 11, 0);
    const int beyond = (land - grid::areaOf(land, lastRow)).count();
    const bool isLake = map->fields.textOr("side", "") == "A";
    QVERIFY2(isLake ? beyond == 0 : beyond >= 38 && beyond <= 42, qPrintable(QString::number(beyond)));
}

void TestWorldWondersContent::bridgesReachEveryArea()
{
    Value straight = Value::ofList({});
    straight.list.push_back(Value::ofText("LEEL"));
    for (const Item *map : all("map")) {
        const Value &rows = *map->field("rows");
        const grid::Cells land = cellsOf(rows, ".*");
        const std::array<grid::Cells, 2> beneath{land, grid::rectangle(12, 12)};
        grid::Cells reached = land & grid::moved(grid::rectangle(1, 12), 11, 0);
        for (bool grows = true; grows;) {
            reached = grid::areaOf(land, reached);
            grows = false;
            for (const grid::Shape &road : grid::turnsOf(shapeOf(straight, "LE"))) {
                grid::cornersOf(road, beneath, 12, 12).forEach([&](grid::Space corner) {
                    const grid::Cells ends = road.at(corner) & land;
                    grows = grows || (!(ends & reached).isEmpty() && !(ends - reached).isEmpty());
                    if (!(ends & reached).isEmpty())
                        reached |= ends;
                });
            }
        }
        QVERIFY2(reached == land, map->id.c_str());
    }
}

void TestWorldWondersContent::figuresFitEveryMap()
{
    for (const Item *map : all("map")) {
        const Value &rows = *map->field("rows");
        const std::array<grid::Cells, 3> beneath{cellsOf(rows, ".*"), cellsOf(rows, "~"), grid::rectangle(12, 12)};
        for (const Item *monument : all("monument")) {
            for (const Value &figure : monument->field("components")->list) {
                int places = 0;
                for (const grid::Shape &shape : grid::turnsOf(shapeOf(*figure.find("rows"), "LWE")))
                    places += grid::cornersOf(shape, beneath, 12, 12).count();
                QVERIFY2(places >= 4, (monument->id + " on " + map->id).c_str());
            }
        }
    }
}

void TestWorldWondersContent::monumentsDiffer()
{
    std::set<std::string> patterns;
    std::set<std::string> pictures;
    for (const Item *monument : all("monument")) {
        std::string pattern;
        for (const Value &figure : monument->field("components")->list) {
            for (const Value &row : figure.find("rows")->list)
                pattern += row.text + '/';
            pattern += ' ';
        }
        for (const std::string &neighbour : neighboursOf(*monument))
            pattern += neighbour + ' ';
        QVERIFY2(patterns.insert(pattern).second, monument->id.c_str());
        QVERIFY2(pictures.insert(monument->fields.textOr("art", "")).second, monument->id.c_str());
        QVERIFY2(monument->fields.intOr("rings", 0) >= 1, monument->id.c_str());
    }
}

void TestWorldWondersContent::knownFactsHold()
{
    using Names = std::multiset<std::string>;
    const auto figures = [this](const char *id) { return m_items.find("monument", id)->field("components")->list; };
    const auto neighbours = [this](const char *id) { return neighboursOf(*m_items.find("monument", id)); };
    QCOMPARE(neighbours("colosseum"), (Names{"habitation", "market", "road"}));
    QCOMPARE(figures("colosseum").size(), std::size_t(1));
    QCOMPARE(cellsOf(*figures("colosseum")[0].find("rows"), "L"), grid::rectangle(2, 3));
    QCOMPARE(neighbours("trojan-horse"), (Names{"habitation", "road"}));
    QCOMPARE(figures("great-wall").size(), std::size_t(3));
    QCOMPARE(figures("moai").size(), std::size_t(3));
    QVERIFY(neighbours("machu-picchu").count("farm") >= 1);
    QVERIFY(neighbours("aqueduct").count("water") >= 1);
}

void TestWorldWondersContent::objectivesCoverAllKinds()
{
    std::map<std::string, int> kinds;
    std::set<std::string> resources;
    std::set<std::string> types;
    for (const Item *objective : all("objective")) {
        ++kinds[objective->fields.textOr("kind", "")];
        resources.insert(objective->fields.textOr("resource", ""));
        types.insert(objective->fields.textOr("building", ""));
        QVERIFY(objective->fields.intOr("first", 4) >= objective->fields.intOr("second", 2));
    }
    QCOMPARE(kinds.size(), std::size_t(10));
    QCOMPARE(kinds["resource"], 3);
    QCOMPARE(kinds["of-type"] + kinds["group"], 5);
    QCOMPARE(resources.size(), std::size_t(4)); // each of them, and none
    QCOMPARE(types.size(), std::size_t(6));
    QCOMPARE(m_items.find("objective", "districts")->fields.intOr("first", 4), std::int64_t(4));
}

void TestWorldWondersContent::symbolsLieOnTheTracks()
{
    const auto isWithin = [](const Value &spaces, std::int64_t last) {
        std::int64_t before = 0;
        for (const Value &space : spaces.list) {
            if (space.number <= before || space.number > last)
                return false;
            before = space.number;
        }
        return !spaces.list.empty();
    };
    for (const Item *board : all("resource-board")) {
        const Value &population = *board->field("population");
        QVERIFY2(isWithin(*population.find("rings"), population.intOr("length", 0)), board->id.c_str());
        for (const Value &track : board->field("tracks")->list) {
            QVERIFY(track.intOr("length", 0) >= 12);
            QVERIFY2(isWithin(*track.find("population"), track.intOr("length", 0)), board->id.c_str());
        }
    }
}

QTEST_GUILESS_MAIN(TestWorldWondersContent)
#include "tst_worldwonderscontent.moc"
