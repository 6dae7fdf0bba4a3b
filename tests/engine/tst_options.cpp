#include "core/optionchoices.h"
#include "core/pack.h"
#include "tests/sourcefile.h"
#include "yaml/scenariorunner.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>

using namespace mw;

namespace {

/// A scenario that holds, and what it was played under.
struct Played {
    std::string file;
    Scenario scenario;
    std::shared_ptr<const GamePack> pack;

    [[nodiscard]] std::string option(const std::string &id) const
    {
        return optionText(pack->items, id, pack->options.at(id));
    }
};

/// The values of an option, as files write them.
std::vector<std::string> valuesOf(const Items &items, const Value &declared)
{
    std::vector<std::string> values;
    for (const OptionChoice &choice : optionChoices(items, declared))
        values.push_back(choice.id);
    return values.empty() ? std::vector<std::string>{"false", "true"} : values;
}

/// The text of a scenario with another value of an option.
std::string withOption(const std::string &text, const Scenario &scenario, const std::string &option,
                       const std::string &value)
{
    std::string options = "\noptions: {" + option + ": " + value;
    for (const Value::Entry &entry : scenario.options.map) {
        if (entry.key != option)
            options += ", " + entry.key + ": " + entry.value.text;
    }
    QString others = QString::fromStdString(text);
    others.remove(QRegularExpression(QStringLiteral("^options: .*\n"), QRegularExpression::MultilineOption));
    return others.toStdString() + options + "}\n";
}

} // namespace

/// Every value of every option of every game is held by a scenario that names a rule of the option, and fails when the
/// option is set otherwise. That a module is not played may be held by any scenario.
class TestOptions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isHeld_data();
    void isHeld();

private:
    [[nodiscard]] bool isNoticed(const Played &played, const std::string &option, const std::string &value);

    yaml::ScenarioRunner m_runner;
    std::map<std::string, std::vector<Played>> m_played; ///< by game
};

void TestOptions::initTestCase()
{
    const std::string part = qEnvironmentVariable("MW_TEST_PART").toStdString(); // of games; without it all
    for (const std::string &file : yaml::scenarioFiles(mw::sourceFile("/content/") + part)) {
        yaml::ScenarioOutcome outcome = m_runner.run(file);
        if (outcome.holds()) {
            const std::shared_ptr<const GamePack> pack = outcome.result.game->sharedPack();
            m_played[pack->items.ofKind("game").front()->id].push_back({file, std::move(outcome.scenario), pack});
        }
    }
    QVERIFY(!m_played.empty());
}

void TestOptions::isHeld_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    for (const auto &[game, played] : m_played) {
        const yaml::LoadResult pack = yaml::loadPack(mw::sourceFile("/content/") + game);
        const Value *options = pack.items.ofKind("game").front()->field("options");
        for (const Value &declared : options ? options->list : std::vector<Value>()) {
            const std::string option = declared.textOr("id", "");
            for (const std::string &value : valuesOf(pack.items, declared)) {
                QTest::addRow("%s %s %s", game.c_str(), option.c_str(), value.c_str())
                    << QString::fromStdString(game) << QString::fromStdString(option) << QString::fromStdString(value);
            }
        }
    }
}

/// Whether a scenario fails once the option has another value.
bool TestOptions::isNoticed(const Played &played, const std::string &option, const std::string &value)
{
    Diagnostics problems;
    const std::optional<std::string> text = yaml::readFile(played.file, problems);
    for (const std::string &other : valuesOf(played.pack->items, *optionDeclaration(played.pack->items, option))) {
        if (other == value || !text)
            continue;
        const yaml::ScenarioOutcome outcome =
            m_runner.run(played.file, withOption(*text, played.scenario, option, other));
        if (outcome.result.failure)
            return true;
    }
    return false;
}

void TestOptions::isHeld()
{
    QFETCH(QString, game);
    QFETCH(QString, option);
    QFETCH(QString, value);
    const std::string id = option.toStdString();
    const std::string set = value.toStdString();
    const std::vector<Played> &all = m_played[game.toStdString()];
    const Value &declared = *optionDeclaration(all.front().pack->items, id);
    const bool isModuleOff = declared.textOr("module", "") == "true" && declared.textOr("default", "") == set;
    const bool isHeld = std::any_of(all.begin(), all.end(), [&](const Played &played) {
        const std::vector<std::string> &named = played.scenario.rules;
        const auto isNamed = [&](const Value &rule) {
            return std::find(named.begin(), named.end(), rule.text) != named.end();
        };
        const std::vector<Value> &rules = declared.find("rules")->list;
        return played.option(id) == set && (isModuleOff || std::any_of(rules.begin(), rules.end(), isNamed)) &&
               isNoticed(played, id, set);
    });
    QVERIFY2(isHeld, "no scenario that names a rule of the option fails when it is set otherwise");
}

QTEST_GUILESS_MAIN(TestOptions)
#include "tst_options.moc"
