#include "qml/CardFace/export/cardexport.h"
#include "qml/CardFace/export/printsheet.h"

#include "tests/sourcepath.h"
#include "yaml/loader.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

using namespace mw;
using face::ExportOptions;
using face::SheetGrid;

class TestExport : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void argumentsAreRead();
    void wrongArguments_data();
    void wrongArguments();
    void helpIsNoError();
    void gridFillsThePage();
    void backsMeetTheirFronts();
    void largeFacesTurnOrGetTheirOwnPage();
    void marksStayOutsideOfFaces();
    void picturesOfEachSide();
    void printSheets();
    void overview();
    void unknownItem();
    void unwritableFolder();

private:
    int run(const QStringList &arguments);

    yaml::LoadResult m_pack;
    QTemporaryDir m_folder;
    QString m_messages;
};

void TestExport::initTestCase()
{
    m_pack = yaml::loadPack(mw::sourceFile("/content/steam-time"));
    QVERIFY(m_folder.isValid());
}

int TestExport::run(const QStringList &arguments)
{
    m_messages.clear();
    QTextStream stream(&m_messages);
    const auto options =
        ExportOptions::parse(QStringList(mw::sourcePath("/content/steam-time")) + arguments, &m_messages);
    return options ? face::exportCards(m_pack.items, *options, stream) : 2;
}

void TestExport::argumentsAreRead()
{
    QString error;
    const auto options =
        ExportOptions::parse({"pack", "--items", "mission,effort/alpha-1", "--to", "png", "--out", "x", "--dpi", "150",
                              "--bleed", "2.5", "--crop-marks", "--no-backs", "--page", "Letter", "--variant", "v"},
                             &error);
    QVERIFY2(options, qPrintable(error));
    QCOMPARE(options->pack, QStringLiteral("pack"));
    QCOMPARE(options->items, QStringList({"mission", "effort/alpha-1"}));
    QCOMPARE(options->format, ExportOptions::Format::Png);
    QCOMPARE(options->dpi, 150);
    QCOMPARE(options->bleed, 2.5);
    QVERIFY(options->cropMarks);
    QVERIFY(!options->backs);
    QCOMPARE(options->page, QStringLiteral("Letter"));
    QCOMPARE(options->variant, QStringLiteral("v"));
}

void TestExport::wrongArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named"); // what the error speaks of
    QTest::newRow("no pack") << QStringList({"--out", "x"}) << "PACK";
    QTest::newRow("no out") << QStringList({"p"}) << "--out";
    QTest::newRow("format") << QStringList({"p", "--out", "x", "--to", "gif"}) << "gif";
    QTest::newRow("dpi") << QStringList({"p", "--out", "x", "--dpi", "many"}) << "many";
    QTest::newRow("bleed") << QStringList({"p", "--out", "x", "--bleed", "nan"}) << "nan";
    QTest::newRow("page") << QStringList({"p", "--out", "x", "--page", "A0"}) << "A0";
    QTest::newRow("option") << QStringList({"p", "--out", "x", "--colour"}) << "colour";
}

void TestExport::wrongArguments()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    QString error;
    QVERIFY(!ExportOptions::parse(arguments, &error));
    QVERIFY2(error.contains(named), qPrintable(error));
}

void TestExport::helpIsNoError()
{
    QString text;
    const auto options = ExportOptions::parse({"--help"}, &text);
    QVERIFY(options);
    QVERIFY(options->pack.isEmpty());
    QVERIFY(text.contains(QLatin1String("--crop-marks")));
}

void TestExport::gridFillsThePage()
{
    const SheetGrid grid({63, 88}, {210, 297}, 0);
    QCOMPARE(grid.perPage(), 9);
    QCOMPARE(grid.page(), QSizeF(210, 297));
    QCOMPARE(grid.cell(0, false), QRectF(10.5, 16.5, 63, 88));
    QCOMPARE(grid.cell(4, false).center(), QPointF(105, 148.5));
}

void TestExport::backsMeetTheirFronts()
{
    const SheetGrid grid({63, 88}, {210, 297}, 0);
    for (int i = 0; i < grid.perPage(); ++i) {
        const QRectF front = grid.cell(i, false);
        const QRectF back = grid.cell(i, true);
        QCOMPARE(back.top(), front.top());
        QCOMPARE(back.left(), grid.page().width() - front.right());
    }
}

void TestExport::largeFacesTurnOrGetTheirOwnPage()
{
    QCOMPARE(SheetGrid({250, 100}, {210, 297}, 0).page(), QSizeF(297, 210));
    const SheetGrid own({300, 170}, {210, 297}, 3);
    QCOMPARE(own.perPage(), 1);
    QVERIFY(own.page().width() > 306);
    QVERIFY(QRectF(QPointF(), own.page()).contains(own.cell(0, false)));
}

void TestExport::marksStayOutsideOfFaces()
{
    const SheetGrid grid({63, 88}, {210, 297}, 2);
    QVERIFY(!grid.marks().empty());
    for (const QLineF &mark : grid.marks())
        for (int i = 0; i < grid.perPage(); ++i)
            QVERIFY(!grid.cell(i, false).adjusted(-2, -2, 2, 2).contains(mark.center()));
}

void TestExport::picturesOfEachSide()
{
    const QString out = m_folder.filePath(QStringLiteral("png"));
    QCOMPARE(run({"--items", "effort", "--to", "png", "--out", out, "--dpi", "254"}), 0);
    QCOMPARE(QDir(out).entryList(QDir::Files).size(), 24);
    QCOMPARE(QImage(out + QLatin1String("/effort-alpha-1.png")).size(), QSize(630, 880));
    QVERIFY(m_messages.contains(QLatin1String("12/12 effort/")));
}

void TestExport::printSheets()
{
    const QString out = m_folder.filePath(QStringLiteral("cards.pdf"));
    QCOMPARE(run({"--items", "effort,upgrade", "--to", "pdf", "--out", out, "--bleed", "1", "--crop-marks"}), 0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QVERIFY(pdf.startsWith("%PDF"));
    QVERIFY(!pdf.contains("/Subtype /Image")); // all vector
    // 12 cards on two sheets and 30 tiles on two, each with its backs.
    const SheetGrid cards({63, 88}, {210, 297}, 1);
    const SheetGrid tiles({40, 32}, {210, 297}, 1);
    const auto sheets = [](int faces, const SheetGrid &grid) { return (faces + grid.perPage() - 1) / grid.perPage(); };
    const int pages = 2 * (sheets(12, cards) + sheets(30, tiles));
    QVERIFY2(pdf.contains("/Count " + QByteArray::number(pages)), QByteArray::number(pages).constData());
}

void TestExport::overview()
{
    const QString out = m_folder.filePath(QStringLiteral("all.png"));
    QCOMPARE(run({"--items", "mission", "--to", "sheet", "--out", out, "--dpi", "40"}), 0);
    QVERIFY(QImage(out).width() > 400);
    QCOMPARE(run({"--to", "sheet", "--out", out, "--dpi", "1200"}), 1);
    QVERIFY(m_messages.contains(QLatin1String("--dpi")));
}

void TestExport::unknownItem()
{
    QCOMPARE(run({"--items", "mission/nowhere", "--out", m_folder.filePath("x.pdf")}), 2);
    QVERIFY(m_messages.contains(QLatin1String("mission/nowhere")));
    QVERIFY(!QFile::exists(m_folder.filePath("x.pdf")));
}

void TestExport::unwritableFolder()
{
    const QString inTheWay = m_folder.filePath(QStringLiteral("file"));
    QFile file(inTheWay);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QCOMPARE(run({"--items", "effort", "--to", "png", "--out", inTheWay + "/sub"}), 1);
    QCOMPARE(run({"--items", "effort", "--to", "pdf", "--out", inTheWay + "/sub/x.pdf"}), 1);
    QVERIFY(m_messages.contains(inTheWay));
}

QTEST_MAIN(TestExport)
#include "tst_export.moc"
