#include "tests/editor/packcopy.h"

#include "app/application.h"
#include "app/gamefiles.h"
#include "app/tablekeeper.h"
#include "editor/views/shell/mainwindow.h"
#include "qml/Playtest/tablehost.h"

#include <QApplication>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QQuickItem>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <memory>

using namespace mw;
using table::PlaytestGame;

/// No game is lost that was played at a table, whichever way the table was left.
class TestTableKeeper : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void newGameCanBeTakenBack();
    void closedTableIsOfferedAgain();
    void endOfTheProgramKeepsTheGame();
    void quitClosesTheTableToo_data();
    void quitClosesTheTableToo();
    void playedOnIsKeptInItsFile();
    void changedContentIsTold_data();
    void changedContentIsTold();
    void recentGamesSayWhatTheyAre();
    void gamesWithoutAStepAreNotKept();
    void oldOnesGo();
    void tellsOnceThatItCannot();

private:
    [[nodiscard]] PlaytestGame &game() const { return *m_application->bridge()->host()->game(); }
    [[nodiscard]] QString offered() const { return m_application->bridge()->host()->lastGame(); }
    void open()
    {
        m_application = std::make_unique<app::Application>(QStringList());
        m_application->showWindow();
        QVERIFY(m_application->playPack(m_pack->path()));
    }
    void play(int steps)
    {
        for (int step = 0; step < steps; ++step) {
            ActionList actions;
            game().game()->legalActions(actions);
            QVERIFY(!actions.isEmpty());
            QVERIFY(game().apply(actions[0]));
        }
    }
    void start(int steps)
    {
        for (int seat = 0; seat < 2; ++seat)
            game().setup()->setSeatKind(seat, 0); // persons: nothing happens by itself
        QVERIFY(game().start());
        play(steps);
    }
    static QStringList kept() { return app::TableKeeper::kept(QStringLiteral("steam-time")); }

    std::unique_ptr<PackCopy> m_pack;
    std::unique_ptr<app::Application> m_application;
};

void TestTableKeeper::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("Meeplewright"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_tablekeeper"));
}

void TestTableKeeper::init()
{
    QSettings().clear();
    QDir(app::TableKeeper::folder()).removeRecursively();
    m_pack = std::make_unique<PackCopy>();
    open();
}

void TestTableKeeper::cleanup()
{
    m_application.reset();
    m_pack.reset();
}

void TestTableKeeper::newGameCanBeTakenBack()
{
    QVERIFY(offered().isEmpty()); // nothing was played yet
    start(4);
    const StateBlock before = game().game()->state();
    QTRY_COMPARE(kept().size(), 1);
    game().newGame();
    QVERIFY(!offered().isEmpty());
    auto *back = m_application->bridge()->host()->window()->findChild<QQuickItem *>(QStringLiteral("lastGame"));
    QVERIFY(back && back->isVisible());
    QTest::mouseClick(m_application->bridge()->host()->window(), Qt::LeftButton, {},
                      back->mapToScene(QPointF(back->width() / 2, back->height() / 2)).toPoint());
    QTRY_COMPARE(game().stage(), PlaytestGame::Playing);
    QCOMPARE(game().stepCount(), 4);
    QVERIFY(before.bytes == game().game()->state().bytes);
}

void TestTableKeeper::closedTableIsOfferedAgain()
{
    start(3);
    m_application->bridge()->host()->window()->close(); // at once, before anything was written
    QTRY_VERIFY(!m_application->bridge()->host());
    QCOMPARE(kept().size(), 1);
    QVERIFY(m_application->play());
    QCOMPARE(offered(), kept().constFirst());
}

void TestTableKeeper::endOfTheProgramKeepsTheGame()
{
    start(3);
    m_application.reset();
    QCOMPARE(kept().size(), 1);
    open();
    QCOMPARE(offered(), kept().constFirst());
    auto *recent = m_application->window()->findChild<QListWidget *>(QStringLiteral("recentFiles"));
    bool isListed = false;
    for (int row = 0; row < recent->count(); ++row)
        isListed = isListed || recent->item(row)->data(Qt::UserRole).toString() == offered();
    QVERIFY(isListed);
}

void TestTableKeeper::quitClosesTheTableToo_data()
{
    QTest::addColumn<int>("answer"); // to the question about unsaved edits; 0: there are none
    QTest::addColumn<bool>("ends");
    QTest::newRow("nothing unsaved") << 0 << true;
    QTest::newRow("saved") << int(QMessageBox::Save) << true;
    QTest::newRow("discarded") << int(QMessageBox::Discard) << true;
    QTest::newRow("cancelled") << int(QMessageBox::Cancel) << false;
}

void TestTableKeeper::quitClosesTheTableToo()
{
    QFETCH(int, answer);
    QFETCH(bool, ends);
    if (answer != 0)
        QVERIFY(m_application->document()->setValue({QStringLiteral("encounter"), QStringLiteral("alfred-nobel")},
                                                    QStringLiteral("name"), Value::ofText("A. Nobel")));
    start(3);
    const QSignalSpy ended(m_application.get(), &app::Application::ended);
    editor::MainWindow *window = m_application->window();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window));
    QTimer::singleShot(0, window, [&] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget()))
            box->button(static_cast<QMessageBox::StandardButton>(answer))->click();
    });
    QTest::keyClick(window, Qt::Key_Q, Qt::ControlModifier);
    QCOMPARE(ended.size(), ends ? 1 : 0);
    QCOMPARE(window->isVisible(), !ends);
    QCOMPARE(m_application->bridge()->host() == nullptr, ends);
    if (ends)
        QCOMPARE(kept().size(), 1);
    m_application->document()->undoStack()->setClean();
}

void TestTableKeeper::playedOnIsKeptInItsFile()
{
    start(3);
    QTRY_COMPARE(kept().size(), 1);
    const QString path = kept().constFirst();
    game().newGame();
    QVERIFY(m_application->bridge()->files()->openFrom(path));
    play(2);
    m_application->bridge()->files()->keepNow();
    QCOMPARE(kept(), QStringList{path});
    Diagnostics problems;
    const auto save = app::readGame(path, problems);
    QVERIFY(save);
    QCOMPARE(save->log.size(), std::size_t{5});
    // The same seed again is another game.
    game().playAgain();
    play(1);
    m_application->bridge()->files()->keepNow();
    QCOMPARE(kept().size(), 2);
}

void TestTableKeeper::changedContentIsTold_data()
{
    QTest::addColumn<QString>("item");
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("told"); ///< in the bar
    QTest::addColumn<bool>("stops");
    QTest::newRow("nothing") << QString() << QString() << 0 << QString() << false;
    QTest::newRow("a card that was not played")
        << QStringLiteral("encounter/alfred-nobel") << QStringLiteral("top/0/amount") << 7
        << QStringLiteral("Replayed with the content as it is now") << false;
    QTest::newRow("fewer cards to choose from")
        << QStringLiteral("panel/easter-island-2") << QStringLiteral("spaces/0/draw") << 1 << QString() << true;
}

void TestTableKeeper::changedContentIsTold()
{
    QFETCH(QString, item);
    QFETCH(QString, path);
    QFETCH(int, number);
    QFETCH(QString, told);
    QFETCH(bool, stops);
    game().setup()->setSeed(QStringLiteral("7")); // begins with an encounter on Easter Island
    start(3);
    m_application->bridge()->files()->keepNow();
    game().newGame();
    if (!item.isEmpty())
        QVERIFY(m_application->document()->setValue({item.section(u'/', 0, 0), item.section(u'/', 1)}, path,
                                                    Value::ofInt(number)));
    m_application->document()->waitForCheck();
    QVERIFY(m_application->bridge()->files()->openFrom(kept().constFirst()));
    const QString message = m_application->bridge()->host()->message();
    QVERIFY2(told.isEmpty() ? message.isEmpty() : message.contains(told), qPrintable(message));
    const table::AdoptReport &report = game().report();
    QCOMPARE(report.isOpen(), stops);
    if (stops) {
        QVERIFY2(report.text.contains(QStringLiteral("no longer works")), qPrintable(report.text));
        QVERIFY2(!report.rule.isEmpty(), qPrintable(report.text));
        QVERIFY(!report.canReplay);
    }
    m_application->document()->undoStack()->setClean();
}

void TestTableKeeper::recentGamesSayWhatTheyAre()
{
    game().setup()->setSeatName(0, QStringLiteral("Ada"));
    game().setup()->setSeatKind(0, 0);
    game().setup()->setSeatKind(1, 1);
    QVERIFY(game().start());
    QTRY_VERIFY(game().stepCount() > 0 || game().mayAnswer());
    if (game().mayAnswer())
        play(1);
    m_application->bridge()->files()->keepNow();
    const QString mine = m_pack->path() + QStringLiteral("/evening.game.yaml");
    QVERIFY(m_application->bridge()->files()->saveTo(mine));
    m_application->bridge()->closeTable();
    const auto *recent = m_application->window()->findChild<QListWidget *>(QStringLiteral("recentFiles"));
    QStringList texts;
    for (int row = 0; row < recent->count(); ++row)
        texts << recent->item(row)->text();
    const QString when = QLocale().toString(QFileInfo(mine).lastModified(), QLocale::ShortFormat);
    QVERIFY2(texts.at(0).startsWith(QStringLiteral("evening  —  Steam Time  —  Ada, ")), qPrintable(texts.at(0)));
    QVERIFY2(texts.at(0).endsWith(when), qPrintable(texts.at(0)));
    QVERIFY2(texts.at(1).startsWith(QStringLiteral("Steam Time  —  Ada, ")), qPrintable(texts.at(1)));
    QVERIFY2(texts.at(1).contains(QStringLiteral("(bot)")), qPrintable(texts.at(1)));
    QVERIFY2(texts.at(2).startsWith(QStringLiteral("Steam Time  —  ")), qPrintable(texts.at(2))); // the pack
}

void TestTableKeeper::gamesWithoutAStepAreNotKept()
{
    start(0);
    m_application->bridge()->files()->keepNow();
    game().newGame();
    QVERIFY(kept().isEmpty());
    QVERIFY(offered().isEmpty());
}

void TestTableKeeper::oldOnesGo()
{
    for (int i = 0; i < 12; ++i) {
        start(1);
        m_application->bridge()->files()->keepNow();
        QTest::qWait(2); // their names are their times
    }
    QCOMPARE(kept().size(), 10);
    game().newGame();
    QCOMPARE(offered(), kept().constFirst());
}

void TestTableKeeper::tellsOnceThatItCannot()
{
    const QString folder = app::TableKeeper::folder();
    QVERIFY(QDir().mkpath(QFileInfo(folder).path()));
    QVERIFY(QFile(folder).open(QIODevice::WriteOnly)); // a file where the folder is to be
    const table::TableHost *host = m_application->bridge()->host();
    start(1);
    m_application->bridge()->files()->keepNow();
    QVERIFY2(host->message().contains(QStringLiteral("not kept")), qPrintable(host->message()));
    m_application->bridge()->host()->say({});
    play(1);
    m_application->bridge()->files()->keepNow();
    QVERIFY(host->message().isEmpty());
    QVERIFY(QFile::remove(folder)); // the way is free again
    play(1);
    m_application->bridge()->files()->keepNow();
    QCOMPARE(kept().size(), 1);
}

QTEST_MAIN(TestTableKeeper)
#include "tst_tablekeeper.moc"
