#include "core/game.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using mw::Value;

namespace {

using Cards = std::vector<std::string>;

Cards textsOf(const Value *list)
{
    Cards texts;
    for (const Value &value : list ? list->list : std::vector<Value>())
        texts.push_back(value.text);
    return texts;
}

bool isAllUnknown(const Cards &cards)
{
    return !cards.empty() &&
           std::all_of(cards.begin(), cards.end(), [](const auto &card) { return card == "unknown"; });
}

} // namespace

/// What chance decides at the start of World Wonders, over many seeds and all numbers of players. What does not depend
/// on chance is held by scenarios.
class TestWorldWondersSetup : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void refusesOtherNumbers();
    void orderIsDrawn();
    void stacksAreShuffled_data();
    void stacksAreShuffled();
    void monumentsAreShuffled_data();
    void monumentsAreShuffled();
    void objectivesAreDrawn();
    void riversAreDealt();
    void soloCardsAreShuffled();
    void hidesWhatLiesFaceDown();

private:
    static constexpr int seeds = 100;

    [[nodiscard]] static std::shared_ptr<const mw::GamePack> packWith(const mw::OptionValues &options)
    {
        return mw::yaml::loadPack(mw::sourceFile("/content/world-wonders"), options).pack;
    }
    [[nodiscard]] static mw::Game start(const std::shared_ptr<const mw::GamePack> &pack, int players, int seed)
    {
        mw::Setup setup;
        setup.players = players;
        setup.seed = static_cast<std::uint64_t>(seed);
        return *mw::Game::start(pack, setup);
    }
    static void playerCounts()
    {
        QTest::addColumn<int>("players");
        for (const int players : {1, 2, 3, 4, 5})
            QTest::addRow("%d players", players) << players;
    }

    std::shared_ptr<const mw::GamePack> m_pack;
};

void TestWorldWondersSetup::initTestCase()
{
    m_pack = packWith({});
    QVERIFY(m_pack);
}

void TestWorldWondersSetup::refusesOtherNumbers() // WW-SETUP-01, WW-SETUP-05
{
    const auto refusedBy = [this](int players, int first) {
        mw::Setup setup;
        setup.players = players;
        setup.firstPlayer = first;
        std::optional<mw::Refusal> why;
        return mw::Game::start(m_pack, setup, &why) || !why ? std::string() : std::string(why->rule);
    };
    for (const int players : {-1, 0, 6, 100})
        QCOMPARE(refusedBy(players, -1), std::string("WW-SETUP-01"));
    for (const int players : {1, 2, 3, 4, 5})
        QCOMPARE(refusedBy(players, players - 1), std::string());
    QCOMPARE(refusedBy(3, 3), std::string("WW-SETUP-05"));
}

void TestWorldWondersSetup::orderIsDrawn() // WW-SETUP-05
{
    std::map<Cards, int> orders;
    for (int seed = 1; seed <= 3 * seeds; ++seed) {
        const mw::Game game = start(m_pack, 3, seed);
        const Value state = game.description();
        const Cards order = textsOf(state.find("order"));
        QCOMPARE(std::set<std::string>(order.begin(), order.end()), (std::set<std::string>{"1", "2", "3"}));
        QCOMPARE(std::to_string(game.question().player + 1), order.front());
        QCOMPARE(textsOf(start(m_pack, 3, seed).description().find("order")), order); // the same seed, the same order
        ++orders[order];
    }
    QCOMPARE(orders.size(), std::size_t(6));
    for (const auto &[order, count] : orders)
        QVERIFY2(count > seeds / 4 && count < seeds, order.front().c_str()); // 50 on average
}

void TestWorldWondersSetup::stacksAreShuffled_data()
{
    playerCounts();
}

void TestWorldWondersSetup::stacksAreShuffled() // WW-SETUP-02, WW-SETUP-03, WW-SOLO-01
{
    QFETCH(int, players);
    std::map<std::string, std::set<std::string>> seen; // the first one face down, by stack
    for (int seed = 1; seed <= seeds; ++seed) {
        const Value state = start(m_pack, players, seed).description();
        const Value &offered = *state.at("display/buildings");
        QCOMPARE(offered.map.size(), std::size_t(players == 5 ? 8 : players == 4 ? 7 : 6));
        for (const Value::Entry &stack : offered.map) {
            const Cards left = textsOf(state.at("decks/buildings/" + stack.key));
            QCOMPARE(left.size(), std::size_t(9));
            std::set<std::string> tiles(left.begin(), left.end());
            if (stack.value.text != "none") // the Automaton has had its first turn
                tiles.insert(stack.value.text);
            QVERIFY(tiles.size() == 10 || (players == 1 && stack.value.text == "none"));
            for (const std::string &tile : tiles)
                QCOMPARE(m_pack->items.find("building", tile)->fields.textOr("stack", ""), stack.key);
            seen[stack.key].insert(left.front());
        }
    }
    for (const auto &[stack, tiles] : seen)
        QCOMPARE(tiles.size(), std::size_t(10)); // each tile comes to lie there
}

void TestWorldWondersSetup::monumentsAreShuffled_data()
{
    playerCounts();
}

void TestWorldWondersSetup::monumentsAreShuffled() // WW-SETUP-07, WW-SOLO-02
{
    QFETCH(int, players);
    std::set<std::string> shown;
    for (int seed = 1; seed <= seeds; ++seed) {
        const Value state = start(m_pack, players, seed).description();
        const Cards open = textsOf(state.at("display/monuments"));
        QCOMPARE(open.size(), std::size_t(players == 1 ? 2 : 3));
        Cards all = textsOf(state.at("decks/monuments"));
        all.insert(all.end(), open.begin(), open.end());
        const Cards taken = textsOf(state.at("automaton/monuments"));
        all.insert(all.end(), taken.begin(), taken.end());
        QCOMPARE(all.size(), std::size_t(21));
        QCOMPARE(std::set<std::string>(all.begin(), all.end()).size(), std::size_t(21));
        shown.insert(open.begin(), open.end());
    }
    QCOMPARE(shown.size(), std::size_t(21));
}

void TestWorldWondersSetup::objectivesAreDrawn() // WW-SETUP-08
{
    const auto advanced = packWith({{"advanced", 1}});
    std::set<std::string> drawn;
    for (int seed = 1; seed <= seeds; ++seed) {
        const Cards cards = textsOf(start(advanced, 2, seed).description().at("display/objectives"));
        QCOMPARE(cards.size(), std::size_t(3));
        QCOMPARE(std::set<std::string>(cards.begin(), cards.end()).size(), std::size_t(3));
        drawn.insert(cards.begin(), cards.end());
        QVERIFY(textsOf(start(m_pack, 2, seed).description().at("display/objectives")).empty());
    }
    QCOMPARE(drawn.size(), std::size_t(15));
}

void TestWorldWondersSetup::riversAreDealt() // WW-SETUP-01, WW-OPEN-68
{
    const auto rivers = packWith({{"map-side", 1}});
    std::set<std::string> ofTheFirst;
    for (int seed = 1; seed <= seeds; ++seed) {
        const Value state = start(rivers, 4, seed).description();
        std::set<std::string> maps;
        for (const Value::Entry &player : state.find("players")->map)
            maps.insert(player.value.textOr("map", ""));
        QCOMPARE(maps.size(), std::size_t(4)); // each has another one
        for (const std::string &map : maps)
            QCOMPARE(rivers->items.find("map", map)->fields.textOr("side", ""), std::string("B"));
        ofTheFirst.insert(state.at("players/1")->textOr("map", ""));
    }
    QCOMPARE(ofTheFirst.size(), std::size_t(5));
}

void TestWorldWondersSetup::soloCardsAreShuffled() // WW-SOLO-01, WW-SOLO-05
{
    std::set<std::string> first;
    for (int seed = 1; seed <= seeds; ++seed) {
        const Value state = start(m_pack, 1, seed).description();
        const Cards left = textsOf(state.at("decks/solo"));
        const Cards revealed = textsOf(state.at("decks/revealed"));
        QCOMPARE(left.size(), std::size_t(13));
        QCOMPARE(revealed.size(), std::size_t(1));
        std::set<std::string> all(left.begin(), left.end());
        all.insert(revealed.front());
        QCOMPARE(all.size(), std::size_t(14));
        first.insert(revealed.front());
    }
    QCOMPARE(first.size(), std::size_t(14));
}

void TestWorldWondersSetup::hidesWhatLiesFaceDown() // WW-SETUP-03, WW-SETUP-07, WW-SOLO-01
{
    for (const int players : {1, 2}) {
        const mw::Game game = start(m_pack, players, 1);
        for (int seat = -1; seat < players; ++seat) {
            const Value seen = m_pack->rules->describeState(
                *m_pack->content, m_pack->rules->viewFor(*m_pack->content, game.state(), seat));
            QVERIFY(isAllUnknown(textsOf(seen.at("decks/monuments"))));
            for (const Value::Entry &stack : seen.at("decks/buildings")->map)
                QVERIFY2(isAllUnknown(textsOf(&stack.value)), stack.key.c_str());
            QVERIFY(players == 2 || isAllUnknown(textsOf(seen.at("decks/solo"))));
            QVERIFY(!isAllUnknown(textsOf(seen.at("display/monuments")))); // what lies open is open to all
        }
    }
}

QTEST_GUILESS_MAIN(TestWorldWondersSetup)
#include "tst_worldwonderssetup.moc"
