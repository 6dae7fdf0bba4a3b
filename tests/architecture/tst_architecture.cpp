#include "tests/sourcepath.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// Do the includes keep to the arrows of the architecture, and do files stay readable?
class TestArchitecture : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void arrows_data();
    void arrows();
    void sizes_data();
    void sizes();
    void typedQml();
    void noPlaceholders();

private:
    struct Source {
        QString path; ///< relative to the project's root
        QStringList lines;
    };
    QList<Source> m_sources;
};

void TestArchitecture::initTestCase()
{
    const QDir root(mw::sourcePath());
    for (const char *folder : {"engine", "editor", "qml", "app"}) {
        QDirIterator it(root.filePath(QString::fromLatin1(folder)),
                        {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.qml")}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            m_sources.append(
                {root.relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))});
        }
    }
    QVERIFY(m_sources.size() > 50);
}

void TestArchitecture::arrows_data()
{
    QTest::addColumn<QString>("files");     // regular expression over paths
    QTest::addColumn<QString>("forbidden"); // regular expression over included names
    const auto widgets = QStringLiteral(
        "^(QtWidgets|Q(Abstract(Button|ItemDelegate|ItemView|ScrollArea|Slider|SpinBox)|Application|Action|"
        "(Check|Combo|Group|Spin)Box|Completer|Dialog|DialogButtonBox|DockWidget|FileDialog|Frame|HeaderView|"
        "Label|LineEdit|(List|Table|Tree)(View|Widget)|MainWindow|Menu|MenuBar|MessageBox|PlainTextEdit|"
        "ProgressBar|PushButton|ScrollArea|Splitter|StackedWidget|StatusBar|TabWidget|TextEdit|ToolBar|"
        "ToolButton|Widget|[HV]BoxLayout|(Form|Grid)Layout))$");
    QTest::newRow("the engine knows no Qt") << "^engine/"
                                            << "^Q[A-Z]|^Qt";
    QTest::newRow("the parser stays in engine/yaml") << "^(engine/(core|games)|editor|qml|app)/"
                                                     << "yaml-cpp";
    QTest::newRow("the engine does not reach up") << "^engine/"
                                                  << "^(editor|qml|app|tests)/";
    QTest::newRow("core knows no game") << "^engine/core/"
                                        << "^(engine/)?games/";
    QTest::newRow("rules know no YAML") << "^engine/(core|games)/"
                                        << "^(engine/)?yaml/";
    QTest::newRow("the editor knows no game") << "^editor/"
                                              << "^(engine/)?games/.+/";
    QTest::newRow("the editor does not reach up") << "^editor/"
                                                  << "^app/";
    QTest::newRow("no widgets in the document") << "^editor/(document|models)/" << widgets;
    QTest::newRow("the table knows no editor") << "^qml/"
                                               << "^(editor|app)/";
    QTest::newRow("the table knows no YAML") << "^qml/"
                                             << "^(engine/)?yaml/";
    QTest::newRow("no widgets in the table") << "^qml/" << widgets;
    QTest::newRow("the command line needs no screen") << "^app/cli"
                                                      << "^Q[A-Z]";
}

void TestArchitecture::arrows()
{
    QFETCH(QString, files);
    QFETCH(QString, forbidden);
    const QRegularExpression path(files);
    const QRegularExpression name(forbidden);
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"));
    QStringList breaches;
    for (const Source &source : std::as_const(m_sources)) {
        if (!path.match(source.path).hasMatch())
            continue;
        for (qsizetype i = 0; i < source.lines.size(); ++i) {
            const auto match = include.match(source.lines[i]);
            if (match.hasMatch() && name.match(match.captured(1)).hasMatch())
                breaches << QStringLiteral("%1:%2: %3").arg(source.path).arg(i + 1).arg(match.captured(1));
        }
    }
    QVERIFY2(breaches.isEmpty(), qPrintable(breaches.join(QLatin1Char('\n'))));
}

void TestArchitecture::sizes_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<int>("limit");
    QTest::newRow("headers") << ".h" << 200;
    QTest::newRow("sources") << ".cpp" << 400;
    QTest::newRow("QML") << ".qml" << 150;
}

void TestArchitecture::sizes()
{
    QFETCH(QString, suffix);
    QFETCH(int, limit);
    QStringList large;
    for (const Source &source : std::as_const(m_sources)) {
        if (source.path.endsWith(suffix) && source.lines.size() - 1 > limit)
            large << QStringLiteral("%1 has %2 lines").arg(source.path).arg(source.lines.size() - 1);
    }
    QVERIFY2(large.isEmpty(), qPrintable(large.join(QLatin1Char('\n'))));
}

void TestArchitecture::typedQml()
{
    static const QRegularExpression untyped(QStringLiteral("^\\s*(required\\s+|readonly\\s+)*property\\s+var\\b"));
    for (const Source &source : std::as_const(m_sources)) {
        for (qsizetype i = 0; source.path.endsWith(QStringLiteral(".qml")) && i < source.lines.size(); ++i)
            QVERIFY2(!untyped.match(source.lines[i]).hasMatch(),
                     qPrintable(QStringLiteral("%1:%2").arg(source.path).arg(i + 1)));
    }
}

void TestArchitecture::noPlaceholders()
{
    static const QRegularExpression placeholder(QStringLiteral("\\b(TODO|FIXME|XXX|HACK)\\b|lorem ipsum"));
    for (const Source &source : std::as_const(m_sources)) {
        for (qsizetype i = 0; i < source.lines.size(); ++i)
            QVERIFY2(!placeholder.match(source.lines[i]).hasMatch(),
                     qPrintable(QStringLiteral("%1:%2").arg(source.path).arg(i + 1)));
    }
}

QTEST_GUILESS_MAIN(TestArchitecture)
#include "tst_architecture.moc"
