#include "tests/editor/packfixture.h"

#include "app/application.h"
#include "app/solorecords.h"
#include "core/random.h"
#include "editor/views/achievements/achievementspage.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/setups/setuppage.h"
#include "editor/views/shell/mainwindow.h"
#include "qml/Playtest/tablehost.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

#include <memory>

using namespace mw;
using namespace mw::editor;
using app::SoloGame;
using app::SoloRecords;
using table::PlaytestGame;

namespace {

SoloGame played(const char *scenario, quint64 seed, int points, bool won)
{
    SoloGame game;
    game.game = QStringLiteral("timespan");
    game.scenario = QLatin1String(scenario);
    game.title = game.scenario;
    game.seed = seed;
    game.points = points;
    game.won = won;
    game.medal = won ? QStringLiteral("Bronze") : QString();
    game.date = QDate(2026, 11, 30);
    return game;
}

} // namespace

/// A solo scenario from its name to its medal: made on the page of set-ups, checked as it is written, played at the
/// table, and kept among the achievements.
class TestSoloGames : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void pageIsThereForGamesWithSetups();
    void makesOneFromATemplate();
    void asksForAName();
    void picksByPictures();
    void takesAwayAndAdds();
    void saysWhatIsWrongAtOnce();
    void goesFromOneToAnother();
    void duplicatesAndRemoves();
    void playsWithoutSaving();
    void asksBeforeLeavingAGame();
    void keepsWhatWasReached();
    void keepsProfilesApart();
    void achievementsLeadToTheirGame();

    void bestOfASeedCounts();
    void damagedRecordsAreKept();
    void newerRecordsAreLeftAlone();

private:
    [[nodiscard]] MainWindow &window() const { return *m_application->window(); }
    [[nodiscard]] SetupPage &page() const { return *window().contentPage()->setupPage(); }
    [[nodiscard]] PackDocument &document() const { return *m_application->document(); }
    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name) const
    {
        return window().findChild<Widget *>(name);
    }
    void press(const char *name) const { QTest::mouseClick(find<QToolButton>(QLatin1String(name)), Qt::LeftButton); }
    /// Saves what is seen where MW_PICTURES names a folder.
    void picture(const QString &name) const
    {
        const QString folder = qEnvironmentVariable("MW_PICTURES");
        if (folder.isEmpty())
            return;
        window().resize(1600, 960);
        QTest::qWait(400);
        QVERIFY(window().grab().save(folder + u'/' + name + QStringLiteral(".png")));
    }
    void showPage()
    {
        window().contentPage()->showSetups();
        QTest::qWait(1);
    }
    void make(const QString &name)
    {
        auto *field = find<QLineEdit>(QStringLiteral("setupName"));
        field->setFocus();
        field->setText(name);
        QTest::keyClick(field, Qt::Key_Return);
        QTest::qWait(1);
    }
    void choose(const QString &title)
    {
        auto *list = find<QListWidget>(QStringLiteral("setupList"));
        list->setCurrentItem(list->findItems(title, Qt::MatchExactly).value(0));
        QTest::qWait(1);
    }
    /// Clicks on a place and takes an entry of what it offers.
    bool pick(const QString &place, const QString &title)
    {
        auto *face = find<QToolButton>(place);
        if (!face)
            return false;
        QTest::mouseClick(face, Qt::LeftButton);
        auto *picker = find<QDialog>(QStringLiteral("itemPicker"));
        auto *list = picker ? picker->findChild<QListWidget *>(QStringLiteral("pickerList")) : nullptr;
        const auto entries = list ? list->findItems(title, Qt::MatchExactly) : QList<QListWidgetItem *>();
        if (entries.isEmpty())
            return false;
        list->setCurrentItem(entries.first());
        QTest::keyClick(list, Qt::Key_Return);
        QTest::qWait(1);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return true;
    }
    [[nodiscard]] QString words(const QString &id, const char *field) const
    {
        const Item *item = document().items().find("solo", id.toStdString());
        const Value *value = item ? item->field(field) : nullptr;
        QStringList texts;
        for (const Value &each : value ? value->list : std::vector<Value>())
            texts << QString::fromStdString(each.text);
        return value && value->isScalar() ? QString::fromStdString(value->text) : texts.join(u' ');
    }
    [[nodiscard]] QString findings() const
    {
        document().waitForCheck();
        QTest::qWait(1);
        return page().findings().join(u'\n');
    }
    [[nodiscard]] PlaytestGame &game() const { return *m_application->bridge()->host()->game(); }
    void playToTheEnd() const
    {
        Random random(3);
        ActionList legal;
        while (game().stage() == PlaytestGame::Playing) {
            game().game()->legalActions(legal);
            QVERIFY(game().apply(legal[static_cast<int>(random.below(static_cast<std::uint32_t>(legal.size())))]));
        }
    }
    [[nodiscard]] QTreeWidgetItem *result(const QString &scenario) const
    {
        const auto rows = find<QTreeWidget>(QStringLiteral("achievements"))->findItems(scenario, Qt::MatchExactly);
        return rows.value(0);
    }

    std::unique_ptr<test::PackFixture> m_pack;
    std::unique_ptr<app::Application> m_application;
};

void TestSoloGames::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("Meeplewright"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_sologames"));
}

void TestSoloGames::init()
{
    QSettings().clear();
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    m_pack = std::make_unique<test::PackFixture>();
    m_pack->copyShipped(QStringLiteral("timespan"));
    m_application = std::make_unique<app::Application>(QStringList());
    m_application->showWindow();
    QVERIFY(m_application->openPack(m_pack->folder()));
    showPage();
}

void TestSoloGames::cleanup()
{
    m_application->bridge()->closeTable();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    document().discardRecovery();
    m_application.reset();
    m_pack.reset();
}

void TestSoloGames::pageIsThereForGamesWithSetups()
{
    auto *tabs = find<QTabWidget>(QStringLiteral("contentTabs"));
    const int tab = tabs->indexOf(&page());
    QVERIFY(tabs->isTabVisible(tab));
    QCOMPARE(tabs->tabText(tab), QStringLiteral("Solo scenarios"));
    QCOMPARE(find<QListWidget>(QStringLiteral("setupList"))->count(), 8);
    window().contentPage()->showItems();
    QTest::keyClick(&window(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(tabs->currentIndex(), tab);
    QVERIFY(!find<QToolButton>(QStringLiteral("setupAdd"))->toolTip().isEmpty());
    picture(QStringLiteral("setups"));
    test::PackFixture other;
    other.copyShipped(QStringLiteral("steam-time"));
    QVERIFY(m_application->openPack(other.folder()));
    QVERIFY(!tabs->isTabVisible(tab));
}

void TestSoloGames::makesOneFromATemplate()
{
    make(QStringLiteral("Wind and Steam"));
    QCOMPARE(document().undoStack()->index(), 1);
    QVERIFY(document().files().contains(QStringLiteral("solo/wind-and-steam.yaml")));
    QCOMPARE(page().item().id, QStringLiteral("wind-and-steam"));
    QVERIFY(!words(QStringLiteral("wind-and-steam"), "civilization").isEmpty());
    QCOMPARE(words(QStringLiteral("wind-and-steam"), "neutral").split(u' ').size(), 2);
    QCOMPARE(words(QStringLiteral("wind-and-steam"), "visions").split(u' ').size(), 2);
    QCOMPARE(findings(), QString()); // something that can be played at once
    QVERIFY(document().pack());
    document().undoStack()->undo();
    QTest::qWait(1);
    QCOMPARE(find<QListWidget>(QStringLiteral("setupList"))->count(), 8);
    QVERIFY(!document().items().find("solo", "wind-and-steam"));
}

void TestSoloGames::asksForAName()
{
    press("setupAdd");
    QCOMPARE(document().undoStack()->index(), 0);
    make(QStringLiteral("Mosaic")); // the name is taken: the id is another one
    QCOMPARE(page().item().id, QStringLiteral("mosaic-2"));
}

void TestSoloGames::picksByPictures()
{
    choose(QStringLiteral("Mosaic"));
    QVERIFY(pick(QStringLiteral("civilization/0"), QStringLiteral("Vikings")));
    QCOMPARE(words(QStringLiteral("mosaic"), "civilization"), QStringLiteral("vikings"));
    QVERIFY(pick(QStringLiteral("neutral/1"), QStringLiteral("Colossus")));
    QCOMPARE(words(QStringLiteral("mosaic"), "neutral"), QStringLiteral("oracle-of-delphi colossus"));
    QCOMPARE(document().undoStack()->index(), 2);
    QVERIFY(find<QToolButton>(QStringLiteral("civilization/0"))->toolTip().contains(QStringLiteral("Vikings")));
}

void TestSoloGames::takesAwayAndAdds()
{
    choose(QStringLiteral("Mosaic"));
    QVERIFY(pick(QStringLiteral("visions/0"), QStringLiteral("Take away")));
    QCOMPARE(words(QStringLiteral("mosaic"), "visions"), QStringLiteral("opulence"));
    QVERIFY(pick(QStringLiteral("visions/1"), QStringLiteral("Eureka!")));
    QCOMPARE(words(QStringLiteral("mosaic"), "visions"), QStringLiteral("opulence eureka"));
    QVERIFY(!pick(QStringLiteral("civilization/0"), QStringLiteral("Take away"))); // it must have one
}

void TestSoloGames::saysWhatIsWrongAtOnce()
{
    choose(QStringLiteral("Mosaic"));
    QCOMPARE(findings(), QString());
    QVERIFY(pick(QStringLiteral("neutral/0"), QStringLiteral("Acropolis"))); // which is in the hand
    QVERIFY(findings().contains(QStringLiteral("named twice")));
    document().undoStack()->undo();
    QCOMPARE(findings(), QString());
    QVERIFY(pick(QStringLiteral("visions/1"), QStringLiteral("Take away")));
    QVERIFY(pick(QStringLiteral("visions/0"), QStringLiteral("Take away")));
    QVERIFY(findings().contains(QStringLiteral("every game of this scenario is won")));
}

void TestSoloGames::goesFromOneToAnother()
{
    choose(QStringLiteral("Concordia"));
    QCOMPARE(page().item().id, QStringLiteral("concordia"));
    QCOMPARE(window().contentPage()->navigator()->item(), page().item());
    window().contentPage()->navigator()->goToItem({QStringLiteral("solo"), QStringLiteral("epochs")});
    QTest::qWait(1);
    QCOMPARE(find<QListWidget>(QStringLiteral("setupList"))->currentItem()->text(), QStringLiteral("Epochs"));
}

void TestSoloGames::duplicatesAndRemoves()
{
    choose(QStringLiteral("Concordia"));
    press("setupDuplicate");
    QTest::qWait(1);
    QCOMPARE(page().item().id, QStringLiteral("concordia-2"));
    QCOMPARE(words(QStringLiteral("concordia-2"), "hand"), words(QStringLiteral("concordia"), "hand"));
    press("setupRemove");
    QTest::qWait(1);
    QVERIFY(!document().items().find("solo", "concordia-2"));
    QVERIFY(page().item().isValid());
}

void TestSoloGames::playsWithoutSaving()
{
    make(QStringLiteral("Wind and Steam"));
    QVERIFY(pick(QStringLiteral("civilization/0"), QStringLiteral("Mexica")));
    QTest::mouseClick(find<QPushButton>(QStringLiteral("setupPlay")), Qt::LeftButton);
    QVERIFY(m_application->bridge()->host());
    QCOMPARE(game().stage(), PlaytestGame::Playing);
    QCOMPARE(game().game()->setup().players, 1);
    const GamePack &pack = game().game()->pack();
    QCOMPARE(optionText(pack.items, "solo", pack.options.at("solo")), std::string("wind-and-steam"));
    const Value state = game().game()->description();
    const Value *board = state.at("players/1/civilization");
    QVERIFY(board);
    QCOMPARE(board->text, std::string("mexica"));
    QVERIFY(!QFile::exists(m_pack->path(QStringLiteral("solo/wind-and-steam.yaml"))));
}

void TestSoloGames::asksBeforeLeavingAGame()
{
    choose(QStringLiteral("Concordia"));
    auto *play = find<QPushButton>(QStringLiteral("setupPlay"));
    QTest::mouseClick(play, Qt::LeftButton);
    ActionList legal;
    game().game()->legalActions(legal);
    QVERIFY(game().apply(legal[0]));
    choose(QStringLiteral("Epochs"));
    QTest::mouseClick(play, Qt::LeftButton);
    QCOMPARE(game().stepCount(), 1); // it is still there
    auto *leave = find<QPushButton>(QStringLiteral("leaveGame"));
    QTRY_VERIFY(leave && leave->isVisible());
    QTest::mouseClick(leave, Qt::LeftButton);
    QCOMPARE(game().stepCount(), 0);
}

void TestSoloGames::keepsWhatWasReached()
{
    window().showPage(MainWindow::AchievementsIndex);
    QVERIFY(result(QStringLiteral("Concordia")));
    QCOMPARE(result(QStringLiteral("Concordia"))->text(1), QStringLiteral("not played yet"));
    QVERIFY(m_application->playSetup(QStringLiteral("solo"), QStringLiteral("concordia")));
    playToTheEnd();
    QCOMPARE(game().stage(), PlaytestGame::Over);
    const auto standing =
        game().game()->pack().rules->standings(*game().game()->pack().content, game().game()->state());
    QTreeWidgetItem *row = result(QStringLiteral("Concordia"));
    const auto *rows = row->treeWidget();
    QTRY_VERIFY(rows->columnWidth(0) >= rows->fontMetrics().horizontalAdvance(QStringLiteral("Race for the Galaxy")));
    QCOMPARE(row->text(2), QLocale().toString(standing.front().score));
    QCOMPARE(row->text(4), QStringLiteral("1 (%1)").arg(standing.front().rank == 1 ? 1 : 0));
    QCOMPARE(row->text(3), QLocale().toString(QDate::currentDate(), QLocale::ShortFormat));
    game().undo(); // and to the end again: the same game
    QCOMPARE(game().stage(), PlaytestGame::Playing);
    playToTheEnd();
    QVERIFY(result(QStringLiteral("Concordia"))->text(4).startsWith(QStringLiteral("1 ")));
    QVERIFY(m_application->playSetup(QStringLiteral("solo"), QStringLiteral("concordia")));
    playToTheEnd();
    QVERIFY(result(QStringLiteral("Concordia"))->text(4).startsWith(QStringLiteral("2 ")));
    QVERIFY(m_application->playSetup(QStringLiteral("solo"), QStringLiteral("epochs")));
    game().concede(0); // a bot plays on, which is nobody's achievement
    playToTheEnd();
    QCOMPARE(result(QStringLiteral("Epochs"))->text(1), QStringLiteral("not played yet"));
    picture(QStringLiteral("achievements"));
}

/// What is still to be won can be tried from where that is told.
void TestSoloGames::achievementsLeadToTheirGame()
{
    window().showPage(MainWindow::AchievementsIndex);
    QTreeWidgetItem *row = result(QStringLiteral("Epochs"));
    QTreeWidget *rows = row->treeWidget();
    QVERIFY(!row->toolTip(0).isEmpty());
    rows->setFocus();
    rows->setCurrentItem(row);
    QTest::keyClick(rows, Qt::Key_Return);
    QVERIFY(m_application->bridge()->host());
    QCOMPARE(game().stage(), PlaytestGame::Playing);
    QCOMPARE(game().game()->setup().players, 1);
    QCOMPARE(m_application->bridge()->host()->timespan()->soloTitle(), QStringLiteral("Epochs"));
}

void TestSoloGames::keepsProfilesApart()
{
    window().showPage(MainWindow::AchievementsIndex);
    QVERIFY(m_application->playSetup(QStringLiteral("solo"), QStringLiteral("concordia")));
    playToTheEnd();
    auto *name = find<QLineEdit>(QStringLiteral("newProfile"));
    name->setFocus();
    QTest::keyClicks(name, QStringLiteral("Ada"));
    QTest::keyClick(name, Qt::Key_Return);
    auto *profiles = find<QComboBox>(QStringLiteral("profiles"));
    QCOMPARE(profiles->currentText(), QStringLiteral("Ada"));
    QCOMPARE(result(QStringLiteral("Concordia"))->text(1), QStringLiteral("not played yet"));
    profiles->setCurrentIndex(profiles->findText(QStringLiteral("Player")));
    QVERIFY(result(QStringLiteral("Concordia"))->text(4).startsWith(QStringLiteral("1 ")));
}

void TestSoloGames::bestOfASeedCounts()
{
    const QTemporaryDir folder;
    SoloRecords records(folder.filePath(QStringLiteral("a/records.json")));
    const QString me = QStringLiteral("me");
    QVERIFY(records.add(me, played("mosaic", 1, 90, false)));
    QVERIFY(records.add(me, played("mosaic", 1, 80, true)));   // won is better
    QVERIFY(records.add(me, played("mosaic", 1, 120, false))); // and this is not
    QVERIFY(records.add(me, played("mosaic", 18446744073709551615U, 70, true)));
    QVERIFY(records.add(me, played("epochs", 1, 10, false)));
    SoloRecords afresh(records.path());
    const auto bests = afresh.bests(me);
    QCOMPARE(bests.size(), 2);
    QCOMPARE(bests.value(QStringLiteral("timespan/mosaic")).games, 2);
    QCOMPARE(bests.value(QStringLiteral("timespan/mosaic")).won, 2);
    QCOMPARE(bests.value(QStringLiteral("timespan/mosaic")).best.points, 80);
    QCOMPARE(bests.value(QStringLiteral("timespan/mosaic")).best.date, QDate(2026, 11, 30));
    QVERIFY(afresh.bests(QStringLiteral("you")).isEmpty());
    QCOMPARE(afresh.profiles(), QStringList{me});
}

void TestSoloGames::damagedRecordsAreKept()
{
    const QByteArray damaged[] = {"", "{\"version\": 1, \"profiles\": {\"me\": {", "[1, 2]", "{\"profiles\": 3}"};
    for (const QByteArray &bytes : damaged) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("records.json"));
        QVERIFY(test::writeBytes(path, bytes));
        SoloRecords records(path);
        QVERIFY(records.add(QStringLiteral("me"), played("mosaic", 1, 90, true)));
        QVERIFY(!records.problem().isEmpty());
        QCOMPARE(SoloRecords(path).bests(QStringLiteral("me")).size(), 1);
        const QStringList aside = QDir(folder.path()).entryList({QStringLiteral("records.json.damaged-*")});
        QCOMPARE(aside.size(), 1);
        QCOMPARE(test::readBytes(folder.filePath(aside.first())), bytes);
    }
}

void TestSoloGames::newerRecordsAreLeftAlone()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("records.json"));
    const QByteArray newer = "{\"version\": 2, \"profiles\": {\"me\": {}}, \"more\": 1}";
    QVERIFY(test::writeBytes(path, newer));
    SoloRecords records(path);
    QVERIFY(!records.add(QStringLiteral("me"), played("mosaic", 1, 90, true)));
    QVERIFY(!records.problem().isEmpty());
    QCOMPARE(test::readBytes(path), newer);
}

QTEST_MAIN(TestSoloGames)
#include "tst_sologames.moc"
