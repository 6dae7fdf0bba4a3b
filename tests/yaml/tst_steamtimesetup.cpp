#include "core/game.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QTest>

#include <algorithm>
#include <functional>
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

} // namespace

/// What chance decides at the start of Steam Time, over many seeds and all numbers of players. What does not depend on
/// chance is held by scenarios.
class TestSteamTimeSetup : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void drawnFirstPlayer();
    void shuffles_data();
    void shuffles();
    void counts_data();
    void counts();
    void numeralsInOrder_data();
    void numeralsInOrder();
    void efforts_data();
    void efforts();
    void boards_data();
    void boards();
    void deposits_data();
    void deposits();
    void refusesBoardsOfOtherNumbers();
    void hidesDecks();

private:
    static constexpr int seeds = 40;

    [[nodiscard]] mw::Game start(int players, int seed) const
    {
        mw::Setup setup;
        setup.players = players;
        setup.seed = static_cast<std::uint64_t>(seed);
        return *mw::Game::start(m_pack, setup);
    }
    /// The cards on all spaces of a kind.
    [[nodiscard]] Cards laidOut(const Value &state, const std::string &kind) const
    {
        Cards cards;
        for (const Value::Entry &board : state.find("spaces")->map) {
            if (const Value *space = board.value.find(kind))
                cards.push_back(space->textOr("card", ""));
        }
        return cards;
    }
    [[nodiscard]] const Value &fields(const std::string &kind, const std::string &id) const
    {
        return m_pack->items.find(kind, id)->fields;
    }
    void forEachStart(const std::function<void(const Value &, int)> &check) const
    {
        QFETCH(int, players);
        for (int seed = 1; seed <= seeds && !QTest::currentTestFailed(); ++seed)
            check(start(players, seed).description(), players);
    }
    static void playerCounts()
    {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4})
            QTest::addRow("%d players", players) << players;
    }

    std::shared_ptr<const mw::GamePack> m_pack;
};

void TestSteamTimeSetup::initTestCase()
{
    m_pack = mw::yaml::loadPack(mw::sourceFile("/content/steam-time")).pack;
    QVERIFY(m_pack);
}

void TestSteamTimeSetup::drawnFirstPlayer() // ST-OPEN-01, ST-SETUP-04
{
    std::set<int> drawn;
    for (int seed = 1; seed <= seeds; ++seed) {
        const mw::Game game = start(4, seed);
        const int first = static_cast<int>(game.description().intOr("first-player", 0));
        QCOMPARE(game.question().player, first - 1);
        drawn.insert(first);
    }
    QCOMPARE(drawn, (std::set<int>{1, 2, 3, 4}));
}

void TestSteamTimeSetup::shuffles_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"decks/encounters", "decks/missions", "decks/expeditions", "decks/upgrades",
                             "decks/efforts", "effort", "boards"})
        QTest::newRow(path) << path;
}

void TestSteamTimeSetup::shuffles() // ST-SETUP-13, ST-SETUP-14, ST-SETUP-15, ST-SETUP-16, ST-SETUP-17, ST-SETUP-19
{
    QFETCH(QString, path);
    std::set<Cards> orders;
    for (int seed = 1; seed <= seeds; ++seed) {
        const Value state = start(3, seed).description();
        const Value *value = state.at(path.toStdString());
        QVERIFY(value);
        orders.insert(value->isScalar() ? Cards{value->text} : textsOf(value));
    }
    QVERIFY(orders.size() >= 5); // of the six alpha cards each is on top now and then
}

void TestSteamTimeSetup::counts_data()
{
    playerCounts();
}

void TestSteamTimeSetup::counts() // ST-SETUP-13, ST-SETUP-14, ST-SETUP-21, ST-SETUP-22, ST-SETUP-23
{
    forEachStart([this](const Value &state, int) {
        QCOMPARE(state.at("decks/encounters")->list.size(), 24U);
        QVERIFY(state.find("discard")->list.empty());
        QCOMPARE(state.textOr("tile-owner", ""), std::string("none"));
        Cards missions = laidOut(state, "mission");
        for (const std::string &mission : textsOf(state.at("decks/missions")))
            missions.push_back(mission);
        QCOMPARE(missions.size(), 32U);
        QCOMPARE(std::set<std::string>(missions.begin(), missions.end()).size(), 32U);
        QVERIFY(std::find(missions.begin(), missions.end(), "none") == missions.end());
        QCOMPARE(state.at("decks/expeditions")->list.size(), 24U);
        QCOMPARE(state.at("decks/upgrades")->list.size(), 24U);
    });
}

void TestSteamTimeSetup::numeralsInOrder_data()
{
    playerCounts();
}

void TestSteamTimeSetup::numeralsInOrder() // ST-SETUP-15, ST-SETUP-16, ST-SETUP-22
{
    forEachStart([this](const Value &state, int) {
        for (const std::string kind : {"expedition", "upgrade"}) {
            for (const std::string &card : laidOut(state, kind))
                QCOMPARE(fields(kind, card).intOr("round", 0), 1);
            std::int64_t before = 2;
            std::map<std::int64_t, int> cardsOfRound;
            for (const std::string &card : textsOf(state.at("decks/" + kind + "s"))) {
                const std::int64_t round = fields(kind, card).intOr("round", 0);
                QVERIFY(round >= before);
                before = round;
                ++cardsOfRound[round];
            }
            QCOMPARE(cardsOfRound, (std::map<std::int64_t, int>{{2, 6}, {3, 6}, {4, 6}, {5, 6}}));
        }
    });
}

void TestSteamTimeSetup::efforts_data()
{
    playerCounts();
}

void TestSteamTimeSetup::efforts() // ST-SETUP-17, ST-SETUP-18
{
    forEachStart([this](const Value &state, int) {
        Cards cards{state.textOr("effort", "")};
        for (const std::string &card : textsOf(state.at("decks/efforts")))
            cards.push_back(card);
        Cards stacks;
        for (const std::string &card : cards)
            stacks.push_back(fields("effort", card).textOr("stack", ""));
        QCOMPARE(stacks, (Cards{"alpha", "alpha", "omega", "omega", "omega"}));
        QCOMPARE(std::set<std::string>(cards.begin(), cards.end()).size(), 5U);
    });
}

void TestSteamTimeSetup::boards_data()
{
    playerCounts();
}

void TestSteamTimeSetup::boards() // ST-SETUP-19, ST-PLAYERCOUNT-01
{
    forEachStart([this](const Value &state, int players) {
        const Cards boards = textsOf(state.find("boards"));
        QCOMPARE(std::set<std::string>(boards.begin(), boards.end()).size(), 6U);
        for (const std::string &board : boards)
            QCOMPARE(fields("panel", board).intOr("players", 0), players);
    });
}

void TestSteamTimeSetup::deposits_data()
{
    playerCounts();
}

void TestSteamTimeSetup::deposits() // ST-SETUP-10, ST-SETUP-20
{
    std::set<Cards> fillings;
    forEachStart([this, &fillings](const Value &state, int players) {
        int crystals = 0;
        for (const Value::Entry &colour : state.find("bag")->map)
            crystals += static_cast<int>(colour.value.number);
        Cards laid;
        for (const Value::Entry &board : state.find("spaces")->map) {
            if (const Value *deposit = board.value.find("deposit")) {
                for (const std::string &crystal : textsOf(deposit->find("crystals")))
                    laid.push_back(crystal);
            }
        }
        QVERIFY(!laid.empty());
        QVERIFY(std::find(laid.begin(), laid.end(), "empty") == laid.end());
        QCOMPARE(crystals + static_cast<int>(laid.size()) + 6 * players - 1, 90);
        fillings.insert(laid);
    });
    QVERIFY(fillings.size() > seeds / 2); // drawn at random
}

void TestSteamTimeSetup::refusesBoardsOfOtherNumbers() // ST-PLAYERCOUNT-01
{
    mw::Setup setup;
    setup.players = 2;
    const auto other = std::find_if(m_pack->items.all().begin(), m_pack->items.all().end(), [](const mw::Item &item) {
        return item.kind == "panel" && item.fields.intOr("players", 0) == 3;
    });
    QVERIFY(other != m_pack->items.all().end());
    Value given = Value::ofMap({});
    given.set("boards", Value::ofList({Value::ofText(other->id)}));
    mw::Diagnostics problems;
    QVERIFY(!mw::Game::startFrom(m_pack, setup, given, problems));
    QVERIFY(mw::hasErrors(problems));
}

void TestSteamTimeSetup::hidesDecks() // ST-SETUP-13, ST-SETUP-14, ST-SETUP-18: the order is unknown to all, the active
                                      // effort card open
{
    const mw::Game game = start(2, 1);
    for (int seat = -1; seat < 2; ++seat) {
        const Value seen = m_pack->rules->describeState(*m_pack->content,
                                                        m_pack->rules->viewFor(*m_pack->content, game.state(), seat));
        for (const char *deck : {"encounters", "missions", "expeditions", "upgrades", "efforts"}) {
            const Cards cards = textsOf(seen.at(std::string("decks/") + deck));
            QVERIFY(!cards.empty());
            QVERIFY2(std::all_of(cards.begin(), cards.end(), [](const std::string &card) { return card == "unknown"; }),
                     deck);
        }
        QVERIFY(seen.textOr("effort", "") != "unknown");
    }
}

QTEST_GUILESS_MAIN(TestSteamTimeSetup)
#include "tst_steamtimesetup.moc"
