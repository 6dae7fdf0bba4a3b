#include "smalltable.h"

#include "core/random.h"

#include <QTest>

using namespace mw;
using mw::steam_time::GameState;
using mw::steam_time::testing::smallItems;
using mw::steam_time::testing::SmallTable;

/// Given states, views, resampling and going over to changed content.
class TestSteamTimeStates : public QObject
{
    Q_OBJECT

private slots:
    void refusesImpossibleStates_data();
    void refusesImpossibleStates();
    void movesCardsToTheirPlaces();
    void hidesMissions();
    void showsDrawnEncountersToEverybody();
    void hidesWhatChanceWillBring();
    void missionsOnDisplayAreOpenByOption_data();
    void missionsOnDisplayAreOpenByOption();
    void carriesOnWithChangedAmounts();
    void carriesOnWithoutAnUnusedCard();
    void refusesToLoseACardInPlay();
    void refusesTooManyPlayers();
    void reportsWrongContent();
    void wantsASeatForEveryPlayer();

private:
    static Diagnostics carry(SmallTable &table, const Items &items);
    static Value seenBy(const SmallTable &table, int player)
    {
        return describeState(table.content(), viewFor(table.content(), table.state(), player));
    }
};

void TestSteamTimeStates::refusesImpossibleStates_data()
{
    QTest::addColumn<QString>("given");
    QTest::newRow("more gold than there is") << "players: {1: {gold: 95}}";
    QTest::newRow("a bank that does not add up") << "bank: 7";
    QTest::newRow("more crystals than slots") << "players: {1: {generators: {green: {coloured: 4}}}}";
    QTest::newRow("an unknown name") << "players: {1: {silver: 4}}";
    QTest::newRow("an unknown player") << "players: {3: {gold: 4}}";
    QTest::newRow("a card in two places") << "players: {1: {missions: [trio]}, 2: {missions: [trio]}}";
    QTest::newRow("a board for others") << "boards: [low, mid, three]";
    QTest::newRow("too much steam") << "players: {1: {steam: 11}}";
    QTest::newRow("a disc that cannot be there") << "players: {1: {esteem: 62, esteem-disc: 3}}";
    QTest::newRow("too many airships") << "players: {1: {hangar: 4}}";
}

void TestSteamTimeStates::refusesImpossibleStates()
{
    QFETCH(QString, given);
    SmallTable table;
    QVERIFY(!table.given(given.toStdString()));
}

void TestSteamTimeStates::movesCardsToTheirPlaces()
{
    SmallTable table;
    QVERIFY(table.given("{players: {1: {missions: [hull]}}, decks: {missions: [trio, rest], encounters: [violet]},"
                        " spaces: {low: {deposit: {crystals: [orange, empty, orange]}, gold: {airship: 2}}}}"));
    QCOMPARE(table.value("players/1/missions"), std::string("hull"));
    QCOMPARE(table.value("decks/missions/0"), std::string("trio"));
    QCOMPARE(table.value("decks/encounters"), std::string("violet"));
    QCOMPARE(table.value("discard"), std::string("pair mixed uniform"));
    QCOMPARE(table.value("bag/orange"), std::string("12")); // one with player 2, two on the deposit
    QCOMPARE(table.value("players/2/hangar"), std::string("2"));
    QCOMPARE(table.refusalOf("place low/gold"), std::string("ST-TURN-03"));
}

void TestSteamTimeStates::hidesMissions()
{
    SmallTable table;
    QVERIFY(table.given("players: {1: {missions: [hull]}, 2: {missions: [trio]}}"));
    const GameState view = viewFor(table.content(), table.state(), 0);
    const Value shown = describeState(table.content(), view);
    QCOMPARE(shown.at("players/1/missions/0")->text, std::string("hull"));
    QCOMPARE(shown.at("players/2/missions/0")->text, std::string("unknown"));
    QCOMPARE(shown.at("decks/encounters/0")->text, std::string("unknown"));
    // Among many worlds that player 1 thinks possible, player 2 has every mission that is not elsewhere
    Random random(3);
    std::uint64_t seen = 0;
    for (int i = 0; i < 60; ++i) {
        GameState world = table.state();
        determinize(table.content(), world, 0, random);
        seen |= world.players[1].missions;
        QCOMPARE(world.players[0].missions, table.state().players[0].missions);
        QVERIFY(viewFor(table.content(), world, 0) == view);
    }
    QVERIFY((seen & (seen - 1)) != 0 || table.state().deck(steam_time::Deck::Mission).size == 0);
    QCOMPARE(seen & table.state().players[0].missions, std::uint64_t{0});
}

// ST-OPEN-39: who looks on sees the drawn cards as well as who chooses among them
void TestSteamTimeStates::showsDrawnEncountersToEverybody()
{
    SmallTable table;
    QVERIFY(table.given("decks: {encounters: [pair, mixed, uniform, rest]}"));
    QCOMPARE(table.play({"place high/encounter"}), std::string());
    const std::vector<std::string> answers{"choose mixed", "choose pair"};
    QCOMPARE(table.legal(), answers);
    for (const int viewer : {0, 1}) {
        SmallTable seen = table;
        seen.state() = viewFor(table.content(), table.state(), viewer);
        QCOMPARE(seen.legal(), answers);
        QCOMPARE(seen.question(), table.question());
        QCOMPARE(seen.value("decks/encounters/0"), std::string("unknown")); // what was not drawn
    }
}

// ST-OPEN-45: nobody sees the order of decks, effort cards to come, or what chance will decide
void TestSteamTimeStates::hidesWhatChanceWillBring()
{
    SmallTable table;
    QVERIFY(table.given("decks: {encounters: [pair, mixed, uniform, violet]}"));
    SmallTable other = table;
    QVERIFY(other.given("decks: {encounters: [violet, uniform, pair, mixed]}"));
    other.state().random = Random(99);
    std::swap(other.state().efforts[0], other.state().efforts[1]);
    QVERIFY(!(other.state() == table.state()));
    const Value shown = seenBy(table, 0);
    QVERIFY(shown.sameAs(seenBy(other, 0)));
    const Value truth = describeState(table.content(), table.state());
    for (const char *deck : {"missions", "encounters", "upgrades", "expeditions", "efforts"}) {
        const std::string path = std::string("decks/") + deck;
        QCOMPARE(shown.at(path)->list.size(), truth.at(path)->list.size());
        for (const Value &card : shown.at(path)->list)
            QCOMPARE(card.text, std::string("unknown"));
    }
    for (const char *open : {"bag", "bank", "mine", "boards", "spaces", "effort", "discard", "players/2/generators"})
        QVERIFY2(shown.at(open)->sameAs(*truth.at(open)), open);
}

void TestSteamTimeStates::missionsOnDisplayAreOpenByOption_data()
{
    QTest::addColumn<bool>("faceUp");
    QTest::newRow("face up") << true;
    QTest::newRow("face down") << false;
}

// ST-OPEN-15
void TestSteamTimeStates::missionsOnDisplayAreOpenByOption()
{
    QFETCH(bool, faceUp);
    const SmallTable table({{"missions-face-up", faceUp ? 1 : 0}});
    for (const char *path : {"spaces/low/mission/card", "spaces/high/mission/card"}) {
        QVERIFY(table.value(path) != "none");
        for (const int viewer : {0, 1})
            QCOMPARE(seenBy(table, viewer).at(path)->text, faceUp ? table.value(path) : std::string("unknown"));
    }
}

Diagnostics TestSteamTimeStates::carry(SmallTable &table, const Items &items)
{
    Diagnostics problems;
    const auto after = steam_time::compile(items, {}, problems);
    if (after)
        carryOver(table.content(), *after, table.state(), problems);
    // that the small table is small is no problem here
    std::erase_if(problems, [](const Diagnostic &problem) { return problem.severity != Severity::Error; });
    return problems;
}

void TestSteamTimeStates::carriesOnWithChangedAmounts()
{
    SmallTable table;
    QVERIFY(table.given("decks: {encounters: [mixed, rest]}"));
    QCOMPARE(table.play({"place low/encounter", "bottom", "pay gray"}), std::string());
    Items items = smallItems();
    items.find("encounter", "mixed")->fields.find("bottom")->list[1].set("amount", Value::ofInt(7));
    Diagnostics problems;
    const auto after = steam_time::compile(items, {}, problems);
    carryOver(table.content(), *after, table.state(), problems);
    QVERIFY(!hasErrors(problems));
    const auto pay = parseAction(*after, table.state(), "pay green");
    QVERIFY(pay && !refusal(*after, table.state(), *pay));
    apply(*after, table.state(), *pay, nullptr);
    QCOMPARE(table.value("players/1/esteem"), std::string("7"));
}

void TestSteamTimeStates::carriesOnWithoutAnUnusedCard()
{
    SmallTable table;
    QVERIFY(table.given("decks: {encounters: [mixed, pair, rest]}"));
    Items items = smallItems();
    QVERIFY(items.remove("encounter", "pair"));
    QVERIFY(carry(table, items).empty());
    QCOMPARE(static_cast<int>(table.state().deck(steam_time::Deck::Encounter).size), 3);
}

void TestSteamTimeStates::refusesToLoseACardInPlay()
{
    SmallTable table;
    QVERIFY(table.given("players: {1: {upgrades: [lookout]}}"));
    Items items = smallItems();
    QVERIFY(items.remove("upgrade", "lookout"));
    const Diagnostics problems = carry(table, items);
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(problems[0].message.toEnglish().find("lookout") != std::string::npos);
}

void TestSteamTimeStates::refusesTooManyPlayers()
{
    const SmallTable table;
    GameState state{};
    const auto refused = newGame(table.content(), {.players = 5, .firstPlayer = -1, .seed = 1}, state, nullptr);
    QVERIFY(refused && refused->rule == "ST-PLAYERCOUNT-01");
}

void TestSteamTimeStates::reportsWrongContent()
{
    Items items = smallItems();
    items.find("encounter", "pair")->fields.find("top")->list[0].set("colour", Value::ofText("mauve"));
    items.find("upgrade", "press")->fields.remove("cost");
    items.find("effort", "first")->fields.find("letters")->set("B", Value::ofText("green"));
    Diagnostics problems;
    QVERIFY(!steam_time::compile(items, {}, problems));
    std::string codes;
    for (const Diagnostic &problem : problems)
        codes += problem.code + ' ';
    QCOMPARE(codes, std::string("value.enum field.missing steam-time.effort-colours "));
}

void TestSteamTimeStates::wantsASeatForEveryPlayer()
{
    Items items = smallItems();
    items.find("game", "steam-time")->fields.find("setup")->find("seats")->list.pop_back();
    Diagnostics problems;
    QVERIFY(!steam_time::compile(items, {}, problems));
    QCOMPARE(problems.at(0).code, std::string("steam-time.seats"));
}

QTEST_GUILESS_MAIN(TestSteamTimeStates)
#include "tst_steamtime_states.moc"
