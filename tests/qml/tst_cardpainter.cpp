#include "qml/CardFace/cardpainter.h"
#include "qml/CardFace/iconbook.h"

#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <map>

using namespace mw;
using face::CardPainter;
using face::Side;

namespace {

const std::string packFolder = mw::sourceFile("/content/steam-time");

Value parsed(const char *yaml)
{
    Diagnostics problems;
    return yaml::parseValue("test.yaml", yaml, problems);
}

/// A pack of one card kind: `boxes` draw the item's `fields`; part layouts may follow.
Items tinyPack(const char *boxes, const char *fields, const char *more = "")
{
    Items items;
    const std::string text =
        std::string("layouts:\n  - id: thing-front\n    of: thing\n    width: 400\n    height: 300\n"
                    "    boxes:\n") +
        boxes + more;
    const auto add = [&items](const char *kind, const Value &fieldsOf) {
        Item item;
        item.kind = kind;
        item.id = fieldsOf.textOr("id", "it");
        item.fields = fieldsOf;
        items.add(std::move(item));
    };
    const Value layouts = parsed(text.c_str());
    for (const Value &layout : layouts.find("layouts")->list)
        add("layout", layout);
    add("style", parsed("{id: plain, family: Lato, size: 100, least: 60, colour: ink}"));
    add("swatch", parsed("{id: ink, value: '#202020'}"));
    add("game", parsed("{id: steam-time}"));
    add("thing", parsed(fields));
    return items;
}

QStringList codes(const Items &items)
{
    const CardPainter painter(items);
    QStringList codes;
    for (const Diagnostic &problem : painter.layoutProblems())
        codes << QString::fromStdString(problem.code);
    for (const Diagnostic &problem : painter.problems(*items.ofKind("thing").front(), Side::Front))
        codes << QString::fromStdString(problem.code);
    (void)painter.image(*items.ofKind("thing").front(), Side::Front, 4);
    return codes;
}

bool isBlank(const QImage &picture)
{
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 2)
        for (int x = 0; x < picture.width(); x += 2)
            colours.insert(picture.pixel(x, y));
    return colours.size() < 8;
}

} // namespace

class TestCardPainter : public QObject
{
    Q_OBJECT

private slots:
    void keptPiecesLookTheSame_data();
    void keptPiecesLookTheSame();
    void keptPiecesFollowTheItem();
    void keptPiecesFollowTheSize();
    void initTestCase();
    void everyItemFits_data();
    void everyItemFits();
    void everyKindWithPreviewHasLayout();
    void everyIconOfTheLanguageIsThere_data();
    void everyIconOfTheLanguageIsThere();
    void changedValueChangesPicture();
    void purpleBottomLooksDifferent();
    void regionsFollowTheData();
    void placedPartsAreCentred();
    void pricesOfTheGameAreRead();
    void layoutsShowASample();
    void slotsFollowThePitch();
    void rowsOfNumbers();
    void rowsOfCharacters();
    void numbersBecomeIcons();
    void listsHoldTheValue();
    void namedItemsAreRead();
    void wrappedRowsAreEven();
    void anyNumberOfFiguresLiesSideBySide();
    void smallFaceStandsForTheFront();
    void textShrinksBeforeItOverflows();
    void iconsInTextAreDrawn();
    void unknownIconIsReported();
    void translationReachesTheFace();
    void hostileLayouts_data();
    void hostileLayouts();

private:
    yaml::LoadResult m_pack;
    yaml::LoadResult m_wonders;
};

void TestCardPainter::initTestCase()
{
    m_pack = yaml::loadPack(packFolder);
    QVERIFY(!m_pack.items.ofKind("layout").empty());
    m_wonders = yaml::loadPack(mw::sourceFile("/content/world-wonders"));
    QVERIFY(!m_wonders.items.ofKind("layout").empty());
}

void TestCardPainter::everyItemFits_data()
{
    QTest::addColumn<const yaml::LoadResult *>("pack");
    QTest::addColumn<QString>("kind");
    for (const yaml::LoadResult *pack : {&m_pack, &m_wonders}) {
        const std::string game = pack->items.ofKind("game").front()->id;
        for (const yaml::KindSpec &kind : pack->schema.kinds())
            if (!kind.preview.empty())
                QTest::addRow("%s/%s", game.c_str(), kind.name.c_str()) << pack << QString::fromStdString(kind.name);
    }
}

void TestCardPainter::everyItemFits()
{
    QFETCH(const yaml::LoadResult *, pack);
    QFETCH(QString, kind);
    const CardPainter painter(pack->items);
    QVERIFY2(painter.layoutProblems().empty(),
             painter.layoutProblems().empty() ? "" : painter.layoutProblems().front().toString().c_str());
    const std::vector<const Item *> items = pack->items.ofKind(kind.toStdString());
    QVERIFY(!items.empty());
    for (const Item *item : items)
        for (const Side side : {Side::Front, Side::Back, Side::Small}) {
            if (side == Side::Back && !painter.canPaint(item->kind, side))
                continue;
            const Diagnostics problems = painter.problems(*item, side);
            QVERIFY2(problems.empty(), problems.empty() ? "" : (item->id + ": " + problems.front().toString()).c_str());
            QVERIFY2(!isBlank(painter.image(*item, side, 2)), item->id.c_str());
        }
}

void TestCardPainter::everyKindWithPreviewHasLayout()
{
    for (const yaml::LoadResult *pack : {&m_pack, &m_wonders}) {
        const CardPainter painter(pack->items);
        for (const yaml::KindSpec &kind : pack->schema.kinds()) {
            QVERIFY2(kind.preview.empty() || painter.canPaint(kind.name, Side::Front), kind.name.c_str());
            QVERIFY2(kind.preview != "card" || painter.canPaint(kind.name, Side::Back), kind.name.c_str());
        }
    }
}

void TestCardPainter::everyIconOfTheLanguageIsThere_data()
{
    QTest::addColumn<QString>("token");
    for (const char *token :
         {"gold",          "esteem",       "steam",           "portal",         "crystal:green", "crystal:blue",
          "crystal:black", "crystal:pink", "crystal:gray",    "crystal:orange", "crystal:any",   "crystal:same",
          "time-crystal",  "deposit",      "deposit-crystal", "upgrade",        "expedition",    "mission",
          "encounter",     "airship",      "hourglass",       "hand",           "letter:A",      "letter:F"})
        QTest::newRow(token) << QString::fromLatin1(token);
}

void TestCardPainter::everyIconOfTheLanguageIsThere()
{
    QFETCH(QString, token);
    QVERIFY(!face::iconPath(QStringLiteral("steam-time"), token).isEmpty());
    QVERIFY(face::iconPath(QStringLiteral("my-copy"), token).endsWith(QLatin1String(".svg")));
    QImage picture(16, 16, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    QVERIFY(face::IconBook(QStringLiteral("steam-time")).drawIcon(painter, token, picture.rect()));
    painter.end();
    QVERIFY(!isBlank(picture));
}

void TestCardPainter::changedValueChangesPicture()
{
    Items items = m_pack.items;
    Item *card = items.find("encounter", "alfred-nobel");
    QVERIFY(card);
    const CardPainter painter(items);
    const QImage before = painter.image(*card, Side::Front, 4);
    card->fields.find("bottom")->list.front().set("amount", Value::ofInt(29));
    QVERIFY(painter.image(*card, Side::Front, 4) != before);
}

void TestCardPainter::purpleBottomLooksDifferent()
{
    Items items = m_pack.items;
    Item *card = items.find("encounter", "alfred-nobel");
    const CardPainter painter(items);
    const QImage blue = painter.image(*card, Side::Front, 4);
    card->fields.set("purple", Value::ofBool(true));
    QVERIFY(painter.image(*card, Side::Front, 4) != blue);
}

void TestCardPainter::regionsFollowTheData()
{
    Items items = m_pack.items;
    Item *panel = items.find("panel", "stonehenge-2");
    QVERIFY(panel);
    const CardPainter painter(items);
    const auto rectOf = [&](const char *path) {
        for (const face::Region &region : painter.regions(*panel, Side::Front))
            if (region.path == path)
                return region.rect;
        return QRectF();
    };
    const QRectF before = rectOf("spaces/0");
    QVERIFY(!before.isEmpty());
    Value *x = panel->fields.find("spaces")->list.front().find("at")->find("x");
    x->number += 20;
    QCOMPARE(rectOf("spaces/0"), before.translated(20, 0));
}

void TestCardPainter::placedPartsAreCentred()
{
    const Items items = tinyPack(
        "      - {draw: parts, field: spots, part: spot, flow: place}\n", "{id: it, spots: [{at: {x: 10, y: 20}}]}",
        "  - id: spot\n    width: 40\n    height: 60\n    boxes: [{draw: panel, fill: ink}]\n");
    const auto regions = CardPainter(items).regions(*items.find("thing", "it"), Side::Front);
    QCOMPARE(regions.size(), std::size_t(1));
    QCOMPARE(regions.front().path, std::string("spots/0"));
    QCOMPARE(regions.front().rect, QRectF(8, 17, 4, 6));
}

void TestCardPainter::pricesOfTheGameAreRead()
{
    Items items = m_pack.items;
    const Item &board = *items.ofKind("airship").front();
    const CardPainter painter(items);
    const QImage before = painter.image(board, Side::Front, 3);
    Item *game = items.find("game", items.ofKind("game").front()->id);
    game->fields.find("setup")->set("marked-slot-price", Value::ofInt(7));
    QVERIFY(painter.image(board, Side::Front, 3) != before);
}

void TestCardPainter::layoutsShowASample()
{
    const CardPainter painter(m_pack.items);
    for (const Item *layout : m_pack.items.ofKind("layout")) {
        QVERIFY2(!painter.size(*layout, Side::Front).isEmpty(), layout->id.c_str());
        QCOMPARE(painter.regions(*layout, Side::Front).size(), layout->fields.find("boxes")->list.size());
    }
    const Item &layout = *m_pack.items.find("layout", "encounter-front");
    const Item &sample = *m_pack.items.ofKind("encounter").front();
    QCOMPARE(painter.image(layout, Side::Front, 2), painter.image(sample, Side::Front, 2));
    const face::Region name = painter.regions(layout, Side::Front).at(4);
    QCOMPARE(name.path, std::string("boxes/4"));
    QVERIFY(!painter.canPaint("layout", Side::Back));
}

void TestCardPainter::slotsFollowThePitch()
{
    const Items items =
        tinyPack("      - {draw: parts, field: slots, part: spot, at: row, pitch: distance}\n",
                 "{id: it, row: {x: 5, y: 5}, distance: 7, slots: [{}, {}, {}]}",
                 "  - id: spot\n    width: 40\n    height: 40\n    boxes: [{draw: panel, fill: ink}]\n");
    const auto regions = CardPainter(items).regions(*items.find("thing", "it"), Side::Front);
    QCOMPARE(regions.size(), std::size_t(3));
    QCOMPARE(regions[2].path, std::string("slots/2"));
    QCOMPARE(regions[2].rect.center(), QPointF(19, 5));
}

void TestCardPainter::rowsOfNumbers()
{
    const char *part = "  - id: spot\n    width: 20\n    height: 20\n    boxes: [{draw: panel, fill: ink}]\n";
    const Items counted = tinyPack("      - {draw: parts, field: n, part: spot}\n", "{id: it, n: 3}", part);
    QCOMPARE(CardPainter(counted).regions(*counted.find("thing", "it"), Side::Front).size(), std::size_t(3));
    const Items upTo = tinyPack("      - {draw: parts, field: n, part: spot, last: true}\n", "{id: it, n: 3}", part);
    const auto regions = CardPainter(upTo).regions(*upTo.find("thing", "it"), Side::Front);
    QCOMPARE(regions.size(), std::size_t(4));
    QCOMPARE(regions.back().path, std::string("n/3"));
}

void TestCardPainter::rowsOfCharacters()
{
    const Items items = tinyPack(
        "      - {draw: parts, field: rows, part: row, flow: down, align: left, valign: top}\n",
        "{id: it, rows: ['#.', 'ä#']}",
        "  - id: row\n    width: 40\n    height: 20\n    boxes: [{draw: parts, field: ., part: cell}]\n"
        "  - id: cell\n    width: 20\n    height: 20\n    boxes: [{draw: panel, fill: ink, when: ., is: '#'}]\n");
    const auto regions = CardPainter(items).regions(*items.find("thing", "it"), Side::Front);
    QCOMPARE(regions.size(), std::size_t(6)); // two rows of two characters each
    QCOMPARE(regions.back().path, std::string("rows/1/1"));
    QCOMPARE(regions.back().rect, QRectF(2, 2, 2, 2));
    const QImage picture = CardPainter(items).image(*items.find("thing", "it"), Side::Front, 1);
    const auto isDrawn = [&picture](int column, int row) {
        return qAlpha(picture.pixel(2 * column + 1, 2 * row + 1)) > 0;
    };
    QVERIFY(isDrawn(0, 0) && !isDrawn(1, 0) && !isDrawn(0, 1) && isDrawn(1, 1));
}

void TestCardPainter::numbersBecomeIcons()
{
    const char *boxes = "      - {draw: effects, field: ., icon: gold steam, style: plain}\n";
    const auto picture = [boxes](const char *fields) {
        const Items items = tinyPack(boxes, fields);
        return CardPainter(items).image(*items.find("thing", "it"), Side::Front, 4);
    };
    QCOMPARE(codes(tinyPack(boxes, "{id: it, gold: 2, other: 5}")), QStringList()); // what is not named is not drawn
    QVERIFY(picture("{id: it, gold: 2}") != picture("{id: it, gold: 1}"));
    QCOMPARE(picture("{id: it, gold: 2, steam: 0}"), picture("{id: it, gold: 2}"));
    QVERIFY(picture("{id: it, gold: 2, steam: 1}") != picture("{id: it, gold: 2}"));
}

void TestCardPainter::listsHoldTheValue()
{
    const Items items = tinyPack("      - {draw: parts, field: n, part: spot}\n", "{id: it, n: 4, marked: [1, 3]}",
                                 "  - id: spot\n    width: 20\n    height: 20\n"
                                 "    boxes: [{draw: text, field: ., style: plain, when: ^/marked, is: '{=.}'}]\n");
    std::vector<std::string> drawn;
    for (const face::Region &region : CardPainter(items).regions(*items.find("thing", "it"), Side::Front))
        drawn.push_back(region.path);
    QCOMPARE(drawn, (std::vector<std::string>{"n/0", "n/1", "n/1", "n/2", "n/3", "n/3"}));
}

void TestCardPainter::namedItemsAreRead()
{
    Items items =
        tinyPack("      - {draw: parts, field: '@thing(base)/n', part: spot}\n", "{id: it, n: 1, base: other}",
                 "  - id: spot\n    width: 20\n    height: 20\n    boxes: [{draw: panel, fill: ink}]\n");
    const auto picture = [&items] { return CardPainter(items).image(*items.find("thing", "it"), Side::Front, 4); };
    const QImage nothing = picture();
    Item other;
    other.kind = "thing";
    other.id = "other";
    other.fields = parsed("{id: other, n: 3}");
    items.add(std::move(other));
    QVERIFY(picture() != nothing);
    QVERIFY(CardPainter(items).regions(*items.find("thing", "it"), Side::Front).empty());
}

void TestCardPainter::wrappedRowsAreEven()
{
    const char *part = "  - id: spot\n    width: 100\n    height: 100\n    boxes: [{draw: panel, fill: ink}]\n";
    const char *boxes = "      - {draw: parts, width: 320, field: n, part: spot, flow: wrap}\n";
    const Items items = tinyPack(boxes, "{id: it, n: 4}", part);
    const auto regions = CardPainter(items).regions(*items.find("thing", "it"), Side::Front);
    QCOMPARE(regions.size(), std::size_t(4));
    QCOMPARE(regions[1].rect, QRectF(16, 5, 10, 10));
    QCOMPARE(regions[2].rect, QRectF(6, 15, 10, 10));
    QCOMPARE(codes(tinyPack(boxes, "{id: it, n: 9}", part)), QStringList());
    QCOMPARE(codes(tinyPack(boxes, "{id: it, n: 10}", part)), QStringList({QStringLiteral("face.overflow")}));
}

/// As many figures of a monument as its schema allows keep clear of each other.
void TestCardPainter::anyNumberOfFiguresLiesSideBySide()
{
    Items items = m_wonders.pack->items;
    Item *wall = items.find("monument", "great-wall");
    QVERIFY(wall);
    std::vector<Value> &figures = wall->fields.find("components")->list;
    figures.resize(1);
    while (figures.size() <= 6) {
        const CardPainter painter(items);
        for (const Side side : {Side::Front, Side::Small}) {
            std::vector<QRectF> spaces;
            for (const face::Region &region : painter.regions(*wall, side)) {
                if (QString::fromStdString(region.path).count(u'/') == 4) // components/1/rows/0/2
                    spaces.push_back(region.rect);
            }
            QCOMPARE(spaces.size(), 3 * figures.size());
            for (std::size_t i = 1; i < spaces.size(); ++i)
                QVERIFY2(spaces[i].left() >= spaces[i - 1].right() - 0.01, qPrintable(QString::number(figures.size())));
        }
        figures.push_back(figures.front());
    }
}

void TestCardPainter::smallFaceStandsForTheFront()
{
    const CardPainter painter(m_pack.items);
    const Item &expedition = *m_pack.items.find("expedition", "petra");
    QVERIFY(painter.image(expedition, Side::Small, 2) != painter.image(expedition, Side::Front, 2));
    const Item &effort = *m_pack.items.find("effort", "alpha-1"); // has no small layout
    QCOMPARE(painter.image(effort, Side::Small, 2), painter.image(effort, Side::Front, 2));
}

void TestCardPainter::textShrinksBeforeItOverflows()
{
    const char *boxes = "      - {draw: text, width: 300, height: 60, field: name, style: plain}\n";
    QCOMPARE(codes(tinyPack(boxes, "{id: it, name: Short}")), QStringList());
    QCOMPARE(codes(tinyPack(boxes, "{id: it, name: A name a little longer}")), QStringList());
    const QStringList problem{QStringLiteral("face.overflow")};
    QCOMPARE(codes(tinyPack(boxes, "{id: it, name: A name that is so much longer that no size of type at all would "
                                   "ever let all of it fit in here}")),
             problem);
    const Items wide = tinyPack(boxes, "{id: it, name: Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente}");
    QCOMPARE(codes(wide), problem);
    const Items high = tinyPack(boxes, "{id: it, name: 'a\n\nb\n\nc\n\nd\n\ne\n\nf\n\ng'}");
    QCOMPARE(codes(high), problem);
    const auto said = [](const Items &items) {
        const auto problems = CardPainter(items).problems(*items.find("thing", "it"), Side::Front);
        return QString::fromStdString(problems.front().message.toEnglish());
    };
    QVERIFY2(said(wide).contains(QLatin1String("too wide")), qPrintable(said(wide)));
    QVERIFY2(!said(wide).contains(QLatin1String("too high")), qPrintable(said(wide)));
    QVERIFY2(said(high).contains(QLatin1String("too high")), qPrintable(said(high)));
    QVERIFY2(!said(high).contains(QLatin1String("too wide")), qPrintable(said(high)));
    QCOMPARE(codes(tinyPack(boxes, "{id: it, name: Donaudampfschifffahrtsgesellschaft}")), problem);
}

void TestCardPainter::iconsInTextAreDrawn()
{
    const char *boxes = "      - {draw: text, width: 300, height: 60, field: name, style: plain}\n";
    const Items with = tinyPack(boxes, "{id: it, name: 'a {gold} b'}");
    const QImage picture = CardPainter(with).image(*with.find("thing", "it"), Side::Front, 8);
    const bool hasGold = [&picture] {
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (const QColor c = picture.pixelColor(x, y); c.alpha() == 255 && c.red() > c.blue() + 80)
                    return true;
        return false;
    }();
    QVERIFY(hasGold);
}

void TestCardPainter::unknownIconIsReported()
{
    const char *text = "      - {draw: text, width: 300, height: 60, field: name, style: plain}\n";
    const QStringList problem{QStringLiteral("face.icon")};
    QCOMPARE(codes(tinyPack(text, "{id: it, name: 'a {unobtainium} b'}")), problem);
    QCOMPARE(codes(tinyPack("      - {draw: icon, icon: 'crystal:{=colour}'}\n", "{id: it, colour: mauve}")), problem);
    const char *effects = "      - {draw: effects, field: top, height: 60}\n";
    QCOMPARE(codes(tinyPack(effects, "{id: it, top: [{gain: wishes}]}")), problem);
    QCOMPARE(codes(tinyPack("      - {draw: icon, icon: '../art/ground'}\n", "{id: it}")), problem);
}

void TestCardPainter::translationReachesTheFace()
{
    const Items items =
        tinyPack("      - {draw: text, width: 300, height: 60, field: name, style: plain}\n", "{id: it, name: Moon}");
    CardPainter painter(items);
    const Item &item = *items.find("thing", "it");
    const QImage english = painter.image(item, Side::Front, 4);
    painter.setTranslate([](std::string_view source, std::int64_t) { return source == "Moon" ? "Mond" : "?"; });
    QVERIFY(painter.image(item, Side::Front, 4) != english);
}

void TestCardPainter::hostileLayouts_data()
{
    QTest::addColumn<QByteArray>("boxes");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("code"); // one that must be reported, if any
    const auto row = [](const char *name, const char *boxes, const char *fields, const char *code = "") {
        QTest::newRow(name) << QByteArray("      - ").append(boxes).append('\n') << QByteArray(fields)
                            << QString::fromLatin1(code);
    };
    row("draws itself once", "{draw: parts, part: thing-front}", "{id: it}");
    row("draws itself per element", "{draw: parts, part: thing-front, field: /l}",
        "{id: it, l: [1, 2, 3, 4, 5, 6, 7, 8, 9]}");
    row("a million parts", "{draw: parts, part: thing-front, field: n, flow: ring}", "{id: it, n: 1000000}");
    row("more parts than numbers", "{draw: parts, part: thing-front, field: n, last: true}",
        "{id: it, n: 9223372036854775807}");
    const std::string novel = "{id: it, name: '" + std::string(300000, 'w') + " and so on'}";
    row("a novel", "{draw: text, field: name, style: plain}", novel.c_str(), "face.overflow");
    row("no such part", "{draw: parts, part: nowhere, field: n}", "{id: it, n: 3}", "face.part");
    row("no such style", "{draw: text, text: x, style: nowhere}", "{id: it}", "face.style");
    row("no such colour", "{draw: panel, fill: nowhere}", "{id: it}", "face.colour");
    row("no such ornament", "{draw: ornament, icon: lace}", "{id: it}", "face.art");
    row("no such vignette", "{draw: art, field: a}", "{id: it, a: nowhere}", "face.art");
    row("unknown verb", "{draw: dance}", "{id: it}");
    row("box is no map", "7", "{id: it}");
    row("numbers out of range",
        "{draw: panel, x: -99999, y: 99999, width: 0, height: -5, line: 0, radius: -1, fill: ink}", "{id: it}");
    row("wrong types", "{draw: text, field: m, style: plain, x: left, when: m, is: [1]}", "{id: it, m: {a: 1}}");
    row("paths to nowhere",
        "{draw: text, field: ^/^/x=/y=z, text: '{=^/} {=a=} {=} {=|roman} {=@} {=@game} {=@none/x} {= {', style: "
        "plain}",
        "{id: it}");
    row("amounts", "{draw: effects, field: e, height: 60}",
        "{id: it, e: [{gain: gold, amount: 9223372036854775807}, {gain: steam, amount: -4}, {pay: portal, amount: "
        "0}]}");
    row("far away", "{draw: panel, at: p, fill: ink, width: 10, height: 10}",
        "{id: it, p: {x: 9999999999, y: -9999999999}}");
}

void TestCardPainter::hostileLayouts()
{
    QFETCH(QByteArray, boxes);
    QFETCH(QByteArray, fields);
    QFETCH(QString, code);
    const Items items = tinyPack(boxes.constData(), fields.constData());
    const QStringList found = codes(items);
    QVERIFY2(code.isEmpty() || found.contains(code), qPrintable(found.join(QLatin1Char(' '))));
    (void)CardPainter(items).regions(*items.find("thing", "it"), Side::Front);
}

void TestCardPainter::keptPiecesLookTheSame_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<double>("ratio");
    for (const char *game : {"steam-time", "timespan", "world-wonders"}) {
        QTest::addRow("%s", game) << QString::fromLatin1(game) << 1.0;
        QTest::addRow("%s, two pixels to a unit", game) << QString::fromLatin1(game) << 2.0;
    }
}

/// Drawn the first time, drawn again from what was kept, and drawn without keeping anything: by eye there is no
/// difference. Edges of letters are mixed with what lies below them by another rule than those of a picture, which
/// makes them an eighth lighter at most.
void TestCardPainter::keptPiecesLookTheSame()
{
    QFETCH(QString, game);
    QFETCH(double, ratio);
    const std::string folder = mw::sourceFile("/content/") + game.toStdString();
    const Items items = yaml::loadPack(folder).items;
    const CardPainter plain = [&] {
        CardPainter painter(items);
        painter.setPackFolder(QString::fromStdString(folder));
        return painter;
    }();
    CardPainter keeping(items);
    keeping.setPackFolder(QString::fromStdString(folder));
    keeping.keepPieces();
    const auto drawn = [&](const CardPainter &by, const Item &item) {
        QImage picture(QSize(300, 260) * ratio, QImage::Format_ARGB32_Premultiplied);
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.translate(3.3, 2.7); // as a view that lies somewhere in its window
        by.paint(painter, QRectF(0, 0, 290, 250), item, Side::Front);
        return picture;
    };
    const auto mostBetween = [](const QImage &a, const QImage &b) {
        int most = 0;
        for (int y = 0; y < a.height(); ++y) {
            const auto *left = reinterpret_cast<const QRgb *>(a.constScanLine(y));
            const auto *right = reinterpret_cast<const QRgb *>(b.constScanLine(y));
            for (int x = 0; x < a.width(); ++x)
                most = std::max({most, std::abs(qRed(left[x]) - qRed(right[x])),
                                 std::abs(qGreen(left[x]) - qGreen(right[x])),
                                 std::abs(qBlue(left[x]) - qBlue(right[x]))});
        }
        return most;
    };
    std::map<std::string, int> looked; // two items of each kind will do
    for (const Item &item : items.all()) {
        if (!keeping.canPaint(item.kind, Side::Front) || ++looked[item.kind] > 2)
            continue;
        const QImage expected = drawn(plain, item);
        for (const char *when : {"first", "again"}) {
            const int most = mostBetween(drawn(keeping, item), expected);
            QVERIFY2(most <= 32, qPrintable(QStringLiteral("%1/%2 %3: %4")
                                                .arg(QString::fromStdString(item.kind), QString::fromStdString(item.id),
                                                     QLatin1String(when))
                                                .arg(most)));
        }
    }
    QVERIFY(looked.size() > 3);
}

/// What was kept of a text, an icon or a picture is not shown for another.
void TestCardPainter::keptPiecesFollowTheItem()
{
    Items items = yaml::loadPack(packFolder).items;
    CardPainter keeping(items);
    keeping.setPackFolder(QString::fromStdString(packFolder));
    keeping.keepPieces();
    Item &nobel = *items.find("encounter", "alfred-nobel");
    for (const char *edit : {"name: Somebody", "portrait: toga", "text: 'Another {gold}'", "years: '1'"}) {
        const Value change = parsed(edit);
        (void)keeping.image(nobel, Side::Front, 4);
        for (const Value::Entry &entry : change.map)
            nobel.fields.set(entry.key, entry.value);
        CardPainter plain(items);
        plain.setPackFolder(QString::fromStdString(packFolder));
        plain.keepPieces();
        QVERIFY2(keeping.image(nobel, Side::Front, 4) == plain.image(nobel, Side::Front, 4), edit);
    }
}

/// A small and a large face on as many pixels: what is given in millimetres, like round corners, differs.
void TestCardPainter::keptPiecesFollowTheSize()
{
    Items items =
        tinyPack("      - {draw: art, icon: tower, fill: ink, radius: 60}\n", "{id: it, width: 40, height: 30}");
    CardPainter keeping(items);
    keeping.keepPieces();
    Item &thing = *items.find("thing", "it");
    const QImage before = keeping.image(thing, Side::Front, 8);
    thing.fields.set("width", Value::ofInt(80));
    thing.fields.set("height", Value::ofInt(60));
    const QImage after = keeping.image(thing, Side::Front, 4);
    QCOMPARE(after.size(), before.size());
    QVERIFY(after != before);
    CardPainter fresh(items);
    fresh.keepPieces();
    QVERIFY(after == fresh.image(thing, Side::Front, 4));
}

QTEST_MAIN(TestCardPainter)
#include "tst_cardpainter.moc"
