#include "editcommands.h"
#include "tests/sourcepath.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace mw;
using namespace mw::yaml;

/// The folders of tests/data/edit, and what cannot be said there.
class TestEdits : public QObject
{
    Q_OBJECT

private slots:
    void folderCase_data();
    void folderCase();
    void nullForAMissingKeyChangesNothing();
    void textThatIsNoUtf8IsRefused();
    void changesTheIdThatThePathNames();
    void refusalNamesThePlace();
    void appliesSeveralEdits();
};

namespace {

std::string contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString()
                                          : std::string("missing: ") + path.toStdString();
}

EditResult set(const std::string &text, const std::string &path, const Value &value)
{
    Diagnostics problems;
    const SourceFile file("file.yaml", text);
    return setValue(file, YamlTree::parse(file, problems), path, value);
}

} // namespace

void TestEdits::folderCase_data()
{
    QTest::addColumn<QString>("folder");
    const QDir cases(mw::sourcePath("/tests/data/edit"));
    const QStringList names = cases.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    QVERIFY(names.size() > 40);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << cases.filePath(name);
}

void TestEdits::folderCase()
{
    QFETCH(QString, folder);
    const CommandOutcome outcome =
        runCommands(contents(folder + QStringLiteral("/before.yaml")), contents(folder + QStringLiteral("/edit.txt")));
    QCOMPARE(QString::fromStdString(outcome.failure), QString());
    QCOMPARE(QByteArray::fromStdString(outcome.text),
             QByteArray::fromStdString(contents(folder + QStringLiteral("/after.yaml"))));
}

void TestEdits::nullForAMissingKeyChangesNothing()
{
    const EditResult result = set("a: 1\n", "b", Value());
    QVERIFY(!result.problem);
    QVERIFY(result.edits.empty());
}

void TestEdits::textThatIsNoUtf8IsRefused()
{
    const EditResult result = set("a: x\n", "a", Value::ofText("\xFF"));
    QVERIFY(result.problem);
    QVERIFY(result.edits.empty());
}

void TestEdits::changesTheIdThatThePathNames()
{
    const std::string text = "cards:\n  - id: a\n    parts:\n      - {id: b, n: 1}\n";
    const auto after = [&text](const char *path, const Value &value) {
        const EditResult result = set(text, path, value);
        return result.problem ? result.problem->code : applyEdits(text, result.edits);
    };
    QCOMPARE(after("cards/a/id", Value::ofText("x")),
             std::string("cards:\n  - id: x\n    parts:\n      - {id: b, n: 1}\n"));
    QCOMPARE(after("cards/a/parts/b/id", Value::ofText("x")),
             std::string("cards:\n  - id: a\n    parts:\n      - {id: x, n: 1}\n"));
    QCOMPARE(after("cards/a", Value::ofText("x")), std::string("cards:\n  - x\n"));
}

void TestEdits::refusalNamesThePlace()
{
    const EditResult result = set("b: &x {c: 1}\nd: *x\n", "b/c", Value::ofInt(2));
    QVERIFY(result.problem);
    QCOMPARE(result.problem->location.toString(), std::string("file.yaml:1:7"));
    QVERIFY(!result.problem->remedy.isEmpty());
}

void TestEdits::appliesSeveralEdits()
{
    const std::vector<TextEdit> edits = {{0, 1, "xyz"}, {2, 0, "+"}, {3, 2, ""}};
    const std::string after = applyEdits("abcdef", edits);
    QCOMPARE(after, std::string("xyzb+cf"));
    QCOMPARE(applyEdits(after, inverseOf("abcdef", edits)), std::string("abcdef"));
}

QTEST_GUILESS_MAIN(TestEdits)
#include "tst_edits.moc"
