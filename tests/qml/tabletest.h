#pragma once

#include "qml/Playtest/tablehost.h"

#include "core/random.h"
#include "tests/qml/screen.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QQuickItem>
#include <QStandardPaths>
#include <QTest>

/// What the tests of all tables share: one table of a shipped pack, without motion, and the hands of a person.
class TableTest : public QObject
{
protected:
    static constexpr int patience = 20000; ///< milliseconds that a bot may think on a busy machine
    static constexpr int randomBot = 2;    ///< kind of a seat; it is quick

    /// Reads the pack of a game; to be called once.
    void usePack(const std::string &game)
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("meeplewright-tests"));
        m_pack = mw::yaml::loadPack(mw::sourceFile("/content/" + game)).pack;
        QVERIFY(m_pack);
    }

    void openTable()
    {
        m_host = std::make_unique<mw::table::TableHost>(m_pack);
        m_host->settings()->setMotion(false);
        m_host->settings()->setPaced(false);
        m_host->settings()->setZoom(1);
        QVERIFY(m_host->show());
        m_host->window()->resize(1280, 720);
        game().setup()->setSeed(QStringLiteral("7"));
    }

    void closeTable() { m_host.reset(); }

    mw::table::PlaytestGame &game() { return *m_host->game(); }
    QQuickItem *item(const QString &name) { return named(m_host->window(), name); }
    QQuickItem *item(const char *name) { return item(QString::fromUtf8(name)); }

    bool shown(const char *name)
    {
        QCoreApplication::processEvents();
        const QQuickItem *there = item(name);
        return there && there->isVisible();
    }

    static QVariant cell(const QAbstractItemModel *model, int row, const QByteArray &role)
    {
        return model->data(model->index(row, 0), model->roleNames().key(role));
    }

    /// Starts a game, the first seat a person, the others as they are set, and waits until the person is asked.
    void start(int players)
    {
        game().setup()->setPlayers(players);
        QVERIFY(game().start());
        QTRY_VERIFY_WITH_TIMEOUT(game().mayAnswer(), patience);
        QCoreApplication::processEvents();
    }

    /// The same against bots that answer at once.
    void startAgainstRandom(int players)
    {
        game().setup()->setPlayers(players);
        for (int seat = 1; seat < players; ++seat) {
            game().setup()->setSeatKind(seat, randomBot);
        }
        start(players);
    }

    void click(const QString &name)
    {
        const QPoint place = restingPlace(m_host->window(), name);
        QVERIFY2(place != QPoint(-1, -1), qPrintable(name));
        QTest::mouseClick(m_host->window(), Qt::LeftButton, {}, place);
        QCoreApplication::processEvents();
    }
    void click(const char *name) { click(QString::fromUtf8(name)); }

    void key(Qt::Key key)
    {
        QTest::keyClick(m_host->window(), key);
        QCoreApplication::processEvents();
    }

    /// Something that may be clicked and is in view; null if there is nothing.
    QQuickItem *randomTarget(mw::Random &random)
    {
        QCoreApplication::processEvents();
        QList<QQuickItem *> legal;
        for (QQuickItem *there : targets(m_host->window())) {
            if (there->property("legal").toBool() && inView(there)) {
                legal.append(there);
            }
        }
        return legal.isEmpty() ? nullptr : legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    }

    /// Plays some steps at random; what places say of themselves begins like a sentence in every state.
    void checkTipsBeginWithACapital(int steps)
    {
        mw::Random random(3);
        for (int step = 0; step < steps && game().stage() == mw::table::PlaytestGame::Playing; ++step) {
            if (step % 10 == 0) {
                QCoreApplication::processEvents();
                checkTips(m_host->window()->contentItem());
            }
            playOne(random);
        }
    }

    /// Any legal action for whoever is asked, none if the game is over.
    void playOne(mw::Random &random)
    {
        mw::ActionList legal;
        game().game()->legalActions(legal);
        if (!legal.isEmpty()) {
            game().apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }

private:
    static void checkTips(const QQuickItem *item)
    {
        for (const char *name : {"title", "hint"}) {
            const QString text = item->property(name).toString();
            QVERIFY2(text.isEmpty() || !text.front().isLower(),
                     qPrintable(item->objectName() + QStringLiteral(": ") + text));
        }
        for (const QQuickItem *child : item->childItems()) {
            checkTips(child);
        }
    }

protected:
    std::shared_ptr<const mw::GamePack> m_pack;
    std::unique_ptr<mw::table::TableHost> m_host;
};
