#include "qml/Playtest/botdriver.h"

#include "tests/qml/tabletest.h"

#include <QQmlProperty>
#include <QSet>

#include <algorithm>

using namespace mw;
using table::PlaytestGame;

/// The table of Timespan as a person uses it: real content, real rules, clicks, drags and keys.
class TestTimespanTable : public TableTest
{
    Q_OBJECT

private slots:
    void initTestCase() { usePack("timespan"); }
    void init()
    {
        openTable();
        QCOMPARE(m_host->table(), m_host->timespan());
    }
    void cleanup() { closeTable(); }

    void tipsBeginWithACapital()
    {
        game().setup()->setPlayers(3);
        QVERIFY(game().start());
        checkTipsBeginWithACapital(60);
    }

    /// What counts only in a solo game is not offered to more people, and says why.
    void optionsThatDoNothingAreIdle()
    {
        const auto said = [this](int players) {
            game().setup()->setPlayers(players);
            QCoreApplication::processEvents();
            return item("idle-solo")->isVisible() ? item("idle-solo")->property("text").toString() : QString();
        };
        QVERIFY(said(1).isEmpty());
        QVERIFY(item("option-solo")->isEnabled());
        QCOMPARE(said(3), QStringLiteral("Only in a solo game."));
        QVERIFY(!item("option-solo")->isEnabled());
        QVERIFY(item("option-boards")->isEnabled()); // counts with any number
        click("option-solo-1");
        const auto *solo = game().setup()->optionModel();
        for (int row = 0; row < solo->rowCount(); ++row) {
            if (cell(solo, row, "optionId") == QStringLiteral("solo")) {
                QCOMPARE(cell(solo, row, "value").toInt(), 0);
            }
        }
        QVERIFY(said(1).isEmpty());
    }

    void everyLegalActionHasAPlace_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("option");
        QTest::addColumn<int>("value");
        QTest::addColumn<int>("most");
        QTest::newRow("alone") << 1 << QString() << 0 << 4000;
        QTest::newRow("two") << 2 << QString() << 0 << 4000;
        QTest::newRow("four") << 4 << QString() << 0 << 400;
        QTest::newRow("choice of boards") << 3 << QStringLiteral("boards") << 1 << 60;
        QTest::newRow("draft") << 4 << QStringLiteral("boards") << 2 << 60;
        QTest::newRow("bids") << 3 << QStringLiteral("boards") << 3 << 60;
        QTest::newRow("clock") << 2 << QStringLiteral("timer") << 1 << 300;
        QTest::newRow("scenario") << 1 << QStringLiteral("solo") << 2 << 400;
    }
    /// Whatever the rules allow is a place on the table or a button, over random games.
    void everyLegalActionHasAPlace()
    {
        QFETCH(const int, players);
        QFETCH(const QString, option);
        QFETCH(const int, value);
        QFETCH(const int, most); // steps
        choose(option, value);
        persons(players);
        Random random(11);
        for (int step = 0; step < most && game().stage() == PlaytestGame::Playing; ++step) {
            game().reveal();
            if (step % 13 == 0 || step < 8) { // a scene takes its time
                checkReachable();
            }
            playOne(random);
        }
        QVERIFY(most < 4000 || game().stage() == PlaytestGame::Over);
        QVERIFY(game().stage() != PlaytestGame::Over || shown("scoreScreen"));
    }

    void seatsGoBeforeAFrame() { survivesFewerSeats(*m_host); }

    void wholeAgeByMouse_data() { alone(); }
    void wholeAgeByMouse()
    {
        QFETCH(const int, players);
        startAgainstRandom(players);
        Random random(5);
        while (m_host->timespan()->age() == 1 && game().stage() == PlaytestGame::Playing) {
            QTRY_VERIFY_WITH_TIMEOUT(game().mayAnswer(), patience);
            const int before = game().stepCount();
            QTest::qWait(10); // until everything lies where it belongs
            QQuickItem *item = randomTarget(random);
            QVERIFY2(item, qPrintable(game().question()));
            const QString name = item->objectName(); // a click may be the end of it
            QTest::mouseClick(m_host->window(), Qt::LeftButton, {}, centreOf(item));
            QVERIFY2(game().stepCount() > before, qPrintable(game().question() + u' ' + name));
        }
        QCOMPARE(m_host->timespan()->age(), 2);
        game().setSeatKind(0, 2); // the random bot plays on from here
        QTRY_COMPARE_WITH_TIMEOUT(game().stage(), PlaytestGame::Over, 6 * patience);
        QTRY_VERIFY(shown("scoreScreen"));
    }

    void wholeAgeByKeys_data() { alone(); }
    void wholeAgeByKeys()
    {
        QFETCH(const int, players);
        startAgainstRandom(players);
        Random random(9);
        constexpr std::array<Qt::Key, 4> arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
        while (m_host->timespan()->age() == 1 && game().stage() == PlaytestGame::Playing) {
            QTRY_VERIFY_WITH_TIMEOUT(game().mayAnswer(), patience);
            const int before = game().stepCount();
            QCoreApplication::processEvents();
            key(Qt::Key_Down);
            for (std::uint32_t moves = random.below(6); moves > 0; --moves) {
                key(arrows[random.below(4)]);
            }
            const QQuickItem *focus = m_host->window()->activeFocusItem();
            const QString where = focus ? focus->objectName() : QString();
            key(Qt::Key_Return);
            QVERIFY2(game().stepCount() > before, qPrintable(game().question() + u' ' + where));
        }
        QCOMPARE(m_host->timespan()->age(), 2);
    }

    /// What lies on a board is placed by fractions of it, so a board never has more room than its picture takes.
    void boardsKeepTheirShape()
    {
        startAgainstRandom(2);
        game().apply(game().choices().action(choiceOf("keep ")));
        for (const QSize size : {QSize(1280, 720), QSize(1440, 900), QSize(1600, 1000), QSize(1000, 1000),
                                 QSize(1300, 850), QSize(1920, 800)}) {
            m_host->window()->resize(size);
            for (const double zoom : {1.0, 2.0}) {
                m_host->settings()->setZoom(zoom);
                QTest::qWait(30);
                QList<QQuickItem *> boards;
                findBoards(m_host->window()->contentItem(), boards);
                QVERIFY(boards.size() >= 9); // game board, civilization, storage, technologies, five tracks
                for (const QQuickItem *board : boards) {
                    const qreal height = board->width() * board->property("aspect").toReal();
                    QVERIFY2(qAbs(board->height() - height) < 1, qPrintable(board->objectName()));
                    for (const QQuickItem *other : boards) { // each lies apart from all others
                        QVERIFY2(board == other || !inside(board).intersects(inside(other)),
                                 qPrintable(board->objectName() + u' ' + other->objectName()));
                    }
                }
            }
        }
    }

    /// An item is shown large only while the thing that the pointer is on is there.
    void peekGoesWithItsThing()
    {
        startAgainstRandom(2);
        QVERIFY(playUntilLegal("pick "));
        QString offer; // the first one may be taken already
        for (int i = 0; i < 8 && offer.isEmpty(); ++i) {
            const QString name = QStringLiteral("offer/%1/target").arg(i);
            offer = shown(qPrintable(name)) ? name : QString();
        }
        QVERIFY(!offer.isEmpty());
        for (int tries = 0; tries < 4 && !shown("peek"); ++tries) { // it may move on after it first seems to rest
            const QPoint place = restingPlace(m_host->window(), offer);
            QVERIFY(place != QPoint(-1, -1));
            QTest::mouseMove(m_host->window(), QPoint(2, 2));
            QTest::qWait(20);
            QTest::mouseMove(m_host->window(), place);
            (void)QTest::qWaitFor([this] { return shown("peek"); }, patience / 4);
        }
        QVERIFY(shown("peek"));
        QVERIFY(playUntilTrue([this] { return !m_host->timespan()->property("offering").toBool(); }));
        QTRY_VERIFY_WITH_TIMEOUT(!shown("peek"), patience);
    }

    /// Keys begin at an answer to what is asked, not at what is possible besides; and nobody acts for a bot.
    void keysBeginAtAnAnswer_data()
    {
        QTest::addColumn<int>("persons");
        QTest::newRow("against bots") << 1;
        QTest::newRow("two at one table") << 2;
    }
    void keysBeginAtAnAnswer()
    {
        QFETCH(const int, persons);
        game().setup()->setPlayers(3);
        for (int seat = 0; seat < 3; ++seat) {
            game().setup()->setSeatKind(seat, seat < persons ? 0 : 2);
        }
        QVERIFY(game().start());
        Random random(4);
        for (int step = 0; step < 60; ++step) {
            QVERIFY(QTest::qWaitFor([this] { return game().mayAnswer() || game().curtain(); }, patience));
            game().reveal();
            bool isAsked = false;
            for (int i = 0; i < game().choiceModel()->count(); ++i) {
                QVERIFY2(!game().isBot(game().choices().action(i).player), textOf(game().choices().action(i)).c_str());
                isAsked |= answers(i) && game().choices().rows()[static_cast<std::size_t>(i)].placed;
            }
            const auto begins = [this] {
                const QQuickItem *focus = m_host->window()->activeFocusItem();
                return focus && focus->property("choice").isValid() && answers(focus->property("choice").toInt());
            };
            QTRY_VERIFY2_WITH_TIMEOUT(!isAsked || begins(), qPrintable(game().question() + u' ' + focusName()), 2000);
            game().apply(lively(random));
        }
    }

    void whatIsPossibleIsCalledSo()
    {
        startAgainstRandom(2);
        const int choice = choiceOf("keep ");
        QVERIFY(choice >= 0);
        game().askWhyNot(choice);
        QVERIFY(shown("whyNotReason"));
        const QString text = item("whyNotReason")->property("source").toString();
        QVERIFY2(text.startsWith(QStringLiteral("Possible")), qPrintable(text));
        QVERIFY2(!text.endsWith(u' '), qPrintable(text));
    }

    void cardIsDrawnIntoTheTimeline()
    {
        startAgainstRandom(2);
        QVERIFY(playUntilLegal("play "));
        const int choice = choiceOf("play ");
        const QString name = game().choices().rows()[static_cast<std::size_t>(choice)].target;
        const QPoint from = centreOf(item(name));
        const QPoint over = centreOf(item("civilization"));
        const int before = game().stepCount();
        QTest::mousePress(m_host->window(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_host->window(), from - QPoint(10, 20));
        QTest::mouseMove(m_host->window(), from - QPoint(20, 40));
        QVERIFY(preview().isHolding());
        QTest::mouseMove(m_host->window(), over);
        QTest::mouseMove(m_host->window(), over + QPoint(2, 2));
        QCOMPARE(preview().choice(), choice);
        QVERIFY(preview().pushes());
        QVERIFY(shown("preview"));
        QVERIFY(preview().lines()->count() >= 2); // the price, and the card
        const QString card = name.section(u'/', 1, 1);
        const QStringList expected = preview().timeline();
        QCOMPARE(game().stepCount(), before); // nothing has happened yet
        QTest::mouseRelease(m_host->window(), Qt::LeftButton, {}, over);
        QCOMPARE(game().stepCount(), before + 1);
        QVERIFY(!preview().isHolding());
        QVERIFY(!shown("preview"));
        const table::TableModel *timeline = board(0)->timeline();
        for (int slot = 0; slot < timeline->count(); ++slot) {
            QCOMPARE(cell(timeline, slot, "cardId").toString(), expected.value(slot));
        }
        click("undo");
        QCOMPARE(game().stepCount(), before);
    }

    void cardLetGoElsewhereStaysInHand()
    {
        startAgainstRandom(2);
        QVERIFY(playUntilLegal("play "));
        const QString name = game().choices().rows()[static_cast<std::size_t>(choiceOf("play "))].target;
        const QPoint from = centreOf(item(name));
        const int before = game().stepCount();
        QTest::mousePress(m_host->window(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_host->window(), from - QPoint(10, 20));
        QTest::mouseMove(m_host->window(), from - QPoint(20, 40));
        QTest::mouseMove(m_host->window(), centreOf(item("gameBoard")));
        QVERIFY(!preview().isOpen());
        QTest::mouseRelease(m_host->window(), Qt::LeftButton, {}, centreOf(item("gameBoard")));
        QCOMPARE(game().stepCount(), before);
        QVERIFY(!preview().isHolding());
    }

    void workerIsDrawnToABox()
    {
        startAgainstRandom(2);
        QVERIFY(playUntilLegal("worker box"));
        const int choice = choiceOf("worker box");
        QQuickItem *box = item(game().choices().rows()[static_cast<std::size_t>(choice)].target);
        QVERIFY(box);
        const QPoint from = centreOf(item("worker-0"));
        const QPoint over = centreOf(box);
        const int before = game().stepCount();
        QTest::mousePress(m_host->window(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_host->window(), from + QPoint(20, 10));
        QTest::mouseMove(m_host->window(), from + QPoint(40, 20));
        QTest::mouseMove(m_host->window(), over);
        QTest::mouseMove(m_host->window(), over + QPoint(1, 1));
        QCOMPARE(preview().choice(), choice);
        QTest::mouseRelease(m_host->window(), Qt::LeftButton, {}, over);
        QCOMPARE(game().stepCount(), before + 1);
        QVERIFY(game().game()->steps().at(static_cast<std::size_t>(before)).text.starts_with("worker box"));
    }

    void previewFollowsTheKeys()
    {
        startAgainstRandom(2);
        QVERIFY(playUntilLegal("play "));
        QVERIFY(!shown("preview"));
        const int choice = choiceOf("play ");
        QQuickItem *card =
            item(game().choices().rows()[static_cast<std::size_t>(choice)].target + QStringLiteral("/target"));
        QVERIFY(card);
        for (int tabs = 0; tabs < 80 && !card->hasActiveFocus(); ++tabs) {
            key(Qt::Key_Tab);
        }
        QVERIFY(card->hasActiveFocus());
        QCOMPARE(preview().choice(), choice);
        QVERIFY(shown("preview"));
        const int before = game().stepCount();
        key(Qt::Key_Return);
        QCOMPARE(game().stepCount(), before + 1);
    }

    void supportActionsLieAtHand()
    {
        startAgainstRandom(2);
        QString place;
        QVERIFY(playUntilTrue([&] {
            const table::TableModel *hand = board(0)->hand();
            for (int card = 0; card < hand->count() && place.isEmpty(); ++card) {
                place = cell(hand, card, "help").toInt() >= 0 ? cell(hand, card, "key").toString() : QString();
            }
            return !place.isEmpty();
        }));
        const int before = game().stepCount();
        click(place + QStringLiteral("/help"));
        QVERIFY(game().stepCount() >= before + 2);
        const auto &steps = game().game()->steps();
        QCOMPARE(steps.at(static_cast<std::size_t>(before)).text, std::string("support"));
        QVERIFY(steps.at(static_cast<std::size_t>(before) + 1).text.starts_with("discard-"));
        const int after = game().stepCount();
        click("undo"); // one thing to people, two steps of the game
        QCOMPARE(game().stepCount(), before);
        click("redo");
        QCOMPARE(game().stepCount(), after);
    }

    void luxuryIsDrawnToACard()
    {
        startAgainstRandom(2);
        QString luxury;
        QString slot;
        QVERIFY(playUntilTrue([&] {
            const table::TableModel *deliveries = board(0)->deliveries();
            for (int row = 0; row < deliveries->count() && luxury.isEmpty(); ++row) {
                const QStringList key = cell(deliveries, row, "key").toString().split(u'/');
                if (cell(deliveries, row, "help").toInt() >= 0) {
                    luxury = QStringLiteral("luxury/") + key.at(1);
                    slot = QStringLiteral("slot/") + key.at(2);
                }
            }
            return !luxury.isEmpty();
        }));
        const QPoint from = centreOf(item(luxury));
        const QPoint over = centreOf(item(slot));
        const int before = game().stepCount();
        QTest::mousePress(m_host->window(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_host->window(), from - QPoint(20, 0));
        QTest::mouseMove(m_host->window(), from - QPoint(40, 0));
        QVERIFY(preview().luxury() >= 0);
        QTest::mouseMove(m_host->window(), over);
        QTest::mouseRelease(m_host->window(), Qt::LeftButton, {}, over);
        const auto &steps = game().game()->steps();
        QVERIFY(game().stepCount() >= before + 2);
        QVERIFY(steps.at(static_cast<std::size_t>(before) + 1).text.starts_with("deliver "));
    }

    void refusedCardSaysWhyAndOpensTheRule()
    {
        startAgainstRandom(2);
        game().bots()->setPaused(false);
        const auto refused = [this] {
            const auto &rows = game().choices().rows();
            const auto found = std::find_if(rows.begin(), rows.end(), [](const table::ChoiceRow &row) {
                return !row.legal && row.target.startsWith(QStringLiteral("card/"));
            });
            return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
        };
        Random random(2);
        for (int step = 0; step < 600 && refused() < 0; ++step) {
            QTRY_VERIFY_WITH_TIMEOUT(game().mayAnswer(), patience);
            if (refused() < 0) {
                playOne(random);
            }
        }
        const int choice = refused();
        QVERIFY(choice >= 0);
        QTest::qWait(20);
        const int before = game().stepCount();
        click(game().choices().rows()[static_cast<std::size_t>(choice)].target + QStringLiteral("/target"));
        QCOMPARE(game().stepCount(), before);
        QVERIFY(game().whyNot().isOpen());
        QVERIFY(game().whyNot().rule.startsWith(QStringLiteral("TS-")));
        QVERIFY(!game().whyNot().reason.isEmpty());
        click("whyNotRule");
        QVERIFY(shown("rulesDrawer"));
    }

    void previewTellsNothingHidden()
    {
        persons(2);
        Random random(4);
        int seen = 0;
        for (int step = 0; step < 500 && game().stage() == PlaytestGame::Playing; ++step) {
            game().reveal();
            for (int i = 0; i < game().choiceModel()->count(); ++i) {
                const StateBlock before = game().game()->state();
                preview().show(i);
                seen += preview().isOpen() ? 1 : 0;
                QVERIFY(std::equal(before.bytes.begin(),
                                   before.bytes.begin() + static_cast<std::ptrdiff_t>(m_pack->rules->stateSize()),
                                   game().game()->state().bytes.begin()));
                for (int line = 0; line < preview().lines()->count(); ++line) {
                    checkNotHidden(cell(preview().lines(), line, "text").toString());
                }
            }
            playOne(random);
        }
        QVERIFY(seen > 50);
    }

    void nobodySeesHands()
    {
        persons(2);
        Random random(3);
        int checked = 0;
        for (int step = 0; step < 300; ++step) {
            if (game().curtain()) {
                QVERIFY(shown("curtain"));
            } else {
                const int other = 1 - game().viewer();
                const table::TableModel *hand = board(other)->hand();
                for (int card = 0; card < hand->count(); ++card) {
                    QVERIFY(cell(hand, card, "faceDown").toBool());
                    ++checked;
                }
                QCOMPARE(static_cast<int>(handOf(game().viewer()).size()), faceUp(board(game().viewer())->hand()));
            }
            game().reveal();
            playOne(random);
        }
        QVERIFY(checked > 50);
        game().setSpectating(true);
        QCOMPARE(faceUp(board(0)->hand()) + faceUp(board(1)->hand()), 0);
    }

    void clockCanBePausedAndEndsThePhase()
    {
        choose(QStringLiteral("timer"), 1);
        startAgainstRandom(2);
        QVERIFY(!m_host->timespan()->clock()->isShown() || shown("clock"));
        QVERIFY(playUntilLegal("worker box"));
        QVERIFY(shown("clock"));
        const int all = m_host->timespan()->clock()->seconds();
        QTRY_VERIFY_WITH_TIMEOUT(m_host->timespan()->clock()->seconds() < all, 5000);
        click("clockPause");
        QVERIFY(m_host->timespan()->clock()->isPaused());
        const int left = m_host->timespan()->clock()->seconds();
        QTest::qWait(1300);
        QCOMPARE(m_host->timespan()->clock()->seconds(), left);
        click("clock/target");
        QVERIFY(m_host->timespan()->clock()->isOvertime());
        QVERIFY(m_host->timespan()->clock()->seconds() < all);
        click("clock/target");
        QVERIFY(!m_host->timespan()->clock()->isShown());
    }

    void boardsOfOthersAreEnlarged()
    {
        startAgainstRandom(3);
        click("player-1");
        QVERIFY(shown("enlarged"));
        key(Qt::Key_Escape);
        QVERIFY(!shown("enlarged"));
    }

    void pointsAreToldLineByLine_data() { alone(); }
    void pointsAreToldLineByLine()
    {
        QFETCH(const int, players);
        persons(players);
        Random random(8);
        while (game().stage() == PlaytestGame::Playing) {
            game().reveal();
            playOne(random);
        }
        QTRY_VERIFY(shown("scoreScreen"));
        const auto *lines = m_host->scores()->lines();
        int sum = 0;
        int count = 0;
        for (int row = 1; row < lines->count() && cell(lines, row, "level").toInt() == 1; ++row) {
            sum += cell(lines, row, "points").toInt();
            ++count;
        }
        QVERIFY(count >= 2);
        QCOMPARE(sum, cell(lines, 0, "points").toInt());
        QVERIFY(!m_host->scores()->verdict().isEmpty());
        QVERIFY(shown("scoreArea"));
    }

    void aloneTheGoalsAreShown()
    {
        choose(QStringLiteral("solo"), 1);
        startAgainstRandom(1);
        QVERIFY(m_host->timespan()->isSolo());
        QVERIFY(shown("goals"));
        QVERIFY(m_host->timespan()->goals()->count() >= 2);
        QVERIFY(!m_host->timespan()->soloTitle().isEmpty());
    }

    /// The bar says where the game stands in a sentence of its own, also before the first age and after the last.
    void headlineIsASentence()
    {
        choose(QStringLiteral("boards"), 3);
        startAgainstRandom(2);
        Random random(6);
        QStringList seen;
        while (game().stage() == PlaytestGame::Playing) {
            const QString headline = m_host->timespan()->headline();
            QVERIFY2(!headline.isEmpty() && headline.front().isUpper(), qPrintable(headline));
            seen << headline.section(u' ', 0, 0);
            playOne(random);
        }
        QVERIFY(m_host->timespan()->headline().front().isUpper());
        QVERIFY(seen.contains(QStringLiteral("Age")));
    }

    /// More cards than fit show that there are more.
    void shelvesShowThatTheyScroll()
    {
        startAgainstRandom(2);
        Random random(2);
        while (board(0)->property("hand").value<table::TableModel *>()->rowCount() < 2) {
            playOne(random);
        }
        QQuickItem *shelf = item("hand");
        const QQuickItem *mark = named(shelf, QStringLiteral("scrollMark"));
        QVERIFY(mark);
        QTRY_VERIFY(shelf->property("wanted").toReal() <= shelf->width());
        QVERIFY(!mark->isVisible());
        QVERIFY(QQmlProperty(shelf, QStringLiteral("anchors.right")).reset());
        shelf->setWidth(shelf->property("wanted").toReal() * 0.7);
        QTRY_VERIFY(mark->isVisible());
        QVERIFY(mark->width() < shelf->width());
        QVERIFY(shelf->boundingRect().contains(mark->mapRectToItem(shelf, mark->boundingRect())));
    }

    /// However much stands above it, the log and its note keep their room; the tracks give way.
    void nothingPushesTheLogAway_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("scenario");
        for (int scenario = 0; scenario <= 8; ++scenario) {
            QTest::addRow("alone, %d", scenario) << 1 << scenario;
        }
        QTest::newRow("two") << 2 << 0;
        QTest::newRow("four") << 4 << 0;
    }
    void nothingPushesTheLogAway()
    {
        QFETCH(const int, players);
        QFETCH(const int, scenario);
        choose(QStringLiteral("solo"), scenario);
        choose(QStringLiteral("timer"), players > 1 ? 1 : 0);
        startAgainstRandom(players);
        QTest::qWait(50);
        const QRectF note = inside(item("note"));
        const QRectF log = inside(item("log"));
        const QRectF bar = inside(item("decisionBar"));
        QVERIFY(note.bottom() <= bar.top());
        QVERIFY(log.height() > 20);
        for (int track = 0; track < m_host->timespan()->tracks()->count(); ++track) {
            const QString id = cell(m_host->timespan()->tracks(), track, "trackId").toString();
            const QQuickItem *face = item(QStringLiteral("track-") + id);
            QVERIFY(inside(face).bottom() <= log.top());
            const qreal shape = cell(m_host->timespan()->tracks(), track, "shape").toReal();
            QVERIFY(qAbs(face->height() - shape * face->width()) < 2); // what lies on it is placed by its width
        }
    }

private:
    /// Where an item lies in the window, without its outermost pixel.
    static QRectF inside(const QQuickItem *item)
    {
        return item->mapRectToScene(QRectF(0, 0, item->width(), item->height())).adjusted(1, 1, -1, -1);
    }

    static void alone()
    {
        QTest::addColumn<int>("players");
        QTest::newRow("alone") << 1;
        QTest::newRow("against a bot") << 2;
    }

    table::TurnPreview &preview() { return *m_host->timespan()->preview(); }
    table::RulerBoard *board(int seat) { return m_host->timespan()->boards().at(seat); }
    QString focusName()
    {
        const QQuickItem *focus = m_host->window()->activeFocusItem();
        return focus ? focus->objectName() + u' ' + focus->property("choice").toString() : QString();
    }

    /// Whether a choice is a possible answer of the asked player, and not only something that is possible besides.
    bool answers(int choice)
    {
        return game().choices().isLegal(choice) && game().choices().action(choice).player == game().asked() &&
               textOf(game().choices().action(choice)) != "support";
    }

    /// Boards as their layouts draw them.
    static void findBoards(QQuickItem *there, QList<QQuickItem *> &found)
    {
        if (!there->isVisible()) {
            return;
        }
        if (there->property("aspect").isValid() && there->property("boardId").isValid()) {
            found.append(there);
        }
        for (QQuickItem *child : there->childItems()) {
            findBoards(child, found);
        }
    }

    static int faceUp(const QAbstractItemModel *hand)
    {
        int count = 0;
        for (int card = 0; card < hand->rowCount(); ++card) {
            count += cell(hand, card, "faceDown").toBool() ? 0 : 1;
        }
        return count;
    }

    void choose(const QString &option, int value)
    {
        const auto *options = game().setup()->optionModel();
        for (int row = 0; row < options->count(); ++row) {
            if (cell(options, row, "optionId").toString() == option) {
                game().setup()->setOption(row, value);
            }
        }
    }

    void persons(int players)
    {
        game().setup()->setPlayers(players);
        for (int seat = 0; seat < players; ++seat) {
            game().setup()->setSeatKind(seat, 0);
        }
        QVERIFY(game().start());
        game().reveal();
    }

    std::string textOf(const Action &action)
    {
        const GamePack &pack = game().game()->pack();
        return pack.rules->actionText(*pack.content, game().game()->state(), action);
    }

    /// The first legal choice whose text begins so; -1 for none.
    int choiceOf(const char *text)
    {
        for (int i = 0; i < game().choiceModel()->count(); ++i) {
            if (game().choices().isLegal(i) && textOf(game().choices().action(i)).starts_with(text)) {
                return i;
            }
        }
        return -1;
    }

    bool playUntilLegal(const char *text)
    {
        return playUntilTrue([this, text] { return choiceOf(text) >= 0; });
    }

    template <typename Condition>
    bool playUntilTrue(Condition condition)
    {
        Random random(6);
        for (int step = 0; step < 1500 && game().stage() == PlaytestGame::Playing; ++step) {
            if (!QTest::qWaitFor([this] { return game().mayAnswer() || game().stage() != PlaytestGame::Playing; },
                                 patience)) {
                return false;
            }
            if (condition()) {
                QTest::qWait(20); // until everything lies where it belongs
                return true;
            }
            game().apply(lively(random));
        }
        return false;
    }

    /// What makes something of one's things, as long as there is anything of the kind.
    Action lively(Random &random)
    {
        ActionList legal;
        game().game()->legalActions(legal);
        std::vector<Action> good;
        for (const Action &action : legal) {
            const std::string text = textOf(action);
            const auto idle = {"support", "step-in", "finish", "decline", "time-up"};
            if (std::none_of(idle.begin(), idle.end(), [&text](const char *word) { return text.starts_with(word); })) {
                good.push_back(action);
            }
        }
        return good.empty() ? legal[0] : good[random.below(static_cast<std::uint32_t>(good.size()))];
    }

    /// Every legal choice is a place that keys reach, also where one would have to scroll.
    void checkReachable()
    {
        QCoreApplication::processEvents();
        const auto found = targets(m_host->window());
        for (int choice = 0; choice < game().choiceModel()->count(); ++choice) {
            if (!game().choices().isLegal(choice)) {
                continue;
            }
            const auto places = found.values(choice);
            const bool reached = std::any_of(places.begin(), places.end(), [](const QQuickItem *place) {
                return place->property("legal").toBool() && place->width() > 4 && place->height() > 4;
            });
            QVERIFY2(reached,
                     (textOf(game().choices().action(choice)) + " at " + qPrintable(game().question())).c_str());
        }
    }

    std::vector<std::string> handOf(int seat)
    {
        const GamePack &pack = game().game()->pack();
        const Value state = pack.rules->describeState(*pack.content, game().game()->state());
        std::vector<std::string> ids;
        for (const char *place : {"hand", "wonders"}) {
            const Value *player = state.at("players/" + std::to_string(seat + 1) + "/" + place);
            for (std::size_t i = 0; player && i < player->list.size(); ++i) {
                ids.push_back(player->list[i].text);
            }
        }
        return ids;
    }

    /// A line of a preview names no card that lies in a deck.
    void checkNotHidden(const QString &line)
    {
        const GamePack &pack = game().game()->pack();
        const Value state = pack.rules->describeState(*pack.content, game().game()->state());
        const Value *decks = state.find("decks");
        QVERIFY(decks);
        for (const Value::Entry &deck : decks->map) {
            for (const Value &card : deck.value.list) {
                const Item *item = pack.items.find("history-card", card.text);
                const Value *name = item ? item->field("name") : nullptr;
                if (name) {
                    const QString text = QString::fromStdString(name->text);
                    QVERIFY2(!line.contains(text + u' ') && !line.endsWith(u' ' + text), qPrintable(line));
                }
            }
        }
    }
};

QTEST_MAIN(TestTimespanTable)
#include "tst_timespantable.moc"
