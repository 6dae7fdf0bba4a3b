#include "tests/sourcepath.h"
#include "yaml/loader.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>

/// Holds the `refused` texts of each game's rules.yaml against docs/<game>-refusals.md, which lists what the engine
/// refuses and the numbers that it gives.
class TestRefusalTexts : public QObject
{
    Q_OBJECT

private slots:
    void textsFitTheirRefusals_data();
    void textsFitTheirRefusals();

private:
    /// How many numbers come with a refusal, by rule: a page is a table with a column for each number.
    [[nodiscard]] static std::map<std::string, int> numbersOn(const QString &page);
};

std::map<std::string, int> TestRefusalTexts::numbersOn(const QString &page)
{
    QFile file(page);
    std::map<std::string, int> numbers;
    if (!file.open(QIODevice::ReadOnly))
        return numbers;
    static const QRegularExpression row(QStringLiteral(R"(^\| ([A-Z]{2}-[A-Z]+-\d+) \|[^|]*\|(.*)\|$)"));
    for (const QString &line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        const QRegularExpressionMatch match = row.match(line);
        if (!match.hasMatch())
            continue;
        int count = 0;
        for (const QString &column : match.captured(2).split(QLatin1Char('|')))
            count += column.trimmed().isEmpty() ? 0 : 1;
        numbers[match.captured(1).toStdString()] = count;
    }
    return numbers;
}

void TestRefusalTexts::textsFitTheirRefusals_data()
{
    QTest::addColumn<QString>("game");
    const QDir docs(mw::sourcePath("/docs"));
    const QString ending = QStringLiteral("-refusals.md");
    for (const QString &page : docs.entryList({QLatin1Char('*') + ending}, QDir::Files)) {
        const QString game = page.chopped(ending.size());
        QTest::newRow(qPrintable(game)) << game;
    }
}

void TestRefusalTexts::textsFitTheirRefusals()
{
    QFETCH(QString, game);
    std::map<std::string, int> numbers = numbersOn(mw::sourcePath("/docs/") + game + QStringLiteral("-refusals.md"));
    QVERIFY(numbers.size() > 40);
    const mw::Items items = mw::yaml::loadPack((mw::sourcePath("/content/") + game).toStdString()).items;
    for (const auto &[id, count] : numbers) {
        const mw::Item *rule = items.find("rule", id);
        QVERIFY2(rule && !rule->fields.textOr("refused", "").empty(), id.c_str());
    }
    static const QRegularExpression place(QStringLiteral(R"(\{(\d)\})"));
    for (const mw::Item *rule : items.ofKind("rule")) {
        QVERIFY2(!rule->field("refused") || numbers.count(rule->id) == 1, rule->id.c_str()); // no text is idle
        const QString text = QString::fromStdString(rule->fields.textOr("refused", ""));
        for (auto match = place.globalMatch(text); match.hasNext();)
            QVERIFY2(match.next().captured(1).toInt() < numbers[rule->id], rule->id.c_str());
    }
}

QTEST_GUILESS_MAIN(TestRefusalTexts)
#include "tst_refusaltexts.moc"
