#include "yaml/loader.h"

#include <QDir>
#include <QTest>

#include <array>
#include <map>
#include <set>

using mw::Item;
using mw::Items;
using mw::Value;

/// Works out anew what content/steam-time/README.md says about costs and rewards.
class TestBalance : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void encounters();
    void expeditions();
    void upgrades();
    void missions();
    void lettersAreEven();
    void effortsAreEven();
    void boardsMatchTheBox();
    void stocksSuffice();
    void spacesGiveWhatTheyMay();
    void bandsAreUsed();
    void effectsHaveWords();
    void variantsApply_data();
    void variantsApply();

private:
    [[nodiscard]] int worth(const Value &effect) const;
    [[nodiscard]] int worth(const Item &item, std::string_view field, std::string_view verb) const;
    [[nodiscard]] int priceOf(const Item &item) const;
    void keeps(const std::string &band, const Item &item, int value);

    Items m_items;
    std::set<std::string> m_bandsLeft;
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
    const mw::yaml::LoadResult pack = mw::yaml::loadPack(MW_SOURCE_DIR "/content/steam-time");
    for (const mw::Diagnostic &problem : pack.diagnostics)
        qWarning("%s", problem.toString().c_str());
    QVERIFY(pack.diagnostics.empty());
    m_items = pack.items;
}

int TestBalance::worth(const Value &effect) const
{
    const std::string id = effect.map.front().key + '-' + effect.map.front().value.text;
    const std::string narrower = id + '-' + effect.textOr("colour", "");
    const Item *weight = m_items.find("weight", narrower);
    if (!weight)
        weight = m_items.find("weight", id);
    if (!weight)
        qFatal("no weight %s", id.c_str());
    return number(weight, "worth") * static_cast<int>(effect.intOr("amount", 1));
}

int TestBalance::worth(const Item &item, std::string_view field, std::string_view verb) const
{
    int sum = 0;
    for (const Value &effect : listOf(item, field))
        sum += effect.map.front().key == verb ? worth(effect) : 0;
    return sum;
}

int TestBalance::priceOf(const Item &item) const
{
    return static_cast<int>(listOf(item, "cost").size()) * number(m_items.find("weight", "pay-letter"), "worth");
}

void TestBalance::keeps(const std::string &band, const Item &item, int value)
{
    const Item *limits = m_items.find("band", band);
    QVERIFY2(limits, band.c_str());
    m_bandsLeft.erase(band);
    const QString found = QStringLiteral("%1: %2 is %3, the band is %4 to %5")
                              .arg(QString::fromStdString(item.id), QString::fromStdString(band))
                              .arg(value)
                              .arg(number(limits, "least"))
                              .arg(number(limits, "most"));
    QVERIFY2(value >= number(limits, "least") && value <= number(limits, "most"), qPrintable(found));
}

void TestBalance::encounters()
{
    QCOMPARE(m_items.ofKind("encounter").size(), 24u);
    int withoutPrice = 0;
    for (const Item *card : m_items.ofKind("encounter")) {
        const std::string purple = card->fields.textOr("purple", "") == "true" ? "-purple" : "";
        const int paid = worth(*card, "bottom", "pay");
        withoutPrice += paid == 0 ? 1 : 0;
        QCOMPARE(worth(*card, "top", "pay"), 0);
        keeps("encounter-top" + purple, *card, worth(*card, "top", "gain"));
        keeps("encounter-bottom" + purple, *card, worth(*card, "bottom", "gain") - paid);
    }
    QCOMPARE(withoutPrice, 3);
    for (const char *id : {"crassus", "john-d-rockefeller", "taqi-ad-din"}) // ST-ENCOUNTER-08
        QCOMPARE(worth(*m_items.find("encounter", id), "bottom", "pay"), 0);
}

void TestBalance::expeditions()
{
    std::map<int, int> ofRound;
    for (const Item *card : m_items.ofKind("expedition")) {
        ++ofRound[number(card, "round")];
        const std::vector<Value> &rewards = listOf(*card, "rewards");
        QCOMPARE(rewards.size(), 5u);
        int sum = 0;
        for (std::size_t i = 0; i < rewards.size(); ++i) {
            sum += 100 * worth(rewards[i]);
            if (i == 1)
                keeps("expedition-two-rewards", *card, sum / priceOf(*card));
            if (i == 2)
                keeps("expedition-three-rewards", *card, sum / priceOf(*card));
        }
        keeps("expedition-all-rewards", *card, sum / priceOf(*card));
    }
    QCOMPARE(ofRound, (std::map<int, int>{{1, 6}, {2, 6}, {3, 6}, {4, 6}, {5, 6}}));
}

void TestBalance::upgrades()
{
    std::map<int, int> ofRound;
    for (const Item *tile : m_items.ofKind("upgrade")) {
        const int round = number(tile, "round");
        ++ofRound[round];
        const int payments = 6 - round; // at once, and in each later round
        keeps("upgrade-round-" + std::to_string(round), *tile,
              100 * payments * worth(*tile, "income", "gain") / priceOf(*tile));
    }
    QCOMPARE(ofRound, (std::map<int, int>{{1, 6}, {2, 6}, {3, 6}, {4, 6}, {5, 6}}));
}

void TestBalance::missions()
{
    QCOMPARE(m_items.ofKind("mission").size(), 32u);
    const int point = number(m_items.find("weight", "gain-esteem"), "worth");
    for (const Item *card : m_items.ofKind("mission")) {
        const int esteem = number(card, "esteem");
        QCOMPARE(worth(*card, "deliver", "gain"), 0);
        keeps("mission-each", *card, 100 * esteem * point / worth(*card, "deliver", "pay"));
        keeps("mission-total-esteem", *card, esteem * number(card, "times", 1));
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

void TestBalance::bandsAreUsed()
{
    std::set<std::string> &left = m_bandsLeft;
    for (const Item *band : m_items.ofKind("band"))
        left.insert(band->id);
    encounters();
    expeditions();
    upgrades();
    missions();
    QVERIFY2(left.empty(), left.empty() ? "" : left.begin()->c_str());
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
    const QDir folder(QStringLiteral(MW_SOURCE_DIR "/content/steam-time/variants"));
    for (const QString &file : folder.entryList({QStringLiteral("*.yaml")}, QDir::Files))
        QTest::newRow(qPrintable(file)) << file.section(QLatin1Char('.'), 0, 0);
}

void TestBalance::variantsApply()
{
    QFETCH(QString, id);
    const mw::yaml::LoadResult pack = mw::yaml::loadPack(MW_SOURCE_DIR "/content/steam-time", {}, id.toStdString());
    QVERIFY2(pack.diagnostics.empty(), pack.diagnostics.empty() ? "" : pack.diagnostics.front().toString().c_str());
}

QTEST_GUILESS_MAIN(TestBalance)
#include "tst_balance.moc"
