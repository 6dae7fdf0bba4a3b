#include "tests/sourcepath.h"
#include "yaml/loader.h"
#include "yaml/schemadoc.h"
#include "yaml/unifieddiff.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace mw;
using namespace mw::yaml;

/// The field reference in content/README.md is what the schemas say. After a change of a schema, print it anew:
///     MW_PRINT_README=1 build/tests/tst_contentreadme
class TestContentReadme : public QObject
{
    Q_OBJECT

private slots:
    void exampleNamesWhatIsThere();
    void fieldReferenceIsUpToDate();
};

namespace {

const QByteArray marker =
    "<!-- Printed from the schema below this line; tests/yaml/tst_contentreadme.cpp says how. -->\n";

QByteArray fieldReference()
{
    QByteArray text;
    const QDir content(mw::sourcePath("/content"));
    for (const QString &game : content.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (!content.exists(game + QStringLiteral("/schema.yaml")))
            continue;
        const LoadResult loaded = loadPack(content.filePath(game).toStdString());
        const std::vector<const Item *> games = loaded.items.ofKind("game");
        const std::string name =
            games.empty() ? game.toStdString() : games.front()->fields.textOr("name", game.toStdString());
        text += "\n# The fields of " + QByteArray::fromStdString(name) + "\n\n" +
                QByteArray::fromStdString(schemaAsMarkdown(loaded.schema));
    }
    return text;
}

} // namespace

/// "A pack by example" is written by hand; nothing that lies in a shipped pack is missing in it.
void TestContentReadme::exampleNamesWhatIsThere()
{
    const QDir content(mw::sourcePath("/content"));
    QFile file(content.filePath(QStringLiteral("README.md")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    const QByteArray fence = "```";
    const qsizetype start = text.indexOf(fence, text.indexOf("## A pack by example"));
    const QByteArray example = text.mid(start, text.indexOf(fence, start + fence.size()) - start);
    for (const QFileInfo &pack : content.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
        for (const QFileInfo &entry : QDir(pack.filePath()).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            const QByteArray name = ' ' + entry.fileName().toUtf8() + (entry.isDir() ? "/" : " ");
            QVERIFY2(example.contains(name), qPrintable(pack.fileName() + u'/' + entry.fileName()));
        }
}

void TestContentReadme::fieldReferenceIsUpToDate()
{
    QFile file(mw::sourcePath("/content/README.md"));
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray found = file.readAll();
    const qsizetype start = found.indexOf(marker);
    QVERIFY(start > 0);
    const QByteArray expected = found.left(start) + marker + fieldReference();
    if (qEnvironmentVariableIsSet("MW_PRINT_README")) {
        QVERIFY(file.resize(0) && file.seek(0) && file.write(expected) == expected.size());
        return;
    }
    if (found == expected)
        return;
    const std::string difference = unifiedDiff("content/README.md", found.toStdString(), expected.toStdString());
    QFAIL(qPrintable(QStringLiteral("The schema has changed. Run: MW_PRINT_README=1 build/tests/tst_contentreadme\n") +
                     QString::fromStdString(difference)));
}

QTEST_GUILESS_MAIN(TestContentReadme)
#include "tst_contentreadme.moc"
