#include "editor/views/shell/fuzzymatch.h"

#include <QTest>

using mw::editor::fuzzyScore;

class TestFuzzyMatch : public QObject
{
    Q_OBJECT

private slots:
    void findsLettersInOrder();
    void prefersTheCloser_data();
    void prefersTheCloser();
};

void TestFuzzyMatch::findsLettersInOrder()
{
    QVERIFY(fuzzyScore(u"sva", u"Save all") > 0);
    QVERIFY(fuzzyScore(u"NOBEL", u"Alfred Nobel") > 0);
    QVERIFY(fuzzyScore(u"al no", u"Alfred Nobel") > 0);
    QCOMPARE(fuzzyScore(u"nobla", u"Alfred Nobel"), 0);
}

void TestFuzzyMatch::prefersTheCloser_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::newRow("begins with it") << QStringLiteral("save") << QStringLiteral("Save") << QStringLiteral("Autosave");
    QTest::newRow("whole over scattered")
        << QStringLiteral("gold") << QStringLiteral("Marigold") << QStringLiteral("Go to old");
    QTest::newRow("beginnings of words") << QStringLiteral("fr") << QStringLiteral("Find and replace")
                                         << QStringLiteral("Offer");
    QTest::newRow("short over long") << QStringLiteral("play") << QStringLiteral("Play")
                                     << QStringLiteral("Play the last good version again");
}

void TestFuzzyMatch::prefersTheCloser()
{
    QFETCH(QString, query);
    QFETCH(QString, better);
    QFETCH(QString, worse);
    QVERIFY(fuzzyScore(query, better) > fuzzyScore(query, worse));
}

QTEST_GUILESS_MAIN(TestFuzzyMatch)
#include "tst_fuzzymatch.moc"
