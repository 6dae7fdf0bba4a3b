#include "tests/editor/packcopy.h"

#include "app/application.h"
#include "app/gamefiles.h"
#include "editor/document/packdocument.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/content/itemspane.h"
#include "editor/views/content/itemtableview.h"
#include "editor/views/form/fieldform.h"
#include "editor/views/shell/mainwindow.h"
#include "editor/views/source/codeeditor.h"
#include "editor/views/source/sourcepane.h"
#include "qml/Playtest/tablehost.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <csignal>

using namespace mw;
using namespace mw::editor;

/// The way of one datum: from a key pressed in the form to the table, and back to the bytes on the disk.
class TestEndToEnd : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void startPageOpensPack();
    void editPlayEditUndoSave();
    void errorsAreNamedBeforePlay();
    void gamesAreSavedAndOpened();
    void recentGameOpensItsPack();
    void gameOfAMovedPackOpensWithTheOpenOne();
    void damagedGameSaysWhy();
    void packThatCannotBePlayedSaysWhy();
    void filesOpenTheirPack();
    void sessionComesBack();
    void endFromOutsideOffersEditsBack();
    void compareShowsBothAndAsks();

private:
    /// A game of five steps, saved beside the pack.
    static QString savedGame(const PackCopy &pack);
    static void changeAmount(app::Application &application, int amount);
    [[nodiscard]] static std::int64_t amountIn(const Items &items)
    {
        const Item *item = items.find("encounter", "alfred-nobel");
        const Value *amount = item ? item->field("top/0/amount") : nullptr;
        return amount ? amount->number : -1;
    }
};

void TestEndToEnd::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("Meeplewright"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_endtoend"));
    QSettings().clear();
}

void TestEndToEnd::startPageOpensPack()
{
    const PackCopy pack;
    app::Application application({QFileInfo(pack.path()).path()});
    application.showWindow();
    auto *edit = application.window()->findChild<QPushButton *>(QStringLiteral("editPack"));
    QVERIFY(edit && edit->isVisible());
    QTest::mouseClick(edit, Qt::LeftButton);
    QCOMPARE(application.document()->folder(), QDir(pack.path()).absolutePath());
    QVERIFY(application.window()->contentPage()->isVisible());
    QVERIFY(application.window()->contentPage()->items()->view()->model()->rowCount() > 0);
}

void TestEndToEnd::editPlayEditUndoSave()
{
    const PackCopy pack;
    const QString file = QStringLiteral("cards/encounters.yaml");
    const QByteArray before = pack.bytes(file);
    app::Application application({});
    application.showWindow();
    MainWindow *window = application.window();
    QTRY_VERIFY_WITH_TIMEOUT((window->activateWindow(), window->isActiveWindow()), 20000);
    QVERIFY(application.openPack(pack.path()));

    // A key in the form changes the text at once, with nothing saved.
    window->contentPage()->navigator()->goToItem({QStringLiteral("encounter"), QStringLiteral("alfred-nobel")});
    auto *form = window->contentPage()->findChild<FieldForm *>();
    form->showField(QStringLiteral("top/0/amount"));
    auto *box = qobject_cast<QSpinBox *>(QApplication::focusWidget());
    QVERIFY(box);
    box->selectAll();
    QTest::keyClicks(box, QStringLiteral("3"));
    QVERIFY(window->contentPage()->source()->editor()->toPlainText().contains(
        QStringLiteral("{gain: crystal, colour: same, amount: 3}")));
    QCOMPARE(pack.bytes(file), before);

    // Play takes the edited, unsaved content.
    QTest::keyClick(window, Qt::Key_F5);
    table::TableHost *host = application.bridge()->host();
    QVERIFY(host && host->window());
    QVERIFY(host->game()->start());
    QVERIFY(host->game()->game());
    QCOMPARE(amountIn(host->game()->game()->pack().items), 3);

    // A change while the game runs arrives at the table.
    box->setFocus();
    box->setValue(4);
    application.document()->waitForCheck();
    QTRY_COMPARE(amountIn(host->game()->game()->pack().items), 4);

    // Undo leads back to the bytes of the start, there too.
    application.document()->undoStack()->setIndex(0);
    QCOMPARE(application.document()->text(file), before);
    application.document()->waitForCheck();
    QTRY_COMPARE(amountIn(host->game()->game()->pack().items), 2);

    // Saving writes the value and nothing else.
    application.document()->undoStack()->redo();
    QTRY_VERIFY_WITH_TIMEOUT((window->activateWindow(), window->isActiveWindow()), 20000);
    QTest::keyClick(window, Qt::Key_S, Qt::ControlModifier);
    QByteArray expected = before;
    expected[expected.indexOf("colour: same, amount: 2}") + 22] = static_cast<char>('0' + box->value());
    QVERIFY(box->value() != 2);
    QCOMPARE(pack.bytes(file), expected);
}

void TestEndToEnd::errorsAreNamedBeforePlay()
{
    const PackCopy pack;
    const QString file = QStringLiteral("cards/encounters.yaml");
    app::Application application({});
    application.showWindow();
    QVERIFY(application.openPack(pack.path()));
    application.document()->waitForCheck();
    const auto at = static_cast<std::size_t>(pack.bytes(file).indexOf("amount: 2"));
    QVERIFY(application.document()->editText(file, {{at + 8, 1, "99"}}, QStringLiteral("break")));
    QVERIFY(!application.play());
    auto *lastGood = application.window()->findChild<QPushButton *>(QStringLiteral("playLastGood"));
    QVERIFY(lastGood);
    QTest::mouseClick(application.window()->findChild<QPushButton *>(QStringLiteral("showError")), Qt::LeftButton);
    QCOMPARE(application.window()->contentPage()->navigator()->item().id, QStringLiteral("alfred-nobel"));
    QVERIFY(!application.play());
    QTest::mouseClick(application.window()->findChild<QPushButton *>(QStringLiteral("playLastGood")), Qt::LeftButton);
    QVERIFY(application.bridge()->host());
    QVERIFY(application.bridge()->host()->game()->start());
    QCOMPARE(amountIn(application.bridge()->host()->game()->game()->pack().items), 2);
}

void TestEndToEnd::gamesAreSavedAndOpened()
{
    const PackCopy pack;
    app::Application application({});
    application.showWindow();
    QVERIFY(application.playPack(pack.path()));
    table::PlaytestGame *game = application.bridge()->host()->game();
    QVERIFY(game->start());
    for (int step = 0; step < 5; ++step) {
        ActionList actions;
        game->game()->legalActions(actions);
        QVERIFY(!actions.isEmpty());
        QVERIFY(game->apply(actions[0]));
    }
    const QString path = pack.path() + QStringLiteral("/../kept.game.yaml");
    QVERIFY(application.bridge()->files()->saveTo(path));
    const StateBlock before = game->game()->state();
    const auto position = game->game()->position();
    game->newGame();
    QVERIFY(application.bridge()->files()->openFrom(path));
    QCOMPARE(game->game()->position(), position);
    QVERIFY(before.bytes == game->game()->state().bytes);
}

QString TestEndToEnd::savedGame(const PackCopy &pack)
{
    const QString path = QDir::cleanPath(pack.path() + QStringLiteral("/../kept.game.yaml"));
    app::Application application({});
    application.showWindow();
    if (!application.playPack(pack.path()) || !application.bridge()->host()->game()->start())
        return {};
    table::PlaytestGame *game = application.bridge()->host()->game();
    for (int step = 0; step < 5; ++step) {
        ActionList actions;
        game->game()->legalActions(actions);
        game->apply(actions[0]);
    }
    return application.bridge()->files()->saveTo(path) ? path : QString();
}

void TestEndToEnd::changeAmount(app::Application &application, int amount)
{
    application.document()->setValue({QStringLiteral("encounter"), QStringLiteral("alfred-nobel")},
                                     QStringLiteral("top/0/amount"), Value::ofInt(amount));
}

void TestEndToEnd::recentGameOpensItsPack()
{
    const PackCopy pack;
    const QString path = savedGame(pack);
    QVERIFY(!path.isEmpty());
    const PackCopy other;
    app::Application application({});
    application.showWindow();
    QVERIFY(application.openPack(other.path()));
    auto *recent = application.window()->findChild<QListWidget *>(QStringLiteral("recentFiles"));
    QListWidgetItem *row = nullptr;
    for (int i = 0; i < recent->count(); ++i)
        if (recent->item(i)->data(Qt::UserRole).toString() == path)
            row = recent->item(i);
    QVERIFY(row);
    emit recent->itemActivated(row);
    QCOMPARE(application.document()->folder(), QDir(pack.path()).absolutePath());
    QVERIFY(application.bridge()->host());
    QCOMPARE(application.bridge()->host()->game()->game()->position(), std::size_t{5});
}

void TestEndToEnd::gameOfAMovedPackOpensWithTheOpenOne()
{
    PackCopy pack;
    const QString path = savedGame(pack);
    QVERIFY(!path.isEmpty());
    QVERIFY(QFile::rename(pack.path(), pack.path() + QStringLiteral("-away")));
    {
        app::Application application({});
        application.showWindow();
        QVERIFY(!application.openGame(path));
        QVERIFY(application.window()->findChild<QLabel *>(QStringLiteral("bannerText"))->text().contains(pack.path()));
    }
    const PackCopy other;
    app::Application application({});
    application.showWindow();
    QVERIFY(application.openPack(other.path()));
    QVERIFY(application.openGame(path));
    QCOMPARE(application.document()->folder(), QDir(other.path()).absolutePath());
    QCOMPARE(application.bridge()->host()->game()->game()->position(), std::size_t{5});
}

void TestEndToEnd::damagedGameSaysWhy()
{
    const PackCopy pack;
    app::Application application({});
    application.showWindow();
    for (const char *text : {"", "format: 99\n", "[", "game: [1]\nsetup: no\nlog: 7\n", "game: \xff\xfe\n"}) {
        pack.write(QStringLiteral("../bad.game.yaml"), text);
        QVERIFY(!application.openGame(pack.path() + QStringLiteral("/../bad.game.yaml")));
        QVERIFY(application.window()->findChild<QLabel *>(QStringLiteral("bannerText")));
    }
    QVERIFY(!application.openGame(pack.path() + QStringLiteral("/../none.game.yaml")));
}

/// Whether the first error stands in a file or is about the pack as a whole.
void TestEndToEnd::packThatCannotBePlayedSaysWhy()
{
    const PackCopy pack(QStringLiteral("world-wonders"));
    const QString file = QStringLiteral("cards/monuments.yaml");
    const QByteArray good = pack.bytes(file);
    const QByteArray more = "      - rows:\n          - \"L\"\n";
    const auto told = [&pack, &file](const QByteArray &text) {
        pack.write(file, text);
        app::Application application({});
        application.showWindow();
        [&] { QVERIFY(application.openPack(pack.path())); }();
        application.document()->waitForCheck();
        emit application.window()->playRequested();
        const auto *banner = application.window()->findChild<QLabel *>(QStringLiteral("bannerText"));
        return banner ? banner->text() : QString();
    };
    QVERIFY(told(QByteArray(good).replace("rings: 5", "rings: many")).contains(file + u':'));
    const QString whole = told(QByteArray(good).replace("    link: ", more + more + more + "    link: "));
    QVERIFY2(whole.contains(QStringLiteral("The first: There are ")), qPrintable(whole));
}

void TestEndToEnd::filesOpenTheirPack()
{
    const PackCopy pack;
    const QString folder = QDir(pack.path()).absolutePath();
    app::Application application({});
    application.showWindow();
    QVERIFY(!application.openPath(folder + QStringLiteral("/../types.yaml")));
    QVERIFY(!application.openPath(folder + QStringLiteral("-none")));
    QVERIFY(application.openPath(folder + QStringLiteral("/cards/missions.yaml")));
    QCOMPARE(application.document()->folder(), folder);
    QCOMPARE(application.window()->contentPage()->source()->file(), QStringLiteral("cards/missions.yaml"));
    QVERIFY(application.window()->contentPage()->source()->editor()->isVisible());
    QVERIFY(application.openPath(folder));
}

void TestEndToEnd::sessionComesBack()
{
    const PackCopy pack;
    const ItemRef bi{QStringLiteral("encounter"), QStringLiteral("bi-sheng")};
    QSize size;
    {
        app::Application application({});
        application.showWindow();
        QVERIFY(application.openPack(pack.path()));
        application.window()->contentPage()->navigator()->goToItem(bi, QStringLiteral("years"));
        application.window()->contentPage()->setSourceBeside(true);
        QTest::qWait(20);
        application.window()->resize(application.window()->minimumSizeHint() + QSize(11, 7));
        size = application.window()->size();
        QVERIFY(application.window()->close());
    }
    app::Application application({});
    application.restoreSession();
    application.showWindow();
    QCOMPARE(application.document()->folder(), QDir(pack.path()).absolutePath());
    QVERIFY(application.window()->contentPage()->isVisible());
    QCOMPARE(application.window()->contentPage()->navigator()->item(), bi);
    QCOMPARE(application.window()->size(), size);
    QVERIFY(application.window()->contentPage()->sourceBesideShown());
}

void TestEndToEnd::endFromOutsideOffersEditsBack()
{
    const PackCopy pack;
    const QString file = QStringLiteral("cards/encounters.yaml");
    QByteArray edited;
    {
        app::Application application({});
        application.showWindow();
        QVERIFY(application.openPack(pack.path()));
        changeAmount(application, 7);
        edited = application.document()->text(file);
        const QSignalSpy ended(&application, &app::Application::ended);
        QCOMPARE(std::raise(SIGTERM), 0);
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(application.window()->close()); // without a question
    }
    QVERIFY(pack.bytes(file) != edited);
    app::Application application({});
    application.restoreSession();
    application.showWindow();
    QCOMPARE(application.document()->folder(), QDir(pack.path()).absolutePath());
    auto *recover = application.window()->findChild<QPushButton *>(QStringLiteral("recover"));
    QVERIFY(recover);
    QTest::mouseClick(recover, Qt::LeftButton);
    QCOMPARE(application.document()->text(file), edited);
    QVERIFY(application.window()->isWindowModified());
    QVERIFY(application.document()->save());
    QCOMPARE(pack.bytes(file), edited);
}

void TestEndToEnd::compareShowsBothAndAsks()
{
    const PackCopy pack;
    const QString file = QStringLiteral("cards/encounters.yaml");
    app::Application application({});
    application.showWindow();
    QVERIFY(application.openPack(pack.path()));
    const QByteArray other = pack.bytes(file) + "# from elsewhere\n";
    for (const bool takesDisk : {false, true}) {
        changeAmount(application, takesDisk ? 8 : 7);
        pack.write(file, takesDisk ? other + "# again\n" : other);
        application.document()->checkDisk();
        const QByteArray mine = application.document()->text(file);
        const auto asks = [&] {
            auto *button = application.window()->findChild<QPushButton *>(QStringLiteral("compare"));
            return button && button->isVisible();
        };
        QTRY_VERIFY(asks());
        bool shown = false;
        QTimer::singleShot(0, application.window(), [&] {
            QWidget *dialog = QApplication::activeModalWidget();
            const QString text = dialog->findChild<QPlainTextEdit *>()->toPlainText();
            shown = text.contains(QStringLiteral("-# from elsewhere")) && text.contains(QStringLiteral("\n+"));
            auto *button =
                dialog->findChild<QPushButton *>(takesDisk ? QStringLiteral("takeDisk") : QStringLiteral("keepMine"));
            QTest::mouseClick(button, Qt::LeftButton);
        });
        QTest::mouseClick(application.window()->findChild<QPushButton *>(QStringLiteral("compare")), Qt::LeftButton);
        QVERIFY(shown);
        QCOMPARE(application.document()->text(file), takesDisk ? other + "# again\n" : mine);
        QVERIFY(application.document()->conflicts().isEmpty());
    }
    application.document()->undoStack()->setClean();
}

QTEST_MAIN(TestEndToEnd)
#include "tst_endtoend.moc"
