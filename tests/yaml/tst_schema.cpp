#include "yaml/checkpack.h"
#include "yaml/loader.h"
#include "yaml/nearest.h"
#include "yaml/schema.h"
#include "yaml/schemadoc.h"
#include "yaml/unifieddiff.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace mw;
using namespace mw::yaml;

/// Reading schemas, and what is printed from them. What they forbid is in tests/data/lint.
class TestSchema : public QObject
{
    Q_OBJECT

private slots:
    void readsFields();
    void namedTypesCanBeRetitled();
    void ownTypesComeBeforeShared();
    void specsByPath();
    void ids_data();
    void ids();
    void nearestWord_data();
    void nearestWord();
    void printsMarkdown();
    void printsJsonSchema();
    void showsDifferences();
};

namespace {

const char *const types = "types:\n  colour: {type: enum, values: [red, blue], title: Colour, help: Shared.}\n";
const char *const kinds = R"(types:
  effect:
    type: struct
    oneOf: [gain, pay]
    title: Effect
    help: One step.
    fields:
      gain: {type: enum, values: [gold], title: Gain, help: Got.}
      pay: {type: text, title: Pay, help: Given.}
      amount: {type: int, min: 1, max: 60, default: 1, title: Amount, help: How much.}
kinds:
  card:
    collection: cards
    folder: cards
    title: Card
    plural: Cards
    preview: card
    count: 3
    help: A card.
    fields:
      name: {type: text, required: true, translatable: true, title: Name, help: Its name.}
      tint: {type: colour, title: Tint, required: true, default: red}
      top: {type: list, max: 4, title: Top, help: First., element: {type: effect}}
      next: {type: reference, target: card, title: Next, help: Another one.}
      prices: {type: map, title: Prices, help: By size., element: {type: int, title: Price, help: Gold.}}
  game: {collection: "", file: game.yaml, title: Game, help: The game.}
)";

Schema read(const char *shared, const char *schema, Diagnostics &problems)
{
    return Schema::read(parseValue("types.yaml", shared, problems), parseValue("schema.yaml", schema, problems),
                        problems);
}

Schema readWell()
{
    Diagnostics problems;
    const Schema schema = read(types, kinds, problems);
    return problems.empty() ? schema : Schema();
}

} // namespace

void TestSchema::readsFields()
{
    const Schema schema = readWell();
    QCOMPARE(schema.kinds().size(), std::size_t(2));
    const KindSpec *card = schema.kindOfCollection("cards");
    QVERIFY(card && card == schema.kind("card"));
    QCOMPARE(card->count, 3);
    QCOMPARE(card->preview, std::string("card"));
    QCOMPARE(card->fieldOrder(), (std::vector<std::string>{"id", "name", "tint", "top", "next", "prices"}));
    QVERIFY(card->fields.field("name")->required && card->fields.field("name")->translatable);
    QCOMPARE(card->fields.field("top")->maximum, std::int64_t(4));
    QVERIFY(!schema.kind("none") && !schema.kindOfCollection(""));
}

void TestSchema::namedTypesCanBeRetitled()
{
    const Schema schema = readWell();
    const FieldSpec *tint = schema.kind("card")->fields.field("tint");
    QCOMPARE(tint->title, std::string("Tint"));
    QCOMPARE(tint->help, std::string("Shared."));
    QCOMPARE(tint->typeName, std::string("colour"));
    QCOMPARE(tint->defaultValue.text, std::string("red"));
    QVERIFY(tint->required);
}

void TestSchema::ownTypesComeBeforeShared()
{
    Diagnostics problems;
    const Schema schema = read(types, R"(types:
  colour: {type: enum, values: [green], title: Colour, help: Own.}
kinds:
  card: {collection: cards, folder: cards, title: Card, help: A card., fields: {tint: {type: colour}}}
)",
                               problems);
    QVERIFY(problems.empty());
    QCOMPARE(schema.kind("card")->fields.field("tint")->values, std::vector<std::string>{"green"});
}

void TestSchema::specsByPath()
{
    const Schema schema = readWell();
    const KindSpec *card = schema.kind("card");
    QCOMPARE(card->specAt("top/0/amount")->title, std::string("Amount"));
    QCOMPARE(card->specAt("top/3")->typeName, std::string("effect"));
    QCOMPARE(card->specAt("prices/large")->title, std::string("Price"));
    QCOMPARE(card->specAt(""), &card->fields);
    QVERIFY(!card->specAt("top/0/none") && !card->specAt("name/x"));
}

void TestSchema::ids_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<bool>("good");
    for (const char *word : {"a", "alfred-nobel", "a1", "section-2b", "ST-TURN-03", "X"})
        QTest::newRow(word) << QByteArray(word) << true;
    for (const char *word : {"", "-a", "a-", "a--b", "1a", "Alfred", "a b", "a_b", "ä", "a/b", "ST-turn"})
        QTest::newRow(word) << QByteArray(word) << false;
}

void TestSchema::ids()
{
    QFETCH(QByteArray, word);
    QFETCH(bool, good);
    QCOMPARE(isId(word.toStdString()), good);
}

void TestSchema::nearestWord_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("near");
    QTest::newRow("letter missing") << QByteArray("colur") << QByteArray("colour");
    QTest::newRow("letters swapped") << QByteArray("amuont") << QByteArray("amount");
    QTest::newRow("capitals") << QByteArray("Amount") << QByteArray("amount");
    QTest::newRow("underscore") << QByteArray("time_crystal") << QByteArray("time-crystal");
    QTest::newRow("nothing near") << QByteArray("zebra") << QByteArray();
    QTest::newRow("nothing at all") << QByteArray() << QByteArray();
}

void TestSchema::nearestWord()
{
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, near);
    QCOMPARE(nearest(word.toStdString(), {"colour", "amount", "time-crystal"}), near.toStdString());
}

void TestSchema::printsMarkdown()
{
    const std::string text = schemaAsMarkdown(readWell());
    for (const char *part :
         {"## card\n", "under `cards:`. Printed: 3.", "| `name` | text | required | Its name. |",
          "| `tint` | [colour](#colour) | default `red` | Shared. |", "list of [effect](#effect), at most 4 of them",
          "id of one [card](#card)", "### effect\n", "Exactly one of `gain`, `pay`.", "One of `red`, `blue`."})
        QVERIFY2(text.find(part) != std::string::npos, part);
}

void TestSchema::printsJsonSchema()
{
    const QByteArray text = QByteArray::fromStdString(schemaAsJsonSchema(readWell()));
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    const QJsonObject card = root[QStringLiteral("definitions")][QStringLiteral("card")].toObject();
    QCOMPARE(card[QStringLiteral("additionalProperties")].toBool(true), false);
    const QJsonValue amount = card[QStringLiteral("properties")][QStringLiteral("top")][QStringLiteral("items")]
                                  [QStringLiteral("properties")][QStringLiteral("amount")];
    QCOMPARE(amount[QStringLiteral("maximum")].toInt(), 60);
    QCOMPARE(root[QStringLiteral("anyOf")][0][QStringLiteral("properties")][QStringLiteral("cards")]
                 [QStringLiteral("items")][QStringLiteral("$ref")]
                     .toString(),
             QStringLiteral("#/definitions/card"));
}

void TestSchema::showsDifferences()
{
    QCOMPARE(unifiedDiff("f", "a\n", "a\n"), std::string());
    QCOMPARE(unifiedDiff("f", "a\nb\nc\n", "a\nx\nc\n"),
             std::string("--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"));
    QVERIFY(unifiedDiff("f", "a\n", "a").find("+a\n\\ No newline at end of file\n") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestSchema)
#include "tst_schema.moc"
