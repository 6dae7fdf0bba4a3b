#include "packcopy.h"

#include "editor/document/packdocument.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/content/itemspane.h"
#include "editor/views/content/itemtableview.h"
#include "editor/views/deck/deckpage.h"
#include "editor/views/deck/facetlist.h"
#include "editor/views/shell/mainwindow.h"
#include "editor/views/theme/appearance.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <QUndoStack>

using namespace mw;
using namespace mw::editor;
using namespace Qt::StringLiterals;

/// The deck page on a copy of the shipped pack, driven by clicks and keys.
class TestDeckPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void cellsTakeKeysAndMenu();
    void twoCellsAreSwapped();
    void cellsAreCopiedAndPasted();
    void clashIsMendedByItsLink();
    void matrixIsWholeInANarrowWindow();
    void facetFilters();
    void scopeFollowsSpreadsheet();
    void oddsFollowTheQuestion();
    void undoneSchemaLeavesNothing();

private:
    [[nodiscard]] ContentPage *page() const { return m_window->contentPage(); }
    [[nodiscard]] DeckPage *deck() const { return page()->findChild<DeckPage *>(); }
    [[nodiscard]] QTableView *matrix() const { return deck()->findChild<QTableView *>(u"matrix"_s); }
    [[nodiscard]] QString countText() const { return deck()->findChild<QLabel *>(u"deckCount"_s)->text(); }
    [[nodiscard]] std::string letter(const char *card, const char *key) const;
    void open(const char *kind, const char *id);
    void clickCell(int row, int column, Qt::KeyboardModifiers modifiers = {});
    void clickValue(const QString &facet, const QString &value);
    void picture(const QString &name);

    std::unique_ptr<PackCopy> m_pack;
    std::unique_ptr<PackDocument> m_document;
    std::unique_ptr<MainWindow> m_window;
};

void TestDeckPage::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    applyAppearance(*qApp, qEnvironmentVariable("MW_SCHEME") == u"dark" ? ColourScheme::Dark : ColourScheme::Light);
}

void TestDeckPage::init()
{
    m_pack = std::make_unique<PackCopy>();
    m_document = std::make_unique<PackDocument>();
    m_window = std::make_unique<MainWindow>(m_document.get());
    QString error;
    QVERIFY2(m_document->open(m_pack->path(), &error), qPrintable(error));
    m_document->waitForCheck();
    m_window->resize(1600, 1000);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->showPage(MainWindow::ContentIndex);
}

void TestDeckPage::cleanup()
{
    m_window.reset();
    m_document.reset();
    m_pack.reset();
}

std::string TestDeckPage::letter(const char *card, const char *key) const
{
    return m_document->items().find("effort", card)->field("letters")->textOr(key, "");
}

void TestDeckPage::open(const char *kind, const char *id)
{
    page()->navigator()->goToItem({QString::fromLatin1(kind), QString::fromLatin1(id)});
    QTest::keyClick(m_window.get(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(deck()->isVisible());
    QTest::qWait(0);
}

void TestDeckPage::clickCell(int row, int column, Qt::KeyboardModifiers modifiers)
{
    const QRect cell = matrix()->visualRect(matrix()->model()->index(row, column));
    QTest::mouseClick(matrix()->viewport(), Qt::LeftButton, modifiers, cell.center());
}

void TestDeckPage::clickValue(const QString &facet, const QString &value)
{
    auto *list = deck()->findChild<FacetList *>(u"facet:"_s + facet);
    QVERIFY(list);
    const QList<QListWidgetItem *> found = list->findItems(value, Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(found.first()).center());
}

/// Saves what is seen where MW_PICTURES names a folder.
void TestDeckPage::picture(const QString &name)
{
    const QString folder = qEnvironmentVariable("MW_PICTURES");
    if (!folder.isEmpty())
        m_window->grab().save(folder + u'/' + name + u".png"_s);
}

void TestDeckPage::cellsTakeKeysAndMenu()
{
    open("effort", "alpha-1");
    QCOMPARE(matrix()->model()->rowCount(), 12);
    clickCell(0, 1); // A, black
    QTest::keyClick(matrix(), Qt::Key_G);
    QCOMPARE(letter("alpha-1", "A"), std::string("gray")); // the next after black that begins with it
    QTest::keyClick(matrix(), Qt::Key_G);
    QCOMPARE(letter("alpha-1", "A"), std::string("green"));
    QTest::keyClick(matrix(), Qt::Key_2);
    QCOMPARE(letter("alpha-1", "A"), std::string("blue"));
    QTest::keyClick(matrix(), Qt::Key_Right);
    QTest::keyClick(matrix(), Qt::Key_Space);
    auto *menu = matrix()->findChild<QMenu *>(u"matrixValues"_s);
    QVERIFY(menu);
    QTRY_VERIFY(menu->isVisible());
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().at(5)).center());
    QCOMPARE(letter("alpha-1", "B"), std::string("orange"));
    picture(u"deck-efforts"_s);
}

void TestDeckPage::twoCellsAreSwapped()
{
    open("effort", "alpha-1");
    auto *swap = deck()->findChild<QPushButton *>(u"swap"_s);
    clickCell(0, 1);
    QVERIFY(!swap->isEnabled());
    clickCell(0, 4, Qt::ControlModifier);
    QVERIFY(swap->isEnabled());
    QTest::mouseClick(swap, Qt::LeftButton);
    QCOMPARE(letter("alpha-1", "A") + letter("alpha-1", "D"), std::string("blueblack"));
    QTest::keyClick(matrix(), Qt::Key_S);
    QCOMPARE(letter("alpha-1", "A") + letter("alpha-1", "D"), std::string("blackblue"));
    QCOMPARE(m_document->undoStack()->index(), 2);
}

void TestDeckPage::cellsAreCopiedAndPasted()
{
    open("effort", "alpha-1");
    clickCell(0, 1);
    clickCell(0, 6, Qt::ShiftModifier);
    QTest::keyClick(matrix(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"black\tpink\tgray\tblue\tgreen\torange"_s);
    clickCell(1, 1);
    QTest::keyClick(matrix(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(letter("alpha-2", "F"), std::string("orange"));
    QCOMPARE(m_document->undoStack()->index(), 1);
}

void TestDeckPage::clashIsMendedByItsLink()
{
    open("effort", "alpha-1");
    auto *clashes = deck()->findChild<QLabel *>(u"clashes"_s);
    QVERIFY(!clashes->text().contains(u"href"_s));
    clickCell(0, 3);
    QTest::keyClick(matrix(), Qt::Key_O); // C becomes orange, as F is
    QTRY_VERIFY(clashes->text().contains(u"C and F are both orange"_s));
    picture(u"deck-clash"_s);
    m_document->waitForCheck();
    QTest::qWait(0);
    clashes->setFocus(Qt::TabFocusReason);
    QTest::keyClick(clashes, Qt::Key_Tab);
    QTest::keyClick(clashes, Qt::Key_Return);
    QCOMPARE(letter("alpha-1", "F"), std::string("gray"));
    QTRY_VERIFY(!clashes->text().contains(u"href"_s));
}

void TestDeckPage::matrixIsWholeInANarrowWindow()
{
    open("effort", "alpha-1");
    const auto *chart = deck()->findChild<QWidget *>(u"distribution"_s);
    const auto isBeside = [&] { return chart->mapTo(deck(), QPoint()).x() > matrix()->mapTo(deck(), QPoint()).x(); };
    QTRY_VERIFY(isBeside());
    m_window->resize(1280, 720);
    QTRY_VERIFY(!isBeside());
    open("encounter", "alfred-nobel"); // has no matrix
    m_window->resize(1290, 720);
    open("effort", "alpha-1");
    QTRY_VERIFY(!isBeside());
    const int last = matrix()->model()->columnCount() - 1;
    QTRY_VERIFY(matrix()->columnViewportPosition(last) + matrix()->columnWidth(last) <= matrix()->viewport()->width());
    QVERIFY(matrix()->columnWidth(last) >= matrix()->horizontalHeader()->sectionSizeHint(last));
}

void TestDeckPage::facetFilters()
{
    open("effort", "alpha-1");
    QCOMPARE(countText(), u"12 of 12"_s);
    clickValue(u"stack"_s, u"omega"_s);
    QCOMPARE(countText(), u"6 of 12"_s);
    QCOMPARE(matrix()->model()->index(0, 0).data().toString(), u"Omega 1"_s);
    auto *clear = deck()->findChild<QPushButton *>(u"clearFacets"_s);
    QTest::mouseClick(clear, Qt::LeftButton);
    QCOMPARE(countText(), u"12 of 12"_s);
    QVERIFY(!clear->isVisible());
}

void TestDeckPage::scopeFollowsSpreadsheet()
{
    open("encounter", "alfred-nobel");
    picture(u"deck-encounters"_s);
    QVERIFY(!matrix()->isVisible());
    auto *scope = deck()->findChild<QComboBox *>(u"deckScope"_s);
    scope->setFocus();
    QTest::keyClick(scope, Qt::Key_Down);
    QCOMPARE(countText(), u"24 of 24"_s);
    page()->items()->findChild<QLineEdit *>(u"quickFilter"_s)->setText(u"nobel"_s);
    QTRY_COMPARE(countText(), u"1 of 24"_s);
    QTest::keyClick(scope, Qt::Key_Up);
    QTRY_COMPARE(countText(), u"24 of 24"_s);
}

void TestDeckPage::oddsFollowTheQuestion()
{
    open("effort", "alpha-1");
    auto *field = deck()->findChild<QComboBox *>(u"oddsField"_s);
    auto *answer = deck()->findChild<QLabel *>(u"oddsAnswer"_s);
    QCOMPARE(field->currentText(), u"Stack"_s);
    QCOMPARE(answer->text(), u"50.0 %"_s);
    auto *draws = deck()->findChild<QSpinBox *>(u"oddsDraws"_s);
    draws->setFocus();
    QTest::keyClick(draws, Qt::Key_Up);
    QCOMPARE(answer->text(), u"77.3 %"_s); // 1 - 6·5 / (12·11)
    clickValue(u"stack"_s, u"omega"_s);
    QCOMPARE(answer->text(), u"100.0 %"_s);
}

void TestDeckPage::undoneSchemaLeavesNothing()
{
    open("effort", "alpha-1");
    QString error;
    QVERIFY(m_document->open(m_pack->path(), &error));
    QTRY_COMPARE(countText(), QString());
    QVERIFY(deck()->shownIds().isEmpty());
    QVERIFY(!deck()->findChild<FacetList *>(u"facet:stack"_s) ||
            !deck()->findChild<FacetList *>(u"facet:stack"_s)->isVisible());
}

QTEST_MAIN(TestDeckPage)
#include "tst_deckpage.moc"
