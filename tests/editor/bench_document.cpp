#include "editor/models/changesmodel.h"
#include "editor/models/fieldmodel.h"
#include "editor/models/issuesmodel.h"
#include "editor/models/itemtablemodel.h"
#include "editor/models/outlinemodel.h"
#include "packfixture.h"

#include <QStandardPaths>
#include <QTest>
#include <QUndoStack>

using namespace mw;
using namespace mw::editor;
using namespace mw::editor::test;
using namespace Qt::StringLiterals;

/// What an edit costs the user interface, models included: of the pack that we ship, and of one with 10,000 items.
/// No test, since times depend on the machine. The aim is 16 ms for the shipped pack.
class BenchDocument : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void opens_data() { packs(); }
    void opens();
    void edits_data() { packs(); }
    void edits();
    void addsAndUndoes_data() { packs(); }
    void addsAndUndoes();

private:
    static void packs()
    {
        QTest::addColumn<bool>("isLarge");
        QTest::addColumn<ItemRef>("item");
        QTest::addColumn<QString>("path");
        QTest::newRow("Steam Time") << false << ItemRef{u"encounter"_s, u"alfred-nobel"_s} << u"top/0/amount"_s;
        QTest::newRow("10,000 cards") << true << ItemRef{u"card"_s, u"card-5000"_s} << u"cost"_s;
    }
    static void make(PackFixture &pack, bool isLarge)
    {
        if (!isLarge)
            return pack.copyShipped(u"steam-time"_s);
        pack.makeSmall();
        QByteArray cards = "cards:\n";
        for (int i = 0; i < 10'000; ++i) {
            const QByteArray number = QByteArray::number(i);
            cards += "  - id: card-" + number + "\n    name: Card " + number +
                     "\n    cost: 3 # coins\n    colour: red\n" +
                     "    effects:\n      - {gain: gold, amount: 4}\n      - {pay: steam}\n    text: >-\n" +
                     "      Some words about it that go on for a while\n      and over lines.\n";
        }
        pack.write(u"cards/base.yaml"_s, cards);
    }
};

void BenchDocument::opens()
{
    QFETCH(bool, isLarge);
    PackFixture pack;
    make(pack, isLarge);
    QBENCHMARK_ONCE
    {
        PackDocument document;
        QString error;
        QVERIFY(document.open(pack.folder(), &error));
    }
}

void BenchDocument::edits()
{
    QFETCH(bool, isLarge);
    QFETCH(ItemRef, item);
    QFETCH(QString, path);
    PackFixture pack;
    make(pack, isLarge);
    PackDocument document;
    QString error;
    QVERIFY(document.open(pack.folder(), &error));
    OutlineModel outline(&document);
    ItemTableModel table(&document, item.kind);
    FieldModel fields(&document);
    fields.setItem(item);
    IssuesModel issues(&document);
    ChangesModel changes(&document);
    int number = 0;
    QBENCHMARK
    {
        QVERIFY(document.setValue(item, path, Value::ofInt(++number % 7 + 1)));
    }
}

void BenchDocument::addsAndUndoes()
{
    QFETCH(bool, isLarge);
    QFETCH(ItemRef, item);
    PackFixture pack;
    make(pack, isLarge);
    PackDocument document;
    QString error;
    QVERIFY(document.open(pack.folder(), &error));
    OutlineModel outline(&document);
    ItemTableModel table(&document, item.kind);
    QBENCHMARK_ONCE
    {
        QVERIFY(!document.duplicateItems({item}).isEmpty());
        document.undoStack()->undo();
    }
}

QTEST_GUILESS_MAIN(BenchDocument)
#include "bench_document.moc"
