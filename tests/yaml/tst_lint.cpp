#include "lintcase.h"

#include "tests/sourcepath.h"
#include "yaml/edits.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace mw;
using namespace mw::yaml;

/// Each folder of tests/data/lint has the problems that its expected.txt lists, and no others.
class TestLint : public QObject
{
    Q_OBJECT

private slots:
    void folderCase_data();
    void folderCase();
    void everyCodeHasACase();
    void thePlainPackIsClean();

private:
    const QString m_root = mw::sourcePath("/tests/data/lint");
    const std::string m_base = mw::sourceFile("/tests/data/lint-base");
};

namespace {

QString contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString listed(const Diagnostics &problems)
{
    QString result;
    for (const Diagnostic &problem : problems) {
        result += QString::fromStdString(problem.toString()) + QLatin1Char('\n');
        for (const Diagnostic::Related &related : problem.related)
            result += QStringLiteral("  ") +
                      QString::fromStdString(related.location.toString() + ": " + related.message.toEnglish()) +
                      QLatin1Char('\n');
        result += QStringLiteral("  ") + QString::fromStdString(problem.remedy.toEnglish()) + QLatin1Char('\n');
    }
    return result;
}

} // namespace

void TestLint::folderCase_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names = QDir(m_root).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    QVERIFY(names.size() > 30);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void TestLint::folderCase()
{
    QFETCH(QString, name);
    const QString folder = m_root + QLatin1Char('/') + name;
    const auto files = lintFiles(m_base, folder.toStdString());
    const Diagnostics problems = lint(m_base, files);
    QCOMPARE(listed(problems), contents(folder + QStringLiteral("/expected.txt")));
    const bool silenced = name.startsWith(QStringLiteral("ignore"));
    const QString code = name.section(QLatin1Char('_'), 0, 0);
    QVERIFY(silenced || std::any_of(problems.begin(), problems.end(),
                                    [&](const Diagnostic &p) { return p.code == code.toStdString(); }));
    const QDir fixed(folder + QStringLiteral("/fixed"));
    if (!fixed.exists())
        return;
    const auto withFix =
        std::find_if(problems.begin(), problems.end(), [](const Diagnostic &p) { return !p.fixes.empty(); });
    QVERIFY2(withFix != problems.end(), "there is no fix");
    const Fix &fix = withFix->fixes.front();
    QCOMPARE(QString::fromStdString(applyEdits(files.at(fix.file), fix.edits)),
             contents(fixed.filePath(QString::fromStdString(fix.file))));
}

void TestLint::everyCodeHasACase()
{
    // Problems of the file system and of size are in tst_loader, tst_hostile and tst_atomicwrite.
    const QSet<QString> elsewhere = {QStringLiteral("yaml.size"),       QStringLiteral("pack.no-folder"),
                                     QStringLiteral("pack.no-schema"),  QStringLiteral("file.missing"),
                                     QStringLiteral("file.kind"),       QStringLiteral("file.size"),
                                     QStringLiteral("file.unreadable"), QStringLiteral("file.write")};
    static const QRegularExpression codes(
        QStringLiteral("\"((?:balance|yaml|file|key|value|list|reference|id|pack|schema)\\.[a-z.-]+)\""));
    QStringList sources{mw::sourcePath("/engine/core/balance.cpp")};
    QDirIterator files(mw::sourcePath("/engine/yaml"), {QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        sources << files.next();
    int found = 0;
    for (const QString &source : std::as_const(sources)) {
        if (source.endsWith(QLatin1String("scenariorunner.cpp")))
            continue;
        auto match = codes.globalMatch(contents(source));
        while (match.hasNext()) {
            const QString code = match.next().captured(1);
            if (code.endsWith(QLatin1String(".yaml")) || code.endsWith(QLatin1String(".h")) || elsewhere.contains(code))
                continue;
            ++found;
            QVERIFY2(QDir(m_root).exists(code), qPrintable(QStringLiteral("no case for ") + code));
        }
    }
    QVERIFY(found > 40);
}

void TestLint::thePlainPackIsClean()
{
    QCOMPARE(listed(lint(m_base, lintFiles(m_base, m_base))), QString());
}

QTEST_GUILESS_MAIN(TestLint)
#include "tst_lint.moc"
