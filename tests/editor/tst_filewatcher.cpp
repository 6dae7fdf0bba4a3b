#include "editor/document/filewatcher.h"
#include "packfixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace mw::editor;
using namespace mw::editor::test;
using namespace Qt::StringLiterals;

class TestFileWatcher : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_file = m_dir->filePath(u"cards/a.yaml"_s);
        writeBytes(m_file, "one");
        m_watcher = std::make_unique<FileWatcher>();
        m_watcher->setDelay(20);
        m_watcher->setFiles({m_file});
        m_spy = std::make_unique<QSignalSpy>(m_watcher.get(), &FileWatcher::changed);
    }

    void noticesWrites();
    void noticesReplacingSaves();
    void noticesRemovalAndReturn();
    void noticesNewFilesInFolder();
    void followsSymlinks();
    void reportsBurstsOnce();

private:
    /// Whether a report about the file comes.
    bool isReported()
    {
        return QTest::qWaitFor([this] {
            bool found = false;
            for (const QList<QVariant> &arguments : *m_spy)
                found = found || arguments.front().toStringList().contains(m_file);
            return found;
        });
    }
    void replaceByRename(const QByteArray &bytes)
    {
        const QString other = m_file + u"~"_s;
        writeBytes(other, bytes);
        QVERIFY(::rename(QFile::encodeName(other).constData(), QFile::encodeName(m_file).constData()) == 0);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
    std::unique_ptr<FileWatcher> m_watcher;
    std::unique_ptr<QSignalSpy> m_spy;
};

void TestFileWatcher::noticesWrites()
{
    writeBytes(m_file, "two");
    QVERIFY(isReported());
}

void TestFileWatcher::noticesReplacingSaves()
{
    for (int i = 0; i < 3; ++i) { // the second time shows whether the new file is watched
        m_spy->clear();
        replaceByRename("save " + QByteArray::number(i));
        QVERIFY2(isReported(), qPrintable(QString::number(i)));
    }
    m_spy->clear();
    writeBytes(m_file, "written");
    QVERIFY(isReported());
}

void TestFileWatcher::noticesRemovalAndReturn()
{
    QFile::remove(m_file);
    QVERIFY(isReported());
    m_spy->clear();
    writeBytes(m_file, "back");
    QVERIFY(isReported());
    m_spy->clear();
    writeBytes(m_file, "and watched");
    QVERIFY(isReported());
}

void TestFileWatcher::noticesNewFilesInFolder()
{
    writeBytes(m_dir->filePath(u"cards/new.yaml"_s), "new");
    QTRY_VERIFY(!m_spy->isEmpty());
    QVERIFY(m_spy->front().front().toStringList().contains(m_dir->filePath(u"cards"_s)));
}

void TestFileWatcher::followsSymlinks()
{
    const QString target = m_dir->filePath(u"elsewhere/target.yaml"_s);
    writeBytes(target, "t");
    QFile::remove(m_file);
    QVERIFY(QFile::link(target, m_file));
    m_watcher->setFiles({m_file});
    m_spy->clear();
    writeBytes(target, "changed");
    QTRY_VERIFY(!m_spy->isEmpty());
}

void TestFileWatcher::reportsBurstsOnce()
{
    m_watcher->setDelay(300);
    for (int i = 0; i < 20; ++i)
        writeBytes(m_file, QByteArray::number(i));
    QVERIFY(isReported());
    QCOMPARE(m_spy->size(), 1);
}

QTEST_GUILESS_MAIN(TestFileWatcher)
#include "tst_filewatcher.moc"
