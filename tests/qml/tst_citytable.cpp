#include "qml/Playtest/botdriver.h"
#include "qml/Playtest/worldwonders/piecepainter.h"

#include "tests/qml/tabletest.h"

#include <QImage>
#include <QPainter>

#include <cstring>

using namespace mw;
using table::PlaytestGame;

/// The table of World Wonders as a person uses it: real content, real rules, clicks, drags and keys.
class TestCityTable : public TableTest
{
    Q_OBJECT

private slots:
    void initTestCase() { usePack("world-wonders"); }
    void init() { openTable(); }
    void cleanup() { closeTable(); }

    void seatsGoBeforeAFrame() { survivesFewerSeats(*m_host); }

    void tipsBeginWithACapital()
    {
        game().setup()->setPlayers(3);
        QVERIFY(game().start());
        checkTipsBeginWithACapital(60);
    }

    void wholeGameByMouse_data() { players(); }
    void wholeGameByMouse()
    {
        QFETCH(const int, players);
        start(players);
        Random random(5);
        while (game().stage() == PlaytestGame::Playing) {
            QTRY_VERIFY_WITH_TIMEOUT(game().mayAnswer() || game().stage() != PlaytestGame::Playing, patience);
            if (!game().mayAnswer()) {
                continue;
            }
            const int before = game().stepCount();
            QCoreApplication::processEvents();
            if (hand().isHolding()) {
                layByMouse(random);
            } else {
                QQuickItem *item = randomTarget(random);
                QVERIFY2(item, qPrintable(game().question()));
                QTest::mouseClick(m_host->window(), Qt::LeftButton, {}, centreOf(item));
            }
            QVERIFY2(game().stepCount() > before, qPrintable(game().question() + u' ' + hand().verdict()));
        }
        QTRY_VERIFY(shown("scoreScreen"));
    }

    void wholeGameByKeys_data() { players(); }
    void wholeGameByKeys()
    {
        QFETCH(const int, players);
        start(players);
        Random random(9);
        constexpr std::array<Qt::Key, 4> arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
        while (game().stage() == PlaytestGame::Playing) {
            QTRY_VERIFY_WITH_TIMEOUT(game().mayAnswer() || game().stage() != PlaytestGame::Playing, patience);
            if (!game().mayAnswer()) {
                continue;
            }
            const int before = game().stepCount();
            QCoreApplication::processEvents();
            const bool holding = hand().isHolding();
            QVERIFY(!holding || item("city/target")->hasActiveFocus());
            for (std::uint32_t moves = random.below(5); moves > 0; --moves) {
                key(arrows[random.below(4)]);
            }
            if (holding) {
                // Wherever the arrows led, turning and going back must lead to a place that fits.
                for (int tries = 0; tries < 40 && !hand().isLegal(); ++tries) {
                    key(tries % 5 == 4 ? Qt::Key_R : arrows[random.below(4)]);
                }
                key(hand().isLegal() ? Qt::Key_Return : Qt::Key_Escape);
            } else {
                key(Qt::Key_Return);
            }
            const QQuickItem *focus = m_host->window()->activeFocusItem();
            QVERIFY2(game().stepCount() > before,
                     qPrintable(game().question() + u' ' + (focus ? focus->objectName() : QString())));
        }
    }

    void ghostSaysWhyNotAndOpensTheRule()
    {
        start(2);
        takeInHand(QStringLiteral("stack/0"));
        QVERIFY(hand().isLegal());
        QCOMPARE(item("ghost")->property("tint").toString(), QStringLiteral("legal"));
        const int before = game().stepCount();
        QTest::mouseMove(m_host->window(), onMap(0, 1));
        QTest::mouseMove(m_host->window(), onMap(0, 0));
        QVERIFY(!hand().isLegal());
        QCOMPARE(item("ghost")->property("tint").toString(), QStringLiteral("refused"));
        QVERIFY(hand().rule().startsWith(QStringLiteral("WW-")));
        QVERIFY(!hand().reason().isEmpty());
        QTest::mouseClick(m_host->window(), Qt::LeftButton, {}, onMap(0, 0));
        QCOMPARE(game().stepCount(), before);
        QVERIFY(game().whyNot().isOpen());
        QCOMPARE(game().whyNot().rule, hand().rule());
        click("whyNotRule");
        QVERIFY(shown("rulesDrawer"));
        key(Qt::Key_Escape); // first what is opened goes, then the piece
        QVERIFY(!shown("rulesDrawer"));
        QVERIFY(hand().isHolding());
        key(Qt::Key_Escape);
        QVERIFY(!hand().isHolding());
    }

    /// "Why not?" is about the piece where it is held, not about what has the focus.
    void questionMarkAsksAboutTheGhost()
    {
        start(2);
        takeInHand(QStringLiteral("stack/0"));
        const auto ask = [this] { QTest::keyClick(m_host->window(), Qt::Key_Question, Qt::ShiftModifier); };
        ask();
        QVERIFY(hand().isLegal());
        QVERIFY(game().whyNot().isOpen());
        QCOMPARE(game().whyNot().reason, QString());
        hand().move(-12, -12);
        QVERIFY(!hand().isLegal());
        ask();
        QCOMPARE(game().whyNot().reason, hand().reason());
        QCOMPARE(game().whyNot().rule, hand().rule());
        QVERIFY(game().whyNot().what.contains(QStringLiteral("row 1, column 1")));
    }

    /// Everything that is to be said of a piece in hand is seen at once, also of monuments of many figures.
    void handShowsAllItSays()
    {
        start(2);
        game().bots()->setPaused(true);
        Random random(3);
        int monuments = 0;
        while (game().stage() == PlaytestGame::Playing && monuments < 3) {
            if (hand().isHolding()) {
                monuments += hand().parts()->count() > 1 && hand().cardKind() == QStringLiteral("monument") ? 1 : 0;
                for (int part = 0; part < hand().parts()->count(); ++part) {
                    if (!cell(hand().parts(), part, "fits").toBool() && !cell(hand().parts(), part, "laid").toBool()) {
                        click(QStringLiteral("part-%1").arg(part)); // not now, but why?
                        QVERIFY(!hand().isLegal());
                        QVERIFY(!hand().reason().isEmpty());
                    }
                }
                hand().move(-12, -12);
                QTRY_VERIFY(item("handView")->property("contentHeight").toReal() <= item("handView")->height());
            }
            ActionList legal;
            game().game()->legalActions(legal);
            QVERIFY(!legal.isEmpty());
            game().apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            QCoreApplication::processEvents();
        }
        QVERIFY(monuments > 0);
    }

    /// Where a face is large enough to tell its price, the table does not tell it once more over it.
    void pricesAreToldOnce()
    {
        start(2);
        for (const QSize &size : {QSize(1280, 720), QSize(1280, 1000), QSize(1600, 1000), QSize(2200, 1300)}) {
            m_host->window()->resize(size);
            QTest::qWait(30);
            const QQuickItem *stack = item("stack/0");
            const qreal scale = stack->property("fullScale").toReal();
            QCOMPARE(item("stack/0/price")->isVisible(), scale == 0);
            const QRectF left = item("stack/0/left")->mapRectToItem(stack, item("stack/0/left")->boundingRect());
            QVERIFY(stack->boundingRect().contains(left));
            // The head of a face takes 12.6 of its 70 mm.
            QVERIFY(scale == 0 || left.top() >= stack->height() / 2 - (35 - 12.6) * scale);
        }
        QVERIFY(item("stack/0")->property("fullScale").toReal() > 0);
    }

    void ghostTurnsByKeyWheelAndButton()
    {
        start(2);
        takeInHand(QStringLiteral("stack/3")); // a shape that differs in all four turns
        QCOMPARE(hand().turns(), 4);
        const QStringList lying = hand().rows();
        key(Qt::Key_R);
        QVERIFY(hand().rows() != lying);
        click("turnLeft");
        QCOMPARE(hand().rows(), lying);
        for (int turn = 0; turn < 4; ++turn) {
            click("turnRight");
        }
        QCOMPARE(hand().rows(), lying);
        QVERIFY(!shown("rulesDrawer"));
    }

    void tileIsDrawnFromTheMarket()
    {
        start(2);
        click("free-road/target");
        layWhereItIs();
        const QPoint from = centreOf(item("stack/0/target"));
        QVERIFY(item("stack/0/target")->property("legal").toBool());
        const int before = game().stepCount();
        QTest::mousePress(m_host->window(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_host->window(), from - QPoint(20, 20));
        QTest::mouseMove(m_host->window(), from - QPoint(60, 40));
        QVERIFY(hand().isHolding());
        const QPointF fits = hand().reach().value(0);
        const QPoint to = onMap(static_cast<int>(fits.y()), static_cast<int>(fits.x()));
        QTest::mouseMove(m_host->window(), to);
        QVERIFY(hand().isLegal());
        QTest::mouseRelease(m_host->window(), Qt::LeftButton, {}, to);
        QVERIFY(game().game()->steps().at(static_cast<std::size_t>(before)).text.starts_with("buy stack "));
        QVERIFY(game().stepCount() >= before + 2);
    }

    void tileLetGoBesideTheMapGoesBack()
    {
        start(2);
        click("free-road/target");
        layWhereItIs();
        const QPoint from = centreOf(item("stack/0/target"));
        const int gold = m_host->worldWonders()->boards().at(0)->gold();
        QTest::mousePress(m_host->window(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_host->window(), from - QPoint(20, 20));
        QVERIFY(hand().isHolding());
        QTest::mouseRelease(m_host->window(), Qt::LeftButton, {}, from - QPoint(20, 20));
        QVERIFY(!hand().isHolding());
        QCOMPARE(m_host->worldWonders()->boards().at(0)->gold(), gold);
    }

    /// What is asked for is possible: the turn cannot end while the free road is to be laid.
    void questionAsksForWhatIsOpen()
    {
        start(2);
        click("short-set/target");
        for (int part = 0; part < 3; ++part) {
            layWhereItIs();
        }
        QVERIFY(!hand().isHolding());
        QVERIFY2(game().question().startsWith(QStringLiteral("Lay the free long road")), qPrintable(game().question()));
        click("free-road/target");
        layWhereItIs();
        QVERIFY2(game().question().startsWith(QStringLiteral("End the turn")), qPrintable(game().question()));
    }

    void shortSetIsTakenBack()
    {
        start(2);
        click("free-road/target");
        layWhereItIs();
        const auto *board = m_host->worldWonders()->boards().at(0);
        const int gold = board->gold();
        const int pieces = board->property("pieces").value<table::TableModel *>()->count();
        click("short-set/target");
        QVERIFY(hand().isHolding());
        QCOMPARE(hand().parts()->count(), 3);
        click("part-2");
        QCOMPARE(hand().rows(), QStringList{QStringLiteral("#")});
        layWhereItIs();
        QVERIFY(hand().isHolding());
        QCOMPARE(board->property("pieces").value<table::TableModel *>()->count(), pieces + 1);
        click("takeBack");
        QVERIFY(!hand().isHolding());
        QCOMPARE(board->property("pieces").value<table::TableModel *>()->count(), pieces);
        QCOMPARE(board->gold(), gold);
    }

    /// No space of a monument is left bare, whatever its shape.
    void picturesFillMonuments()
    {
        start(2);
        constexpr int cell = 40;
        for (const Item *monument : m_pack->items.ofKind("monument")) {
            const QString art = QString::fromStdString(monument->fields.textOr("art", ""));
            QVERIFY(!art.isEmpty());
            for (const Value &figure : monument->fields.find("components")->list) {
                QStringList rows;
                for (const Value &row : figure.find("rows")->list) {
                    rows << QString::fromStdString(row.text);
                }
                table::PieceLook look;
                look.cells = table::cellsOf(rows);
                look.sort = table::PieceSort::Monument;
                QImage bare(cell * QSize(int(rows.front().size()), int(rows.size())),
                            QImage::Format_ARGB32_Premultiplied);
                bare.fill(Qt::transparent);
                QImage drawn = bare;
                {
                    QPainter onBare(&bare);
                    table::paintPiece(onBare, look, cell, m_host->worldWonders()->style());
                    look.art = art;
                    QPainter onDrawn(&drawn);
                    table::paintPiece(onDrawn, look, cell, m_host->worldWonders()->style());
                }
                for (const QPoint space : std::as_const(look.cells)) {
                    const QRect rect(space * cell, QSize(cell, cell));
                    QVERIFY2(bare.copy(rect) != drawn.copy(rect), monument->id.c_str());
                }
            }
        }
    }

    void citiesOfOthersAreEnlarged()
    {
        start(3);
        click("player-1");
        QVERIFY(shown("enlarged"));
        key(Qt::Key_Escape);
        QVERIFY(!shown("enlarged"));
    }

    void finalScoringIsShownOnTheMap()
    {
        start(2);
        game().bots()->setPaused(true);
        Random random(8);
        playToTheEnd(random);
        QTRY_VERIFY(shown("scoreScreen"));
        QVERIFY(shown("scoreArea"));
        const auto *lines = m_host->scores()->lines();
        int sum = 0;
        int marked = 0;
        for (int row = 1; row < lines->count() && cell(lines, row, "level").toInt() == 1; ++row) {
            sum += cell(lines, row, "points").toInt();
            const QString key = cell(lines, row, "key").toString();
            if (cell(lines, row, "unfolds").toBool()) {
                click("score/" + key);
                QCOMPARE(m_host->scores()->current(), key);
                QVERIFY(!m_host->worldWonders()->marksOf(key).isEmpty());
                QVERIFY(cell(lines, row + 1, "level").toInt() == 2);
                QVERIFY(!m_host->worldWonders()->marksOf(cell(lines, row + 1, "key").toString()).isEmpty());
                click("score/" + key);
                ++marked;
            }
        }
        QCOMPARE(sum, cell(lines, 0, "points").toInt());
        QVERIFY(marked > 0);
    }

    void aloneTheAutomatonShowsItsCards()
    {
        start(1);
        QVERIFY(m_host->worldWonders()->isSolo());
        QVERIFY(shown("automaton"));
        QVERIFY(!m_host->worldWonders()->soloCard().isEmpty()); // it comes first
        QVERIFY(!shown("orderTrack"));
        Random random(4);
        game().bots()->setPaused(true);
        playToTheEnd(random);
        QVERIFY(!m_host->scores()->verdict().isEmpty());
    }

    void nobodySeesWhatIsFaceDown()
    {
        game().setup()->setSeatKind(1, 0);
        QVERIFY(game().start());
        QVERIFY(game().curtain());
        const auto &content = *game().game()->pack().content;
        const StateBlock spectator = m_pack->rules->viewFor(content, game().game()->state(), -1);
        QVERIFY(std::memcmp(spectator.bytes.data(), game().view().bytes.data(), m_pack->rules->stateSize()) == 0);
        QVERIFY(std::memcmp(spectator.bytes.data(), game().game()->state().bytes.data(), m_pack->rules->stateSize()) !=
                0);
        QVERIFY(!hand().isHolding());
    }

private:
    static void players()
    {
        QTest::addColumn<int>("players");
        QTest::newRow("alone") << 1;
        QTest::newRow("against a bot") << 2;
    }

    table::CityHand &hand() { return *m_host->worldWonders()->hand(); }

    /// The middle of a space of the city, as the window has it.
    QPoint onMap(int line, int column)
    {
        const QQuickItem *map = item("city/target");
        const auto *board = m_host->worldWonders()->boards().at(game().viewer());
        const qreal side = map->width() / board->columns();
        return map->mapToScene(QPointF((column + 0.5) * side, (line + 0.5) * side)).toPoint();
    }

    /// Lays what is in hand where it is held, with a click on the map.
    void layWhereItIs()
    {
        QVERIFY(hand().isLegal());
        const int lines = static_cast<int>(hand().rows().size());
        const int columns = static_cast<int>(hand().rows().front().size());
        const QPoint at = onMap(hand().line() + (lines - 1) / 2, hand().column() + (columns - 1) / 2);
        QTest::mouseClick(m_host->window(), Qt::LeftButton, {}, at);
        QCoreApplication::processEvents();
    }

    void layByMouse(Random &random)
    {
        const int line = hand().line();
        const int column = hand().column();
        const auto reach = hand().reach();
        for (int tries = 0; tries < 4 && !reach.isEmpty(); ++tries) {
            const QPointF space = reach.at(static_cast<int>(random.below(static_cast<std::uint32_t>(reach.size()))));
            QTest::mouseMove(m_host->window(), onMap(static_cast<int>(space.y()), static_cast<int>(space.x())));
            if (hand().isLegal()) {
                break;
            }
        }
        if (!hand().isLegal()) { // where it was offered first
            hand().move(column - hand().column(), line - hand().line());
        }
        layWhereItIs();
    }

    void takeInHand(const QString &name)
    {
        click("free-road/target");
        layWhereItIs();
        click(name + QStringLiteral("/target"));
        QVERIFY(hand().isHolding());
    }

    void playToTheEnd(Random &random)
    {
        while (game().stage() == PlaytestGame::Playing) {
            ActionList legal;
            game().game()->legalActions(legal);
            QVERIFY(!legal.isEmpty());
            game().apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        QCoreApplication::processEvents();
    }
};

QTEST_MAIN(TestCityTable)
#include "tst_citytable.moc"
