#include "core/pack.h"
#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QTest>

#include <algorithm>
#include <functional>

using mw::Diagnostic;
using mw::Item;
using mw::Items;
using mw::Value;

namespace {

using Change = std::function<void(Items &)>;

Value number(int value)
{
    return Value::ofInt(value);
}
Value word(const char *text)
{
    return Value::ofText(text);
}

Value space(const char *kind, const char *key = nullptr, int amount = 0)
{
    Value result = Value::ofMap({});
    result.set("kind", word(kind));
    if (key)
        result.set(key, number(amount));
    return result;
}

struct Part {
    const char *verb;
    const char *thing;
    int amount;
};
Value effects(const std::vector<Part> &parts)
{
    Value list = Value::ofList({});
    for (const Part &part : parts) {
        Value effect = Value::ofMap({});
        effect.set(part.verb, word(part.thing));
        effect.set("amount", number(part.amount));
        list.list.push_back(effect);
    }
    return list;
}

Value &fieldsOf(Items &items, const char *kind, const char *id)
{
    return items.find(kind, id)->fields;
}
Value &spacesOf(Items &items, const char *id)
{
    return *fieldsOf(items, "panel", id).find("spaces");
}

void removePanelsFor(Items &items, int players)
{
    for (const Item &panel : std::vector<Item>(items.all())) {
        if (panel.kind == "panel" && panel.fields.intOr("players", 0) == players)
            items.remove("panel", panel.id);
    }
}

void removeSpaces(Items &items, int players, const std::string &kind)
{
    for (std::size_t i = 0; i < items.all().size(); ++i) {
        Item &panel = items.at(i);
        if (panel.kind == "panel" && panel.fields.intOr("players", 0) == players)
            std::erase_if(panel.fields.find("spaces")->list,
                          [&kind](const Value &element) { return element.textOr("kind", "") == kind; });
    }
}

} // namespace

Q_DECLARE_METATYPE(Change)

/// What check says about the boards of Steam Time as a whole: nothing about those that we ship, and the right thing at
/// the right place when they are spoilt.
class TestSteamTimeBoards : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingToSay();
    void warnings_data();
    void warnings();
    void whatCostsIsNotEndless();
    void tooManyCards();

private:
    [[nodiscard]] mw::Diagnostics check(const Change &change) const
    {
        Items items = m_items;
        change(items);
        mw::Diagnostics problems;
        (void)m_rules->compile(items, {}, problems);
        return problems;
    }

    const mw::Rules *m_rules = nullptr;
    Items m_items;
};

void TestSteamTimeBoards::initTestCase()
{
    const mw::yaml::LoadResult result = mw::yaml::loadPack(mw::sourceFile("/content/steam-time"));
    QVERIFY(result.pack);
    m_rules = result.pack->rules;
    m_items = result.pack->items;
}

void TestSteamTimeBoards::nothingToSay()
{
    const mw::Diagnostics problems = check([](Items &) {});
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().toString().c_str());
}

void TestSteamTimeBoards::warnings_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("item");
    QTest::addColumn<QString>("path");
    const auto row = [](const char *name, const Change &change, const char *code, const char *item, const char *path) {
        QTest::newRow(name) << change << QString::fromLatin1(code) << QString::fromLatin1(item)
                            << QString::fromLatin1(path);
    };
    row(
        "no boards", [](Items &items) { removePanelsFor(items, 3); }, "steam-time.boards", "game/steam-time",
        "players");
    row(
        "a seventh board",
        [](Items &items) {
            Item more = *items.find("panel", "pyramids-2");
            more.id = "more";
            more.fields.set("board", number(9));
            more.fields.set("side", word("back"));
            items.add(more);
        },
        "steam-time.boards", "panel/more", "players");
    row(
        "no mission space", [](Items &items) { removeSpaces(items, 2, "mission"); }, "steam-time.kind-missing",
        "panel/stonehenge-2", "spaces");
    row(
        "few spaces",
        [](Items &items) {
            for (const char *kind : {"mission", "encounter", "deposit", "upgrade"})
                removeSpaces(items, 4, kind);
        },
        "steam-time.spaces-short", nullptr, "spaces");
    row(
        "many mission spaces",
        [](Items &items) {
            for (int i = 0; i < 4; ++i)
                spacesOf(items, "great-wall-2").list.push_back(space("mission"));
        },
        "steam-time.missions-short", nullptr, "spaces");
    row(
        "many upgrade spaces",
        [](Items &items) {
            for (const char *board : {"stonehenge-2", "great-wall-2"}) {
                for (int i = 0; i < 4; ++i)
                    spacesOf(items, board).list.push_back(space("upgrade"));
            }
        },
        "steam-time.cards-short", nullptr, "spaces");
    row(
        "few crystals",
        [](Items &items) {
            fieldsOf(items, "game", "steam-time").find("setup")->set("crystals-per-colour", number(6));
        },
        "steam-time.crystals-short", nullptr, "spaces");
    row(
        "few encounters",
        [](Items &items) {
            for (const Item &card : std::vector<Item>(items.all())) {
                if (card.kind == "encounter" && items.ofKind("encounter").size() > 2)
                    items.remove("encounter", card.id);
            }
        },
        "steam-time.encounters-short", "panel/stonehenge-2", "spaces");
    row(
        "a side twice", [](Items &items) { fieldsOf(items, "panel", "pyramids-2").set("board", number(1)); },
        "steam-time.side-twice", "panel/pyramids-2", "side");
    row(
        "sides that clash",
        [](Items &items) {
            fieldsOf(items, "panel", "pyramids-2").set("board", number(1));
            fieldsOf(items, "panel", "pyramids-2").set("side", word("back"));
        },
        "steam-time.sides-clash", "panel/pyramids-2", "players");
    row(
        "an endless bonus action",
        [](Items &items) {
            fieldsOf(items, "encounter", "alfred-nobel").set("top", effects({{"gain", "portal", 7}}));
        },
        "steam-time.endless", "encounter/alfred-nobel", "top");
    row(
        "an endless bonus action that gives back what it costs",
        [](Items &items) {
            fieldsOf(items, "encounter", "alfred-nobel")
                .set("bottom", effects({{"pay", "gold", 3}, {"gain", "gold", 3}, {"gain", "portal", 7}}));
        },
        "steam-time.endless", "encounter/alfred-nobel", "bottom");
}

void TestSteamTimeBoards::whatCostsIsNotEndless()
{
    const auto isEndless = [this](const char *part, const Value &list, bool purple) {
        const mw::Diagnostics problems = check([&](Items &items) {
            Value &card = fieldsOf(items, "encounter", "alfred-nobel");
            card.set(part, list);
            card.set("purple", Value::ofBool(purple));
        });
        return std::any_of(problems.begin(), problems.end(),
                           [](const Diagnostic &problem) { return problem.code == "steam-time.endless"; });
    };
    const Value round = effects({{"gain", "portal", 7}});
    QVERIFY(isEndless("top", round, false));
    QVERIFY(isEndless("top", round, true));
    QVERIFY(!isEndless("top", effects({{"gain", "portal", 6}}), false));
    QVERIFY(!isEndless("bottom", effects({{"pay", "gold", 3}, {"gain", "gold", 2}, {"gain", "portal", 8}}), false));
    QVERIFY(!isEndless("bottom", effects({{"pay", "portal", 2}, {"gain", "portal", 8}}), false));
    QVERIFY(!isEndless("bottom", round, true)); // for the others, who have no bonus action
}

void TestSteamTimeBoards::warnings()
{
    QFETCH(Change, change);
    QFETCH(QString, code);
    QFETCH(QString, item);
    QFETCH(QString, path);
    const mw::Diagnostics problems = check(change);
    const auto found = std::find_if(problems.begin(), problems.end(), [&](const Diagnostic &problem) {
        return problem.code == code.toStdString() && (item.isEmpty() || problem.item == item.toStdString());
    });
    QVERIFY2(found != problems.end(), problems.empty() ? "no problem" : problems.front().toString().c_str());
    QCOMPARE(found->severity, mw::Severity::Warning);
    QCOMPARE(QString::fromStdString(found->path), path);
    QVERIFY(found->location.isKnown());
    QVERIFY(!mw::hasErrors(problems));
}

void TestSteamTimeBoards::tooManyCards()
{
    const mw::Diagnostics problems = check([](Items &items) {
        for (int i = 0; i < 40; ++i) {
            Item more = *items.find("encounter", items.ofKind("encounter").front()->id);
            more.id = "more-" + std::to_string(i);
            items.add(more);
        }
    });
    const auto found = std::find_if(problems.begin(), problems.end(),
                                    [](const Diagnostic &problem) { return problem.code == "steam-time.too-many"; });
    QVERIFY(found != problems.end());
    QVERIFY(found->location.isKnown());
    QCOMPARE(found->item, std::string("encounter/more-24")); // the first beyond 48
}

QTEST_GUILESS_MAIN(TestSteamTimeBoards)
#include "tst_steamtimeboards.moc"
