#include "packfixture.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QUndoStack>

using namespace mw;
using namespace mw::editor;
using namespace mw::editor::test;
using namespace Qt::StringLiterals;

namespace {

const ItemRef farmer{QStringLiteral("card"), QStringLiteral("farmer")};
const ItemRef smith{QStringLiteral("card"), QStringLiteral("smith")};
const ItemRef miller{QStringLiteral("card"), QStringLiteral("miller")};
const QString cards = QStringLiteral("cards/base.yaml");

QString describe(const Items &items)
{
    QString text;
    for (const Item &item : items.all()) {
        text += QString::fromStdString(item.kind + "/" + item.id + " @" + item.location.toString());
        text += QLatin1Char('+') + QString::number(item.location.offset) + QLatin1Char('\n');
    }
    return text;
}

/// Whether the items as patched are those that parsing everything gives, places included.
bool isPatchedRight(PackDocument &document)
{
    const Items patched = document.items();
    document.waitForCheck();
    const Items &parsed = document.items();
    if (describe(patched) != describe(parsed)) {
        qWarning().noquote() << "patched" << describe(patched) << "parsed" << describe(parsed);
        return false;
    }
    for (std::size_t i = 0; i < parsed.all().size(); ++i) {
        if (!patched.all()[i].fields.sameAs(parsed.all()[i].fields)) {
            qWarning() << "differs:" << parsed.all()[i].id.c_str();
            return false;
        }
    }
    return true;
}

} // namespace

class TestPackDocument : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init()
    {
        m_pack = std::make_unique<PackFixture>();
        m_pack->makeSmall();
        m_document = std::make_unique<PackDocument>();
        m_problems = std::make_unique<QSignalSpy>(m_document.get(), &PackDocument::problemOccurred);
        QString error;
        QVERIFY2(m_document->open(m_pack->folder(), &error), qPrintable(error));
    }
    void cleanup() { m_document.reset(); }

    void opens();
    void refusesWhatIsNoPack();
    void opensShippedPack();
    void setsOneValueAndNothingElse();
    void createsMissingStruct();
    void saysWhatChanged();
    void mergesTheSameValue();
    void isNotModifiedWhenBack();
    void setsManyAsOneStep();
    void refusesWithoutChange();
    void insertsRemovesMovesElements();
    void addsItems();
    void addsFirstItemOfKind();
    void addsAndRemovesFiles();
    void duplicates();
    void removes_data();
    void removes();
    void moves_data();
    void moves();
    void renames();
    void typesInSource();
    void mergesTyping();
    void keepsLastGoodValues();
    void survivesInvalidUtf8();
    void locates();
    void findsItemAtOffset();
    void keepsAnchorsAlone();
    void stormOfEdits_data();
    void stormOfEdits();
    void largePack();

private:
    [[nodiscard]] QString value(const ItemRef &ref, const char *path) const
    {
        const Item *item = m_document->items().find(ref.kind.toStdString(), ref.id.toStdString());
        const Value *found = item ? item->field(path) : nullptr;
        return found ? QString::fromStdString(found->text) : QStringLiteral("<none>");
    }
    [[nodiscard]] QString ids() const
    {
        QStringList list;
        for (const Item *item : m_document->items().ofKind("card"))
            list.append(QString::fromStdString(item->id));
        return list.join(QLatin1Char(' '));
    }
    [[nodiscard]] QString problems() const
    {
        QString text;
        for (const Diagnostic &problem : m_document->diagnostics())
            text += QString::fromStdString(problem.toString()) + QLatin1Char('\n');
        return text;
    }
    void undoAll()
    {
        while (m_document->undoStack()->canUndo())
            m_document->undoStack()->undo();
    }

    std::unique_ptr<PackFixture> m_pack;
    std::unique_ptr<PackDocument> m_document;
    std::unique_ptr<QSignalSpy> m_problems;
};

void TestPackDocument::opens()
{
    QCOMPARE(m_document->gameName(), QStringLiteral("Small"));
    QCOMPARE(m_document->files(), QStringList({cards, QStringLiteral("game.yaml"), QStringLiteral("schema.yaml"),
                                               QStringLiteral("variants/short.yaml")}));
    QCOMPARE(ids(), QStringLiteral("farmer smith miller"));
    QCOMPARE(m_document->text(cards), smallCards);
    QCOMPARE(m_document->fileOf(smith), cards);
    QVERIFY(m_document->isEditable(cards));
    QVERIFY(!m_document->isModified());
    QCOMPARE(problems(), QString());
}

void TestPackDocument::refusesWhatIsNoPack()
{
    QString error;
    PackDocument document;
    QVERIFY(!document.open(m_pack->path(QStringLiteral("cards")), &error));
    QVERIFY2(error.contains(QStringLiteral("schema.yaml")), qPrintable(error));
    QVERIFY(!document.open(m_pack->path(QStringLiteral("nowhere")), &error));
    QVERIFY2(error.contains(QStringLiteral("nowhere")), qPrintable(error));
}

void TestPackDocument::opensShippedPack()
{
    PackFixture shipped;
    shipped.copyShipped(QStringLiteral("steam-time"));
    PackDocument document;
    QString error;
    QVERIFY2(document.open(shipped.folder(), &error), qPrintable(error));
    QCOMPARE(document.items().ofKind("encounter").size(), std::size_t(24));
    const ItemRef nobel{QStringLiteral("encounter"), QStringLiteral("alfred-nobel")};
    QVERIFY(document.setValue(nobel, QStringLiteral("top/0/amount"), Value::ofInt(3)));
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Change Amount of Alfred Nobel"));
    QVERIFY(isPatchedRight(document));
}

void TestPackDocument::setsOneValueAndNothingElse()
{
    QVERIFY(m_document->setValue(farmer, QStringLiteral("cost"), Value::ofInt(4)));
    QCOMPARE(m_document->text(cards), QByteArray(smallCards).replace("cost: 3", "cost: 4"));
    QCOMPARE(value(farmer, "cost"), QStringLiteral("4"));
    QVERIFY(m_document->isModified(cards));
    QVERIFY(isPatchedRight(*m_document));
    m_document->undoStack()->undo();
    QCOMPARE(m_document->text(cards), smallCards);
    QCOMPARE(value(farmer, "cost"), QStringLiteral("3"));
    m_document->undoStack()->redo();
    QCOMPARE(value(farmer, "cost"), QStringLiteral("4"));
    QVERIFY(isPatchedRight(*m_document));
}

void TestPackDocument::createsMissingStruct()
{
    QVERIFY(m_document->setValue(farmer, QStringLiteral("size/width"), Value::ofInt(7)));
    QCOMPARE(value(farmer, "size/width"), QStringLiteral("7"));
    const QByteArray text = m_document->text(cards);
    QVERIFY2(text.indexOf("size:") > text.indexOf("colour: red"), text.constData());
    QVERIFY2(text.indexOf("size:") < text.indexOf("effects:"), text.constData());
    QVERIFY(m_document->setValue(farmer, QStringLiteral("colour"), Value()));
    QCOMPARE(value(farmer, "colour"), QStringLiteral("<none>"));
    QVERIFY(isPatchedRight(*m_document));
    undoAll();
    QCOMPARE(m_document->text(cards), smallCards);
}

void TestPackDocument::saysWhatChanged()
{
    QList<DocumentChange> changes;
    connect(m_document.get(), &PackDocument::changed, this,
            [&](const DocumentChange &change) { changes.append(change); });
    QSignalSpy diagnostics(m_document.get(), &PackDocument::diagnosticsChanged);
    QVERIFY(m_document->setValue(farmer, QStringLiteral("effects/0/amount"), Value::ofInt(9)));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0].kind, DocumentChange::Kind::ValueChanged);
    QCOMPARE(changes[0].item, farmer);
    QCOMPARE(changes[0].path, QStringLiteral("effects/0/amount"));
    QCOMPARE(changes[0].file, cards);
    QCOMPARE(diagnostics.size(), 0);
    m_document->waitForCheck();
    QCOMPARE(diagnostics.size(), 1);
    QCOMPARE(changes.size(), 1); // patched as parsed: nothing more to say
    QVERIFY(m_document->setValue(farmer, QStringLiteral("cost"), Value::ofInt(99)));
    m_document->waitForCheck();
    QVERIFY(hasErrors(m_document->diagnostics()));
    QCOMPARE(m_document->diagnostics().front().item, std::string("card/farmer"));
}

void TestPackDocument::mergesTheSameValue()
{
    for (const char *name : {"F", "Fa", "Far", "Farm"})
        QVERIFY(m_document->setValue(smith, QStringLiteral("name"), Value::ofText(name)));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(m_document->setValue(smith, QStringLiteral("cost"), Value::ofInt(6)));
    QCOMPARE(m_document->undoStack()->count(), 2);
    undoAll();
    QCOMPARE(m_document->text(cards), smallCards);
    QVERIFY(m_document->setValue(smith, QStringLiteral("cost"), Value::ofInt(6)));
    QVERIFY(m_document->save());
    QVERIFY(m_document->setValue(smith, QStringLiteral("cost"), Value::ofInt(7)));
    QCOMPARE(m_document->undoStack()->count(), 2); // a save is a place to come back to
}

void TestPackDocument::isNotModifiedWhenBack()
{
    QSignalSpy modified(m_document.get(), &PackDocument::modifiedChanged);
    QVERIFY(m_document->setValue(farmer, QStringLiteral("cost"), Value::ofInt(4)));
    QVERIFY(m_document->setValue(farmer, QStringLiteral("cost"), Value::ofInt(3)));
    QCOMPARE(m_document->undoStack()->count(), 0);
    QCOMPARE(modified.size(), 2);
    QVERIFY(!m_document->isModified());
    QVERIFY(m_document->setValue(farmer, QStringLiteral("cost"), Value::ofInt(3)));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestPackDocument::setsManyAsOneStep()
{
    QVERIFY(m_document->setValues({farmer, smith, miller}, QStringLiteral("colour"), Value::ofText("blue")));
    QVERIFY(m_document->setValues({farmer, smith, miller}, QStringLiteral("colour"), Value::ofText("red")));
    for (const ItemRef &item : {farmer, smith, miller})
        QCOMPARE(value(item, "colour"), QStringLiteral("red"));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(isPatchedRight(*m_document));
    QVERIFY(m_document->setFields({{farmer, QStringLiteral("cost"), Value::ofInt(1)},
                                   {miller, QStringLiteral("name"), Value::ofText("Müller")},
                                   {farmer, QStringLiteral("name"), Value::ofText("Bauer: 1")}},
                                  QStringLiteral("Paste")));
    QCOMPARE(value(farmer, "name"), QStringLiteral("Bauer: 1"));
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Paste"));
    QVERIFY(isPatchedRight(*m_document));
    undoAll();
    QCOMPARE(m_document->text(cards), smallCards);
}

void TestPackDocument::refusesWithoutChange()
{
    const ItemRef nobody{QStringLiteral("card"), QStringLiteral("nobody")};
    QVERIFY(!m_document->setFields(
        {{farmer, QStringLiteral("cost"), Value::ofInt(1)}, {nobody, QStringLiteral("cost"), Value::ofInt(1)}},
        QStringLiteral("Paste")));
    QCOMPARE(m_document->text(cards), smallCards);
    QCOMPARE(m_problems->size(), 1);
    QVERIFY(m_problems->front().front().toString().contains(QStringLiteral("nobody")));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestPackDocument::insertsRemovesMovesElements()
{
    Value effect = Value::ofMap({});
    effect.set("gain", Value::ofText("steam"));
    QVERIFY(m_document->insertElement(farmer, QStringLiteral("effects"), 1, effect));
    QCOMPARE(value(farmer, "effects/1/gain"), QStringLiteral("steam"));
    QVERIFY(m_document->moveElement(farmer, QStringLiteral("effects"), 1, 0));
    QCOMPARE(value(farmer, "effects/0/gain"), QStringLiteral("steam"));
    QVERIFY(m_document->removeElement(farmer, QStringLiteral("effects/2")));
    QVERIFY(m_document->insertElement(smith, QStringLiteral("effects"), 0, effect));
    QCOMPARE(value(smith, "effects/0/gain"), QStringLiteral("steam"));
    QVERIFY(isPatchedRight(*m_document));
    undoAll();
    QCOMPARE(m_document->text(cards), smallCards);
    QVERIFY(isPatchedRight(*m_document));
}

void TestPackDocument::addsItems()
{
    const ItemRef added = m_document->addItem(QStringLiteral("card"), QStringLiteral("Élan Vital's"));
    QCOMPARE(added.id, QStringLiteral("elan-vitals"));
    QCOMPARE(ids(), QStringLiteral("farmer smith miller elan-vitals"));
    QCOMPARE(value(added, "cost"), QStringLiteral("0"));
    const ItemRef second = m_document->addItem(QStringLiteral("card"), QStringLiteral("farmer"));
    QCOMPARE(second.id, QStringLiteral("farmer-2"));
    QVERIFY(m_document->text(cards).startsWith(smallCards));
    QVERIFY(isPatchedRight(*m_document));
    undoAll();
    QCOMPARE(m_document->text(cards), smallCards);
}

void TestPackDocument::addsFirstItemOfKind()
{
    QVERIFY(m_document->removeItems({farmer, smith, miller}));
    QCOMPARE(ids(), QString());
    QVERIFY(isPatchedRight(*m_document));
    const ItemRef added = m_document->addItem(QStringLiteral("card"), QStringLiteral("new"), cards);
    QCOMPARE(ids(), QStringLiteral("new"));
    QCOMPARE(added.id, QStringLiteral("new"));
    QVERIFY(isPatchedRight(*m_document));
    const ItemRef other =
        m_document->addItem(QStringLiteral("card"), QStringLiteral("far"), QStringLiteral("cards/more.yaml"));
    QVERIFY(other.isValid());
    QCOMPARE(ids(), QStringLiteral("new far"));
    QVERIFY(isPatchedRight(*m_document));
    undoAll();
    QCOMPARE(m_document->text(cards), smallCards);
    QVERIFY(!m_document->files().contains(QStringLiteral("cards/more.yaml")));
    QVERIFY(!m_document->isModified());
}

void TestPackDocument::addsAndRemovesFiles()
{
    const ItemRef added = m_document->addItem(QStringLiteral("variant"), QStringLiteral("Long game"));
    QCOMPARE(added.id, QStringLiteral("long-game"));
    const QString file = QStringLiteral("variants/long-game.yaml");
    QVERIFY(m_document->files().contains(file));
    QVERIFY(m_document->setValue(added, QStringLiteral("name"), Value::ofText("Long")));
    QVERIFY(isPatchedRight(*m_document));
    QVERIFY(m_document->save());
    QCOMPARE(m_pack->read(file), QByteArray("name: Long\n"));
    QVERIFY(m_document->removeItems({added}));
    QVERIFY(m_document->items().find("variant", "long-game") == nullptr);
    QVERIFY(m_document->isModified(file));
    QVERIFY(m_document->save());
    QVERIFY(!QFileInfo::exists(m_pack->path(file)));
    m_document->undoStack()->undo();
    QVERIFY(isPatchedRight(*m_document));
    QVERIFY(m_document->save());
    QCOMPARE(m_pack->read(file), QByteArray("name: Long\n"));
    QVERIFY(!m_document->removeItems({{QStringLiteral("game"), QStringLiteral("small")}}));
}

void TestPackDocument::duplicates()
{
    const QList<ItemRef> copies = m_document->duplicateItems({farmer, miller});
    QCOMPARE(ids(), QStringLiteral("farmer farmer-2 smith miller miller-2"));
    QCOMPARE(copies.size(), 2);
    QCOMPARE(value(copies[0], "effects/0/amount"), QStringLiteral("4"));
    QVERIFY(isPatchedRight(*m_document));
    const ItemRef variant{QStringLiteral("variant"), QStringLiteral("short")};
    QCOMPARE(m_document->duplicateItems({variant}).front().id, QStringLiteral("short-2"));
    QCOMPARE(m_document->text(QStringLiteral("variants/short-2.yaml")), QByteArray("name: Short game\n"));
    QVERIFY(isPatchedRight(*m_document));
    undoAll();
    QCOMPARE(m_document->text(cards), smallCards);
}

void TestPackDocument::removes_data()
{
    QTest::addColumn<QString>("items");
    QTest::addColumn<QString>("left");
    QTest::newRow("first") << u"farmer"_s << u"smith miller"_s;
    QTest::newRow("middle") << u"smith"_s << u"farmer miller"_s;
    QTest::newRow("last") << u"miller"_s << u"farmer smith"_s;
    QTest::newRow("two at the start") << u"farmer smith"_s << u"miller"_s;
    QTest::newRow("two at the end") << u"miller smith"_s << u"farmer"_s;
    QTest::newRow("outer two") << u"miller farmer"_s << u"smith"_s;
    QTest::newRow("all") << u"farmer smith miller"_s << u""_s;
    QTest::newRow("twice the same") << u"smith smith"_s << u"farmer miller"_s;
}

void TestPackDocument::removes()
{
    QFETCH(QString, items);
    QFETCH(QString, left);
    QList<ItemRef> refs;
    for (const QString &id : items.split(QLatin1Char(' ')))
        refs.append({QStringLiteral("card"), id});
    QVERIFY(m_document->removeItems(refs));
    QCOMPARE(ids(), left);
    QVERIFY(isPatchedRight(*m_document));
    QCOMPARE(m_document->undoStack()->count(), 1);
    undoAll();
    QCOMPARE(m_document->text(cards), smallCards);
    QVERIFY(isPatchedRight(*m_document));
}

void TestPackDocument::moves_data()
{
    QTest::addColumn<QString>("items");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("order");
    QTest::newRow("first down") << u"farmer"_s << "miller"
                                << "smith farmer miller";
    QTest::newRow("first to the end") << u"farmer"_s << ""
                                      << "smith miller farmer";
    QTest::newRow("last up") << u"miller"_s << "farmer"
                             << "miller farmer smith";
    QTest::newRow("two turned round") << u"miller smith"_s << "farmer"
                                      << "miller smith farmer";
    QTest::newRow("nowhere") << u"smith"_s << "miller"
                             << "farmer smith miller";
}

void TestPackDocument::moves()
{
    QFETCH(QString, items);
    QFETCH(QString, before);
    QFETCH(QString, order);
    QList<ItemRef> refs;
    for (const QString &id : items.split(QLatin1Char(' ')))
        refs.append({QStringLiteral("card"), id});
    QVERIFY(m_document->moveItems(refs, {QStringLiteral("card"), before}));
    QCOMPARE(ids(), order);
    QVERIFY(isPatchedRight(*m_document));
    undoAll();
    QCOMPARE(m_document->text(cards), smallCards);
    QVERIFY(m_document->moveItem(farmer, 1));
    QCOMPARE(ids(), QStringLiteral("smith farmer miller"));
    QVERIFY(m_document->moveItem(farmer, 0));
    QCOMPARE(ids(), QStringLiteral("farmer smith miller"));
}

void TestPackDocument::renames()
{
    QVERIFY(m_document->setValue(smith, QStringLiteral("id"), Value::ofText("blacksmith")));
    QCOMPARE(ids(), QStringLiteral("farmer blacksmith miller"));
    QVERIFY(m_document->items().find("card", "smith") == nullptr);
    QVERIFY(isPatchedRight(*m_document));
}

void TestPackDocument::typesInSource()
{
    const std::size_t cost = std::size_t(smallCards.indexOf("cost: 5")) + 6;
    QVERIFY(m_document->editText(cards, {{cost, 1, "8"}}, QStringLiteral("Type")));
    QCOMPARE(value(smith, "cost"), QStringLiteral("8"));
    QVERIFY(isPatchedRight(*m_document));
    // A whole item typed in, in front of another and at the very end.
    const std::size_t at = std::size_t(smallCards.indexOf("  # the last one"));
    QVERIFY(m_document->editText(cards, {{at, 0, "  - id: new\n    name: N\n    cost: 1\n"}}, QStringLiteral("Type")));
    QCOMPARE(ids(), QStringLiteral("farmer smith new miller"));
    QVERIFY(isPatchedRight(*m_document));
    const std::size_t end = std::size_t(m_document->text(cards).size());
    QVERIFY(m_document->editText(cards, {{end, 0, "  - id: end\n    name: E\n    cost: 1\n"}}, QStringLiteral("Type")));
    QCOMPARE(ids(), QStringLiteral("farmer smith new miller end"));
    QVERIFY(isPatchedRight(*m_document));
    QVERIFY(!m_document->editText(cards, {{end + 1000, 0, "x"}}, QStringLiteral("Type")));
    undoAll();
    QCOMPARE(m_document->text(cards), smallCards);
}

void TestPackDocument::mergesTyping()
{
    const std::size_t at = std::size_t(smallCards.indexOf("Farmer")) + 6;
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY(m_document->editText(cards, {{at + i, 0, std::string(1, char('a' + i))}}, QStringLiteral("Type")));
    QVERIFY(m_document->editText(cards, {{at + 4, 1, ""}}, QStringLiteral("Type"))); // backspace
    QCOMPARE(value(farmer, "name"), QStringLiteral("Farmerabcd"));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(m_document->editText(cards, {{2, 0, "x"}}, QStringLiteral("Type")));
    QCOMPARE(m_document->undoStack()->count(), 2); // elsewhere
    m_document->undoStack()->undo();
    m_document->undoStack()->undo();
    QCOMPARE(m_document->text(cards), smallCards);
}

void TestPackDocument::keepsLastGoodValues()
{
    const std::size_t name = std::size_t(smallCards.indexOf("'Smith'"));
    QVERIFY(m_document->editText(cards, {{name, 1, "["}}, QStringLiteral("Type")));
    QVERIFY(!m_document->isEditable(cards));
    QCOMPARE(ids(), QStringLiteral("farmer smith miller"));
    QVERIFY(!m_document->setValue(farmer, QStringLiteral("cost"), Value::ofInt(1)));
    QCOMPARE(m_problems->size(), 1);
    m_document->waitForCheck();
    QVERIFY(hasErrors(m_document->diagnostics()));
    QCOMPARE(ids(), QStringLiteral("farmer smith miller"));
    QCOMPARE(value(smith, "name"), QStringLiteral("Smith"));
    m_document->undoStack()->undo();
    QVERIFY(m_document->isEditable(cards));
    QVERIFY(isPatchedRight(*m_document));
    QVERIFY(!hasErrors(m_document->diagnostics()));
}

void TestPackDocument::survivesInvalidUtf8()
{
    const std::size_t name = std::size_t(smallCards.indexOf("Farmer"));
    QVERIFY(m_document->editText(cards, {{name, 1, "\xff\xc3"}}, QStringLiteral("Type")));
    m_document->waitForCheck();
    QVERIFY(!m_document->isEditable(cards));
    QVERIFY(hasErrors(m_document->diagnostics()));
    QVERIFY(m_document->save());
    QCOMPARE(m_pack->read(cards), QByteArray(smallCards)
                                      .replace("Farmer", "\xff\xc3"
                                                         "armer"));
    m_document->undoStack()->undo();
    QCOMPARE(m_document->text(cards), smallCards);
    QVERIFY(isPatchedRight(*m_document));
}

void TestPackDocument::locates()
{
    QVERIFY(m_document->setValue(farmer, QStringLiteral("text"), Value::ofText("One.\nTwo.\nThree.\nFour.\n")));
    QVERIFY(m_document->setValue(smith, QStringLiteral("cost"), Value::ofInt(12)));
    const QByteArray text = m_document->text(cards);
    for (const char *path : {"cost", "size/height", "friend"}) {
        const Location place = m_document->locate(smith, QString::fromLatin1(path));
        QCOMPARE(text.mid(qsizetype(place.offset), qsizetype(place.length)), value(smith, path).toUtf8());
        QCOMPARE(place.line, int(text.left(qsizetype(place.offset)).count('\n')) + 1);
    }
    QCOMPARE(m_document->locate(smith, QStringLiteral("size/depth")).line,
             m_document->locate(smith, QStringLiteral("size")).line);
    QVERIFY(!m_document->locate({QStringLiteral("card"), QStringLiteral("x")}).isKnown());
}

void TestPackDocument::findsItemAtOffset()
{
    QString path;
    const auto offset = [&](const char *what) { return std::size_t(m_document->text(cards).indexOf(what)); };
    QCOMPARE(m_document->itemAt(cards, offset("amount: 4") + 8, &path), farmer);
    QCOMPARE(path, QStringLiteral("effects/0/amount"));
    QCOMPARE(m_document->itemAt(cards, offset("height") + 8, &path), smith);
    QCOMPARE(path, QStringLiteral("size/height"));
    QVERIFY(!m_document->itemAt(cards, 3, &path).isValid());
    QCOMPARE(m_document->itemAt(QStringLiteral("game.yaml"), 16, &path).kind, QStringLiteral("game"));
    QCOMPARE(path, QStringLiteral("rounds"));
}

void TestPackDocument::keepsAnchorsAlone()
{
    const QByteArray anchored = "cards:\n  - id: a\n    name: A\n    cost: 1\n    effects: &e\n      - {gain: gold}\n"
                                "  - id: b\n    name: B\n    cost: 2\n    effects: *e\n";
    QVERIFY(m_pack->write(cards, anchored));
    QVERIFY(m_document->reload(cards));
    const ItemRef b{QStringLiteral("card"), QStringLiteral("b")};
    QVERIFY(m_document->setValue(b, QStringLiteral("cost"), Value::ofInt(3)));
    QVERIFY(isPatchedRight(*m_document));
    QCOMPARE(m_document->text(cards), QByteArray(anchored).replace("cost: 2", "cost: 3"));
    QVERIFY(m_document->removeItems({b}));
    QCOMPARE(ids(), QStringLiteral("a"));
    QVERIFY(isPatchedRight(*m_document));
    undoAll();
    QCOMPARE(m_document->text(cards), smallCards);
}

void TestPackDocument::stormOfEdits_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<QByteArray>("newline");
    for (quint32 seed = 1; seed <= 6; ++seed)
        QTest::addRow("LF %u", seed) << seed << QByteArray("\n");
    QTest::addRow("CRLF") << quint32(7) << QByteArray("\r\n");
    QTest::addRow("BOM") << quint32(8) << QByteArray();
}

void TestPackDocument::stormOfEdits()
{
    QFETCH(quint32, seed);
    QFETCH(QByteArray, newline);
    QByteArray start = smallCards;
    if (newline.isEmpty())
        start.prepend("\xef\xbb\xbf");
    else
        start.replace("\n", newline);
    m_pack->write(cards, start);
    PackDocument document;
    QString error;
    QVERIFY(document.open(m_pack->folder(), &error));
    QRandomGenerator random(seed);
    int done = 0;
    for (int step = 0; step < 120; ++step) {
        QList<ItemRef> all;
        for (const Item *item : document.items().ofKind("card"))
            all.append({QStringLiteral("card"), QString::fromStdString(item->id)});
        if (all.isEmpty())
            all.append(document.addItem(QStringLiteral("card"), QStringLiteral("again")));
        const ItemRef item = all[random.bounded(int(all.size()))];
        const ItemRef other = all[random.bounded(int(all.size()))];
        const QByteArray text = document.text(cards);
        bool ok = false;
        switch (random.bounded(12)) {
        case 0:
            ok = document.setValue(item, QStringLiteral("cost"), Value::ofInt(random.bounded(25)));
            break;
        case 1: {
            static const QStringList words{QStringLiteral("no"),  QStringLiteral("a: b"),
                                           QStringLiteral("# x"), QStringLiteral("über\nzwei"),
                                           QStringLiteral("'q'"), QStringLiteral("1.10")};
            const QString word = words[random.bounded(int(words.size()))];
            ok = document.setValue(item, random.bounded(2) ? QStringLiteral("name") : QStringLiteral("text"),
                                   Value::ofText(word.toStdString()));
            break;
        }
        case 2:
            ok = document.setValues({item, other}, QStringLiteral("rare"), Value::ofBool(random.bounded(2)));
            break;
        case 3: {
            Value effect = Value::ofMap({});
            effect.set("pay", Value::ofText("gold"));
            ok = document.insertElement(item, QStringLiteral("effects"), random.bounded(3), effect);
            break;
        }
        case 4:
            ok = document.setValue(item, QStringLiteral("size/width"), Value::ofInt(random.bounded(90) + 1));
            break;
        case 5:
            ok = document.setValue(item, QStringLiteral("effects"), Value());
            break;
        case 6:
            ok = document.addItem(QStringLiteral("card"), QStringLiteral("n")).isValid();
            break;
        case 7:
            ok = !document.duplicateItems({item}).isEmpty();
            break;
        case 8:
            ok = document.removeItems({item, other});
            break;
        case 9:
            ok = document.moveItems({item}, other);
            break;
        case 10: {
            const std::size_t at = std::size_t(random.bounded(int(text.size())));
            ok = document.editText(cards, {{at, 0, random.bounded(2) ? "#" : " "}}, QStringLiteral("Type"));
            if (!document.isEditable(cards))
                document.undoStack()->undo();
            break;
        }
        default:
            document.undoStack()->undo();
            ok = true;
        }
        done += ok;
        if (step % 10 == 0)
            QVERIFY2(isPatchedRight(document), qPrintable(QStringLiteral("step %1").arg(step)));
    }
    QVERIFY2(done > 60, qPrintable(QString::number(done)));
    QVERIFY(isPatchedRight(document));
    QVERIFY(document.setFields({{{u"game"_s, u"small"_s}, u"rounds"_s, Value::ofInt(7)}}, u"End"_s));
    const QByteArray end = document.text(cards); // nothing is left to redo
    while (document.undoStack()->canUndo())
        document.undoStack()->undo();
    QCOMPARE(document.text(cards), start);
    QVERIFY(isPatchedRight(document));
    QVERIFY(!document.isModified());
    while (document.undoStack()->canRedo())
        document.undoStack()->redo();
    QVERIFY(isPatchedRight(document));
    QCOMPARE(document.text(cards), end);
}

void TestPackDocument::largePack()
{
    QByteArray many = "cards:\n";
    for (int i = 0; i < 10'000; ++i) {
        many += "  - id: card-" + QByteArray::number(i) + "\n    name: Card " + QByteArray::number(i) +
                "\n    cost: 3 # coins\n    effects:\n      - {gain: gold, amount: 4}\n      - {pay: steam}\n";
    }
    m_pack->write(cards, many);
    PackDocument document;
    QString error;
    QVERIFY(document.open(m_pack->folder(), &error));
    const ItemRef middle{QStringLiteral("card"), QStringLiteral("card-5000")};
    QVERIFY(document.setValue(middle, QStringLiteral("cost"), Value::ofInt(12)));
    QVERIFY(document.isChecking()); // only the item was parsed so far
    QCOMPARE(document.items().find("card", "card-5000")->field("cost")->number, 12);
    QVERIFY(document.removeItems({{QStringLiteral("card"), QStringLiteral("card-77")}}));
    QVERIFY(document.moveItem(middle, 4990));
    QVERIFY(isPatchedRight(document));
    while (document.undoStack()->canUndo())
        document.undoStack()->undo();
    QCOMPARE(document.text(cards), many);
    QVERIFY(isPatchedRight(document));
}

QTEST_GUILESS_MAIN(TestPackDocument)
#include "tst_packdocument.moc"
