#include "tests/sourcepath.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <csignal>

/// The real program on copies of the real pack.
class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void explainsItself_data();
    void explainsItself();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void checkFindsNothingInTheShippedPack();
    void checkNamesThePlace();
    void exitStatusIsAsTheReadmeSays_data();
    void exitStatusIsAsTheReadmeSays();
    void scenarioShowsTheFirstDifference();
    void scenarioNamesFilesAsCheckDoes_data();
    void scenarioNamesFilesAsCheckDoes();
    void scenarioReportsToPrograms();
    void botsPlayToTheEnd();
    void sameSeedSameGame();
    void actionsComeFromStandardInput();
    void wrongActionsEndAScript();
    void savedGamesReplay();
    void replayNamesWhatNoLongerWorks();
    void replayMissesAVanishedPack();
    void hostileSavesAreReported_data();
    void hostileSavesAreReported();
    void savesBeforeItDies_data();
    void savesBeforeItDies();
    void savesWhenInterrupted();
    void outputThatIsLostIsAFailure_data();
    void outputThatIsLostIsAFailure();
    void editChangesOneValueOnly();
    void editFollowsLinksAndKeepsTheMode();
    void editRefusesWhatBreaksThePack_data();
    void editRefusesWhatBreaksThePack();
    void benchMeasures();
    void schemaIsJson();

private:
    struct Run {
        int status = -1;
        QByteArray out;
        QByteArray err;
    };
    Run run(const QStringList &arguments, const QByteArray &input = {}) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start(QStringLiteral(MW_CLI), arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
            return {-1, process.readAllStandardOutput(), process.readAllStandardError() + " crashed or hung"};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
    }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    /// The first legal action of a fresh game.
    [[nodiscard]] QByteArray firstAction() const
    {
        const QByteArray listed = run({u"play"_qs, m_pack, u"--seed"_qs, u"3"_qs}, "?\n").out;
        return listed.left(listed.indexOf("  ("));
    }
    void saveGame(const QString &name) const
    {
        const Run played = run({u"play"_qs, m_pack, u"--bots"_qs, u"random"_qs, u"--save"_qs, name});
        QVERIFY2(played.status == 0, played.err.constData());
    }

    const QString m_pack = u"content/steam-time"_qs;
    std::unique_ptr<QTemporaryDir> m_folder;
};

/// A copy of the content files of the pack, few enough to be made anew for every test.
void TestCli::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QDir source(mw::sourcePath("/content"));
    QStringList files{u"types.yaml"_qs};
    for (const char *folder : {"steam-time", "steam-time/cards", "steam-time/boards", "steam-time/variants"}) {
        const QString name = QString::fromLatin1(folder);
        QVERIFY(QDir().mkpath(path(u"content/"_qs + name)));
        for (const QString &file : QDir(source.filePath(name)).entryList({u"*.yaml"_qs}, QDir::Files))
            files << name + u'/' + file;
    }
    for (const QString &file : files)
        QVERIFY(QFile::copy(source.filePath(file), path(u"content/"_qs + file)));
}

void TestCli::explainsItself_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("program") << QStringList{u"--help"_qs};
    for (const char *command : {"check", "scenario", "play", "replay", "edit", "bench", "schema"})
        QTest::newRow(command) << QStringList{QString::fromLatin1(command), u"--help"_qs};
}

void TestCli::explainsItself()
{
    QFETCH(QStringList, arguments);
    const Run help = run(arguments);
    QCOMPARE(help.status, 0);
    QVERIFY(help.err.isEmpty());
    QVERIFY(help.out.contains("Usage: meeplewright-cli"));
    QVERIFY(help.out.contains("Exit status: 0 good, 1 findings"));
}

void TestCli::refusesWrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char *line) {
        QTest::newRow(line) << QString::fromLatin1(line).split(u' ', Qt::SkipEmptyParts);
    };
    for (const char *line : {"",
                             "dance",
                             "--dance",
                             "check",
                             "check nowhere",
                             "check content/steam-time --format xml",
                             "check content/steam-time more",
                             "scenario nowhere.yaml",
                             "scenario content/steam-time/cards/../../nothing",
                             "play content/steam-time --bots genius",
                             "play content/steam-time --players two",
                             "play content/steam-time --players 0",
                             "play content/steam-time --seed -1",
                             "play content/steam-time --seed 18446744073709551616",
                             "play content/steam-time --seed 1x",
                             "play content/steam-time --players 2 --bots random,random,random",
                             "play content/steam-time --bots random --save .",
                             "play content/steam-time --bots random --save no/where",
                             "play content/steam-time --bots random --save /dev/null",
                             "replay nothing.save",
                             "edit content/steam-time encounter/x",
                             "edit content/steam-time encounter/x top",
                             "bench content/steam-time --seconds -1"})
        row(line);
}

void TestCli::refusesWrongUsage()
{
    QFETCH(QStringList, arguments);
    const Run refused = run(arguments);
    QCOMPARE(refused.status, 2);
    QVERIFY(refused.out.isEmpty());
    QVERIFY(!refused.err.isEmpty());
}

void TestCli::checkFindsNothingInTheShippedPack()
{
    const Run checked = run({u"check"_qs, m_pack});
    QVERIFY2(checked.status == 0, checked.out.constData());
    const Run json = run({u"check"_qs, m_pack, u"--format"_qs, u"json"_qs});
    QCOMPARE(json.status, 0);
    QVERIFY(QJsonDocument::fromJson(json.out).isArray());
}

void TestCli::checkNamesThePlace()
{
    write(m_pack + u"/cards/encounters.yaml"_qs, "encounters:\n  - id: nobody\n    nam: Nobody\n");
    const Run checked = run({u"check"_qs, m_pack});
    QCOMPARE(checked.status, 1);
    QVERIFY2(checked.out.contains("content/steam-time/cards/encounters.yaml:3:5: error: "), checked.out.constData());
    const Run json = run({u"check"_qs, m_pack, u"--format"_qs, u"json"_qs});
    QCOMPARE(json.status, 1);
    bool found = false;
    for (const QJsonValue &problem : QJsonDocument::fromJson(json.out).array())
        found = found || (problem[u"line"].toInt() == 3 && problem[u"column"].toInt() == 5 &&
                          problem[u"severity"].toString() == u"error");
    QVERIFY(found);
}

void TestCli::exitStatusIsAsTheReadmeSays_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("warnings") << QStringList{u"check"_qs, m_pack} << 0;
    QTest::newRow("no such variant") << QStringList{u"check"_qs, m_pack, u"--variant"_qs, u"chess"_qs} << 1;
    QTest::newRow("no such item") << QStringList{u"edit"_qs, m_pack, u"encounter/chess"_qs, u"name"_qs, u"C"_qs} << 1;
    QTest::newRow("too many players") << QStringList{u"play"_qs, m_pack,       u"--players"_qs,
                                                     u"9"_qs,    u"--bots"_qs, u"random"_qs}
                                      << 1;
    QTest::newRow("too many to measure") << QStringList{u"bench"_qs, m_pack, u"--players"_qs, u"9"_qs} << 1;
    QTest::newRow("no such folder") << QStringList{u"check"_qs, u"chess"_qs} << 2;
    QTest::newRow("no such argument") << QStringList{u"check"_qs, m_pack, u"--chess"_qs} << 2;
}

void TestCli::exitStatusIsAsTheReadmeSays()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const QString schema = m_pack + u"/schema.yaml"_qs;
    write(schema, read(schema).replace("count: 24", "count: 25")); // a warning, whatever else is asked
    const Run ran = run(arguments);
    QCOMPARE(ran.status, status);
    if (status == 0)
        QVERIFY2(ran.out.contains(": warning: "), ran.out.constData());
    else
        QVERIFY(!ran.err.isEmpty() || ran.out.contains(": error: "));
}

void TestCli::scenarioShowsTheFirstDifference()
{
    const QString file = m_pack + u"/scenarios/mine.yaml"_qs;
    write(file, "title: Mine\nrules: []\nexpect:\n  over: false\n");
    const Run good = run({u"scenario"_qs, file});
    QVERIFY2(good.status == 0, good.out.constData());
    QCOMPARE(good.out, QByteArray("1 of 1 scenarios hold\n"));
    write(file, "title: Mine\nrules: []\nexpect:\n  over: true\n");
    const Run bad = run({u"scenario"_qs, file});
    QCOMPARE(bad.status, 1);
    QCOMPARE(bad.out, file.toUtf8() + ":4:9: step 1: over: expected true, got false\n0 of 1 scenarios hold\n");
}

void TestCli::scenarioNamesFilesAsCheckDoes_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("pack");
    QTest::newRow("lies in the pack") << m_pack + u"/scenarios/mine.yaml"_qs << QString();
    QTest::newRow("names the pack") << u"own/mine.yaml"_qs << u"pack: ../content/steam-time\n"_qs;
    QTest::newRow("from the root") << u"/"_qs << QString();
}

void TestCli::scenarioNamesFilesAsCheckDoes()
{
    QFETCH(QString, scenario);
    QFETCH(QString, pack);
    const bool fromRoot = scenario == u"/"_qs;
    const QString folder = fromRoot ? path(m_pack) : m_pack;
    if (fromRoot)
        scenario = folder + u"/scenarios/mine.yaml"_qs;
    write(m_pack + u"/cards/encounters.yaml"_qs, "encounters:\n  - id: nobody\n    nam: Nobody\n");
    write(fromRoot ? m_pack + u"/scenarios/mine.yaml"_qs : scenario,
          "title: Mine\n" + pack.toUtf8() + "expect:\n  over: false\n");
    const QByteArray line = run({u"check"_qs, folder}).out.split('\n').constFirst();
    QVERIFY2(line.startsWith(folder.toUtf8() + "/cards/encounters.yaml:"), line.constData());
    const Run ran = run({u"scenario"_qs, scenario});
    QCOMPARE(ran.status, 1);
    QVERIFY2(ran.out.contains('\n' + line + '\n'), ran.out.constData());
    QVERIFY2(ran.out.contains("The pack " + folder.toUtf8() + " cannot be played."), ran.out.constData());
}

void TestCli::scenarioReportsToPrograms()
{
    write(u"own/good.yaml"_qs, "title: Good\npack: ../content/steam-time\nexpect: {over: false}\n");
    write(u"own/bad.yaml"_qs, "title: \"Bad & <worse>\"\npack: ../content/steam-time\nexpect: {over: true}\n");
    const Run json = run({u"scenario"_qs, u"own"_qs, u"--format"_qs, u"json"_qs});
    QCOMPARE(json.status, 1);
    const QJsonArray list = QJsonDocument::fromJson(json.out).array();
    QCOMPARE(list.size(), 2);
    QCOMPARE(list[0][u"holds"].toBool(), false);
    QCOMPARE(list[0][u"failure"][u"actual"].toString(), u"false"_qs);
    QCOMPARE(list[1][u"holds"].toBool(), true);
    const Run junit = run({u"scenario"_qs, u"own"_qs, u"--format"_qs, u"junit"_qs});
    QXmlStreamReader xml(junit.out);
    QStringList names;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"testcase")
            names << xml.attributes().value(u"name"_qs).toString();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(names, (QStringList{u"Bad & <worse>"_qs, u"Good"_qs}));
}

void TestCli::botsPlayToTheEnd()
{
    const Run played = run({u"play"_qs, m_pack, u"--players"_qs, u"4"_qs, u"--bots"_qs, u"greedy,random"_qs,
                            u"--log"_qs, u"--option"_qs, u"portal-timing=immediately"_qs});
    QVERIFY2(played.status == 0, played.err.constData());
    QVERIFY(played.out.contains("the game is over after "));
    QVERIFY(played.out.contains("player 4: "));
    QVERIFY(played.out.count('\n') > 100);
    QCOMPARE(run({u"play"_qs, m_pack, u"--players"_qs, u"5"_qs, u"--bots"_qs, u"random"_qs}).status, 1);
    QCOMPARE(run({u"play"_qs, m_pack, u"--option"_qs, u"weather=wet"_qs, u"--bots"_qs, u"random"_qs}).status, 1);
}

void TestCli::sameSeedSameGame()
{
    const QStringList arguments{u"play"_qs, m_pack, u"--bots"_qs, u"random"_qs, u"--log"_qs, u"--seed"_qs};
    QCOMPARE(run(arguments + QStringList{u"7"_qs}).out, run(arguments + QStringList{u"7"_qs}).out);
    QVERIFY(run(arguments + QStringList{u"7"_qs}).out != run(arguments + QStringList{u"8"_qs}).out);
}

void TestCli::actionsComeFromStandardInput()
{
    const QByteArray action = firstAction();
    QVERIFY(!action.isEmpty());
    const Run played =
        run({u"play"_qs, m_pack, u"--seed"_qs, u"3"_qs, u"--log"_qs}, "# a comment\n\n" + action + "\r\n");
    QVERIFY2(played.status == 0, played.err.constData());
    QVERIFY(played.out.contains(": " + action + '\n'));
    QVERIFY(played.out.contains("the game stands after 1 decisions"));
}

void TestCli::wrongActionsEndAScript()
{
    const QByteArray action = firstAction();
    const Run played = run({u"play"_qs, m_pack, u"--seed"_qs, u"3"_qs}, "fly to the moon\n" + action + '\n');
    QCOMPARE(played.status, 1);
    QVERIFY(played.err.startsWith("line 1: fly to the moon: "));
    QVERIFY(played.out.contains("the game stands after 0 decisions"));
}

void TestCli::savedGamesReplay()
{
    saveGame(u"game.save"_qs);
    const Run replayed = run({u"replay"_qs, u"game.save"_qs});
    QVERIFY2(replayed.status == 0, (replayed.out + replayed.err).constData());
    QVERIFY(replayed.out.contains("the game is over"));
    QVERIFY(replayed.err.isEmpty());
    // From another folder, the pack is found beside the save or named.
    QVERIFY(QDir().mkpath(path(u"sub"_qs)));
    QVERIFY(QFile::copy(path(u"game.save"_qs), path(u"sub/game.save"_qs)));
    QCOMPARE(run({u"replay"_qs, u"sub/game.save"_qs, u"--pack"_qs, m_pack}).status, 0);
}

void TestCli::replayNamesWhatNoLongerWorks()
{
    saveGame(u"game.save"_qs);
    QByteArray text = read(u"game.save"_qs);
    const qsizetype log = text.indexOf("\nlog:\n  - ");
    QVERIFY(log > 0);
    text.insert(log + 6, "  - take a holiday\n");
    write(u"game.save"_qs, text);
    const Run replayed = run({u"replay"_qs, u"game.save"_qs});
    QCOMPARE(replayed.status, 1);
    QVERIFY2(replayed.out.startsWith("step 1: take a holiday: "), replayed.out.constData());
}

void TestCli::replayMissesAVanishedPack()
{
    saveGame(u"game.save"_qs);
    QVERIFY(QDir(path(m_pack)).removeRecursively());
    const Run replayed = run({u"replay"_qs, u"game.save"_qs});
    QCOMPARE(replayed.status, 1);
    QVERIFY(replayed.out.isEmpty());
    QVERIFY2(replayed.err.contains("--pack"), replayed.err.constData());
}

void TestCli::hostileSavesAreReported_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("binary") << QByteArray("\x7f"
                                          "ELF\x02\x01\x00\xff\xfe\x00\x80",
                                          11);
    QTest::newRow("nested") << QByteArray(20'000, '[');
    QTest::newRow("aliases") << QByteArray("a: &a [x, x]\nb: &b [*a, *a]\nlog: [*b, *b]\nformat: 1\n");
    QTest::newRow("wrong types") << QByteArray("format: 1\ngame: [a]\nlog: {a: b}\nsetup: 3\n");
    QTest::newRow("huge numbers") << QByteArray("format: 1\ngame: steam-time\npack: content/steam-time\nlog: []\n"
                                                "setup: {players: 99999999999999999999, seed: -1}\n");
    QTest::newRow("too many players") << QByteArray("format: 1\ngame: steam-time\npack: content/steam-time\nlog: []\n"
                                                    "setup: {players: 9}\n");
    QTest::newRow("other game") << QByteArray("format: 1\ngame: chess\npack: content/steam-time\nlog: []\n"
                                              "setup: {players: 2}\n");
    QTest::newRow("hostile given") << QByteArray("format: 1\ngame: steam-time\npack: content/steam-time\nlog: []\n"
                                                 "setup: {players: 2}\ngiven: {players: 7, round: [x], bank: {}}\n");
    QTest::newRow("pack is a file") << QByteArray("format: 1\ngame: steam-time\npack: content/types.yaml\nlog: []\n"
                                                  "setup: {players: 2}\n");
}

void TestCli::hostileSavesAreReported()
{
    QFETCH(QByteArray, bytes);
    write(u"hostile.save"_qs, bytes);
    const Run replayed = run({u"replay"_qs, u"hostile.save"_qs});
    QVERIFY2(replayed.status == 1, replayed.err.constData());
    QVERIFY(!replayed.err.isEmpty() || !replayed.out.isEmpty());
}

void TestCli::savesBeforeItDies_data()
{
    QTest::addColumn<QString>("script");
    QTest::newRow("nobody reads its log") << u"\"$0\" play $1 --bots random --log --save game.save | head -n 1"_qs;
    QTest::newRow("everything is closed") << u"\"$0\" play $1 --bots random --log --save game.save <&- >&- 2>&-"_qs;
}

/// A game that is to be saved is saved, however it ends, and the save is whole.
void TestCli::savesBeforeItDies()
{
    QFETCH(QString, script);
    QProcess shell;
    shell.setWorkingDirectory(m_folder->path());
    shell.start(u"bash"_qs, {u"-c"_qs, script, QStringLiteral(MW_CLI), m_pack});
    QVERIFY(shell.waitForFinished(60'000));
    const Run replayed = run({u"replay"_qs, u"game.save"_qs});
    QVERIFY2(replayed.status == 0, (replayed.out + replayed.err).constData());
}

void TestCli::savesWhenInterrupted()
{
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    process.start(QStringLiteral(MW_CLI), {u"play"_qs, m_pack, u"--save"_qs, u"game.save"_qs});
    process.write("?\n");
    QVERIFY(process.waitForReadyRead(60'000)); // it has listed the actions and waits for one
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    QCOMPARE(run({u"replay"_qs, u"game.save"_qs}).status, 0);
}

void TestCli::outputThatIsLostIsAFailure_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("full disk") << u"\"$0\" schema $1 >/dev/full"_qs;
    QTest::newRow("closed") << u"\"$0\" check $1 >&-"_qs;
}

void TestCli::outputThatIsLostIsAFailure()
{
    QFETCH(QString, command);
    QProcess shell;
    shell.setWorkingDirectory(m_folder->path());
    shell.start(u"bash"_qs, {u"-c"_qs, command, QStringLiteral(MW_CLI), m_pack});
    QVERIFY(shell.waitForFinished(60'000));
    QCOMPARE(shell.exitCode(), 1);
    QVERIFY(shell.readAllStandardError().contains("could not be written"));
}

void TestCli::editChangesOneValueOnly()
{
    const QString file = m_pack + u"/game.yaml"_qs;
    const QByteArray before = read(file);
    const QStringList edit{u"edit"_qs, m_pack, u"game/steam-time"_qs, u"setup/crystal-price"_qs, u"3"_qs};
    const Run dry = run(edit + QStringList{u"--dry-run"_qs});
    QVERIFY2(dry.status == 0, dry.err.constData());
    QVERIFY2(dry.out.contains("\n-  crystal-price: 2") && dry.out.contains("\n+  crystal-price: 3"),
             dry.out.constData());
    QCOMPARE(read(file), before);
    QCOMPARE(run(edit).status, 0);
    QByteArray expected = before;
    expected.replace("\n  crystal-price: 2", "\n  crystal-price: 3");
    QCOMPARE(read(file), expected);
    QVERIFY(run(edit).out.isEmpty()); // nothing left to change
}

void TestCli::editFollowsLinksAndKeepsTheMode()
{
    const QString file = path(m_pack + u"/game.yaml"_qs);
    const QString real = path(u"real.yaml"_qs);
    QVERIFY(QFile::rename(file, real));
    QVERIFY(QFile::link(real, file));
    const auto mode = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup;
    QVERIFY(QFile::setPermissions(real, mode));
    const Run edited = run({u"edit"_qs, m_pack, u"game/steam-time"_qs, u"setup/crystal-price"_qs, u"3"_qs});
    QVERIFY2(edited.status == 0, edited.err.constData());
    QCOMPARE(QFileInfo(file).symLinkTarget(), real);
    QVERIFY(read(u"real.yaml"_qs).contains("crystal-price: 3"));
    QCOMPARE(QFileInfo(real).permissions() & (mode | QFileDevice::ReadOther), mode);
    QCOMPARE(QDir(path(u"."_qs)).entryList(QDir::Files | QDir::Hidden), QStringList{u"real.yaml"_qs});
}

void TestCli::editRefusesWhatBreaksThePack_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown item") << QStringList{u"game/chess"_qs, u"setup/crystal-price"_qs, u"3"_qs};
    QTest::newRow("unknown field") << QStringList{u"game/steam-time"_qs, u"setup/weather"_qs, u"3"_qs};
    QTest::newRow("out of range") << QStringList{u"game/steam-time"_qs, u"setup/crystal-price"_qs, u"-3"_qs};
    QTest::newRow("wrong type") << QStringList{u"game/steam-time"_qs, u"setup/crystal-price"_qs, u"many"_qs};
    QTest::newRow("no YAML") << QStringList{u"game/steam-time"_qs, u"setup/crystal-price"_qs, u"[1"_qs};
    QTest::newRow("no field") << QStringList{u"game/steam-time"_qs, QString(), u"3"_qs};
    QTest::newRow("no value") << QStringList{u"game/steam-time"_qs, u"setup/crystal-price"_qs, QString()};
    QTest::newRow("id of a file") << QStringList{u"game/steam-time"_qs, u"id"_qs, u"chess"_qs};
    QTest::newRow("no seats") << QStringList{u"game/steam-time"_qs, u"setup/seats"_qs, u"[]"_qs};
    QTest::newRow("variant") << QStringList{u"variant/short-game"_qs, u"patch/0/set"_qs, u"game/nothing/at/all"_qs};
    QTest::newRow("required") << QStringList{u"game/steam-time"_qs, u"setup"_qs, u"--remove"_qs};
}

void TestCli::editRefusesWhatBreaksThePack()
{
    QFETCH(QStringList, arguments);
    const QByteArray before = read(m_pack + u"/game.yaml"_qs);
    const Run refused = run(QStringList{u"edit"_qs, m_pack} + arguments);
    QCOMPARE(refused.status, 1);
    QVERIFY(!refused.err.isEmpty());
    QVERIFY(refused.out.isEmpty());
    QCOMPARE(read(m_pack + u"/game.yaml"_qs), before);
}

void TestCli::benchMeasures()
{
    const Run bench = run({u"bench"_qs, m_pack, u"--seconds"_qs, u"0.1"_qs});
    QVERIFY2(bench.status == 0, bench.err.constData());
    QCOMPARE(bench.out.count('\n'), 1);
    const QJsonObject json = QJsonDocument::fromJson(bench.out).object();
    for (const char *key : {"moves_per_second", "playouts_per_second", "legal_ns", "state_bytes", "load_and_check_ms"})
        QVERIFY2(json[QLatin1String(key)].toDouble() > 0, key);
    QVERIFY(json.contains(u"copy_ns") && json.contains(u"apply_ns"));
    QCOMPARE(json[u"allocations_per_decision"].toDouble(-1), 0.0);
    QFile manual(mw::sourcePath("/docs/performance.md"));
    QVERIFY(manual.open(QIODevice::ReadOnly));
    const QString explained = QString::fromUtf8(manual.readAll());
    for (const QString &key : json.keys())
        QVERIFY2(explained.contains(u'`' + key + u'`'), qPrintable(key + u" is not explained"_qs));
}

void TestCli::schemaIsJson()
{
    const Run schema = run({u"schema"_qs, m_pack});
    QVERIFY2(schema.status == 0, schema.err.constData());
    QVERIFY(QJsonDocument::fromJson(schema.out).isObject());
    QVERIFY(run({u"schema"_qs, m_pack, u"--format"_qs, u"markdown"_qs}).out.contains("Encounter"));
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
