#include "tests/sourcefile.h"
#include "yaml/edits.h"
#include "yaml/loader.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace mw;
using namespace mw::yaml;

/// Packs from the disk and from unsaved texts.
class TestLoader : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void listsFilesOfThePack();
    void packWithoutRulesHasItems();
    void unsavedTextsTakePart();
    void filesCanBeKept();
    void brokenFileLeavesTheOthers();
    void missingFolderIsReported();
    void missingSchemaIsReported();
    void problemsComeInOrder();
    void unknownVariantIsReported();
    void variantsAreChecked();
    void variantsAreBlamedForWhatTheyBreak();
    void sharedTypesComeFromTheNeighbour();
    void sharedKindsComeFromTheNeighbour();
    void shippedPackIsClean();

private:
    void write(const char *name, const char *text);
    [[nodiscard]] std::string folder() const { return m_folder->filePath(QStringLiteral("small")).toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLoader::write(const char *name, const char *text)
{
    const QString path = m_folder->filePath(QStringLiteral("small/") + QLatin1String(name));
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) >= 0);
}

void TestLoader::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write("schema.yaml", R"(kinds:
  game: {collection: "", file: game.yaml, title: Game, help: G., fields: {name: {type: text, title: Name, help: N.}}}
  card:
    collection: cards
    folder: cards
    title: Card
    help: C.
    fields:
      cost: {type: int, min: 0, max: 9, title: Cost, help: C.}
  variant:
    collection: ""
    folder: variants
    title: Variant
    help: V.
    fields:
      patch: {type: list, title: Patch, help: P., element: {type: struct, title: Change, help: C., fields: {set: {type: text, title: Set, help: S.}, value: {type: any, title: Value, help: V.}}}}
)");
    write("game.yaml", "name: Small\n");
    write("cards/b.yaml", "cards:\n  - id: three\n    cost: 3\n");
    write("cards/a.yaml", "cards:\n  - id: one\n    cost: 1\n  - id: two\n    cost: 2\n");
    write("variants/dear.yaml", "patch:\n  - {set: card/one/cost, value: 8}\n");
}

void TestLoader::listsFilesOfThePack()
{
    write("cards/.hidden.yaml", "");
    write("cards/notes.txt", "");
    write("scenarios/s.yaml", "");
    Diagnostics problems;
    const std::vector<std::string> expected = {"cards/a.yaml", "cards/b.yaml", "game.yaml", "schema.yaml",
                                               "variants/dear.yaml"};
    QCOMPARE(packFiles(folder(), problems), expected);
    QVERIFY(problems.empty());
}

void TestLoader::packWithoutRulesHasItems()
{
    const LoadResult result = loadPack(folder());
    QVERIFY(result.diagnostics.empty());
    QVERIFY(!result.pack);
    QCOMPARE(result.items.all().size(), std::size_t(5));
    QCOMPARE(result.items.all()[0].id, std::string("one"));
    QCOMPARE(result.items.find("game", "small")->field("name")->text, std::string("Small"));
    QCOMPARE(result.items.find("card", "three")->location.toString(), std::string("cards/b.yaml:2:5"));
    QVERIFY(result.items.find("variant", "dear"));
}

void TestLoader::unsavedTextsTakePart()
{
    Diagnostics problems;
    std::vector<std::shared_ptr<const LoadedFile>> files;
    for (const std::string &name : packFiles(folder(), problems)) {
        const std::string text =
            name == "cards/a.yaml" ? "cards:\n  - {id: one, cost: 11}\n" : *readFile(folder() + '/' + name, problems);
        files.push_back(std::make_shared<const LoadedFile>(parseFile(SourceFile(name, text), problems)));
    }
    const LoadResult result = loadFiles(folder(), files);
    QCOMPARE(result.diagnostics.size(), std::size_t(1));
    QCOMPARE(result.diagnostics[0].code, std::string("value.range"));
    QCOMPARE(result.diagnostics[0].item, std::string("card/one"));
    QCOMPARE(result.diagnostics[0].path, std::string("cost"));
    QVERIFY(!result.items.find("card", "two"));
}

void TestLoader::filesCanBeKept()
{
    Diagnostics problems;
    const auto broken =
        std::make_shared<const LoadedFile>(parseFile(SourceFile("cards/a.yaml", "cards: [\n"), problems));
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(broken->problems.size(), std::size_t(1));
    for (int time = 0; time < 2; ++time) {
        const LoadResult result = loadFiles(folder(), {broken});
        QVERIFY(std::any_of(result.diagnostics.begin(), result.diagnostics.end(),
                            [](const Diagnostic &problem) { return problem.code == "yaml.syntax"; }));
    }
}

void TestLoader::brokenFileLeavesTheOthers()
{
    write("cards/a.yaml", "cards: {\n");
    const LoadResult result = loadPack(folder());
    QCOMPARE(result.diagnostics.size(), std::size_t(1));
    QVERIFY(result.items.find("card", "three"));
}

void TestLoader::missingFolderIsReported()
{
    const LoadResult result = loadPack("/no/such/pack");
    QVERIFY(hasErrors(result.diagnostics));
    QCOMPARE(result.diagnostics.front().code, std::string("pack.no-folder"));
}

void TestLoader::missingSchemaIsReported()
{
    QVERIFY(QFile::remove(QString::fromStdString(folder()) + QStringLiteral("/schema.yaml")));
    const LoadResult result = loadPack(folder());
    QVERIFY(!result.diagnostics.empty());
    QCOMPARE(result.diagnostics.front().code, std::string("pack.no-schema"));
}

void TestLoader::problemsComeInOrder()
{
    write("cards/b.yaml", "cards:\n  - id: three\n    cost: 33\n    cots: 1\n");
    write("cards/a.yaml", "cards:\n  - id: one\n    cost: x\n");
    const LoadResult result = loadPack(folder());
    std::vector<std::string> places;
    for (const Diagnostic &problem : result.diagnostics)
        places.push_back(problem.location.toString());
    QCOMPARE(places, (std::vector<std::string>{"cards/a.yaml:3:11", "cards/b.yaml:3:11", "cards/b.yaml:4:5"}));
}

void TestLoader::unknownVariantIsReported()
{
    const LoadResult result = loadPack(folder(), {}, "none");
    QCOMPARE(result.diagnostics.front().code, std::string("variant.unknown"));
}

void TestLoader::variantsAreChecked()
{
    QVERIFY(loadPack(folder(), {}, "dear").diagnostics.empty());
    write("variants/dear.yaml", "patch:\n  - {set: card/one/cost, value: 80}\n");
    QVERIFY(loadPack(folder()).diagnostics.empty());
    const LoadResult result = loadPack(folder(), {}, "dear");
    QCOMPARE(result.diagnostics.size(), std::size_t(1));
    QCOMPARE(result.diagnostics[0].location.toString(), std::string("variants/dear.yaml:2:33"));
    QCOMPARE(result.items.find("card", "one")->fields.intOr("cost", 0), std::int64_t(1)); // before the variant
}

void TestLoader::variantsAreBlamedForWhatTheyBreak()
{
    write("schema.yaml", "kinds:\n"
                         "  card:\n"
                         "    {collection: cards, folder: cards, title: Card, help: C., fields:\n"
                         "      {cost: {type: int, required: true, default: 1}, gain: {type: struct, fields:\n"
                         "        {gold: {type: int}, least: {type: int, required: true}}}}}\n"
                         "  variant: {collection: '', folder: variants, title: Variant, help: V., fields:\n"
                         "    {patch: {type: any}}}\n");
    write("cards/a.yaml", "cards:\n  - {id: one, cost: 1, gain: {gold: 1, least: 1}}\n  - {id: two, gold: 3}\n");
    const Diagnostics before = loadPack(folder()).diagnostics; // of the second card alone
    write("variants/dear.yaml", "patch:\n"
                                "  - {set: card/one/gain/gold, value: 2}\n"
                                "  - {remove: card/one/cost}\n"
                                "  - {set: card/two/cost, value: 3}\n"
                                "  - {remove: card/one/gain/least}\n");
    QStringList places;
    for (const Diagnostic &problem : loadPack(folder(), {}, "dear").diagnostics) {
        const bool isOld = std::any_of(before.begin(), before.end(), [&problem](const Diagnostic &old) {
            return old.toString() == problem.toString();
        });
        if (isOld)
            continue;
        places << QString::fromStdString(problem.location.toString() + ' ' + problem.code);
        QCOMPARE(problem.related.back().location.fileName(), std::string("cards/a.yaml"));
        QVERIFY(problem.fixes.empty()); // nothing can be added in a change
    }
    QCOMPARE(places, (QStringList{QStringLiteral("variants/dear.yaml:3:5 value.missing"),
                                  QStringLiteral("variants/dear.yaml:5:5 value.missing")}));
}

void TestLoader::sharedTypesComeFromTheNeighbour()
{
    write("../types.yaml", "types:\n  price: {type: int, min: 5, title: Price, help: P.}\n");
    write("schema.yaml",
          "kinds:\n  card: {collection: cards, folder: cards, title: Card, help: C., fields: {cost: {type: price}}}\n");
    const LoadResult result = loadPack(folder());
    QCOMPARE(result.diagnostics.size(), std::size_t(3));
    QCOMPARE(result.diagnostics[0].code, std::string("value.range"));
    // A pack that lies elsewhere brings them along.
    write("types.yaml", "types:\n  price: {type: int, min: 0, title: Price, help: P.}\n");
    QVERIFY(loadPack(folder()).diagnostics.empty());
}

void TestLoader::sharedKindsComeFromTheNeighbour()
{
    write("../types.yaml", "kinds:\n"
                           "  card: {collection: cards, folder: cards, title: Other, help: O.}\n"
                           "  note: {collection: notes, file: notes.yaml, title: Note, help: N.}\n");
    write("schema.yaml", "kinds:\n  card: {collection: cards, folder: cards, title: Card, help: C.}\n");
    write("notes.yaml", "notes:\n  - {id: first}\n");
    const LoadResult result = loadPack(folder());
    QCOMPARE(result.schema.kinds().size(), std::size_t(2));
    QCOMPARE(result.schema.kind("card")->title, std::string("Card")); // a game may describe a shared kind anew
    QVERIFY(result.items.find("note", "first"));
}

void TestLoader::shippedPackIsClean()
{
    const LoadResult result = loadPack(mw::sourceFile("/content/steam-time"));
    for (const Diagnostic &problem : result.diagnostics)
        QFAIL(problem.toString().c_str());
    QVERIFY(result.items.all().size() > 300);
}

QTEST_GUILESS_MAIN(TestLoader)
#include "tst_loader.moc"
