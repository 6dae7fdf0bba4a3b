#include "editor/models/itemfilter.h"
#include "editor/models/itemtablemodel.h"
#include "editor/models/tabletext.h"
#include "modelfixture.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QMimeData>
#include <QRandomGenerator>
#include <QSignalSpy>

using namespace mw;
using namespace mw::editor;
using namespace mw::editor::test;
using namespace Qt::StringLiterals;

class TestItemTableModel : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ModelFixture>();
        QVERIFY(m_fixture->isOpen);
        m_model = std::make_unique<ItemTableModel>(&m_fixture->document, u"card"_s);
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_fixture.reset();
    }

    void hasColumnsOfTheSchema();
    void showsValuesAndDefaults();
    void editsCells_data();
    void editsCells();
    void refusesCells_data();
    void refusesCells();
    void setsManyCellsAsOneStep();
    void followsEdits();
    void keepsPersistentIndexes();
    void renamedItemKeepsItsRow();
    void showsProblems();
    void isReadOnlyWhileBroken();
    void dragsRows();
    void sortsByValue();
    void filters_data();
    void filters();
    void copies();
    void pastesRectangle();
    void pastesRaggedLines_data();
    void pastesRaggedLines();
    void pastesOneIntoMany();
    void repeatsBlock();
    void reportsWhatDoesNotFit();
    void pastesThroughProxy();
    void pastesWhatItCopies();
    void readsTsv_data();
    void readsTsv();
    void survivesStorm();

private:
    [[nodiscard]] QModelIndex cell(const char *id, const char *path) const
    {
        return m_model->index(m_model->rowOf(ModelFixture::ref(id)), m_model->columnOf(QString::fromLatin1(path)));
    }
    [[nodiscard]] QString shown(const char *id, const char *path) const
    {
        return cell(id, path).data(Qt::DisplayRole).toString();
    }
    [[nodiscard]] static QStringList column(const QAbstractItemModel &model, int column = 0)
    {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts.append(model.index(row, column).data().toString());
        return texts;
    }
    QUndoStack &stack() { return *m_fixture->document.undoStack(); }

    std::unique_ptr<ModelFixture> m_fixture;
    std::unique_ptr<ItemTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestItemTableModel::hasColumnsOfTheSchema()
{
    QStringList paths;
    for (const ItemTableModel::Column &column : m_model->columns())
        paths.append(column.path);
    QCOMPARE(paths, QStringList({u"id"_s, u"name"_s, u"cost"_s, u"colour"_s, u"rare"_s, u"friend"_s, u"size/width"_s,
                                 u"size/height"_s, u"effects"_s, u"text"_s}));
    QCOMPARE(m_model->headerData(2, Qt::Horizontal).toString(), u"Cost"_s);
    QVERIFY(m_model->headerData(6, Qt::Horizontal).toString().contains(u"Width"_s));
    QCOMPARE(m_model->columnOf(u"effects/0/amount"_s), 8);
    QCOMPARE(m_model->columnOf(u"nothing"_s), -1);
    QCOMPARE(column(*m_model), QStringList({u"farmer"_s, u"smith"_s, u"miller"_s}));
}

void TestItemTableModel::renamedItemKeepsItsRow()
{
    const QPersistentModelIndex smith = cell("smith", "name");
    const int row = smith.row();
    QVERIFY(m_fixture->document.setValue(ModelFixture::ref("smith"), u"id"_s, Value::ofText("smithy")));
    QVERIFY(smith.isValid());
    QCOMPARE(smith.row(), row);
    QCOMPARE(m_model->itemAt(row), ModelFixture::ref("smithy"));
    m_fixture->undoAll();
    QVERIFY(smith.isValid());
    QCOMPARE(m_model->itemAt(row), ModelFixture::ref("smith"));
}

void TestItemTableModel::showsValuesAndDefaults()
{
    QCOMPARE(shown("farmer", "cost"), u"3"_s);
    QCOMPARE(shown("farmer", "rare"), u"false"_s);
    QCOMPARE(cell("farmer", "rare").data(ItemTableModel::PresentRole).toBool(), false);
    QCOMPARE(cell("farmer", "rare").data(Qt::EditRole).toString(), QString());
    QCOMPARE(cell("miller", "rare").data(ItemTableModel::PresentRole).toBool(), true);
    QCOMPARE(shown("smith", "size/height"), u"20"_s);
    QCOMPARE(shown("farmer", "effects"), u"gain gold, amount 4; pay steam"_s);
    QCOMPARE(cell("farmer", "effects").data(Qt::EditRole).toString(), u"[{gain: gold, amount: 4}, {pay: steam}]"_s);
}

void TestItemTableModel::editsCells_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("written"); // empty: the key is gone
    QTest::newRow("number") << QByteArray("cost") << u" 12 "_s << QByteArray("12");
    QTest::newRow("number with sign") << QByteArray("cost") << u"+7"_s << QByteArray("7");
    QTest::newRow("text like a number") << QByteArray("name") << u"007"_s << QByteArray("\"007\"");
    QTest::newRow("word of another type") << QByteArray("name") << u"no"_s << QByteArray("\"no\"");
    QTest::newRow("choice") << QByteArray("colour") << u"blue"_s << QByteArray("blue");
    QTest::newRow("flag of a spreadsheet") << QByteArray("rare") << u"TRUE"_s << QByteArray("true");
    QTest::newRow("emptied") << QByteArray("colour") << QString() << QByteArray();
    QTest::newRow("inner field") << QByteArray("size/width") << u"5"_s << QByteArray("5");
    QTest::newRow("reference") << QByteArray("friend") << u"smith"_s << QByteArray("smith");
}

void TestItemTableModel::editsCells()
{
    QFETCH(QByteArray, path);
    QFETCH(QString, text);
    QFETCH(QByteArray, written);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QVERIFY(m_model->setData(cell("farmer", path.constData()), text));
    QLocale::setDefault(QLocale::c());
    const Location place = m_fixture->document.locate(ModelFixture::ref("farmer"), QString::fromLatin1(path));
    const Value *value = m_fixture->card("farmer")->field(path.toStdString());
    QCOMPARE(value != nullptr, !written.isEmpty());
    if (value)
        QCOMPARE(m_fixture->document.text(cardsFile).mid(qsizetype(place.offset), qsizetype(place.length)), written);
    QCOMPARE(stack().count(), 1);
    m_fixture->undoAll();
    QCOMPARE(m_fixture->document.text(cardsFile), smallCards);
}

void TestItemTableModel::refusesCells_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("text");
    QTest::newRow("letters for a number") << QByteArray("cost") << u"many"_s;
    QTest::newRow("decimal point") << QByteArray("cost") << u"1.5"_s;
    QTest::newRow("decimal comma") << QByteArray("cost") << u"1,5"_s;
    QTest::newRow("thousands") << QByteArray("cost") << u"1.000"_s;
    QTest::newRow("too large") << QByteArray("cost") << u"21"_s;
    QTest::newRow("beyond all numbers") << QByteArray("cost") << u"99999999999999999999"_s;
    QTest::newRow("required") << QByteArray("cost") << QString();
    QTest::newRow("unknown choice") << QByteArray("colour") << u"green"_s;
    QTest::newRow("no flag") << QByteArray("rare") << u"perhaps"_s;
    QTest::newRow("broken list") << QByteArray("effects") << u"[{gain: gold"_s;
    QTest::newRow("wrong list") << QByteArray("effects") << u"[{gain: silver}]"_s;
}

void TestItemTableModel::refusesCells()
{
    QFETCH(QByteArray, path);
    QFETCH(QString, text);
    QSignalSpy refused(m_model.get(), &ItemTableModel::cellRefused);
    QVERIFY(!m_model->setData(cell("farmer", path.constData()), text));
    QCOMPARE(refused.size(), 1);
    QVERIFY(!refused.front().at(1).toString().isEmpty());
    QCOMPARE(m_fixture->document.text(cardsFile), smallCards);
    QCOMPARE(stack().count(), 0);
}

void TestItemTableModel::setsManyCellsAsOneStep()
{
    QVERIFY(m_model->setCells({cell("farmer", "cost"), cell("smith", "cost"), cell("miller", "cost")}, u"7"_s));
    QCOMPARE(column(*m_model, 2), QStringList({u"7"_s, u"7"_s, u"7"_s}));
    QCOMPARE(stack().count(), 1);
    QVERIFY(m_model->setCells({cell("farmer", "size/width"), cell("farmer", "size/height")}, u"9"_s));
    QCOMPARE(stack().count(), 2);
    QVERIFY(m_model->clearCells({cell("farmer", "colour"), cell("smith", "friend")}));
    QVERIFY(m_fixture->card("farmer")->field("colour") == nullptr);
    QVERIFY(m_fixture->card("smith")->field("friend") == nullptr);
    m_fixture->undoAll();
    QCOMPARE(m_fixture->document.text(cardsFile), smallCards);
}

void TestItemTableModel::followsEdits()
{
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    QVERIFY(m_fixture->document.setValue(ModelFixture::ref("smith"), u"size/width"_s, Value::ofInt(11)));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.front().at(0).toModelIndex(), cell("smith", "size/width"));
    QCOMPARE(changed.front().at(1).toModelIndex(), cell("smith", "size/width"));
    QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
    m_fixture->document.duplicateItems({ModelFixture::ref("farmer")});
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(m_model->itemAt(1).id, u"farmer-2"_s);
    QSignalSpy removed(m_model.get(), &QAbstractItemModel::rowsRemoved);
    QVERIFY(m_fixture->document.removeItems({ModelFixture::ref("smith"), ModelFixture::ref("miller")}));
    QCOMPARE(removed.size(), 1);
    m_fixture->undoAll();
    QCOMPARE(column(*m_model), QStringList({u"farmer"_s, u"smith"_s, u"miller"_s}));
}

void TestItemTableModel::keepsPersistentIndexes()
{
    const QPersistentModelIndex miller = cell("miller", "cost");
    QVERIFY(m_fixture->document.moveItems({ModelFixture::ref("miller")}, ModelFixture::ref("farmer")));
    QCOMPARE(miller.row(), 0);
    QCOMPARE(miller.data().toString(), u"0"_s);
    QVERIFY(m_fixture->document.removeItems({ModelFixture::ref("miller")}));
    QVERIFY(!miller.isValid());
}

void TestItemTableModel::showsProblems()
{
    QVERIFY(m_fixture->document.setValue(ModelFixture::ref("smith"), u"friend"_s, Value::ofText("nobody")));
    m_fixture->document.waitForCheck();
    QCOMPARE(cell("smith", "friend").data(ItemTableModel::SeverityRole).toInt(), int(Severity::Error));
    QCOMPARE(cell("farmer", "friend").data(ItemTableModel::SeverityRole).toInt(), -1);
    stack().undo();
    m_fixture->document.waitForCheck();
    QCOMPARE(cell("smith", "friend").data(ItemTableModel::SeverityRole).toInt(), -1);
}

void TestItemTableModel::isReadOnlyWhileBroken()
{
    QVERIFY(m_model->flags(cell("smith", "cost")) & Qt::ItemIsEditable);
    QVERIFY(m_fixture->document.editText(cardsFile, {{0, 0, "["}}, u"Type"_s));
    QVERIFY(!(m_model->flags(cell("smith", "cost")) & Qt::ItemIsEditable));
    QCOMPARE(shown("smith", "cost"), u"5"_s);
}

void TestItemTableModel::dragsRows()
{
    std::unique_ptr<QMimeData> data(m_model->mimeData({cell("farmer", "id"), cell("farmer", "cost")}));
    QVERIFY(m_model->canDropMimeData(data.get(), Qt::MoveAction, 2, 0, {}));
    m_model->dropMimeData(data.get(), Qt::MoveAction, 2, 0, {});
    QCOMPARE(column(*m_model), QStringList({u"smith"_s, u"farmer"_s, u"miller"_s}));
    m_model->dropMimeData(data.get(), Qt::MoveAction, -1, -1, {});
    QCOMPARE(column(*m_model), QStringList({u"smith"_s, u"miller"_s, u"farmer"_s}));
    QMimeData foreign;
    foreign.setText(u"x"_s);
    QVERIFY(!m_model->canDropMimeData(&foreign, Qt::MoveAction, 0, 0, {}));
    m_fixture->undoAll();
    QCOMPARE(m_fixture->document.text(cardsFile), smallCards);
}

void TestItemTableModel::sortsByValue()
{
    ItemFilter filter;
    filter.setSourceModel(m_model.get());
    QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(m_model->setData(cell("smith", "cost"), u"12"_s));
    filter.sort(2);
    QCOMPARE(column(filter), QStringList({u"miller"_s, u"farmer"_s, u"smith"_s})); // 0, 3, 12: as numbers
    filter.sort(2, Qt::DescendingOrder);
    QCOMPARE(column(filter), QStringList({u"smith"_s, u"farmer"_s, u"miller"_s}));
}

void TestItemTableModel::filters_data()
{
    QTest::addColumn<QByteArray>("path"); // empty: the whole row
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("left");
    QTest::newRow("anywhere") << QByteArray() << u"STEAM"_s << u"farmer"_s;
    QTest::newRow("nowhere") << QByteArray() << u"zzz"_s << QString();
    QTest::newRow("part of a text") << QByteArray("name") << u"mi"_s << u"smith miller"_s;
    QTest::newRow("number") << QByteArray("cost") << u"3"_s << u"farmer"_s;
    QTest::newRow("at least") << QByteArray("cost") << u">=3"_s << u"farmer smith"_s;
    QTest::newRow("less") << QByteArray("cost") << u"< 3"_s << u"miller"_s;
    QTest::newRow("range") << QByteArray("cost") << u"1..4"_s << u"farmer"_s;
    QTest::newRow("empty cells") << QByteArray("colour") << u"="_s << u"smith miller"_s;
    QTest::newRow("no filter") << QByteArray("cost") << QString() << u"farmer smith miller"_s;
}

void TestItemTableModel::filters()
{
    QFETCH(QByteArray, path);
    QFETCH(QString, filter);
    QFETCH(QString, left);
    ItemFilter proxy;
    proxy.setSourceModel(m_model.get());
    QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
    if (path.isEmpty())
        proxy.setText(filter);
    else
        proxy.setColumnFilter(m_model->columnOf(QString::fromLatin1(path)), filter);
    QCOMPARE(column(proxy).join(u' '), left);
    proxy.clearFilters();
    QVERIFY(!proxy.isFiltered());
    QCOMPARE(proxy.rowCount(), 3);
}

void TestItemTableModel::copies()
{
    const QModelIndexList cells{cell("farmer", "name"), cell("farmer", "cost"), cell("smith", "cost")};
    QCOMPARE(copyCells(cells), u"Farmer\t3\n\t5\n"_s);
    QCOMPARE(copyCells(cells, true), u"name\tcost\nFarmer\t3\n\t5\n"_s);
    QVERIFY(m_model->setData(cell("smith", "text"), u"a \"b\"\tc\nd"_s));
    QCOMPARE(copyCells({cell("smith", "text")}), u"\"a \"\"b\"\"\tc\nd\"\n"_s);
    std::unique_ptr<QMimeData> data(cellsToMime(cells));
    QCOMPARE(data->text(), u"Farmer\t3\n\t5\n"_s);
    QCOMPARE(data->data(u"text/tab-separated-values"_s), QByteArray("Farmer\t3\n\t5\n"));
}

void TestItemTableModel::pastesRectangle()
{
    const PasteResult result =
        pasteCells(m_fixture->document, *m_model, {cell("farmer", "name")}, u"Bauer\t4\r\nSchmied\t6\r\n"_s);
    QVERIFY(result.done);
    QCOMPARE(result.changed, 4);
    QCOMPARE(shown("farmer", "name"), u"Bauer"_s);
    QCOMPARE(shown("smith", "cost"), u"6"_s);
    QCOMPARE(stack().count(), 1);
    stack().undo();
    QCOMPARE(m_fixture->document.text(cardsFile), smallCards);
}

void TestItemTableModel::pastesRaggedLines_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QStringList>("costs");
    QTest::newRow("first line short") << u"A\nB\t6\nC\t7\n"_s << QStringList{u"A"_s, u"B"_s, u"C"_s}
                                      << QStringList{u"3"_s, u"6"_s, u"7"_s};
    QTest::newRow("last line short") << u"A\t6\nB\t7\nC"_s << QStringList{u"A"_s, u"B"_s, u"C"_s}
                                     << QStringList{u"6"_s, u"7"_s, u"0"_s};
    QTest::newRow("blank line") << u"A\t6\n\nC\t7\n"_s << QStringList{u"A"_s, u"Smith"_s, u"C"_s}
                                << QStringList{u"6"_s, u"5"_s, u"7"_s};
}

/// What a line does not reach stays as it is.
void TestItemTableModel::pastesRaggedLines()
{
    QFETCH(const QString, text);
    QVERIFY(pasteCells(m_fixture->document, *m_model, {cell("farmer", "name")}, text).done);
    QTEST(column(*m_model, 1), "names");
    QTEST(column(*m_model, 2), "costs");
}

void TestItemTableModel::pastesOneIntoMany()
{
    const QModelIndexList target{cell("farmer", "cost"), cell("smith", "cost"), cell("miller", "cost")};
    QVERIFY(pasteCells(m_fixture->document, *m_model, target, u"8\n"_s).done);
    QCOMPARE(column(*m_model, 2), QStringList({u"8"_s, u"8"_s, u"8"_s}));
}

void TestItemTableModel::repeatsBlock()
{
    m_fixture->document.duplicateItems({ModelFixture::ref("miller")});
    const QModelIndexList target{m_model->index(0, 2), m_model->index(3, 2)};
    QVERIFY(pasteCells(m_fixture->document, *m_model, target, u"1\n2\n"_s).done);
    QCOMPARE(column(*m_model, 2), QStringList({u"1"_s, u"2"_s, u"1"_s, u"2"_s}));
}

void TestItemTableModel::reportsWhatDoesNotFit()
{
    const PasteResult result =
        pasteCells(m_fixture->document, *m_model, {cell("smith", "cost")}, u"6\tred\nmany\tgreen\n1\tred\n"_s);
    QVERIFY(!result.done);
    QCOMPARE(result.refused.size(), 4); // "many", "green", and a third row that is not there
    QCOMPARE(result.refused[0].row, 2);
    QCOMPARE(result.refused[0].column, 2);
    QCOMPARE(result.refused[0].text, u"many"_s);
    QVERIFY(!result.refused[0].why.isEmpty());
    QCOMPARE(m_fixture->document.text(cardsFile), smallCards);
}

void TestItemTableModel::pastesThroughProxy()
{
    ItemFilter proxy;
    proxy.setSourceModel(m_model.get());
    proxy.sort(2); // miller farmer smith
    QVERIFY(pasteCells(m_fixture->document, proxy, {proxy.index(0, 2)}, u"18\n19\n20\n"_s).done);
    QCOMPARE(shown("miller", "cost"), u"18"_s);
    QCOMPARE(shown("farmer", "cost"), u"19"_s);
    QCOMPARE(shown("smith", "cost"), u"20"_s);
}

void TestItemTableModel::pastesWhatItCopies()
{
    QModelIndexList row;
    for (int column = 1; column < m_model->columnCount(); ++column)
        row.append(m_model->index(0, column));
    QVERIFY(pasteCells(m_fixture->document, *m_model, {m_model->index(1, 1)}, copyCells(row)).done);
    for (const ItemTableModel::Column &column : m_model->columns()) {
        if (column.path == u"id"_s)
            continue;
        const Value *from = m_fixture->card("farmer")->field(column.path.toStdString());
        const Value *to = m_fixture->card("smith")->field(column.path.toStdString());
        QVERIFY2((!from && !to) || (from && to && from->sameAs(*to)), qPrintable(column.path));
    }
}

void TestItemTableModel::readsTsv_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cells"); // rows apart by / and cells by |
    QTest::newRow("plain") << u"a\tb\nc\td\n"_s << u"a|b/c|d"_s;
    QTest::newRow("no final line end") << u"a\tb"_s << u"a|b"_s;
    QTest::newRow("CRLF") << u"a\r\nb\r\n"_s << u"a/b"_s;
    QTest::newRow("empty cells") << u"\t\n"_s << u"|"_s;
    QTest::newRow("quoted") << u"\"a\tb\"\tc\n"_s << u"a\tb|c"_s;
    QTest::newRow("doubled quote") << u"\"say \"\"x\"\"\"\n"_s << u"say \"x\""_s;
    QTest::newRow("line in a cell") << u"\"a\nb\"\n"_s << u"a\nb"_s;
    QTest::newRow("quote inside") << u"5\" pipe\n"_s << u"5\" pipe"_s;
    QTest::newRow("quote left open") << u"\"a\n"_s << u"a\n"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestItemTableModel::readsTsv()
{
    QFETCH(QString, text);
    QFETCH(QString, cells);
    QStringList rows;
    for (const QStringList &row : parseTsv(text))
        rows.append(row.join(u'|'));
    QCOMPARE(rows.join(u'/'), cells);
}

void TestItemTableModel::survivesStorm()
{
    QRandomGenerator random(3);
    PackDocument &document = m_fixture->document;
    for (int step = 0; step < 80; ++step) {
        const QList<ItemRef> some = m_model->rowCount() == 0
                                        ? QList<ItemRef>()
                                        : QList<ItemRef>{m_model->itemAt(random.bounded(m_model->rowCount())),
                                                         m_model->itemAt(random.bounded(m_model->rowCount()))};
        switch (some.isEmpty() ? 0 : random.bounded(6)) {
        case 0:
            document.addItem(u"card"_s, u"new"_s);
            break;
        case 1:
            document.duplicateItems(some);
            break;
        case 2:
            document.removeItems(some);
            break;
        case 3:
            document.moveItems({some[0]}, some[1]);
            break;
        case 4:
            document.setValue(some[0], u"id"_s, Value::ofText("renamed-" + std::to_string(step)));
            break;
        default:
            stack().undo();
        }
        const auto items = document.items().ofKind("card");
        QCOMPARE(m_model->rowCount(), int(items.size()));
        for (int row = 0; row < m_model->rowCount(); ++row)
            QCOMPARE(m_model->itemAt(row).id.toStdString(), items[std::size_t(row)]->id);
    }
    m_fixture->undoAll();
    QCOMPARE(document.text(cardsFile), smallCards);
}

QTEST_GUILESS_MAIN(TestItemTableModel)
#include "tst_itemtablemodel.moc"
