#include "core/wording.h"

#include <QTest>

using mw::Item;
using mw::Items;
using mw::Value;

namespace {

Item wording(const std::string &id, const std::string &one, const std::string &other = {})
{
    Item item{"wording", id, Value::ofMap({}), {}};
    item.fields.set("id", Value::ofText(id));
    item.fields.set("one", Value::ofText(one));
    if (!other.empty())
        item.fields.set("other", Value::ofText(other));
    return item;
}

Value effect(const std::string &verb, const std::string &what, int amount = 0, const std::string &colour = {})
{
    Value value = Value::ofMap({});
    value.set(verb, Value::ofText(what));
    if (!colour.empty())
        value.set("colour", Value::ofText(colour));
    if (amount > 0)
        value.set("amount", Value::ofInt(amount));
    return value;
}

Items words()
{
    Items items;
    items.add(wording("gain-gold", "{amount} {gold}"));
    items.add(wording("pay-gold", "{amount} {gold}"));
    items.add(wording("gain-portal", "{amount} {portal} step", "{amount} {portal} steps"));
    items.add(wording("gain-crystal", "{amount} {colour} {crystal:colour}"));
    items.add(wording("gain-crystal-same", "{amount} {crystal:same}", "{amount} {crystal:same} of one colour"));
    items.add(wording("colour-gray", "grey"));
    items.add(wording("join", "{first}, {second}"));
    items.add(wording("join-last", "{first} and {second}"));
    items.add(wording("effects-gain", "Gain {gain}"));
    items.add(wording("effects-pay-gain", "Pay {pay}: gain {gain}"));
    return items;
}

} // namespace

class TestWording : public QObject
{
    Q_OBJECT

private slots:
    void wordsOneEffect_data();
    void wordsOneEffect();
    void joinsLists();
    void groupsByVerb();
    void showsWhatIsMissing();
    void asksTheTranslator();
    void countsWithoutATranslation();
};

void TestWording::wordsOneEffect_data()
{
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("amount");
    QTest::addColumn<QString>("colour");
    QTest::addColumn<QString>("text");
    QTest::newRow("amount") << "gain"
                            << "gold" << 7 << ""
                            << "7 {gold}";
    QTest::newRow("an amount left out is one") << "gain"
                                               << "portal" << 0 << ""
                                               << "1 {portal} step";
    QTest::newRow("several") << "gain"
                             << "portal" << 2 << ""
                             << "2 {portal} steps";
    QTest::newRow("icon of a field's value") << "gain"
                                             << "crystal" << 1 << "blue"
                                             << "1 blue {crystal:blue}";
    QTest::newRow("value with words of its own") << "gain"
                                                 << "crystal" << 1 << "gray"
                                                 << "1 grey {crystal:gray}";
    QTest::newRow("narrower wording") << "gain"
                                      << "crystal" << 2 << "same"
                                      << "2 {crystal:same} of one colour";
}

void TestWording::wordsOneEffect()
{
    QFETCH(QString, verb);
    QFETCH(QString, what);
    QFETCH(int, amount);
    QFETCH(QString, colour);
    QFETCH(QString, text);
    const Value value = effect(verb.toStdString(), what.toStdString(), amount, colour.toStdString());
    QCOMPARE(QString::fromStdString(mw::wordEffect(words(), value)), text);
}

void TestWording::joinsLists()
{
    const Items items = words();
    const mw::Wording wording(items);
    const Value gold = effect("gain", "gold", 3);
    const Value step = effect("gain", "portal");
    QCOMPARE(wording.list(Value::ofList({})), std::string());
    QCOMPARE(wording.list(Value::ofList({gold})), std::string("3 {gold}"));
    QCOMPARE(wording.list(Value::ofList({gold, step})), std::string("3 {gold} and 1 {portal} step"));
    QCOMPARE(wording.list(Value::ofList({gold, step, gold})), std::string("3 {gold}, 1 {portal} step and 3 {gold}"));
}

void TestWording::groupsByVerb()
{
    const Items items = words();
    const Value pay = effect("pay", "gold", 5);
    const Value step = effect("gain", "portal", 2);
    const Value gold = effect("gain", "gold", 1);
    QCOMPARE(mw::wordEffects(items, Value::ofList({})), std::string());
    QCOMPARE(mw::wordEffects(items, Value::ofList({gold})), std::string("Gain 1 {gold}"));
    QCOMPARE(mw::wordEffects(items, Value::ofList({pay, step, gold})),
             std::string("Pay 5 {gold}: gain 2 {portal} steps and 1 {gold}"));
}

void TestWording::showsWhatIsMissing()
{
    const Items items = words();
    QCOMPARE(mw::wordEffect(items, effect("gain", "medal", 2)), std::string("gain-medal"));
    QCOMPARE(mw::wordEffects(items, Value::ofList({effect("pay", "gold")})), std::string("effects-pay"));
    QCOMPARE(mw::Wording(items).idFor(effect("gain", "crystal", 2, "same")), std::string("gain-crystal-same"));
    QCOMPARE(mw::Wording(items).idFor(effect("gain", "crystal", 2, "any")), std::string("gain-crystal"));
}

void TestWording::asksTheTranslator()
{
    const Items items = words();
    const mw::Wording german(items, [](std::string_view source, std::int64_t count) {
        if (source == "{amount} {portal} steps")
            return std::string(count == 1 ? "{amount} Schritt {portal}" : "{amount} Schritte {portal}");
        if (source == "Gain {gain}")
            return std::string(count == -1 ? "{gain} erhalten" : "?");
        return std::string(source);
    });
    QCOMPARE(german.effects(Value::ofList({effect("gain", "portal")})), std::string("1 Schritt {portal} erhalten"));
    QCOMPARE(german.effects(Value::ofList({effect("gain", "portal", 3)})), std::string("3 Schritte {portal} erhalten"));
}

void TestWording::countsWithoutATranslation()
{
    const Items items = words();
    const mw::Wording untranslated(items, [](std::string_view source, std::int64_t) { return std::string(source); });
    QCOMPARE(untranslated.effect(effect("gain", "portal")), std::string("1 {portal} step"));
    QCOMPARE(untranslated.effect(effect("gain", "portal", 3)), std::string("3 {portal} steps"));
}

QTEST_GUILESS_MAIN(TestWording)
#include "tst_wording.moc"
