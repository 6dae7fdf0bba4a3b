#include "qml/Playtest/botdriver.h"
#include "qml/Playtest/tablehost.h"

#include "core/random.h"
#include "yaml/loader.h"

#include <QQuickItem>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace mw;
using table::PlaytestGame;

namespace {

constexpr int seed = 7;

/// Everything on the screen that answers the present question, by the number of the choice.
void collect(QQuickItem *item, QMultiMap<int, QQuickItem *> &found)
{
    if (!item->isVisible()) {
        return;
    }
    const QVariant choice = item->property("choice");
    if (choice.isValid() && choice.toInt() >= 0 && item->activeFocusOnTab() && item->property("legal").isValid()) {
        found.insert(choice.toInt(), item);
    }
    for (QQuickItem *child : item->childItems()) {
        collect(child, found);
    }
}

QMultiMap<int, QQuickItem *> targets(QQuickWindow *window)
{
    QMultiMap<int, QQuickItem *> found;
    collect(window->contentItem(), found);
    return found;
}

QPoint centreOf(const QQuickItem *item)
{
    return item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
}

/// By name among what is to be seen, delegates included.
QQuickItem *named(QQuickItem *item, const QString &name)
{
    if (item->objectName() == name) {
        return item;
    }
    for (QQuickItem *child : item->childItems()) {
        if (QQuickItem *found = named(child, name)) {
            return found;
        }
    }
    return nullptr;
}

QQuickItem *named(QQuickWindow *window, const QString &name)
{
    return named(window->contentItem(), name);
}

} // namespace

/// The table as a person uses it: real content, real rules, clicks and keys.
class TestTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("meeplewright-tests"));
        m_pack = yaml::loadPack(MW_SOURCE_DIR "/content/steam-time").pack;
        QVERIFY(m_pack);
    }

    void init()
    {
        m_host = std::make_unique<table::TableHost>(m_pack);
        m_host->settings()->setMotion(false);
        m_host->settings()->setPaced(false);
        m_host->settings()->setZoom(1);
        QVERIFY(m_host->show());
        m_host->window()->resize(1280, 720);
        m_host->game()->setup()->setSeed(QString::number(seed));
    }

    void cleanup() { m_host.reset(); }

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

    void wholeGameByMouse()
    {
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
        QTRY_VERIFY(named(m_host->window(), QStringLiteral("scoreScreen"))->isVisible());
    }

    void wholeGameByKeys()
    {
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
        QVERIFY(named(m_host->window(), QStringLiteral("rulesDrawer"))->isVisible());
        QTest::keyClick(m_host->window(), Qt::Key_Escape);
        QTRY_VERIFY(!named(m_host->window(), QStringLiteral("rulesDrawer"))->isVisible());
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

private:
    PlaytestGame &game() { return *m_host->game(); }

    void start(int players)
    {
        game().setup()->setPlayers(players);
        QVERIFY(game().start());
        QTRY_VERIFY(game().mayAnswer());
        QCoreApplication::processEvents();
    }

    void click(const QString &name)
    {
        QCoreApplication::processEvents();
        QQuickItem *item = named(m_host->window(), name);
        QVERIFY2(item, qPrintable(name));
        QTest::mouseClick(m_host->window(), Qt::LeftButton, {}, centreOf(item));
        QCoreApplication::processEvents();
    }

    QQuickItem *randomTarget(Random &random)
    {
        QCoreApplication::processEvents();
        QList<QQuickItem *> legal;
        for (QQuickItem *item : targets(m_host->window())) {
            if (item->property("legal").toBool()) {
                legal.append(item);
            }
        }
        return legal.isEmpty() ? nullptr : legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    }

    void playOne(Random &random)
    {
        ActionList legal;
        game().game()->legalActions(legal);
        if (!legal.isEmpty()) {
            game().apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }

    std::shared_ptr<const GamePack> m_pack;
    std::unique_ptr<table::TableHost> m_host;
};

QTEST_MAIN(TestTable)
#include "tst_table.moc"
