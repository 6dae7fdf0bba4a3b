#include "packcopy.h"
#include "packfixture.h"

#include "editor/document/packdocument.h"
#include "editor/models/boardmodel.h"
#include "editor/models/boardparts.h"
#include "editor/models/boardsets.h"
#include "editor/views/board/boardinspector.h"
#include "editor/views/board/boardoverview.h"
#include "editor/views/board/boardpane.h"
#include "editor/views/board/boardview.h"
#include "editor/views/form/packicons.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QListWidget>
#include <QMenu>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>
#include <memory>

using namespace mw;
using namespace mw::editor;

namespace {

const QString panelsFile = QStringLiteral("boards/panels.yaml");
const QString airshipFile = QStringLiteral("boards/airship.yaml");
const ItemRef stonehenge{QStringLiteral("panel"), QStringLiteral("stonehenge-2")};
const ItemRef pyramids{QStringLiteral("panel"), QStringLiteral("pyramids-2")};
const ItemRef airship{QStringLiteral("airship"), QStringLiteral("airship")};

QPoint at(int x, int y)
{
    return {x, y};
}

} // namespace

/// The board editor as a person uses it: mouse and keys on the real widgets, and what that leaves in the file.
class TestBoardEditor : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void findsBoardsBySchema();
    void dragIsOneStepOfFewBytes();
    void dragKeepsToTheGrid();
    void escapeEndsADrag();
    void dragsSeveralTogether();
    void bandSelects();
    void arrowsNudge();
    void heldArrowIsOneStep();
    void copiesBetweenBoards();
    void pasteRefusesOtherTexts();
    void menuAtTheMouse();
    void deletesSeveralInOneStep();
    void keepsTheLastSpace();
    void duplicates();
    void addsByButton();
    void stopsAtTheLimit();
    void mirrors();
    void aligns();
    void distributes();
    void inspectsASpace();
    void inspectsASlot();
    void addsAndDeletesSlots();
    void movesTracks();
    void goesFromBoardToBoard();
    void countsAndChecksSets();
    void zooms();
    void followsWhileHidden();
    void newBoardsAreAsLargeAsTheOthers_data();
    void newBoardsAreAsLargeAsTheOthers();

private:
    void show(const ItemRef &item)
    {
        m_pane->setItem(item);
        QTest::qWait(0);
    }
    [[nodiscard]] BoardModel &model() const { return *m_pane->model(); }
    [[nodiscard]] BoardView &view() const { return *m_pane->view(); }
    [[nodiscard]] QByteArray text(const QString &file = panelsFile) const { return m_document->text(file); }
    [[nodiscard]] QPoint placeOf(const char *path) const { return model().part(QLatin1String(path))->at; }
    /// Pixels of the middle of a part.
    [[nodiscard]] QPoint pixel(const char *path) const
    {
        return view().mapFromScene(view().extent(QLatin1String(path)).center());
    }
    /// Millimetres to pixels.
    [[nodiscard]] QPoint pixels(double x, double y) const
    {
        return view().mapFromScene(QPointF(x, y)) - view().mapFromScene(QPointF(0, 0));
    }
    void click(const QPoint &pixel, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, modifiers, pixel);
    }
    void dragOver(const QPoint &from, const QPoint &by, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(view().viewport(), Qt::LeftButton, modifiers, from);
        for (int step = 1; step <= 4; ++step)
            moveMouse(from + by * step / 4, modifiers);
    }
    void drag(const QPoint &from, const QPoint &by, Qt::KeyboardModifiers modifiers = {})
    {
        dragOver(from, by, modifiers);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, modifiers, from + by);
    }
    void moveMouse(const QPoint &to, Qt::KeyboardModifiers modifiers)
    {
        QMouseEvent event(QEvent::MouseMove, to, view().viewport()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                          modifiers);
        QApplication::sendEvent(view().viewport(), &event);
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), Qt::Key(key), modifiers); }
    [[nodiscard]] int steps() const { return m_document->undoStack()->index(); }
    [[nodiscard]] std::size_t countOf(const ItemRef &item, const char *list) const
    {
        return m_document->items().find(item.kind.toStdString(), item.id.toStdString())->field(list)->list.size();
    }
    template <typename Widget>
    [[nodiscard]] Widget *find(const char *name) const
    {
        return m_pane->findChild<Widget *>(QLatin1String(name));
    }
    void press(const char *name) const { QTest::mouseClick(find<QToolButton>(name), Qt::LeftButton); }
    /// Chooses the nth entry of the menu that arranges parts.
    void arrange(const QString &text) const
    {
        for (QAction *action : find<QToolButton>("boardArrange")->menu()->actions()) {
            if (action->text() == text)
                return action->trigger();
        }
        QFAIL("no such entry");
    }

    test::PackFixture m_pack;
    std::unique_ptr<PackDocument> m_document;
    std::unique_ptr<PackIcons> m_icons;
    std::unique_ptr<BoardPane> m_pane;
    QByteArray m_panels;
    QByteArray m_airship;
};

void TestBoardEditor::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    m_pack.copyShipped(QStringLiteral("steam-time"));
}

void TestBoardEditor::init()
{
    m_document = std::make_unique<PackDocument>();
    QString error;
    QVERIFY2(m_document->open(m_pack.folder(), &error), qPrintable(error));
    m_icons = std::make_unique<PackIcons>(m_document.get());
    m_pane = std::make_unique<BoardPane>(m_document.get(), m_icons.get());
    m_pane->resize(1200, 760);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
    m_panels = text();
    m_airship = text(airshipFile);
    show(stonehenge);
    view().setFocus();
}

void TestBoardEditor::cleanup()
{
    // Whatever was done: undoing all of it leads back to the first byte.
    while (m_document->undoStack()->canUndo())
        m_document->undoStack()->undo();
    QCOMPARE(text(), m_panels);
    QCOMPARE(text(airshipFile), m_airship);
    m_pane.reset();
    m_icons.reset();
    m_document->discardRecovery();
    m_document.reset();
}

void TestBoardEditor::findsBoardsBySchema()
{
    test::PackFixture other;
    other.makeSmall();
    other.write(QStringLiteral("schema.yaml"), test::smallSchema + R"(
  island:
    collection: islands
    folder: cards
    title: Island
    plural: Islands
    preview: board
    help: Of the thing.
    fields:
      name: {type: text, required: true, title: Name, help: Of the thing.}
      port: {type: struct, title: Port, help: Of the thing., fields: {x: {type: int, title: X, help: Of the thing.}, y: {type: int, title: Y, help: Of the thing.}}}
      towns:
        type: list
        title: Towns
        help: Of the thing.
        element:
          type: struct
          title: Town
          help: Of the thing.
          fields:
            size: {type: enum, values: [small, large], required: true, title: Size, help: Of the thing.}
            spot: {type: struct, required: true, title: Spot, help: Of the thing., fields: {x: {type: int, title: X, help: Of the thing.}, y: {type: int, title: Y, help: Of the thing.}}}
)");
    other.write(QStringLiteral("cards/islands.yaml"),
                "islands:\n  - id: home\n    name: Home\n    port: {x: 3, y: 4}\n    towns:\n"
                "      - {size: large, spot: {x: 10, y: 20}}\n");
    PackDocument document;
    QString error;
    QVERIFY(document.open(other.folder(), &error));
    QVERIFY(!isBoard(*document.schema().kind("card")));
    const yaml::KindSpec &kind = *document.schema().kind("island");
    QVERIFY(isBoard(kind));
    const QList<BoardPart> parts = boardParts(kind, *document.items().find("island", "home"));
    QCOMPARE(parts.size(), 2);
    QCOMPARE(parts[0].path, QStringLiteral("port"));
    QCOMPARE(parts[0].at, at(3, 4));
    QCOMPARE(parts[1].path, QStringLiteral("towns/0"));
    QCOMPARE(parts[1].pointPath, QStringLiteral("towns/0/spot"));
    QCOMPARE(parts[1].title, QStringLiteral("large"));

    BoardModel island(&document);
    island.setItem({QStringLiteral("island"), QStringLiteral("home")});
    QVERIFY(island.add(island.lists().front(), QStringLiteral("small"), at(50, 60)));
    const QByteArray text = document.text(QStringLiteral("cards/islands.yaml"));
    QVERIFY2(text.endsWith("- {size: small, spot: {x: 50, y: 60}}\n"), text.constData());
}

void TestBoardEditor::dragIsOneStepOfFewBytes()
{
    dragOver(pixel("spaces/0"), pixels(20, -10));
    QCOMPARE(text(), m_panels); // nothing is written while the mouse is down
    QCOMPARE(steps(), 0);
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, pixel("spaces/0") + pixels(20, -10));
    QCOMPARE(steps(), 1);
    QCOMPARE(placeOf("spaces/0"), at(45, 40)); // 25, 48 moved by 20, -10 lands on the grid of 5
    QByteArray expected = m_panels;
    const QByteArray before = "{kind: mission, extra: {steam: 1}, at: {x: 25, y: 48}}";
    const auto place = expected.indexOf(before);
    QVERIFY(place > 0);
    expected.replace(place, before.size(), "{kind: mission, extra: {steam: 1}, at: {x: 45, y: 40}}");
    QCOMPARE(text(), expected);
    m_document->undoStack()->undo();
    QCOMPARE(text(), m_panels);
    QCOMPARE(placeOf("spaces/0"), at(25, 48));
    m_document->undoStack()->redo();
    QCOMPARE(text(), expected);
}

void TestBoardEditor::dragKeepsToTheGrid()
{
    auto *grid = find<QSpinBox>("boardGrid");
    grid->setValue(20);
    drag(pixel("spaces/0"), pixels(8, 0), Qt::ShiftModifier);
    QCOMPARE(placeOf("spaces/0").y(), 48); // kept to one direction; Shift began on an unselected part
    QCOMPARE(placeOf("spaces/0").x() % 20, 0);
    const int x = placeOf("spaces/0").x();
    drag(pixel("spaces/0"), pixels(7, 0), Qt::AltModifier);
    QVERIFY(std::abs(placeOf("spaces/0").x() - x - 7) <= 1);
    grid->setValue(0);
    const QPoint free = placeOf("spaces/0");
    drag(pixel("spaces/0"), pixels(9, 3));
    QVERIFY((placeOf("spaces/0") - free - at(9, 3)).manhattanLength() <= 2);
}

void TestBoardEditor::escapeEndsADrag()
{
    dragOver(pixel("spaces/0"), pixels(20, 0));
    key(Qt::Key_Escape);
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, pixel("spaces/0"));
    QCOMPARE(steps(), 0);
    QCOMPARE(text(), m_panels);
}

void TestBoardEditor::dragsSeveralTogether()
{
    click(pixel("spaces/0"));
    click(pixel("spaces/1"), Qt::ShiftModifier);
    QCOMPARE(model().selection(), QStringList({QStringLiteral("spaces/0"), QStringLiteral("spaces/1")}));
    drag(pixel("spaces/0"), pixels(5, 2));
    QCOMPARE(placeOf("spaces/0"), at(30, 50));
    QCOMPARE(placeOf("spaces/1"), at(80, 50));
    QCOMPARE(steps(), 1);
    click(pixel("spaces/1"), Qt::ControlModifier);
    QCOMPARE(model().selection(), QStringList({QStringLiteral("spaces/0")}));
}

void TestBoardEditor::bandSelects()
{
    const QPoint from = view().mapFromScene(QPointF(-4, 5));
    drag(from, view().mapFromScene(QPointF(80, 70)) - from);
    QCOMPARE(model().selection(), QStringList({QStringLiteral("spaces/0"), QStringLiteral("spaces/1")}));
    QCOMPARE(steps(), 0);
    click(view().mapFromScene(QPointF(-4, -4)));
    QVERIFY(model().selection().isEmpty());
}

void TestBoardEditor::arrowsNudge()
{
    click(pixel("spaces/2"));
    key(Qt::Key_Right);
    QCOMPARE(placeOf("spaces/2"), at(126, 48));
    key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(placeOf("spaces/2"), at(126, 58));
    QCOMPARE(steps(), 2);
    QVERIFY(text().contains("{kind: deposit, slots: 4, at: {x: 126, y: 58}}"));
}

void TestBoardEditor::heldArrowIsOneStep()
{
    click(pixel("spaces/2"));
    for (int i = 0; i < 6; ++i) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Left, {}, {}, i > 0);
        QApplication::sendEvent(&view(), &press);
    }
    QCOMPARE(text(), m_panels);
    QKeyEvent release(QEvent::KeyRelease, Qt::Key_Left, {});
    QApplication::sendEvent(&view(), &release);
    QCOMPARE(placeOf("spaces/2"), at(119, 48));
    QCOMPARE(steps(), 1);
}

void TestBoardEditor::copiesBetweenBoards()
{
    click(pixel("spaces/0"));
    click(pixel("spaces/1"), Qt::ShiftModifier);
    key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("- {kind: mission, extra: {steam: 1}, at: {x: 25, y: 48}}\n"
                            "- {kind: encounter, draw: 3, at: {x: 75, y: 48}}\n"));
    show(pyramids);
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(countOf(pyramids, "spaces"), 5U);
    QCOMPARE(placeOf("spaces/3"), at(25, 48));
    QCOMPARE(model().selection(), QStringList({QStringLiteral("spaces/3"), QStringLiteral("spaces/4")}));
    QCOMPARE(steps(), 1);
    key(Qt::Key_V, Qt::ControlModifier); // where something lies already it goes aside
    QCOMPARE(placeOf("spaces/5"), at(30, 53));
    m_document->undoStack()->undo();
    m_document->undoStack()->undo();
    QCOMPARE(text(), m_panels);
}

void TestBoardEditor::pasteRefusesOtherTexts()
{
    QStringList said;
    connect(m_pane.get(), &BoardPane::said, this, [&said](const QString &text) { said << text; });
    for (const char *text : {"hello", "- {kind: castle, at: {x: 1, y: 2}}", "- {kind: mission}", "{[", ""}) {
        QGuiApplication::clipboard()->setText(QLatin1String(text));
        key(Qt::Key_V, Qt::ControlModifier);
    }
    QCOMPARE(said.size(), 5);
    QCOMPARE(text(), m_panels);
    QCOMPARE(steps(), 0);
}

void TestBoardEditor::menuAtTheMouse()
{
    const QPoint at = pixel("spaces/1");
    QContextMenuEvent asked(QContextMenuEvent::Mouse, at, view().viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(view().viewport(), &asked);
    QCOMPARE(model().selection(), QStringList{QStringLiteral("spaces/1")}); // what is under it is meant
    auto *menu = m_pane->findChild<QMenu *>(QStringLiteral("boardMenu"));
    QVERIFY(menu && menu->isVisible());
    QStringList possible;
    for (const QAction *action : menu->actions())
        if (action->isEnabled() && !action->isSeparator())
            possible << action->text();
    for (const QString &text : {QStringLiteral("Cut"), QStringLiteral("Copy"), QStringLiteral("Duplicate"),
                                QStringLiteral("Delete"), QStringLiteral("Mirror left and right")})
        QVERIFY2(possible.contains(text), qPrintable(text));
    QVERIFY(!possible.contains(QStringLiteral("Align and distribute"))); // of one part
    const auto spaces = model().parts().size();
    for (QAction *action : menu->actions())
        if (action->text() == QStringLiteral("Duplicate"))
            action->trigger();
    QCOMPARE(model().parts().size(), spaces + 1);
    menu->close();
}

void TestBoardEditor::deletesSeveralInOneStep()
{
    click(pixel("spaces/0"));
    click(pixel("spaces/2"), Qt::ShiftModifier);
    key(Qt::Key_Delete);
    QCOMPARE(countOf(stonehenge, "spaces"), 2U);
    QVERIFY(model().selection().isEmpty());
    QCOMPARE(steps(), 1);
    QByteArray expected = m_panels;
    for (const QByteArray line : {"      - {kind: mission, extra: {steam: 1}, at: {x: 25, y: 48}}\n",
                                  "      - {kind: deposit, slots: 4, at: {x: 125, y: 48}}\n"})
        expected.remove(expected.indexOf(line), line.size());
    QCOMPARE(text(), expected);
    m_document->undoStack()->undo();
    QCOMPARE(text(), m_panels);
    QCOMPARE(model().parts().size(), 4);
}

void TestBoardEditor::keepsTheLastSpace()
{
    QStringList said;
    connect(m_pane.get(), &BoardPane::said, this, [&said](const QString &text) { said << text; });
    key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(model().selection().size(), 4);
    QVERIFY(!find<QToolButton>("boardRemove")->isEnabled());
    key(Qt::Key_Delete);
    QCOMPARE(said.size(), 1);
    QCOMPARE(text(), m_panels);
}

void TestBoardEditor::duplicates()
{
    click(pixel("spaces/2"));
    key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(placeOf("spaces/4"), at(130, 53));
    QCOMPARE(model().selection(), QStringList({QStringLiteral("spaces/4")}));
    press("boardDuplicate");
    QCOMPARE(placeOf("spaces/5"), at(135, 58));
    QCOMPARE(steps(), 2);
}

void TestBoardEditor::addsByButton()
{
    press("add-gold");
    QCOMPARE(countOf(stonehenge, "spaces"), 5U);
    const Value &added = m_document->items().find("panel", "stonehenge-2")->field("spaces")->list.back();
    QCOMPARE(added.textOr("kind", ""), std::string("gold"));
    QVERIFY(added.intOr("gold", 0) > 0);        // as all gold spaces have it
    QVERIFY(!added.find("extra"));              // as only some have it
    QCOMPARE(placeOf("spaces/4"), at(225, 48)); // where gold spaces are on the other boards
    m_document->waitForCheck();
    QVERIFY(!hasErrors(m_document->diagnostics()));
    QCOMPARE(steps(), 1);
}

void TestBoardEditor::stopsAtTheLimit()
{
    for (int i = 0; i < 4; ++i)
        press("add-mission");
    QCOMPARE(countOf(stonehenge, "spaces"), 8U);
    QVERIFY(!find<QToolButton>("add-mission")->isEnabled());
    const QByteArray full = text();
    click(pixel("spaces/2"));
    key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(text(), full);
}

void TestBoardEditor::mirrors()
{
    press("boardMirror"); // nothing selected: all
    QCOMPARE(placeOf("spaces/0"), at(275, 48));
    QCOMPARE(placeOf("spaces/3"), at(25, 48));
    QCOMPARE(steps(), 1);
    press("boardMirror");
    QCOMPARE(text(), m_panels);
    show(airship);
    const QRectF before = view().extent(QStringLiteral("generators/0"));
    click(pixel("generators/0"));
    press("boardMirror"); // by the room it takes, not by its first slot
    const QRectF after = view().extent(QStringLiteral("generators/0"));
    QVERIFY(std::abs(before.left() - (300 - after.right())) <= 1);
}

void TestBoardEditor::aligns()
{
    click(pixel("spaces/0"));
    key(Qt::Key_Down, Qt::ShiftModifier);
    click(pixel("spaces/1"), Qt::ShiftModifier);
    arrange(QStringLiteral("Align bottom edges"));
    QCOMPARE(placeOf("spaces/0"), at(25, 58));
    QCOMPARE(placeOf("spaces/1"), at(75, 58));
    arrange(QStringLiteral("Align left edges"));
    QCOMPARE(placeOf("spaces/1"), at(25, 58));
}

void TestBoardEditor::distributes()
{
    key(Qt::Key_A, Qt::ControlModifier);
    arrange(QStringLiteral("Distribute across"));
    QCOMPARE(placeOf("spaces/0"), at(25, 48));
    QCOMPARE(placeOf("spaces/1"), at(108, 48));
    QCOMPARE(placeOf("spaces/2"), at(192, 48));
    QCOMPARE(placeOf("spaces/3"), at(275, 48));
}

void TestBoardEditor::inspectsASpace()
{
    click(pixel("spaces/1"));
    FieldModel *fields = m_pane->inspector()->fields();
    QCOMPARE(fields->item(), stonehenge);
    QSpinBox *draws = nullptr;
    const auto findDraws = [this, &draws] {
        for (QSpinBox *box : m_pane->inspector()->findChildren<QSpinBox *>()) {
            if (box->isVisible() && box->accessibleName() == QLatin1String("Draws"))
                draws = box;
        }
        return draws != nullptr;
    };
    QTRY_VERIFY(findDraws());
    draws->setFocus();
    draws->selectAll();
    QTest::keyClicks(draws, QStringLiteral("4"));
    QTest::keyClick(draws, Qt::Key_Return);
    QByteArray expected = m_panels;
    expected.replace(expected.indexOf("draw: 3"), 7, "draw: 4");
    QCOMPARE(text(), expected);
}

void TestBoardEditor::inspectsASlot()
{
    show(airship);
    const QRectF slot = view().extent(QStringLiteral("generators/0"));
    click(view().mapFromScene(QPointF(slot.left() + 8 + 16, slot.center().y())));
    QCOMPARE(model().selection(), QStringList({QStringLiteral("generators/0")}));
    QCOMPARE(model().detail(), QStringLiteral("generators/0/slots/1"));
    FieldModel *fields = m_pane->inspector()->fields();
    QVERIFY(fields->setValue(fields->indexOf(QStringLiteral("generators/0/slots/1/marked")), Value::ofBool(true)));
    QVERIFY(text(airshipFile)
                .contains("          - {bonus: [{gain: esteem}]}\n"
                          "          - {marked: true, bonus: [{gain: esteem}]}\n"
                          "          - {bonus: [{gain: esteem}]}\n"));
    QCOMPARE(model().detail(), QStringLiteral("generators/0/slots/1")); // still there
}

void TestBoardEditor::addsAndDeletesSlots()
{
    show(airship);
    model().select({QStringLiteral("generators/2")}, QStringLiteral("generators/2/slots/0"));
    key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(countOf(airship, "generators/2/slots"), 3U);
    key(Qt::Key_Delete);
    key(Qt::Key_Delete);
    QCOMPARE(countOf(airship, "generators/2/slots"), 1U);
    QCOMPARE(countOf(airship, "generators"), 6U);
    model().select({QStringLiteral("generators/2")});
    key(Qt::Key_Delete); // six generators, no fewer
    QCOMPARE(countOf(airship, "generators"), 6U);
}

void TestBoardEditor::movesTracks()
{
    show(airship);
    drag(pixel("steam"), pixels(0, -5));
    QCOMPARE(placeOf("steam"), at(22, 155)); // straight up: only that direction goes to the grid
    model().select({QStringLiteral("vault")});
    key(Qt::Key_Right);
    QVERIFY(text(airshipFile).contains("    vault: {x: 45, y: 132}\n"));
}

void TestBoardEditor::goesFromBoardToBoard()
{
    QTRY_VERIFY(find<QToolButton>("set4"));
    QVERIFY(find<QToolButton>("set2")->isChecked());
    QCOMPARE(find<QListWidget>("boardStrip")->count(), 6);
    const ItemRef other = boardsets::otherSide(*m_document, stonehenge);
    QVERIFY(other.isValid());
    press("turnBoard");
    QCOMPARE(model().item(), other);
    QTRY_COMPARE(find<QListWidget>("boardStrip")->currentRow() >= 0, true);
    press("set4");
    QCOMPARE(boardsets::numberOf(*m_document, model().item()), 4);
    QTRY_VERIFY(find<QToolButton>("set4")->isChecked());
    find<QListWidget>("boardStrip")->setFocus();
    const ItemRef first = model().item();
    QTest::keyClick(find<QListWidget>("boardStrip"), Qt::Key_Right);
    QVERIFY(model().item() != first);
}

void TestBoardEditor::countsAndChecksSets()
{
    const QList<boardsets::Count> counts = boardsets::counts(*m_document, QStringLiteral("panel"));
    QCOMPARE(counts.front().word, QStringLiteral("mission"));
    int missions = 0;
    for (const int sum : counts.front().sums)
        missions += sum;
    QCOMPARE(missions, int(m_panels.count("kind: mission")));
    m_document->waitForCheck();
    QTRY_VERIFY(m_pane->overview()->findings().isEmpty());
    for (int i = 0; i < 4; ++i)
        press("add-mission");
    m_document->waitForCheck();
    const auto finds = [this](const char *text) {
        const QStringList findings = m_pane->overview()->findings();
        return std::any_of(findings.begin(), findings.end(),
                           [text](const QString &finding) { return finding.contains(QLatin1String(text)); });
    };
    QTRY_VERIFY(finds("32"));            // missions in the deck
    QVERIFY(finds("lie on each other")); // there is room for two at most
}

void TestBoardEditor::zooms()
{
    const double fitted = view().transform().m11();
    press("boardLarger");
    QVERIFY(view().transform().m11() > fitted);
    press("boardFit");
    QCOMPARE(view().transform().m11(), fitted);
}

void TestBoardEditor::followsWhileHidden()
{
    m_pane->hide();
    QVERIFY(m_document->setValue(stonehenge, QStringLiteral("spaces/0/at/x"), Value::ofInt(60)));
    show(airship);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
    QVERIFY(!view().extent(QStringLiteral("steam")).isEmpty());
    m_pane->hide();
    show(stonehenge);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
    QVERIFY(std::abs(view().extent(QStringLiteral("spaces/0")).center().x() - 60) < 1);
    QTRY_COMPARE(find<QListWidget>("boardStrip")->count(), 6);
}

void TestBoardEditor::newBoardsAreAsLargeAsTheOthers_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"steam-time", "timespan"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestBoardEditor::newBoardsAreAsLargeAsTheOthers()
{
    QFETCH(QString, game);
    const PackCopy pack(game);
    PackDocument document;
    QString error;
    QVERIFY2(document.open(pack.path(), &error), qPrintable(error));
    int boards = 0;
    for (const yaml::KindSpec &kind : document.schema().kinds()) {
        if (!isBoard(kind) || document.items().ofKind(kind.name).empty())
            continue;
        const ItemRef added = document.addItem(QString::fromStdString(kind.name), QStringLiteral("One more"));
        QVERIFY2(added.isValid(), kind.name.c_str());
        const Item *item = document.items().find(kind.name, added.id.toStdString());
        for (const char *size : {"width", "height"}) {
            const Value *found = item->field(size);
            const auto others = document.items().ofKind(kind.name); // the new one is the last
            const bool isKnown = std::any_of(others.begin(), others.end() - 1, [&](const Item *other) {
                return found && other->field(size) && other->field(size)->sameAs(*found);
            });
            QVERIFY2(!found || isKnown, kind.name.c_str());
        }
        ++boards;
    }
    QVERIFY(boards > 0);
    document.undoStack()->setClean();
}

QTEST_MAIN(TestBoardEditor)
#include "tst_boardeditor.moc"
