#include "core/balance.h"
#include "tests/sourcepath.h"
#include "yaml/loader.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <set>

using mw::Item;
using mw::Items;
using mw::Value;

/// Holds what content/steam-time/README.md says about costs, rewards and quantities.
class TestBalance : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void weighsByHand_data();
    void weighsByHand();
    void itemsKeepTheirBands();
    void warnsOutsideTheBand();
    void absurdNumbersAreWeighed();
    void onlyKnownBottomsAreFree();
    void decksAreComplete();
    void rewardsOnlyGain();
    void lettersAreEven();
    void effortsAreEven();
    void boardsMatchTheBox();
    void stocksSuffice();
    void spacesGiveWhatTheyMay();
    void effectsHaveWords();
    void variantsApply_data();
    void variantsApply();

private:
    Items m_items;
};

namespace {

int number(const Item *item, std::string_view field, int otherwise = 0)
{
    return item ? static_cast<int>(item->fields.intOr(field, otherwise)) : otherwise;
}

const std::vector<Value> &listOf(const Item &item, std::string_view field)
{
    static const std::vector<Value> none;
    const Value *value = item.field(field);
    return value ? value->list : none;
}

} // namespace

void TestBalance::initTestCase()
{
    const mw::yaml::LoadResult pack = mw::yaml::loadPack(mw::sourceFile("/content/steam-time"));
    for (const mw::Diagnostic &problem : pack.diagnostics)
        qWarning("%s", problem.toString().c_str());
    QVERIFY(pack.diagnostics.empty());
    m_items = pack.items;
}

void TestBalance::weighsByHand_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("band");
    QTest::addColumn<int>("cost");
    QTest::addColumn<int>("reward");
    QTest::addColumn<int>("value");
    // Two crystals of one colour; 3 gold against what Nobel gives; rewards and prices counted by hand.
    QTest::newRow("gift") << "encounter/alfred-nobel"
                          << "encounter-top" << 0 << 14 << 14;
    QTest::newRow("letters") << "expedition/lascaux"
                             << "expedition-two-rewards" << 12 << 18 << 150;
    QTest::newRow("income") << "upgrade/pressure-gauge"
                            << "upgrade-round-1" << 12 << 30 << 250;
    QTest::newRow("one step") << "mission/one-step-back"
                              << "mission-each" << 4 << 4 << 100;
    QTest::newRow("ten steps") << "mission/one-step-back"
                               << "mission-total" << 0 << 40 << 40;
}

void TestBalance::weighsByHand()
{
    QFETCH(QString, key);
    QFETCH(QString, band);
    const Item *item = m_items.find(key.section(u'/', 0, 0).toStdString(), key.section(u'/', 1).toStdString());
    QVERIFY(item);
    const std::vector<mw::BandResult> results = mw::Balance(m_items).measure(*item);
    const auto found = std::find_if(results.begin(), results.end(),
                                    [&](const auto &result) { return result.band->id == band.toStdString(); });
    QVERIFY(found != results.end());
    QTEST(int(found->cost), "cost");
    QTEST(int(found->reward), "reward");
    QTEST(int(found->value), "value");
}

void TestBalance::itemsKeepTheirBands()
{
    const mw::Balance balance(m_items);
    std::set<std::string> unused;
    for (const Item *band : m_items.ofKind("band"))
        unused.insert(band->id);
    for (const Item &item : m_items.all()) {
        std::vector<std::string> missing;
        for (const mw::BandResult &result : balance.measure(item, &missing)) {
            unused.erase(result.band->id);
            QVERIFY2(result.isInside(), (item.id + ' ' + result.band->id).c_str());
        }
        QVERIFY2(missing.empty(), item.id.c_str());
    }
    QVERIFY2(unused.empty(), unused.empty() ? "" : unused.begin()->c_str());
    for (const char *kind : {"encounter", "expedition", "upgrade", "mission"}) {
        const std::size_t bands = balance.titles(kind).size();
        for (const Item *item : m_items.ofKind(kind))
            QVERIFY2(balance.measure(*item).size() == bands, item->id.c_str());
    }
}

void TestBalance::warnsOutsideTheBand()
{
    Items items = m_items;
    items.find("encounter", "alfred-nobel")->fields.find("top")->list.front().set("amount", Value::ofInt(3));
    items.remove("weight", "pay-portal");
    mw::Diagnostics problems;
    mw::checkBalance(items, problems);
    QCOMPARE(problems.size(), 2u);
    QCOMPARE(problems[0].code, std::string("balance.band"));
    QCOMPARE(problems[0].item, std::string("encounter/alfred-nobel"));
    QCOMPARE(problems[0].path, std::string("top"));
    QCOMPARE(problems[0].message.toEnglish(), std::string("Top: reward less cost is 10.5, its band is 6 to 8 (gold)."));
    QVERIFY(problems[0].severity == mw::Severity::Warning);
    QCOMPARE(problems[1].code, std::string("balance.weight"));
}

/// Whatever number somebody is typing, the check says something about it.
void TestBalance::absurdNumbersAreWeighed()
{
    for (const std::int64_t number :
         {std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()}) {
        Items items = m_items;
        items.find("weight", "gain-crystal-same")->fields.set("worth", Value::ofInt(number));
        items.find("encounter", "alfred-nobel")->fields.find("top")->list.front().set("amount", Value::ofInt(number));
        for (Value &term : items.find("band", "expedition-two-rewards")->fields.find("reward")->list)
            term.set("first", Value::ofInt(number));
        items.find("band", "encounter-top")->fields.set("least", Value::ofInt(number));
        mw::Diagnostics problems;
        mw::checkBalance(items, problems);
        QVERIFY(mw::Balance(items).inUnits(number).size() < 20);
        QVERIFY(std::any_of(problems.begin(), problems.end(),
                            [](const auto &problem) { return problem.item == "encounter/alfred-nobel"; }));
    }
}

void TestBalance::onlyKnownBottomsAreFree()
{
    std::set<std::string> free;
    for (const Item *card : m_items.ofKind("encounter")) {
        for (const mw::BandResult &result : mw::Balance(m_items).measure(*card)) {
            if (result.title() == "Bottom" && result.cost == 0)
                free.insert(card->id);
        }
    }
    QCOMPARE(free, (std::set<std::string>{"crassus", "john-d-rockefeller", "taqi-ad-din"})); // ST-ENCOUNTER-08
}

void TestBalance::decksAreComplete()
{
    QCOMPARE(m_items.ofKind("encounter").size(), 24u);
    QCOMPARE(m_items.ofKind("mission").size(), 32u);
    for (const char *kind : {"expedition", "upgrade"}) {
        std::map<int, int> ofRound;
        for (const Item *item : m_items.ofKind(kind))
            ++ofRound[number(item, "round")];
        QCOMPARE(ofRound, (std::map<int, int>{{1, 6}, {2, 6}, {3, 6}, {4, 6}, {5, 6}}));
    }
    for (const Item *card : m_items.ofKind("expedition"))
        QCOMPARE(listOf(*card, "rewards").size(), 5u);
}

/// What has but one side holds effects of that side alone, so that no band overlooks any.
void TestBalance::rewardsOnlyGain()
{
    for (const auto &[kind, field, verb] :
         {std::tuple("encounter", "top", "gain"), std::tuple("expedition", "rewards", "gain"),
          std::tuple("upgrade", "income", "gain"), std::tuple("mission", "deliver", "pay")}) {
        for (const Item *item : m_items.ofKind(kind)) {
            for (const Value &effect : listOf(*item, field))
                QVERIFY2(effect.map.front().key == verb, item->id.c_str());
        }
    }
}

void TestBalance::lettersAreEven()
{
    for (const char *kind : {"expedition", "upgrade"}) {
        std::map<std::string, int> uses;
        for (const Item *item : m_items.ofKind(kind)) {
            std::set<std::string> own;
            for (const Value &letter : listOf(*item, "cost")) {
                ++uses[letter.text];
                own.insert(letter.text);
            }
            QCOMPARE(own.size(), listOf(*item, "cost").size());
        }
        QCOMPARE(uses.size(), 6u);
        const auto [least, most] = std::minmax_element(
            uses.begin(), uses.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
        QVERIFY2(most->second - least->second <= 1, kind);
    }
}

void TestBalance::effortsAreEven()
{
    std::map<std::string, int> meetings;
    for (const Item *card : m_items.ofKind("effort")) {
        for (const Value::Entry &letter : card->field("letters")->map)
            ++meetings[card->fields.textOr("stack", "") + letter.key + letter.value.text];
    }
    QCOMPARE(meetings.size(), 2u * 6u * 6u);
    for (const auto &[meeting, count] : meetings)
        QVERIFY2(count == 1, meeting.c_str());
}

void TestBalance::boardsMatchTheBox()
{
    std::map<int, std::array<int, 2>> sides; // players on the sides of each board
    std::map<int, int> panels;
    for (const Item *panel : m_items.ofKind("panel")) {
        const std::size_t back = panel->fields.textOr("side", "") == "back" ? 1 : 0;
        int &players = sides[number(panel, "board")][back];
        QVERIFY2(players == 0, panel->id.c_str());
        players = number(panel, "players");
        ++panels[players];
    }
    QCOMPARE(panels, (std::map<int, int>{{2, 6}, {3, 6}, {4, 6}}));
    QCOMPARE(sides.size(), 9u);
    for (const auto &[board, players] : sides)
        QVERIFY2(players[0] != 0 && players[1] != 0 && players[0] != players[1], std::to_string(board).c_str());
}

void TestBalance::stocksSuffice()
{
    const std::map<int, int> bag{{2, 79}, {3, 73}, {4, 67}}; // before the deposits are filled
    std::map<int, std::map<std::string, int>> spaces;
    std::map<int, int> slotsFor;
    for (const Item *panel : m_items.ofKind("panel")) {
        for (const Value &space : listOf(*panel, "spaces")) {
            ++spaces[number(panel, "players")][space.textOr("kind", "")];
            slotsFor[number(panel, "players")] += static_cast<int>(space.intOr("slots", 0));
        }
    }
    for (const auto &[players, kinds] : spaces) {
        QCOMPARE(kinds.size(), 6u);
        for (const auto &[kind, count] : kinds)
            QVERIFY2(count >= 3 && count <= 6, kind.c_str());
        QVERIFY(slotsFor[players] <= bag.at(players));
    }
}

/// Extras as ST-TURN-11 knows them, two or three draws, and the gold space that is known to give 7.
void TestBalance::spacesGiveWhatTheyMay()
{
    const std::map<std::string, std::set<std::string>> allowed{
        {"mission", {"", "steam1", "portal1"}},
        {"encounter", {"", "esteem2", "portal1"}},
        {"deposit", {"", "esteem2"}},
        {"upgrade", {""}},
        {"gold", {"", "steam1", "portal1", "steam1portal1"}},
        {"expedition", {""}},
    };
    std::set<std::int64_t> gold;
    for (const Item *panel : m_items.ofKind("panel")) {
        for (const Value &space : listOf(*panel, "spaces")) {
            const std::string kind = space.textOr("kind", "");
            std::string extra;
            if (const Value *given = space.find("extra")) {
                for (const Value::Entry &each : given->map)
                    extra += each.key + std::to_string(each.value.number);
            }
            QVERIFY2(allowed.at(kind).count(extra) == 1, (panel->id + ' ' + kind + ' ' + extra).c_str());
            const std::int64_t draw = space.intOr("draw", 0);
            QVERIFY2(kind == "encounter" ? draw == 2 || draw == 3 : draw == 0, panel->id.c_str());
            gold.insert(space.intOr("gold", 0));
        }
    }
    QVERIFY(gold.count(7) == 1);
}

void TestBalance::effectsHaveWords()
{
    for (const auto &[kind, field] :
         {std::pair("encounter", "top"), std::pair("encounter", "bottom"), std::pair("expedition", "rewards"),
          std::pair("upgrade", "income"), std::pair("mission", "deliver")}) {
        for (const Item *item : m_items.ofKind(kind)) {
            for (const Value &effect : listOf(*item, field)) {
                const std::string id = effect.map.front().key + '-' + effect.map.front().value.text;
                QVERIFY2(m_items.find("wording", id), id.c_str());
            }
        }
    }
}

void TestBalance::variantsApply_data()
{
    QTest::addColumn<QString>("id");
    const QDir folder(mw::sourcePath("/content/steam-time/variants"));
    for (const QString &file : folder.entryList({QStringLiteral("*.yaml")}, QDir::Files))
        QTest::newRow(qPrintable(file)) << file.section(QLatin1Char('.'), 0, 0);
}

void TestBalance::variantsApply()
{
    QFETCH(QString, id);
    const mw::yaml::LoadResult pack = mw::yaml::loadPack(mw::sourceFile("/content/steam-time"), {}, id.toStdString());
    QVERIFY2(pack.diagnostics.empty(), pack.diagnostics.empty() ? "" : pack.diagnostics.front().toString().c_str());
}

QTEST_GUILESS_MAIN(TestBalance)
#include "tst_balance.moc"
