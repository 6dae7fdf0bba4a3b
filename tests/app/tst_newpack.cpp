#include "tests/editor/packcopy.h"

#include "app/application.h"
#include "app/newpack.h"
#include "app/packfinder.h"
#include "editor/document/packdocument.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/shell/mainwindow.h"

#include <QApplication>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <unistd.h>

using namespace mw;
using namespace mw::editor;

/// A pack of one's own, made from an installed game.
class TestNewPack : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void copiesAndPlaysByTheSameRules();
    void changesOnlyTheNameAndRules();
    void overwritesNothing_data();
    void overwritesNothing();
    void saysWhatCannotBeWritten();
    void startPageMakesOne();

private:
    [[nodiscard]] QString place(const QString &name) const { return m_home->filePath(name); }
    [[nodiscard]] NewPack wanted(const QString &folder) const
    {
        return {m_source->path(), place(folder), QStringLiteral("Brass & Steam: mine")};
    }
    /// All files below a folder with their bytes.
    static QMap<QString, QByteArray> filesIn(const QString &folder);

    std::unique_ptr<PackCopy> m_source;
    std::unique_ptr<QTemporaryDir> m_home;
};

void TestNewPack::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("Meeplewright"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_newpack"));
    QSettings().clear();
}

void TestNewPack::init()
{
    m_source = std::make_unique<PackCopy>();
    m_home = std::make_unique<QTemporaryDir>();
}

QMap<QString, QByteArray> TestNewPack::filesIn(const QString &folder)
{
    QMap<QString, QByteArray> files;
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        if (file.open(QIODevice::ReadOnly))
            files.insert(QDir(folder).relativeFilePath(file.fileName()), file.readAll());
    }
    return files;
}

void TestNewPack::copiesAndPlaysByTheSameRules()
{
    const NewPack pack = wanted(QStringLiteral("mine"));
    QCOMPARE(app::createPack(pack), QString());
    PackDocument document;
    QString error;
    QVERIFY2(document.open(pack.folder, &error), qPrintable(error));
    document.waitForCheck();
    for (const Diagnostic &problem : document.diagnostics())
        QVERIFY2(problem.severity != Severity::Error, problem.toString().c_str());
    QVERIFY(document.pack());
    QCOMPARE(document.pack()->rules->game(), std::string_view("steam-time"));
    QCOMPARE(document.gameName(), pack.name);
    QCOMPARE(QDir(m_home->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("mine")});
    // A pack made from that one plays by the same rules too.
    const NewPack second{pack.folder, place(QStringLiteral("second")), QStringLiteral("Second")};
    QCOMPARE(app::createPack(second), QString());
    QVERIFY(document.open(second.folder, &error));
    document.waitForCheck();
    QCOMPARE(document.pack()->rules->game(), std::string_view("steam-time"));
}

void TestNewPack::changesOnlyTheNameAndRules()
{
    const NewPack pack = wanted(QStringLiteral("mine"));
    QMap<QString, QByteArray> before = filesIn(m_source->path());
    QCOMPARE(app::createPack(pack), QString());
    QCOMPARE(filesIn(m_source->path()), before);
    QMap<QString, QByteArray> after = filesIn(pack.folder);
    QVERIFY(!after.take(QStringLiteral("types.yaml")).isEmpty());
    const QByteArray game = after.take(QStringLiteral("game.yaml"));
    QByteArray expected = before.take(QStringLiteral("game.yaml"));
    QCOMPARE(after, before);
    expected.replace("name: Steam Time\n", "name: \"Brass & Steam: mine\"\nrules: steam-time\n");
    QCOMPARE(game, expected);
}

void TestNewPack::overwritesNothing_data()
{
    QTest::addColumn<QString>("there");
    QTest::addColumn<QString>("folder");
    QTest::newRow("folder with a file") << "mine/notes.txt"
                                        << "mine";
    QTest::newRow("folder with a hidden file") << "mine/.git"
                                               << "mine";
    QTest::newRow("a file") << "mine"
                            << "mine";
    QTest::newRow("no parent") << "other"
                               << "nowhere/mine";
}

void TestNewPack::overwritesNothing()
{
    QFETCH(QString, there);
    QFETCH(QString, folder);
    QVERIFY(QDir().mkpath(QFileInfo(place(there)).path()));
    QFile file(place(there));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") > 0);
    file.close();
    const auto before = filesIn(m_home->path());
    const QString problem = app::createPack(wanted(folder));
    QVERIFY(!problem.isEmpty());
    QVERIFY2(problem.contains(QDir::toNativeSeparators(m_home->path())), qPrintable(problem));
    QCOMPARE(filesIn(m_home->path()), before);
    // An empty folder is as good as none.
    QVERIFY(QDir().mkdir(place(QStringLiteral("empty"))));
    QCOMPARE(app::createPack(wanted(QStringLiteral("empty"))), QString());
    // Not into the pack that is copied.
    QVERIFY(!app::createPack({m_source->path(), m_source->path() + QStringLiteral("/copy"), QStringLiteral("x")})
                 .isEmpty());
    QVERIFY(!QFile::exists(m_source->path() + QStringLiteral("/copy")));
}

void TestNewPack::saysWhatCannotBeWritten()
{
    if (::geteuid() == 0) {
        // Nothing is forbidden to the administrator, but even they cannot make folders in /proc.
        const NewPack pack{m_source->path(), QStringLiteral("/proc/mine"), QStringLiteral("x")};
        QVERIFY(app::createPack(pack).contains(QStringLiteral("/proc")));
        return;
    }
    QVERIFY(QFile::setPermissions(m_home->path(), QFile::ReadOwner | QFile::ExeOwner));
    const QString problem = app::createPack(wanted(QStringLiteral("mine")));
    QVERIFY(QFile::setPermissions(m_home->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY2(problem.contains(QDir::toNativeSeparators(m_home->path())), qPrintable(problem));
    QVERIFY(filesIn(m_home->path()).isEmpty());
}

void TestNewPack::startPageMakesOne()
{
    app::Application application({QFileInfo(m_source->path()).path()});
    application.showWindow();
    auto *button = application.window()->findChild<QPushButton *>(QStringLiteral("newPack"));
    QVERIFY(button && button->isEnabled());
    QVERIFY(QDir().mkdir(place(QStringLiteral("taken"))));
    QFile file(place(QStringLiteral("taken/file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QString refusal;
    QTimer::singleShot(0, this, [&] {
        QWidget *dialog = QApplication::activeModalWidget();
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("newPackName"));
        auto *folder = dialog->findChild<QLineEdit *>(QStringLiteral("newPackFolder"));
        auto *create = dialog->findChild<QPushButton *>(QStringLiteral("newPackCreate"));
        name->clear();
        QVERIFY(!create->isEnabled());
        QTest::keyClicks(name, QStringLiteral("My Brass, 2nd"));
        QVERIFY(folder->text().endsWith(QStringLiteral("my-brass-2nd")));
        folder->setText(place(QStringLiteral("taken")));
        QTest::mouseClick(create, Qt::LeftButton);
        refusal = dialog->findChild<QLabel *>(QStringLiteral("newPackProblem"))->text();
        folder->setText(place(QStringLiteral("my-brass")));
        QTest::mouseClick(create, Qt::LeftButton);
    });
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY2(refusal.contains(QStringLiteral("taken")), qPrintable(refusal));
    QCOMPARE(application.document()->folder(), place(QStringLiteral("my-brass")));
    QCOMPARE(application.document()->gameName(), QStringLiteral("My Brass, 2nd"));
    QVERIFY(application.window()->contentPage()->isVisible());
}

QTEST_MAIN(TestNewPack)
#include "tst_newpack.moc"
