#include "editor/models/searchmodel.h"
#include "modelfixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace mw;
using namespace mw::editor;
using namespace mw::editor::test;
using namespace Qt::StringLiterals;

class TestSearchModel : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ModelFixture>();
        QVERIFY(m_fixture->isOpen);
        m_model = std::make_unique<SearchModel>(&m_fixture->document);
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_fixture.reset();
    }

    void finds_data();
    void finds();
    void findsInSource();
    void tellsPlaces();
    void tellsBadExpressions();
    void replacesValues();
    void replacesGroups();
    void replacesInSource();
    void replacesOnlyTicked();
    void refusesWhatDoesNotFit();
    void followsEdits();

private:
    [[nodiscard]] QStringList texts(int column = SearchModel::HitColumn) const
    {
        QStringList list;
        for (int row = 0; row < m_model->rowCount(); ++row)
            list.append(m_model->index(row, column).data().toString());
        return list;
    }
    void search(const QString &pattern, SearchQuery query = {})
    {
        query.pattern = pattern;
        m_model->search(query);
    }
    static SearchQuery source()
    {
        SearchQuery query;
        query.where = SearchQuery::Where::Source;
        return query;
    }

    std::unique_ptr<ModelFixture> m_fixture;
    std::unique_ptr<SearchModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestSearchModel::finds_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QByteArray>("how"); // r regex, c case, w words, k kind, f field, o only game.yaml
    QTest::addColumn<QString>("found");
    QTest::newRow("any case") << u"smith"_s << QByteArray() << u"smith|Smith"_s;
    QTest::newRow("case") << u"Smith"_s << QByteArray("c") << u"Smith"_s;
    QTest::newRow("part of words") << u"arm"_s << QByteArray("f") << u"Farmer"_s;
    QTest::newRow("whole words") << u"arm"_s << QByteArray("w") << QString();
    QTest::newRow("numbers too") << u"20"_s << QByteArray() << u"20"_s;
    QTest::newRow("literal dot") << u"m.ller"_s << QByteArray() << QString();
    QTest::newRow("expression") << u"^m.ller$"_s << QByteArray("rf") << u"Miller"_s;
    QTest::newRow("one kind") << u"small|short|smith"_s << QByteArray("rk") << u"smith|Smith"_s;
    QTest::newRow("one file") << u"small|smith"_s << QByteArray("ro") << u"Small"_s;
    QTest::newRow("twice in a value") << u"s"_s << QByteArray("fc") << QString();
    QTest::newRow("nothing") << QString() << QByteArray() << QString();
    QTest::newRow("empty matches") << u"x*"_s << QByteArray("r") << QString();
}

void TestSearchModel::finds()
{
    QFETCH(QString, pattern);
    QFETCH(QByteArray, how);
    QFETCH(QString, found);
    SearchQuery query;
    query.isRegex = how.contains('r');
    query.caseSensitive = how.contains('c');
    query.wholeWords = how.contains('w');
    if (how.contains('k'))
        query.kind = u"card"_s;
    if (how.contains('f'))
        query.field = u"name"_s;
    if (how.contains('o'))
        query.files = QStringList{u"game.yaml"_s};
    search(pattern, query);
    QCOMPARE(texts().join(u'|'), found);
}

void TestSearchModel::findsInSource()
{
    search(u"# "_s, source());
    QCOMPARE(texts(), QStringList({u"# The deck."_s, u"  # first of all"_s, u"    name: Farmer   # sows"_s,
                                   u"  # the last one"_s}));
}

void TestSearchModel::tellsPlaces()
{
    search(u"dusk"_s, source());
    QCOMPARE(m_model->rowCount(), 1);
    const QModelIndex hit = m_model->index(0, 0);
    QCOMPARE(hit.data(SearchModel::FileRole).toString(), cardsFile);
    QCOMPARE(hit.data(SearchModel::OffsetRole).toInt(), int(smallCards.indexOf("dusk")));
    QCOMPARE(hit.data(SearchModel::LineRole).toInt(), int(smallCards.left(smallCards.indexOf("dusk")).count('\n')) + 1);
    QCOMPARE(hit.data(SearchModel::ColumnRole).toInt(), 10);
    QCOMPARE(hit.data(SearchModel::HitLengthRole).toInt(), 4);
    search(u"dusk"_s);
    const QModelIndex value = m_model->index(0, 0);
    QCOMPARE(value.data(SearchModel::ItemIdRole).toString(), u"farmer"_s);
    QCOMPARE(value.data(SearchModel::PathRole).toString(), u"text"_s);
    QCOMPARE(value.data().toString(), u"Works from dawn to dusk."_s);
    QCOMPARE(value.data(SearchModel::HitStartRole).toInt(), 19);
}

void TestSearchModel::tellsBadExpressions()
{
    SearchQuery query;
    query.isRegex = true;
    search(u"(a"_s, query);
    QVERIFY(!m_model->error().isEmpty());
    QCOMPARE(m_model->rowCount(), 0);
    QCOMPARE(m_model->replaceTicked(), 0);
    search(u"(a)"_s, query);
    QVERIFY(m_model->error().isEmpty());
}

void TestSearchModel::replacesValues()
{
    SearchQuery query;
    query.field = u"name"_s;
    query.kind = u"card"_s;
    search(u"m"_s, query); // Farmer, Smith, Miller
    m_model->setReplacement(u": #"_s);
    QCOMPARE(texts(SearchModel::ReplacementColumn), QStringList({u"Far: #er"_s, u"S: #ith"_s, u": #iller"_s}));
    QCOMPARE(m_model->replaceTicked(), 3);
    QCOMPARE(m_fixture->card("farmer")->fields.textOr("name", ""), std::string("Far: #er"));
    QCOMPARE(m_fixture->card("miller")->fields.textOr("name", ""), std::string(": #iller"));
    QCOMPARE(m_fixture->document.undoStack()->count(), 1);
    m_fixture->document.undoStack()->undo();
    QCOMPARE(m_fixture->document.text(cardsFile), smallCards);
}

void TestSearchModel::replacesGroups()
{
    SearchQuery query;
    query.isRegex = true;
    query.field = u"text"_s;
    search(u"(d)(a|u)"_s, query);
    m_model->setReplacement(u"\\2\\1\\\\"_s);
    QCOMPARE(m_model->replaceTicked(), 2);
    QCOMPARE(m_fixture->card("farmer")->fields.textOr("text", ""), std::string("Works from ad\\wn to ud\\sk."));
}

void TestSearchModel::replacesInSource()
{
    search(u"o"_s, source());
    m_model->setReplacement(u"öö"_s);
    SearchQuery query = source();
    query.files = QStringList{cardsFile};
    search(u"the"_s, query);
    QCOMPARE(m_model->replaceTicked(), 2);
    QCOMPARE(m_fixture->document.text(cardsFile),
             QByteArray(smallCards).replace("# The", "# öö").replace("# the", "# öö"));
    m_fixture->document.undoStack()->undo();
    QCOMPARE(m_fixture->document.text(cardsFile), smallCards);
}

void TestSearchModel::replacesOnlyTicked()
{
    SearchQuery query;
    query.field = u"text"_s;
    search(u"o"_s, query); // Works from dawn to dusk.
    QCOMPARE(m_model->rowCount(), 3);
    QVERIFY(m_model->flags(m_model->index(1, 0)) & Qt::ItemIsUserCheckable);
    QVERIFY(m_model->setData(m_model->index(1, 0), Qt::Unchecked, Qt::CheckStateRole));
    m_model->setReplacement(u"00"_s);
    QCOMPARE(m_model->replaceTicked(), 2);
    QCOMPARE(m_fixture->card("farmer")->fields.textOr("text", ""), std::string("W00rks from dawn t00 dusk."));
}

void TestSearchModel::refusesWhatDoesNotFit()
{
    search(u"red"_s);
    QCOMPARE(m_model->rowCount(), 1);
    m_model->setReplacement(u"green"_s);
    QCOMPARE(m_model->replaceTicked(), -1);
    QVERIFY(m_model->error().contains(u"farmer"_s));
    QCOMPARE(m_fixture->document.text(cardsFile), smallCards);
}

void TestSearchModel::followsEdits()
{
    search(u"Smith"_s);
    QSignalSpy searched(m_model.get(), &SearchModel::searched);
    QVERIFY(m_fixture->document.setValue(ModelFixture::ref("miller"), u"name"_s, Value::ofText("Smith too")));
    QTRY_COMPARE(searched.size(), 1);
    QCOMPARE(m_model->rowCount(), 3);
    // A replacement right after an edit does not use old places.
    SearchQuery query = source();
    query.files = QStringList{cardsFile};
    search(u"dusk"_s, query);
    QVERIFY(m_fixture->document.setValue(ModelFixture::ref("farmer"), u"name"_s, Value::ofText("A longer name")));
    m_model->setReplacement(u"night"_s);
    QCOMPARE(m_model->replaceTicked(), 1);
    QCOMPARE(m_fixture->card("farmer")->fields.textOr("text", ""), std::string("Works from dawn to night."));
}

QTEST_GUILESS_MAIN(TestSearchModel)
#include "tst_searchmodel.moc"
