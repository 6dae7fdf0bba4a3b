#include "packfixture.h"

#include "core/balance.h"
#include "editor/models/deckcurve.h"
#include "editor/models/deckfields.h"
#include "editor/models/deckmatrix.h"
#include "editor/models/drawodds.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QUndoStack>

using namespace mw;
using namespace mw::editor;
using namespace Qt::StringLiterals;

class TestDeckModels : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void countsWhatCardsHave();
    void matrixIsFoundBySchema();
    void matrixIsEdited();
    void clashIsFoundAndMended();
    void pasteIsAllOrNothing();
    void oddsAreThoseOfTheUrn_data();
    void oddsAreThoseOfTheUrn();
    void curveCountsCards();

private:
    [[nodiscard]] std::vector<const Item *> cards(const char *kind) const { return m_document->items().ofKind(kind); }
    [[nodiscard]] DeckField field(const char *kind, const QString &path) const;
    [[nodiscard]] std::string letter(const char *card, const char *key) const;

    test::PackFixture m_pack;
    std::unique_ptr<PackDocument> m_document;
};

void TestDeckModels::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    m_pack.copyShipped(u"steam-time"_s);
}

void TestDeckModels::init()
{
    m_document = std::make_unique<PackDocument>();
    QString error;
    QVERIFY2(m_document->open(m_pack.folder(), &error), qPrintable(error));
}

DeckField TestDeckModels::field(const char *kind, const QString &path) const
{
    for (const DeckField &field : deckFields(*m_document->schema().kind(kind)))
        if (field.path == path)
            return field;
    return {};
}

std::string TestDeckModels::letter(const char *card, const char *key) const
{
    return m_document->items().find("effort", card)->field("letters")->textOr(key, "");
}

void TestDeckModels::countsWhatCardsHave()
{
    QCOMPARE(sharesOf(field("effort", u"stack"_s), cards("effort")),
             QList<DeckShare>({{u"alpha"_s, 6}, {u"omega"_s, 6}}));
    const QList<DeckShare> rounds = sharesOf(field("upgrade", u"round"_s), cards("upgrade"));
    QCOMPARE(rounds.size(), 5);
    QCOMPARE(rounds.last(), (DeckShare{u"5"_s, 6}));
    // The flag is written on purple cards only; the default counts for the others.
    int purple = 0;
    for (const Item *card : cards("encounter"))
        purple += card->fields.textOr("purple", "") == "true" ? 1 : 0;
    QCOMPARE(sharesOf(field("encounter", u"purple"_s), cards("encounter")),
             QList<DeckShare>({{u"false"_s, 24 - purple}, {u"true"_s, purple}}));
    // Inside lists, a card counts once however often it has the value.
    const Item *nobel = m_document->items().find("encounter", "alfred-nobel");
    QCOMPARE(valuesAt(*nobel, field("encounter", u"top/colour"_s)), QStringList{u"same"_s});
    QVERIFY(field("effort", u"letters/A"_s).path.isEmpty()); // the matrix shows these
    QVERIFY(field("encounter", u"top/amount"_s).path.isEmpty());
}

void TestDeckModels::matrixIsFoundBySchema()
{
    QVERIFY(!matrixField(*m_document->schema().kind("encounter")));
    QVERIFY(!matrixField(*m_document->schema().kind("panel")));
    const yaml::FieldSpec *letters = matrixField(*m_document->schema().kind("effort"));
    QVERIFY(letters);
    QCOMPARE(letters->name, std::string("letters"));
}

void TestDeckModels::matrixIsEdited()
{
    DeckMatrix matrix(m_document.get());
    matrix.setItems(u"effort"_s, {u"alpha-1"_s, u"omega-1"_s});
    QCOMPARE(matrix.rowCount(), 2);
    QCOMPARE(matrix.columnCount(), 8);
    QCOMPARE(matrix.index(0, 1).data(DeckMatrix::ValueRole).toString(), u"black"_s);
    QCOMPARE(matrix.count(u"A"_s, u"black"_s), 1);
    QVERIFY(matrix.swap({matrix.index(0, 1), matrix.index(0, 2), matrix.index(1, 1), matrix.index(1, 2)}));
    QCOMPARE(letter("alpha-1", "A") + letter("alpha-1", "B"), std::string("pinkblack"));
    QCOMPARE(letter("omega-1", "A") + letter("omega-1", "B"), std::string("bluegreen"));
    QCOMPARE(m_document->undoStack()->index(), 1);
    m_document->undoStack()->undo();
    QCOMPARE(letter("alpha-1", "A"), std::string("black"));
    QVERIFY(!matrix.swap({matrix.index(0, 1), matrix.index(1, 1)}));
    QVERIFY(!matrix.setCells({matrix.index(0, 1)}, u"purple"_s));
    QVERIFY(m_document->undoStack()->index() == 0);
}

void TestDeckModels::clashIsFoundAndMended()
{
    DeckMatrix matrix(m_document.get());
    matrix.setItems(u"effort"_s, {u"alpha-1"_s});
    QVERIFY(matrix.clashes().isEmpty());
    QVERIFY(matrix.setCells({matrix.index(0, 3)}, u"black"_s)); // C, which was gray
    QCOMPARE(matrix.clashes().size(), 1);
    const DeckMatrix::Clash clash = matrix.clashes().first();
    QCOMPARE(clash.text, u"A and C are both black"_s);
    QCOMPARE(clash.fixText, u"Make C gray"_s);
    QVERIFY(matrix.index(0, 1).data(DeckMatrix::ClashRole).toBool());
    QVERIFY(!matrix.index(0, 2).data(DeckMatrix::ClashRole).toBool());
    QCOMPARE(matrix.index(0, 7).data().toString(), clash.text);
    QVERIFY(matrix.apply(clash));
    QVERIFY(matrix.clashes().isEmpty());
    QCOMPARE(letter("alpha-1", "C"), std::string("gray"));
}

void TestDeckModels::pasteIsAllOrNothing()
{
    DeckMatrix matrix(m_document.get());
    matrix.setItems(u"effort"_s, {u"alpha-1"_s, u"alpha-2"_s});
    QVERIFY(!matrix.paste(matrix.index(0, 1), u"pink\tmauve"_s));
    QVERIFY(!matrix.paste(matrix.index(0, 6), u"pink\tblack"_s)); // past the last letter
    QCOMPARE(m_document->undoStack()->index(), 0);
    QVERIFY(matrix.paste(matrix.index(0, 1), u"pink\tblack\nblack\tpink\n"_s));
    QCOMPARE(letter("alpha-1", "B") + letter("alpha-2", "B"), std::string("blackpink"));
    QCOMPARE(m_document->undoStack()->index(), 1);
    QCOMPARE(matrix.copy({matrix.index(1, 2), matrix.index(0, 1), matrix.index(0, 2), matrix.index(1, 1)}),
             u"pink\tblack\nblack\tpink"_s);
}

void TestDeckModels::oddsAreThoseOfTheUrn_data()
{
    QTest::addColumn<int>("wanted");
    QTest::addColumn<int>("draws");
    QTest::addColumn<int>("hits");
    QTest::addColumn<int>("cards");
    QTest::addColumn<double>("odds");
    QTest::newRow("one draw") << 1 << 1 << 6 << 24 << 0.25;
    QTest::newRow("two draws") << 1 << 2 << 1 << 4 << 0.5;
    QTest::newRow("both") << 2 << 2 << 2 << 4 << 1.0 / 6;
    QTest::newRow("none there") << 1 << 3 << 0 << 24 << 0.0;
    QTest::newRow("certain") << 1 << 20 << 6 << 24 << 1.0;
    QTest::newRow("more than there are") << 3 << 9 << 2 << 24 << 0.0;
    QTest::newRow("whole deck") << 2 << 99 << 2 << 5 << 1.0;
    QTest::newRow("nothing wanted") << 0 << 1 << 0 << 5 << 1.0;
}

void TestDeckModels::oddsAreThoseOfTheUrn()
{
    QFETCH(int, wanted);
    QFETCH(int, draws);
    QFETCH(int, hits);
    QFETCH(int, cards);
    QFETCH(double, odds);
    QVERIFY(std::abs(oddsOfAtLeast(wanted, draws, hits, cards) - odds) < 1e-9);
}

void TestDeckModels::curveCountsCards()
{
    const Balance balance(m_document->items());
    const DeckCurve curve = deckCurve(balance, u"Bottom"_s, cards("encounter"));
    int costs = 0;
    int rewards = 0;
    for (qsizetype i = 0; i < curve.costs.size(); ++i) {
        costs += curve.costs.at(i);
        rewards += curve.rewards.at(i);
    }
    QCOMPARE(costs, 24);
    QCOMPARE(rewards, 24);
    QCOMPARE(curve.first, 0);
    QCOMPARE(curve.costs.at(0), 3); // three bottoms are free
    QCOMPARE(curve.outside, 0);
    QVERIFY(deckCurve(balance, u"Bottom"_s, cards("mission")).isEmpty());
}

QTEST_GUILESS_MAIN(TestDeckModels)
#include "tst_deckmodels.moc"
