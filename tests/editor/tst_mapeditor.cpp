#include "packfixture.h"

#include "editor/models/grid/gridmodel.h"
#include "editor/views/grid/mapchecks.h"
#include "editor/views/grid/mapgallery.h"
#include "editor/views/grid/mappane.h"
#include "editor/views/grid/mapview.h"
#include "editor/views/theme/tokens.h"

#include <QApplication>
#include <QKeySequence>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

#include <memory>

using namespace mw;
using namespace mw::editor;

namespace {

const QByteArray schema = R"(kinds:
  game:
    collection: ""
    file: game.yaml
    title: Game
    help: Of the thing.
    fields:
      name: {type: text, required: true, title: Name, help: Of the thing.}
      long-road-length: {type: int, default: 4, title: Long road, help: Of the thing.}
      short-set: {type: list, title: Short roads, help: Of the thing., element: {type: int, title: Spaces, help: Of the thing.}}
  terrain:
    collection: terrains
    folder: boards
    title: Terrain
    help: Of the thing.
    fields:
      name: {type: text, required: true, title: Name, help: Of the thing.}
      symbol: {type: text, required: true, title: Character, help: Of the thing.}
  map:
    collection: maps
    folder: boards
    title: Map
    help: Of the thing.
    fields:
      name: {type: text, required: true, title: Name, help: Of the thing.}
      side: {type: enum, values: [A, B], required: true, title: Side, help: Of the thing.}
      rows:
        type: list
        required: true
        min: 1
        max: 9
        title: Rows
        help: Of the thing.
        legend: terrain
        element: {type: text, title: Row, help: Of the thing.}
  tile:
    collection: tiles
    folder: boards
    title: Tile
    help: Of the thing.
    fields:
      name: {type: text, required: true, title: Name, help: Of the thing.}
      shape:
        type: list
        required: true
        title: Shape
        help: Of the thing.
        legend: [{symbol: "#", title: Covered, on: [land, resource]}, {symbol: ".", title: Not covered}]
        element: {type: text, title: Row, help: Of the thing.}
)";

const QByteArray maps = R"(# Drawn by hand.
terrains:
  - {id: land, name: Land, symbol: "."}
  - {id: water, name: Water, symbol: "~"}
  - {id: resource, name: Resource, symbol: "*"}
maps:
  - id: lake # the first one
    name: Lake
    side: A
    rows:
      - "....."   # top
      - ".~~~."
      - '.~*~.'
      - ".~~~."
      - "*...."
  - id: left
    name: Left
    side: B
    rows: ["..", "~~", "~~", "~~", "..", ".*"]
  - id: right
    name: Right
    side: B
    rows: ["..", "~.", "..", "..", "..", "*."]
tiles:
  - {id: bar, name: Bar, shape: ["###"]}
  - {id: corner, name: Corner, shape: ["#.", "##"]}
)";

const QString file = QStringLiteral("boards/maps.yaml");
const ItemRef lake{QStringLiteral("map"), QStringLiteral("lake")};
const ItemRef left{QStringLiteral("map"), QStringLiteral("left")};
const ItemRef right{QStringLiteral("map"), QStringLiteral("right")};

} // namespace

/// The map editor as a person uses it, and what that leaves in the file: just the characters that were painted.
class TestMapEditor : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void brushChangesOneCharacter();
    void strokeIsOneStep();
    void escapeEndsAStroke();
    void paintingWhatIsThereIsNoStep();
    void lines();
    void rectangles();
    void fills();
    void picks();
    void paintsByKeys();
    void drawsRectanglesByKeys();
    void mirrorsAndTurns();
    void changesTheWholeMapByKeys();
    void resizes();
    void resizingShowsWhatIsCut();
    void comparesCounts();
    void tellsWhatRoadsReach();
    void tellsWherePiecesFit();
    void triesPieces();
    void turnsPieces();
    void aPieceTakenFromTheListIsTurnedByKeys();
    void triesOnlyWhatIsChosen();
    void pointsOutWhatIsChosen();
    void comparesTheMapsOfASide();
    void comparisonTellsEverythingAtAnyWidth();
    void toolsLeadBackFromTheComparison();
    void saysWhichMapIsShown();
    void goesFromMapToMap();
    void remembersTheTool();
    void keepsBrokenFilesAlone();
    void takesNewTerrains();
    void aMapWithoutSpacesIsLaidOut();

private:
    [[nodiscard]] MapView &view() const { return *m_pane->view(); }
    [[nodiscard]] QByteArray text() const { return m_document->text(file); }
    /// The file as it was, with one thing written otherwise.
    [[nodiscard]] static QByteArray with(const QByteArray &before, const QByteArray &after)
    {
        return QByteArray(maps).replace(before, after);
    }
    [[nodiscard]] QPoint pixel(int row, int column) const
    {
        return view().spaceRect({column - 1, row - 1}).center().toPoint();
    }
    void click(int row, int column, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&view(), button, modifiers, pixel(row, column));
    }
    void moveMouse(const QPoint &to, Qt::KeyboardModifiers modifiers = {})
    {
        QMouseEvent event(QEvent::MouseMove, to, view().mapToGlobal(to), Qt::NoButton, Qt::LeftButton, modifiers);
        QApplication::sendEvent(&view(), &event);
    }
    void press(int row, int column) { QTest::mousePress(&view(), Qt::LeftButton, {}, pixel(row, column)); }
    void release(int row, int column) { QTest::mouseRelease(&view(), Qt::LeftButton, {}, pixel(row, column)); }
    void drag(const QPoint &from, const QPoint &to, Qt::KeyboardModifiers modifiers = {})
    {
        press(from.y(), from.x());
        moveMouse(pixel(to.y(), to.x()), modifiers);
        release(to.y(), to.x());
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), Qt::Key(key), modifiers); }
    void undo() { m_document->undoStack()->undo(); }
    [[nodiscard]] int steps() const { return m_document->undoStack()->index(); }
    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name) const
    {
        return m_pane->findChild<Widget *>(name);
    }
    void pressButton(const char *name) const
    {
        QTest::mouseClick(find<QToolButton>(QLatin1String(name)), Qt::LeftButton);
    }
    void show(const ItemRef &map)
    {
        m_pane->setItem(map);
        QTest::qWait(0);
    }
    /// The places for a piece as the list has them.
    [[nodiscard]] QString placesFor(const QString &piece) const
    {
        const auto found = find<QTreeWidget>(QStringLiteral("mapPieces"))->findItems(piece, Qt::MatchExactly);
        return found.isEmpty() ? QString() : found.first()->text(1);
    }

    test::PackFixture m_pack;
    std::unique_ptr<PackDocument> m_document;
    std::unique_ptr<MapPane> m_pane;
};

void TestMapEditor::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    m_pack.write(QStringLiteral("schema.yaml"), schema);
    m_pack.write(QStringLiteral("game.yaml"), "name: Small\nshort-set: [2, 2, 1]\n");
    m_pack.write(file, maps);
}

void TestMapEditor::init()
{
    m_document = std::make_unique<PackDocument>();
    QString error;
    QVERIFY2(m_document->open(m_pack.folder(), &error), qPrintable(error));
    m_pane = std::make_unique<MapPane>(m_document.get());
    m_pane->resize(900, 700);
    m_pane->setItem(lake);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
    view().setFocus();
}

void TestMapEditor::cleanup()
{
    m_pane.reset();
    m_document.reset();
}

void TestMapEditor::brushChangesOneCharacter()
{
    pressButton("terrain-water");
    click(1, 3);
    QCOMPARE(text(), with("\".....\"   # top", "\"..~..\"   # top"));
    QCOMPARE(steps(), 1);
    undo();
    QCOMPARE(text(), maps);
    pressButton("terrain-resource");
    click(3, 2);
    QCOMPARE(text(), with("'.~*~.'", "'.**~.'"));
}

void TestMapEditor::strokeIsOneStep()
{
    pressButton("terrain-water");
    press(1, 1);
    moveMouse(pixel(1, 2));
    moveMouse(pixel(3, 5)); // faster than the events: what lies between is painted, too
    QCOMPARE(text(), maps); // not before the end
    release(3, 5);
    QCOMPARE(steps(), 1);
    const GridText painted = m_pane->model()->text();
    QCOMPARE(painted.at({0, 0}), QLatin1Char('~'));
    QCOMPARE(painted.at({4, 2}), QLatin1Char('~'));
    QCOMPARE(painted.count(QLatin1Char('~')), 8 + 4); // of seven spaces, three had water
    undo();
    QCOMPARE(text(), maps);
}

void TestMapEditor::escapeEndsAStroke()
{
    key(Qt::Key_2);
    press(1, 1);
    moveMouse(pixel(1, 4));
    key(Qt::Key_Escape);
    release(1, 4);
    QCOMPARE(text(), maps);
    QCOMPARE(steps(), 0);
}

void TestMapEditor::paintingWhatIsThereIsNoStep()
{
    key(Qt::Key_1);
    click(1, 1);
    QCOMPARE(steps(), 0);
}

void TestMapEditor::lines()
{
    pressButton("toolLine");
    key(Qt::Key_2);
    drag({1, 1}, {5, 1});
    QCOMPARE(text(), with("\".....\"   # top", "\"~~~~~\"   # top"));
    undo();
    drag({1, 5}, {4, 4}, Qt::ShiftModifier); // kept straight
    QCOMPARE(text(), with("\"*....\"", "\"~~~~.\""));
}

void TestMapEditor::rectangles()
{
    key(Qt::Key_E);
    key(Qt::Key_1);
    drag({4, 4}, {2, 2});
    QCOMPARE(m_pane->model()->text().count(QLatin1Char('~')), 0);
    QCOMPARE(steps(), 1);
    undo();
    key(Qt::Key_3);
    drag({2, 2}, {4, 4}, Qt::ShiftModifier); // its outline
    QCOMPARE(m_pane->model()->text().at({2, 2}), QLatin1Char('*'));
    QCOMPARE(m_pane->model()->text().count(QLatin1Char('~')), 0);
    QCOMPARE(m_pane->model()->text().count(QLatin1Char('*')), 10);
}

void TestMapEditor::fills()
{
    key(Qt::Key_F);
    key(Qt::Key_1);
    click(2, 2);
    QCOMPARE(steps(), 1);
    QCOMPARE(m_pane->model()->text().count(QLatin1Char('~')), 0);
    QCOMPARE(m_pane->model()->text().count(QLatin1Char('*')), 2);
}

void TestMapEditor::picks()
{
    click(3, 3, Qt::RightButton);
    QCOMPARE(view().symbol(), QLatin1Char('*'));
    QVERIFY(find<QToolButton>(QStringLiteral("terrain-resource"))->isChecked());
    click(2, 2, Qt::LeftButton, Qt::AltModifier);
    QCOMPARE(view().symbol(), QLatin1Char('~'));
    key(Qt::Key_I);
    click(1, 1);
    QCOMPARE(view().symbol(), QLatin1Char('.'));
    QCOMPARE(text(), maps);
}

void TestMapEditor::paintsByKeys()
{
    key(Qt::Key_Home);
    key(Qt::Key_Right);
    key(Qt::Key_2);
    key(Qt::Key_Space);
    QCOMPARE(text(), with("\".....\"   # top", "\".~...\"   # top"));
    QTest::keyPress(&view(), Qt::Key_Space); // held: a stroke
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    QTest::keyRelease(&view(), Qt::Key_Space);
    QCOMPARE(text(), with("\".....\"   # top", "\".~~~.\"   # top"));
    QCOMPARE(steps(), 2);
    QCOMPARE(view().cursorSpace(), QPoint(3, 0));
    QCOMPARE(find<QLabel>(QStringLiteral("mapAbout"))->text(), view().accessibleDescription());
    QVERIFY(view().accessibleDescription().contains(QStringLiteral("Water")));
}

void TestMapEditor::drawsRectanglesByKeys()
{
    key(Qt::Key_E);
    key(Qt::Key_3);
    key(Qt::Key_Space);
    key(Qt::Key_Down);
    key(Qt::Key_Right);
    QCOMPARE(text(), maps);
    key(Qt::Key_Space);
    QCOMPARE(steps(), 1);
    QCOMPARE(m_pane->model()->text().rows().mid(0, 2), QStringList({QStringLiteral("**..."), QStringLiteral("**~~.")}));
}

void TestMapEditor::mirrorsAndTurns()
{
    pressButton("mapMirror");
    QCOMPARE(text(), with("\"*....\"", "\"....*\""));
    undo();
    pressButton("mapFlip");
    QCOMPARE(text(), QByteArray(maps)
                         .replace("\".....\"", "\"*....\"")
                         .replace("      - \"*....\"\n  - id: left", "      - \".....\"\n  - id: left"));
    undo();
    show(left);
    pressButton("mapTurn");
    QCOMPARE(m_pane->model()->text().rows(), QStringList({QStringLiteral("..~~~."), QStringLiteral("*.~~~.")}));
    QCOMPARE(steps(), 1);
    undo();
    QCOMPARE(text(), maps);
}

void TestMapEditor::changesTheWholeMapByKeys()
{
    const std::pair<int, const char *> changes[] = {
        {Qt::Key_X, "mapMirror"}, {Qt::Key_Y, "mapFlip"}, {Qt::Key_Z, "mapTurn"}};
    for (const auto &[changeKey, button] : changes) {
        key(changeKey);
        const QByteArray byKey = text();
        QVERIFY(byKey != maps);
        undo();
        pressButton(button);
        QCOMPARE(text(), byKey);
        QVERIFY(find<QToolButton>(QLatin1String(button))->toolTip().contains(QKeySequence(changeKey).toString()));
        undo();
        view().setFocus();
    }
    QTest::keyPress(&view(), Qt::Key_Space); // a stroke by keys is not cut short
    key(Qt::Key_X);
    QTest::keyRelease(&view(), Qt::Key_Space);
    undo();
    QCOMPARE(text(), maps);
}

void TestMapEditor::resizes()
{
    key(Qt::Key_2);
    pressButton("mapResize");
    find<QSpinBox>(QStringLiteral("resizeRight"))->setValue(1);
    find<QSpinBox>(QStringLiteral("resizeBottom"))->setValue(-1);
    QTest::mouseClick(find<QPushButton>(QStringLiteral("resizeApply")), Qt::LeftButton);
    QCOMPARE(text(), QByteArray(maps)
                         .replace("\".....\"", "\".....~\"")
                         .replace("\".~~~.\"", "\".~~~.~\"")
                         .replace("'.~*~.'", "'.~*~.~'")
                         .replace("      - \"*....\"\n", ""));
    QCOMPARE(steps(), 1);
    undo();
    QCOMPARE(text(), maps);
    pressButton("mapResize");
    find<QSpinBox>(QStringLiteral("resizeTop"))->setValue(1);
    QTest::keyClick(find<QSpinBox>(QStringLiteral("resizeTop")), Qt::Key_Escape);
    QCOMPARE(text(), maps);
    QVERIFY(!find<QSpinBox>(QStringLiteral("resizeTop"))->isVisible());
}

void TestMapEditor::resizingShowsWhatIsCut()
{
    pressButton("mapResize");
    find<QSpinBox>(QStringLiteral("resizeTop"))->setValue(-3);
    QCOMPARE(find<QLabel>(QStringLiteral("resizeResult"))->text(),
             QStringLiteral("5 columns, 2 rows; cuts off Land 9, Water 5, Resource 1"));
    find<QSpinBox>(QStringLiteral("resizeTop"))->setValue(-5);
    QVERIFY(!find<QPushButton>(QStringLiteral("resizeApply"))->isEnabled());
    find<QSpinBox>(QStringLiteral("resizeTop"))->setValue(5); // the schema allows nine
    QVERIFY(!find<QPushButton>(QStringLiteral("resizeApply"))->isEnabled());
    QTest::mouseClick(find<QPushButton>(QStringLiteral("resizeCancel")), Qt::LeftButton);
    QCOMPARE(text(), maps);
}

void TestMapEditor::comparesCounts()
{
    show(left);
    QTRY_COMPARE(find<QLabel>(QStringLiteral("count-water"))->text(), QStringLiteral("6"));
    QCOMPARE(find<QLabel>(QStringLiteral("others-water"))->text(), QStringLiteral("others 1"));
    QVERIFY(!find<QLabel>(QStringLiteral("others-water"))->property("muted").toBool());
    QVERIFY(find<QLabel>(QStringLiteral("others-resource"))->property("muted").toBool());
    key(Qt::Key_3);
    press(1, 1); // while it is painted
    QTRY_COMPARE(find<QLabel>(QStringLiteral("count-resource"))->text(), QStringLiteral("2"));
    key(Qt::Key_Escape);
    release(1, 1);
    QTRY_COMPARE(find<QLabel>(QStringLiteral("count-resource"))->text(), QStringLiteral("1"));
}

void TestMapEditor::tellsWhatRoadsReach()
{
    // A bridge of four spaces cannot cross water three wide to the island in the lake, nor is it needed elsewhere.
    QTRY_VERIFY(m_pane->checks()->findings().contains(QStringLiteral("5 spaces at the sidewalk can be built on.")));
    QVERIFY(m_pane->checks()->findings().contains(QStringLiteral("No road gets to 1 spaces.")));
    show(left); // three rows of water, land beyond: too wide for four with both ends on land
    QTRY_VERIFY(m_pane->checks()->findings().contains(QStringLiteral("No road gets to 2 spaces.")));
    key(Qt::Key_1);
    click(2, 1);
    QTRY_VERIFY(m_pane->checks()->findings().contains(QStringLiteral("1 areas are reached over bridges.")));
    show(right);
    QTRY_VERIFY(m_pane->checks()->findings().contains(QStringLiteral("All that can be built on hangs together.")));
    QVERIFY(m_pane->checks()->findings().contains(QStringLiteral("Largest free rectangle: 2 × 4")));
    QVERIFY(m_pane->checks()->findings().contains(QStringLiteral("The first road has 2 places.")));
    QVERIFY(m_pane->checks()->findings().contains(QStringLiteral("2 of 2 sorts of buildings fit beside it.")));
}

void TestMapEditor::tellsWherePiecesFit()
{
    show(right);
    QTRY_COMPARE(placesFor(QStringLiteral("Corner")), QStringLiteral("14"));
    QCOMPARE(placesFor(QStringLiteral("Bar")), QStringLiteral("6"));
    QCOMPARE(placesFor(QStringLiteral("Long road")), QStringLiteral("5"));
}

void TestMapEditor::triesPieces()
{
    show(right);
    QTRY_COMPARE(placesFor(QStringLiteral("Bar")), QStringLiteral("6"));
    auto *pieces = find<QTreeWidget>(QStringLiteral("mapPieces"));
    QTest::mouseClick(
        pieces->viewport(), Qt::LeftButton, {},
        pieces->visualItemRect(pieces->findItems(QStringLiteral("Bar"), Qt::MatchExactly).first()).center());
    QCOMPARE(view().tool(), MapTool::Try);
    view().setFocus();
    key(Qt::Key_R);
    moveMouse(pixel(2, 1));
    QCOMPARE(find<QLabel>(QStringLiteral("mapAbout"))->text(),
             QStringLiteral("Bar does not fit: row 2, column 1 is Water."));
    click(2, 1);
    QCOMPARE(view().pieceCount(), 0);
    click(5, 2);
    QCOMPARE(view().pieceCount(), 1);
    QCOMPARE(text(), maps); // it lies on the view only
    QTRY_COMPARE(placesFor(QStringLiteral("Bar")), QStringLiteral("3"));
    moveMouse(pixel(5, 2));
    QCOMPARE(find<QLabel>(QStringLiteral("mapAbout"))->text(),
             QStringLiteral("Bar does not fit: row 4, column 2 is taken."));
    click(5, 2, Qt::RightButton);
    QCOMPARE(view().pieceCount(), 0);
}

void TestMapEditor::turnsPieces()
{
    QTRY_VERIFY(!placesFor(QStringLiteral("Bar")).isEmpty());
    auto *pieces = find<QTreeWidget>(QStringLiteral("mapPieces"));
    pieces->findItems(QStringLiteral("Bar"), Qt::MatchExactly).first()->setSelected(true);
    view().setFocus();
    moveMouse(pixel(1, 3));
    QCOMPARE(find<QLabel>(QStringLiteral("mapAbout"))->text(), QStringLiteral("Bar fits here."));
    key(Qt::Key_R);
    QVERIFY(find<QLabel>(QStringLiteral("mapAbout"))->text().contains(QStringLiteral("does not fit")));
    key(Qt::Key_R, Qt::ShiftModifier);
    QCOMPARE(find<QLabel>(QStringLiteral("mapAbout"))->text(), QStringLiteral("Bar fits here."));
}

void TestMapEditor::aPieceTakenFromTheListIsTurnedByKeys()
{
    QTRY_VERIFY(!placesFor(QStringLiteral("Bar")).isEmpty());
    auto *pieces = find<QTreeWidget>(QStringLiteral("mapPieces"));
    const auto *bar = pieces->findItems(QStringLiteral("Bar"), Qt::MatchExactly).first();
    QTest::mouseClick(pieces->viewport(), Qt::LeftButton, {}, pieces->visualItemRect(bar).center());
    QCOMPARE(QApplication::focusWidget(), &view());
    moveMouse(pixel(1, 3));
    QCOMPARE(find<QLabel>(QStringLiteral("mapAbout"))->text(), QStringLiteral("Bar fits here."));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
    QVERIFY(find<QLabel>(QStringLiteral("mapAbout"))->text().contains(QStringLiteral("does not fit")));
    pieces->setFocus();
    QTest::keyClick(pieces, Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), &view());
}

void TestMapEditor::triesOnlyWhatIsChosen()
{
    key(Qt::Key_T);
    QVERIFY(find<QLabel>(QStringLiteral("mapAbout"))->text().contains(QStringLiteral("Choose a piece"))); // at once
    click(1, 1);
    QCOMPARE(view().pieceCount(), 0);
    QVERIFY(!find<QLabel>(QStringLiteral("mapAbout"))->text().isEmpty());
    QCOMPARE(text(), maps);
}

/// What a line is about is pointed out, also after it has changed by painting; Esc ends that.
void TestMapEditor::pointsOutWhatIsChosen()
{
    show(right);
    auto *findings = find<QListWidget>(QStringLiteral("mapFindings"));
    const QString room = QStringLiteral("Largest free rectangle: 2 × 4");
    QTRY_VERIFY(m_pane->checks()->findings().contains(room));
    QSignalSpy chosen(m_pane->checks(), &MapChecks::cellsChosen);
    QListWidgetItem *line = findings->findItems(room, Qt::MatchExactly).first();
    QTest::mouseClick(findings->viewport(), Qt::LeftButton, {}, findings->visualItemRect(line).center());
    QCOMPARE(chosen.last().first().value<grid::Cells>().count(), 8);
    view().setFocus();
    key(Qt::Key_2);
    click(4, 1); // cuts it in two; what is left is a column
    QTRY_COMPARE(chosen.last().first().value<grid::Cells>().count(), 6);
    key(Qt::Key_Escape);
    QVERIFY(findings->selectedItems().isEmpty());
}

void TestMapEditor::comparesTheMapsOfASide()
{
    show(left);
    pressButton("mapCompare");
    auto *comparison = find<MapGallery>(QStringLiteral("mapComparison"));
    QVERIFY(comparison->isVisible());
    QCOMPARE(comparison->count(), 2);
    QVERIFY(comparison->item(1)->text().contains(QStringLiteral("Water 1")));
    QTest::mouseClick(comparison->viewport(), Qt::LeftButton, {},
                      comparison->visualItemRect(comparison->item(1)).center());
    QCOMPARE(m_pane->model()->item(), right);
    QVERIFY(view().isVisible());
}

/// No caption is cut short, however narrow the columns.
void TestMapEditor::comparisonTellsEverythingAtAnyWidth()
{
    const ItemRef resource{QStringLiteral("terrain"), QStringLiteral("resource")};
    QVERIFY(m_document->setValue(resource, QStringLiteral("name"), Value::ofText("Natural resource of any sort")));
    show(left);
    pressButton("mapCompare");
    auto *comparison = find<MapGallery>(QStringLiteral("mapComparison"));
    QVERIFY(find<QLabel>(QStringLiteral("comparisonHint"))->isVisible());
    for (int row = 0; row < comparison->count(); ++row)
        QVERIFY(!comparison->item(row)->toolTip().isEmpty());
    for (const int width : {500, 700, 900, 1200, 1600}) {
        m_pane->resize(width, 600);
        QTest::qWait(0);
        for (int row = 0; row < comparison->count(); ++row) {
            const QSize cell = comparison->gridSize();
            const QRect room(0, 0, cell.width() - spacing::medium, 1000);
            const int text =
                comparison->fontMetrics().boundingRect(room, Qt::TextWordWrap, comparison->item(row)->text()).height();
            QVERIFY2(comparison->iconSize().height() + text <= cell.height(), qPrintable(QString::number(width)));
        }
    }
}

void TestMapEditor::toolsLeadBackFromTheComparison()
{
    show(left);
    for (const char *tool : {"toolFill", "terrain-water", "mapResize"}) {
        pressButton("mapCompare");
        QVERIFY(!view().isVisible());
        pressButton(tool);
        QVERIFY2(view().isVisible(), tool);
    }
    pressButton("mapCompare");
    QTest::keyClick(find<MapGallery>(QStringLiteral("mapComparison")), Qt::Key_Escape);
    QVERIFY(view().isVisible());
    QVERIFY(!find<QToolButton>(QStringLiteral("mapCompare"))->isChecked());
}

/// The page keeps its map while other things are chosen in the outline.
void TestMapEditor::saysWhichMapIsShown()
{
    const auto *title = find<QLabel>(QStringLiteral("mapTitle"));
    QCOMPARE(title->text(), QStringLiteral("Lake"));
    moveMouse(pixel(1, 1));
    QVERIFY(!find<QLabel>(QStringLiteral("mapAbout"))->text().isEmpty());
    show(left);
    QCOMPARE(title->text(), QStringLiteral("Left"));
    QCOMPARE(find<QLabel>(QStringLiteral("mapAbout"))->text(), QString()); // nothing of the other map
    m_pane->setItem({QStringLiteral("tile"), QStringLiteral("bar")});
    QCOMPARE(title->text(), QStringLiteral("Left"));
}

void TestMapEditor::goesFromMapToMap()
{
    show(left);
    auto *strip = find<MapGallery>(QStringLiteral("mapStrip"));
    QTRY_COMPARE(strip->count(), 2);
    QSignalSpy chosen(m_pane.get(), &MapPane::placeChosen);
    QTest::mouseClick(strip->viewport(), Qt::LeftButton, {}, strip->visualItemRect(strip->item(1)).center());
    QCOMPARE(m_pane->model()->item(), right);
    QCOMPARE(chosen.first().first().value<ItemRef>(), right);
}

void TestMapEditor::remembersTheTool()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    key(Qt::Key_F);
    key(Qt::Key_3);
    m_pane->saveState(settings);
    key(Qt::Key_B);
    key(Qt::Key_1);
    m_pane->restoreState(settings);
    QCOMPARE(view().tool(), MapTool::Fill);
    QCOMPARE(view().symbol(), QLatin1Char('*'));
}

void TestMapEditor::keepsBrokenFilesAlone()
{
    QVERIFY(m_document->editText(file, {{0, 0, "[\n"}}, QStringLiteral("Break")));
    m_document->waitForCheck();
    const QByteArray broken = text();
    key(Qt::Key_2);
    click(1, 1);
    QCOMPARE(text(), broken);
    QVERIFY(!find<QToolButton>(QStringLiteral("mapMirror"))->isEnabled());
}

/// A terrain is offered once it has a character.
void TestMapEditor::takesNewTerrains()
{
    const ItemRef sand = m_document->addItem(QStringLiteral("terrain"), QStringLiteral("Sand"));
    QVERIFY(sand.isValid());
    QCOMPARE(m_pane->model()->legend().size(), std::size_t(3));
    QVERIFY(m_document->setValue(sand, QStringLiteral("symbol"), Value::ofText("s")));
    QCOMPARE(m_pane->model()->legend().size(), std::size_t(4));
    QVERIFY(find<QToolButton>(QStringLiteral("terrain-sand")));
    view().setFocus();
    key(Qt::Key_4);
    click(1, 1);
    QCOMPARE(m_pane->model()->text().rows().first(), QStringLiteral("s...."));
}

/// A new map is no blank page: it says how to begin.
void TestMapEditor::aMapWithoutSpacesIsLaidOut()
{
    const ItemRef map = m_document->addItem(QStringLiteral("map"), QStringLiteral("New"));
    QVERIFY(map.isValid());
    show(map);
    auto *begin = find<QPushButton>(QStringLiteral("mapLayOut"));
    QVERIFY(begin->isVisible());
    QVERIFY(!view().isVisible());
    QVERIFY2(begin->text().contains(QStringLiteral("5 × 5")), qPrintable(begin->text())); // as the lake
    const int before = m_document->undoStack()->index();
    QTest::mouseClick(begin, Qt::LeftButton);
    QVERIFY(view().isVisible());
    QVERIFY(!begin->isVisible());
    QCOMPARE(m_pane->model()->text().rows(), QStringList(5, QStringLiteral(".....")));
    QCOMPARE(m_document->undoStack()->index(), before + 1);
    click(1, 1); // and painted
    key(Qt::Key_2);
    click(1, 1);
    QCOMPARE(m_pane->model()->text().rows().first(), QStringLiteral("~...."));
    undo();
    undo();
    QVERIFY(begin->isVisible());
}

QTEST_MAIN(TestMapEditor)
#include "tst_mapeditor.moc"
