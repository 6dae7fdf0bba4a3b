#include "tests/editor/packcopy.h"

#include "app/application.h"
#include "editor/document/packdocument.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/form/fieldform.h"
#include "editor/views/shell/mainwindow.h"
#include "qml/Playtest/tablehost.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMap>
#include <QPaintEvent>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <ctime>

using namespace mw;
using namespace mw::editor;

namespace {

/// Which of the watched widgets were painted since they were last asked about, and how much of the window was.
class PaintWatch : public QObject
{
public:
    QMap<QString, bool> painted;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            painted[watched->objectName()] = painted[watched->parent() ? watched->parent()->objectName() : QString()] =
                true; // what a table shows is painted on its child
        return false;
    }
};

/// Of the present thread alone, in milliseconds.
double threadMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1000.0 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e6;
}

struct Samples {
    const char *name;
    QList<double> times;

    void tell()
    {
        std::sort(times.begin(), times.end());
        const auto at = [this](int percent) { return times.at(percent * (times.size() - 1) / 100); };
        qInfo("%-44s median %6.2f ms   tenth %6.2f ms   nine tenths %6.2f ms", name, at(50), at(10), at(90));
    }
};

} // namespace

/// The way of one key, from the form to the repainted window and on to the table that plays the pack.
class BenchFrame : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void keyToPreviewAndTable_data();
    void keyToPreviewAndTable();
};

void BenchFrame::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("Meeplewright"));
    QCoreApplication::setApplicationName(QStringLiteral("bench_frame"));
    QSettings().clear();
}

void BenchFrame::keyToPreviewAndTable_data()
{
    QTest::addColumn<bool>("sourceBeside");
    QTest::newRow("form") << false;
    QTest::newRow("form and source") << true;
}

void BenchFrame::keyToPreviewAndTable()
{
    QFETCH(bool, sourceBeside);
    const PackCopy pack;
    app::Application application({});
    MainWindow *window = application.window();
    window->resize(1600, 1000);
    application.showWindow();
    QVERIFY(application.openPack(pack.path()));
    QVERIFY(application.play());
    table::TableHost *host = application.bridge()->host();
    QVERIFY(host->game()->start());
    window->contentPage()->setSourceBeside(sourceBeside);
    const ItemRef item{QStringLiteral("encounter"), QStringLiteral("alfred-nobel")};
    window->contentPage()->navigator()->goToItem(item);
    QTRY_VERIFY_WITH_TIMEOUT((window->activateWindow(), window->isActiveWindow()), 20000);
    window->contentPage()->findChild<FieldForm *>()->showField(QStringLiteral("top/0/amount"));
    auto *box = qobject_cast<QSpinBox *>(QApplication::focusWidget());
    QVERIFY(box);
    QTest::qWait(6000); // until the table has stopped glowing

    PaintWatch watch;
    qApp->installEventFilter(&watch);
    bool rendered = false;
    connect(
        host->window(), &QQuickWindow::afterRendering, this, [&] { rendered = true; }, Qt::DirectConnection);
    connect(host->game(), &table::PlaytestGame::packAdopted, this, [&] { rendered = false; });
    const auto amount = [&] {
        return host->game()->game()->pack().items.find("encounter", "alfred-nobel")->field("top/0/amount")->number;
    };
    Samples shown{"key to preview and spreadsheet", {}};
    Samples shownWork{"  of that, work of the user interface", {}};
    Samples taken{"key to the content in the running game", {}};
    Samples drawn{"key to the table drawn anew", {}};
    Samples drawnWork{"  of that, work of the user interface", {}};
    constexpr int rounds = 60;
    for (int i = 0; i < rounds; ++i) {
        const char digit = static_cast<char>('1' + i % 9);
        box->selectAll();
        QCoreApplication::processEvents();
        watch.painted.clear();
        rendered = false;
        QElapsedTimer clock;
        const double work = threadMs();
        clock.start();
        QTest::keyClick(box, digit);
        while (!watch.painted.value(QStringLiteral("faceView")) || !watch.painted.value(QStringLiteral("items")))
            QCoreApplication::processEvents();
        shown.times << static_cast<double>(clock.nsecsElapsed()) / 1e6;
        shownWork.times << threadMs() - work;
        while (amount() != digit - '0')
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        taken.times << static_cast<double>(clock.nsecsElapsed()) / 1e6;
        while (!rendered && clock.elapsed() < 2000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        drawn.times << static_cast<double>(clock.nsecsElapsed()) / 1e6;
        drawnWork.times << threadMs() - work;
        QTest::qWait(150);
    }
    qApp->removeEventFilter(&watch);
    for (Samples *samples : {&shown, &shownWork, &taken, &drawn, &drawnWork})
        samples->tell();
    application.document()->waitForCheck();
}

int main(int argc, char **argv)
{
    qputenv("QT_QUICK_BACKEND", "software"); // the same on every machine
    QApplication application(argc, argv);
    BenchFrame bench;
    return QTest::qExec(&bench, argc, argv);
}
#include "bench_frame.moc"
