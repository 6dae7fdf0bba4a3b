#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// The programs as people have them: installed somewhere, run from somewhere else, knowing nothing of the sources.
class TestInstall : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void programSaysItsVersion();
    void commandLineChecksTheInstalledPack();
    void tableOpensAndEndsWhenTold();
    void desktopKnowsTheProgram();

private:
    [[nodiscard]] QString installed(const QString &path) const { return m_prefix.filePath(path); }
    [[nodiscard]] QString pack() const { return installed(QStringLiteral("share/meeplewright/content/steam-time")); }
    /// A process that stands elsewhere and has a home of its own.
    void prepare(QProcess &process, const QString &program, const QStringList &arguments) const;

    QTemporaryDir m_prefix;
    QTemporaryDir m_home;
};

void TestInstall::initTestCase()
{
    QProcess install;
    install.setProcessChannelMode(QProcess::MergedChannels);
    install.start(QStringLiteral("cmake"), {QStringLiteral("--install"), QStringLiteral(MW_BUILD_DIR),
                                            QStringLiteral("--prefix"), m_prefix.path()});
    QVERIFY(install.waitForFinished(60'000));
    QVERIFY2(install.exitCode() == 0, install.readAll().constData());
}

void TestInstall::prepare(QProcess &process, const QString &program, const QStringList &arguments) const
{
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("PATH"), qEnvironmentVariable("PATH"));
    environment.insert(QStringLiteral("HOME"), m_home.path());
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_home.path()); // its mode is 0700
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("QT_QUICK_BACKEND"), QStringLiteral("software"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_home.path());
    process.setProgram(installed(QStringLiteral("bin/") + program));
    process.setArguments(arguments);
}

void TestInstall::programSaysItsVersion()
{
    for (const QString &program : {QStringLiteral("meeplewright"), QStringLiteral("meeplewright-cli")}) {
        QProcess process;
        prepare(process, program, {QStringLiteral("--version")});
        process.start();
        QVERIFY2(process.waitForFinished(30'000), qPrintable(process.errorString()));
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(process.readAllStandardOutput().contains(MW_VERSION));
        QCOMPARE(process.readAllStandardError(), QByteArray());
    }
}

void TestInstall::commandLineChecksTheInstalledPack()
{
    QProcess process;
    prepare(process, QStringLiteral("meeplewright-cli"), {QStringLiteral("check"), pack()});
    process.start();
    QVERIFY2(process.waitForFinished(30'000), qPrintable(process.errorString()));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardOutput().constData());
}

void TestInstall::tableOpensAndEndsWhenTold()
{
    QProcess process;
    prepare(process, QStringLiteral("meeplewright"), {QStringLiteral("--play"), pack()});
    process.start();
    QVERIFY2(process.waitForStarted(), qPrintable(process.errorString()));
    // The pack is remembered once it is open; the table comes before the program hears that it is to end.
    const auto isOpen = [this] {
        QDirIterator files(m_home.path(), {QStringLiteral("*.conf")}, QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains("steam-time"))
                return true;
        }
        return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(process.state() != QProcess::Running || isOpen(), 60'000);
    QVERIFY2(process.state() == QProcess::Running, process.readAllStandardError().constData());
    process.terminate();
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    const QByteArray errors = process.readAllStandardError();
    QVERIFY2(!errors.contains("qrc:") && !errors.contains("QML") && !errors.contains(".qml"), errors.constData());
}

void TestInstall::desktopKnowsTheProgram()
{
    QFile desktop(installed(QStringLiteral("share/applications/meeplewright.desktop")));
    QVERIFY(desktop.open(QIODevice::ReadOnly));
    const QByteArray text = desktop.readAll();
    QVERIFY(text.contains("Exec=meeplewright"));
    QVERIFY(text.contains("Icon=meeplewright"));
    QVERIFY(QFile::exists(installed(QStringLiteral("share/icons/hicolor/scalable/apps/meeplewright.svg"))));
}

QTEST_GUILESS_MAIN(TestInstall)
#include "tst_install.moc"
