#include "smalltable.h"

#include <QTest>

using mw::steam_time::testing::SmallTable;
using Texts = std::vector<std::string>;

/// Placing crystals, encounters, the portal and the order of turns.
class TestSteamTimeActions : public QObject
{
    Q_OBJECT

private slots:
    void asksForMarkedSlots();
    void asksForTheOrderOfCrystals();
    void keepsTimeCrystalsUnlessAllSlotsAreMarked();
    void offersThePurpleActionToTheOthers();
    void queuesBonusActions();
    void interruptsForBonusActionsAsAnOption();
    void givesNoForeignBonusActionAsAnOption();
    void passesForGood();
    void passesForOneTurnAsAnOption();
    void givesTheUnclaimedTileToTheFirstPlayer();
    void collectsIncomeInAnyOrder();
    void givesRewardsForOrangeCrystals();
    void settlesMissions();
};

void TestSteamTimeActions::asksForMarkedSlots()
{
    SmallTable table;
    QVERIFY(table.given("{players: {1: {generators: {blue: {coloured: 1}}}}, decks: {encounters: [pair, rest]}}"));
    QCOMPARE(table.play({"place low/encounter", "top", "colour blue"}), std::string());
    QCOMPARE(table.legal(), (Texts{"accept", "decline"}));
    QCOMPARE(table.refusalOf("slot green"), std::string("ST-PLACE-01"));
    SmallTable declined = table;
    QCOMPARE(declined.play({"decline"}), std::string());
    QCOMPARE(declined.value("players/1/gold"), std::string("8"));
    QCOMPARE(declined.value("players/1/generators/blue/coloured"), std::string("2"));
    QCOMPARE(declined.value("players/1/steam"), std::string("3"));
    QCOMPARE(table.play({"accept"}), std::string());
    QCOMPARE(table.value("players/1/gold"), std::string("6"));
    QCOMPARE(table.value("players/1/steam"), std::string("4"));
}

void TestSteamTimeActions::asksForTheOrderOfCrystals()
{
    SmallTable table;
    QVERIFY(table.given(
        "{players: {1: {gold: 0, generators: {blue: {coloured: 1}}}}, decks: {encounters: [mixed, rest]}}"));
    QCOMPARE(table.play({"place low/encounter", "top"}), std::string());
    QCOMPARE(table.legal(), (Texts{"next blue", "next time"}));
    QCOMPARE(table.play({"next time", "slot blue"}), std::string());
    // The T.I.M.E.-crystal took the last slot that is free of charge
    QCOMPARE(table.value("players/1/generators/blue/coloured"), std::string("1"));
    QCOMPARE(table.value("players/1/generators/blue/time"), std::string("1"));
    QCOMPARE(table.asked(), 2);
}

void TestSteamTimeActions::keepsTimeCrystalsUnlessAllSlotsAreMarked()
{
    SmallTable table;
    QCOMPARE(table.play({"take-tile"}), std::string("take-tile: ST-TILE-02"));
    QCOMPARE(table.play({"place low/gold", "take-tile", "time-crystal"}), std::string());
    QCOMPARE(table.refusalOf("decline"), std::string("ST-TILE-06"));
    QCOMPARE(table.play({"slot pink"}), std::string());
    QCOMPARE(table.value("players/2/generators/pink/time"), std::string("1"));
    QCOMPARE(table.value("mine"), std::string("29"));
    QCOMPARE(table.value("tile-owner"), std::string("2"));
    QCOMPARE(table.refusalOf("take-tile"), std::string("ST-TILE-01"));
}

void TestSteamTimeActions::offersThePurpleActionToTheOthers()
{
    SmallTable table({}, 3);
    QVERIFY(table.given("{decks: {encounters: [violet, rest]}, players: {2: {steam: 0}, 3: {portal: 6}}}"));
    QCOMPARE(table.play({"place three/encounter"}), std::string());
    QCOMPARE(table.value("players/1/gold"), std::string("10"));
    QCOMPARE(table.asked(), 3); // player 2 has no steam to pay with
    QCOMPARE(table.refusalOf("bottom"), std::string("ST-ENCOUNTER-05"));
    QCOMPARE(table.play({"accept"}), std::string());
    QCOMPARE(table.value("players/1/steam"), std::string("2")); // the engine room of the active player alone
    QCOMPARE(table.value("players/3/steam"), std::string("1"));
    QCOMPARE(table.asked(), 3);
    QCOMPARE(table.play({"bonus three/gold"}), std::string());
    QCOMPARE(table.value("players/3/gold"), std::string("13"));
    QCOMPARE(table.asked(), 2);
}

void TestSteamTimeActions::queuesBonusActions()
{
    SmallTable table;
    QVERIFY(table.given("players: {1: {portal: 7}}"));
    QCOMPARE(table.play({"place mid/gold"}), std::string());
    QCOMPARE(table.value("players/1/gold"), std::string("17")); // action and bonus before Mr. T.I.M.E. moves
    QCOMPARE(table.play({"bonus mid/gold"}), std::string());    // occupied by the own airship
    QCOMPARE(table.value("players/1/gold"), std::string("26"));
    QCOMPARE(table.value("players/1/portal"), std::string("1"));
    QCOMPARE(table.value("players/1/hangar"), std::string("2"));
    QCOMPARE(table.asked(), 2);
}

void TestSteamTimeActions::interruptsForBonusActionsAsAnOption()
{
    SmallTable table({{"portal-timing", 1}});
    QVERIFY(table.given("players: {1: {portal: 7}}"));
    QCOMPARE(table.play({"place mid/gold"}), std::string());
    QCOMPARE(table.value("players/1/gold"), std::string("8"));
    QCOMPARE(table.play({"decline"}), std::string());
    QCOMPARE(table.value("players/1/gold"), std::string("17"));
}

void TestSteamTimeActions::givesNoForeignBonusActionAsAnOption()
{
    SmallTable table({{"purple-portal-bonus", 0}});
    QVERIFY(table.given("{decks: {encounters: [violet, rest]}, players: {2: {portal: 7}}}"));
    QCOMPARE(table.play({"place low/encounter", "accept"}), std::string());
    QCOMPARE(table.value("players/2/portal"), std::string("1"));
    QCOMPARE(table.value("players/2/bonus-actions"), std::string("0"));
    QCOMPARE(table.question(), std::string("Place an airship, take the first player tile or pass"));
}

void TestSteamTimeActions::passesForGood()
{
    SmallTable table;
    QCOMPARE(table.play({"pass", "place low/gold"}), std::string());
    QCOMPARE(table.asked(), 2);
    QCOMPARE(table.refusalOf("place low/deposit"), std::string("ST-PLACE-06"));
    QCOMPARE(table.refusalOf("place low/gold"), std::string("ST-TURN-03"));
}

void TestSteamTimeActions::passesForOneTurnAsAnOption()
{
    SmallTable table({{"pass-final", 0}});
    QCOMPARE(table.play({"pass", "place low/gold"}), std::string());
    QCOMPARE(table.asked(), 1);
    QCOMPARE(table.play({"pass", "pass"}), std::string());
    QCOMPARE(table.value("tile-owner"), std::string("1"));
    QCOMPARE(table.question(), std::string("Choose a special action of the first player tile"));
}

void TestSteamTimeActions::givesTheUnclaimedTileToTheFirstPlayer()
{
    SmallTable table;
    QVERIFY(table.given("{effort: first, decks: {efforts: [second, last]}}"));
    QCOMPARE(table.play({"pass", "pass", "steam 1"}), std::string());
    QCOMPARE(table.value("effort"), std::string("second"));
    QCOMPARE(table.value("players/1/esteem"), std::string("1"));
    QCOMPARE(table.value("round"), std::string("2"));
    QCOMPARE(table.value("first-player"), std::string("1"));
    QCOMPARE(table.value("effort"),
             std::string("second").compare(table.value("effort")) == 0 ? std::string("second") : std::string("first"));
    QCOMPARE(table.value("players/1/hangar"), std::string("3"));
}

void TestSteamTimeActions::collectsIncomeInAnyOrder()
{
    SmallTable table;
    QVERIFY(table.given("{phase: income, round: 2, players: {1: {upgrades: [press, still]}}}"));
    QCOMPARE(table.legal(), (Texts{"collect press", "collect still", "collect-all"}));
    QCOMPARE(table.play({"collect-all"}), std::string());
    QCOMPARE(table.value("players/1/gold"), std::string("11"));
    QCOMPARE(table.question(), std::string("Choose the generator for the T.I.M.E.-crystal"));
    QCOMPARE(table.play({"slot orange"}), std::string());
    QCOMPARE(table.value("phase"), std::string("action"));
}

void TestSteamTimeActions::givesRewardsForOrangeCrystals()
{
    SmallTable table;
    QVERIFY(table.given("{effort: first, players: {1: {steam: 0, generators: {orange: {coloured: 1, time: 1}}}}}"));
    QCOMPARE(table.play({"place mid/expedition"}), std::string());
    QCOMPARE(table.value("players/1/expeditions"), std::string("hills"));
    QCOMPARE(table.value("players/1/esteem"), std::string("2"));
    QCOMPARE(table.value("players/1/portal"), std::string("1"));
    QCOMPARE(table.value("mine"), std::string("29")); // the third reward is not reached
}

void TestSteamTimeActions::settlesMissions()
{
    SmallTable table;
    QVERIFY(table.given(
        "{phase: missions, tile-owner: 2, players: {1: {portal: 3, gold: 5, missions: [coins, trio, back]}}}"));
    QCOMPARE(table.asked(), 1); // player 2 has nothing to settle
    QCOMPARE(table.refusalOf("fulfil trio"), std::string("ST-END-09"));
    QCOMPARE(table.refusalOf("fulfil hull"), std::string("ST-END-05"));
    QCOMPARE(table.play({"fulfil coins", "fulfil coins"}), std::string());
    QCOMPARE(table.refusalOf("fulfil coins"), std::string("ST-GOLD-04"));
    QCOMPARE(table.play({"fulfil back"}), std::string());
    // One step is left, too few for more: the game ends by itself
    QCOMPARE(table.value("phase"), std::string("over"));
    QCOMPARE(table.value("players/1/esteem"), std::string("4"));
    QCOMPARE(table.value("players/1/portal"), std::string("1"));
}

QTEST_GUILESS_MAIN(TestSteamTimeActions)
#include "tst_steamtime_actions.moc"
