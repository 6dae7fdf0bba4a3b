#include "tests/editor/packcopy.h"

#include "app/facecheck.h"
#include "editor/document/packdocument.h"

#include "core/items.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

using namespace mw;
using namespace mw::editor;

namespace {

const ItemRef nobel{QStringLiteral("encounter"), QStringLiteral("alfred-nobel")};

/// "code item path" of each problem that is about faces, as they come.
QStringList faceProblems(const Diagnostics &problems)
{
    QStringList lines;
    for (const Diagnostic &problem : problems) {
        if (problem.code.starts_with("face."))
            lines << QString::fromStdString(problem.code + ' ' + problem.item + ' ' + problem.path).trimmed();
    }
    return lines;
}

bool setField(PackDocument &document, const char *path, const std::string &text)
{
    const bool isDone = document.setValue(nobel, QLatin1String(path), Value::ofText(text));
    document.waitForCheck();
    return isDone;
}

/// The first swatch of the palette becomes unreadable.
bool spoilPalette(PackDocument &document)
{
    const bool isDone = document.setValue({QStringLiteral("swatch"), QStringLiteral("ink")}, QStringLiteral("value"),
                                          Value::ofText("#nothing"));
    document.waitForCheck();
    return isDone;
}

const std::string tooLong(600, 'w');

} // namespace

/// Whether what does not fit on the faces of a pack stands among its problems, and nothing else does.
class TestFaceCheck : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void shippedFacesFit();
    void namesItemFieldAndLine();
    void samplesOfLayoutsAreNotChecked();
    void layoutsAreCheckedOnce();
    void lookingAgainFindsTheSame();
    void problemsFollowTheEdits();
    void problemsGoWithThePack();

private:
    std::unique_ptr<PackCopy> m_pack;
};

void TestFaceCheck::init()
{
    m_pack = std::make_unique<PackCopy>();
}

void TestFaceCheck::shippedFacesFit()
{
    PackDocument document;
    QString error;
    QVERIFY2(document.open(m_pack->path(), &error), qPrintable(error));
    document.waitForCheck();
    QVERIFY(document.pack());
    QCOMPARE(faceProblems(app::FaceCheck::check(*document.pack(), m_pack->path())), QStringList());
}

void TestFaceCheck::namesItemFieldAndLine()
{
    PackDocument document;
    QString error;
    QVERIFY2(document.open(m_pack->path(), &error), qPrintable(error));
    QVERIFY(setField(document, "text", tooLong));
    const Diagnostics problems = app::FaceCheck::check(*document.pack(), m_pack->path());
    QVERIFY(!problems.empty());
    for (const Diagnostic &problem : problems) {
        QCOMPARE(problem.code, std::string("face.overflow"));
        QCOMPARE(problem.item, std::string("encounter/alfred-nobel"));
        QCOMPARE(problem.path, std::string("text"));
        QCOMPARE(problem.location.line, document.locate(nobel, QStringLiteral("text")).line);
        QVERIFY(!problem.related.empty()); // the box of the layout
    }
}

void TestFaceCheck::samplesOfLayoutsAreNotChecked()
{
    PackDocument document;
    QString error;
    QVERIFY2(document.open(m_pack->path(), &error), qPrintable(error));
    // The first encounter is what the layouts of encounters are drawn with.
    QCOMPARE(document.items().ofKind("encounter").front()->id, nobel.id.toStdString());
    QVERIFY(setField(document, "text", tooLong));
    QCOMPARE(faceProblems(app::FaceCheck::check(*document.pack(), m_pack->path())),
             QStringList{QStringLiteral("face.overflow encounter/alfred-nobel text")});
}

void TestFaceCheck::layoutsAreCheckedOnce()
{
    PackDocument document;
    QString error;
    QVERIFY2(document.open(m_pack->path(), &error), qPrintable(error));
    QVERIFY(spoilPalette(document));
    QVERIFY(document.pack());
    const Diagnostics problems = app::FaceCheck::check(*document.pack(), m_pack->path());
    QVERIFY(!problems.empty());
    for (const Diagnostic &problem : problems) {
        QCOMPARE(problem.code, std::string("face.colour"));
        const auto same = std::count_if(problems.begin(), problems.end(), [&](const Diagnostic &other) {
            return other.location.toString() == problem.location.toString();
        });
        QVERIFY2(same == 1, problem.location.toString().c_str());
    }
}

/// Only what an edit may have changed is looked at, which must make no difference.
void TestFaceCheck::lookingAgainFindsTheSame()
{
    PackDocument document;
    QString error;
    QVERIFY2(document.open(m_pack->path(), &error), qPrintable(error));
    app::FaceCheck::Findings findings;
    int found = 0;
    const auto isSameAsAnew = [&] {
        document.waitForCheck();
        findings = app::FaceCheck::checkAgain(document.pack(), m_pack->path(), findings);
        const auto placed = [](const Diagnostics &problems) {
            QStringList lines;
            for (const Diagnostic &problem : problems)
                lines << QString::fromStdString(problem.toString());
            return lines;
        };
        const QStringList anew = placed(app::FaceCheck::check(*document.pack(), m_pack->path()));
        found += int(anew.size());
        return placed(findings.problems) == anew;
    };
    QVERIFY(isSameAsAnew());
    QVERIFY(setField(document, "text", tooLong));
    QVERIFY(isSameAsAnew());
    // What is wrong moves down by a line.
    const QString file = document.fileOf(nobel);
    QVERIFY(document.editText(file, {{0, 0, "# a line more\n"}}, {}));
    QVERIFY(isSameAsAnew());
    QVERIFY(spoilPalette(document));
    QVERIFY(isSameAsAnew());
    const QString wording = QString::fromStdString(document.items().ofKind("wording").front()->id);
    QVERIFY(document.setValue({QStringLiteral("wording"), wording}, QStringLiteral("one"), Value::ofText(tooLong)));
    QVERIFY(isSameAsAnew());
    while (document.undoStack()->canUndo())
        document.undoStack()->undo();
    QVERIFY(isSameAsAnew());
    // Pictures are no part of the text.
    const int before = found;
    QFile picture(QDir(m_pack->path()).filePath(QStringLiteral("art/site-pyramids.svg")));
    QVERIFY(picture.open(QIODevice::ReadWrite | QIODevice::Truncate));
    picture.write("no picture");
    picture.close();
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("Cannot read file .*site-pyramids.svg")));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("Cannot read file .*site-pyramids.svg")));
    QVERIFY(setField(document, "name", "Alfred"));
    QVERIFY(isSameAsAnew());
    QVERIFY(before > 0);
    QVERIFY(found > before);
}

void TestFaceCheck::problemsFollowTheEdits()
{
    PackDocument document;
    const app::FaceCheck check(&document);
    QString error;
    QVERIFY2(document.open(m_pack->path(), &error), qPrintable(error));
    QVERIFY(setField(document, "text", tooLong));
    const QStringList expected{QStringLiteral("face.overflow encounter/alfred-nobel text")};
    const auto unique = [&] {
        QStringList lines = faceProblems(document.diagnostics());
        lines.removeDuplicates();
        return lines;
    };
    QTRY_COMPARE_WITH_TIMEOUT(unique(), expected, 30000);
    document.undoStack()->undo();
    document.waitForCheck();
    QTRY_COMPARE_WITH_TIMEOUT(unique(), QStringList(), 30000);
    // Two edits in a row while a check runs: the last one counts.
    QVERIFY(setField(document, "name", tooLong));
    QVERIFY(setField(document, "name", "Alfred"));
    QVERIFY(setField(document, "text", tooLong));
    QTRY_COMPARE_WITH_TIMEOUT(unique(), expected, 30000);
}

void TestFaceCheck::problemsGoWithThePack()
{
    PackDocument document;
    const app::FaceCheck check(&document);
    QString error;
    QVERIFY2(document.open(m_pack->path(), &error), qPrintable(error));
    QVERIFY(setField(document, "text", tooLong));
    QTRY_VERIFY_WITH_TIMEOUT(!faceProblems(document.diagnostics()).isEmpty(), 30000);
    const PackCopy other;
    QVERIFY2(document.open(other.path(), &error), qPrintable(error));
    document.waitForCheck();
    QCOMPARE(faceProblems(document.diagnostics()), QStringList());
}

QTEST_MAIN(TestFaceCheck)
#include "tst_facecheck.moc"
