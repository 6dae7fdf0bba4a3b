#include "qml/CardFace/Quick/cardfaceitem.h"

#include "tests/sourcefile.h"
#include "yaml/loader.h"

#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>

using namespace mw;
using table::CardFaceItem;
using table::FaceSource;

namespace {

const std::string packFolder = mw::sourceFile("/content/steam-time");

/// Faces need the items only; whether they can be played does not matter here.
std::shared_ptr<GamePack> freshPack()
{
    auto pack = std::make_shared<GamePack>();
    pack->path = packFolder;
    pack->items = yaml::loadPack(packFolder).items;
    return pack;
}

std::shared_ptr<const GamePack> shippedPack()
{
    static const std::shared_ptr<const GamePack> pack = freshPack();
    return pack;
}

/// The same content with another price on Alfred Nobel's card.
std::shared_ptr<const GamePack> changedPack()
{
    const std::shared_ptr<GamePack> pack = freshPack();
    pack->items.find("encounter", "alfred-nobel")->fields.find("bottom")->list.front().set("amount", Value::ofInt(29));
    return pack;
}

} // namespace

class TestCardFaceItem : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void hasThePrintedSize();
    void drawsFrontAndBack();
    void followsContent();
    void otherFacesStay();
    void showsTheSmallFaceWhereItIsNarrow();
    void tellsWhereValuesAre();
    void survivesItsSource();
    void unknownItemsDrawNothing();

private:
    QImage grab();

    FaceSource m_source;
    QQuickWindow m_window;
    CardFaceItem *m_card = nullptr;
};

void TestCardFaceItem::initTestCase()
{
    QVERIFY(shippedPack()->items.find("encounter", "alfred-nobel"));
    m_window.resize(500, 500);
    m_window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_window));
}

void TestCardFaceItem::init()
{
    delete m_card;
    m_source.setPack(shippedPack());
    m_card = new CardFaceItem(m_window.contentItem());
    m_card->setSource(&m_source);
    m_card->setKind(QStringLiteral("encounter"));
    m_card->setItemId(QStringLiteral("alfred-nobel"));
    m_card->setSize({315, 440});
}

QImage TestCardFaceItem::grab()
{
    return m_window.grabWindow().copy(0, 0, 315, 440);
}

void TestCardFaceItem::hasThePrintedSize()
{
    QCOMPARE(m_card->faceSize(), QSizeF(63, 88));
    m_card->setScaleFactor(4);
    QCOMPARE(m_card->implicitWidth(), 252.0);
    QCOMPARE(m_card->implicitHeight(), 352.0);
}

void TestCardFaceItem::drawsFrontAndBack()
{
    const QImage front = grab();
    QVERIFY(front.pixelColor(157, 8) != QColor(Qt::white));
    m_card->setBack(true);
    QVERIFY(grab() != front);
    m_card->setBack(false);
    QCOMPARE(grab(), front);
}

void TestCardFaceItem::followsContent()
{
    const QImage before = grab();
    QSignalSpy changed(m_card, &CardFaceItem::faceChanged);
    m_source.setPack(changedPack());
    QCOMPARE(changed.count(), 1);
    QVERIFY(grab() != before);
    m_source.setPack(shippedPack());
    QCOMPARE(grab(), before);
}

/// Thirty cards are not drawn anew since one was edited.
void TestCardFaceItem::otherFacesStay()
{
    m_card->setItemId(QStringLiteral("marco-polo"));
    QVERIFY(!m_card->faceSize().isEmpty());
    const QImage before = grab();
    QSignalSpy changed(m_card, &CardFaceItem::faceChanged);
    m_source.setPack(changedPack());
    QCOMPARE(changed.count(), 0);
    QCOMPARE(grab(), before);
    // Drawn by the painter that goes on, a new size looks as if nothing had happened before.
    m_card->setSize({310, 440});
    const QImage after = grab();
    FaceSource anew;
    anew.setPack(changedPack());
    m_card->setSource(&anew);
    QCOMPARE(grab(), after);
    m_card->setSource(&m_source);
    m_source.setTranslate([](std::string_view text, std::int64_t) { return std::string(text); });
    QVERIFY(changed.count() > 0);
}

void TestCardFaceItem::showsTheSmallFaceWhereItIsNarrow()
{
    m_card->setSize({63, 88});
    const QImage narrow = m_window.grabWindow().copy(0, 0, 63, 88);
    const QImage small = m_source.picture(m_card->kind(), m_card->itemId(), face::Side::Small, {63, 88});
    QCOMPARE(narrow.pixelColor(31, 44), small.pixelColor(31, 44));
    QVERIFY(small != m_source.picture(m_card->kind(), m_card->itemId(), face::Side::Front, {63, 88}));
}

void TestCardFaceItem::tellsWhereValuesAre()
{
    m_card->setKind(QStringLiteral("panel"));
    m_card->setItemId(QStringLiteral("stonehenge-2"));
    m_card->setSize({600, 160});
    const QRectF mm = m_source.region(m_card->kind(), m_card->itemId(), QStringLiteral("spaces/1"));
    QVERIFY(!mm.isEmpty());
    QCOMPARE(m_card->regionOf(QStringLiteral("spaces/1")), QRectF(mm.topLeft() * 2, mm.size() * 2));
    m_card->setSize({600, 360}); // 200 more in height: the board stands in the middle
    QCOMPARE(m_card->regionOf(QStringLiteral("spaces/1")).top(), mm.top() * 2 + 100);
}

void TestCardFaceItem::survivesItsSource()
{
    auto *source = new FaceSource;
    source->setPack(shippedPack());
    m_card->setSource(source);
    delete source;
    QVERIFY(m_card->faceSize().isEmpty());
    (void)grab();
}

void TestCardFaceItem::unknownItemsDrawNothing()
{
    m_card->setItemId(QStringLiteral("nobody"));
    QVERIFY(m_card->faceSize().isEmpty());
    QVERIFY(m_source.picture(m_card->kind(), m_card->itemId(), face::Side::Front, {10, 10}).isNull());
    QCOMPARE(grab().pixelColor(157, 200), QColor(Qt::white));
}

int main(int argc, char **argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QGuiApplication app(argc, argv);
    TestCardFaceItem test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_cardfaceitem.moc"
