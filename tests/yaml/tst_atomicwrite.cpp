#include "tests/asnobody.h"
#include "yaml/atomicwrite.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace mw;

class TestAtomicWrite : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void makesAFileWithTheUsualMode();
    void replacesAndKeepsTheMode();
    void followsChainsOfLinks();
    void followsALinkToNothing();
    void reportsFailures_data();
    void reportsFailures();
    void keepsWriteProtectedFiles();

private:
    [[nodiscard]] QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    static std::optional<Diagnostic> save(const QString &file, const char *text)
    {
        return yaml::writeAtomically(file.toStdString(), text);
    }
    static QByteArray read(const QString &name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
    }
    /// No temporary file may be left.
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::System | QDir::Hidden);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestAtomicWrite::makesAFileWithTheUsualMode()
{
    QFile other(path("other"));
    QVERIFY(other.open(QIODevice::WriteOnly));
    QVERIFY(!save(path("new"), "text"));
    QCOMPARE(read(path("new")), QByteArray("text"));
    QCOMPARE(QFileInfo(path("new")).permissions(), other.permissions());
}

void TestAtomicWrite::replacesAndKeepsTheMode()
{
    QVERIFY(!save(path("file"), "a long old text"));
    const auto mode = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeGroup;
    QVERIFY(QFile::setPermissions(path("file"), mode));
    QVERIFY(!save(path("file"), "new"));
    QCOMPARE(read(path("file")), QByteArray("new"));
    QCOMPARE(QFileInfo(path("file")).permissions() & (mode | QFileDevice::ReadGroup | QFileDevice::ReadOther), mode);
    QCOMPARE(files(), QStringList{QStringLiteral("file")});
}

void TestAtomicWrite::followsChainsOfLinks()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("sub")));
    QVERIFY(!save(path("sub/real"), "old"));
    QCOMPARE(::symlink("sub/real", path("second").toLocal8Bit().constData()), 0);
    QCOMPARE(::symlink("second", path("first").toLocal8Bit().constData()), 0);
    QVERIFY(!save(path("first"), "new"));
    QVERIFY(QFileInfo(path("first")).isSymLink() && QFileInfo(path("second")).isSymLink());
    QVERIFY(!QFileInfo(path("sub/real")).isSymLink());
    QCOMPARE(read(path("sub/real")), QByteArray("new"));
}

void TestAtomicWrite::followsALinkToNothing()
{
    QCOMPARE(::symlink("later", path("link").toLocal8Bit().constData()), 0);
    QVERIFY(!save(path("link"), "new"));
    QVERIFY(QFileInfo(path("link")).isSymLink());
    QCOMPARE(read(path("later")), QByteArray("new"));
}

void TestAtomicWrite::reportsFailures_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<std::string>("code");
    QTest::newRow("no folder") << QStringLiteral("none/file") << std::string("file.write");
    QTest::newRow("a folder") << QStringLiteral("folder") << std::string("file.kind");
    QTest::newRow("circle") << QStringLiteral("circle") << std::string("file.write");
}

void TestAtomicWrite::reportsFailures()
{
    QFETCH(QString, name);
    QFETCH(std::string, code);
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
    QCOMPARE(::symlink("circle", path("circle").toLocal8Bit().constData()), 0);
    const std::optional<Diagnostic> problem = save(m_folder->filePath(name), "x");
    QVERIFY(problem);
    QCOMPARE(problem->code, code);
    QCOMPARE(QString::fromStdString(problem->location.fileName()), m_folder->filePath(name));
    QVERIFY(QFileInfo(path("folder")).isDir());
    QVERIFY(QFileInfo(path("circle")).isSymLink());
    QCOMPARE(files().filter(QStringLiteral("XXXX")), QStringList());
}

void TestAtomicWrite::keepsWriteProtectedFiles()
{
    const AsNobody user(m_folder->path());
    QVERIFY(user.isOrdinary());
    QVERIFY(!save(path("file"), "old"));
    QVERIFY(QFile::setPermissions(path("file"), QFileDevice::ReadOwner));
    QVERIFY(save(path("file"), "new"));
    QCOMPARE(read(path("file")), QByteArray("old"));
}

QTEST_GUILESS_MAIN(TestAtomicWrite)
#include "tst_atomicwrite.moc"
