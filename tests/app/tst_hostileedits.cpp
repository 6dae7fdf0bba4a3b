#include "tests/app/hostilehand.h"
#include "tests/editor/packcopy.h"

#include "app/application.h"
#include "editor/document/packdocument.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/shell/mainwindow.h"
#include "qml/Playtest/tablehost.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QUndoStack>

using namespace mw;
using namespace mw::editor;

/// A table is open and a game under way while its pack is edited as badly as can be. Nothing may crash or hang, the
/// game must stay playable, and whatever was done must lead back.
class TestHostileEdits : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void gameGoesOn_data();
    void gameGoesOn();
    void longGame_data();
    void longGame();

private:
    static void play(table::PlaytestGame &game, Random &random, int steps);
    static void chooseEverything(table::TableSetup &setup);
    static void useTable(table::PlaytestGame &game, Random &random);
};

void TestHostileEdits::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("Meeplewright"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_hostileedits"));
    QSettings().clear();
}

/// Answers at random for whoever is asked, through what the table offers to a person where it offers it.
void TestHostileEdits::play(table::PlaytestGame &game, Random &random, int steps)
{
    for (int step = 0; step < steps && game.game() && !game.game()->isOver(); ++step) {
        game.reveal();
        ActionList actions;
        game.game()->legalActions(actions);
        QVERIFY2(!actions.isEmpty(), "a game that is not over asks for nothing");
        QVERIFY(game.apply(actions[random.below(std::uint32_t(actions.size()))]));
    }
}

/// A variant, and every module of the game.
void TestHostileEdits::chooseEverything(table::TableSetup &setup)
{
    const auto isModule = [&](int row) {
        const QAbstractItemModel *options = setup.optionModel();
        return options->index(row, 0).data(options->roleNames().key("module")).toBool();
    };
    setup.setVariant(1);
    for (int row = 0; row < setup.optionModel()->count(); ++row) {
        if (isModule(row))
            setup.setOption(row, 1);
    }
}

void TestHostileEdits::useTable(table::PlaytestGame &game, Random &random)
{
    switch (random.below(6)) {
    case 0:
        for (int i = 0; i < 200; ++i)
            random.below(2) == 0 ? game.undo() : game.redo();
        break;
    case 1:
        game.replayFromStart();
        break;
    case 2:
        game.lookAt(int(random.below(std::uint32_t(game.stepCount() + 1))));
        break;
    case 3:
        game.lookAt(-1);
        game.goTo(int(random.below(std::uint32_t(game.stepCount() + 1))));
        break;
    case 4:
        game.playAgain();
        break;
    default:
        break;
    }
    game.lookAt(-1);
    game.dismissReport();
    if (!game.game() || game.game()->isOver())
        game.start();
}

void TestHostileEdits::gameGoesOn_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<int>("seed");
    const int seeds = qEnvironmentVariableIntValue("MW_HOSTILE_SEEDS");
    for (const char *pack : {"steam-time", "world-wonders", "timespan"})
        for (int seed = 1; seed <= std::max(2, seeds); ++seed)
            QTest::addRow("%s, seed %d", pack, seed) << QString::fromLatin1(pack) << seed;
}

void TestHostileEdits::gameGoesOn()
{
    QFETCH(QString, pack);
    QFETCH(int, seed);
    const PackCopy copy(pack);
    app::Application application({});
    application.showWindow();
    QVERIFY(application.openPack(copy.path()));
    QVERIFY(application.play());
    PackDocument &document = *application.document();
    table::PlaytestGame &game = *application.bridge()->host()->game();
    if (seed % 2 == 0)
        chooseEverything(*game.setup());
    QVERIFY(game.start());
    QHash<QString, QByteArray> before;
    for (const QString &file : document.files())
        before[file] = document.text(file);

    Random random(std::uint64_t(seed), 1);
    HostileHand hand(document, copy, std::uint64_t(seed));
    for (int round = 0; round < 25; ++round) {
        const QString deed = hand.edit();
        const QString where = QStringLiteral("round %1: %2").arg(round).arg(deed);
        if (qEnvironmentVariableIsSet("MW_HOSTILE_TELL"))
            qInfo().noquote() << where;
        document.waitForCheck();
        game.finishAdopting();
        QCoreApplication::processEvents();
        QVERIFY2(game.game(), qPrintable(where));
        play(game, random, 3);
        useTable(game, random);
        play(game, random, 3);
        QCoreApplication::processEvents();
        if (QTest::currentTestFailed()) {
            qWarning().noquote() << where;
            return;
        }
        if (random.below(3) == 0) // else the pack would hardly ever be playable again
            document.undoStack()->setIndex(int(random.below(std::uint32_t(document.undoStack()->index() + 1))));
    }

    hand.mendDisk();
    document.undoStack()->setIndex(0);
    document.waitForCheck();
    for (auto file = before.begin(); file != before.end(); ++file)
        QCOMPARE(document.text(file.key()), file.value());
    QVERIFY(!hasErrors(document.diagnostics()));
    QVERIFY(game.start() || game.game());
    play(game, random, 5);
    document.save();
}

void TestHostileEdits::longGame_data()
{
    QTest::addColumn<QString>("pack");
    for (const char *pack : {"steam-time", "world-wonders", "timespan"})
        QTest::addRow("%s", pack) << QString::fromLatin1(pack);
}

/// Hundreds of steps go over to the edited content, and back.
void TestHostileEdits::longGame()
{
    QFETCH(QString, pack);
    const PackCopy copy(pack);
    app::Application application({});
    application.showWindow();
    QVERIFY(application.openPack(copy.path()));
    QVERIFY(application.play());
    PackDocument &document = *application.document();
    table::PlaytestGame &game = *application.bridge()->host()->game();
    QVERIFY(game.start());
    Random random(1, 1);
    play(game, random, 300);
    const auto steps = game.stepCount();
    // Cards change places, which moves their numbers in every state so far.
    for (const yaml::KindSpec &kind : document.schema().kinds()) {
        const auto items = document.items().ofKind(kind.name);
        if (items.size() > 1 && !kind.collection.empty())
            document.moveItem({QString::fromStdString(kind.name), QString::fromStdString(items.back()->id)}, 0);
    }
    document.waitForCheck();
    QVERIFY(document.pack());
    game.finishAdopting();
    QCOMPARE(game.game()->sharedPack(), document.pack());
    QCOMPARE(game.stepCount(), steps);
    game.goTo(0);
    play(game, random, 3);
    game.goTo(0);
    for (int i = 0; i < steps; ++i)
        game.redo();
    document.undoStack()->setIndex(0);
    document.waitForCheck();
    game.finishAdopting();
    QVERIFY(!hasErrors(document.diagnostics()));
    QCOMPARE(game.game()->sharedPack(), document.pack());
}

int main(int argc, char **argv)
{
    qputenv("QT_QUICK_BACKEND", "software");
    QApplication application(argc, argv);
    TestHostileEdits test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_hostileedits.moc"
