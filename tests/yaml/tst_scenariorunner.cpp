#include "core/bots.h"
#include "fixture/shelf.h"
#include "tests/sourcefile.h"
#include "yaml/scenariorunner.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace mw;

/// Scenario files against real packs. What a scenario can say is tested by tst_scenario.
class TestScenarioRunner : public QObject
{
    Q_OBJECT

private slots:
    void findsThePackAbove();
    void replacesCollections();
    void keepsItems();
    void saysNothingWhenAllHolds();
    void reportsWithPlaces_data();
    void reportsWithPlaces();
    void listsFiles();
    void keptScenariosHold_data();
    void keptScenariosHold();

private:
    const std::string file = mw::sourceFile("/content/steam-time/scenarios/unsaved.yaml");
    yaml::ScenarioRunner m_runner;
};

void TestScenarioRunner::findsThePackAbove()
{
    const yaml::ScenarioOutcome outcome = m_runner.run(file, "title: A start\nexpect: {over: false}\n");
    QVERIFY2(outcome.holds(), outcome.complaints().empty() ? "" : outcome.complaints()[0].c_str());
    QCOMPARE(outcome.scenario.title, std::string("A start"));
    QCOMPARE(outcome.result.game->pack().rules->game(), std::string_view("steam-time"));
}

void TestScenarioRunner::replacesCollections()
{
    const yaml::ScenarioOutcome outcome =
        m_runner.run(file, "content:\n"
                           "  encounters:\n"
                           "    - {id: only-one, name: Only One, top: [{gain: gold}], "
                           "bottom: [{gain: esteem}]}\n"
                           "expect:\n"
                           "  decks: {encounters: [only-one]}\n");
    QVERIFY2(outcome.holds(), outcome.complaints().empty() ? "" : outcome.complaints()[0].c_str());
}

/// What is kept is the pack's own item, but for what the scenario writes beside it.
void TestScenarioRunner::keepsItems()
{
    const std::string game = mw::sourceFile("/content/timespan/scenarios/unsaved.yaml");
    const yaml::ScenarioOutcome outcome = m_runner.run(
        game, "content: {wonders: [{keep: petra, points: 41}, {keep: colossus}]}\nexpect: {over: false}\n");
    QVERIFY2(outcome.holds(), outcome.complaints().empty() ? "" : outcome.complaints()[0].c_str());
    const Items &own = outcome.result.game->pack().items;
    const Items shipped = yaml::loadPack(mw::sourceFile("/content/timespan")).items;
    QCOMPARE(own.ofKind("wonder").size(), std::size_t(2));
    QCOMPARE(own.find("wonder", "petra")->fields.intOr("points", 0), 41);
    QVERIFY(own.find("wonder", "petra")->field("box")->sameAs(*shipped.find("wonder", "petra")->field("box")));
    QVERIFY(own.find("wonder", "colossus")->fields.sameAs(shipped.find("wonder", "colossus")->fields));
}

/// A warning about a scenario's own content is its author's matter, not that of whoever runs all of them.
void TestScenarioRunner::saysNothingWhenAllHolds()
{
    const std::string content = "content:\n  efforts:\n    - {id: e, stack: alpha, letters: "
                                "{A: gray, B: gray, C: black, D: pink, E: green, F: blue}}\n";
    const yaml::ScenarioOutcome holds = m_runner.run(file, content + "expect: {over: false}\n");
    QVERIFY(holds.holds());
    QVERIFY(!holds.result.problems.empty());
    QVERIFY(holds.complaints().empty());
    const yaml::ScenarioOutcome fails = m_runner.run(file, content + "expect: {over: true}\n");
    QCOMPARE(fails.complaints().size(), fails.result.problems.size() + 1);
}

void TestScenarioRunner::reportsWithPlaces_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("difference") << QByteArray("expect:\n  bank: 7\n")
                                << QByteArray(":2:9: step 1: bank: expected 7, got ");
    QTest::newRow("syntax") << QByteArray("expect: {\n") << QByteArray(": error: ");
    QTest::newRow("unknown key") << QByteArray("expect: {}\nplan: []\n")
                                 << QByteArray(":2:1: error: scenario.unknown-key");
    QTest::newRow("collection") << QByteArray("content: {heroes: []}\nexpect: {over: false}\n")
                                << QByteArray(":1:11: error: scenario.collection");
    QTest::newRow("own content is checked")
        << QByteArray("content: {encounters: [{id: x, nam: X}]}\nexpect: {over: false}\n")
        << QByteArray(":1:32: error: ");
    QTest::newRow("nothing to keep") << QByteArray("content: {encounters: [{keep: nobody}]}\nexpect: {over: false}\n")
                                     << QByteArray(":1:31: error: scenario.keep");
    QTest::newRow("given") << QByteArray("given: {weather: wet}\nexpect: {over: false}\n") << QByteArray(": error: ");
    QTest::newRow("setup") << QByteArray("setup: {players: 7}\nexpect: {over: false}\n")
                           << QByteArray(":1:8: error: setup.refused");
    QTest::newRow("shape") << QByteArray("given: {frames: x}\nexpect: {over: false}\n")
                           << QByteArray(":1:17: error: scenario.given: A list is needed here. (Write a list");
    const auto frame = [](const char *more) {
        return QByteArray("given: {frames: [{kind: turn, player: 1, asks: turn") + more +
               "}]}\nexpect: {over: false}\n";
    };
    QTest::newRow("frame on no space") << frame(", space: moon/gold") << QByteArray("There is no space moon/gold");
    QTest::newRow("frame of no item") << frame(", item: hero/none") << QByteArray("There is no item hero/none");
    QTest::newRow("frame with too much") << frame(", registers: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]")
                                         << QByteArray("numbers at most");
    QTest::newRow("frame with a word") << frame(", registers: all") << QByteArray("A list is needed here.");
    QTest::newRow("frame beyond the effects") << frame(", to: 30000") << QByteArray(":1:");
    QTest::newRow("frames that ask nothing")
        << QByteArray("given: {frames: [{kind: turn, player: 1, asks: nothing}]}\nexpect: {over: false}\n")
        << QByteArray("must ask something");
    QTest::newRow("pack") << QByteArray("pack: ../../nothing\nexpect: {over: false}\n") << QByteArray("pack.no-folder");
}

void TestScenarioRunner::reportsWithPlaces()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, complaint);
    const yaml::ScenarioOutcome outcome = m_runner.run(file, text.toStdString());
    QVERIFY(!outcome.holds());
    QByteArray lines;
    for (const std::string &line : outcome.complaints())
        lines += line.c_str() + QByteArray("\n");
    QVERIFY2(lines.contains(complaint), lines.constData());
}

void TestScenarioRunner::listsFiles()
{
    const QTemporaryDir folder;
    for (const char *name : {"b.yaml", "a.yaml", "notes.txt"}) {
        QFile made(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(made.open(QIODevice::WriteOnly));
    }
    const std::string path = folder.path().toStdString();
    QCOMPARE(yaml::scenarioFiles(path), (std::vector<std::string>{path + "/a.yaml", path + "/b.yaml"}));
    QCOMPARE(yaml::scenarioFiles(path + "/notes.txt"), std::vector<std::string>{path + "/notes.txt"});
    const std::vector<std::string> shipped = yaml::scenarioFiles(mw::sourceFile("/content"));
    const std::vector<std::string> ofOne = yaml::scenarioFiles(mw::sourceFile("/content/steam-time"));
    QVERIFY(!ofOne.empty());
    QVERIFY(std::includes(shipped.begin(), shipped.end(), ofOne.begin(), ofOne.end()));
}

void TestScenarioRunner::keptScenariosHold_data()
{
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 4; ++players)
        QTest::addRow("%d players", players) << players;
}

/// "Keep as scenario": whatever stretch of whatever game is kept, the text reads back and holds.
void TestScenarioRunner::keptScenariosHold()
{
    QFETCH(int, players);
    Game game = *Game::start(shelf::pack("steam-time"), {.players = players, .firstPlayer = -1, .seed = 6});
    const std::unique_ptr<Bot> bot = makeBot("random");
    Random random(players);
    while (!game.isOver())
        QVERIFY(!game.apply(bot->choose(game.pack(), game.state(), game.question().player, random)));
    for (std::size_t from = 0; from + 5 < game.steps().size(); from += 7) {
        const std::string text = writeScenario(game, from, from + 5, "Kept: step " + std::to_string(from));
        const yaml::ScenarioOutcome outcome = m_runner.run(file, text);
        for (const std::string &line : outcome.complaints())
            qWarning("%s", line.c_str());
        QVERIFY2(outcome.holds(), text.c_str());
        QCOMPARE(outcome.result.game->position(), std::size_t{5});
    }
}

QTEST_GUILESS_MAIN(TestScenarioRunner)
#include "tst_scenariorunner.moc"
