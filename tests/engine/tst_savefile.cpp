#include "core/savefile.h"
#include "core/valuetext.h"
#include "fixture/pebbles.h"
#include "yaml/loader.h"

#include <QTest>

using namespace mw;

class TestSaveFile : public QObject
{
    Q_OBJECT

private slots:
    void comesBackWhole();
    void replaysToTheSameState();
    void replayNamesTheStepThatFails();
    void carriesOnFromTheSavedState();
    void carryingOnKeepsTheLog();
    void damagedSavesAreReported_data();
    void damagedSavesAreReported();
    void yamlReadsBackAsWritten();

private:
    static Game played()
    {
        Game game = *Game::start(pebbles::pack({{"most", 1}}), {.players = 3, .firstPlayer = 2, .seed = ~0ULL});
        bool good = true;
        for (const char *action : {"take shore 3", "swap", "take brook 1"})
            good = good && !game.applyText(action);
        if (!good)
            qFatal("the fixture game does not go as the test expects");
        game.setNote(0, "greedy: \"all\" of it # at once");
        return game;
    }
    static std::optional<SaveGame> read(const std::string &text, Diagnostics &problems)
    {
        return readSave(yaml::parseValue("game.save", text, problems), problems);
    }
};

void TestSaveFile::comesBackWhole()
{
    const SaveGame save = saveOf(played(), {{"Ann: #1", "person"}, {"", "greedy"}, {"no", "random"}});
    Diagnostics problems;
    const std::optional<SaveGame> back = read(writeSave(save), problems);
    QVERIFY2(back && problems.empty(), writeSave(save).c_str());
    QCOMPARE(back->game, std::string("pebbles"));
    QCOMPARE(back->hash, save.hash);
    QVERIFY(back->setup == save.setup);
    QVERIFY(back->seats == save.seats);
    QVERIFY(back->log == save.log);
    QCOMPARE(back->log.at(0).note, std::string("greedy: \"all\" of it # at once"));
    QVERIFY(back->options.sameAs(save.options));
    QVERIFY(back->state.sameAs(save.state));
    QCOMPARE(writeSave(*back), writeSave(save));
}

void TestSaveFile::replaysToTheSameState()
{
    const Game game = played();
    const Replayed replayed = replaySave(saveOf(game, {}), game.sharedPack());
    QVERIFY(replayed.game && !replayed.problem);
    QVERIFY(replayed.game->description().sameAs(game.description()));
    QCOMPARE(replayed.game->steps()[0].note, game.steps()[0].note);
}

void TestSaveFile::replayNamesTheStepThatFails()
{
    const Replayed replayed = replaySave(saveOf(played(), {}), pebbles::pack());
    QVERIFY(replayed.game);
    QCOMPARE(replayed.problem->step, 0);
    QCOMPARE(replayed.problem->refusal->rule, std::string_view("PB-TAKE-01"));
    QCOMPARE(replayed.game->position(), std::size_t{0});
}

void TestSaveFile::carriesOnFromTheSavedState()
{
    Diagnostics problems;
    const Game game = played();
    const std::optional<Game> on = carryOnSave(saveOf(game, {}), pebbles::pack(), problems);
    QVERIFY(on && problems.empty());
    QVERIFY(on->description().sameAs(game.description()));
    QCOMPARE(on->question().player, game.question().player);
}

void TestSaveFile::carryingOnKeepsTheLog()
{
    Diagnostics problems;
    const SaveGame first = saveOf(played(), {});
    std::optional<Game> on = carryOnSave(first, pebbles::pack(), problems);
    QVERIFY(on && on->steps().empty());
    QVERIFY(on->earlier() == first.log);
    ActionList actions;
    on->legalActions(actions);
    QVERIFY(!on->apply(actions[0]));
    // Written, read, played again and carried on once more: nothing is lost, and the order stays.
    const SaveGame second = saveOf(*on, {});
    const std::optional<SaveGame> back = read(writeSave(second), problems);
    QVERIFY2(back && problems.empty(), writeSave(second).c_str());
    QVERIFY(back->earlier == first.log);
    QVERIFY(back->log == second.log);
    const Replayed replayed = replaySave(*back, pebbles::pack());
    QVERIFY(replayed.game && !replayed.problem);
    QVERIFY(replayed.game->earlier() == first.log);
    Game again = *replayed.game;
    QVERIFY(!again.replay(pebbles::pack()));
    QVERIFY(again.earlier() == first.log);
    std::vector<LogEntry> whole = first.log;
    whole.insert(whole.end(), second.log.begin(), second.log.end());
    const std::optional<Game> last = carryOnSave(*back, pebbles::pack(), problems);
    QVERIFY(last && last->earlier() == whole);
}

void TestSaveFile::damagedSavesAreReported_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    const QByteArray rest = "game: pebbles\nsetup: {players: 2}\n";
    QTest::newRow("empty") << QByteArray() << QByteArray("save.damaged");
    QTest::newRow("a list") << QByteArray("- a\n- b\n") << QByteArray("save.damaged");
    QTest::newRow("newer") << "format: 99\nlog: []\n" + rest << QByteArray("save.newer");
    QTest::newRow("no log") << "format: 1\n" + rest << QByteArray("save.damaged");
    QTest::newRow("log of numbers") << "format: 1\nlog: [1, {a: b}]\n" + rest << QByteArray("save.damaged");
    QTest::newRow("hash") << "format: 1\nlog: []\nhash: xyz\n" + rest << QByteArray("save.damaged");
    QTest::newRow("seats") << "format: 1\nlog: []\nseats: [a]\n" + rest << QByteArray("save.damaged");
    QTest::newRow("players") << QByteArray("format: 1\nlog: []\ngame: a\nsetup: {players: -3}\n")
                             << QByteArray("setup.value");
}

void TestSaveFile::damagedSavesAreReported()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    Diagnostics problems;
    QVERIFY(!read(text.toStdString(), problems));
    QVERIFY(!problems.empty());
    QCOMPARE(QByteArray::fromStdString(problems.front().code), code);
    QVERIFY(!problems.front().message.isEmpty() && !problems.front().remedy.isEmpty());
}

void TestSaveFile::yamlReadsBackAsWritten()
{
    std::vector<std::string> hard{"no",   "1e3",        "007",      "0x1f",  "1_000", ".inf", "=",  "<<",   "a: b",
                                  "#1",   "- x",        "? y",      "@x",    "`",     "%a",   "&a", "*a",   "!a",
                                  "a #b", "{x}",        "[x]",      "\"",    "'",     "\\n",  "",   " ",    "\t",
                                  "\n",   "a\r\n",      "é",        "\x1b[", "…",     "a,b",  "~",  "null", "---",
                                  "..",   "2026-01-01", "12:30:45", "it's",  "(a)",   "a;b",  "a+b"};
    Value value = pebbles::map({{"texts", pebbles::texts(hard)}, {"nothing", Value()}, {"yes", Value::ofBool(false)}});
    value.set("words", pebbles::texts(std::vector<std::string>(40, "no")));
    Value nested = Value::ofList({Value::ofList({Value::ofInt(-1), Value::ofList({})}), value, pebbles::map({})});
    for (const std::string &text : hard)
        value.set(text, nested);
    Diagnostics problems;
    const Value back = yaml::parseValue("x", toYaml(value), problems);
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems[0].toString().c_str());
    QVERIFY2(back.sameAs(value), toYaml(back).c_str());
    QVERIFY(yaml::parseValue("x", toLine(value), problems).sameAs(value));
}

QTEST_GUILESS_MAIN(TestSaveFile)
#include "tst_savefile.moc"
