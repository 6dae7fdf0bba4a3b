#include "yaml/yamltree.h"

#include <QTest>

using namespace mw;
using namespace mw::yaml;

class TestYamlTree : public QObject
{
    Q_OBJECT

private slots:
    void contentSpans_data();
    void contentSpans();
    void entrySpans();
    void pathsLeadBack();
    void findFollowsAliasesAndMerges();
    void nodeAtIsTheInnermost();
    void scalarsByTheirLooks_data();
    void scalarsByTheirLooks();
    void inheritedValuesAreMarked();
    void mergedKeysGiveWay();
    void valuesKnowTheirPlace();
    void loneCarriageReturnsEndLines();
    void emptyFilesAreNull_data();
    void emptyFilesAreNull();
    void foldedKeepKeepsItsBlankLines();
};

namespace {

struct Parsed {
    SourceFile file;
    Diagnostics problems;
    YamlTree tree;
    Value value;

    explicit Parsed(const std::string &text) : file("f", text), tree(YamlTree::parse(file, problems))
    {
        value = tree.toValue(file, problems);
    }
    [[nodiscard]] const YamlNode &at(std::string_view path) const
    {
        return tree.nodes()[static_cast<std::size_t>(tree.find(path))];
    }
    [[nodiscard]] std::string text(const Span &span) const
    {
        return std::string(file.bytes().substr(span.from, span.length()));
    }
};

} // namespace

void TestYamlTree::contentSpans_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("plain") << QByteArray("a: some text # note\n") << QByteArray("a") << QByteArray("some text");
    QTest::newRow("hash inside") << QByteArray("a: x#y\n") << QByteArray("a") << QByteArray("x#y");
    QTest::newRow("plain over lines") << QByteArray("a: x\n  y\n\n  z # c\nb: 1\n") << QByteArray("a")
                                      << QByteArray("x\n  y\n\n  z");
    QTest::newRow("single") << QByteArray("a: 'it''s' # c\n") << QByteArray("a") << QByteArray("'it''s'");
    QTest::newRow("double") << QByteArray("a: \"x\\\"y\" \n") << QByteArray("a") << QByteArray("\"x\\\"y\"");
    QTest::newRow("anchor and tag") << QByteArray("a: &x !!str 12\n") << QByteArray("a") << QByteArray("12");
    QTest::newRow("literal") << QByteArray("a: |\n  x\n\n  y\n\nb: 1\n") << QByteArray("a")
                             << QByteArray("|\n  x\n\n  y");
    QTest::newRow("literal kept") << QByteArray("a: |+\n  x\n\nb: 1\n") << QByteArray("a") << QByteArray("|+\n  x\n");
    QTest::newRow("literal with digit") << QByteArray("a: |2-\n    x\n   y\nb: 1\n") << QByteArray("a")
                                        << QByteArray("|2-\n    x\n   y");
    QTest::newRow("empty") << QByteArray("a:\nb: 1\n") << QByteArray("a") << QByteArray("");
    QTest::newRow("tilde") << QByteArray("a: ~\n") << QByteArray("a") << QByteArray("~");
    QTest::newRow("flow list") << QByteArray("a: [x, [y]] # c\n") << QByteArray("a") << QByteArray("[x, [y]]");
    QTest::newRow("in flow") << QByteArray("a: {b: x y , c: 1}\n") << QByteArray("a/b") << QByteArray("x y");
    QTest::newRow("bare pair") << QByteArray("a: [b: 1, c]\n") << QByteArray("a/0") << QByteArray("b: 1");
    QTest::newRow("block list") << QByteArray("a:\n- x\n- y\nb: 1\n") << QByteArray("a") << QByteArray("- x\n- y");
    QTest::newRow("nest") << QByteArray("- - a\n  - b\n") << QByteArray("0") << QByteArray("- a\n  - b");
    QTest::newRow("crlf") << QByteArray("a: x\r\n  y\r\nb: 1\r\n") << QByteArray("a") << QByteArray("x\r\n  y");
    QTest::newRow("bom") << QByteArray("\xEF\xBB\xBF"
                                       "a: x\n")
                         << QByteArray("a") << QByteArray("x");
    QTest::newRow("wide letters") << QByteArray("größe: 🎲 x\n") << QByteArray("größe") << QByteArray("🎲 x");
}

void TestYamlTree::contentSpans()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, content);
    const Parsed parsed(text.toStdString());
    QVERIFY(parsed.problems.empty());
    QCOMPARE(parsed.text(parsed.at(path.toStdString()).content), content.toStdString());
}

void TestYamlTree::entrySpans()
{
    const Parsed parsed("a: 1 # c\nb:\n  - x\n  - {k: v, l: w}\n");
    QCOMPARE(parsed.text(parsed.at("a").entry), std::string("a: 1"));
    QCOMPARE(parsed.text(parsed.at("b/0").entry), std::string("- x"));
    QCOMPARE(parsed.text(parsed.at("b/1/k").entry), std::string("k: v"));
    QCOMPARE(parsed.text(parsed.at("b").entry), std::string("b:\n  - x\n  - {k: v, l: w}"));
}

void TestYamlTree::pathsLeadBack()
{
    const Parsed parsed("items:\n  - id: a\n    top: [{gain: gold}]\n  - id: b\n  - id: b\n    x: 1\n  - y: 2\n");
    QCOMPARE(parsed.tree.pathOf(parsed.tree.find("items/0/top/0/gain")), std::string("items/a/top/0/gain"));
    QCOMPARE(parsed.tree.pathOf(parsed.tree.find("items/2/x")), std::string("items/2/x")); // the second b
    QCOMPARE(parsed.tree.pathOf(parsed.tree.find("items/3/y")), std::string("items/3/y"));
    for (int node = 0; node < static_cast<int>(parsed.tree.nodes().size()); ++node) {
        const int found = parsed.tree.find(parsed.tree.pathOf(node));
        QVERIFY(found == node || parsed.tree.pathOf(found) == parsed.tree.pathOf(node)); // a key has its value's path
    }
    QCOMPARE(parsed.tree.find("items/none"), -1);
    QCOMPARE(parsed.tree.find("items/0/id/x"), -1);
}

void TestYamlTree::findFollowsAliasesAndMerges()
{
    const Parsed parsed("base: &b {x: 1, y: 2}\na: *b\nc:\n  <<: *b\n  y: 3\n");
    QCOMPARE(parsed.at("a/x").text, std::string("1"));
    QCOMPARE(parsed.at("c/x").text, std::string("1"));
    QCOMPARE(parsed.at("c/y").text, std::string("3"));
}

void TestYamlTree::nodeAtIsTheInnermost()
{
    const std::string text = "a:\n  - {k: gold}\nb: 1\n";
    const Parsed parsed(text);
    QCOMPARE(parsed.tree.pathOf(parsed.tree.nodeAt(text.find("gold"))), std::string("a/0/k"));
    QCOMPARE(parsed.tree.pathOf(parsed.tree.nodeAt(text.find("k:"))), std::string("a/0/k"));
    QCOMPARE(parsed.tree.pathOf(parsed.tree.nodeAt(text.find("b:"))), std::string("b"));
    QCOMPARE(parsed.tree.pathOf(parsed.tree.nodeAt(text.find("- {"))), std::string("a/0"));
}

void TestYamlTree::scalarsByTheirLooks_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *text, Value::Kind kind) {
        QTest::newRow(text) << QByteArray(text) << static_cast<int>(kind);
    };
    for (const char *text : {"12", "-5", "0", "9223372036854775807"})
        row(text, Value::Kind::Int);
    for (const char *text : {"true", "false"})
        row(text, Value::Kind::Bool);
    for (const char *text : {"", "~", "null"})
        row(text, Value::Kind::Null);
    for (const char *text : {"no",     "on",     "yes",      "True",     "1e3",
                             "007",    "-0",     "+1",       "1.10",     "0x1F",
                             "0o7",    "1_000",  "1,5",      "NULL",     "9223372036854775808",
                             "\"12\"", "'true'", "\"null\"", "!!str 12", "! 12"})
        row(text, Value::Kind::Text);
}

void TestYamlTree::scalarsByTheirLooks()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    const Parsed parsed("a: " + text.toStdString() + "\n");
    QVERIFY(parsed.problems.empty());
    QCOMPARE(static_cast<int>(parsed.value.find("a")->kind), kind);
}

void TestYamlTree::inheritedValuesAreMarked()
{
    const Parsed parsed("base: &b {x: {y: 1}}\na: *b\nc: {<<: *b, z: 2}\n");
    QVERIFY(!parsed.value.at("base/x")->inherited);
    QVERIFY(parsed.value.at("a")->inherited);
    QVERIFY(parsed.value.at("a/x/y")->inherited);
    QVERIFY(!parsed.value.at("c")->inherited);
    QVERIFY(parsed.value.at("c/x/y")->inherited);
    QVERIFY(!parsed.value.at("c/z")->inherited);
    QCOMPARE(parsed.value.at("a/x/y")->location.toString(), std::string("f:1:18")); // where it is written
}

void TestYamlTree::mergedKeysGiveWay()
{
    const Parsed parsed("a: &a {x: 1, y: 1}\nb: &b {y: 2, z: 2}\nc:\n  z: 3\n  <<: [*a, *b]\n");
    QCOMPARE(parsed.value.at("c")->intOr("x", 0), std::int64_t(1));
    QCOMPARE(parsed.value.at("c")->intOr("y", 0), std::int64_t(1));
    QCOMPARE(parsed.value.at("c")->intOr("z", 0), std::int64_t(3));
    QCOMPARE(parsed.value.at("c")->map.size(), std::size_t(3));
}

void TestYamlTree::valuesKnowTheirPlace()
{
    const Parsed parsed("a: {größe: 12, b: [x, yy]}\n");
    const Value *size = parsed.value.at("a/größe");
    QCOMPARE(size->location.toString(), std::string("f:1:12"));
    QCOMPARE(size->location.length, std::size_t(2));
    QCOMPARE(parsed.value.at("a/b/1")->location.toString(), std::string("f:1:23"));
    QCOMPARE(parsed.value.find("a")->map[1].keyLocation.toString(), std::string("f:1:16"));
}

void TestYamlTree::loneCarriageReturnsEndLines()
{
    const Parsed parsed("a: 1\rb:\r  - x\r  - y\r");
    QVERIFY(parsed.problems.empty());
    QCOMPARE(parsed.value.at("b/1")->text, std::string("y"));
    QCOMPARE(parsed.value.at("b/1")->location.line, 4);
}

void TestYamlTree::emptyFilesAreNull_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("comment") << QByteArray("# x\n");
    QTest::newRow("start") << QByteArray("---\n");
    QTest::newRow("bom") << QByteArray("\xEF\xBB\xBF");
    QTest::newRow("tilde") << QByteArray("# --- x\n~\n");
}

void TestYamlTree::emptyFilesAreNull()
{
    QFETCH(QByteArray, text);
    const Parsed parsed(text.toStdString());
    QVERIFY(parsed.problems.empty());
    QVERIFY(parsed.tree.isComplete());
    QVERIFY(parsed.value.isNull());
}

void TestYamlTree::foldedKeepKeepsItsBlankLines()
{
    const Parsed parsed("a: >+\n  x\n  y\n\n\nb: 1\n");
    QCOMPARE(parsed.value.find("a")->text, std::string("x y\n\n\n"));
}

QTEST_GUILESS_MAIN(TestYamlTree)
#include "tst_yamltree.moc"
