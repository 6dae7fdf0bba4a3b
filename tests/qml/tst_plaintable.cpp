#include "qml/Playtest/botdriver.h"

#include "tests/qml/tabletest.h"

#include <QAccessible>
#include <QSet>

#include <algorithm>

using namespace mw;
using table::PlaytestGame;

namespace {

/// All words of a described state, wherever they stand.
void collectWords(const Value &value, QSet<QString> &words)
{
    if (value.kind == Value::Kind::Text) {
        words.insert(QString::fromStdString(value.text));
    }
    for (const Value &element : value.list) {
        collectWords(element, words);
    }
    for (const Value::Entry &entry : value.map) {
        collectWords(entry.value, words);
    }
}

/// The texts that are to be seen in a part of the window.
void collectTexts(const QQuickItem *item, QStringList &texts)
{
    if (!item->isVisible()) {
        return;
    }
    const QVariant text = item->property("text");
    if (item->inherits("QQuickText") && text.isValid()) {
        texts.append(text.toString());
    }
    for (const QQuickItem *child : item->childItems()) {
        collectTexts(child, texts);
    }
}

} // namespace

/// The table of a game that has none of its own, or that somebody wants in words, as a person uses it: Timespan, real
/// content, real rules, clicks and keys.
class TestPlainTable : public TableTest
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        usePack("timespan");
        QVERIFY(m_pack);
        m_words = table::StateWords(*m_pack);
    }
    void init()
    {
        openTable();
        m_host->setInWords(true);
        QCOMPARE(m_host->table(), m_host->plain());
    }
    void cleanup() { closeTable(); }

    void wholeGameByButtons()
    {
        startAgainstRandom(2);
        Random random(5);
        constexpr int clicks = 60;
        for (int click = 0; click < clicks; ++click) {
            QTRY_VERIFY_WITH_TIMEOUT(game().mayAnswer(), patience);
            checkNothingHiddenIsShown(0);
            const int before = game().stepCount();
            QTest::qWait(40); // until the buttons lie where they belong
            QQuickItem *button = randomTarget(random);
            QVERIFY2(button, qPrintable(game().question()));
            QTest::mouseClick(m_host->window(), Qt::LeftButton, {}, centreOf(button));
            QVERIFY2(game().stepCount() > before, qPrintable(game().question()));
        }
        QVERIFY(m_host->plain()->headline().contains(QStringLiteral("Age")));
        game().setSeatKind(0, 2); // the random bot plays for both from here
        QTRY_COMPARE_WITH_TIMEOUT(game().stage(), PlaytestGame::Over, 6 * patience);
        QTRY_VERIFY(item("scoreScreen")->isVisible());
        checkScoreSheet();
    }

    void wholeTurnByKeys()
    {
        startAgainstRandom(2);
        for (int answers = 0; answers < 10; ++answers) {
            QTRY_VERIFY_WITH_TIMEOUT(game().mayAnswer(), patience);
            QCoreApplication::processEvents();
            const int before = game().stepCount();
            key(Qt::Key_Right);
            key(Qt::Key_Return);
            QVERIFY2(game().stepCount() > before, qPrintable(game().question()));
        }
    }

    void whatOneSeesIsShownInWords()
    {
        startAgainstRandom(2);
        Random random(3);
        playUntilBothHoldCards(random);
        QCoreApplication::processEvents();
        const QStringList own = shownLines();
        const Value hand = *described(-2).at("players/1/hand");
        QVERIFY(!hand.list.empty());
        for (const Value &card : hand.list) {
            const QString name = nameOf(QString::fromStdString(card.text));
            QVERIFY2(says(own, name), qPrintable(name));
        }
        QVERIFY(says(own, QStringLiteral("hidden"))); // the decks
        QStringList seen;
        collectTexts(item("playArea"), seen);
        QVERIFY(seen.contains(QStringLiteral("Hand")));
        QVERIFY(seen.contains(game().seatName(1)));
    }

    void nobodySeesHands()
    {
        game().setup()->setSeatKind(1, 0);
        QVERIFY(game().start());
        Random random(3);
        playUntilBothHoldCards(random);
        while (!game().curtain()) {
            playOne(random);
        }
        unfoldAll();
        checkNothingHiddenIsShown(-1);
        game().reveal();
        checkNothingHiddenIsShown(game().viewer());
        game().setSpectating(true);
        checkNothingHiddenIsShown(-1);
    }

    void ownSeatStandsFirst()
    {
        game().setup()->setSeatKind(1, 0);
        QVERIFY(game().start());
        game().reveal();
        Random random(3);
        QSet<int> looked;
        for (int step = 0; step < 200 && looked.size() < 2; ++step) {
            game().reveal();
            looked.insert(game().viewer());
            QCOMPARE(cell(players(), 0, "seat").toInt(), game().viewer());
            QCOMPARE(cell(players(), 0, "title").toString(), game().seatName(game().viewer()));
            QVERIFY(cell(players(), 0, "open").toBool());
            playOne(random);
        }
        QCOMPARE(looked.size(), 2);
    }

    void tableGoesIntoWordsAndBack()
    {
        startAgainstRandom(2);
        m_host->setInWords(false);
        QCOMPARE(m_host->table(), m_host->timespan());
        QTRY_VERIFY(!item("plainPlayers"));
        const int placed = game().choiceModel()->count() - game().buttonModel()->count();
        QVERIFY(placed > 0);
        item("tableMenu")->setProperty("open", true);
        click(QStringLiteral("menuInWords"));
        QCOMPARE(m_host->table(), m_host->plain());
        QCOMPARE(game().buttonModel()->count(), game().choiceModel()->count());
        QTRY_VERIFY(item("plainPlayers"));
    }

    void sectionsFoldByMouse()
    {
        startAgainstRandom(2);
        const int lines = players()->count();
        click(QStringLiteral("state/players/1"));
        QVERIFY(!cell(players(), 0, "open").toBool());
        QCOMPARE(players()->count(), 2); // the two seats
        click(QStringLiteral("state/players/2"));
        QVERIFY(cell(players(), 1, "open").toBool());
        QVERIFY(players()->count() > 2);
        click(QStringLiteral("state/players/2"));
        click(QStringLiteral("state/players/1"));
        QCOMPARE(players()->count(), lines);
    }

    void sectionsFoldByKeys()
    {
        startAgainstRandom(2);
        QQuickItem *list = item("plainPlayersList");
        for (int tabs = 0; tabs < 60 && !list->hasActiveFocus(); ++tabs) {
            key(Qt::Key_Tab);
        }
        QVERIFY(list->hasActiveFocus());
        const int before = game().stepCount();
        const int lines = players()->count();
        key(Qt::Key_Left);
        QCOMPARE(players()->count(), 2);
        key(Qt::Key_Left); // nothing more to fold
        QCOMPARE(players()->count(), 2);
        key(Qt::Key_Down);
        QCOMPARE(list->property("currentIndex").toInt(), 1);
        key(Qt::Key_Return);
        QVERIFY(cell(players(), 1, "open").toBool());
        key(Qt::Key_Space);
        key(Qt::Key_Up);
        key(Qt::Key_Right);
        QCOMPARE(players()->count(), lines);
        QVERIFY(list->hasActiveFocus());
        QCOMPARE(game().stepCount(), before);
    }

    void everyLineHasANameToHear()
    {
        startAgainstRandom(2);
        unfoldAll();
        for (const auto *model : {players(), common()}) {
            QVERIFY(model->count() > 4);
            for (int row = 0; row < model->count(); ++row) {
                QVERIFY(!cell(model, row, "title").toString().isEmpty());
                QCOMPARE(cell(model, row, "text").toString().isEmpty(), cell(model, row, "unfolds").toBool());
            }
        }
        const QString name = accessibleName(QStringLiteral("state/players/1/workers"));
        QVERIFY2(name.startsWith(QStringLiteral("Workers: ")), qPrintable(name));
        QVERIFY(accessibleName(QStringLiteral("plainPoints-1")).startsWith(game().seatName(1)));
    }

private:
    const table::TableModel *players() { return m_host->plain()->players(); }
    const table::TableModel *common() { return m_host->plain()->common(); }
    QString accessibleName(const QString &name)
    {
        QCoreApplication::processEvents();
        QAccessibleInterface *heard = item(name) ? QAccessible::queryAccessibleInterface(item(name)) : nullptr;
        return heard ? heard->text(QAccessible::Name) : QString();
    }

    void playUntilBothHoldCards(Random &random)
    {
        game().bots()->setPaused(true);
        const auto holds = [this](const char *place) { return !described(-2).at(place)->list.empty(); };
        for (int step = 0; step < 400 && !(holds("players/1/hand") && holds("players/2/hand")); ++step) {
            playOne(random);
        }
        QVERIFY(holds("players/1/hand") && holds("players/2/hand"));
    }

    /// The state as a seat sees it, -1 a spectator; -2 hides nothing.
    Value described(int seat)
    {
        const GamePack &pack = game().game()->pack();
        const StateBlock &state = game().game()->state();
        return pack.rules->describeState(*pack.content,
                                         seat == -2 ? state : pack.rules->viewFor(*pack.content, state, seat));
    }

    QString nameOf(const QString &id) { return m_words.word(id.toStdString()); }

    void unfoldAll()
    {
        for (const auto *model : {players(), common()}) {
            for (int row = 0; row < model->count(); ++row) {
                if (cell(model, row, "unfolds").toBool() && !cell(model, row, "open").toBool()) {
                    m_host->plain()->toggle(cell(model, row, "key").toString());
                }
            }
        }
        QCoreApplication::processEvents();
    }

    /// All that the two lists hold, also where one would have to scroll.
    QStringList shownLines()
    {
        QStringList lines;
        for (const auto *model : {players(), common()}) {
            for (int row = 0; row < model->count(); ++row) {
                lines.append(cell(model, row, "title").toString() + u' ' + cell(model, row, "text").toString());
            }
        }
        QStringList seen;
        collectTexts(item("playArea"), seen);
        collectTexts(item("sideArea"), seen);
        return lines + seen;
    }

    static bool says(const QStringList &lines, const QString &word)
    {
        return std::any_of(lines.begin(), lines.end(), [&](const QString &line) { return line.contains(word); });
    }

    /// What lies in decks and face down, and what others hold, as the full state has it.
    QSet<QString> secrets(int viewer)
    {
        const Value full = described(-2);
        QSet<QString> hidden;
        collectWords(*full.find("decks"), hidden);
        for (const Value::Entry &offer : full.find("offers")->map) {
            hidden.insert(QString::fromStdString(offer.value.textOr("down", "none")));
        }
        int seat = 0;
        for (const Value::Entry &player : full.find("players")->map) {
            for (const char *place : {"hand", "wonders", "secret-visions"}) {
                if (seat != viewer) {
                    collectWords(*player.value.find(place), hidden);
                }
            }
            ++seat;
        }
        hidden.remove(QStringLiteral("none"));
        return hidden;
    }

    void checkNothingHiddenIsShown(int viewer)
    {
        unfoldAll();
        const QStringList lines = shownLines();
        QSet<QString> open; // things of which one lies open, and another one may be hidden
        collectWords(described(viewer), open);
        int checked = 0;
        QStringList openNames;
        for (const QString &id : std::as_const(open)) {
            openNames.append(nameOf(id));
        }
        for (const QString &id : secrets(viewer)) {
            const QString name = nameOf(id);
            if (!says(openNames, name)) {
                QVERIFY2(!says(lines, name), qPrintable(name));
                ++checked;
            }
        }
        QVERIFY2(checked > 50, qPrintable(QString::number(checked)));
    }

    void checkScoreSheet()
    {
        const GamePack &pack = game().game()->pack();
        const auto standings = pack.rules->standings(*pack.content, game().game()->state());
        const auto *lines = m_host->scores()->lines();
        QCOMPARE(lines->count(), static_cast<int>(standings.size()));
        for (int row = 0; row < lines->count(); ++row) {
            const Standing &standing = standings[static_cast<std::size_t>(row)];
            QCOMPARE(cell(lines, row, "seat").toInt(), standing.player);
            QCOMPARE(cell(lines, row, "points").toInt(), standing.score);
            QVERIFY(!cell(lines, row, "unfolds").toBool());
            const QString line = QStringLiteral("score/seat/%1").arg(standing.player);
            QTRY_VERIFY_WITH_TIMEOUT(item(line) && item(line)->isVisible(), patience); // made with the next frame
        }
        QVERIFY(m_host->scores()->verdict().contains(game().seatName(standings.front().player)));
    }

    table::StateWords m_words;
};

QTEST_MAIN(TestPlainTable)
#include "tst_plaintable.moc"
