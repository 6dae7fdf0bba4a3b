#include "smalltable.h"

#include <QTest>

using mw::steam_time::testing::SmallTable;
using Texts = std::vector<std::string>;

/// Prices by letters and payments of effects: what can be chosen, and that what was begun can be finished.
class TestSteamTimePayments : public QObject
{
    Q_OBJECT

private slots:
    void paysItselfWithoutSteam();
    void convertsByChoice();
    void convertsNothingThatItsLettersNeed();
    void refusesWhatIsNotCovered();
    void spendsTimeCrystalsFirst();
    void paysAnyFromSeveralGenerators();
    void paysSameFromOneGenerator();
    void convertsEverywhereAsAnOption();
};

void TestSteamTimePayments::paysItselfWithoutSteam()
{
    SmallTable table;
    QVERIFY(table.given("players: {1: {steam: 0}}"));
    QCOMPARE(table.play({"place mid/upgrade"}), std::string());
    QCOMPARE(table.value("players/1/upgrades"), std::string("press"));
    QCOMPARE(table.value("players/1/crystals"), std::string("3"));
    QCOMPARE(table.value("players/1/gold"), std::string("11")); // the income at once
    QCOMPARE(table.asked(), 2);
}

void TestSteamTimePayments::convertsByChoice()
{
    SmallTable table;
    QCOMPARE(table.play({"place mid/upgrade"}), std::string());
    QCOMPARE(table.legal(), (Texts{"convert blue", "convert gray", "convert green", "pay black"}));
    QCOMPARE(table.play({"convert gray"}), std::string());
    // The last steam is spent: the pink letter is paid by pink without a question
    QCOMPARE(table.value("players/1/steam"), std::string("0"));
    QCOMPARE(table.value("players/1/generators/black/coloured"), std::string("1"));
    QCOMPARE(table.value("players/1/generators/pink/coloured"), std::string("0"));
    QCOMPARE(table.value("players/1/upgrades"), std::string("press"));
}

void TestSteamTimePayments::convertsNothingThatItsLettersNeed()
{
    SmallTable table;
    QVERIFY(table.given("players: {1: {steam: 3}}"));
    QCOMPARE(table.play({"place mid/upgrade"}), std::string());
    QCOMPARE(table.refusalOf("convert pink"), std::string("ST-STEAM-04"));
    QCOMPARE(table.refusalOf("convert black"), std::string("ST-STEAM-04"));
    QCOMPARE(table.refusalOf("pay gray"), std::string("ST-STEAM-02"));
    QCOMPARE(table.play({"convert gray"}), std::string());
    // Black was converted, so its crystal is kept and cannot stand for pink
    QCOMPARE(table.refusalOf("convert black"), std::string("ST-STEAM-04"));
    QCOMPARE(table.legal(), (Texts{"convert blue", "convert green", "pay pink"}));
}

void TestSteamTimePayments::refusesWhatIsNotCovered()
{
    SmallTable table;
    QVERIFY(table.given("players: {1: {steam: 0, generators: {black: {coloured: 0}}}}"));
    QCOMPARE(table.refusalOf("place mid/upgrade"), std::string("ST-STEAM-05"));
    QVERIFY(table.given(
        "players: {1: {steam: 5, generators: {green: {coloured: 0}, blue: {coloured: 0}, pink: {coloured: 0}}}}"));
    QCOMPARE(table.refusalOf("place mid/upgrade"), std::string("ST-UPGRADE-03"));
    QCOMPARE(table.refusalOf("place mid/expedition"), std::string("ST-EXPED-03"));
}

void TestSteamTimePayments::spendsTimeCrystalsFirst()
{
    SmallTable table;
    QVERIFY(table.given("players: {1: {generators: {black: {coloured: 1, time: 1}}}}"));
    QCOMPARE(table.play({"place mid/upgrade"}), std::string());
    QCOMPARE(table.refusalOf("pay black coloured"), std::string("ST-SPEND-02"));
    QCOMPARE(table.play({"pay black", "pay pink"}), std::string());
    QCOMPARE(table.value("players/1/generators/black/coloured"), std::string("1"));
    QCOMPARE(table.value("players/1/generators/black/time"), std::string("0"));
    QCOMPARE(table.value("mine"), std::string("30"));
}

void TestSteamTimePayments::paysAnyFromSeveralGenerators()
{
    SmallTable table;
    QVERIFY(table.given("decks: {encounters: [mixed, rest]}"));
    QCOMPARE(table.play({"place low/encounter", "bottom", "pay gray"}), std::string());
    QCOMPARE(table.refusalOf("pay gray"), std::string("ST-SPEND-06"));
    QCOMPARE(table.refusalOf("convert blue"), std::string("ST-STEAM-07"));
    QCOMPARE(table.play({"pay green"}), std::string());
    QCOMPARE(table.value("players/1/esteem"), std::string("5"));
    QCOMPARE(table.value("discard"), std::string("mixed"));
}

void TestSteamTimePayments::paysSameFromOneGenerator()
{
    SmallTable table;
    QVERIFY(table.given("decks: {encounters: [uniform, rest]}"));
    QVERIFY(table.given("players: {1: {generators: {green: {coloured: 1, time: 1}, pink: {coloured: 2}}}}"));
    QCOMPARE(table.play({"place low/encounter", "bottom"}), std::string());
    QCOMPARE(table.legal(), (Texts{"pay green", "pay pink"}));
    QCOMPARE(table.refusalOf("pay blue"), std::string("ST-END-09"));
    QCOMPARE(table.play({"pay green"}), std::string());
    QCOMPARE(table.value("players/1/generators/green/coloured"), std::string("0"));
    QCOMPARE(table.value("players/1/esteem"), std::string("9"));
}

void TestSteamTimePayments::convertsEverywhereAsAnOption()
{
    SmallTable table({{"steam-converts-everywhere", 1}});
    QVERIFY(table.given("decks: {encounters: [uniform, rest]}"));
    QCOMPARE(table.play({"place low/encounter", "bottom", "pay green"}), std::string());
    QCOMPARE(table.play({"pay green", "convert gray"}), std::string());
    QCOMPARE(table.value("players/1/steam"), std::string("1")); // one spent, one from the engine room
    QCOMPARE(table.value("players/1/esteem"), std::string("9"));
}

QTEST_GUILESS_MAIN(TestSteamTimePayments)
#include "tst_steamtime_payments.moc"
