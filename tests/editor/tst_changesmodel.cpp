#include "editor/models/changesmodel.h"
#include "modelfixture.h"

#include <QAbstractItemModelTester>
#include <QProcess>
#include <QSignalSpy>

using namespace mw;
using namespace mw::editor;
using namespace mw::editor::test;
using namespace Qt::StringLiterals;

class TestChangesModel : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ModelFixture>();
        QVERIFY(m_fixture->isOpen);
        m_model = std::make_unique<ChangesModel>(&m_fixture->document);
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_fixture.reset();
    }

    void listsChangesSinceSave();
    void revertsFieldsAndItems();
    void comparesWithHead();
    void saysWhyThereIsNoHead();

private:
    [[nodiscard]] QString ids() const
    {
        QStringList list;
        for (int row = 0; row < m_model->rowCount(); ++row)
            list.append(m_model->index(row, 0).data(ChangesModel::ItemIdRole).toString());
        list.sort();
        return list.join(u' ');
    }
    [[nodiscard]] QModelIndex row(const char *id) const
    {
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (m_model->index(row, 0).data(ChangesModel::ItemIdRole).toString() == QLatin1String(id))
                return m_model->index(row, 0);
        }
        return {};
    }
    bool git(const QStringList &arguments)
    {
        QProcess process;
        process.setWorkingDirectory(m_fixture->pack.folder());
        process.start(u"git"_s,
                      QStringList{u"-c"_s, u"user.name=T"_s, u"-c"_s, u"user.email=t@example.org"_s} + arguments);
        return process.waitForFinished() && process.exitCode() == 0;
    }

    std::unique_ptr<ModelFixture> m_fixture;
    std::unique_ptr<ChangesModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestChangesModel::listsChangesSinceSave()
{
    PackDocument &document = m_fixture->document;
    QCOMPARE(m_model->rowCount(), 0);
    QVERIFY(document.setValue(ModelFixture::ref("farmer"), u"cost"_s, Value::ofInt(4)));
    QVERIFY(document.setValue(ModelFixture::ref("farmer"), u"effects/0/amount"_s, Value::ofInt(5)));
    QTRY_COMPARE(m_model->rowCount(), 1);
    const QModelIndex farmer = row("farmer");
    QCOMPARE(farmer.data().toString(), u"Farmer"_s);
    QCOMPARE(m_model->rowCount(farmer), 2);
    const QModelIndex cost = m_model->index(0, ChangesModel::NameColumn, farmer);
    QCOMPARE(cost.data(ChangesModel::PathRole).toString(), u"cost"_s);
    QCOMPARE(cost.siblingAtColumn(ChangesModel::OldColumn).data().toString(), u"3"_s);
    QCOMPARE(cost.siblingAtColumn(ChangesModel::NewColumn).data().toString(), u"4"_s);
    document.addItem(u"card"_s, u"Added"_s);
    QVERIFY(document.removeItems({ModelFixture::ref("smith")}));
    QTRY_COMPARE(ids(), u"added farmer smith"_s);
    QCOMPARE(row("added").data(ChangesModel::WhatRole).value<ChangesModel::What>(), ChangesModel::What::Added);
    QCOMPARE(row("smith").data(ChangesModel::WhatRole).value<ChangesModel::What>(), ChangesModel::What::Removed);
    QVERIFY(document.save());
    QTRY_COMPARE(m_model->rowCount(), 0);
    document.undoStack()->undo();
    QTRY_COMPARE(ids(), u"smith"_s);
}

void TestChangesModel::revertsFieldsAndItems()
{
    PackDocument &document = m_fixture->document;
    QVERIFY(document.setValue(ModelFixture::ref("farmer"), u"cost"_s, Value::ofInt(4)));
    QVERIFY(document.setValue(ModelFixture::ref("farmer"), u"colour"_s, Value::ofText("blue")));
    QVERIFY(document.setValue(ModelFixture::ref("smith"), u"size/width"_s, Value()));
    QTRY_COMPARE(m_model->rowCount(), 2);
    QVERIFY(m_model->revert(m_model->index(0, 0, row("farmer"))));
    QCOMPARE(m_fixture->card("farmer")->fields.intOr("cost", 0), 3);
    QCOMPARE(m_fixture->card("farmer")->fields.textOr("colour", ""), std::string("blue"));
    QVERIFY(m_model->revert(row("smith")));
    QCOMPARE(m_fixture->card("smith")->field("size/width")->number, 10);
    document.addItem(u"card"_s, u"Added"_s);
    QVERIFY(document.removeItems({ModelFixture::ref("miller")}));
    QTRY_COMPARE(ids(), u"added farmer miller"_s);
    QVERIFY(m_model->revert(row("added")));
    QVERIFY(m_model->revert(row("miller")));
    QVERIFY(m_fixture->card("miller") != nullptr);
    QVERIFY(m_fixture->card("miller")->fields.sameAs(document.savedItem(ModelFixture::ref("miller"))->fields));
    QVERIFY(m_model->revert(row("farmer")));
    QTRY_COMPARE(m_model->rowCount(), 0);
}

void TestChangesModel::comparesWithHead()
{
    PackDocument &document = m_fixture->document;
    QVERIFY(git({u"init"_s, u"-q"_s}) && git({u"add"_s, u"."_s}) && git({u"commit"_s, u"-qm"_s, u"Start"_s}));
    QVERIFY(document.setValue(ModelFixture::ref("farmer"), u"cost"_s, Value::ofInt(4)));
    QVERIFY(document.save());
    QVERIFY(document.removeItems({{u"variant"_s, u"short"_s}}));
    QSignalSpy ready(m_model.get(), &ChangesModel::readyChanged);
    m_model->setBase(ChangesModel::Base::GitHead);
    QVERIFY(!m_model->isReady());
    QTRY_VERIFY(m_model->isReady());
    QCOMPARE(m_model->error(), QString());
    QCOMPARE(ids(), u"farmer short"_s);
    QVERIFY(m_model->revert(row("short")));
    QCOMPARE(document.text(u"variants/short.yaml"_s), QByteArray("name: Short game\n"));
    QVERIFY(m_model->revert(row("farmer")));
    QCOMPARE(document.text(cardsFile), smallCards);
    QTRY_COMPARE(m_model->rowCount(), 0);
    m_model->setBase(ChangesModel::Base::LastSave);
    QTRY_COMPARE(ids(), u"farmer"_s);
}

void TestChangesModel::saysWhyThereIsNoHead()
{
    m_model->setBase(ChangesModel::Base::GitHead);
    QTRY_VERIFY(m_model->isReady());
    QVERIFY(!m_model->error().isEmpty());
    QCOMPARE(m_model->rowCount(), 0);
}

QTEST_GUILESS_MAIN(TestChangesModel)
#include "tst_changesmodel.moc"
