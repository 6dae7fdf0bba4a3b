#include "packcopy.h"

#include "editor/document/packdocument.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/content/itemspane.h"
#include "editor/views/shell/mainwindow.h"
#include "editor/views/theme/appearance.h"

#include <QApplication>
#include <QDebug>
#include <QMap>
#include <QPaintEvent>
#include <QStandardPaths>
#include <QTest>

#include <ctime>

using namespace mw;
using namespace mw::editor;

namespace {

/// Says which widgets were painted, and how much of them.
class PaintCounter : public QObject
{
public:
    QMap<QString, qint64> pixels;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            const QRect area = static_cast<QPaintEvent *>(event)->rect();
            QString name = watched->objectName();
            for (const QObject *parent = watched; name.isEmpty() && parent; parent = parent->parent())
                name = parent->objectName();
            pixels[QLatin1String(watched->metaObject()->className()) + QStringLiteral(" in ") + name] +=
                qint64(area.width()) * area.height();
        }
        return false;
    }
};

/// Of the thread of the user interface alone; checking goes on beside it.
double processorMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1000.0 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e6;
}

} // namespace

/// From an edit to the repainted window, in milliseconds of processor time.
class BenchWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void editAndRepaint_data();
    void editAndRepaint();
    void selectAnother();
};

void BenchWindow::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    applyAppearance(*qApp, ColourScheme::Light);
}

void BenchWindow::editAndRepaint_data()
{
    QTest::addColumn<bool>("sourceBeside");
    QTest::newRow("form") << false;
    QTest::newRow("form and source") << true;
}

void BenchWindow::editAndRepaint()
{
    QFETCH(bool, sourceBeside);
    const PackCopy pack;
    PackDocument document;
    MainWindow window(&document);
    QString error;
    QVERIFY2(document.open(pack.path(), &error), qPrintable(error));
    document.waitForCheck();
    window.resize(1600, 1000);
    window.show();
    window.showPage(MainWindow::ContentIndex);
    window.contentPage()->setSourceBeside(sourceBeside);
    const ItemRef item{QStringLiteral("encounter"), QStringLiteral("alfred-nobel")};
    window.contentPage()->navigator()->goToItem(item, QStringLiteral("top/0/amount"));
    QTest::qWait(500);

    constexpr int rounds = 40;
    PaintCounter counter;
    double edits = 0;
    double paints = 0;
    double worst = 0;
    for (int i = 0; i < rounds; ++i) {
        if (i == rounds - 1)
            qApp->installEventFilter(&counter);
        const double start = processorMs();
        QVERIFY(document.setValue(item, QStringLiteral("top/0/amount"), Value::ofInt(1 + i % 9)));
        const double edited = processorMs();
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        const double painted = processorMs();
        edits += edited - start;
        paints += painted - edited;
        worst = qMax(worst, painted - start);
        if (i == rounds - 1)
            qApp->removeEventFilter(&counter);
        document.waitForCheck();
        QTest::qWait(5);
    }
    qInfo("edit %.2f ms, repaint %.2f ms, worst %.2f ms", edits / rounds, paints / rounds, worst);
    for (auto widget = counter.pixels.cbegin(); widget != counter.pixels.cend(); ++widget)
        qInfo("  %8lld px  %s", static_cast<long long>(widget.value()), qPrintable(widget.key()));
}

void BenchWindow::selectAnother()
{
    const PackCopy pack;
    PackDocument document;
    MainWindow window(&document);
    QString error;
    QVERIFY2(document.open(pack.path(), &error), qPrintable(error));
    document.waitForCheck();
    window.resize(1600, 1000);
    window.show();
    window.showPage(MainWindow::ContentIndex);
    QTest::qWait(500);
    double whole = 0;
    const auto items = document.items().ofKind("encounter");
    for (const Item *item : items) {
        const double start = processorMs();
        window.contentPage()->navigator()->goToItem({QStringLiteral("encounter"), QString::fromStdString(item->id)});
        QCoreApplication::processEvents();
        whole += processorMs() - start;
        QTest::qWait(5);
    }
    qInfo("another item %.2f ms", whole / static_cast<double>(items.size()));
}

QTEST_MAIN(BenchWindow)
#include "bench_window.moc"
