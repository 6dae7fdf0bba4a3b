#include "editor/document/safesave.h"
#include "packfixture.h"
#include "tests/asnobody.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QUndoStack>

#include <optional>
#include <sys/stat.h>

using namespace mw;
using namespace mw::editor;
using namespace mw::editor::test;
using namespace Qt::StringLiterals;

namespace {

const QString cards = u"cards/base.yaml"_s;
const ItemRef farmer{u"card"_s, u"farmer"_s};

mode_t modeOf(const QString &path)
{
    struct stat info = {};
    return ::stat(QFile::encodeName(path).constData(), &info) == 0 ? info.st_mode & 07777 : 0;
}

} // namespace

/// A document and the disk: saving, and what others do to the files meanwhile.
class TestSaving : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init()
    {
        m_pack = std::make_unique<PackFixture>();
        m_pack->makeSmall();
        open();
    }
    void cleanup() { m_document.reset(); }

    void savesOnlyWhatChanged();
    void keepsModeLinkBomAndLineEnds();
    void saysWhyNot_data();
    void saysWhyNot();
    void savesTheOthersWhenOneFails();
    void ignoresItsOwnSave();
    void reloadsUneditedFiles();
    void asksAboutEditedFiles();
    void doesNotOverwriteUnseenChange();
    void keepsMine();
    void noticesRemovedFile();
    void takesUpNewFiles();
    void treatsSameEditAsSaved();

private:
    void open()
    {
        m_document = std::make_unique<PackDocument>();
        QString error;
        QVERIFY2(m_document->open(m_pack->folder(), &error), qPrintable(error));
        m_problems = std::make_unique<QSignalSpy>(m_document.get(), &PackDocument::problemOccurred);
        m_conflicts = std::make_unique<QSignalSpy>(m_document.get(), &PackDocument::conflictFound);
    }
    bool setCost(int cost) { return m_document->setValue(farmer, u"cost"_s, Value::ofInt(cost)); }
    [[nodiscard]] std::int64_t cost() const
    {
        return m_document->items().find("card", "farmer")->fields.intOr("cost", -1);
    }
    static QByteArray withCost(int cost)
    {
        return QByteArray(smallCards).replace("cost: 3", "cost: " + QByteArray::number(cost));
    }

    std::unique_ptr<PackFixture> m_pack;
    std::unique_ptr<PackDocument> m_document;
    std::unique_ptr<QSignalSpy> m_problems;
    std::unique_ptr<QSignalSpy> m_conflicts;
};

void TestSaving::savesOnlyWhatChanged()
{
    const QDateTime before = QFileInfo(m_pack->path(u"game.yaml"_s)).lastModified();
    QVERIFY(setCost(4));
    QVERIFY(m_document->isModified());
    QVERIFY(m_document->isModified(farmer));
    QCOMPARE(m_document->savedItem(farmer)->fields.intOr("cost", 0), 3);
    QVERIFY(m_document->save());
    QCOMPARE(m_pack->read(cards), withCost(4));
    QVERIFY(!m_document->isModified());
    QVERIFY(m_document->modifiedItems().isEmpty());
    QVERIFY(m_document->undoStack()->isClean());
    QCOMPARE(QFileInfo(m_pack->path(u"game.yaml"_s)).lastModified(), before);
    m_document->undoStack()->undo(); // goes on past the save
    QCOMPARE(m_document->modifiedItems(), QList<ItemRef>{farmer});
    QVERIFY(m_document->save());
    QCOMPARE(m_pack->read(cards), smallCards);
}

void TestSaving::keepsModeLinkBomAndLineEnds()
{
    const QString target = m_pack->path(u"real.yaml"_s);
    const QByteArray bytes = "\xef\xbb\xbf" + QByteArray(smallCards).replace("\n", "\r\n");
    writeBytes(target, bytes);
    QVERIFY(::chmod(QFile::encodeName(target).constData(), 0640) == 0);
    QFile::remove(m_pack->path(cards));
    QVERIFY(QFile::link(target, m_pack->path(cards)));
    open();
    QVERIFY(setCost(4));
    QVERIFY(m_document->save());
    QVERIFY(QFileInfo(m_pack->path(cards)).isSymLink());
    QCOMPARE(readBytes(target), QByteArray(bytes).replace("cost: 3", "cost: 4"));
    QCOMPARE(modeOf(target), mode_t(0640));
}

void TestSaving::saysWhyNot_data()
{
    QTest::addColumn<QString>("trouble");
    QTest::newRow("file read-only") << u"file"_s;
    QTest::newRow("folder gone") << u"folder"_s;
    QTest::newRow("a folder in its place") << u"directory"_s;
}

void TestSaving::saysWhyNot()
{
    QFETCH(QString, trouble);
    const QString path = m_pack->path(cards);
    QVERIFY(setCost(4));
    std::optional<AsNobody> user;
    if (trouble == u"file"_s) {
        user.emplace(QFileInfo(m_pack->folder()).path());
        QVERIFY(user->isOrdinary());
        QVERIFY(QFile(path).setPermissions(QFileDevice::ReadOwner));
    } else if (trouble == u"folder"_s) {
        QVERIFY(QDir().rename(m_pack->folder(), m_pack->folder() + u"-away"_s));
    } else {
        QFile::remove(path);
        QDir().mkpath(path + u"/x"_s);
    }
    QVERIFY(!m_document->save());
    QVERIFY(!m_problems->isEmpty());
    const QString text = m_problems->front().front().toString();
    QVERIFY2(text.contains(u"base.yaml"_s), qPrintable(text));
    QVERIFY(m_document->isModified(cards));
    QCOMPARE(cost(), 4);
    if (trouble == u"folder"_s)
        QVERIFY(QDir().rename(m_pack->folder() + u"-away"_s, m_pack->folder()));
    else if (trouble == u"directory"_s)
        QDir(path).removeRecursively();
    else
        QFile(path).setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    QVERIFY(m_document->save());
    QCOMPARE(m_pack->read(cards), withCost(4));
}

void TestSaving::savesTheOthersWhenOneFails()
{
    QVERIFY(setCost(4));
    QVERIFY(m_document->setValue({u"game"_s, u"small"_s}, u"rounds"_s, Value::ofInt(6)));
    QFile::remove(m_pack->path(cards));
    QDir().mkpath(m_pack->path(cards) + u"/x"_s);
    QVERIFY(!m_document->save());
    QCOMPARE(m_pack->read(u"game.yaml"_s), QByteArray("name: Small\nrounds: 6\n"));
    QVERIFY(m_document->isModified(cards));
    QVERIFY(!m_document->isModified(u"game.yaml"_s));
}

void TestSaving::ignoresItsOwnSave()
{
    QVERIFY(setCost(4));
    QVERIFY(m_document->save());
    const int steps = m_document->undoStack()->count();
    m_document->checkDisk();
    QTest::qWait(400); // longer than the watcher waits
    QCOMPARE(m_document->undoStack()->count(), steps);
    QVERIFY(m_conflicts->isEmpty());
}

void TestSaving::reloadsUneditedFiles()
{
    m_pack->write(cards, withCost(9));
    QTRY_COMPARE(cost(), 9);
    QVERIFY(!m_document->isModified());
    QVERIFY(m_document->modifiedItems().isEmpty());
    m_document->undoStack()->undo();
    QCOMPARE(cost(), 3);
    QVERIFY(m_document->isModified(cards));
    QVERIFY(m_conflicts->isEmpty());
}

void TestSaving::asksAboutEditedFiles()
{
    QVERIFY(setCost(4));
    m_pack->write(cards, withCost(9));
    QTRY_COMPARE(m_conflicts->size(), 1);
    QCOMPARE(m_conflicts->front().front().toString(), cards);
    QCOMPARE(m_document->conflicts(), QStringList{cards});
    QCOMPARE(cost(), 4);
    QVERIFY(m_document->reload(cards));
    QCOMPARE(cost(), 9);
    QVERIFY(m_document->conflicts().isEmpty());
    QVERIFY(!m_document->isModified());
    m_document->undoStack()->undo(); // the own edit is not lost
    QCOMPARE(cost(), 4);
}

void TestSaving::doesNotOverwriteUnseenChange()
{
    QVERIFY(setCost(4));
    m_pack->write(cards, withCost(9));
    QVERIFY(!m_document->save()); // before the watcher could say a word
    QCOMPARE(m_pack->read(cards), withCost(9));
    QCOMPARE(m_conflicts->size(), 1);
    QVERIFY(m_problems->front().front().toString().contains(cards));
}

void TestSaving::keepsMine()
{
    QVERIFY(setCost(4));
    m_pack->write(cards, withCost(9));
    m_document->checkDisk();
    QCOMPARE(m_document->conflicts(), QStringList{cards});
    m_document->keepMine(cards);
    QVERIFY(m_document->conflicts().isEmpty());
    m_document->checkDisk();
    QCOMPARE(m_conflicts->size(), 1); // decided: no second question about the same version
    QVERIFY(m_document->isModified(cards));
    QVERIFY(m_document->save());
    QCOMPARE(m_pack->read(cards), withCost(4));
}

void TestSaving::noticesRemovedFile()
{
    QFile::remove(m_pack->path(cards));
    m_document->checkDisk();
    QCOMPARE(m_conflicts->size(), 1);
    m_document->checkDisk();
    QCOMPARE(m_document->conflicts(), QStringList{cards});
    QCOMPARE(cost(), 3);
    m_document->keepMine(cards);
    QVERIFY(m_document->isModified(cards));
    QVERIFY(m_document->save());
    QCOMPARE(m_pack->read(cards), smallCards);

    QFile::remove(m_pack->path(cards));
    m_document->checkDisk();
    QVERIFY(m_document->reload(cards)); // takes the disk's word: it is gone
    QVERIFY(!m_document->files().contains(cards));
    QVERIFY(!m_document->isModified());
    m_document->undoStack()->undo();
    QCOMPARE(cost(), 3);
}

void TestSaving::takesUpNewFiles()
{
    m_pack->write(u"cards/more.yaml"_s, "cards:\n  - id: extra\n    name: E\n    cost: 1\n");
    QTRY_VERIFY(m_document->files().contains(u"cards/more.yaml"_s));
    QVERIFY(m_document->items().find("card", "extra") != nullptr);
    QVERIFY(!m_document->isModified());
    m_document->waitForCheck();
    QVERIFY(m_document->items().find("card", "extra") != nullptr);
    QVERIFY(m_document->setValue({u"card"_s, u"extra"_s}, u"cost"_s, Value::ofInt(2)));
}

void TestSaving::treatsSameEditAsSaved()
{
    QVERIFY(setCost(9));
    m_pack->write(cards, withCost(9));
    m_document->checkDisk();
    QVERIFY(m_conflicts->isEmpty());
    QVERIFY(!m_document->isModified());
}

QTEST_GUILESS_MAIN(TestSaving)
#include "tst_saving.moc"
