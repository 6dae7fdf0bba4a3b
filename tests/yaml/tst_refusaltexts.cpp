#include "tests/sourcepath.h"
#include "yaml/loader.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>

/// Holds the `refused` texts of a game's rules.yaml against docs/<game>-refusals.md, which lists what the engine
/// refuses and the numbers that it gives.
class TestRefusalTexts : public QObject
{
    Q_OBJECT

private slots:
    void everyRefusalHasItsText_data() { addGames(); }
    void everyRefusalHasItsText();
    void noTextIsIdle_data() { addGames(); }
    void noTextIsIdle();
    void placesHaveNumbers_data() { addGames(); }
    void placesHaveNumbers();

private:
    static void addGames();
    void read();

    mw::Items m_items;
    std::map<std::string, int> m_numbers; ///< how many numbers come with a refusal, by rule
};

void TestRefusalTexts::addGames()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"steam-time", "world-wonders"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestRefusalTexts::read()
{
    QFETCH(QString, game);
    m_numbers.clear();
    QFile page(mw::sourcePath(("/docs/" + game.toStdString() + "-refusals.md").c_str()));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QRegularExpression row(QStringLiteral(R"(^\| ([A-Z]{2}-[A-Z]+-\d+) \|[^|]*\|([^|]*)\|([^|]*)\|([^|]*)\|$)"));
    for (const QString &line : QString::fromUtf8(page.readAll()).split(QLatin1Char('\n'))) {
        const QRegularExpressionMatch match = row.match(line);
        if (!match.hasMatch())
            continue;
        int numbers = 0;
        for (int column = 2; column <= 4; ++column)
            numbers += match.captured(column).trimmed().isEmpty() ? 0 : 1;
        m_numbers[match.captured(1).toStdString()] = numbers;
    }
    QVERIFY(m_numbers.size() > 40);
    m_items = mw::yaml::loadPack(mw::sourceFile(("/content/" + game.toStdString()).c_str())).items;
}

void TestRefusalTexts::everyRefusalHasItsText()
{
    read();
    for (const auto &[id, numbers] : m_numbers) {
        const mw::Item *rule = m_items.find("rule", id);
        QVERIFY2(rule && !rule->fields.textOr("refused", "").empty(), id.c_str());
    }
}

void TestRefusalTexts::noTextIsIdle()
{
    read();
    for (const mw::Item *rule : m_items.ofKind("rule"))
        QVERIFY2(!rule->field("refused") || m_numbers.count(rule->id) == 1, rule->id.c_str());
}

void TestRefusalTexts::placesHaveNumbers()
{
    read();
    const QRegularExpression place(QStringLiteral(R"(\{(\d)\})"));
    for (const mw::Item *rule : m_items.ofKind("rule")) {
        const QString text = QString::fromStdString(rule->fields.textOr("refused", ""));
        for (auto match = place.globalMatch(text); match.hasNext();)
            QVERIFY2(match.next().captured(1).toInt() < m_numbers[rule->id], rule->id.c_str());
    }
}

QTEST_GUILESS_MAIN(TestRefusalTexts)
#include "tst_refusaltexts.moc"
