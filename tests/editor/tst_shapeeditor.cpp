#include "packfixture.h"

#include "editor/models/grid/gridmodel.h"
#include "editor/models/grid/places.h"
#include "editor/models/grid/shapemodel.h"
#include "editor/views/form/packicons.h"
#include "editor/views/grid/shapefacts.h"
#include "editor/views/grid/shapepane.h"
#include "editor/views/grid/shapeplaces.h"
#include "editor/views/grid/shapeview.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

#include <memory>

using namespace mw;
using namespace mw::editor;

namespace {

const QByteArray schema = R"(types:
  neighbour:
    type: struct
    title: Neighbour
    help: Of the thing.
    fields:
      next-to: {type: enum, values: [sidewalk, farm, water], required: true, title: Next to, help: Of the thing.}
  figure:
    type: struct
    title: Figure
    help: Of the thing.
    fields:
      rows:
        type: list
        required: true
        min: 1
        max: 4
        title: Rows
        help: Of the thing.
        legend:
          - {symbol: L, title: On land, on: [land]}
          - {symbol: W, title: On water, on: [water]}
          - {symbol: E, title: On either, on: [land, water]}
          - {symbol: ".", title: Not covered}
        element: {type: text, title: Row, help: Of the thing.}
kinds:
  game:
    collection: ""
    file: game.yaml
    title: Game
    help: Of the thing.
    fields:
      name: {type: text, required: true, title: Name, help: Of the thing.}
  terrain:
    collection: terrains
    folder: cards
    title: Terrain
    help: Of the thing.
    fields:
      symbol: {type: text, required: true, title: Character, help: Of the thing.}
  map:
    collection: maps
    folder: cards
    title: Map
    help: Of the thing.
    fields:
      rows: {type: list, required: true, title: Rows, help: Of the thing., legend: terrain, element: {type: text, title: Row, help: Of the thing.}}
  tile:
    collection: tiles
    folder: cards
    title: Tile
    help: Of the thing.
    fields:
      name: {type: text, required: true, title: Name, help: Of the thing.}
      shape:
        type: list
        required: true
        max: 4
        title: Shape
        help: Of the thing.
        legend: [{symbol: "#", title: Covered, on: [land]}, {symbol: ".", title: Not covered}]
        element: {type: text, title: Row, help: Of the thing.}
  wonder:
    collection: wonders
    folder: cards
    title: Wonder
    help: Of the thing.
    fields:
      name: {type: text, required: true, title: Name, help: Of the thing.}
      figures: {type: list, required: true, min: 1, max: 3, title: Figures, help: Of the thing., element: {type: figure}}
      link: {type: enum, values: [touching, gap], title: Link, help: Of the thing.}
      neighbours: {type: list, max: 3, title: Neighbours, help: Of the thing., element: {type: neighbour}}
)";

const QByteArray cards = R"(# Shapes.
terrains:
  - {id: land, symbol: "."}
  - {id: water, symbol: "~"}
maps:
  - {id: plain, rows: ["...", "...", "..."]}
  - {id: pond, rows: ["...", ".~.", "..."]}
tiles:
  - id: corner
    name: Corner
    shape:
      - "#."   # upper
      - "##"
  - id: hook
    name: Hook
    shape: ["#.", "#.", "##"]
wonders:
  - id: bridge
    name: Bridge
    figures:
      - rows:
          - "LWL"
    neighbours:
      - {next-to: water} # beneath does not count
      - {next-to: farm}
  - id: statues
    name: Statues
    figures:
      - rows: ["L"]
      - rows: ["L"]
    link: gap
)";

const QString file = QStringLiteral("cards/all.yaml");
const ItemRef corner{QStringLiteral("tile"), QStringLiteral("corner")};
const ItemRef hook{QStringLiteral("tile"), QStringLiteral("hook")};
const ItemRef bridge{QStringLiteral("wonder"), QStringLiteral("bridge")};
const ItemRef statues{QStringLiteral("wonder"), QStringLiteral("statues")};

} // namespace

/// The shape editor as a person uses it, and what that leaves in the file.
class TestShapeEditor : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void clickCoversAndFrees();
    void growsAndIsCut();
    void strokeIsOneStep();
    void keepsOneSpace();
    void paintsByKeys();
    void choosesTheSortOfSpace();
    void stopsAtTheLargestSide();
    void showsTurns();
    void anEmptyShapeSaysHowToBegin();
    void warnsOfMirrorImages();
    void warnsOfWhatFallsApart();
    void addsAndRemovesFigures();
    void linksFigures();
    void laysFiguresTogether();
    void changesNeighbours();
    void countsPlaces();
    void countsPlacesOfSeveralFigures();
    void leadsToTheMap();

private:
    [[nodiscard]] QByteArray text() const { return m_document->text(file); }
    [[nodiscard]] static QByteArray with(const QByteArray &before, const QByteArray &after)
    {
        return QByteArray(cards).replace(before, after);
    }
    [[nodiscard]] ShapeView &view(int part = 0) const { return *m_pane->view(part); }
    /// Row and column are counted from 1; 0 is the rim.
    [[nodiscard]] QPoint pixel(int row, int column, int part = 0) const
    {
        return view(part).spaceRect({column - 1, row - 1}).center().toPoint();
    }
    void click(int row, int column, int part = 0, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(&view(part), button, {}, pixel(row, column, part));
    }
    void moveMouse(const QPoint &to)
    {
        QMouseEvent event(QEvent::MouseMove, to, view().mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&view(), &event);
    }
    void key(int key) { QTest::keyClick(&view(), Qt::Key(key)); }
    void show(const ItemRef &item)
    {
        m_pane->setItem(item);
        QTest::qWait(0);
    }
    void undo() { m_document->undoStack()->undo(); }
    [[nodiscard]] int steps() const { return m_document->undoStack()->index(); }
    template <typename Widget>
    [[nodiscard]] Widget *find(const char *name) const
    {
        return m_pane->findChild<Widget *>(QLatin1String(name));
    }
    void pressButton(const char *name) const { QTest::mouseClick(find<QToolButton>(name), Qt::LeftButton); }
    [[nodiscard]] QString places(int map) const
    {
        const QListWidgetItem *line = find<QListWidget>("shapePlaces")->item(map);
        return line ? line->text().section(QLatin1Char('\n'), 1) : QString();
    }

    test::PackFixture m_pack;
    std::unique_ptr<PackDocument> m_document;
    std::unique_ptr<PackIcons> m_icons;
    std::unique_ptr<ShapePane> m_pane;
};

void TestShapeEditor::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    m_pack.write(QStringLiteral("schema.yaml"), schema);
    m_pack.write(QStringLiteral("game.yaml"), "name: Small\n");
    m_pack.write(file, cards);
}

void TestShapeEditor::init()
{
    m_document = std::make_unique<PackDocument>();
    QString error;
    QVERIFY2(m_document->open(m_pack.folder(), &error), qPrintable(error));
    m_icons = std::make_unique<PackIcons>(m_document.get());
    m_pane = std::make_unique<ShapePane>(m_document.get(), m_icons.get());
    m_pane->resize(900, 700);
    m_pane->setItem(corner);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
    view().setFocus();
}

void TestShapeEditor::cleanup()
{
    m_pane.reset();
    m_icons.reset();
    m_document.reset();
}

void TestShapeEditor::clickCoversAndFrees()
{
    click(1, 2);
    QCOMPARE(text(), with("\"#.\"   # upper", "\"##\"   # upper"));
    click(1, 2);
    QCOMPARE(text(), cards);
    click(2, 1, 0, Qt::RightButton);
    QCOMPARE(text(), with("      - \"##\"", "      - \".#\""));
}

void TestShapeEditor::growsAndIsCut()
{
    click(1, 3); // on the rim
    QCOMPARE(text(), with("      - \"#.\"   # upper\n      - \"##\"", "      - \"#.#\"   # upper\n      - \"##.\""));
    click(1, 3);
    QCOMPARE(text(), cards);
    click(3, 1);
    QCOMPARE(text(), with("      - \"##\"\n", "      - \"##\"\n      - \"#.\"\n"));
    QCOMPARE(steps(), 3);
    undo();
    QCOMPARE(text(), cards);
}

void TestShapeEditor::strokeIsOneStep()
{
    QTest::mousePress(&view(), Qt::LeftButton, {}, pixel(0, 1));
    moveMouse(pixel(0, 2));
    QCOMPARE(text(), cards); // not before the end
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, pixel(0, 2));
    QCOMPARE(steps(), 1);
    QCOMPARE(view().text().rows(), QStringList({QStringLiteral("##"), QStringLiteral("#."), QStringLiteral("##")}));
    undo();
    QTest::mousePress(&view(), Qt::LeftButton, {}, pixel(1, 2));
    key(Qt::Key_Escape);
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, pixel(1, 2));
    QCOMPARE(text(), cards);
}

void TestShapeEditor::keepsOneSpace()
{
    show(statues);
    click(1, 1);
    QCOMPARE(text(), cards);
    QVERIFY(!find<QLabel>("shapeAbout")->text().isEmpty());
}

void TestShapeEditor::paintsByKeys()
{
    key(Qt::Key_Right); // from the upper left space to the free one beside it
    key(Qt::Key_Space);
    QCOMPARE(text(), with("\"#.\"   # upper", "\"##\"   # upper"));
    key(Qt::Key_Delete);
    QCOMPARE(text(), cards);
    QVERIFY(!find<QLabel>("shapeAbout")->isHidden());
}

void TestShapeEditor::choosesTheSortOfSpace()
{
    show(bridge);
    key(Qt::Key_3);
    click(1, 2);
    QCOMPARE(text(), with("\"LWL\"", "\"LEL\""));
    undo();
    pressButton("kind-W");
    click(1, 1);
    QCOMPARE(text(), with("\"LWL\"", "\"WWL\""));
    click(1, 1); // again: free
    QCOMPARE(text(), with("\"LWL\"", "\"WL\""));
}

void TestShapeEditor::stopsAtTheLargestSide()
{
    click(1, 3);
    click(1, 4);
    QCOMPARE(view().text().width(), 4); // as many as the schema allows; there is no rim beside them now
    QCOMPARE(view().spaceRect({0, 0}).left(), view().spaceRect({0, 1}).left());
    QVERIFY(view().spaceRect({4, 0}).left() > view().width() - view().spaceRect({0, 0}).width());
}

void TestShapeEditor::showsTurns()
{
    QTRY_COMPARE(m_pane->facts()->turnCount(), 4);
    show(bridge);
    QTRY_COMPARE(m_pane->facts()->turnCount(), 2);
    show(statues);
    QTRY_COMPARE(m_pane->facts()->turnCount(), 1);
}

void TestShapeEditor::anEmptyShapeSaysHowToBegin()
{
    const ItemRef fresh = m_document->addItem(corner.kind, QStringLiteral("Fresh"));
    QVERIFY(fresh.isValid());
    show(fresh);
    QTRY_VERIFY(find<QLabel>("shapeTurns")->text().startsWith(QStringLiteral("Nothing is covered yet")));
    QVERIFY(!find<QLabel>("shapeTurns")->text().contains(QLatin1Char('0')));
    click(1, 1);
    QTRY_COMPARE(m_pane->facts()->turnCount(), 1);
}

void TestShapeEditor::warnsOfMirrorImages()
{
    QTRY_COMPARE(m_pane->facts()->turnCount(), 4);
    QVERIFY(find<QLabel>("shapeMirror")->isHidden());
    show(hook);
    QTRY_VERIFY(!find<QLabel>("shapeMirror")->isHidden());
}

void TestShapeEditor::warnsOfWhatFallsApart()
{
    QTRY_COMPARE(m_pane->facts()->turnCount(), 4);
    QVERIFY(find<QLabel>("shapeApart")->isHidden());
    click(2, 1, 0, Qt::RightButton);
    QTRY_VERIFY(!find<QLabel>("shapeApart")->isHidden());
}

void TestShapeEditor::addsAndRemovesFigures()
{
    QVERIFY(find<QToolButton>("addFigure")->isHidden()); // a tile has one shape
    show(bridge);
    pressButton("addFigure");
    QCOMPARE(m_pane->shownParts(), 2);
    QCOMPARE(steps(), 1);
    QCOMPARE(m_pane->model()->link(), QStringLiteral("touching"));
    QCOMPARE(text(), with("          - \"LWL\"\n",
                          "          - \"LWL\"\n      - rows:\n          - \"L\"\n    link: touching\n"));
    undo();
    QCOMPARE(text(), cards);
    QCOMPARE(m_pane->shownParts(), 1);
    show(statues);
    pressButton("removeFigure");
    QTRY_COMPARE(m_pane->shownParts(), 1);
    QCOMPARE(text(), QByteArray(cards).replace("      - rows: [\"L\"]\n      - rows: [\"L\"]\n    link: gap\n",
                                               "      - rows: [\"L\"]\n"));
    undo();
    pressButton("addFigure");
    QCOMPARE(m_pane->shownParts(), 3);
    QVERIFY(!find<QToolButton>("addFigure")->isEnabled());
    QCOMPARE(m_pane->model()->link(), QStringLiteral("gap"));
}

void TestShapeEditor::linksFigures()
{
    show(statues);
    auto *link = find<QComboBox>("shapeLink");
    QVERIFY(link->isVisible());
    QCOMPARE(link->currentText(), QStringLiteral("gap"));
    link->setFocus();
    QTest::keyClick(link, Qt::Key_Up);
    QCOMPARE(text(), with("link: gap", "link: touching"));
}

void TestShapeEditor::laysFiguresTogether()
{
    show(statues);
    QTRY_COMPARE(m_pane->facts()->arrangementCount(), 2); // a gap across, a gap down
    auto *picture = find<QLabel>("shapeTogether");
    QVERIFY(picture->isVisible());
    QVERIFY(find<QToolButton>("nextArrangement")->isEnabled());
    show(bridge);
    QTRY_VERIFY(!picture->isVisible());
}

void TestShapeEditor::changesNeighbours()
{
    show(bridge);
    auto *words = find<QListWidget>("besideWords");
    QCOMPARE(words->count(), 2);
    const QList<QAction *> choices = find<QToolButton>("besideAdd")->menu()->actions();
    QCOMPARE(choices.size(), 3);
    choices.first()->trigger();
    QCOMPARE(text(), with("      - {next-to: farm}\n", "      - {next-to: farm}\n      - {next-to: sidewalk}\n"));
    QVERIFY(!find<QToolButton>("besideAdd")->isEnabled()); // three at most
    undo();
    words->setCurrentRow(1);
    pressButton("besideUp");
    QCOMPARE(text(), with("      - {next-to: water} # beneath does not count\n      - {next-to: farm}\n",
                          "      - {next-to: farm}\n      - {next-to: water} # beneath does not count\n"));
    QCOMPARE(words->currentRow(), 0);
    QTest::keyClick(words, Qt::Key_Delete);
    QCOMPARE(text(), with("      - {next-to: farm}\n", ""));
    QTest::keyClick(words, Qt::Key_Delete); // with the last one goes the list
    QCOMPARE(text(),
             with("    neighbours:\n      - {next-to: water} # beneath does not count\n      - {next-to: farm}\n", ""));
    show(statues);
    QCOMPARE(words->count(), 0);
    find<QToolButton>("besideAdd")->menu()->actions().at(2)->trigger();
    QCOMPARE(words->count(), 1);
    show(corner);
    QVERIFY(find<QWidget>("besideList")->isHidden());
}

void TestShapeEditor::countsPlaces()
{
    QTRY_COMPARE(places(0), QStringLiteral("16 legal places"));
    QCOMPARE(places(1), QStringLiteral("4 legal places"));       // each with its hollow at the pond
    QTest::mousePress(&view(), Qt::LeftButton, {}, pixel(1, 2)); // while it is drawn: a square
    QTRY_COMPARE(places(0), QStringLiteral("4 legal places"));
    QCOMPARE(places(1), QStringLiteral("0 legal places"));
    key(Qt::Key_Escape);
    QTRY_COMPARE(places(0), QStringLiteral("16 legal places"));
    show(bridge);
    QTRY_COMPARE(places(1), QStringLiteral("0 legal places")); // no water is left beside it
    m_pane->model()->removeBeside(0);
    QTRY_COMPARE(places(1), QStringLiteral("2 legal places")); // with room for the farm
}

void TestShapeEditor::countsPlacesOfSeveralFigures()
{
    show(statues);
    QTRY_COMPARE(places(0), QStringLiteral("6 legal places")); // the ends of each row and column
    QCOMPARE(places(1), QStringLiteral("6 legal places"));     // the gap may be anything
    m_pane->model()->setLink(QStringLiteral("touching"));
    QTRY_COMPARE(places(0), QStringLiteral("12 legal places"));
    QCOMPARE(places(1), QStringLiteral("8 legal places"));
}

void TestShapeEditor::leadsToTheMap()
{
    QTRY_COMPARE(find<QListWidget>("shapePlaces")->count(), 2);
    QSignalSpy chosen(m_pane.get(), &ShapePane::placeChosen);
    auto *list = find<QListWidget>("shapePlaces");
    list->setFocus();
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(chosen.first().first().value<ItemRef>(), (ItemRef{QStringLiteral("map"), QStringLiteral("pond")}));
}

QTEST_MAIN(TestShapeEditor)
#include "tst_shapeeditor.moc"
