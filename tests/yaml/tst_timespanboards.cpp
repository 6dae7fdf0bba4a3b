#include "core/balance.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QTest>

#include <algorithm>
#include <functional>

using mw::Item;
using mw::Items;
using mw::Value;

namespace {

using Change = std::function<void(Items &)>;

/// The value at a path of an item, to be changed.
Value &at(Items &items, const char *kind, const char *id, const char *path)
{
    return const_cast<Value &>(*std::as_const(items).find(kind, id)->field(path));
}

Value words(std::initializer_list<const char *> texts)
{
    Value list = Value::ofList({});
    for (const char *text : texts)
        list.list.push_back(Value::ofText(text));
    return list;
}

} // namespace

/// What checking says of the boards and solo scenarios of Timespan while they are made: what can never come about in
/// play, and boards that are worth too much.
class TestTimespanBoards : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void warns_data();
    void warns();
    void weighsWholeBoards();
    void weighsTheBestChoice();
    void warnsOfRichBoards();

private:
    [[nodiscard]] mw::Diagnostics compiled(Items items) const
    {
        mw::Diagnostics problems;
        (void)mw::makePack(*m_pack->rules, std::move(items), {}, problems);
        return problems;
    }

    std::shared_ptr<const mw::GamePack> m_pack;
    Items m_items;
};

void TestTimespanBoards::initTestCase()
{
    const mw::yaml::LoadResult loaded = mw::yaml::loadPack(mw::sourceFile("/content/timespan"));
    QVERIFY(loaded.pack);
    m_pack = loaded.pack;
    m_items = loaded.items;
    QVERIFY(compiled(m_items).empty());
}

void TestTimespanBoards::warns_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<std::string>("code");
    QTest::addColumn<std::string>("item");
    const auto row = [](const char *name, const char *code, const char *item, Change change) {
        QTest::newRow(name) << std::move(change) << std::string(code) << std::string(item);
    };
    row("tile without a place", "timespan.tile.place", "civilization/greeks", [](Items &items) {
        for (Value &box : at(items, "civilization", "greeks", "boxes").list) {
            if (box.textOr("kind", "") == "culture")
                box.set("kind", Value::ofText("coin"));
        }
    });
    row("tile that nothing lays", "timespan.tile.unused", "upgrade-tile/art-tile",
        [](Items &items) { items.find("technology", "art")->fields.remove("tile"); });
    row("too few tiles", "timespan.tile.copies", "upgrade-tile/gold-tile",
        [](Items &items) { at(items, "upgrade-tile", "gold-tile", "copies") = Value::ofInt(2); });
    row("technology on no board", "timespan.technology.unused", "technology/logistics",
        [](Items &items) { at(items, "tech-board", "ambitious", "slots/7/technology") = Value::ofText("utopism"); });
    row("technology twice", "timespan.technology.twice", "tech-board/ambitious",
        [](Items &items) { at(items, "tech-board", "ambitious", "slots/7/technology") = Value::ofText("art"); });
    row("box drawn elsewhere", "timespan.box.place", "civilization/greeks",
        [](Items &items) { at(items, "civilization", "greeks", "boxes/0/at/x") = Value::ofInt(255); });
    row("blue points of one", "timespan.track.blue", "track/culture",
        [](Items &items) { items.find("track", "science")->fields.remove("blue-with"); });
    row("wonder twice", "timespan.solo.twice", "solo/mosaic", [](Items &items) {
        at(items, "solo", "mosaic", "neutral") = words({"acropolis", "colossus"});
    });
    row("three visions", "timespan.solo.visions", "solo/mosaic", [](Items &items) {
        at(items, "solo", "mosaic", "visions") = words({"all-knowing", "opulence", "eureka"});
    });
    row("nothing to fulfil", "timespan.solo.win", "solo/mosaic",
        [](Items &items) { items.find("solo", "mosaic")->fields.remove("visions"); });
}

void TestTimespanBoards::warns()
{
    QFETCH(Change, change);
    QFETCH(std::string, code);
    QFETCH(std::string, item);
    Items items = m_items;
    change(items);
    const mw::Diagnostics problems = compiled(items);
    const auto found = std::find_if(problems.begin(), problems.end(),
                                    [&](const mw::Diagnostic &problem) { return problem.code == code; });
    QVERIFY(found != problems.end());
    QCOMPARE(found->item, item);
    QVERIFY(!found->remedy.isEmpty());
}

void TestTimespanBoards::weighsWholeBoards()
{
    const mw::Balance balance(m_items);
    // coin, wheat and stone; then each box twice: 3 coins, culture and a point, two ship steps for wood, two upgrades,
    // a search, science and a coin
    const int egyptians = 2 + 4 + 4 + 2 * (6 + 10 + (12 - 4) + 6 + 6 + 8);
    const auto results = balance.measure(*std::as_const(m_items).find("civilization", "egyptians"));
    QCOMPARE(results.size(), std::size_t{1});
    QCOMPARE(results.front().value, egyptians);
    const Item &board = *std::as_const(m_items).find("civilization", "egyptians");
    QCOMPARE(balance.worthOfElement(board, "boxes", 0), std::optional<std::int64_t>(2 * 6));
    QCOMPARE(balance.worthOfElement(board, "boxes", 2), std::optional<std::int64_t>(2 * (12 - 4)));
    QVERIFY(!balance.worthOfElement(board, "timeline", 0));
    for (const char *kind : {"civilization", "tech-board", "track"}) {
        for (const Item *each : m_items.ofKind(kind))
            QVERIFY2(balance.measure(*each).at(0).isInside(), each->id.c_str());
    }
}

void TestTimespanBoards::weighsTheBestChoice()
{
    Items items = m_items;
    const auto worth = [&] {
        return mw::Balance(items).measure(*std::as_const(items).find("civilization", "babylonians")).at(0).value;
    };
    const auto before = worth();
    at(items, "weight", "search-card", "worth") = Value::ofInt(1); // the camel beside it is worth more
    QCOMPARE(worth(), before);
    at(items, "weight", "gain-camel", "worth") = Value::ofInt(9);
    QCOMPARE(worth(), before + 2);
}

void TestTimespanBoards::warnsOfRichBoards()
{
    Items items = m_items;
    mw::Diagnostics problems;
    at(items, "technology", "currency", "tile") = Value::ofText("balloon-and-space");
    at(items, "weight", "gain-balloon", "worth") = Value::ofInt(60);
    mw::checkBalance(items, problems);
    QVERIFY(std::any_of(problems.begin(), problems.end(), [](const mw::Diagnostic &problem) {
        return problem.code == "balance.band" && problem.item == "tech-board/ambitious" && problem.path == "slots";
    }));
}

QTEST_APPLESS_MAIN(TestTimespanBoards)
#include "tst_timespanboards.moc"
