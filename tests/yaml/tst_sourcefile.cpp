#include "yaml/sourcefile.h"

#include <QTest>

using namespace mw;
using namespace mw::yaml;

Q_DECLARE_METATYPE(mw::yaml::LineEnd)

class TestSourceFile : public QObject
{
    Q_OBJECT

private slots:
    void lineEnds_data();
    void lineEnds();
    void countsColumnsInCharacters();
    void byteOrderMarkIsNoColumn();
    void offsetsAndPlacesAgree();
    void placesPastTheEnd();
};

void TestSourceFile::lineEnds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<LineEnd>("lineEnd");
    QTest::addColumn<QByteArray>("newline");
    QTest::newRow("empty") << QByteArray() << LineEnd::Lf << QByteArray("\n");
    QTest::newRow("one line") << QByteArray("a: 1") << LineEnd::Lf << QByteArray("\n");
    QTest::newRow("lf") << QByteArray("a\nb\n") << LineEnd::Lf << QByteArray("\n");
    QTest::newRow("crlf") << QByteArray("a\r\nb\r\n") << LineEnd::CrLf << QByteArray("\r\n");
    QTest::newRow("cr") << QByteArray("a\rb\r") << LineEnd::Cr << QByteArray("\r");
    QTest::newRow("mostly crlf") << QByteArray("a\r\nb\r\nc\n") << LineEnd::Mixed << QByteArray("\r\n");
    QTest::newRow("mostly lf") << QByteArray("a\r\nb\nc\n") << LineEnd::Mixed << QByteArray("\n");
    QTest::newRow("mostly cr") << QByteArray("a\rb\rc\n") << LineEnd::Mixed << QByteArray("\r");
}

void TestSourceFile::lineEnds()
{
    QFETCH(QByteArray, text);
    QFETCH(LineEnd, lineEnd);
    QFETCH(QByteArray, newline);
    const SourceFile file("f", text.toStdString());
    QCOMPARE(file.lineEnd(), lineEnd);
    QCOMPARE(std::string(file.newline()), newline.toStdString());
}

void TestSourceFile::countsColumnsInCharacters()
{
    const SourceFile file("f", "a\r\nüé🎲x");
    const Location place = file.locate(3 + 8, 1);
    QCOMPARE(place.line, 2);
    QCOMPARE(place.column, 4);
    QCOMPARE(place.length, std::size_t(1));
    QCOMPARE(place.toString(), std::string("f:2:4"));
}

void TestSourceFile::byteOrderMarkIsNoColumn()
{
    const SourceFile file("f", "\xEF\xBB\xBF"
                               "ab\nc");
    QVERIFY(file.hasBom());
    QCOMPARE(file.locate(3).column, 1);
    QCOMPARE(file.locate(4).column, 2);
    QCOMPARE(file.offsetOf(1, 1), std::size_t(3));
    QCOMPARE(file.locate(6).line, 2);
    QVERIFY(!SourceFile("f", "ab").hasBom());
}

void TestSourceFile::offsetsAndPlacesAgree()
{
    const SourceFile file("f", "\xEF\xBB\xBFgröße: 1\r\nb: [x,\r y]\n\n# ü\n");
    for (std::size_t offset = 3; offset <= file.bytes().size(); ++offset) {
        if (offset < file.bytes().size() && (static_cast<unsigned char>(file.bytes()[offset]) & 0xC0) == 0x80)
            continue;
        const Location place = file.locate(offset);
        if (offset > 3 && file.bytes().substr(offset - 1, 2) == "\r\n")
            continue; // inside a line end
        QCOMPARE(file.offsetOf(place.line, place.column), offset);
    }
}

void TestSourceFile::placesPastTheEnd()
{
    const SourceFile file("f", "ab\nc");
    QCOMPARE(file.offsetOf(9, 9), std::size_t(4));
    QCOMPARE(file.offsetOf(1, 99), std::size_t(2));
    QCOMPARE(file.locate(99).offset, std::size_t(4));
    QCOMPARE(file.locate(3, 99).length, std::size_t(1));
}

QTEST_GUILESS_MAIN(TestSourceFile)
#include "tst_sourcefile.moc"
