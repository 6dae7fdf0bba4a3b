#include "editor/views/source/textdifference.h"
#include "editor/views/source/textmapping.h"

#include <QTest>

using mw::editor::TextMapping;

class TestTextMapping : public QObject
{
    Q_OBJECT

private slots:
    void showsLines_data();
    void showsLines();
    void everyPositionLeadsBack_data() { showsLines_data(); }
    void everyPositionLeadsBack();
    void difference_data();
    void difference();
};

void TestTextMapping::showsLines_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QByteArray>("newline");
    QTest::newRow("empty") << QByteArray() << QString() << QByteArray("\n");
    QTest::newRow("line feeds") << QByteArray("a\nb\n") << QStringLiteral("a\nb\n") << QByteArray("\n");
    QTest::newRow("Windows") << QByteArray("a\r\nb\r\n") << QStringLiteral("a\nb\n") << QByteArray("\r\n");
    QTest::newRow("old Mac") << QByteArray("a\rb") << QStringLiteral("a\nb") << QByteArray("\r");
    QTest::newRow("mixed") << QByteArray("a\r\nb\nc") << QStringLiteral("a\nb\nc") << QByteArray("\r\n");
    QTest::newRow("byte-order mark") << QByteArray("\xef\xbb\xbf"
                                                   "a: 1\n")
                                     << QStringLiteral("a: 1\n") << QByteArray("\n");
    QTest::newRow("emoji") << QByteArray("\xf0\x9f\x8e\xb2 x\n") << QString::fromUtf8("\xf0\x9f\x8e\xb2 x\n")
                           << QByteArray("\n");
    QTest::newRow("paragraph separator") << QByteArray("a\xe2\x80\xa9"
                                                       "b\n")
                                         << QStringLiteral("a\nb\n") << QByteArray("\n");
    QTest::newRow("cut off sequence") << QByteArray("a\xe2") << QString(u'a') + QChar::ReplacementCharacter
                                      << QByteArray("\n");
}

void TestTextMapping::showsLines()
{
    QFETCH(QByteArray, bytes);
    const TextMapping mapping(bytes);
    QTEST(mapping.shown(), "shown");
    QTEST(mapping.newline(), "newline");
}

void TestTextMapping::everyPositionLeadsBack()
{
    QFETCH(QByteArray, bytes);
    const TextMapping mapping(bytes);
    QCOMPARE(mapping.toByte(mapping.shown().size()), bytes.size());
    for (qsizetype position = 0; position < mapping.shown().size(); ++position) {
        if (mapping.shown().at(position).isLowSurrogate())
            continue;
        QCOMPARE(mapping.toPosition(mapping.toByte(position)), position);
    }
}

void TestTextMapping::difference_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("added");
    QTest::newRow("same") << QStringLiteral("abc") << QStringLiteral("abc") << QString();
    QTest::newRow("inserted") << QStringLiteral("ac") << QStringLiteral("abc") << QStringLiteral("b");
    QTest::newRow("removed") << QStringLiteral("abc") << QStringLiteral("ac") << QString();
    QTest::newRow("doubled letter") << QStringLiteral("aa") << QStringLiteral("aaa") << QStringLiteral("a");
    QTest::newRow("one emoji for another")
        << QString::fromUtf8("x\xf0\x9f\x8e\xb2y") << QString::fromUtf8("x\xf0\x9f\x8e\xb3y")
        << QString::fromUtf8("\xf0\x9f\x8e\xb3");
}

void TestTextMapping::difference()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const auto difference = mw::editor::differenceOf(before, after);
    const QString added = after.sliced(difference.position, difference.added);
    QTEST(added, "added");
    QCOMPARE(before.first(difference.position) + added + before.sliced(difference.position + difference.removed),
             after);
}

QTEST_GUILESS_MAIN(TestTextMapping)
#include "tst_textmapping.moc"
