#include "packcopy.h"

#include "editor/document/packdocument.h"
#include "editor/models/issuesmodel.h"
#include "editor/models/searchmodel.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/content/filterheader.h"
#include "editor/views/content/itemspane.h"
#include "editor/views/content/itemtableview.h"
#include "editor/views/form/fieldform.h"
#include "editor/views/shell/banner.h"
#include "editor/views/shell/mainwindow.h"
#include "editor/views/shell/pagerail.h"
#include "editor/views/source/codeeditor.h"
#include "editor/views/source/sourcepane.h"
#include "editor/views/start/startpage.h"
#include "editor/views/theme/appearance.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QUndoStack>

using namespace mw;
using namespace mw::editor;

namespace {
const ItemRef nobel{QStringLiteral("encounter"), QStringLiteral("alfred-nobel")};
const QString encounters = QStringLiteral("cards/encounters.yaml");
} // namespace

/// The window on a copy of the shipped pack, driven by clicks and keys.
class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void opensEverythingAtOnce();
    void formEditReachesAllViews();
    void undoRestoresTheBytes();
    void saveChangesOnlyTheValue();
    void cellEditReachesForm();
    void typingInSourceReachesTable();
    void sourceKeepsWindowsLineEnds();
    void itemsAreAddedDuplicatedRemoved();
    void listElementsAreAddedMovedRemoved();
    void cellsAreCopiedAndPasted();
    void menuAtTheRowHasWhatCanBeDone();
    void filterRowNarrows();
    void problemLeadsToField();
    void paletteFindsItems();
    void historyGoesBackAndForth();
    void replaceInPackIsOneStep();
    void hitIsSelectedInField();
    void hitIsSelectedInSource();
    void problemWithoutItemLeadsToLine();
    void refusedReplacementSaysWhy();
    void longTextKeepsNoBreakSpaces();
    void changedOnDiskAsks();
    void deletedOnDiskAsks();
    void vanishedFolderIsToldOnce();
    void manyConflictsAskOnce();
    void bannersGoWithTheirPack();
    void editorsAreThereForGamesThatHaveThem();
    void keysOfToolsAreListed();
    void railHasRoomForItsNames();
    void idsStandWhereLinesBegin();
    void startPageWithoutPacksSaysWhatToDo();
    void packCardsAreEquallyHigh();
    void byteLeadsToFieldOrLine();
    void docksHaveRoomAtFirst();
    void docksStayAsTheyWereLeft();
    void placeIsComeBackToIfItIsThere_data();
    void placeIsComeBackToIfItIsThere();

private:
    [[nodiscard]] ContentPage *page() const { return m_window->contentPage(); }
    [[nodiscard]] QTableView *table() const { return page()->items()->view(); }
    [[nodiscard]] FieldForm *form() const { return page()->findChild<FieldForm *>(); }
    [[nodiscard]] QString sourceText() const { return page()->source()->editor()->toPlainText(); }
    [[nodiscard]] QModelIndex cell(const ItemRef &item, const QString &title) const;
    QSpinBox *amountBox();
    /// Searches and clicks on the first hit.
    void clickFirstHit(const QString &text);

    std::unique_ptr<PackCopy> m_pack;
    std::unique_ptr<PackDocument> m_document;
    std::unique_ptr<MainWindow> m_window;
};

void TestMainWindow::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    applyAppearance(*qApp, ColourScheme::Light);
}

void TestMainWindow::init()
{
    m_pack = std::make_unique<PackCopy>();
    m_document = std::make_unique<PackDocument>();
    m_window = std::make_unique<MainWindow>(m_document.get());
    QString error;
    QVERIFY2(m_document->open(m_pack->path(), &error), qPrintable(error));
    m_document->waitForCheck();
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->showPage(MainWindow::ContentIndex);
    page()->navigator()->goToItem(nobel);
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_document.reset();
    m_pack.reset();
}

QModelIndex TestMainWindow::cell(const ItemRef &item, const QString &title) const
{
    const QAbstractItemModel *model = table()->model();
    for (int column = 0; column < model->columnCount(); ++column)
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->headerData(column, Qt::Horizontal).toString() == title &&
                model->index(row, 0).data().toString() == item.id)
                return model->index(row, column);
    return {};
}

QSpinBox *TestMainWindow::amountBox()
{
    form()->showField(QStringLiteral("top/0/amount"));
    return qobject_cast<QSpinBox *>(QApplication::focusWidget());
}

void TestMainWindow::opensEverythingAtOnce()
{
    QCOMPARE(table()->model()->rowCount(), 24);
    QCOMPARE(page()->source()->file(), encounters);
    QVERIFY(sourceText().contains(QStringLiteral("alfred-nobel")));
    QVERIFY(page()->findChild<QTreeView *>(QStringLiteral("outline"))->model()->rowCount() > 5);
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("Steam Time")));
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(amountBox());
}

void TestMainWindow::formEditReachesAllViews()
{
    QSpinBox *box = amountBox();
    QVERIFY(box);
    box->selectAll();
    QTest::keyClicks(box, QStringLiteral("7"));
    QCOMPARE(m_document->items().find("encounter", "alfred-nobel")->field("top/0/amount")->number, 7);
    QVERIFY(sourceText().contains(QStringLiteral("{gain: crystal, colour: same, amount: 7}")));
    QVERIFY(cell(nobel, QStringLiteral("Top action")).data().toString().contains(u'7'));
    QVERIFY(m_window->isWindowModified());
    QVERIFY(box->hasFocus());
}

void TestMainWindow::undoRestoresTheBytes()
{
    const QByteArray before = m_document->text(encounters);
    QSpinBox *box = amountBox();
    box->selectAll();
    QTest::keyClicks(box, QStringLiteral("7"));
    QVERIFY(m_document->text(encounters) != before);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_document->text(encounters), before);
    QCOMPARE(box->value(), 2);
    QVERIFY(!m_window->isWindowModified());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(box->value(), 7);
}

void TestMainWindow::saveChangesOnlyTheValue()
{
    const QByteArray before = m_pack->bytes(encounters);
    QSpinBox *box = amountBox();
    box->selectAll();
    QTest::keyClicks(box, QStringLiteral("7"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
    QByteArray expected = before;
    expected[expected.indexOf("colour: same, amount: 2}") + 22] = '7'; // the first one is Nobel's
    QCOMPARE(m_pack->bytes(encounters), expected);
    QVERIFY(!m_window->isWindowModified());
}

void TestMainWindow::cellEditReachesForm()
{
    const QModelIndex name = cell(nobel, QStringLiteral("Name"));
    table()->setFocus();
    table()->setCurrentIndex(name);
    QTest::keyClick(table(), Qt::Key_F2);
    auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(line);
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("A. Nobel"));
    QTest::keyClick(line, Qt::Key_Return);
    form()->showField(QStringLiteral("name"));
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(field);
    QCOMPARE(field->text(), QStringLiteral("A. Nobel"));
    QVERIFY(sourceText().contains(QStringLiteral("name: A. Nobel\n")));
}

void TestMainWindow::typingInSourceReachesTable()
{
    page()->setSourceBeside(true);
    CodeEditor *editor = page()->source()->editor();
    const auto at = sourceText().indexOf(QStringLiteral("Alfred Nobel"));
    editor->setFocus();
    editor->goToPosition(static_cast<int>(at), 6, true);
    QTest::keyClicks(editor, QStringLiteral("Bertha"));
    QTRY_COMPARE(cell(nobel, QStringLiteral("Name")).data().toString(), QStringLiteral("Bertha Nobel"));
    QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(m_document->text(encounters), m_pack->bytes(encounters));
    QCOMPARE(sourceText().indexOf(QStringLiteral("Alfred Nobel")), at);
}

void TestMainWindow::sourceKeepsWindowsLineEnds()
{
    QByteArray windows = m_pack->bytes(encounters).replace("\n", "\r\n");
    m_pack->write(encounters, windows);
    QString error;
    QVERIFY(m_document->open(m_pack->path(), &error));
    m_document->waitForCheck();
    page()->navigator()->goToItem(nobel);
    page()->setSourceBeside(true);
    CodeEditor *editor = page()->source()->editor();
    editor->setFocus();
    editor->goToPosition(0, 0);
    QTest::keyClicks(editor, QStringLiteral("# x"));
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(m_document->text(encounters), "# x\r\n" + windows);
}

void TestMainWindow::itemsAreAddedDuplicatedRemoved()
{
    const QByteArray before = m_document->text(encounters);
    table()->setFocus();
    table()->setCurrentIndex(cell(nobel, QStringLiteral("Name")));
    QTest::keyClick(table(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(table()->model()->rowCount(), 25);
    QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(table()->model()->rowCount(), 26);
    QTest::keyClick(table(), Qt::Key_Delete, Qt::ControlModifier);
    QCOMPARE(table()->model()->rowCount(), 25);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_document->text(encounters), before);
    QCOMPARE(table()->model()->rowCount(), 24);
}

void TestMainWindow::listElementsAreAddedMovedRemoved()
{
    const QByteArray before = m_document->text(encounters);
    const auto bottom = [&] { return m_document->items().find("encounter", "alfred-nobel")->field("bottom")->list; };
    const auto first = bottom().front();
    form()->showField(QStringLiteral("bottom"));
    auto *add = qobject_cast<QPushButton *>(QApplication::focusWidget());
    QVERIFY(add);
    const auto count = bottom().size();
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(bottom().size(), count + 1);
    QCoreApplication::processEvents();
    const auto buttons = [&](const QString &name) {
        QList<QToolButton *> found;
        for (auto *button : add->parentWidget()->findChildren<QToolButton *>(name))
            if (button->isVisible())
                found << button;
        return found;
    };
    QTRY_VERIFY(!buttons(QStringLiteral("elementDown")).isEmpty());
    QTest::mouseClick(buttons(QStringLiteral("elementDown")).constFirst(), Qt::LeftButton);
    QVERIFY(bottom()[1].sameAs(first));
    QCoreApplication::processEvents();
    QTRY_COMPARE(buttons(QStringLiteral("elementRemove")).size(), static_cast<qsizetype>(count + 1));
    QTest::mouseClick(buttons(QStringLiteral("elementRemove")).constLast(), Qt::LeftButton);
    QCOMPARE(bottom().size(), count);
    m_document->undoStack()->setIndex(0);
    QCOMPARE(m_document->text(encounters), before);
}

void TestMainWindow::cellsAreCopiedAndPasted()
{
    const QModelIndex name = cell(nobel, QStringLiteral("Name"));
    table()->setFocus();
    table()->setCurrentIndex(name);
    QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text().trimmed(), QStringLiteral("Alfred Nobel"));
    QGuiApplication::clipboard()->setText(QStringLiteral("One\nTwo"));
    QTest::keyClick(table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(table()->model()->index(name.row(), name.column()).data().toString(), QStringLiteral("One"));
    QCOMPARE(table()->model()->index(name.row() + 1, name.column()).data().toString(), QStringLiteral("Two"));
    QVERIFY(m_window->statusBar()->currentMessage().contains(QStringLiteral("2"))); // cells, as it says
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_document->text(encounters), m_pack->bytes(encounters));
}

void TestMainWindow::menuAtTheRowHasWhatCanBeDone()
{
    QStringList there;
    for (const QAction *action : table()->actions())
        if (!action->isSeparator())
            there << action->shortcut().toString();
    QCOMPARE(there, QStringList({QStringLiteral("Ctrl+C"), QStringLiteral("Ctrl+V"), QStringLiteral("Del"),
                                 QStringLiteral("Ctrl+Return"), QStringLiteral("Ctrl+Shift+A"),
                                 QStringLiteral("Ctrl+D"), QStringLiteral("Ctrl+Del"), QStringLiteral("Ctrl+Shift+Up"),
                                 QStringLiteral("Ctrl+Shift+Down")}));
    QCOMPARE(table()->contextMenuPolicy(), Qt::ActionsContextMenu);
    table()->setFocus();
    table()->setCurrentIndex(cell(nobel, QStringLiteral("Name")));
    QTest::keyClick(table(), Qt::Key_D, Qt::ControlModifier); // the key has one meaning still
    QCOMPARE(table()->model()->rowCount(), 25);
}

void TestMainWindow::filterRowNarrows()
{
    const int column = cell(nobel, QStringLiteral("Name")).column();
    QLineEdit *field = page()->items()->view()->filterOf(column)->field(column);
    QVERIFY(field && field->isVisible());
    QTest::keyClicks(field, QStringLiteral("nobel"));
    QCOMPARE(table()->model()->rowCount(), 1);
    field->clear();
    QCOMPARE(table()->model()->rowCount(), 24);
}

void TestMainWindow::problemLeadsToField()
{
    QByteArray bytes = m_document->text(encounters);
    const auto at = static_cast<std::size_t>(bytes.indexOf("amount: 2"));
    QVERIFY(m_document->editText(encounters, {{at + 8, 1, "99"}}, QStringLiteral("break")));
    m_document->waitForCheck();
    auto *problems = page()->findChild<QTreeView *>(QStringLiteral("problems"));
    const auto row = [&] { // a card that costs so much may be called unbalanced, too
        const auto found = problems->model()->match(problems->model()->index(0, IssuesModel::CodeColumn),
                                                    Qt::DisplayRole, QStringLiteral("value.range"));
        return found.isEmpty() ? -1 : found.constFirst().row();
    };
    QTRY_VERIFY(row() >= 0);
    QVERIFY(m_window->findChild<QLabel *>(QStringLiteral("problemCount"))->text().contains(u'1'));
    QTest::mouseClick(problems->viewport(), Qt::LeftButton, {},
                      problems->visualRect(problems->model()->index(row(), 1)).center());
    QCOMPARE(page()->navigator()->item(), nobel);
    auto *box = qobject_cast<QSpinBox *>(QApplication::focusWidget());
    QVERIFY(box);
    QTRY_COMPARE(box->property("problem").toString(), QStringLiteral("error"));
}

void TestMainWindow::paletteFindsItems()
{
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto *field = m_window->findChild<QLineEdit *>(QStringLiteral("paletteField"));
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("bi sheng"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(page()->navigator()->item().id, QStringLiteral("bi-sheng"));
    QVERIFY(!field->isVisible());
    QCOMPARE(table()->currentIndex().siblingAtColumn(0).data().toString(), QStringLiteral("bi-sheng"));
}

void TestMainWindow::historyGoesBackAndForth()
{
    const ItemRef other{QStringLiteral("mission"),
                        QString::fromStdString(m_document->items().ofKind("mission").front()->id)};
    page()->navigator()->goToItem(other);
    QCOMPARE(page()->items()->kind(), QStringLiteral("mission"));
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(page()->navigator()->item(), nobel);
    QCOMPARE(page()->items()->kind(), QStringLiteral("encounter"));
    QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(page()->navigator()->item(), other);
}

void TestMainWindow::replaceInPackIsOneStep()
{
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    auto *find = page()->findChild<QLineEdit *>(QStringLiteral("findText"));
    QTRY_VERIFY(find->hasFocus());
    QTest::keyClicks(find, QStringLiteral("Alfred Nobel"));
    QTest::keyClick(find, Qt::Key_Return);
    auto *hits = page()->findChild<QTreeView *>(QStringLiteral("hits"));
    QTRY_VERIFY(hits->model()->rowCount() > 0);
    QTest::keyClicks(page()->findChild<QLineEdit *>(QStringLiteral("replaceText")), QStringLiteral("Alfred Lebon"));
    QTest::mouseClick(page()->findChild<QPushButton *>(QStringLiteral("replaceTicked")), Qt::LeftButton);
    QCOMPARE(cell(nobel, QStringLiteral("Name")).data().toString(), QStringLiteral("Alfred Lebon"));
    QCOMPARE(m_document->undoStack()->index(), 1);
    m_document->undoStack()->undo();
    QCOMPARE(m_document->text(encounters), m_pack->bytes(encounters));
}

void TestMainWindow::changedOnDiskAsks()
{
    QSpinBox *box = amountBox();
    box->selectAll();
    QTest::keyClicks(box, QStringLiteral("7"));
    const QByteArray other = m_pack->bytes(encounters) + "# from elsewhere\n";
    m_pack->write(encounters, other);
    m_document->checkDisk();
    QTRY_VERIFY(m_window->findChild<QPushButton *>(QStringLiteral("reload")));
    QTest::mouseClick(m_window->findChild<QPushButton *>(QStringLiteral("reload")), Qt::LeftButton);
    QCOMPARE(m_document->text(encounters), other);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(m_document->text(encounters).contains("amount: 7"));
}

void TestMainWindow::clickFirstHit(const QString &text)
{
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    auto *find = page()->findChild<QLineEdit *>(QStringLiteral("findText"));
    QTRY_VERIFY(find->hasFocus());
    QTest::keyClicks(find, text);
    QTest::keyClick(find, Qt::Key_Return);
    auto *hits = page()->findChild<QTreeView *>(QStringLiteral("hits"));
    QTRY_VERIFY(hits->model()->rowCount() > 0);
    QTest::mouseClick(hits->viewport(), Qt::LeftButton, {}, hits->visualRect(hits->model()->index(0, 0)).center());
}

void TestMainWindow::hitIsSelectedInField()
{
    clickFirstHit(QStringLiteral("d Nobel"));
    auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(line);
    QVERIFY(form()->isAncestorOf(line));
    QCOMPARE(line->selectedText(), QStringLiteral("d Nobel"));
    clickFirstHit(QStringLiteral("tamed nitro"));
    auto *text = qobject_cast<QPlainTextEdit *>(QApplication::focusWidget());
    QVERIFY(text);
    QCOMPARE(text->textCursor().selectedText(), QStringLiteral("tamed nitro"));
}

void TestMainWindow::hitIsSelectedInSource()
{
    page()->showSource();
    clickFirstHit(QStringLiteral("Bi Sheng"));
    CodeEditor *editor = page()->source()->editor();
    QVERIFY(editor->hasFocus());
    QCOMPARE(editor->textCursor().selectedText(), QStringLiteral("Bi Sheng"));
    QCOMPARE(page()->navigator()->item().id, QStringLiteral("bi-sheng"));
}

void TestMainWindow::problemWithoutItemLeadsToLine()
{
    const QByteArray broken = m_document->text(encounters) + "]\n";
    QVERIFY(m_document->editText(encounters, {{static_cast<std::size_t>(broken.size() - 2), 0, "]\n"}},
                                 QStringLiteral("break")));
    m_document->waitForCheck();
    auto *problems = page()->findChild<QTreeView *>(QStringLiteral("problems"));
    QTRY_VERIFY(problems->model()->rowCount() > 0);
    QTest::mouseClick(problems->viewport(), Qt::LeftButton, {},
                      problems->visualRect(problems->model()->index(0, 1)).center());
    CodeEditor *editor = page()->source()->editor();
    QVERIFY(editor->hasFocus());
    QVERIFY(editor->isVisible());
    QCOMPARE(page()->source()->file(), encounters);
    QVERIFY(editor->textCursor().blockNumber() > 200);
}

void TestMainWindow::refusedReplacementSaysWhy()
{
    clickFirstHit(QStringLiteral("2")); // numbers among them
    QTest::keyClicks(page()->findChild<QLineEdit *>(QStringLiteral("replaceText")), QStringLiteral("two"));
    QTest::mouseClick(page()->findChild<QPushButton *>(QStringLiteral("replaceTicked")), Qt::LeftButton);
    QCOMPARE(m_document->undoStack()->index(), 0);
    auto *refusal = page()->findChild<QLabel *>(QStringLiteral("searchRefusal"));
    QVERIFY(refusal->isVisible());
    QVERIFY(refusal->text().contains(QStringLiteral("“two”")));
    QTRY_VERIFY(refusal->height() >= refusal->heightForWidth(refusal->width())); // all of it is in sight
    auto *hits = page()->findChild<QTreeView *>(QStringLiteral("hits"));
    QVERIFY(hits->currentIndex()
                .siblingAtColumn(SearchModel::ReplacementColumn)
                .data()
                .toString()
                .contains(QStringLiteral("two")));
    QTest::keyClicks(page()->findChild<QLineEdit *>(QStringLiteral("replaceText")), QStringLiteral("3"));
    QVERIFY(!refusal->isVisible());
}

void TestMainWindow::longTextKeepsNoBreakSpaces()
{
    QVERIFY(m_document->setValue(nobel, QStringLiteral("text"), Value::ofText("10\u00a0km")));
    form()->showField(QStringLiteral("text"));
    auto *text = qobject_cast<QPlainTextEdit *>(QApplication::focusWidget());
    QVERIFY(text);
    text->moveCursor(QTextCursor::End);
    QTest::keyClicks(text, QStringLiteral("!"));
    QCOMPARE(m_document->items().find("encounter", "alfred-nobel")->field("text")->text, "10\u00a0km!");
}

void TestMainWindow::deletedOnDiskAsks()
{
    QSpinBox *box = amountBox();
    box->selectAll();
    QTest::keyClicks(box, QStringLiteral("7"));
    QVERIFY(QFile::remove(m_pack->path() + u'/' + encounters));
    m_document->checkDisk();
    QTRY_VERIFY(m_window->findChild<QPushButton *>(QStringLiteral("keepMine")));
    QVERIFY(!m_window->findChild<QPushButton *>(QStringLiteral("compare")));
    QTest::mouseClick(m_window->findChild<QPushButton *>(QStringLiteral("keepMine")), Qt::LeftButton);
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(m_pack->bytes(encounters), m_document->text(encounters));
    QVERIFY(m_pack->bytes(encounters).contains("amount: 7"));
}

void TestMainWindow::vanishedFolderIsToldOnce()
{
    const auto texts = [&] { return m_window->findChildren<QLabel *>(QStringLiteral("bannerText")); };
    QSpinBox *box = amountBox();
    box->selectAll();
    QTest::keyClicks(box, QStringLiteral("7"));
    const QString away = m_pack->path() + QStringLiteral("-away");
    QVERIFY(QDir().rename(m_pack->path(), away));
    m_document->checkDisk();
    QTRY_COMPARE(texts().size(), 1);
    QVERIFY(texts().constFirst()->text().contains(QStringLiteral("folder")));
    QVERIFY(page()->height() > m_window->height() / 2);
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(m_window->statusBar()->currentMessage().contains(m_pack->path()));
    QVERIFY(!m_window->statusBar()->currentMessage().contains(u'\n'));
    QVERIFY(QDir().rename(away, m_pack->path()));
    m_document->checkDisk();
    QTRY_VERIFY(texts().isEmpty());
    QVERIFY(m_document->conflicts().isEmpty());
    QVERIFY(m_document->isModified(encounters));
    QVERIFY(m_document->save());
    QCOMPARE(m_pack->bytes(encounters), m_document->text(encounters));
}

void TestMainWindow::manyConflictsAskOnce()
{
    const QStringList files{QStringLiteral("cards/missions.yaml"), encounters, QStringLiteral("rules.yaml")};
    for (const QString &file : files) {
        QVERIFY(m_document->editText(file, {{0, 0, "# mine\n"}}, QStringLiteral("edit")));
        m_pack->write(file, "# theirs\n" + m_pack->bytes(file));
    }
    m_document->checkDisk();
    QTRY_COMPARE(m_window->findChildren<QPushButton *>(QStringLiteral("reload")).size(), 1);
    QTest::mouseClick(m_window->findChild<QPushButton *>(QStringLiteral("reload")), Qt::LeftButton);
    for (const QString &file : files)
        QVERIFY(m_document->text(file).startsWith("# theirs\n"));
    QTRY_VERIFY(!m_window->findChild<QPushButton *>(QStringLiteral("reload")));
}

/// No page of an editor is a dead end.
void TestMainWindow::editorsAreThereForGamesThatHaveThem()
{
    const auto *tabs = page()->findChild<QTabWidget *>();
    const auto isOffered = [tabs](const QString &title) {
        for (int tab = 0; tab < tabs->count(); ++tab)
            if (tabs->tabText(tab) == title)
                return tabs->isTabVisible(tab);
        return false;
    };
    const std::pair<const char *, QStringList> games[] = {
        {"steam-time", {QStringLiteral("Board")}},
        {"timespan", {QStringLiteral("Board")}},
        {"world-wonders", {QStringLiteral("Map"), QStringLiteral("Shape")}}};
    for (const auto &[game, editors] : games) {
        const PackCopy pack(QString::fromLatin1(game));
        QString error;
        QVERIFY2(m_document->open(pack.path(), &error), qPrintable(error));
        for (const char *title : {"Board", "Map", "Shape"})
            QVERIFY2(isOffered(QString::fromLatin1(title)) == editors.contains(QString::fromLatin1(title)), title);
    }
}

/// What a tool's note says of its key stands in the list of keys too.
void TestMainWindow::keysOfToolsAreListed()
{
    const PackCopy pack(QStringLiteral("world-wonders"));
    QString error;
    QVERIFY2(m_document->open(pack.path(), &error), qPrintable(error));
    page()->showMap();
    QTest::qWait(1);
    QHash<QString, QString> listed;
    QTimer::singleShot(0, this, [&listed] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto *keys = dialog->findChild<QTreeWidget *>(QStringLiteral("keys"));
        for (QTreeWidgetItemIterator line(keys); *line; ++line)
            listed.insert((*line)->text(0), (*line)->text(1));
        dialog->reject();
    });
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    QCOMPARE(listed.value(QStringLiteral("Brush")), QStringLiteral("B"));
    QCOMPARE(listed.value(QStringLiteral("Mirror left and right")), QStringLiteral("X"));
    QCOMPARE(listed.value(QStringLiteral("Water")), QStringLiteral("2"));
}

void TestMainWindow::railHasRoomForItsNames()
{
    const auto *rail = m_window->findChild<PageRail *>();
    const int before = rail->width();
    const auto buttons = rail->findChildren<QToolButton *>();
    QVERIFY(!buttons.isEmpty());
    buttons.first()->defaultAction()->setText(QStringLiteral("Vorgeschichte"));
    QTRY_VERIFY(rail->width() > before);
    for (const QToolButton *button : buttons)
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
}

/// The column that stays in sight lies over the column that it stands for, from either side.
void TestMainWindow::idsStandWhereLinesBegin()
{
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft, Qt::LeftToRight}) {
        m_window->setLayoutDirection(direction);
        table()->horizontalScrollBar()->setValue(0);
        QTest::qWait(1);
        const auto *frozen = table()->findChild<QTableView *>();
        QVERIFY(frozen);
        const QRect first = table()->visualRect(table()->model()->index(0, 0));
        const QRect shown = frozen->visualRect(frozen->model()->index(0, 0));
        QCOMPARE(frozen->viewport()->mapTo(table(), shown.topLeft()),
                 table()->viewport()->mapTo(table(), first.topLeft()));
        QCOMPARE(shown.size(), first.size());
        // What the cursor reaches is not covered.
        table()->resize(260, table()->height());
        const int last = table()->model()->columnCount() - 1;
        table()->setCurrentIndex(table()->model()->index(0, last));
        for (int column = last; column > 1; --column)
            QTest::keyClick(table(), direction == Qt::LeftToRight ? Qt::Key_Left : Qt::Key_Right);
        const QRect cell = table()->visualRect(table()->currentIndex());
        QVERIFY(table()->currentIndex().column() > 0);
        if (direction == Qt::LeftToRight)
            QVERIFY(cell.left() >= table()->columnWidth(0));
        else
            QVERIFY(cell.right() < table()->viewport()->width() - table()->columnWidth(0));
    }
}

void TestMainWindow::bannersGoWithTheirPack()
{
    bool acted = false;
    m_window->addBanner(QStringLiteral("recovery"), QStringLiteral("of the first pack"))
        ->addChoice(QStringLiteral("act"), QStringLiteral("Act"), [&acted] { acted = true; });
    QVERIFY(m_window->findChild<QPushButton *>(QStringLiteral("act")));
    const PackCopy other;
    QString error;
    QVERIFY(m_document->open(other.path(), &error));
    QVERIFY(!m_window->findChild<QPushButton *>(QStringLiteral("act"))->isVisible());
    QTRY_VERIFY(!m_window->findChild<QPushButton *>(QStringLiteral("act")));
    QVERIFY(!acted);
}

void TestMainWindow::startPageWithoutPacksSaysWhatToDo()
{
    m_window->showPage(MainWindow::StartIndex);
    auto *hint = m_window->findChild<QLabel *>(QStringLiteral("noPacks"));
    QVERIFY(hint->isVisible());
    m_window->startPage()->setPacks({{m_pack->path(), QStringLiteral("Steam Time"), {}, 2, 4}});
    QVERIFY(!hint->isVisible());
}

void TestMainWindow::packCardsAreEquallyHigh()
{
    m_window->showPage(MainWindow::StartIndex);
    const QString words = QStringLiteral("many words ").repeated(20);
    m_window->startPage()->setPacks({{m_pack->path(), QStringLiteral("Short"), {}, 2, 4},
                                     {m_pack->path(), QStringLiteral("World Wonders"), words, 1, 5}});
    QCoreApplication::processEvents();
    const auto buttons = m_window->startPage()->findChildren<QPushButton *>(QStringLiteral("playPack"));
    QCOMPARE(buttons.size(), 2);
    const QWidget *first = buttons[0]->parentWidget();
    const QWidget *second = buttons[1]->parentWidget();
    QVERIFY(first->height() > 0);
    QCOMPARE(first->height(), second->height());
    QVERIFY(second->height() >= second->heightForWidth(second->width()));
    QCOMPARE(buttons[0]->y(), buttons[1]->y());
}

void TestMainWindow::byteLeadsToFieldOrLine()
{
    const auto at = m_document->text(encounters).indexOf("Bi Sheng");
    page()->showByte(encounters, static_cast<std::size_t>(at));
    QCOMPARE(page()->navigator()->item().id, QStringLiteral("bi-sheng"));
    QVERIFY(form()->isAncestorOf(QApplication::focusWidget()));
    page()->showByte(QStringLiteral("cards/missions.yaml"), 0); // a comment: no field
    QCOMPARE(page()->source()->file(), QStringLiteral("cards/missions.yaml"));
    QVERIFY(page()->source()->editor()->isVisible());
    QVERIFY(page()->source()->editor()->hasFocus());
}

void TestMainWindow::docksHaveRoomAtFirst()
{
    for (const char *name : {"outline", "preview"}) {
        const auto *dock = page()->findChild<QDockWidget *>(QLatin1String(name));
        QVERIFY(dock);
        QTRY_VERIFY2(dock->width() >= dock->widget()->sizeHint().width(), name);
    }
}

void TestMainWindow::docksStayAsTheyWereLeft()
{
    const auto dock = [](MainWindow &window, const char *name) {
        return window.contentPage()->findChild<QDockWidget *>(QLatin1String(name));
    };
    m_window->resize(1400, 900);
    QTRY_VERIFY(page()->width() > 1000);
    QTest::qWait(100); // until they are placed for the first time
    page()->resizeDocks({dock(*m_window, "outline"), dock(*m_window, "preview")}, {330, 340}, Qt::Horizontal);
    page()->resizeDocks({dock(*m_window, "problems")}, {240}, Qt::Vertical);
    QTRY_COMPARE(dock(*m_window, "outline")->width(), 330);
    QSettings settings(m_pack->path() + QStringLiteral("/layout.ini"), QSettings::IniFormat);
    m_window->saveLayout(settings);

    MainWindow again(m_document.get());
    again.restoreLayout(settings);
    again.saveLayout(settings); // before the page was ever shown
    again.restoreLayout(settings);
    again.showPage(MainWindow::ContentIndex);
    again.show();
    QTRY_COMPARE(dock(again, "outline")->width(), 330);
    QCOMPARE(dock(again, "preview")->width(), 340);
    QCOMPARE(dock(again, "problems")->height(), dock(*m_window, "problems")->height());
}

void TestMainWindow::placeIsComeBackToIfItIsThere_data()
{
    QTest::addColumn<bool>("isRemoved");
    QTest::addColumn<bool>("isOfAnotherPack");
    QTest::addColumn<QString>("id");
    QTest::newRow("there") << false << false << nobel.id;
    QTest::newRow("removed since") << true << false << QString();
    QTest::newRow("of another pack") << false << true << QString();
}

void TestMainWindow::placeIsComeBackToIfItIsThere()
{
    QFETCH(bool, isRemoved);
    QFETCH(bool, isOfAnotherPack);
    QFETCH(QString, id);
    page()->navigator()->goToItem(nobel, QStringLiteral("name"));
    QSettings settings(m_pack->path() + QStringLiteral("/layout.ini"), QSettings::IniFormat);
    m_window->saveLayout(settings);
    const PackCopy other;
    QString error;
    PackDocument document;
    QVERIFY(document.open(isOfAnotherPack ? other.path() : m_pack->path(), &error));
    if (isRemoved)
        QVERIFY(document.removeItems({nobel}));
    MainWindow again(&document);
    again.restoreLayout(settings);
    again.showPage(MainWindow::ContentIndex);
    again.show();
    const Navigator::Place place = again.contentPage()->navigator()->place();
    if (id.isEmpty())
        id = QString::fromStdString(document.items().ofKind(nobel.kind.toStdString()).front()->id);
    QCOMPARE(place.item, (ItemRef{nobel.kind, id}));
    const QTableView *items = again.contentPage()->items()->view();
    QCOMPARE(items->currentIndex().siblingAtColumn(0).data().toString(), id);
    document.undoStack()->setClean();
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
