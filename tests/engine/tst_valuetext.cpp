#include "core/valuediff.h"
#include "core/valuetext.h"
#include "fixture/pebbles.h"

#include <QTest>

using namespace mw;

Q_DECLARE_METATYPE(mw::Value)

class TestValueText : public QObject
{
    Q_OBJECT

private slots:
    void quotesWhatWouldReadOtherwise_data();
    void quotesWhatWouldReadOtherwise();
    void writesBlocksAndShortLines();
    void wrapsLongListsOfWords();
    void comparesWhatIsNamed_data();
    void comparesWhatIsNamed();
    void findsChanges();

private:
    static Value number(int value) { return Value::ofInt(value); }
};

void TestValueText::quotesWhatWouldReadOtherwise_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("words") << QByteArray("place stonehenge/gold") << QByteArray("place stonehenge/gold");
    for (const char *text :
         {"no", "True", "null", "~", "", " a", "a ", "1e3", "007", "- x", "a: b", "a #b", "{gold}", "@x"})
        QTest::newRow(text) << QByteArray(text) << '"' + QByteArray(text) + '"';
    QTest::newRow("quote") << QByteArray("a\"b\\") << QByteArray("\"a\\\"b\\\\\"");
    QTest::newRow("lines") << QByteArray("a\n\tb\x01") << QByteArray("\"a\\n\\tb\\x01\"");
    QTest::newRow("accents") << QByteArray("Café") << QByteArray("\"Café\"");
}

void TestValueText::quotesWhatWouldReadOtherwise()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, written);
    QCOMPARE(QByteArray::fromStdString(yamlScalar(text.toStdString())), written);
}

void TestValueText::writesBlocksAndShortLines()
{
    const Value inner = pebbles::map({{"a", number(1)}, {"b", pebbles::texts({"x", "z"})}});
    const Value value = pebbles::map({{"short", pebbles::map({{"m", number(1)}, {"no", Value::ofBool(true)}})},
                                      {"list", Value::ofList({inner, Value(), pebbles::texts({})})},
                                      {"deep", inner}});
    QCOMPARE(QByteArray::fromStdString(toYaml(value)), QByteArray("short: {m: 1, \"no\": true}\n"
                                                                  "list:\n"
                                                                  "  - a: 1\n"
                                                                  "    b: [x, z]\n"
                                                                  "  - null\n"
                                                                  "  - []\n"
                                                                  "deep:\n"
                                                                  "  a: 1\n"
                                                                  "  b: [x, z]\n"));
}

void TestValueText::wrapsLongListsOfWords()
{
    const std::vector<std::string> words(20, "a-word");
    const QByteArray written = QByteArray::fromStdString(toYaml(pebbles::map({{"deck", pebbles::texts(words)}})));
    QCOMPARE(written.count('\n'), 2);
    QVERIFY(written.startsWith("deck: [a-word, a-word, "));
    QVERIFY(written.contains("a-word,\n   a-word, "));
    QVERIFY(written.endsWith("a-word]\n"));
    const std::vector<std::string> sentences(20, "a sentence");
    QCOMPARE(toYaml(pebbles::texts(sentences)).find("- a sentence\n- a sentence\n"), std::size_t{0});
}

void TestValueText::comparesWhatIsNamed_data()
{
    QTest::addColumn<Value>("expected");
    QTest::addColumn<QString>("path");
    QTest::newRow("same") << pebbles::map({{"gold", number(3)}}) << QString();
    QTest::newRow("text for number") << pebbles::map({{"gold", Value::ofText("3")}}) << QString();
    QTest::newRow("other") << pebbles::map({{"gold", number(4)}}) << "gold";
    QTest::newRow("missing") << pebbles::map({{"silver", number(4)}}) << "silver";
    QTest::newRow("nothing there") << pebbles::map({{"silver", Value()}}) << QString();
    QTest::newRow("nothing expected") << pebbles::map({{"gold", Value()}}) << "gold";
    QTest::newRow("list") << pebbles::map({{"cards", pebbles::texts({"a", "b"})}}) << QString();
    QTest::newRow("list order") << pebbles::map({{"cards", pebbles::texts({"b", "a"})}}) << "cards/1";
    QTest::newRow("list length") << pebbles::map({{"cards", pebbles::texts({"a"})}}) << "cards";
    QTest::newRow("by position") << pebbles::map({{"cards", pebbles::map({{"2", Value::ofText("b")}})}}) << QString();
    QTest::newRow("past the end") << pebbles::map({{"cards", pebbles::map({{"3", Value::ofText("b")}})}}) << "cards/3";
    const auto seat = [](int gold) { return pebbles::map({{"ann", pebbles::map({{"gold", number(gold)}})}}); };
    QTest::newRow("by id") << pebbles::map({{"seats", seat(1)}}) << QString();
    QTest::newRow("by id, other") << pebbles::map({{"seats", seat(2)}}) << "seats/ann/gold";
    QTest::newRow("map for number") << pebbles::map({{"gold", pebbles::map({})}}) << "gold";
}

void TestValueText::comparesWhatIsNamed()
{
    QFETCH(Value, expected);
    QFETCH(QString, path);
    const Value ann = pebbles::map({{"id", Value::ofText("ann")}, {"gold", number(1)}});
    const Value actual =
        pebbles::map({{"gold", number(3)}, {"cards", pebbles::texts({"a", "b"})}, {"seats", Value::ofList({ann})}});
    const std::optional<Difference> difference = firstDifference(expected, actual);
    QCOMPARE(difference.has_value(), !path.isEmpty());
    if (difference)
        QCOMPARE(QString::fromStdString(difference->path), path);
}

void TestValueText::findsChanges()
{
    const Value before = pebbles::map(
        {{"a", number(1)}, {"b", pebbles::map({{"c", number(1)}, {"d", number(2)}})}, {"gone", number(1)}});
    const Value after = pebbles::map({{"a", number(1)}, {"b", pebbles::map({{"c", number(1)}, {"d", number(3)}})}});
    QVERIFY(changesBetween(before, before).isNull());
    QCOMPARE(toLine(changesBetween(before, after)), std::string("{b: {d: 3}, gone: null}"));
    Value merged = before;
    merge(merged, changesBetween(before, after));
    QCOMPARE(toLine(merged), std::string("{a: 1, b: {c: 1, d: 3}, gone: null}"));
}

QTEST_GUILESS_MAIN(TestValueText)
#include "tst_valuetext.moc"
