#include "tests/sourcepath.h"
#include "yaml/loader.h"
#include "yaml/scenariorunner.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace mw;

/// What the documentation shows must work as it is written.
class TestDocumentation : public QObject
{
    Q_OBJECT

private slots:
    void scenariosHold_data();
    void scenariosHold();
    void variantsFit();

private:
    [[nodiscard]] static QStringList examples(const QString &file)
    {
        QFile text(mw::sourcePath("/") + file);
        if (!text.open(QIODevice::ReadOnly))
            return {};
        static const QRegularExpression block(QStringLiteral("```yaml\n(.*?)```"),
                                              QRegularExpression::DotMatchesEverythingOption);
        QStringList found;
        for (auto match = block.globalMatch(QString::fromUtf8(text.readAll())); match.hasNext();)
            found << match.next().captured(1);
        return found;
    }
    const std::string pack = mw::sourceFile("/content/steam-time");
};

void TestDocumentation::scenariosHold_data()
{
    QTest::addColumn<QString>("text");
    const QString start = QStringLiteral("with: kit/plain.yaml\nsetup: {first: 1}\n");
    for (const QString &example : examples(QStringLiteral("docs/scenarios.md"))) {
        const QString name = example.section(QLatin1Char('\n'), 0, 0);
        if (name.startsWith(QLatin1String("title:")))
            QTest::newRow(qPrintable(name)) << example;
        else if (name.startsWith(QLatin1String("play:")))
            QTest::newRow("actions") << start + example;
        else
            QTest::newRow("own content") << example + QStringLiteral("expect: {over: false}\n");
    }
    // A deck as the guide to content shows it: the only deck of a scenario
    for (QString example : examples(QStringLiteral("content/README.md")).filter(QStringLiteral("encounters:"))) {
        example.prepend(QLatin1Char('\n'));
        example.replace(QLatin1String("\n"), QLatin1String("\n  "));
        QTest::newRow("a deck") << QStringLiteral("content:") + example + QStringLiteral("\nexpect: {over: false}\n");
    }
}

void TestDocumentation::scenariosHold()
{
    QFETCH(QString, text);
    yaml::ScenarioRunner runner;
    const yaml::ScenarioOutcome outcome = runner.run(std::string(pack) + "/scenarios/example.yaml", text.toStdString());
    QVERIFY2(outcome.holds(), outcome.complaints().empty() ? "" : outcome.complaints()[0].c_str());
}

void TestDocumentation::variantsFit()
{
    const QStringList variants = examples(QStringLiteral("docs/variants.md"));
    QCOMPARE(variants.size(), 1);
    Diagnostics problems;
    std::vector<std::shared_ptr<const yaml::LoadedFile>> files;
    for (const std::string &name : yaml::packFiles(pack, problems)) {
        if (auto text = yaml::readFile(std::string(pack) + '/' + name, problems))
            files.push_back(std::make_shared<yaml::LoadedFile>(
                yaml::parseFile(yaml::SourceFile(name, std::move(*text)), problems)));
    }
    files.push_back(std::make_shared<yaml::LoadedFile>(yaml::parseFile(
        yaml::SourceFile("variants/example.yaml",
                         QString(variants.front()).remove(QStringLiteral("id: rich-start\n")).toStdString()),
        problems)));
    QVERIFY(problems.empty());
    for (const Diagnostic &problem : yaml::loadFiles(pack, files, {}, "example").diagnostics)
        QVERIFY2(problem.severity != Severity::Error, problem.toLine().c_str());
}

QTEST_GUILESS_MAIN(TestDocumentation)
#include "tst_documentation.moc"
