#include "packcopy.h"

#include "editor/document/packdocument.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/shell/mainwindow.h"
#include "editor/views/shell/palettedelegate.h"
#include "editor/views/theme/appearance.h"
#include "editor/views/theme/icons.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QStandardPaths>
#include <QStyle>
#include <QTabWidget>
#include <QTest>
#include <QToolTip>
#include <QTreeView>

#include <algorithm>
#include <cmath>

using namespace mw;
using namespace mw::editor;

namespace {

constexpr int narrow = 960; // logical pixels that the window must get by with

/// Relative luminance as the accessibility guidelines define it.
double luminance(const QColor &colour)
{
    const auto part = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double one = luminance(a) + 0.05;
    const double other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

/// The strongest contrast of any pixel of a picture with its corner.
double strongest(const QImage &picture)
{
    double most = 1;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            most = std::max(most, contrast(picture.pixelColor(x, y), picture.pixelColor(0, 0)));
    return most;
}

} // namespace

/// What everybody must be able to see: marks of enough contrast, and nothing cut off in a narrow window.
class TestAppearance : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() { applyAppearance(*qApp, ColourScheme::Light); }
    void boxesCanBeSeen_data();
    void boxesCanBeSeen();
    void dialogsHaveNoForeignIcons();
    void buttonsOfDocksAreSharp();
    void linesOfThePaletteAreAligned();
    void tipsCanBeRead_data();
    void tipsCanBeRead();
    void windowFitsANarrowScreen_data();
    void windowFitsANarrowScreen();
};

void TestAppearance::boxesCanBeSeen_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("ticked");
    for (const bool dark : {false, true})
        for (const bool ticked : {false, true})
            QTest::addRow("%s, %s", dark ? "dark" : "light", ticked ? "ticked" : "not ticked") << dark << ticked;
}

void TestAppearance::boxesCanBeSeen()
{
    QFETCH(bool, dark);
    QFETCH(bool, ticked);
    constexpr double enough = 3; // of the parts of controls, says WCAG 1.4.11
    applyAppearance(*qApp, dark ? ColourScheme::Dark : ColourScheme::Light);
    QCheckBox box;
    box.setChecked(ticked);
    QVERIFY2(strongest(box.grab().toImage()) >= enough, qPrintable(QString::number(strongest(box.grab().toImage()))));

    QStandardItemModel model(1, 1);
    auto *item = new QStandardItem;
    item->setCheckable(true);
    item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    model.setItem(0, 0, item);
    QTreeView view;
    view.setModel(&model);
    view.setHeaderHidden(true);
    view.setRootIsDecorated(false);
    view.resize(60, 40);
    view.ensurePolished();
    QVERIFY(strongest(view.viewport()->grab(view.visualRect(model.index(0, 0))).toImage()) >= enough);
}

/// Those of the desktop are coloured and of another hand.
void TestAppearance::dialogsHaveNoForeignIcons()
{
    applyAppearance(*qApp, ColourScheme::Light);
    const QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Save |
                               QDialogButtonBox::Discard);
    for (const QAbstractButton *button : box.buttons())
        QVERIFY2(button->icon().isNull(), qPrintable(button->text()));
    QVERIFY(!box.style()->styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons, nullptr, &box));
}

/// Pictures of a fixed size are not drawn larger than they are, and blur where the screen is fine.
void TestAppearance::buttonsOfDocksAreSharp()
{
    const PackCopy pack;
    PackDocument document;
    QString error;
    QVERIFY(document.open(pack.path(), &error));
    applyAppearance(*qApp, ColourScheme::Light);
    MainWindow window(&document);
    int seen = 0;
    for (const QDockWidget *dock : window.findChildren<QDockWidget *>())
        for (const QAbstractButton *button :
             dock->findChildren<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly)) {
            QCOMPARE(button->icon().pixmap(QSize(40, 40), 4).size(), QSize(160, 160));
            ++seen;
        }
    QVERIFY(seen > 0);
}

void TestAppearance::linesOfThePaletteAreAligned()
{
    struct Lines : PaletteDelegate {
        [[nodiscard]] int textStart(const QModelIndex &index) const
        {
            QStyleOptionViewItem option;
            option.rect = {0, 0, 400, 28};
            initStyleOption(&option, index);
            return qApp->style()->subElementRect(QStyle::SE_ItemViewItemText, &option).left();
        }
    };
    QStandardItemModel model(2, 1);
    model.setItem(0, 0, new QStandardItem(lineIcon(QLatin1String("add")), QStringLiteral("Add item")));
    model.setItem(1, 0, new QStandardItem(QStringLiteral("Copy cells")));
    const Lines lines;
    QCOMPARE(lines.textStart(model.index(1, 0)), lines.textStart(model.index(0, 0)));
}

void TestAppearance::tipsCanBeRead_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("dark") << true;
    QTest::newRow("light") << false;
}

/// The style sheet paints the ground of a tip, the palette alone its letters: both must be of one scheme.
void TestAppearance::tipsCanBeRead()
{
    QFETCH(bool, dark);
    applyAppearance(*qApp, dark ? ColourScheme::Dark : ColourScheme::Light);
    QWidget window;
    window.show();
    QToolTip::showText(QPoint(20, 20), QStringLiteral("Mirror left and right"), &window);
    QWidget *tip = nullptr;
    const auto findTip = [&tip] {
        for (QWidget *top : QApplication::topLevelWidgets())
            tip = top->inherits("QTipLabel") && top->isVisible() ? top : tip;
        return tip != nullptr;
    };
    QTRY_VERIFY(findTip());
    const QImage picture = tip->grab().toImage();
    const QImage inside = picture.copy(picture.rect().adjusted(3, 3, -3, -3)); // without the border
    QVERIFY2(strongest(inside) >= 7, qPrintable(QString::number(strongest(inside))));
    QToolTip::hideText();
}

void TestAppearance::windowFitsANarrowScreen_data()
{
    QTest::addColumn<bool>("sourceBeside");
    QTest::newRow("form") << false;
    QTest::newRow("form and source") << true;
}

void TestAppearance::windowFitsANarrowScreen()
{
    QFETCH(bool, sourceBeside);
    const PackCopy pack;
    PackDocument document;
    MainWindow window(&document);
    QString error;
    QVERIFY2(document.open(pack.path(), &error), qPrintable(error));
    document.waitForCheck();
    window.show();
    window.showPage(MainWindow::ContentIndex);
    ContentPage *page = window.contentPage();
    page->setSourceBeside(sourceBeside);
    page->navigator()->goToItem({QStringLiteral("encounter"), QStringLiteral("alfred-nobel")},
                                QStringLiteral("top/0/amount"));
    QTest::qWait(50);
    for (const QDockWidget *dock : page->findChildren<QDockWidget *>())
        qInfo("%s needs %d", qPrintable(dock->objectName()), dock->minimumSizeHint().width());
    const auto *tabs = page->findChild<QTabWidget *>(QStringLiteral("contentTabs"));
    for (int tab = 0; tab < tabs->count(); ++tab)
        qInfo("%s needs %d", qPrintable(tabs->tabText(tab)), tabs->widget(tab)->minimumSizeHint().width());
    QVERIFY2(window.minimumSizeHint().width() <= narrow, qPrintable(QString::number(window.minimumSizeHint().width())));
    window.resize(narrow, 600);
    QTest::qWait(50);
    QCOMPARE(window.width(), narrow);
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        const bool isControl = qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QLineEdit *>(widget);
        bool scrolls = widget->visibleRegion().isEmpty();
        for (const QWidget *parent = widget->parentWidget(); parent && !scrolls; parent = parent->parentWidget())
            scrolls = qobject_cast<const QAbstractScrollArea *>(parent) != nullptr;
        if (!isControl || scrolls)
            continue;
        const QRect place(widget->mapTo(&window, QPoint()), widget->size());
        const QByteArray what = widget->metaObject()->className() + QByteArray(" ") + widget->objectName().toUtf8() +
                                ' ' + widget->property("text").toString().toUtf8();
        QVERIFY2(window.rect().contains(place), what.constData());
        QVERIFY2(widget->visibleRegion().boundingRect() == widget->rect(), what.constData());
    }
}

QTEST_MAIN(TestAppearance)
#include "tst_appearance.moc"
