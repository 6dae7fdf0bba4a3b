#include "editor/models/issuesmodel.h"
#include "editor/models/outlinemodel.h"
#include "modelfixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace mw;
using namespace mw::editor;
using namespace mw::editor::test;
using namespace Qt::StringLiterals;

/// The problems as a list, and as marks in the outline.
class TestIssuesModel : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ModelFixture>();
        QVERIFY(m_fixture->isOpen);
    }

    void listsProblems();
    void appliesFixes();
    void keepsRowsThatStay();
    void rowsFollowTheirProblems();
    void outlineShowsThePack();
    void outlineFollowsEdits();
    void outlineMarksProblemsAndChanges();

private:
    bool setCost(const char *id, int cost)
    {
        const bool isDone = m_fixture->document.setValue(ModelFixture::ref(id), u"cost"_s, Value::ofInt(cost));
        m_fixture->document.waitForCheck();
        return isDone;
    }
    static QStringList titles(const QAbstractItemModel &model, const QModelIndex &parent = {})
    {
        QStringList list;
        for (int row = 0; row < model.rowCount(parent); ++row)
            list.append(model.index(row, 0, parent).data().toString());
        return list;
    }

    std::unique_ptr<ModelFixture> m_fixture;
};

void TestIssuesModel::listsProblems()
{
    IssuesModel model(&m_fixture->document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.count(Severity::Error), 0);
    QVERIFY(setCost("smith", 99));
    QCOMPARE(model.count(Severity::Error), 1);
    const int row = model.rowCount() - 1;
    const QModelIndex issue = model.index(row, IssuesModel::MessageColumn);
    QVERIFY2(issue.data().toString().contains(u"99"_s), qPrintable(issue.data().toString()));
    QCOMPARE(issue.data(IssuesModel::CodeRole).toString(), u"value.range"_s);
    QCOMPARE(issue.data(IssuesModel::FileRole).toString(), cardsFile);
    QCOMPARE(issue.data(IssuesModel::LineRole).toInt(),
             m_fixture->document.locate(ModelFixture::ref("smith"), u"cost"_s).line);
    QVERIFY(issue.data(IssuesModel::PlaceRole).toString().startsWith(cardsFile + u':'));
    QCOMPARE(model.itemAt(row), ModelFixture::ref("smith"));
    QCOMPARE(issue.data(IssuesModel::PathRole).toString(), u"cost"_s);
    QCOMPARE(issue.data(IssuesModel::SeverityRole).toInt(), int(Severity::Error));
}

void TestIssuesModel::appliesFixes()
{
    IssuesModel model(&m_fixture->document);
    QVERIFY(setCost("smith", 99));
    const int row = model.rowCount() - 1;
    QVERIFY(!model.index(row, 0).data(IssuesModel::FixTitlesRole).toStringList().isEmpty());
    // An edit above moves the bytes that the fix goes by.
    QVERIFY(m_fixture->document.setValue(ModelFixture::ref("farmer"), u"name"_s, Value::ofText("Longer name")));
    QVERIFY(!model.applyFix(row, 7));
    QVERIFY(model.applyFix(row, 0));
    QCOMPARE(m_fixture->card("smith")->fields.intOr("cost", 0), 20);
    m_fixture->document.waitForCheck();
    QCOMPARE(model.count(Severity::Error), 0);
    m_fixture->undoAll();
    QCOMPARE(m_fixture->document.text(cardsFile), smallCards);
}

void TestIssuesModel::keepsRowsThatStay()
{
    IssuesModel model(&m_fixture->document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(setCost("farmer", 98));
    QVERIFY(setCost("miller", 99));
    const QPersistentModelIndex first = model.index(model.rowCount() - 2, 0);
    const QPersistentModelIndex last = model.index(model.rowCount() - 1, 0);
    QVERIFY(setCost("smith", 97));
    QVERIFY(first.isValid() && last.isValid());
    QCOMPARE(last.row(), first.row() + 2);
    QVERIFY(setCost("farmer", 3));
    QVERIFY(!first.isValid());
    QVERIFY(last.isValid());
}

/// A problem that moved to another line, or says another number, is told of where it stands.
void TestIssuesModel::rowsFollowTheirProblems()
{
    IssuesModel model(&m_fixture->document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(setCost("farmer", 98));
    QVERIFY(setCost("miller", 99));
    const QPersistentModelIndex last = model.index(model.rowCount() - 1, IssuesModel::MessageColumn);
    const int line = last.data(IssuesModel::LineRole).toInt();
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QVERIFY(m_fixture->document.editText(cardsFile, {{0, 0, "# another line\n"}}, {}));
    m_fixture->document.waitForCheck();
    QVERIFY(last.isValid());
    QCOMPARE(last.data(IssuesModel::LineRole).toInt(), line + 1);
    QCOMPARE(changed.count(), 1);
    QVERIFY(setCost("miller", 97));
    QVERIFY(last.isValid());
    QVERIFY(last.data().toString().contains(u"97"_s));
    QCOMPARE(changed.count(), 2);
    QCOMPARE(changed.back().at(0).toModelIndex().row(), last.row());
    QCOMPARE(inserted.count(), 0);
    // Nobody has to wait for the check to have a fix where the problem is now.
    QVERIFY(m_fixture->document.editText(cardsFile, {{0, 0, "# one more\n"}}, {}));
    QVERIFY(model.applyFix(last.row(), 0));
    QCOMPARE(m_fixture->card("miller")->fields.intOr("cost", 0), 20);
}

void TestIssuesModel::outlineShowsThePack()
{
    OutlineModel model(&m_fixture->document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(titles(model), QStringList({u"Game"_s, u"Cards"_s, u"Variants"_s, u"Files"_s}));
    const QModelIndex cards = model.indexOfKind(u"card"_s);
    QCOMPARE(titles(model, cards), QStringList({u"Farmer"_s, u"Smith"_s, u"Miller"_s}));
    QCOMPARE(cards.data(OutlineModel::CountRole).toInt(), 3);
    const QModelIndex smith = model.indexOf(ModelFixture::ref("smith"));
    QCOMPARE(smith.data().toString(), u"Smith"_s);
    QCOMPARE(smith.data(OutlineModel::FileRole).toString(), cardsFile);
    QCOMPARE(model.itemAt(smith), ModelFixture::ref("smith"));
    QVERIFY(!model.itemAt(cards).isValid());
    QVERIFY(titles(model, model.index(3, 0)).contains(u"schema.yaml"_s));
}

void TestIssuesModel::outlineFollowsEdits()
{
    OutlineModel model(&m_fixture->document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    PackDocument &document = m_fixture->document;
    const QPersistentModelIndex miller = model.indexOf(ModelFixture::ref("miller"));
    QVERIFY(document.setValue(ModelFixture::ref("miller"), u"name"_s, Value::ofText("Müller")));
    QCOMPARE(miller.data().toString(), u"Müller"_s);
    QVERIFY(document.moveItems({ModelFixture::ref("miller")}, ModelFixture::ref("farmer")));
    QCOMPARE(titles(model, model.indexOfKind(u"card"_s)), QStringList({u"Müller"_s, u"Farmer"_s, u"Smith"_s}));
    QVERIFY(document.removeItems({ModelFixture::ref("farmer")}));
    QCOMPARE(model.indexOfKind(u"card"_s).data(OutlineModel::CountRole).toInt(), 2);
    // With a second file the kind has a level of files.
    QVERIFY(document.addItem(u"card"_s, u"Far away"_s, u"cards/more.yaml"_s).isValid());
    QCOMPARE(titles(model, model.indexOfKind(u"card"_s)), QStringList({cardsFile, u"cards/more.yaml"_s}));
    QCOMPARE(model.indexOf({u"card"_s, u"far-away"_s}).parent().data().toString(), u"cards/more.yaml"_s);
    m_fixture->undoAll();
    QCOMPARE(titles(model, model.indexOfKind(u"card"_s)), QStringList({u"Farmer"_s, u"Smith"_s, u"Miller"_s}));
}

void TestIssuesModel::outlineMarksProblemsAndChanges()
{
    OutlineModel model(&m_fixture->document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QPersistentModelIndex cards = model.indexOfKind(u"card"_s);
    const QPersistentModelIndex smith = model.indexOf(ModelFixture::ref("smith"));
    QVERIFY(!cards.data(OutlineModel::ModifiedRole).toBool());
    QVERIFY(setCost("smith", 99));
    QCOMPARE(smith.data(OutlineModel::ErrorsRole).toInt(), 1);
    QCOMPARE(cards.data(OutlineModel::ErrorsRole).toInt(), 1);
    QVERIFY(smith.data(OutlineModel::ModifiedRole).toBool());
    QVERIFY(cards.data(OutlineModel::ModifiedRole).toBool());
    QVERIFY(!model.indexOf(ModelFixture::ref("farmer")).data(OutlineModel::ModifiedRole).toBool());
    QVERIFY(setCost("smith", 5));
    QCOMPARE(cards.data(OutlineModel::ErrorsRole).toInt(), 0);
    QVERIFY(!cards.data(OutlineModel::ModifiedRole).toBool());
}

QTEST_GUILESS_MAIN(TestIssuesModel)
#include "tst_issuesmodel.moc"
