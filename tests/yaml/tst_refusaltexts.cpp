#include "tests/sourcepath.h"
#include "yaml/loader.h"

#include <QDir>
#include <QDirIterator>
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
    void callsGiveEveryNumber_data() { textsFitTheirRefusals_data(); }
    void callsGiveEveryNumber();

private:
    /// The arguments of a call that begins at the bracket `open`.
    [[nodiscard]] static int argumentsAt(const QString &source, qsizetype open);
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

int TestRefusalTexts::argumentsAt(const QString &source, qsizetype open)
{
    int depth = 0;
    int count = 1;
    for (qsizetype at = open; at < source.size(); ++at) {
        const QChar sign = source.at(at);
        if (QStringLiteral("([{").contains(sign))
            ++depth;
        else if (QStringLiteral(")]}").contains(sign) && --depth == 0)
            break;
        else if (sign == QLatin1Char(',') && depth == 1)
            ++count;
    }
    return count;
}

/// A number that the engine leaves out would be told as 0.
void TestRefusalTexts::callsGiveEveryNumber()
{
    QFETCH(QString, game);
    const mw::Items items = mw::yaml::loadPack((mw::sourcePath("/content/") + game).toStdString()).items;
    const QString folder = mw::sourcePath("/engine/games/") + QString(game).replace(QLatin1Char('-'), QLatin1Char('_'));
    static const QRegularExpression call(QStringLiteral(R"rx(\brefuse\(\s*"([A-Z]{2}-[A-Z]+-\d+)")rx"));
    static const QRegularExpression place(QStringLiteral(R"(\{(\d)\})"));
    int calls = 0;
    for (QDirIterator files(folder, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                            QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString source = QString::fromUtf8(file.readAll());
        for (auto match = call.globalMatch(source); match.hasNext();) {
            const QRegularExpressionMatch refusal = match.next();
            const mw::Item *rule = items.find("rule", refusal.captured(1).toStdString());
            QVERIFY2(rule, qPrintable(refusal.captured(1)));
            const int given = argumentsAt(source, refusal.capturedStart() + QStringLiteral("refuse").size()) - 1;
            const QString text = QString::fromStdString(rule->fields.textOr("refused", ""));
            for (auto number = place.globalMatch(text); number.hasNext();)
                QVERIFY2(number.next().captured(1).toInt() < given,
                         qPrintable(refusal.captured(1) + QStringLiteral(" in ") + file.fileName()));
            ++calls;
        }
    }
    QVERIFY2(calls > 20, qPrintable(QString::number(calls)));
}

QTEST_GUILESS_MAIN(TestRefusalTexts)
#include "tst_refusaltexts.moc"
