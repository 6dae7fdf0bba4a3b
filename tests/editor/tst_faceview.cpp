#include "packcopy.h"

#include "editor/document/packdocument.h"
#include "editor/views/preview/faceview.h"

#include <QImage>
#include <QTest>
#include <QUndoStack>

using namespace mw;
using namespace mw::editor;

/// The face of the selected item, drawn from the edited, unsaved texts.
class TestFaceView : public QObject
{
    Q_OBJECT

private slots:
    void followsEdits_data();
    void followsEdits();
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

QTEST_MAIN(TestFaceView)
#include "tst_faceview.moc"
