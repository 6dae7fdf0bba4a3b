#include "core/simulation.h"
#include "fixture/pebbles.h"

#include <QTest>

using namespace mw;

class TestBots : public QObject
{
    Q_OBJECT

private slots:
    void knowsItsBots();
    void greedyTakesTheMost();
    void greedyLooksThroughItsFollowUps();
    void resultsDoNotDependOnThreads();
    void greedyBeatsRandom();
};

void TestBots::knowsItsBots()
{
    for (const std::string_view kind : botKinds())
        QVERIFY(makeBot(kind));
    QVERIFY(!makeBot("genius"));
}

void TestBots::greedyTakesTheMost()
{
    const auto pack = pebbles::pack({{"most", 1}});
    StateBlock state;
    QVERIFY(!pack->rules->newGame(*pack->content, {.players = 2, .firstPlayer = 0}, state, nullptr));
    Random random(5);
    for (int i = 0; i < 10; ++i) {
        const Action action = makeBot("greedy")->choose(*pack, state, 0, random);
        QCOMPARE(action.args[1], std::int16_t{3});
    }
}

void TestBots::greedyLooksThroughItsFollowUps()
{
    // With the worst charm in hand and the best on top, taking the last pebble is worth the swap that it allows.
    const auto pack = pebbles::pack();
    Diagnostics problems;
    StateBlock state;
    QVERIFY(!pack->rules->newGame(*pack->content, {.players = 2, .firstPlayer = 0}, state, nullptr));
    const Value players = Value::ofList(
        {pebbles::map({{"charm", Value::ofText("charm-0")}}), pebbles::map({{"charm", Value::ofText("charm-1")}})});
    pack->rules->overlayState(*pack->content, state,
                              pebbles::map({{"players", players},
                                            {"decks", pebbles::texts({"charm-4", "charm-5"})},
                                            {"piles", pebbles::map({{"shore", Value::ofInt(1)}})}}),
                              problems);
    QVERIFY(problems.empty());
    int swaps = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Random random(seed);
        const Action action = makeBot("greedy")->choose(*pack, state, 0, random);
        swaps += pack->rules->actionText(*pack->content, state, action) == "take shore 1" ? 1 : 0;
    }
    // Only where the imagined top charm is charm-1 is two pebbles at once as good.
    QVERIFY2(swaps > 25, std::to_string(swaps).c_str());
}

void TestBots::resultsDoNotDependOnThreads()
{
    const auto pack = pebbles::pack();
    Simulation simulation{.setup = {.players = 3, .seed = 10}, .bots = {"greedy"}, .games = 40, .threads = 1};
    const std::vector<GameResult> alone = simulate(*pack, simulation);
    simulation.threads = 4;
    const std::vector<GameResult> together = simulate(*pack, simulation);
    QCOMPARE(alone.size(), std::size_t{40});
    for (std::size_t i = 0; i < alone.size(); ++i) {
        QCOMPARE(alone[i].seed, 10 + i);
        QVERIFY(alone[i].finished);
        QCOMPARE(alone[i].decisions, together[i].decisions);
        for (std::size_t player = 0; player < 3; ++player)
            QCOMPARE(alone[i].standings[player].score, together[i].standings[player].score);
    }
}

void TestBots::greedyBeatsRandom()
{
    const auto pack = pebbles::pack();
    int better = 0;
    int worse = 0;
    for (const GameResult &result :
         simulate(*pack, {.setup = {.players = 2}, .bots = {"greedy", "random"}, .games = 200})) {
        better += result.standings[0].score > result.standings[1].score ? 1 : 0;
        worse += result.standings[0].score < result.standings[1].score ? 1 : 0;
    }
    QVERIFY2(better > worse + 40, (std::to_string(better) + ':' + std::to_string(worse)).c_str());
}

QTEST_GUILESS_MAIN(TestBots)
#include "tst_bots.moc"
