#include "packfixture.h"

#include "editor/models/boardmodel.h"
#include "editor/views/board/boardinspector.h"
#include "editor/views/board/boardoverview.h"
#include "editor/views/board/boardpalette.h"
#include "editor/views/board/boardpane.h"
#include "editor/views/board/boardview.h"
#include "editor/views/form/packicons.h"

#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

#include <memory>

using namespace mw;
using namespace mw::editor;

namespace {

const ItemRef ambitious{QStringLiteral("tech-board"), QStringLiteral("ambitious")};
const ItemRef greeks{QStringLiteral("civilization"), QStringLiteral("greeks")};
const ItemRef culture{QStringLiteral("track"), QStringLiteral("culture")};
const QStringList files{QStringLiteral("boards/tech-boards.yaml"), QStringLiteral("boards/technologies.yaml"),
                        QStringLiteral("boards/civilizations.yaml"), QStringLiteral("boards/tracks.yaml")};

} // namespace

/// The boards of Timespan in the board editor: technologies, tiles and bonuses laid on slots, action boxes along the
/// timeline, spaces along a track; what they are worth and what checking says.
class TestTimespanEditors : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void laysATechnologyOnASlot();
    void laysATechnologyOnAFreePlace();
    void laysATile();
    void laysATileOnAFreePlace();
    void laysABonusByKey();
    void refusesWhereNothingFits();
    void swapsSlots();
    void arrowsGoFromSpotToSpot();
    void weighsTheBoard();
    void saysWhatCannotBeReached();
    void boxesFollowTheTimeline();
    void boxesSwapPlaces();
    void boxesFillTheFreeSpot();
    void editsWhatABoardStartsWith();
    void addsSpacesBehindTheSelected();
    void removesASpace();
    void shiftsSpaces();
    void draggedSpacesKeepTheirOrder();
    void addsChoicesToSpaces();
    void addsASpaceWhereARewardIsDropped();
    void everyToolSaysWhatItDoes();
    void fitsASmallWindow();
    void allOfASlotIsTheSlot();

private:
    void show(const ItemRef &item)
    {
        m_pane->setItem(item);
        QTest::qWait(1);
        view().setFocus();
    }
    [[nodiscard]] BoardModel &model() const { return *m_pane->model(); }
    [[nodiscard]] BoardView &view() const { return *m_pane->view(); }
    [[nodiscard]] QString word(const ItemRef &item, const char *path) const
    {
        const Value *value = m_document->items().find(item.kind.toStdString(), item.id.toStdString())->field(path);
        return value ? QString::fromStdString(value->text) : QString();
    }
    [[nodiscard]] int sizeOf(const ItemRef &item, const char *path) const
    {
        const Value *value = m_document->items().find(item.kind.toStdString(), item.id.toStdString())->field(path);
        return value ? int(value->list.size()) : 0;
    }
    [[nodiscard]] QPoint pixel(const char *path) const
    {
        return view().mapFromScene(view().extent(QLatin1String(path)).center());
    }
    void move(const QPoint &to)
    {
        QMouseEvent event(QEvent::MouseMove, to, view().viewport()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(view().viewport(), &event);
    }
    void drag(const QPoint &from, const QPoint &to)
    {
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step)
            move(from + (to - from) * step / 4);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, to);
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), Qt::Key(key), modifiers); }
    template <typename Widget>
    [[nodiscard]] Widget *find(const char *name) const
    {
        return m_pane->findChild<Widget *>(QLatin1String(name));
    }
    void press(const char *name) const { QTest::mouseClick(find<QToolButton>(name), Qt::LeftButton); }
    /// Row of an offer of a sort; -1 if there is none.
    int offer(const QString &sort, const QString &title) const
    {
        auto *sorts = find<QComboBox>("boardOfferSorts");
        sorts->setCurrentIndex(sorts->findText(sort));
        const auto rows = m_pane->offers()->list()->findItems(title, Qt::MatchExactly);
        return rows.isEmpty() ? -1 : m_pane->offers()->list()->row(rows.first());
    }
    /// Drags an offer from the palette to a place of the board, as the drag would arrive there.
    bool drop(const QString &sort, const QString &title, const QPoint &at)
    {
        OfferList *list = m_pane->offers()->list();
        const int row = offer(sort, title);
        if (row < 0)
            return false;
        const std::unique_ptr<QMimeData> data(list->mimeData({list->item(row)}));
        QDragEnterEvent enter(at, Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QDragMoveEvent over(at, Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QDropEvent end(at, Qt::CopyAction, data.get(), Qt::LeftButton, {});
        for (QEvent *event : std::initializer_list<QEvent *>{&enter, &over, &end})
            QApplication::sendEvent(view().viewport(), event);
        return end.isAccepted();
    }
    [[nodiscard]] int steps() const { return m_document->undoStack()->index(); }
    [[nodiscard]] QString findings()
    {
        m_document->waitForCheck();
        QTest::qWait(1);
        return m_pane->overview()->findings().join(u'\n');
    }

    test::PackFixture m_pack;
    std::unique_ptr<PackDocument> m_document;
    std::unique_ptr<PackIcons> m_icons;
    std::unique_ptr<BoardPane> m_pane;
    QList<QByteArray> m_texts;
    QString m_refused;
};

void TestTimespanEditors::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    m_pack.copyShipped(QStringLiteral("timespan"));
}

void TestTimespanEditors::init()
{
    m_document = std::make_unique<PackDocument>();
    QString error;
    QVERIFY2(m_document->open(m_pack.folder(), &error), qPrintable(error));
    m_icons = std::make_unique<PackIcons>(m_document.get());
    m_pane = std::make_unique<BoardPane>(m_document.get(), m_icons.get());
    connect(m_pane.get(), &BoardPane::said, this, [this](const QString &text) { m_refused = text; });
    m_pane->resize(1200, 800);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
    m_texts.clear();
    for (const QString &file : files)
        m_texts << m_document->text(file);
    m_refused.clear();
    show(ambitious);
}

void TestTimespanEditors::cleanup()
{
    // Whatever was done: undoing all of it leads back to the first byte.
    while (m_document->undoStack()->canUndo())
        m_document->undoStack()->undo();
    for (qsizetype i = 0; i < files.size(); ++i)
        QCOMPARE(m_document->text(files[i]), m_texts[i]);
    m_pane.reset();
    m_icons.reset();
    m_document->discardRecovery();
    m_document.reset();
}

void TestTimespanEditors::laysATechnologyOnASlot()
{
    QVERIFY(drop(QStringLiteral("Technologies"), QStringLiteral("Mining"), pixel("slots/0")));
    QCOMPARE(word(ambitious, "slots/0/technology"), QStringLiteral("mining"));
    QCOMPARE(word(ambitious, "slots/0/gear"), QStringLiteral("white")); // the slot stays what it was
    QCOMPARE(steps(), 1);
    QCOMPARE(model().selection(), QStringList{QStringLiteral("slots/0")});
    QCOMPARE(model().part(QStringLiteral("slots/0"))->title, QStringLiteral("Mining"));
}

void TestTimespanEditors::laysATechnologyOnAFreePlace()
{
    model().select({QStringLiteral("slots/5")});
    key(Qt::Key_Delete);
    QCOMPARE(sizeOf(ambitious, "slots"), 7);
    const QPoint free = view().mapFromScene(QPointF(108, 70)); // near the crossing that is free now
    QVERIFY(drop(QStringLiteral("Technologies"), QStringLiteral("Mining"), free));
    QCOMPARE(sizeOf(ambitious, "slots"), 8);
    QCOMPARE(word(ambitious, "slots/7/technology"), QStringLiteral("mining"));
    QCOMPARE(model().part(QStringLiteral("slots/7"))->at, QPoint(101, 76));
    QCOMPARE(steps(), 2);
}

void TestTimespanEditors::laysATile()
{
    QVERIFY(drop(QStringLiteral("Upgrade tiles"), QStringLiteral("Art"), pixel("slots/0"))); // education
    QCOMPARE(word({QStringLiteral("technology"), QStringLiteral("education")}, "tile"), QStringLiteral("art-tile"));
    QCOMPARE(word(ambitious, "slots/0/technology"), QStringLiteral("education"));
}

void TestTimespanEditors::laysATileOnAFreePlace()
{
    model().select({QStringLiteral("slots/5")});
    key(Qt::Key_Delete);
    const QPoint free = view().mapFromScene(QPointF(101, 76));
    QVERIFY(drop(QStringLiteral("Upgrade tiles"), QStringLiteral("Mathematics"), free));
    QCOMPARE(word(ambitious, "slots/7/technology"), QStringLiteral("mathematics"));
    // a tile that no technology lays cannot come by itself
    (void)drop(QStringLiteral("Upgrade tiles"), QStringLiteral("Balloon and space"),
               view().mapFromScene(QPointF(5, 5)));
    QVERIFY(m_refused.contains(QStringLiteral("Balloon and space")));
    QCOMPARE(sizeOf(ambitious, "slots"), 8);
}

void TestTimespanEditors::laysABonusByKey()
{
    model().select({QStringLiteral("slots/0")});
    OfferList *list = m_pane->offers()->list();
    const int row = offer(QStringLiteral("Bonus"), QStringLiteral("Gain 2 coins"));
    QVERIFY(row >= 0);
    list->setFocus();
    list->setCurrentRow(row);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(sizeOf(ambitious, "slots/0/bonus"), 1);
    QCOMPARE(word(ambitious, "slots/0/bonus/0/gain"), QStringLiteral("coin"));
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(sizeOf(ambitious, "slots/0/bonus"), 2);
}

void TestTimespanEditors::refusesWhereNothingFits()
{
    const int row = offer(QStringLiteral("Technologies"), QStringLiteral("Mining"));
    OfferList *list = m_pane->offers()->list();
    list->setCurrentRow(row);
    model().select({QStringLiteral("slots/0"), QStringLiteral("slots/1")});
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(m_refused.contains(QStringLiteral("Mining")));
    QVERIFY(!drop(QStringLiteral("Technologies"), QStringLiteral("Mining"), view().mapFromScene(QPointF(-4, -4))));
    QCOMPARE(steps(), 0);
}

void TestTimespanEditors::swapsSlots()
{
    const QPoint first = model().part(QStringLiteral("slots/0"))->at;
    const QPoint other = model().part(QStringLiteral("slots/6"))->at;
    drag(pixel("slots/0"), pixel("slots/6") + QPoint(6, -5));
    QCOMPARE(model().part(QStringLiteral("slots/0"))->at, other);
    QCOMPARE(model().part(QStringLiteral("slots/6"))->at, first);
    QCOMPARE(steps(), 1);
}

void TestTimespanEditors::arrowsGoFromSpotToSpot()
{
    const QPoint first = model().part(QStringLiteral("slots/0"))->at;
    const QPoint right = model().part(QStringLiteral("slots/1"))->at;
    model().select({QStringLiteral("slots/0")});
    key(Qt::Key_Right);
    QCOMPARE(model().part(QStringLiteral("slots/0"))->at, right);
    QCOMPARE(model().part(QStringLiteral("slots/1"))->at, first);
    key(Qt::Key_Down);
    QCOMPARE(model().part(QStringLiteral("slots/0"))->at, QPoint(101, 76));
    key(Qt::Key_Down); // the edge
    QCOMPARE(steps(), 2);
}

void TestTimespanEditors::weighsTheBoard()
{
    auto *rows = find<QTreeWidget>("boardRows");
    auto *total = find<QLabel>("boardTotal");
    QCOMPARE(rows->topLevelItemCount(), 8);
    QVERIFY(rows->topLevelItem(4)->text(1).contains(QStringLiteral("2 coins")));
    QVERIFY(total->text().contains(QStringLiteral("inside")));
    rows->topLevelItem(4)->setSelected(true);
    QCOMPARE(model().selection(), QStringList{QStringLiteral("slots/4")});
    const QString before = total->text();
    for (int i = 0; i < 3; ++i)
        QVERIFY(drop(QStringLiteral("Technologies"), QStringLiteral("Mining"),
                     pixel(i == 0   ? "slots/0"
                           : i == 1 ? "slots/2"
                                    : "slots/5")));
    QTest::qWait(1);
    QVERIFY(total->text() != before);
    QVERIFY(total->text().contains(QStringLiteral("outside")));
    QVERIFY(findings().contains(QStringLiteral("Whole board")));
}

void TestTimespanEditors::saysWhatCannotBeReached()
{
    QVERIFY(findings().isEmpty());
    // logistics is on this board alone
    QVERIFY(drop(QStringLiteral("Technologies"), QStringLiteral("Art"), pixel("slots/7")));
    QVERIFY(findings().contains(QStringLiteral("twice")));
    QVERIFY(findings().contains(QStringLiteral("nobody can unlock it")));
    m_document->undoStack()->undo();
    QVERIFY(findings().isEmpty());
    QVERIFY(drop(QStringLiteral("Upgrade tiles"), QStringLiteral("Art"), pixel("slots/5"))); // mathematics
    QVERIFY(findings().contains(QStringLiteral("No technology lays this tile")));
    m_document->undoStack()->undo();
    show(greeks);
    for (const BoardPart &part : model().parts()) {
        if (part.title == QStringLiteral("culture"))
            model().select({part.path});
    }
    key(Qt::Key_Delete);
    QVERIFY(findings().contains(QStringLiteral("The upgrade tile Art has no place here")));
}

void TestTimespanEditors::boxesFollowTheTimeline()
{
    show(greeks);
    const QString kind = word(greeks, "boxes/0/kind");
    model().select({QStringLiteral("boxes/0")});
    QVERIFY(model().spots(QStringLiteral("boxes")).size() == 8);
    // to the spot above the first space, which no board uses
    const QPoint above = view().mapFromScene(QPointF(48, 30));
    drag(pixel("boxes/0"), above);
    QCOMPARE(word(greeks, "boxes/0/row"), QStringLiteral("above"));
    QCOMPARE(m_document->items().find("civilization", "greeks")->field("boxes/0/space")->number, 1);
    QCOMPARE(model().part(QStringLiteral("boxes/0"))->at, QPoint(45, 27));
    QCOMPARE(word(greeks, "boxes/0/kind"), kind);
    QCOMPARE(steps(), 1);
    QVERIFY(findings().isEmpty());
}

void TestTimespanEditors::boxesSwapPlaces()
{
    show(greeks);
    const auto place = [this](const char *path) {
        const Value *box = m_document->items().find("civilization", "greeks")->field(path);
        return std::pair(box->textOr("row", ""), box->intOr("space", 0));
    };
    const auto first = place("boxes/0");
    const auto last = place("boxes/5");
    drag(pixel("boxes/0"), pixel("boxes/5"));
    QVERIFY(place("boxes/0") == last);
    QVERIFY(place("boxes/5") == first);
    QVERIFY(findings().isEmpty());
}

void TestTimespanEditors::boxesFillTheFreeSpot()
{
    show(greeks);
    press("add-coin");
    QCOMPARE(sizeOf(greeks, "boxes"), 7);
    press("add-upgrade");
    QCOMPARE(sizeOf(greeks, "boxes"), 8);
    QVERIFY(!find<QToolButton>("add-card")->isEnabled());
    QVERIFY(!findings().contains(QStringLiteral("another action box")));
}

void TestTimespanEditors::editsWhatABoardStartsWith()
{
    show(greeks);
    model().select({});
    QStringList shown;
    const FieldModel *fields = m_pane->inspector()->fields();
    for (int row = 0; row < fields->rowCount(); ++row)
        shown << fields->path(fields->index(row, 0));
    QVERIFY(shown.contains(QStringLiteral("start")));
    QWidget *row = nullptr;
    for (auto *label : m_pane->inspector()->findChildren<QLabel *>()) {
        if (label->text().contains(QStringLiteral("Starting resources")) && label->isVisible())
            row = label;
    }
    QVERIFY(row);
}

void TestTimespanEditors::addsSpacesBehindTheSelected()
{
    show(culture);
    const QString second = word(culture, "spaces/2/choices/0/effects/0/pick");
    QCOMPARE(second, QStringLiteral("wonder"));
    model().select({QStringLiteral("spaces/1")});
    press("add-spaces");
    QCOMPARE(sizeOf(culture, "spaces"), 13);
    QCOMPARE(model().selection(), QStringList{QStringLiteral("spaces/2")});
    QCOMPARE(word(culture, "spaces/3/choices/0/effects/0/pick"), second);
    QCOMPARE(steps(), 1);
    int before = 0;
    for (int i = 0; i < 13; ++i) { // in order, and apart
        const QPoint at = model().part(QStringLiteral("spaces/%1").arg(i))->at;
        QVERIFY(at.x() > before + 10);
        QCOMPARE(at.y(), 22);
        before = at.x();
    }
    QVERIFY(before < 300);
    model().select({});
    press("add-spaces"); // at the end
    QCOMPARE(model().selection(), QStringList{QStringLiteral("spaces/13")});
}

void TestTimespanEditors::removesASpace()
{
    show(culture);
    const QPoint last = model().part(QStringLiteral("spaces/11"))->at;
    model().select({QStringLiteral("spaces/4")});
    key(Qt::Key_Delete);
    QCOMPARE(sizeOf(culture, "spaces"), 11);
    QCOMPARE(model().part(QStringLiteral("spaces/10"))->at, last);
    QCOMPARE(steps(), 1);
}

void TestTimespanEditors::shiftsSpaces()
{
    show(culture);
    model().select({QStringLiteral("spaces/2")});
    QVERIFY(find<QToolButton>("boardEarlier")->isVisible());
    press("boardEarlier");
    QCOMPARE(word(culture, "spaces/1/choices/0/effects/0/pick"), QStringLiteral("wonder"));
    QCOMPARE(model().part(QStringLiteral("spaces/1"))->at, QPoint(48, 22));
    QCOMPARE(model().part(QStringLiteral("spaces/2"))->at, QPoint(70, 22));
    QCOMPARE(model().selection(), QStringList{QStringLiteral("spaces/1")});
    key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(word(culture, "spaces/2/choices/0/effects/0/pick"), QStringLiteral("wonder"));
    QCOMPARE(steps(), 2);
    model().select({QStringLiteral("spaces/0")});
    QVERIFY(!find<QToolButton>("boardEarlier")->isEnabled());
}

void TestTimespanEditors::draggedSpacesKeepTheirOrder()
{
    show(culture);
    drag(pixel("spaces/2"), view().mapFromScene(QPointF(125, 22))); // behind the fifth
    QCOMPARE(word(culture, "spaces/4/choices/0/effects/0/pick"), QStringLiteral("wonder"));
    QCOMPARE(model().selection(), QStringList{QStringLiteral("spaces/4")});
    QCOMPARE(steps(), 1);
}

void TestTimespanEditors::addsChoicesToSpaces()
{
    show(culture);
    QVERIFY(drop(QStringLiteral("Reward"), QStringLiteral("Gain 1 worker"), pixel("spaces/0")));
    QCOMPARE(sizeOf(culture, "spaces/0/choices"), 2);
    QCOMPARE(word(culture, "spaces/0/choices/1/effects/0/gain"), QStringLiteral("worker"));
    QVERIFY(drop(QStringLiteral("Reward"), QStringLiteral("Gain 1 worker"), pixel("spaces/0")));
    QVERIFY(!drop(QStringLiteral("Reward"), QStringLiteral("Gain 1 worker"), pixel("spaces/0"))); // three at most
    QCOMPARE(sizeOf(culture, "spaces/0/choices"), 3);
}

void TestTimespanEditors::addsASpaceWhereARewardIsDropped()
{
    show(culture);
    const QRectF second = view().extent(QStringLiteral("spaces/1"));
    const QRectF third = view().extent(QStringLiteral("spaces/2"));
    const QPointF between((second.right() + third.left()) / 2, second.center().y());
    QVERIFY(drop(QStringLiteral("Reward"), QStringLiteral("Gain 1 worker"), view().mapFromScene(between)));
    QCOMPARE(sizeOf(culture, "spaces"), 13);
    QCOMPARE(word(culture, "spaces/2/choices/0/effects/0/gain"), QStringLiteral("worker"));
    QCOMPARE(steps(), 1);
    QVERIFY(drop(QStringLiteral("Reward"), QStringLiteral("Gain 1 worker"), view().mapFromScene(QPointF(4, 22))));
    QCOMPARE(word(culture, "spaces/0/choices/0/effects/0/gain"), QStringLiteral("worker"));
    QVERIFY(model().part(QStringLiteral("spaces/0"))->at.x() > 0);
    QVERIFY(model().part(QStringLiteral("spaces/13"))->at.x() < 300);
}

/// As in a window of 1280 by 720: the tools leave the board its room, and no help is cut off.
void TestTimespanEditors::fitsASmallWindow()
{
    m_pane->resize(690, 440);
    for (const ItemRef &board : {ambitious, greeks, culture}) {
        show(board);
        QTest::qWait(20);
        const auto *add = m_pane->findChildren<QToolButton *>(QRegularExpression(QStringLiteral("^add-"))).value(0);
        const auto *fit = m_pane->findChild<QToolButton *>(QStringLiteral("boardFit"));
        QVERIFY(add && fit);
        const int bar = view().mapTo(m_pane.get(), QPoint()).y();
        QVERIFY2(bar <= 4 * add->height(), qPrintable(QStringLiteral("%1 %2").arg(board.id).arg(bar)));
        QVERIFY(fit->mapTo(m_pane.get(), QPoint(fit->width(), 0)).x() <=
                view().mapTo(m_pane.get(), QPoint(view().width(), 0)).x());
        for (const auto *label : m_pane->offers()->findChildren<QLabel *>())
            QVERIFY2(!label->isVisible() || label->heightForWidth(label->width()) <= label->height() + 1,
                     qPrintable(label->text()));
    }
}

/// What is dropped on the picture of a technology comes to its slot, not onto a new one over it.
void TestTimespanEditors::allOfASlotIsTheSlot()
{
    m_pane->model()->select({QStringLiteral("slots/1")});
    const QList<QRectF> extents = view().selectedExtents().values();
    QCOMPARE(extents.size(), 1);
    QVERIFY(extents.first().height() > 48);
    QVERIFY(extents.first().width() > 60);
}

void TestTimespanEditors::everyToolSaysWhatItDoes()
{
    for (const ItemRef &board : {ambitious, greeks, culture}) {
        show(board);
        for (const auto *tool : m_pane->findChildren<QToolButton *>()) {
            if (tool->isVisible() && tool->text().isEmpty())
                QVERIFY2(!tool->toolTip().isEmpty() && !tool->accessibleName().isEmpty(),
                         qPrintable(tool->objectName()));
        }
        const OfferList *offers = m_pane->offers()->list();
        for (int row = 0; row < offers->count(); ++row)
            QVERIFY(!offers->item(row)->toolTip().isEmpty());
        const QString pictures = qEnvironmentVariable("MW_PICTURES"); // to be looked at
        if (pictures.isEmpty())
            continue;
        QTest::qWait(300);
        QVERIFY(m_pane->grab().save(pictures + u'/' + board.id + QStringLiteral(".png")));
    }
}

QTEST_MAIN(TestTimespanEditors)
#include "tst_timespaneditors.moc"
