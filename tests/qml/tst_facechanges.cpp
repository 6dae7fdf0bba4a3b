#include "qml/CardFace/facechanges.h"

#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QTest>

using namespace mw;
using face::FaceChanges;

/// Which faces an edit touches: only those of the item that changed, unless others show what it says.
class TestFaceChanges : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingChanged();
    void touches_data();
    void touches();
    void quotedItemsTouchAll();
    void orderTouchesAll();

private:
    static void set(Items &items, const char *kind, const char *id, const char *key, const char *text)
    {
        items.find(kind, id)->fields.set(key, Value::ofText(text));
    }
    Items m_items;
};

void TestFaceChanges::initTestCase()
{
    m_items = yaml::loadPack(sourceFile("/content/steam-time")).items;
    QVERIFY(m_items.find("encounter", "alfred-nobel"));
}

void TestFaceChanges::nothingChanged()
{
    const FaceChanges changes(m_items, m_items);
    QVERIFY(!changes.touchesAll());
    QVERIFY(!changes.touches("encounter", "alfred-nobel"));
    QVERIFY(!changes.touches("layout", "encounter-front"));
}

void TestFaceChanges::touches_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<bool>("all");
    QTest::newRow("card") << QByteArray("encounter") << QByteArray("alfred-nobel") << false;
    QTest::newRow("layout") << QByteArray("layout") << QByteArray("encounter-front") << true;
    QTest::newRow("swatch") << QByteArray("swatch") << QByteArray("ink") << true;
    QTest::newRow("style") << QByteArray("style") << QByteArray("label") << true;
    QTest::newRow("wording") << QByteArray("wording") << QByteArray("gain-gold") << true;
    QTest::newRow("game") << QByteArray("game") << QByteArray("steam-time") << true;
}

void TestFaceChanges::touches()
{
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, id);
    QFETCH(bool, all);
    QVERIFY(m_items.find(kind.toStdString(), id.toStdString()));
    Items after = m_items;
    set(after, kind, id, "name", "another");
    const FaceChanges changes(m_items, after);
    QCOMPARE(changes.touchesAll(), all);
    QVERIFY(changes.touches(kind.toStdString(), id.toStdString()));
    QCOMPARE(changes.touches("encounter", "archimedes"), all);
    QVERIFY(changes.touches("layout", "encounter-front")); // drawn with a sample
}

void TestFaceChanges::quotedItemsTouchAll()
{
    Items before = m_items;
    set(before, "layout", "encounter-front", "text", "{=@expedition(site)/name|roman}");
    Items after = before;
    set(after, "expedition", after.ofKind("expedition").front()->id.c_str(), "name", "another");
    QVERIFY(FaceChanges(before, after).touchesAll());
}

void TestFaceChanges::orderTouchesAll()
{
    Items after = m_items;
    QVERIFY(after.remove("encounter", "archimedes"));
    QVERIFY(FaceChanges(m_items, after).touchesAll());
    QVERIFY(FaceChanges(after, m_items).touchesAll());
}

QTEST_MAIN(TestFaceChanges)
#include "tst_facechanges.moc"
