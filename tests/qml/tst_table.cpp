#include "qml/Playtest/botdriver.h"

#include "core/savefile.h"
#include "tests/qml/tabletest.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QWheelEvent>

#include <algorithm>
#include <cstring>

using namespace mw;
using table::PlaytestGame;

/// The table as a person uses it: real content, real rules, clicks and keys.
class TestTable : public TableTest
{
    Q_OBJECT

private slots:
    void initTestCase() { usePack("steam-time"); }
    void init() { openTable(); }
    void cleanup() { closeTable(); }

    void seatsGoBeforeAFrame() { survivesFewerSeats(*m_host); }

    void setupStartsByClicks()
    {
        click(QStringLiteral("players-3"));
        QCOMPARE(m_host->game()->setup()->players(), 3);
        click(QStringLiteral("start"));
        QCOMPARE(game().stage(), PlaytestGame::Playing);
        QCOMPARE(game().game()->setup().players, 3);
    }

    void everyLegalAnswerCanBeSeen()
    {
        start(2);
        Random random(11);
        for (int step = 0; step < 150 && game().stage() == PlaytestGame::Playing; ++step) {
            if (game().mayAnswer()) {
                QCoreApplication::processEvents();
                const auto seen = targets(m_host->window());
                for (int i = 0; i < game().choiceModel()->count(); ++i) {
                    if (game().choices().isLegal(i)) {
                        QVERIFY2(seen.contains(i), qPrintable(game().choices().rows().at(i).text));
                    }
                }
            }
            playOne(random);
        }
    }

    void wholeGameByMouse_data() { modules(); }
    void wholeGameByMouse()
    {
        switchModules();
        start(2);
        Random random(5);
        while (game().stage() == PlaytestGame::Playing) {
            QTRY_VERIFY(game().mayAnswer() || game().stage() != PlaytestGame::Playing);
            if (game().mayAnswer()) {
                QQuickItem *item = randomTarget(random);
                QVERIFY2(item, qPrintable(game().question()));
                const QString what = game().question() + u' ' + item->objectName();
                const std::size_t before = game().game()->position();
                QTest::mouseClick(m_host->window(), Qt::LeftButton, {}, centreOf(item));
                QVERIFY2(game().game()->position() > before, qPrintable(what));
            }
        }
        QCOMPARE(game().stage(), PlaytestGame::Over);
        QTRY_VERIFY(item("scoreScreen")->isVisible());
    }

    void wholeGameByKeys_data() { modules(); }
    void wholeGameByKeys()
    {
        switchModules();
        start(2);
        Random random(9);
        constexpr std::array<Qt::Key, 4> arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
        while (game().stage() == PlaytestGame::Playing) {
            QTRY_VERIFY(game().mayAnswer() || game().stage() != PlaytestGame::Playing);
            if (game().mayAnswer()) {
                const std::size_t before = game().game()->position();
                QCoreApplication::processEvents();
                for (std::uint32_t moves = random.below(6); moves > 0; --moves) {
                    QTest::keyClick(m_host->window(), arrows[random.below(4)]);
                }
                QTest::keyClick(m_host->window(), Qt::Key_Return);
                const QQuickItem *focus = m_host->window()->activeFocusItem();
                QVERIFY2(game().game()->position() > before,
                         qPrintable(game().question() + u' ' + (focus ? focus->objectName() : QString())));
            }
        }
        QCOMPARE(game().stage(), PlaytestGame::Over);
    }

    void modulesLieOnTheTable()
    {
        const auto *options = game().setup()->optionModel();
        QVERIFY(cell(options, 0, "module").toBool());
        click(QStringLiteral("option-sabotage"));
        click(QStringLiteral("option-specialists"));
        QVERIFY(game().start());
        QTRY_VERIFY(game().mayAnswer());
        auto *board = m_host->steamTime()->boards().at(0);
        QVERIFY(board->hasSpecialists());
        QCOMPARE(board->specialists()->count(), 9); // two of nine are picked
        for (int picks = 0; picks < 2; ++picks) {
            QTRY_VERIFY(game().mayAnswer());
            QCoreApplication::processEvents();
            const std::size_t before = game().game()->position();
            Random random(2);
            QQuickItem *card = randomTarget(random);
            QVERIFY2(card && card->objectName().startsWith(QStringLiteral("specialist/")),
                     qPrintable(game().question()));
            QTest::mouseClick(m_host->window(), Qt::LeftButton, {}, centreOf(card));
            QVERIFY(game().game()->position() > before);
        }
        QCOMPARE(board->specialists()->count(), 2);
        // Of others only what they played can be seen.
        const auto *others = m_host->steamTime()->boards().at(1)->specialists();
        for (int row = 0; row < others->count(); ++row) {
            QCOMPARE(cell(others, row, "faceDown").toBool(), cell(others, row, "mark").toString().isEmpty());
        }
        QVERIFY(cell(others, others->count() - 1, "faceDown").toBool());
        Random random(3);
        for (int step = 0; step < 2000 && !item("saboteur-0"); ++step) {
            playOne(random);
            QVERIFY(game().stage() == PlaytestGame::Playing);
        }
        QVERIFY(item("saboteur-0")->isVisible());
        // Of the played specialists only the top one works; the others are dim.
        const auto covered = [&] {
            int count = 0;
            for (int row = 0; row < board->specialists()->count(); ++row) {
                const bool isCovered = cell(board->specialists(), row, "covered").toBool();
                [&] {
                    QCOMPARE(isCovered,
                             cell(board->specialists(), row, "mark").toString() == QStringLiteral("covered"));
                }();
                count += isCovered ? 1 : 0;
            }
            return count;
        };
        for (int step = 0; step < 2000 && covered() == 0; ++step) {
            playOne(random);
            QVERIFY(game().stage() == PlaytestGame::Playing);
        }
        QVERIFY(covered() > 0);
    }

    void refusedTargetSaysWhyAndOpensTheRule()
    {
        start(2);
        game().bots()->setPaused(true);
        QQuickItem *refused = nullptr;
        for (QQuickItem *item : targets(m_host->window())) {
            if (!item->property("legal").toBool() && !item->property("rule").toString().isEmpty()) {
                refused = item;
            }
        }
        QVERIFY(refused);
        const std::size_t before = game().game()->position();
        QTest::mouseClick(m_host->window(), Qt::LeftButton, {}, centreOf(refused));
        QCOMPARE(game().game()->position(), before);
        QVERIFY(game().whyNot().isOpen());
        QVERIFY(!game().whyNot().reason.isEmpty());
        QCoreApplication::processEvents();
        click(QStringLiteral("whyNotRule"));
        QVERIFY(item("rulesDrawer")->isVisible());
        QTest::keyClick(m_host->window(), Qt::Key_Escape);
        QTRY_VERIFY(!item("rulesDrawer")->isVisible());
    }

    void menuIsReachedByKeys()
    {
        start(2);
        QQuickWindow *window = m_host->window();
        QTRY_VERIFY(game().mayAnswer());
        QTRY_VERIFY(currentTarget());
        const std::size_t before = game().game()->position();
        QTest::keyClick(window, Qt::Key_F10);
        QTRY_VERIFY(item("menuSave")->hasActiveFocus());
        QTest::keyClick(window, Qt::Key_Up); // round to the last
        QVERIFY(isInside(window->activeFocusItem(), item("tableMenu")));
        QTest::keyClick(window, Qt::Key_Down);
        QTest::keyClick(window, Qt::Key_Down);
        QVERIFY(item("menuOpen")->hasActiveFocus());
        QTest::keyClick(window, Qt::Key_Escape);
        QVERIFY(!item("tableMenu")->isVisible());
        QVERIFY(currentTarget()); // the table has the keys again
        QTest::keyClick(window, Qt::Key_Return);
        QVERIFY(game().game()->position() > before);
    }

    void rulesAreReadByKeys()
    {
        start(2);
        QQuickWindow *window = m_host->window();
        QTRY_VERIFY(currentTarget());
        QTest::keyClick(window, Qt::Key_R);
        QTRY_VERIFY(item("ruleSearch")->hasActiveFocus());
        auto *list = item("ruleList");
        const qreal top = list->property("contentY").toReal();
        QTest::keyClick(window, Qt::Key_PageDown);
        QTest::keyClick(window, Qt::Key_Down);
        QVERIFY(list->property("contentY").toReal() > top + 0.9 * list->height());
        QTest::keyClick(window, Qt::Key_PageUp);
        QTest::keyClick(window, Qt::Key_Up);
        QTest::keyClick(window, Qt::Key_Up);
        QCOMPARE(list->property("contentY").toReal(), top);
        QVERIFY(item("ruleSearch")->hasActiveFocus());
        QTest::keyClick(window, Qt::Key_Escape);
        QTRY_VERIFY(!item("rulesDrawer")->isVisible());
        QTRY_VERIFY(currentTarget());
    }

    void noteAtTheMenuButtonGivesWay()
    {
        start(2);
        QQuickWindow *window = m_host->window();
        const auto *tip = item("menu")->findChild<QObject *>(QStringLiteral("topTip"));
        QVERIFY(tip);
        const QPoint button = restingPlace(window, QStringLiteral("menu"));
        item("menu")->setProperty("hoverEnabled", true); // offscreen it is off
        QTest::mouseMove(window, button + QPoint(0, 200));
        QTest::mouseMove(window, button);
        QTRY_VERIFY(tip->property("visible").toBool());
        QTest::keyClick(window, Qt::Key_M);
        QTRY_VERIFY(item("tableMenu")->isVisible());
        QTRY_VERIFY(!tip->property("visible").toBool());
    }

    void tipsBeginWithACapital()
    {
        game().setup()->setPlayers(3);
        QVERIFY(game().start());
        checkTipsBeginWithACapital(60);
    }

    /// A note of two short lines is as wide as the longer of them.
    void noteIsAsWideAsItsText()
    {
        start(2);
        QQuickItem *button = item("menu");
        auto *tip = item("menu")->findChild<QObject *>(QStringLiteral("topTip"));
        const auto widthOf = [&](const QString &text) {
            button->setProperty("hint", text);
            return tip->property("implicitWidth").toReal();
        };
        const qreal one = widthOf(QStringLiteral("Deposit at Pyramids"));
        QVERIFY(one > 50);
        QCOMPARE(widthOf(QStringLiteral("Deposit at Pyramids\nAirship")), one);
        QVERIFY(widthOf(QStringLiteral("many words ").repeated(20)) < 400);
        QVERIFY(widthOf(QStringLiteral("Short")) < one);
    }

    void messagesGoAway()
    {
        m_host->say(QStringLiteral("Saved."));
        QVERIFY(item("message")->property("text").toString() == QStringLiteral("Saved."));
        QTRY_VERIFY_WITH_TIMEOUT(item("message")->property("text").toString().isEmpty(), 10000);
    }

    void keysAreListed()
    {
        start(2);
        QTRY_VERIFY(currentTarget());
        QTest::keyClick(m_host->window(), Qt::Key_F1);
        QTRY_VERIFY(item("keysPanel")->isVisible());
        QString lines; // of the very list that has the keys
        for (const QQuickItem *line : item("keyLine")->parentItem()->childItems()) {
            for (const QQuickItem *text : line->childItems()) {
                lines += text->property("text").toString() + u'\n';
            }
        }
        for (const char *expected : {"Arrows\n", "U, Ctrl+Z\nUndo\n", "Ctrl+S\nSave the game…\n", "F1\nThese keys\n"}) {
            QVERIFY2(lines.contains(QString::fromUtf8(expected)), qPrintable(lines));
        }
        QTest::keyClick(m_host->window(), Qt::Key_Escape);
        QTRY_VERIFY(!item("keysPanel")->isVisible());
        QTRY_VERIFY(currentTarget());
    }

    void keysShowCardsLarge()
    {
        click(QStringLiteral("option-specialists"));
        QVERIFY(game().start());
        QTest::mouseMove(m_host->window(), QPoint(2, 2)); // on no card
        QTRY_VERIFY(game().mayAnswer());                  // specialists are picked
        QTRY_VERIFY(currentTarget());
        QVERIFY(!item("peek")->isVisible()); // nobody asked for it yet
        QTest::keyClick(m_host->window(), Qt::Key_Right);
        const QQuickItem *target = currentTarget();
        QVERIFY(target && target->objectName().startsWith(QStringLiteral("specialist/")));
        QTRY_VERIFY(item("peek")->isVisible());
        const auto sceneRect = [](const QQuickItem *item) {
            return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        };
        QVERIFY(!sceneRect(item("peek")).intersects(sceneRect(target)));
        QTest::keyClick(m_host->window(), Qt::Key_Return);
        QTRY_VERIFY(!item("peek")->isVisible());
    }

    void curtainHidesTheTableBetweenPersons()
    {
        game().setup()->setSeatKind(1, 0);
        QVERIFY(game().start());
        QVERIFY(game().curtain());
        QVERIFY(!game().mayAnswer());
        QCOMPARE(game().choiceModel()->count(), 0);
        QCoreApplication::processEvents();
        click(QStringLiteral("reveal"));
        QVERIFY(!game().curtain());
        QCOMPARE(game().viewer(), game().asked());
    }

    /// Whatever lies open on the table when the screen is passed on.
    void nothingLiesOverTheCurtain()
    {
        game().setup()->setSeatKind(1, 0);
        QVERIFY(game().start());
        Random random(3);
        bool isOffered = false;
        for (int step = 0; step < 600 && !isOffered; ++step) {
            game().reveal();
            playOne(random);
            isOffered = game().curtain() && m_host->steamTime()->offer()->count() > 0;
        }
        QVERIFY(isOffered);
        QCoreApplication::processEvents();
        QVERIFY(shown("offer"));
        const QQuickItem *curtain = item("curtain");
        for (const QQuickItem *other : curtain->parentItem()->childItems()) {
            QVERIFY2(other == curtain || other->z() < curtain->z(), qPrintable(other->objectName()));
        }
        const QRectF all = curtain->mapRectToScene(curtain->boundingRect());
        QVERIFY(all.contains(QRectF(QPointF(), m_host->window()->size())));
        click(QStringLiteral("reveal"));
        QVERIFY(!game().curtain());
    }

    /// All nine that two are picked from, and the hand, lie on their shelf whole.
    void specialistsLieOnTheirShelf()
    {
        setModules(true);
        game().setup()->setSeatKind(1, 0);
        for (const QSize &size : {QSize(1280, 720), QSize(1380, 860), QSize(1600, 1000), QSize(1920, 1080)}) {
            m_host->window()->resize(size);
            game().newGame();
            QVERIFY(game().start());
            Random random(8);
            for (int step = 0; step < 8; ++step) {
                game().reveal();
                QCoreApplication::processEvents();
                const QQuickItem *shelf = item("specialists");
                QVERIFY(shelf && shelf->isVisible());
                QTest::qWait(20); // until a frame has placed them
                int count = 0;
                for (const QQuickItem *part : shelf->childItems()) {
                    for (const QQuickItem *card : part->childItems()) {
                        if (card->property("cardKind").toString() == QStringLiteral("specialist")) {
                            const QRectF place = card->mapRectToItem(shelf, card->boundingRect());
                            QVERIFY2(shelf->boundingRect().contains(place), qPrintable(card->objectName()));
                            ++count;
                        }
                    }
                }
                QVERIFY(count > 0 || step > 0);
                playOne(random);
            }
        }
    }

    void curtainNamesTheNextPlayerAndHidesMissions()
    {
        game().setup()->setSeatKind(1, 0);
        QVERIFY(game().start());
        Random random(3);
        // Until a seat has a mission that the other one may not see.
        for (int step = 0; step < 600 && !somebodyHasMissions(); ++step) {
            game().reveal();
            playOne(random);
        }
        QVERIFY(somebodyHasMissions());
        while (!game().curtain()) {
            playOne(random);
        }
        QCOMPARE(game().next(), game().asked());
        const StateBlock hidden = m_pack->rules->viewFor(*game().game()->pack().content, game().game()->state(), -1);
        QVERIFY(same(hidden, game().view()));
        QVERIFY(!same(game().game()->state(), game().view()));
    }

    void spectatorSeesNothingSecretAndAnswersNothing()
    {
        start(2);
        game().bots()->setPaused(true);
        openMenu();
        click(QStringLiteral("menuSpectate"));
        QVERIFY(game().spectating());
        QVERIFY(!game().mayAnswer());
        QCOMPARE(game().choiceModel()->count(), 0);
        QCOMPARE(game().viewer(), -1);
        closeMenu();
        click(QStringLiteral("sitDown"));
        QVERIFY(game().mayAnswer());
    }

    void seatGoesToABotAndBack()
    {
        start(2);
        openMenu();
        click(QStringLiteral("player-kind-0-2"));
        QVERIFY(game().isBot(0));
        QTRY_VERIFY(game().game()->position() > 4);
        click(QStringLiteral("player-kind-0-0"));
        QVERIFY(!game().isBot(0));
        closeMenu();
        QTRY_VERIFY(game().mayAnswer() || game().stage() == PlaytestGame::Over);
        QCOMPARE(game().viewer(), 0);
    }

    void whoGivesUpIsPlayedByABotAndRanksLast()
    {
        start(3);
        openMenu();
        click(QStringLiteral("concede-0"));
        QVERIFY(game().concededAt(0) >= 0);
        QVERIFY(game().isBot(0));
        QTRY_COMPARE_WITH_TIMEOUT(game().stage(), PlaytestGame::Over, 60000);
        const auto *scores = m_host->scores()->lines();
        const int last = scores->count() - 1; // only the winner is unfolded
        QCOMPARE(cell(scores, last, "seat").toInt(), 0);
        QCOMPARE(cell(scores, last, "rank").toInt(), 0);
        QCOMPARE(cell(scores, 0, "rank").toInt(), 1);
        bool told = false;
        for (int row = 0; row < game().gameLog()->model()->count(); ++row) {
            told = told || cell(game().gameLog()->model(), row, "text").toString().contains(QStringLiteral("gives up"));
        }
        QVERIFY(told);
    }

    void whoGaveUpPlaysOnAfterAll()
    {
        start(2);
        game().bots()->setPaused(true);
        openMenu();
        click(QStringLiteral("concede-0"));
        QVERIFY(game().isBot(0));
        QCOMPARE(item("concede-0")->property("text").toString(), QStringLiteral("Play on"));
        click(QStringLiteral("concede-0"));
        QCOMPARE(game().concededAt(0), -1);
        QVERIFY(!game().isBot(0));
        QVERIFY(game().mayAnswer() || game().asked() != 0);
        closeMenu();
    }

    void pressBesideTheMenuClosesIt()
    {
        start(2);
        openMenu();
        QQuickItem *menu = item("tableMenu");
        const QRectF place = onScreen(menu);
        QTest::mouseClick(m_host->window(), Qt::LeftButton, {}, place.topLeft().toPoint() + QPoint(2, 2));
        QVERIFY(menu->isVisible());
        QTest::mouseClick(m_host->window(), Qt::LeftButton, {}, QPoint(20, 360));
        QTRY_VERIFY(!menu->isVisible());
    }

    void noteOfAButtonGoesWithTheClick()
    {
        start(2);
        QQuickItem *button = item("menu");
        button->setProperty("hoverEnabled", true); // which a platform without a pointer leaves off
        const QPoint place = restingPlace(m_host->window(), QStringLiteral("menu"));
        QTest::mouseMove(m_host->window(), place - QPoint(1, 1));
        QTest::mouseMove(m_host->window(), place);
        const auto *tip = button->findChild<QObject *>(QStringLiteral("topTip"));
        QVERIFY(tip);
        QTRY_VERIFY(tip->property("visible").toBool());
        openMenu();
        QTRY_VERIFY(!tip->property("visible").toBool());
    }

    void colourSchemeFollowsTheProgramUntilChosen()
    {
        QSettings().remove(QStringLiteral("table/dark"));
        const QPalette before = QGuiApplication::palette();
        QSignalSpy changed(m_host->settings(), &table::TableSettings::changed);
        for (const bool dark : {true, false}) {
            QGuiApplication::setPalette(QPalette(dark ? Qt::black : Qt::white));
            QTRY_VERIFY(!changed.isEmpty());
            QCOMPARE(m_host->settings()->dark(), dark);
            changed.clear();
        }
        m_host->settings()->setDark(true);
        QVERIFY(m_host->settings()->dark());
        QGuiApplication::setPalette(before);
        QVERIFY(m_host->settings()->dark());
        QSettings().remove(QStringLiteral("table/dark"));
    }

    /// Bars and menus turn round for languages that are written from the right; boards lie as they are printed.
    void barsFollowTheDirectionOfWriting()
    {
        start(2);
        const int middle = m_host->window()->width() / 2;
        const auto placeOf = [this](const char *name) {
            return restingPlace(m_host->window(), QString::fromUtf8(name)).x();
        };
        const int boards = placeOf("playArea");
        QVERIFY(placeOf("menu") > middle);
        QVERIFY(placeOf("question") < middle);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QTRY_VERIFY(placeOf("menu") < middle);
        QVERIFY(placeOf("question") > middle);
        QCOMPARE(placeOf("playArea"), boards);
        openMenu();
        QVERIFY(placeOf("tableMenu") < middle);
        closeMenu();
        game().newGame();
        QTRY_VERIFY(placeOf("players-2") > middle);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QTRY_VERIFY(placeOf("players-2") < middle);
    }

    void lineOfTheMenuClosesIt()
    {
        start(2);
        Random random(4);
        playOne(random);
        openMenu();
        click(QStringLiteral("menuAgain"));
        QTRY_VERIFY(!item("tableMenu")->isVisible());
        QCOMPARE(game().stage(), PlaytestGame::Playing);
        openMenu();
        click(QStringLiteral("menuNew"));
        QCOMPARE(game().stage(), PlaytestGame::SettingUp);
        QVERIFY(game().start());
        QTRY_VERIFY(!item("tableMenu")->isVisible());
    }

    void linesOfTheMenuAreAligned()
    {
        start(2);
        openMenu();
        QList<qreal> starts;
        for (const char *line : {"menuSave", "menuOpen", "menuScenario", "menuReplay", "menuAgain", "menuNew"}) {
            const QQuickItem *button = named(m_host->window(), QString::fromLatin1(line));
            auto *text = button->property("contentItem").value<QQuickItem *>();
            QVERIFY(text);
            QCOMPARE(text->property("effectiveHorizontalAlignment").toInt(), int(Qt::AlignLeft));
            starts << onScreen(text).left();
        }
        QVERIFY(
            std::all_of(starts.begin(), starts.end(), [&](qreal start) { return qFuzzyCompare(start, starts[0]); }));
        closeMenu();
    }

    void logScrollsToWhatIsLookedAt()
    {
        start(2);
        game().bots()->setPaused(true);
        Random random(6);
        for (int step = 0; step < 40; ++step) {
            playOne(random);
        }
        QTRY_VERIFY(logAtEnd());
        game().lookAt(2);
        const QString line = QStringLiteral("log-%1").arg(game().gameLog()->rowOfStep(1));
        const auto inSight = [&] {
            const QQuickItem *row = named(m_host->window(), line);
            return row && inView(row);
        };
        QTRY_VERIFY(inSight());
        QVERIFY(!logAtEnd());
        game().lookAt(-1);
        QTRY_VERIFY(logAtEnd());
    }

    void namesWithFiguresAreSetInTallOnes()
    {
        start(2);
        QQuickItem *question = item("question");
        const auto face = [question] { return question->property("font").value<QFont>().family(); };
        const bool holdsFigures = game().question().contains(QRegularExpression(QStringLiteral("\\d")));
        QCOMPARE(face(), holdsFigures ? QStringLiteral("Lato") : QStringLiteral("Vollkorn"));
    }

    void scoreSheetUnfoldsToSteps()
    {
        start(2);
        Random random(8);
        while (game().stage() == PlaytestGame::Playing) {
            playOne(random);
        }
        QTRY_VERIFY(item("scoreScreen")->isVisible());
        const auto *scores = m_host->scores()->lines();
        const QString seat = cell(scores, 0, "key").toString();
        const int total = cell(scores, 0, "points").toInt();
        QVERIFY(scores->count() > 2); // the winner is unfolded
        click(QStringLiteral("score/") + seat);
        QCOMPARE(scores->count(), 2);
        click(QStringLiteral("score/") + seat);
        QVERIFY(scores->count() > 2);
        int causes = 0;
        int unfolding = -1;
        for (int row = 0; row < scores->count(); ++row) {
            causes += cell(scores, row, "level").toInt() == 1 ? cell(scores, row, "points").toInt() : 0;
            if (unfolding < 0 && cell(scores, row, "level").toInt() == 1 && cell(scores, row, "unfolds").toBool()) {
                unfolding = row;
            }
        }
        QCOMPARE(causes, total);
        QVERIFY(unfolding > 0);
        click(QStringLiteral("score/") + cell(scores, unfolding, "key").toString());
        QCOMPARE(cell(scores, unfolding + 1, "level").toInt(), 2);
        click(QStringLiteral("score/") + cell(scores, unfolding + 1, "key").toString());
        QCOMPARE(game().shownStep(), cell(scores, unfolding + 1, "step").toInt());
        QVERIFY(!item("scoreScreen")->isVisible());
        QTest::keyClick(m_host->window(), Qt::Key_Escape);
        QTRY_VERIFY(!game().lookingBack());
        click(QStringLiteral("scoresBack"));
        QVERIFY(item("scoreScreen")->isVisible());
    }

    void logLineShowsTheTableAsItWas()
    {
        start(2);
        game().bots()->setPaused(true);
        Random random(6);
        for (int step = 0; step < 12; ++step) {
            playOne(random);
        }
        const int now = game().stepCount();
        QTRY_VERIFY(logAtEnd());
        QQuickItem *list = item("log");
        const int rows = game().gameLog()->model()->count();
        int row = rows - 1;
        while (row > 0 && cell(game().gameLog()->model(), row, "step").toInt() >= now - 1) {
            --row;
        }
        QVERIFY(list && row > 0);
        QVERIFY(QMetaObject::invokeMethod(list, "positionViewAtIndex", Q_ARG(int, row), Q_ARG(int, 1)));
        click(QStringLiteral("log-%1").arg(row));
        QVERIFY(game().lookingBack());
        QCOMPARE(game().shownStep(), cell(game().gameLog()->model(), row, "step").toInt() + 1);
        QVERIFY(!game().mayAnswer());
        QCOMPARE(game().stepCount(), now);
        click(QStringLiteral("lookNow"));
        QVERIFY(!game().lookingBack());
        QCOMPARE(game().shownStep(), now);
    }

    void logFoldsTheSupplyPhase()
    {
        start(2);
        game().bots()->setPaused(true);
        Random random(6);
        const auto *log = game().gameLog()->model();
        int row = -1;
        for (int step = 0; step < 2000 && row <= 0; ++step) {
            playOne(random);
            for (int i = 0; i < log->count(); ++i) {
                row = cell(log, i, "folds").toInt() > 0 ? i : row;
            }
        }
        QVERIFY(row > 0);
        const int before = log->count();
        QTRY_VERIFY(logAtEnd());
        game().gameLog()->toggle(row);
        QCOMPARE(log->count(), before + cell(log, row, "folds").toInt());
        game().gameLog()->toggle(row);
        QCOMPARE(log->count(), before);
    }

    void noteIsWrittenByKeysAndKept()
    {
        start(2);
        game().bots()->setPaused(true);
        Random random(6);
        playOne(random);
        playOne(random);
        QCoreApplication::processEvents();
        QTest::keyClick(m_host->window(), Qt::Key_N);
        QVERIFY(item("note")->hasActiveFocus());
        for (const QChar letter : QStringLiteral("too dear")) {
            QTest::keyClick(m_host->window(), letter.toLatin1());
        }
        QTest::keyClick(m_host->window(), Qt::Key_Return);
        QCOMPARE(game().note(), QStringLiteral("too dear"));
        const SaveGame save = saveOf(*game().game(), game().seats());
        QCOMPARE(QString::fromStdString(save.log.back().note), QStringLiteral("too dear"));
    }

    void botsThatWaitCanBeToldToGoOn()
    {
        start(2);
        game().bots()->setPaused(true);
        Random random(4);
        while (!game().botAsked()) {
            playOne(random);
        }
        const int before = game().stepCount();
        click(QStringLiteral("botsGoOn"));
        QTRY_VERIFY(game().stepCount() > before);
    }

    void piecesFlyOnlyWithMotion()
    {
        start(2);
        game().bots()->setPaused(true);
        for (const bool motion : {false, true}) {
            m_host->settings()->setMotion(motion);
            int flown = 0;
            Random random(4);
            for (int step = 0; step < 12 && game().stage() == PlaytestGame::Playing; ++step) {
                playOne(random);
                flown += item("flight") ? 1 : 0;
            }
            QCOMPARE(flown > 0, motion);
        }
        QTRY_VERIFY(!item("flight"));
    }

    void ctrlAndWheelZoom()
    {
        start(2);
        const QPointF middle(400, 300);
        for (const int turn : {120, -120}) {
            const qreal before = m_host->settings()->zoom();
            QWheelEvent wheel(middle, middle, {}, QPoint(0, turn), Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase,
                              false);
            QCoreApplication::sendEvent(m_host->window(), &wheel);
            QCOMPARE(m_host->settings()->zoom() > before, turn > 0);
        }
    }

    void everythingIsReachableAtTwiceTheSize()
    {
        start(2);
        m_host->settings()->setZoom(2);
        openMenu();
        QQuickItem *scroll = item("menuScroll");
        const QRectF menu = onScreen(item("tableMenu"));
        QVERIFY(QRectF(0, 0, 1280, 720).contains(menu));
        QVERIFY(scroll->property("contentHeight").toReal() > scroll->height());
        scroll->setProperty("contentY", scroll->property("contentHeight").toReal() - scroll->height());
        QVERIFY(menu.contains(onScreen(item("player-kind-1-0"))));
        scroll->setProperty("contentY", 0);
        QQuickItem *last = item("player-kind-1-2");
        last->forceActiveFocus(Qt::TabFocusReason);
        QVERIFY(menu.contains(onScreen(last))); // keys scroll as well
        closeMenu();
        Random random(5);
        QQuickItem *offer = item("offer");
        for (int step = 0; step < 600 && !offer->isVisible(); ++step) {
            playOne(random);
        }
        QVERIFY(offer->isVisible());
        QCoreApplication::processEvents();
        QVERIFY(onScreen(offer).bottom() <= onScreen(item("decisionBar")).top());
        QVERIFY(onScreen(offer).top() >= 0 && onScreen(offer).left() >= 0 && onScreen(offer).right() <= 1280);
    }

private:
    /// The place of the table that has the focus; null when none has it.
    [[nodiscard]] QQuickItem *currentTarget() const
    {
        QQuickItem *focus = m_host->window()->activeFocusItem();
        return focus && focus->property("choice").isValid() && focus->property("legal").toBool() ? focus : nullptr;
    }
    [[nodiscard]] static bool isInside(const QQuickItem *item, const QQuickItem *outer)
    {
        while (item && item != outer) {
            item = item->parentItem();
        }
        return item;
    }

    static void modules()
    {
        QTest::addColumn<bool>("on");
        QTest::newRow("base game") << false;
        QTest::newRow("modules") << true;
    }

    /// Every module of the game, as the row of the test says.
    void switchModules()
    {
        QFETCH(const bool, on);
        setModules(on);
    }

    void setModules(bool on)
    {
        for (int row = 0; row < game().setup()->optionModel()->count(); ++row) {
            if (cell(game().setup()->optionModel(), row, "module").toBool()) {
                game().setup()->setOption(row, on ? 1 : 0);
            }
        }
    }

    static QRectF onScreen(QQuickItem *item)
    {
        return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    }

    bool same(const StateBlock &a, const StateBlock &b) const
    {
        return std::memcmp(a.bytes.data(), b.bytes.data(), m_pack->rules->stateSize()) == 0;
    }

    bool somebodyHasMissions()
    {
        const auto &content = *game().game()->pack().content;
        return !same(m_pack->rules->viewFor(content, game().game()->state(), 0),
                     m_pack->rules->viewFor(content, game().game()->state(), 1));
    }

    bool logAtEnd()
    {
        const QQuickItem *list = item("log");
        return list && list->property("atYEnd").toBool();
    }

    void openMenu()
    {
        click(QStringLiteral("menu"));
        QVERIFY(item("tableMenu")->isVisible());
    }

    void closeMenu()
    {
        click(QStringLiteral("menu"));
        QVERIFY(!item("tableMenu")->isVisible());
    }
};

QTEST_MAIN(TestTable)
#include "tst_table.moc"
