#include "core/optionchoices.h"
#include "core/valuetext.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using mw::Item;
using mw::Value;

namespace {

using Counts = std::map<std::string, int>;

std::vector<std::string> wordsOf(const Value *list)
{
    std::vector<std::string> words;
    for (const Value &word : list ? list->list : std::vector<Value>())
        words.push_back(word.text);
    return words;
}

/// All that two items of a kind may not have in common: every value but names and what is for people.
std::string valuesOf(const Item &item)
{
    Value rest = Value::ofMap({});
    for (const Value::Entry &entry : item.fields.map) {
        if (entry.key != "id" && entry.key != "name" && entry.key != "years" && entry.key != "text" &&
            entry.key != "status" && entry.key != "art")
            rest.set(entry.key, entry.value);
    }
    return mw::toLine(rest);
}

} // namespace

/// What the shipped content of Timespan promises: printed quantities, what is publicly known, no two cards alike, and
/// boards on which everything can be reached.
class TestTimespanContent : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void agesHaveTheirCards();
    void piecesAreAsPrinted();
    void noTwoAreAlike_data();
    void noTwoAreAlike();
    void costsArePayments();
    void technologiesHaveABoard();
    void upgradeTilesHaveAPlace();
    void civilizationsAreKnown();
    void timeTrackIsKnown();
    void soloScenarios_data();
    void soloScenarios();
    void optionsNameRules();

private:
    [[nodiscard]] std::vector<const Item *> all(const char *kind) const { return m_items.ofKind(kind); }
    [[nodiscard]] std::int64_t sumOf(const char *kind, const char *field) const
    {
        std::int64_t sum = 0;
        for (const Item *item : all(kind))
            sum += item->fields.intOr(field, 0);
        return sum;
    }

    mw::Items m_items;
};

void TestTimespanContent::initTestCase()
{
    const mw::yaml::LoadResult loaded = mw::yaml::loadPack(mw::sourceFile("/content/timespan"));
    for (const mw::Diagnostic &problem : loaded.diagnostics)
        QFAIL(problem.toString().c_str()); // numbers of items are checked there, and the bands of costs and rewards
    m_items = loaded.items;
}

void TestTimespanContent::agesHaveTheirCards()
{
    Counts ages;
    std::map<std::string, Counts> types;
    for (const Item *card : all("history-card")) {
        const std::string age = card->fields.textOr("age", "");
        ++ages[age];
        ++types[age][card->fields.textOr("type", "")];
    }
    QCOMPARE(ages, (Counts{{"S", 3}, {"I", 36}, {"II", 36}, {"III", 36}, {"IV", 36}}));
    for (const char *age : {"I", "II", "III"}) {
        QCOMPARE(types[age], (Counts{{"person", 12}, {"construction", 10}, {"invention", 10}, {"special", 4}}));
    }
    QCOMPARE(types["S"], (Counts{{"person", 1}, {"construction", 1}, {"invention", 1}}));
    QVERIFY(types["IV"]["next-gen"] > 0);
}

void TestTimespanContent::piecesAreAsPrinted()
{
    QCOMPARE(sumOf("luxury", "copies"), 108);
    QCOMPARE(sumOf("upgrade-tile", "copies"), 21);
    const Item *game = m_items.find("game", "timespan");
    QCOMPARE(game->fields.at("setup")->intOr("gears", 0), 24);
    QCOMPARE(game->fields.at("setup")->intOr("workers", 0), 36);
    Counts tiles;
    for (const Item *tile : all("discovery-tile")) {
        ++tiles[tile->fields.textOr("age", "")];
        QVERIFY2(!tile->field("clock") || tile->fields.textOr("age", "") == "III", tile->id.c_str());
    }
    QCOMPARE(tiles.size(), std::size_t(3));
    for (const auto &[age, count] : tiles)
        QVERIFY2(count >= 5, age.c_str()); // what a table of four lays out at once
}

void TestTimespanContent::noTwoAreAlike_data()
{
    QTest::addColumn<QByteArray>("kind");
    for (const char *kind : {"history-card", "wonder", "vision", "discovery-tile", "tech-board", "civilization"})
        QTest::newRow(kind) << QByteArray(kind);
}

void TestTimespanContent::noTwoAreAlike()
{
    QFETCH(QByteArray, kind);
    std::map<std::string, std::string> seen;
    for (const Item *item : all(kind.constData())) {
        const auto [first, isNew] = seen.try_emplace(valuesOf(*item), item->id);
        QVERIFY2(isNew, (first->second + " and " + item->id).c_str());
    }
    QVERIFY(!seen.empty());
}

void TestTimespanContent::costsArePayments()
{
    for (const char *kind : {"history-card", "wonder"}) {
        for (const Item *item : all(kind)) {
            const Value *cost = item->field("cost");
            QVERIFY2(cost || item->fields.textOr("age", "") == "S", item->id.c_str());
            for (const Value &part : cost ? cost->list : std::vector<Value>())
                QVERIFY2(part.map.front().key == "pay", item->id.c_str());
        }
    }
}

void TestTimespanContent::technologiesHaveABoard()
{
    std::map<std::string, std::set<std::string>> boards;
    for (const Item *board : all("tech-board")) {
        Counts gears;
        for (const Value &slot : board->field("slots")->list) {
            ++gears[slot.textOr("gear", "")];
            QVERIFY2(boards[slot.textOr("technology", "")].insert(board->id).second, board->id.c_str());
        }
        QCOMPARE(gears, (Counts{{"white", 5}, {"black", 3}}));
    }
    for (const Item *technology : all("technology")) {
        const auto on = boards[technology->id].size();
        const Value *unique = technology->field("unique");
        QVERIFY2(unique ? on == 1 : on > 1, technology->id.c_str());
        if (const Value *tile = technology->field("tile"))
            QCOMPARE(m_items.find("upgrade-tile", tile->text)->fields.intOr("copies", 0),
                     static_cast<std::int64_t>(on));
    }
}

void TestTimespanContent::upgradeTilesHaveAPlace()
{
    for (const Item *board : all("civilization")) {
        std::set<std::string> kinds;
        std::set<std::string> places;
        for (const Value &box : board->field("boxes")->list) {
            QVERIFY2(kinds.insert(box.textOr("kind", "")).second, board->id.c_str());
            QVERIFY2(places.insert(box.textOr("row", "") + std::to_string(box.intOr("space", 0))).second,
                     board->id.c_str());
            QVERIFY2(box.textOr("row", "") == "below" || box.intOr("space", 0) > 2, board->id.c_str());
        }
        for (const Item *tile : all("upgrade-tile"))
            QVERIFY2(kinds.count(tile->fields.textOr("fits", "")) == 1, tile->id.c_str());
    }
}

void TestTimespanContent::civilizationsAreKnown()
{
    std::set<std::int64_t> numbers;
    for (const Item *board : all("civilization")) {
        QVERIFY2(numbers.insert(board->fields.intOr("number", 0)).second, board->id.c_str());
        std::multiset<std::string> cards;
        for (const Value &space : board->field("timeline")->list)
            cards.insert(space.textOr("card", "none"));
        QCOMPARE(cards, (std::multiset<std::string>{"fire", "none", "shaman", "wheel"}));
    }
    const auto boxOf = [this](const char *board, const char *kind) -> std::string {
        for (const Value &box : m_items.find("civilization", board)->field("boxes")->list) {
            if (box.textOr("kind", "") == kind)
                return mw::toLine(*box.find("choices"));
        }
        return {};
    };
    for (const char *kind : {"upgrade", "culture"})
        QCOMPARE(boxOf("egyptians", kind), boxOf("mexica", kind));
    for (const auto &[board, kind] :
         {std::pair("egyptians", "coin"), std::pair("greeks", "science"), std::pair("vikings", "ship"),
          std::pair("babylonians", "card"), std::pair("mexica", "card")})
        QVERIFY2(boxOf(board, kind) != boxOf("chinese", kind), board);
}

void TestTimespanContent::timeTrackIsKnown()
{
    std::string phases;
    for (const Value &space : m_items.find("game-board", "game-board")->field("time")->list)
        phases += space.textOr("age", "") + ' ' + space.textOr("phase", "").substr(0, 1) + ", ";
    QCOMPARE(QByteArray::fromStdString(phases),
             "I d, I a, I i, I d, I a, II i, II d, II a, II i, II d, II a, III i, III d, III a, ");
}

void TestTimespanContent::soloScenarios_data()
{
    QTest::addColumn<QByteArrayList>("facts"); // technology board, civilization, hand, neutral wonders, visions
    const auto row = [](const char *id, const QByteArrayList &facts) { QTest::newRow(id) << facts; };
    row("a-new-dawn",
        {"ambitious", "babylonians", "hanging-gardens", "great-library acropolis", "refined-taste all-knowing"});
    row("tapestry", {"spiritual", "mexica", "templo-mayor", "the-great-wall valhalla", "golden-age through-the-ages"});
    row("mosaic", {"prosperous", "greeks", "acropolis", "oracle-of-delphi great-lighthouse", "all-knowing opulence"});
    row("clash-of-cultures",
        {"visionary", "chinese", "terracotta-army", "the-great-wall abu-simbel", "golden-age population-boom"});
    row("race-for-the-galaxy",
        {"spiritual", "vikings", "valhalla", "the-sphinx stonehenge", "outer-worlds state-of-the-art"});
    row("concordia",
        {"enlightened", "babylonians", "petra", "great-library hanging-gardens", "refined-taste opulence"});
    row("epochs", {"visionary", "egyptians", "abu-simbel", "great-lighthouse the-pyramids", "metropolis eureka"});
    row("beyond-the-sun", {"expansive", "vikings", "oracle-of-delphi", "area-51 colossus", ""});
}

void TestTimespanContent::soloScenarios()
{
    QFETCH(QByteArrayList, facts);
    const Item *solo = m_items.find("solo", QTest::currentDataTag());
    QVERIFY(solo);
    QByteArrayList found{QByteArray::fromStdString(solo->fields.textOr("tech-board", "")),
                         QByteArray::fromStdString(solo->fields.textOr("civilization", ""))};
    for (const char *field : {"hand", "neutral", "visions"}) {
        QByteArrayList words;
        for (const std::string &word : wordsOf(solo->field(field)))
            words << QByteArray::fromStdString(word);
        found << words.join(' ');
    }
    QCOMPARE(found, facts);
    for (const Value &option : m_items.find("game", "timespan")->field("options")->list) {
        const mw::OptionChoice choice{solo->id, solo->fields.textOr("name", "")};
        const std::vector<mw::OptionChoice> choices = mw::optionChoices(m_items, option);
        QVERIFY(option.textOr("id", "") != "solo" || std::count(choices.begin(), choices.end(), choice) == 1);
    }
}

void TestTimespanContent::optionsNameRules()
{
    for (const Value &option : m_items.find("game", "timespan")->field("options")->list) {
        const std::vector<std::string> rules = wordsOf(option.find("rules"));
        QVERIFY(!rules.empty());
        for (const std::string &rule : rules)
            QVERIFY2(m_items.find("rule", rule), rule.c_str());
    }
}

QTEST_GUILESS_MAIN(TestTimespanContent)
#include "tst_timespancontent.moc"
