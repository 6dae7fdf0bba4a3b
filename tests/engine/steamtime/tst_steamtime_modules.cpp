#include "smalltable.h"

#include "core/random.h"
#include "games/steam_time/phases/sabotage.h"
#include "games/steam_time/phases/specialists.h"

#include <QTest>

#include <set>

using namespace mw;
using mw::steam_time::GameState;
using mw::steam_time::testing::smallItems;
using mw::steam_time::testing::SmallTable;

/// What scenarios cannot say about saboteurs and specialists: views, chance, given states, changed content.
class TestSteamTimeModules : public QObject
{
    Q_OBJECT

private slots:
    void hidesSpecialists();
    void thinksOfAllSpecialists();
    void shufflesThePile();
    void laysSpecialistsWhereTheyAreGiven();
    void refusesImpossibleStates_data();
    void refusesImpossibleStates();
    void carriesSpecialistsOn();
    void refusesToLoseASpecialistInHand();
    void carriesSaboteursOn();
    void switchesModulesInARunningGame();
    void wantsSaboteursWhereTheyHurtOthers();
    void reportsWrongSkills();

private:
    static const OptionValues both;
    static Diagnostics carry(SmallTable &table, const Items &items, const OptionValues &options = both);
};

const OptionValues TestSteamTimeModules::both{{"sabotage", 1}, {"specialists", 1}};

Diagnostics TestSteamTimeModules::carry(SmallTable &table, const Items &items, const OptionValues &options)
{
    Diagnostics problems;
    const auto after = steam_time::compile(items, options, problems);
    if (after)
        carryOver(table.content(), *after, table.state(), problems);
    std::erase_if(problems, [](const Diagnostic &problem) { return problem.severity != Severity::Error; });
    return problems;
}

/// ST-OPEN-45: hands of others and all piles are hidden, played decks are not.
void TestSteamTimeModules::hidesSpecialists()
{
    SmallTable table(both);
    QVERIFY(table.given("{phase: action, players: {1: {specialists: {hand: [psychic]}},"
                        " 2: {specialists: {hand: [trader, stoker], played: [navigator]}}}}"));
    const Value shown = describeState(table.content(), viewFor(table.content(), table.state(), 0));
    QCOMPARE(shown.at("players/1/specialists/hand/0")->text, std::string("psychic"));
    QCOMPARE(shown.at("players/1/specialists/pile/0")->text, std::string("unknown"));
    QCOMPARE(shown.at("players/2/specialists/hand")->list.size(), std::size_t{2});
    QCOMPARE(shown.at("players/2/specialists/hand/0")->text, std::string("unknown"));
    QCOMPARE(shown.at("players/2/specialists/played/0")->text, std::string("navigator"));
    const Value seen = describeState(table.content(), viewFor(table.content(), table.state(), -1));
    QCOMPARE(seen.at("players/1/specialists/hand/0")->text, std::string("unknown"));
}

void TestSteamTimeModules::thinksOfAllSpecialists()
{
    SmallTable table(both);
    QVERIFY(table.given("{phase: action, players: {1: {specialists: {hand: [psychic]}},"
                        " 2: {specialists: {hand: [trader], played: [navigator]}}}}"));
    Random random(3);
    std::set<int> next;
    unsigned hands = 0;
    for (int i = 0; i < 60; ++i) {
        GameState world = table.state();
        determinize(table.content(), world, 0, random);
        const steam_time::Specialists &own = world.specialists[0];
        next.insert(own.cards[own.pileSize - 1U]);
        hands |= world.specialists[1].hand;
        QCOMPARE(own.hand, table.state().specialists[0].hand);
        QCOMPARE(std::popcount(world.specialists[1].hand), 1);
        QCOMPARE(world.players[1].specialist, table.state().players[1].specialist);
    }
    QCOMPARE(next, (std::set<int>{0, 2, 3})); // every card of the own pile may come next
    QCOMPARE(hands, 0b1110U);                 // the other may hold all but the one played
}

/// ST-SPEC-02
void TestSteamTimeModules::shufflesThePile()
{
    const SmallTable table(both);
    std::set<int> next;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        GameState state{};
        QVERIFY(!newGame(table.content(), {.players = 2, .firstPlayer = 0, .seed = seed}, state, nullptr));
        for (const char *pick : {"pick navigator", "pick psychic"}) {
            const auto action = parseAction(table.content(), state, pick);
            QVERIFY(action && !refusal(table.content(), state, *action));
            apply(table.content(), state, *action, nullptr);
        }
        QCOMPARE(static_cast<int>(state.specialists[0].pileSize), 2);
        next.insert(state.specialists[0].cards[1]);
    }
    QCOMPARE(next, (std::set<int>{2, 3}));
}

void TestSteamTimeModules::laysSpecialistsWhereTheyAreGiven()
{
    SmallTable table(both);
    QVERIFY(table.given("{phase: action, players: {1: {specialists: {pile: [trader, rest], played: [psychic]}}}}"));
    QCOMPARE(table.value("players/1/specialists/pile"), std::string("trader navigator stoker"));
    QCOMPARE(table.value("players/1/specialists/hand"), std::string());
    QCOMPARE(table.value("players/1/specialists/played"), std::string("psychic"));
    // whoever is given none has picked the first of the pile
    QCOMPARE(table.value("players/2/specialists/hand"), std::string("navigator psychic"));
}

void TestSteamTimeModules::refusesImpossibleStates_data()
{
    QTest::addColumn<QString>("given");
    QTest::newRow("in two places") << "players: {1: {specialists: {hand: [trader], played: [trader]}}}";
    QTest::newRow("unknown") << "players: {1: {specialists: {hand: [baker]}}}";
    QTest::newRow("one is missing")
        << "players: {1: {specialists: {hand: [trader], pile: [psychic], played: [stoker]}}}";
    QTest::newRow("no such place") << "players: {1: {specialists: {pocket: [trader]}}}";
    QTest::newRow("nowhere") << "players: {1: {saboteur: low/gold/7}}";
    QTest::newRow("nobody's") << "spaces: {low: {gold: {saboteurs: [3]}}}";
}

void TestSteamTimeModules::refusesImpossibleStates()
{
    QFETCH(QString, given);
    SmallTable table(both);
    QVERIFY(!table.given(given.toStdString()));
    SmallTable plain;
    QVERIFY(!plain.given(given.toStdString()));
}

void TestSteamTimeModules::carriesSpecialistsOn()
{
    SmallTable table(both);
    QVERIFY(table.given("{phase: action, players: {1: {specialists: {hand: [psychic], played: [trader],"
                        " pile: [navigator, stoker]}}, 2: {specialists: {hand: [psychic]}}}}"));
    Items items = smallItems();
    QVERIFY(items.remove("specialist", "navigator")); // lies in both piles
    const Item *trader = items.find("specialist", "trader");
    QVERIFY(trader);
    Item smith = *trader;
    smith.id = "smith";
    items.add(smith);
    Diagnostics problems;
    const auto after = steam_time::compile(items, both, problems);
    carryOver(table.content(), *after, table.state(), problems);
    QVERIFY(!hasErrors(problems));
    const Value state = describeState(*after, table.state());
    QCOMPARE(state.at("players/1/specialists/pile/0")->text, std::string("stoker"));
    QCOMPARE(state.at("players/1/specialists/pile/1")->text, std::string("smith"));
    QCOMPARE(state.at("players/1/specialists/played/0")->text, std::string("trader"));
    QCOMPARE(skillsOf(*after, table.state().players[0]).crystalPrice, std::int16_t{1});
}

void TestSteamTimeModules::refusesToLoseASpecialistInHand()
{
    SmallTable table(both);
    QVERIFY(table.given("{phase: action, players: {1: {specialists: {hand: [psychic], played: [trader]}}}}"));
    Items items = smallItems();
    QVERIFY(items.remove("specialist", "trader"));
    QVERIFY(!carry(table, items).empty());
}

void TestSteamTimeModules::carriesSaboteursOn()
{
    SmallTable table(both);
    QVERIFY(table.given("{phase: action, players: {1: {saboteur: low/gold}}}"));
    const int before = steam_time::saboteurSpace(table.state(), 0);
    QVERIFY(carry(table, smallItems()).empty());
    QCOMPARE(steam_time::saboteurSpace(table.state(), 0), before);
    QCOMPARE(table.value("spaces/low/gold/saboteurs"), std::string("1"));
}

void TestSteamTimeModules::switchesModulesInARunningGame()
{
    SmallTable table(both);
    QVERIFY(table.given("{phase: action, players: {1: {saboteur: low/gold, specialists: {played: [trader]}}}}"));
    QVERIFY(carry(table, smallItems(), {}).empty());
    QCOMPARE(steam_time::saboteurSpace(table.state(), 0), -1);
    QCOMPARE(static_cast<int>(table.state().players[0].specialist), 0);
    SmallTable plain;
    QVERIFY(carry(plain, smallItems()).empty());
    QCOMPARE(std::popcount(plain.state().specialists[0].hand), 2);
    QCOMPARE(static_cast<int>(plain.state().specialists[0].pileSize), 2);
}

/// A bot prefers the space that only others are kept from to the one that it wants itself.
void TestSteamTimeModules::wantsSaboteursWhereTheyHurtOthers()
{
    SmallTable table({{"sabotage", 1}});
    const auto worth = [&table](const std::string &given) {
        return table.given(given) ? evaluate(table.content(), table.state(), 0) : -1;
    };
    const std::string clear = "generators: {green: {coloured: 0, time: 2}}";
    const int hurting = worth("{players: {1: {" + clear + ", saboteur: low/encounter}}}");
    const int useless = worth("{players: {1: {" + clear + ", saboteur: hangar}}}");
    QVERIFY(hurting > useless);
    const int hurtingBoth =
        worth("{players: {1: {generators: {green: {coloured: 0, time: 0}}, saboteur: low/encounter}}}");
    const int without = worth("{players: {1: {generators: {green: {coloured: 0, time: 0}}, saboteur: hangar}}}");
    QVERIFY(hurtingBoth < without);
}

void TestSteamTimeModules::reportsWrongSkills()
{
    Items items = smallItems();
    Value &skills = *items.find("specialist", "psychic")->fields.find("skills");
    skills.list[0] = Value::ofMap({});
    skills.list[0].set("more", Value::ofText("stream-of-time"));
    skills.list[1] = Value::ofMap({});
    skills.list[1].set("ignore", Value::ofText("hand"));
    items.find("specialist", "trader")->fields.find("skills")->list[0].set("more", Value::ofText("hand"));
    Diagnostics problems;
    QVERIFY(!steam_time::compile(items, {}, problems));
    std::string codes;
    for (const Diagnostic &problem : problems)
        codes += problem.severity == Severity::Error ? problem.code + ' ' : std::string();
    QCOMPARE(codes, std::string("steam-time.modifier steam-time.modifier steam-time.modifier "));
}

QTEST_GUILESS_MAIN(TestSteamTimeModules)
#include "tst_steamtime_modules.moc"
