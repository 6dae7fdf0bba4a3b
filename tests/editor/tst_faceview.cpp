#include "packcopy.h"

#include "editor/document/packdocument.h"
#include "editor/views/preview/faceview.h"
#include "editor/views/preview/previewpane.h"

#include <QImage>
#include <QLabel>
#include <QScreen>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

using namespace mw;
using namespace mw::editor;

/// The face of the selected item, drawn from the edited, unsaved texts.
class TestFaceView : public QObject
{
    Q_OBJECT

private slots:
    void followsEdits_data();
    void followsEdits();
    void leavesNothingBeside();
    void takesTheRoomOfItsSize();
};

void TestFaceView::followsEdits_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("item") << "encounter"
                          << "alfred-nobel"
                          << "name" << QByteArray("Somebody else");
    QTest::newRow("layout") << "layout"
                            << "encounter-front"
                            << "boxes/1/fill" << QByteArray("ink");
    QTest::newRow("swatch") << "swatch"
                            << "sky"
                            << "value" << QByteArray("#ff0000");
    QTest::newRow("style") << "style"
                           << "label"
                           << "family" << QByteArray("DejaVu Sans");
}

void TestFaceView::followsEdits()
{
    QFETCH(QString, kind);
    QFETCH(QString, id);
    QFETCH(QString, path);
    QFETCH(QByteArray, text);
    const PackCopy pack;
    PackDocument document;
    QString error;
    QVERIFY2(document.open(pack.path(), &error), qPrintable(error));
    document.waitForCheck();
    FaceView view(&document);
    view.resize(400, 540);
    view.setItem({QStringLiteral("encounter"), QStringLiteral("alfred-nobel")});
    const QImage before = view.grab().toImage();
    QVERIFY(document.setValue({kind, id}, path, Value::ofText(text.toStdString())));
    QVERIFY(view.grab().toImage() != before);
    document.undoStack()->undo();
    QVERIFY(view.grab().toImage() == before);
}

/// Only where the face lies is painted after an edit, so what does not fit must not reach out of it.
void TestFaceView::leavesNothingBeside()
{
    const PackCopy pack;
    PackDocument document;
    QString error;
    QVERIFY2(document.open(pack.path(), &error), qPrintable(error));
    const ItemRef nobel{QStringLiteral("encounter"), QStringLiteral("alfred-nobel")};
    FaceView view(&document);
    view.resize(400, 540);
    view.setItem(nobel);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const auto onScreen = [&view] {
        QCoreApplication::processEvents();
        return view.screen()->grabWindow(view.winId()).toImage().convertToFormat(QImage::Format_RGB32);
    };
    const QImage before = onScreen();
    QVERIFY(document.setValue(nobel, QStringLiteral("name"), Value::ofText(std::string(90, 'W'))));
    const QImage wide = onScreen();
    QVERIFY(wide != before);
    view.update();
    QVERIFY(onScreen() == wide);
    document.undoStack()->undo();
    QVERIFY(onScreen() == before);
}

void TestFaceView::takesTheRoomOfItsSize()
{
    const PackCopy pack;
    PackDocument document;
    QString error;
    QVERIFY2(document.open(pack.path(), &error), qPrintable(error));
    const ItemRef airship{QStringLiteral("airship"), QStringLiteral("airship")};
    PreviewPane pane(&document);
    pane.resize(400, 400);
    pane.setItem(airship);
    auto *face = pane.findChild<FaceView *>();
    face->setScale(4);
    const QSize before = face->minimumSize();
    const auto says = [&pane](const QString &size) {
        const QList<QLabel *> labels = pane.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) { return label->text() == size; });
    };
    QVERIFY(says(QStringLiteral("300 × 170 mm")));
    QVERIFY(document.setValue(airship, QStringLiteral("width"), Value::ofInt(500)));
    QCOMPARE(face->minimumWidth(), before.width() + 200 * 4);
    QVERIFY(says(QStringLiteral("500 × 170 mm")));
    document.undoStack()->undo();
    QCOMPARE(face->minimumSize(), before);
    QVERIFY(says(QStringLiteral("300 × 170 mm")));
}

QTEST_MAIN(TestFaceView)
#include "tst_faceview.moc"
