#include "tests/asnobody.h"
#include "yaml/edits.h"
#include "yaml/loader.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace mw;
using namespace mw::yaml;

/// Whatever a file holds: a diagnostic with a place, and no crash.
class TestHostile : public QObject
{
    Q_OBJECT

private slots:
    void textIsRefused_data();
    void textIsRefused();
    void textIsHarmless_data();
    void textIsHarmless();
    void fileIsRefused_data();
    void fileIsRefused();
    void unreadableFileIsRefused();
    void fewProblemsOfOneKind();
};

namespace {

QByteArray repeated(const char *piece, int times)
{
    return QByteArray(piece).repeated(times);
}

QByteArray bomb(const char *format, int levels)
{
    QByteArray text = "x0: &x0 [a, b, c, d, e, f, g, h, i]\n";
    for (int i = 1; i <= levels; ++i) {
        const QByteArray below = "*x" + QByteArray::number(i - 1);
        const QByteArray name = "x" + QByteArray::number(i);
        QByteArray line = format;
        line.replace("NAME", name).replace("BELOW", (below + ", ").repeated(8) + below);
        text += line;
    }
    return text;
}

} // namespace

void TestHostile::textIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, const QByteArray &text, const char *code) {
        QTest::newRow(name) << text << QByteArray(code);
    };
    row("50 MB scalar", "a: " + QByteArray(50'000'000, 'x'), "yaml.size");
    row("unknown tag of a null", "a: &b !!ststr\n", "yaml.tag");
    row("unknown tag before the anchor of a null", "- !odd &b\n", "yaml.tag");
    row("brackets", repeated("[", 20'000), "yaml.depth");
    row("closed brackets", repeated("[", 20'000) + repeated("]", 20'000), "yaml.depth");
    row("braces", repeated("{a: ", 20'000), "yaml.depth");
    row("dashes", repeated("- ", 20'000), "yaml.depth");
    row("question marks", repeated("? ", 20'000), "yaml.depth");
    row("too many values", "[" + repeated("1,", 700'000) + "]", "yaml.size");
    row("alias bomb", bomb("NAME: &NAME [BELOW]\n", 20), "yaml.alias.limit");
    row("text bomb", "a: &a " + QByteArray(1'000'000, 'x') + "\nb: [" + repeated("*a,", 1000) + "]\n",
        "yaml.alias.limit");
    row("cycle", "a: &a [*a]\n", "yaml.alias.cycle");
    row("cycle by merge", "a: &a {<<: *a}\n", "yaml.alias.cycle");
    row("comma", ",", "yaml.syntax");
    row("comma after the document", "{a: 1},\n", "yaml.syntax");
    row("overlong utf-8", "a: \xC0\xAF", "yaml.utf8");
    row("surrogate", "a: \xED\xA0\x80", "yaml.utf8");
    row("cut utf-8", "a: \xF0\x9F\x8E", "yaml.utf8");
    row("beyond unicode", "a: \xF4\x90\x80\x80", "yaml.utf8");
    row("nul", QByteArray("a: \0", 4), "yaml.control");
    row("escape character", "a: \x1B[31m", "yaml.control");
    row("utf-16",
        QByteArray("\xFF\xFE"
                   "a\0:\0",
                   6),
        "yaml.encoding");
    row("utf-16 without mark", QByteArray("a\0:\0", 4), "yaml.encoding");
    row("open quote", "a: \"x\nb: c\n", "yaml.quote");
    row("long key", QByteArray(2000, 'k') + ": 1\n", "yaml.syntax");
    row("many documents", repeated("---\n", 5000), "yaml.documents");
}

void TestHostile::textIsRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    Diagnostics problems;
    const LoadedFile file = parseFile(SourceFile("f", text.toStdString()), problems);
    QVERIFY(!problems.empty());
    QCOMPARE(problems.front().code, code.toStdString());
    QVERIFY(problems.front().location.isKnown());
    QVERIFY(!problems.front().remedy.isEmpty());
}

void TestHostile::textIsHarmless_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("known tag of a null") << QByteArray("a: &b! !!str\n");
    QTest::newRow("merge bomb") << bomb("NAME: &NAME {<<: [BELOW], NAME: 1}\n", 15);
    QTest::newRow("long line") << "[" + repeated("{k: v}, ", 20'000) + "]";
    QTest::newRow("many keys") << "{" + repeated("k: v, ", 20'000) + "}";
    QTest::newRow("blank lines") << repeated("\n", 500'000);
    QTest::newRow("comments") << repeated("# x\n", 100'000);
    QTest::newRow("deep indentation") << [] {
        QByteArray text;
        for (int i = 0; i < 400; ++i)
            text += QByteArray(i, ' ') + "a:\n";
        return text;
    }();
    QTest::newRow("many anchors") << repeated("- &a x\n", 20'000);
    QTest::newRow("minus signs") << repeated("-", 100'000);
    QTest::newRow("quotes") << repeated("'", 100'000);
}

void TestHostile::textIsHarmless()
{
    QFETCH(QByteArray, text);
    Diagnostics problems;
    const LoadedFile file = parseFile(SourceFile("f", text.toStdString()), problems);
    const EditResult result = setValue(file.source, file.tree, "x1/none/0", Value::ofInt(1));
    QVERIFY(result.problem || !result.edits.empty());
}

void TestHostile::fileIsRefused_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("missing") << QStringLiteral("/no/such/file.yaml") << QByteArray("file.missing");
    QTest::newRow("folder") << QStringLiteral("/") << QByteArray("file.kind");
    QTest::newRow("device") << QStringLiteral("/dev/zero") << QByteArray("file.kind");
}

void TestHostile::fileIsRefused()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, code);
    Diagnostics problems;
    QVERIFY(!readFile(path.toStdString(), problems));
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems.front().code, code.toStdString());
    QCOMPARE(problems.front().location.fileName(), path.toStdString());
}

void TestHostile::unreadableFileIsRefused()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.yaml"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(70'000'000)); // sparse
    file.close();
    Diagnostics problems;
    QVERIFY(!readFile(path.toStdString(), problems));
    QCOMPARE(problems.front().code, std::string("file.size"));
    QVERIFY(file.resize(10) && file.setPermissions(QFileDevice::WriteOwner));
    const AsNobody user(folder.path());
    QVERIFY(user.isOrdinary());
    QVERIFY(!readFile(path.toStdString(), problems));
    QCOMPARE(problems.back().code, std::string("file.unreadable"));
}

void TestHostile::fewProblemsOfOneKind()
{
    Diagnostics problems;
    const LoadedFile file = parseFile(SourceFile("f", repeated("a: 1\n", 5000).toStdString()), problems);
    QVERIFY(file.tree.isComplete());
    QCOMPARE(problems.size(), std::size_t(200));
}

QTEST_GUILESS_MAIN(TestHostile)
#include "tst_hostile.moc"
