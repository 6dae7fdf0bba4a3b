#include "fixture/pebbles.h"

#include "core/optionchoices.h"

#include <QTest>

using namespace mw;

Q_DECLARE_METATYPE(mw::Value)

class TestPack : public QObject
{
    Q_OBJECT

private slots:
    void fillsInDefaults();
    void optionTextsReadBack();
    void optionsTakeValuesFromAKind();
    void refusesUnknownOptions();
    void needsOneGameItem();
    void hashIgnoresKeyOrderOnly();
    void looksAreNotPlayed_data();
    void looksAreNotPlayed();
    void patchChanges_data();
    void patchChanges();
    void patchReports_data();
    void patchReports();
    void variantGivesOptionsAndPatch();
    void namesChangedItems();

private:
    static Value change(const char *verb, const char *where, Value value = {})
    {
        return pebbles::map({{verb, Value::ofText(where)}, {"value", std::move(value)}});
    }
};

void TestPack::fillsInDefaults()
{
    const auto pack = pebbles::pack({{"most", 1}});
    QVERIFY(pack);
    QCOMPARE(pack->options.at("most"), 1);
    QCOMPARE(pack->options.at("twice"), 0);
}

void TestPack::optionTextsReadBack()
{
    const Items items = pebbles::items();
    Diagnostics problems;
    for (const auto &[option, text] : {std::pair("most", "three"), std::pair("twice", "true")}) {
        const auto value = readOption(items, option, text, {}, problems);
        QCOMPARE(value, std::optional<std::int64_t>(1));
        QCOMPARE(optionText(items, option, *value), std::string(text));
    }
    OptionValues back;
    readOptions(items, optionsValue(items, {{"most", 1}, {"twice", 1}}), back, problems);
    QCOMPARE(back, (OptionValues{{"most", 1}, {"twice", 1}}));
    QVERIFY(problems.empty());
}

void TestPack::optionsTakeValuesFromAKind()
{
    Items items = pebbles::items();
    items.find("game", "pebbles")->fields.find("options")->list[0].set("values-from", Value::ofText("pile"));
    const Value &declared = *optionDeclaration(items, "most");
    QCOMPARE(kindOfChoices(declared), std::string_view("pile"));
    const auto texts = [&] {
        std::vector<std::string> ids;
        for (const OptionChoice &choice : optionChoices(items, declared))
            ids.push_back(choice.id);
        return ids;
    };
    QCOMPARE(texts(), (std::vector<std::string>{"two", "three", "shore", "brook"}));
    Diagnostics problems;
    QCOMPARE(readOption(items, "most", "brook", {}, problems), std::optional<std::int64_t>(3));
    QCOMPARE(optionText(items, "most", 3), std::string("brook"));
    items.remove("pile", "brook");
    QVERIFY(!readOption(items, "most", "brook", {}, problems));
    QCOMPARE(problems.at(0).remedy.toEnglish(), std::string("It can be: two, three, shore."));
}

void TestPack::refusesUnknownOptions()
{
    Diagnostics problems;
    QVERIFY(!readOption(pebbles::items(), "least", "one", {}, problems));
    QVERIFY(!readOption(pebbles::items(), "most", "nine", {}, problems));
    QVERIFY(!makePack(pebbles::rules(), pebbles::items(), {{"least", 1}}, problems));
    QCOMPARE(problems.size(), std::size_t{3});
    QCOMPARE(problems[0].code, std::string("option.unknown"));
    QCOMPARE(problems[1].code, std::string("option.value"));
    QCOMPARE(problems[1].remedy.toEnglish(), std::string("It can be: two, three."));
    QCOMPARE(problems[2].code, std::string("option.unknown"));
}

void TestPack::needsOneGameItem()
{
    Diagnostics problems;
    QVERIFY(!makePack(pebbles::rules(), Items(), {}, problems));
    QCOMPARE(problems.at(0).code, std::string("pack.no-game"));
}

void TestPack::hashIgnoresKeyOrderOnly()
{
    Items items = pebbles::items();
    const std::uint64_t before = hashOf(items, {});
    Value &fields = items.find("pile", "shore")->fields;
    std::reverse(fields.map.begin(), fields.map.end());
    QCOMPARE(hashOf(items, {}), before);
    fields.set("pebbles", Value::ofText("3"));
    QVERIFY(hashOf(items, {}) != before);
    fields.set("pebbles", Value::ofInt(3));
    QCOMPARE(hashOf(items, {}), before);
    QVERIFY(hashOf(items, {{"most", 1}}) != before);
}

void TestPack::looksAreNotPlayed_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<bool>("looks");
    for (const char *kind : {"layout", "style", "swatch"})
        QTest::newRow(kind) << QByteArray(kind) << true;
    for (const char *kind : {"variant", "wording", "card"})
        QTest::newRow(kind) << QByteArray(kind) << false;
}

void TestPack::looksAreNotPlayed()
{
    QFETCH(QByteArray, kind);
    QFETCH(bool, looks);
    Diagnostics problems;
    const auto before = pebbles::pack();
    Items items = before->items;
    items.add({kind.toStdString(), "another", pebbles::map({{"id", Value::ofText("another")}}), {}});
    const auto after = makePack(*before->rules, items, {}, problems);
    QVERIFY(after);
    QCOMPARE(after->hash == before->hash, looks);
    QCOMPARE(after->looks != before->looks, looks);
}

void TestPack::patchChanges_data()
{
    QTest::addColumn<Value>("patch");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::newRow("set") << change("set", "pile/shore/pebbles", Value::ofInt(9)) << "pebbles"
                         << "9";
    QTest::newRow("set makes parents") << change("set", "pile/shore/a/b", Value::ofInt(1)) << "a/b"
                                       << "1";
    QTest::newRow("remove field") << change("remove", "pile/shore/pebbles") << "pebbles"
                                  << "";
}

void TestPack::patchChanges()
{
    QFETCH(Value, patch);
    QFETCH(QString, path);
    QFETCH(QString, text);
    Items items = pebbles::items();
    Diagnostics problems;
    applyPatch(items, Value::ofList({patch}), problems);
    QVERIFY(problems.empty());
    const Value *value = items.find("pile", "shore")->field(path.toStdString());
    QCOMPARE(value ? value->text : std::string(), text.toStdString());
}

void TestPack::patchReports_data()
{
    QTest::addColumn<Value>("patch");
    QTest::addColumn<QString>("code");
    QTest::newRow("unknown item") << change("set", "pile/lake/pebbles", Value::ofInt(1)) << "patch.unknown-item";
    QTest::newRow("through a number") << change("set", "pile/shore/pebbles/x", Value::ofInt(1))
                                      << "patch.unknown-field";
    QTest::newRow("past a list") << change("set", "game/pebbles/options/7", Value::ofInt(1)) << "patch.unknown-field";
    QTest::newRow("remove nothing") << change("remove", "pile/shore/name") << "patch.unknown-field";
    QTest::newRow("remove id") << change("remove", "pile/shore/id") << "patch.unknown-field";
    QTest::newRow("set id") << change("set", "pile/shore/id", Value::ofText("x")) << "patch.incomplete";
    QTest::newRow("add without id") << change("add", "pile", pebbles::map({})) << "patch.incomplete";
    QTest::newRow("add twice") << change("add", "pile", pebbles::map({{"id", Value::ofText("shore")}}))
                               << "patch.duplicate-item";
    QTest::newRow("other verb") << change("move", "pile/shore") << "patch.unknown-change";
}

void TestPack::patchReports()
{
    QFETCH(Value, patch);
    QFETCH(QString, code);
    Items items = pebbles::items();
    const std::uint64_t before = hashOf(items, {});
    Diagnostics problems;
    applyPatch(items, Value::ofList({patch}), problems);
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems[0].code, code.toStdString());
    QVERIFY(!problems[0].message.isEmpty() && !problems[0].remedy.isEmpty());
    QCOMPARE(hashOf(items, {}), before);
}

void TestPack::variantGivesOptionsAndPatch()
{
    Items items = pebbles::items();
    const Value options = pebbles::map({{"most", Value::ofText("three")}, {"twice", Value::ofBool(true)}});
    const Value patch = Value::ofList(
        {change("remove", "pile/brook"), change("add", "pile", pebbles::map({{"id", Value::ofText("pond")}}))});
    items.add({"variant", "wet", pebbles::map({{"options", options}, {"patch", patch}}), {}});
    OptionValues chosen{{"most", 0}};
    Diagnostics problems;
    applyVariant(items, chosen, "wet", problems);
    QVERIFY(problems.empty());
    QCOMPARE(chosen, (OptionValues{{"most", 0}, {"twice", 1}}));
    QVERIFY(!items.find("pile", "brook") && items.find("pile", "pond"));
    applyVariant(items, chosen, "dry", problems);
    QCOMPARE(problems.at(0).code, std::string("variant.unknown"));
}

void TestPack::namesChangedItems()
{
    Items after = pebbles::items();
    after.find("pile", "shore")->fields.set("pebbles", Value::ofInt(9));
    after.remove("charm", "charm-0");
    QCOMPARE(changedItems(pebbles::items(), after), (std::vector<std::string>{"pile/shore", "charm/charm-0"}));
}

QTEST_GUILESS_MAIN(TestPack)
#include "tst_pack.moc"
