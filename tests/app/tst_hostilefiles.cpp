#include "tests/editor/packcopy.h"

#include "app/application.h"
#include "app/gamefiles.h"
#include "core/random.h"
#include "editor/document/packdocument.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/form/fieldform.h"
#include "editor/views/shell/mainwindow.h"
#include "qml/Playtest/tablehost.h"

#include <QApplication>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>

#include <cstdio>

using namespace mw;
using namespace mw::editor;

namespace {

const char *const childKey = "MW_HOSTILE_CHILD"; ///< folder of the pack that the program is to edit until it is killed
const QString file = QStringLiteral("cards/encounters.yaml");
const ItemRef nobel{QStringLiteral("encounter"), QStringLiteral("alfred-nobel")};

void nameProgram()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("Meeplewright"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_hostilefiles"));
}

/// The studio with a table open: types into the form for ever and says after how many keys.
int editUntilKilled(const QString &folder)
{
    app::Application application({});
    application.showWindow();
    if (!application.openPack(folder) || !application.play() || !application.bridge()->host()->game()->start())
        return 1;
    application.window()->contentPage()->navigator()->goToItem(nobel);
    auto *form = application.window()->contentPage()->findChild<FieldForm *>();
    for (int key = 0;; ++key) {
        form->showField(QStringLiteral("top/0/amount"));
        auto *box = qobject_cast<QSpinBox *>(QApplication::focusWidget());
        if (!box)
            box = form->findChild<QSpinBox *>();
        box->setValue(3 + key % 7);
        std::printf("%d\n", key);
        std::fflush(stdout);
        QTest::qWait(key == 0 ? 1500 : 40);
    }
}

} // namespace

/// Files that nobody wishes for: what a killed program leaves behind, and saved games that are damaged, cut short, of
/// another pack or of another version.
class TestHostileFiles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void killedProgramLosesNothing_data();
    void killedProgramLosesNothing();
    void strangeSavesSayWhy();
    void strangeSaveKeepsTheRunningGame();
    void saveOfAnotherGameGoesToItsPack();

private:
    /// Tries to open `text` as a saved game. Whatever comes of it, it must be said or playable.
    static void tryToOpen(app::Application &application, const QString &path, const QByteArray &text);
    static QByteArray savedGame(app::Application &application, const QString &path);
};

void TestHostileFiles::initTestCase()
{
    nameProgram();
    QSettings().clear();
}

void TestHostileFiles::killedProgramLosesNothing_data()
{
    QTest::addColumn<int>("keys");
    QTest::newRow("at rest") << 1;
    QTest::newRow("while typing") << 12;
    QTest::newRow("later") << 29;
}

void TestHostileFiles::killedProgramLosesNothing()
{
    QFETCH(int, keys);
    const PackCopy pack;
    const QByteArray before = pack.bytes(file);
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QLatin1String(childKey), pack.path());
    child.setProcessEnvironment(environment);
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), QStringList());
    QVERIFY(child.waitForStarted());
    int told = 0;
    while (told <= keys && child.waitForReadyRead(60000))
        told += int(child.readAllStandardOutput().count('\n'));
    QVERIFY2(told > keys, "the program did not edit");
    child.kill();
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    QCOMPARE(pack.bytes(file), before);

    app::Application application({});
    application.showWindow();
    QVERIFY(application.openPack(pack.path()));
    auto *recover = application.window()->findChild<QPushButton *>(QStringLiteral("recover"));
    QVERIFY2(recover, "the edits are not offered back");
    QTest::mouseClick(recover, Qt::LeftButton);
    const QByteArray now = application.document()->text(file);
    const qsizetype at = before.indexOf("colour: same, amount: 2}") + 22;
    QByteArray expected = before;
    expected[at] = now.at(at);
    QCOMPARE(now, expected);
    QVERIFY(now.at(at) >= '3' && now.at(at) <= '9');
    application.document()->waitForCheck();
    QVERIFY(application.document()->save());
}

QByteArray TestHostileFiles::savedGame(app::Application &application, const QString &path)
{
    table::PlaytestGame *game = application.bridge()->host()->game();
    if (!game->start())
        return {};
    Random random(4);
    for (int step = 0; step < 12; ++step) {
        ActionList actions;
        game->game()->legalActions(actions);
        game->reveal();
        game->apply(actions[random.below(std::uint32_t(actions.size()))]);
    }
    if (!application.bridge()->files()->saveTo(path))
        return {};
    QFile saved(path);
    return saved.open(QIODevice::ReadOnly) ? saved.readAll() : QByteArray();
}

void TestHostileFiles::tryToOpen(app::Application &application, const QString &path, const QByteArray &text)
{
    QFile out(path);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(text);
    out.close();
    table::TableHost *host = application.bridge()->host();
    const std::size_t before = host->game()->game() ? host->game()->game()->position() : 0;
    host->say({});
    delete application.window()->findChild<QLabel *>(QStringLiteral("bannerText"));
    if (application.openGame(path)) {
        const Game *game = application.bridge()->host()->game()->game();
        QVERIFY(game);
        ActionList actions;
        game->legalActions(actions);
        QVERIFY(game->isOver() || !actions.isEmpty());
        QVERIFY(game->isOver() || application.bridge()->host()->game()->apply(actions[0]));
        return;
    }
    const auto *banner = application.window()->findChild<QLabel *>(QStringLiteral("bannerText"));
    QVERIFY2(!host->message().isEmpty() || (banner && !banner->text().isEmpty()), text.left(200).constData());
    QCOMPARE(host->game()->game() ? host->game()->game()->position() : 0, before);
}

void TestHostileFiles::strangeSavesSayWhy()
{
    const PackCopy pack;
    const QString path = QDir::cleanPath(pack.path() + QStringLiteral("/../strange.game.yaml"));
    app::Application application({});
    application.showWindow();
    QVERIFY(application.playPack(pack.path()));
    const QByteArray good = savedGame(application, path);
    QVERIFY(good.size() > 1000);

    QList<QByteArray> strange;
    for (int part = 0; part < 40; ++part)
        strange << good.left(good.size() * part / 40);
    Random random(9);
    for (int i = 0; i < 40; ++i) { // some bytes are others
        QByteArray flipped = good;
        for (int k = 0; k <= i % 4; ++k)
            flipped[int(random.below(std::uint32_t(good.size())))] = char(random.below(256));
        strange << flipped;
    }
    const auto with = [&](const char *from, const char *to) {
        QByteArray other = good;
        other.replace(from, to);
        return other;
    };
    strange << with("format: 1", "format: 2") << with("format: 1", "format: -7") << with("format: 1", "format: [1]")
            << with("format: 1", "format: 99999999999999999999") << with("game: steam-time", "game: chess")
            << with("game: steam-time", "game: timespan") << with("players: 2", "players: 99")
            << with("players: 2", "players: -1") << with("players: 2", "players: 9223372036854775807")
            << with("seed:", "sneed:") << with("log:", "log: 7\nlogs:") << with("state:", "state: []\nother:")
            << with("kind: person", "kind: giraffe") << with("seats:", "seats: no\nplaces:")
            << with("options:", "options: {no-such-option: true}\nothers:") << good + good
            << good + QByteArray("\nvariant: no-such-variant\n") << QByteArray(200'000, '[')
            << QByteArray("a: &a [*a, *a]\n") << QByteArray(1'000'000, '\0') << with("\n", "\r") << with("\n", "\r\n")
            << good.toUpper() << QByteArray(good).replace("- ", "- place nowhere at all ");
    for (const QByteArray &text : strange) {
        tryToOpen(application, path, text);
        if (QTest::currentTestFailed())
            return;
    }
    tryToOpen(application, path, good);
    QCOMPARE(application.bridge()->host()->game()->game()->position(), std::size_t{13});
}

void TestHostileFiles::strangeSaveKeepsTheRunningGame()
{
    const PackCopy pack;
    const QString path = QDir::cleanPath(pack.path() + QStringLiteral("/../strange.game.yaml"));
    app::Application application({});
    application.showWindow();
    QVERIFY(application.playPack(pack.path()));
    QVERIFY(!savedGame(application, path).isEmpty());
    const StateBlock before = application.bridge()->host()->game()->game()->state();
    QVERIFY(!application.openGame(path + QStringLiteral(".none")));
    QVERIFY(!application.openGame(pack.path()));
    QVERIFY(!application.openGame(pack.path() + QStringLiteral("/cards/encounters.yaml")));
    QVERIFY(before.bytes == application.bridge()->host()->game()->game()->state().bytes);
}

void TestHostileFiles::saveOfAnotherGameGoesToItsPack()
{
    const PackCopy steam;
    const PackCopy cities(QStringLiteral("world-wonders"));
    const QString path = QDir::cleanPath(steam.path() + QStringLiteral("/../kept.game.yaml"));
    QByteArray text;
    {
        app::Application application({});
        application.showWindow();
        QVERIFY(application.playPack(steam.path()));
        text = savedGame(application, path);
    }
    app::Application application({});
    application.showWindow();
    QVERIFY(application.playPack(cities.path()));
    QVERIFY(application.bridge()->host()->game()->start());
    QVERIFY(application.openGame(path));
    QCOMPARE(application.document()->folder(), QDir(steam.path()).absolutePath());
    QCOMPARE(application.bridge()->host()->game()->game()->position(), std::size_t{12});
    // Called a game of the other rules, it says that it is none.
    QFile out(path);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(QByteArray(text).replace("game: steam-time", "game: world-wonders"));
    out.close();
    QVERIFY(!application.openGame(path));
}

int main(int argc, char **argv)
{
    qputenv("QT_QUICK_BACKEND", "software");
    QApplication application(argc, argv);
    if (qEnvironmentVariableIsSet(childKey)) {
        nameProgram();
        return editUntilKilled(qEnvironmentVariable(childKey));
    }
    TestHostileFiles test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_hostilefiles.moc"
