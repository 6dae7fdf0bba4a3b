#include "core/scenario.h"
#include "core/valuetext.h"
#include "fixture/pebbles.h"

#include <QTest>

using namespace mw;

Q_DECLARE_METATYPE(mw::Value)

/// The runner itself; the shipped scenario files are run by tst_scenarios.
class TestScenario : public QObject
{
    Q_OBJECT

private slots:
    void readsOrReports_data();
    void readsOrReports();
    void expectations_data();
    void expectations();
    void stopsAtTheFirstWrongStep();
    void patchesItsContent();
    void sharesContent();
    void keptScenariosHold();

private:
    static Value text(const char *words) { return Value::ofText(words); }
    static Value number(int value) { return Value::ofInt(value); }
    /// Player 1 took two from the shore, player 2 tried to take two of the one that is left.
    static Value file(std::vector<std::pair<std::string, Value>> more)
    {
        const Value refused = pebbles::map({{"action", text("take shore 2")}, {"refused", text("PB-TAKE-02")}});
        Value value = pebbles::map({{"setup", pebbles::map({{"players", number(2)}, {"first", number(1)}})},
                                    {"play", Value::ofList({text("take shore 2"), refused})}});
        for (auto &[key, entry] : more)
            value.set(key, entry);
        return value;
    }
    static ScenarioResult run(const Value &value)
    {
        ScenarioResult result;
        const std::optional<Scenario> scenario = readScenario(value, result.problems);
        if (!scenario)
            return result;
        const auto pack = packFor(*scenario, pebbles::rules(), pebbles::items(), result.problems);
        return pack ? runScenario(*scenario, pack) : result;
    }
};

void TestScenario::readsOrReports_data()
{
    QTest::addColumn<Value>("value");
    QTest::addColumn<QString>("code");
    QTest::newRow("good") << file({}) << QString();
    QTest::newRow("unknown key") << file({{"exepct", pebbles::map({})}}) << "scenario.unknown-key";
    QTest::newRow("no map") << text("hello") << "scenario.value";
    QTest::newRow("play is no list") << file({{"play", text("take")}}) << "scenario.value";
    QTest::newRow("step says nothing") << file({{"play", Value::ofList({pebbles::map({})})}}) << "scenario.value";
    QTest::newRow("seat 0") << file({{"play", Value::ofList(
                                                  {pebbles::map({{"player", number(0)}, {"action", text("keep")}})})}})
                            << "scenario.value";
    QTest::newRow("setup") << file({{"setup", pebbles::map({{"players", text("two")}})}}) << "setup.value";
    QTest::newRow("empty") << pebbles::map({{"title", text("x")}}) << "scenario.empty";
    QTest::newRow("option") << file({{"options", pebbles::map({{"most", text("six")}})}}) << "option.value";
    QTest::newRow("variant") << file({{"variant", text("none")}}) << "variant.unknown";
    QTest::newRow("given") << file({{"given", pebbles::map({{"rain", number(1)}})}}) << "given.unknown";
    QTest::newRow("players") << file({{"setup", pebbles::map({{"players", number(7)}})}}) << "setup.refused";
}

void TestScenario::readsOrReports()
{
    QFETCH(Value, value);
    QFETCH(QString, code);
    const ScenarioResult result = run(value);
    QCOMPARE(result.holds(), code.isEmpty());
    QCOMPARE(QString::fromStdString(result.problems.empty() ? "" : result.problems.front().code), code);
}

void TestScenario::expectations_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<Value>("expected");
    QTest::addColumn<QString>("path"); // of the first difference
    const auto action = [](const char *words, const char *rule) {
        return Value::ofList({pebbles::map({{"action", text(words)}, {"rule", text(rule)}})});
    };
    QTest::newRow("value") << "piles" << pebbles::map({{"shore", number(1)}}) << QString();
    QTest::newRow("other value") << "piles" << pebbles::map({{"shore", number(2)}}) << "piles/shore";
    QTest::newRow("seat") << "players" << pebbles::map({{"1", pebbles::map({{"score", number(2)}})}}) << QString();
    QTest::newRow("unknown name") << "weather" << text("wet") << "weather";
    QTest::newRow("legal") << "legal" << pebbles::texts({"take shore 1"}) << QString();
    QTest::newRow("not legal") << "legal" << pebbles::texts({"take shore 2"}) << "legal";
    QTest::newRow("only legal") << "only-legal" << pebbles::texts({"take brook 2", "take shore 1", "take brook 1"})
                                << QString();
    QTest::newRow("more legal") << "only-legal" << pebbles::texts({"take shore 1"}) << "only-legal";
    QTest::newRow("illegal") << "illegal" << pebbles::texts({"take shore 2"}) << QString();
    QTest::newRow("illegal by rule") << "illegal" << action("take shore 2", "PB-TAKE-02") << QString();
    QTest::newRow("by another rule") << "illegal" << action("take shore 2", "PB-TAKE-01") << "illegal/take shore 2";
    QTest::newRow("legal after all") << "illegal" << pebbles::texts({"take shore 1"}) << "illegal/take shore 1";
    QTest::newRow("nonsense is not illegal") << "illegal" << pebbles::texts({"fly"}) << "illegal/fly";
    QTest::newRow("events") << "events" << pebbles::texts({"player 1 takes 2 from shore"}) << QString();
    QTest::newRow("other events") << "events" << pebbles::texts({"takes 2", "takes 2"}) << "events";
    QTest::newRow("question") << "question" << text("pebbles") << QString();
    QTest::newRow("who") << "question" << pebbles::map({{"player", number(2)}}) << QString();
    QTest::newRow("not who") << "question" << pebbles::map({{"player", number(1)}}) << "question/player";
    QTest::newRow("other question") << "question" << text("Swap") << "question";
    const auto seen = [](const char *seat, const char *name, const Value &value) {
        return pebbles::map({{seat, pebbles::map({{name, value}})}});
    };
    QTest::newRow("seen") << "seen-by" << seen("1", "piles", pebbles::map({{"shore", number(1)}})) << QString();
    QTest::newRow("seen otherwise") << "seen-by" << seen("2", "piles", pebbles::map({{"shore", number(2)}}))
                                    << "seen-by/2/piles/shore";
    QTest::newRow("seen to be legal") << "seen-by" << seen("1", "legal", pebbles::texts({"take shore 1"})) << QString();
    QTest::newRow("seen not to be legal")
        << "seen-by" << seen("1", "legal", pebbles::texts({"take shore 2"})) << "legal";
    QTest::newRow("seen by nobody") << "seen-by" << seen("5", "piles", Value::ofMap({})) << "seen-by/5";
    QTest::newRow("over") << "over" << Value::ofBool(false) << QString();
    QTest::newRow("not over") << "over" << Value::ofBool(true) << "over";
    QTest::newRow("standings") << "standings" << pebbles::map({{"2", pebbles::map({{"rank", number(2)}})}})
                               << QString();
    QTest::newRow("other standings") << "standings" << pebbles::map({{"2", pebbles::map({{"rank", number(1)}})}})
                                     << "standings/2/rank";
}

void TestScenario::expectations()
{
    QFETCH(QString, key);
    QFETCH(Value, expected);
    QFETCH(QString, path);
    const ScenarioResult result = run(file({{"expect", pebbles::map({{key.toStdString(), expected}})}}));
    QVERIFY(result.problems.empty());
    QCOMPARE(QString::fromStdString(result.failure ? result.failure->path : ""), path);
    if (result.failure)
        QCOMPARE(result.failure->step, 3);
}

void TestScenario::stopsAtTheFirstWrongStep()
{
    const Value expect = pebbles::map({{"expect", pebbles::map({{"turn", number(2)}})}});
    const Value outOfTurn =
        pebbles::map({{"player", number(1)}, {"action", text("take brook 1")}, {"refused", text("PB-TURN-01")}});
    const ScenarioResult result = run(
        file({{"play", Value::ofList({text("take shore 1"), expect, outOfTurn, text("take brook 9"), text("keep")})}}));
    QVERIFY(result.failure);
    QCOMPARE(result.failure->step, 4);
    QCOMPARE(result.failure->expected, std::string("legal"));
    QCOMPARE(result.failure->actual, std::string("PB-TAKE-01"));
    QCOMPARE(result.failure->toString(), std::string(": step 4: play/take brook 9: expected legal, got PB-TAKE-01"));
    QCOMPARE(result.game->position(), std::size_t{1});
}

void TestScenario::patchesItsContent()
{
    const Value more = pebbles::map({{"set", text("pile/shore/pebbles")}, {"value", number(4)}});
    const auto expect = pebbles::map({{"piles", pebbles::map({{"shore", number(2)}})}});
    QVERIFY(
        run(file({{"patch", Value::ofList({more})}, {"play", pebbles::texts({"take shore 2"})}, {"expect", expect}}))
            .holds());
    QVERIFY(
        run(file({{"content", Value::ofList({more})}, {"play", pebbles::texts({"take shore 2"})}, {"expect", expect}}))
            .holds());
}

/// What is shared comes first: the scenario's own patch has the last word, its own collections replace shared ones.
void TestScenario::sharesContent()
{
    const auto change = [](int pebbles) {
        return pebbles::map({{"set", text("pile/shore/pebbles")}, {"value", number(pebbles)}});
    };
    const Value piles = pebbles::texts({"shared"});
    const Value shared = pebbles::map(
        {{"patch", Value::ofList({change(9)})}, {"content", pebbles::map({{"piles", piles}, {"stones", piles}})}});
    Diagnostics problems;
    std::optional<Scenario> scenario = readScenario(
        file({{"patch", Value::ofList({change(4)})}, {"content", pebbles::map({{"piles", pebbles::texts({"own"})}})}}),
        problems);
    QVERIFY(scenario);
    shareContent(shared, *scenario, problems);
    QVERIFY(problems.empty());
    QCOMPARE(scenario->patch.list.size(), 2U);
    QCOMPARE(scenario->patch.list[0].intOr("value", 0), 9);
    QCOMPARE(scenario->patch.list[1].intOr("value", 0), 4);
    QVERIFY(scenario->content.find("piles")->sameAs(pebbles::texts({"own"})));
    QVERIFY(scenario->content.find("stones")->sameAs(piles));

    shareContent(pebbles::map({{"given", pebbles::map({})}}), *scenario, problems);
    QVERIFY(hasErrors(problems));
}

void TestScenario::keptScenariosHold()
{
    Game game = *Game::start(pebbles::pack({{"most", 1}}), {.players = 3, .firstPlayer = 1, .seed = 4});
    for (const char *action : {"take shore 2", "take shore 1", "swap", "take brook 3"})
        QVERIFY2(!game.applyText(action), action);
    const Value kept = scenarioValue(game, 1, 4, "The last pebble");
    const ScenarioResult result = run(kept);
    QVERIFY2(result.holds(), result.failure ? result.failure->toString().c_str() : "problems");
    QCOMPARE(result.game->position(), std::size_t{3});
    QCOMPARE(toLine(*kept.find("options")), std::string("{most: three}")); // the one that is no default
    QVERIFY(!kept.at("expect/decks"));
    QCOMPARE(kept.at("play/0")->text, std::string("take shore 1"));
    QVERIFY(writeScenario(game, 1, 4, "The last pebble").find("title: The last pebble") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestScenario)
#include "tst_scenario.moc"
