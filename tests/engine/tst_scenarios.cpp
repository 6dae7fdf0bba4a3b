#include "tests/sourcefile.h"
#include "yaml/scenariorunner.h"

#include <QTest>

using namespace mw;

/// Every scenario file of every game is a row.
class TestScenarios : public QObject
{
    Q_OBJECT

private slots:
    void holds_data();
    void holds();

private:
    yaml::ScenarioRunner m_runner;
};

void TestScenarios::holds_data()
{
    QTest::addColumn<QString>("file");
    for (const std::string &file : yaml::scenarioFiles(mw::sourceFile("/content"))) {
        const QString name = QString::fromStdString(file);
        QTest::newRow(name.section(u'/', -3).toUtf8().constData()) << name;
    }
}

void TestScenarios::holds()
{
    QFETCH(QString, file);
    const yaml::ScenarioOutcome outcome = m_runner.run(file.toStdString());
    for (const std::string &line : outcome.complaints())
        qWarning("%s", line.c_str());
    QVERIFY(outcome.holds());
    QVERIFY2(!outcome.scenario.title.empty(), "a scenario needs a title");
    QVERIFY2(!outcome.scenario.rules.empty(), "a scenario names the rules that it holds");
}

QTEST_GUILESS_MAIN(TestScenarios)
#include "tst_scenarios.moc"
