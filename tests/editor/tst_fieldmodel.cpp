#include "editor/models/fieldmodel.h"
#include "modelfixture.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>

using namespace mw;
using namespace mw::editor;
using namespace mw::editor::test;
using namespace Qt::StringLiterals;

class TestFieldModel : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ModelFixture>();
        QVERIFY(m_fixture->isOpen);
        m_model = std::make_unique<FieldModel>(&m_fixture->document);
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model->setItem(ModelFixture::ref("farmer"));
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_fixture.reset();
    }

    void showsFieldsOfTheSchema();
    void tellsStates();
    void setsValues();
    void refusesTexts();
    void clears();
    void createsStructs();
    void insertsElements();
    void movesElements();
    void keepsRowsOverEdits();
    void offersChoices();
    void showsProblems();
    void followsRename();
    void followsRemoval();
    void isReadOnlyWhileBroken();
    void showsUnknownFields();
    void showsInheritedValues();
    void survivesStorm();

private:
    [[nodiscard]] QModelIndex at(const char *path, int column = 1) const
    {
        const QModelIndex index = m_model->indexOf(QString::fromLatin1(path), column);
        return m_model->path(index) == QLatin1String(path) ? index : QModelIndex();
    }
    [[nodiscard]] QString shown(const char *path) const { return at(path).data().toString(); }
    [[nodiscard]] FieldModel::State state(const char *path) const
    {
        return at(path).data(FieldModel::StateRole).value<FieldModel::State>();
    }

    std::unique_ptr<ModelFixture> m_fixture;
    std::unique_ptr<FieldModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestFieldModel::showsFieldsOfTheSchema()
{
    QStringList names;
    for (int row = 0; row < m_model->rowCount(); ++row)
        names.append(m_model->index(row, 0).data().toString());
    QCOMPARE(names.mid(1), QStringList({u"Name"_s, u"Cost"_s, u"Colour"_s, u"Rare"_s, u"Friend"_s, u"Size"_s,
                                        u"Effects"_s, u"Text"_s}));
    QCOMPARE(shown("name"), u"Farmer"_s);
    QCOMPARE(shown("effects/0/amount"), u"4"_s);
    QCOMPARE(m_model->rowCount(at("effects", 0)), 2);
    QCOMPARE(m_model->rowCount(at("size", 0)), 2);
    QCOMPARE(at("effects/1", 0).data().toString(), u"Effect"_s);
    QCOMPARE(m_model->spec(at("effects/1/amount"))->maximum, 60);
    m_model->setItem({});
    QCOMPARE(m_model->rowCount(), 0);
    QVERIFY(!m_model->isEditable());
}

void TestFieldModel::tellsStates()
{
    QCOMPARE(state("cost"), FieldModel::State::Written);
    QCOMPARE(state("rare"), FieldModel::State::Default);
    QCOMPARE(shown("rare"), u"false"_s);
    QCOMPARE(state("size/width"), FieldModel::State::Absent);
    QCOMPARE(state("effects/1/amount"), FieldModel::State::Default);
    QCOMPARE(m_model->value(at("effects/1/amount")).number, 1);
    QVERIFY(m_fixture->document.setValue(ModelFixture::ref("farmer"), u"cost"_s, Value()));
    QCOMPARE(state("cost"), FieldModel::State::Missing);
}

void TestFieldModel::setsValues()
{
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    QVERIFY(m_model->setData(at("effects/0/amount"), u"9"_s));
    QCOMPARE(shown("effects/0/amount"), u"9"_s);
    QCOMPARE(m_fixture->document.text(cardsFile), QByteArray(smallCards).replace("amount: 4", "amount: 9"));
    QVERIFY(!changed.isEmpty());
    QVERIFY(m_model->setValue(at("rare"), Value::ofBool(true)));
    QCOMPARE(state("rare"), FieldModel::State::Written);
    QVERIFY(m_model->setValue(at("rare"), Value::ofBool(true))); // so already
    QCOMPARE(m_fixture->document.undoStack()->count(), 2);
}

void TestFieldModel::refusesTexts()
{
    QSignalSpy refused(m_model.get(), &FieldModel::valueRefused);
    QVERIFY(!m_model->setData(at("cost"), u"x"_s));
    QVERIFY(!m_model->setData(at("effects/0/gain"), u"silver"_s));
    QCOMPARE(refused.size(), 2);
    QCOMPARE(m_fixture->document.text(cardsFile), smallCards);
}

void TestFieldModel::clears()
{
    QVERIFY(m_model->clear(at("colour")));
    QCOMPARE(state("colour"), FieldModel::State::Absent);
    QVERIFY(m_model->clear(at("effects/0")));
    QCOMPARE(m_model->rowCount(at("effects", 0)), 1);
    QCOMPARE(shown("effects/0/pay"), u"steam"_s);
    QVERIFY(!m_model->clear(at("size"))); // nothing there
    m_fixture->undoAll();
    QCOMPARE(m_model->rowCount(at("effects", 0)), 2);
    QCOMPARE(state("colour"), FieldModel::State::Written);
}

void TestFieldModel::createsStructs()
{
    QVERIFY(m_model->setData(at("size/height"), u"30"_s));
    QCOMPARE(state("size"), FieldModel::State::Written);
    QCOMPARE(m_fixture->card("farmer")->field("size/height")->number, 30);
}

void TestFieldModel::insertsElements()
{
    QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
    QVERIFY(m_model->insertElement(at("effects", 0), 1));
    QCOMPARE(m_model->rowCount(at("effects", 0)), 3);
    QCOMPARE(inserted.front().at(1).toInt(), 1);
    QCOMPARE(shown("effects/1/gain"), u"gold"_s);
    QCOMPARE(shown("effects/2/pay"), u"steam"_s);
    m_model->setItem(ModelFixture::ref("miller"));
    QVERIFY(m_model->insertElement(at("effects", 0), 0));
    QCOMPARE(m_model->rowCount(at("effects", 0)), 1);
    QVERIFY(!m_model->insertElement(at("cost", 0), 0));
}

void TestFieldModel::movesElements()
{
    QSignalSpy moved(m_model.get(), &QAbstractItemModel::rowsMoved);
    const QPersistentModelIndex pay = at("effects/1/pay");
    QVERIFY(m_model->moveElement(at("effects", 0), 1, 0));
    QCOMPARE(moved.size(), 1);
    QCOMPARE(shown("effects/0/pay"), u"steam"_s);
    QCOMPARE(m_model->path(pay), u"effects/0/pay"_s); // a form keeps its place
    QVERIFY(!m_model->moveElement(at("effects", 0), 0, 5));
    m_fixture->document.undoStack()->undo();
    QCOMPARE(m_model->path(pay), u"effects/1/pay"_s);
}

void TestFieldModel::keepsRowsOverEdits()
{
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    const QPersistentModelIndex amount = at("effects/0/amount");
    QVERIFY(m_fixture->document.setValue(ModelFixture::ref("farmer"), u"name"_s, Value::ofText("X")));
    QVERIFY(m_fixture->document.removeItems({ModelFixture::ref("smith")}));
    m_fixture->document.waitForCheck();
    QVERIFY(amount.isValid());
    QCOMPARE(amount.data().toString(), u"4"_s);
    QCOMPARE(reset.size(), 0);
}

void TestFieldModel::offersChoices()
{
    QCOMPARE(at("colour").data(FieldModel::ChoicesRole).toStringList(), QStringList({u"red"_s, u"blue"_s}));
    QCOMPARE(at("friend").data(FieldModel::ChoicesRole).toStringList(),
             QStringList({u"farmer"_s, u"smith"_s, u"miller"_s}));
    QVERIFY(at("cost").data(FieldModel::ChoicesRole).toStringList().isEmpty());
}

void TestFieldModel::showsProblems()
{
    QVERIFY(m_fixture->document.setValue(ModelFixture::ref("farmer"), u"effects/0/amount"_s, Value::ofInt(99)));
    m_fixture->document.waitForCheck();
    QCOMPARE(at("effects/0/amount").data(FieldModel::ProblemsRole).toStringList().size(), 1);
    QCOMPARE(at("effects/0/amount").data(FieldModel::SeverityRole).toInt(), int(Severity::Error));
    QCOMPARE(at("effects").data(FieldModel::SeverityRole).toInt(), int(Severity::Error));
    QVERIFY(at("effects").data(FieldModel::ProblemsRole).toStringList().isEmpty());
    QCOMPARE(at("cost").data(FieldModel::SeverityRole).toInt(), -1);
}

void TestFieldModel::followsRename()
{
    QVERIFY(m_model->setData(at("id"), u"peasant"_s));
    QCOMPARE(m_model->item().id, u"peasant"_s);
    QCOMPARE(shown("cost"), u"3"_s);
}

void TestFieldModel::followsRemoval()
{
    QSignalSpy changed(m_model.get(), &FieldModel::itemChanged);
    QVERIFY(m_fixture->document.removeItems({ModelFixture::ref("farmer")}));
    QVERIFY(!m_model->item().isValid());
    QCOMPARE(m_model->rowCount(), 0);
    QCOMPARE(changed.size(), 1);
}

void TestFieldModel::isReadOnlyWhileBroken()
{
    QSignalSpy editable(m_model.get(), &FieldModel::editableChanged);
    QVERIFY(m_fixture->document.editText(cardsFile, {{0, 0, "["}}, u"Type"_s));
    QVERIFY(!m_model->isEditable());
    QVERIFY(!(at("cost").flags() & Qt::ItemIsEditable));
    QCOMPARE(shown("cost"), u"3"_s);
    QCOMPARE(editable.size(), 1);
    m_fixture->document.undoStack()->undo();
    QVERIFY(m_model->isEditable());
    QCOMPARE(editable.size(), 2);
}

void TestFieldModel::showsUnknownFields()
{
    const std::size_t place = std::size_t(smallCards.indexOf("    colour: red"));
    QVERIFY(m_fixture->document.editText(cardsFile, {{place, 0, "    wieght: 3\n"}}, u"Type"_s));
    QCOMPARE(state("wieght"), FieldModel::State::Unknown);
    QCOMPARE(shown("wieght"), u"3"_s);
    QVERIFY(m_model->clear(at("wieght")));
    QCOMPARE(m_fixture->document.text(cardsFile), smallCards);
    QVERIFY(!at("wieght").isValid());
}

void TestFieldModel::showsInheritedValues()
{
    QVERIFY(m_fixture->pack.write(cardsFile, "cards:\n  - id: farmer\n    name: A\n    cost: 1\n    effects: &e\n"
                                             "      - {gain: gold}\n  - id: b\n    name: B\n    cost: 2\n"
                                             "    effects: *e\n"));
    QVERIFY(m_fixture->document.reload(cardsFile));
    m_model->setItem(ModelFixture::ref("b"));
    QCOMPARE(state("effects"), FieldModel::State::Inherited);
    QCOMPARE(state("cost"), FieldModel::State::Written);
    QCOMPARE(shown("effects/0/gain"), u"gold"_s);
}

void TestFieldModel::survivesStorm()
{
    QRandomGenerator random(5);
    for (int step = 0; step < 120; ++step) {
        const QModelIndex effects = at("effects", 0);
        const int rows = m_model->rowCount(effects);
        switch (random.bounded(6)) {
        case 0:
        case 1:
            QVERIFY(m_model->insertElement(effects, random.bounded(rows + 1)));
            break;
        case 2:
            if (rows > 0)
                QVERIFY(m_model->clear(m_model->index(random.bounded(rows), 1, effects)));
            break;
        case 3:
            if (rows > 1)
                m_model->moveElement(effects, random.bounded(rows), random.bounded(rows));
            break;
        case 4:
            if (rows > 0)
                m_model->setValue(at(("effects/" + std::to_string(random.bounded(rows)) + "/amount").c_str()),
                                  Value::ofInt(random.bounded(60) + 1));
            break;
        default:
            m_fixture->document.undoStack()->undo();
        }
        const Value *list = m_fixture->card("farmer")->field("effects");
        const std::size_t count = list ? list->list.size() : 0;
        QCOMPARE(m_model->rowCount(at("effects", 0)), int(count));
        for (std::size_t i = 0; i < count; ++i)
            QVERIFY(m_model->value(m_model->index(int(i), 1, at("effects", 0))).sameAs(list->list[i]));
    }
    m_fixture->undoAll();
    QCOMPARE(m_fixture->document.text(cardsFile), smallCards);
}

QTEST_GUILESS_MAIN(TestFieldModel)
#include "tst_fieldmodel.moc"
