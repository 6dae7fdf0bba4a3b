#include "editor/document/recovery.h"
#include "packfixture.h"

#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QUndoStack>

#include <csignal>
#include <cstdio>
#include <unistd.h>

using namespace mw;
using namespace mw::editor;
using namespace mw::editor::test;
using namespace Qt::StringLiterals;

namespace {

const QString cards = u"cards/base.yaml"_s;
const ItemRef farmer{u"card"_s, u"farmer"_s};

QDir journals()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/recovery"_s);
}

/// What the second program does: edits, waits until the journal is there, and is killed.
int editAndDie(const QString &folder)
{
    PackDocument document;
    QString error;
    if (!document.open(folder, &error))
        return 1;
    document.setValue(farmer, u"cost"_s, Value::ofInt(7));
    document.addItem(u"variant"_s, u"Long"_s);
    const bool isWritten = QTest::qWaitFor([] { return !journals().entryList({u"*.journal"_s}).isEmpty(); });
    document.setValue(farmer, u"name"_s, Value::ofText("Peasant"));
    QTest::qWait(800); // longer than an edit takes to the journal
    if (isWritten)
        ::kill(::getpid(), SIGKILL);
    return 2;
}

} // namespace

class TestRecovery : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        journals().removeRecursively();
        m_pack.makeSmall();
        QFile::remove(m_pack.path(u"variants/long.yaml"_s));
    }

    void offersEditsAfterAKill();
    void discards();
    void tellsWhenTheDiskChangedSince();
    void keepsWhatIsNotDecided();
    void cleansUpOnSaveAndClose();
    void twoProgramsDoNotMix();
    void survivesBrokenJournal();
    void survivesWithoutPlace();

private:
    /// Runs a second program that edits and is killed.
    void crash()
    {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(), {u"--edit-and-die"_s, m_pack.folder()});
        QVERIFY(program.waitForFinished(30'000));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        QCOMPARE(m_pack.read(cards), smallCards); // the pack itself is as it was
    }
    bool open(PackDocument &document)
    {
        QString error;
        return document.open(m_pack.folder(), &error);
    }
    static std::int64_t cost(const PackDocument &document)
    {
        return document.items().find("card", "farmer")->fields.intOr("cost", -1);
    }

    PackFixture m_pack;
};

void TestRecovery::offersEditsAfterAKill()
{
    crash();
    PackDocument document;
    QVERIFY(open(document));
    QCOMPARE(document.recoverable(), QStringList({cards, u"variants/long.yaml"_s}));
    QCOMPARE(cost(document), 3); // offered, not imposed
    QVERIFY(document.recover());
    QCOMPARE(cost(document), 7);
    QCOMPARE(document.items().find("card", "farmer")->fields.textOr("name", ""), std::string("Peasant"));
    QVERIFY(document.items().find("variant", "long") != nullptr);
    QVERIFY(document.recoverable().isEmpty());
    QVERIFY(document.isModified());
    document.undoStack()->undo();
    QCOMPARE(document.text(cards), smallCards);
    QVERIFY(!document.isModified());
}

void TestRecovery::discards()
{
    crash();
    {
        PackDocument document;
        QVERIFY(open(document));
        document.discardRecovery();
        QVERIFY(document.recoverable().isEmpty());
    }
    PackDocument document;
    QVERIFY(open(document));
    QVERIFY(document.recoverable().isEmpty());
}

void TestRecovery::tellsWhenTheDiskChangedSince()
{
    crash();
    m_pack.write(cards, QByteArray(smallCards).replace("cost: 5", "cost: 6"));
    PackDocument document;
    QVERIFY(open(document));
    QSignalSpy conflicts(&document, &PackDocument::conflictFound);
    QVERIFY(document.recover());
    QCOMPARE(conflicts.size(), 1);
    QCOMPARE(document.conflicts(), QStringList{cards});
    QVERIFY(!document.save()); // not before somebody has decided
    document.keepMine(cards);
    QVERIFY(document.save());
}

void TestRecovery::keepsWhatIsNotDecided()
{
    crash();
    {
        PackDocument document;
        QVERIFY(open(document));
        QVERIFY(document.setValue({u"game"_s, u"small"_s}, u"rounds"_s, Value::ofInt(2)));
        QVERIFY(document.save());
    }
    PackDocument document;
    QVERIFY(open(document));
    QCOMPARE(document.recoverable(), QStringList({cards, u"variants/long.yaml"_s}));
}

void TestRecovery::cleansUpOnSaveAndClose()
{
    const auto count = [] { return journals().entryList({u"*.journal"_s}).size(); };
    {
        PackDocument document;
        QVERIFY(open(document));
        QVERIFY(document.setValue(farmer, u"cost"_s, Value::ofInt(8)));
        QTRY_COMPARE(count(), 1);
        QVERIFY(document.save());
        QCOMPARE(count(), 0);
        QVERIFY(document.setValue(farmer, u"cost"_s, Value::ofInt(9)));
        QTRY_COMPARE(count(), 1);
    }
    QCOMPARE(count(), 0);
}

void TestRecovery::twoProgramsDoNotMix()
{
    PackDocument first;
    QVERIFY(open(first));
    QVERIFY(first.setValue(farmer, u"cost"_s, Value::ofInt(8)));
    QTRY_COMPARE(journals().entryList({u"*.journal"_s}).size(), 1);
    PackDocument second;
    QVERIFY(open(second));
    QVERIFY(second.recoverable().isEmpty()); // the first is alive: its edits are no leftovers
}

void TestRecovery::survivesBrokenJournal()
{
    crash();
    const QStringList names = journals().entryList({u"*.journal"_s});
    QCOMPARE(names.size(), 1);
    QByteArray bytes = readBytes(journals().filePath(names.front()));
    writeBytes(journals().filePath(names.front()), bytes.left(bytes.size() / 2));
    PackDocument document;
    QVERIFY(open(document));
    QVERIFY(document.recoverable().isEmpty());
}

void TestRecovery::survivesWithoutPlace()
{
    journals().removeRecursively();
    writeBytes(journals().path(), "a file where the folder should be");
    PackDocument document;
    QVERIFY(open(document));
    QVERIFY(document.setValue(farmer, u"cost"_s, Value::ofInt(8)));
    QVERIFY(document.save());
    QFile::remove(journals().path());
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(u"tst_recovery"_s);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--edit-and-die"_s)
        return editAndDie(arguments.value(2));
    TestRecovery test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_recovery.moc"
