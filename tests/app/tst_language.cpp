#include "tests/editor/packcopy.h"

#include "app/application.h"
#include "app/languages.h"
#include "app/session.h"
#include "editor/document/packdocument.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/shell/mainwindow.h"
#include "qml/Playtest/tablehost.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDirIterator>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QUndoStack>

using namespace mw;
using namespace mw::editor;

namespace {

/// A language in which every text of the program stands in brackets.
class Brackets : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *, int) const override
    {
        return QChar(0x27E6) + QString::fromUtf8(source) + QChar(0x27E7);
    }
};

bool isTranslated(const QString &text)
{
    return text.contains(QChar(0x27E6));
}

void addTexts(const QAbstractItemModel *model, const QString &where, QStringList &texts)
{
    for (int column = 0; model && column < model->columnCount(); ++column)
        texts << where + QStringLiteral(" header: ") + model->headerData(column, Qt::Horizontal).toString();
}

/// What a widget itself says, each with the name of the widget and of the property.
QStringList textsOf(const QWidget &widget)
{
    QString name = widget.objectName();
    for (const QWidget *parent = &widget; name.isEmpty() && parent; parent = parent->parentWidget())
        name = parent->objectName();
    const QString where = QLatin1String(widget.metaObject()->className()) + u'#' + name;
    QStringList texts;
    for (const char *property : {"text", "windowTitle", "toolTip", "placeholderText", "title", "accessibleName"})
        if (!qobject_cast<const QLineEdit *>(&widget) || qstrcmp(property, "text") != 0)
            texts << QStringLiteral("%1 %2: %3")
                         .arg(where, QLatin1String(property), widget.property(property).toString());
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
        for (int tab = 0; tab < tabs->count(); ++tab)
            texts << where + QStringLiteral(" tab: ") + tabs->tabText(tab);
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        for (int row = 0; row < box->count(); ++row)
            texts << where + QStringLiteral(" choice: ") + box->itemText(row);
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget))
        addTexts(view->model(), where, texts);
    for (const QAction *action : widget.actions())
        texts << where + QStringLiteral(" action: ") + action->text()
              << where + QStringLiteral(" tip: ") + action->toolTip();
    return texts;
}

/// What the window says, hidden parts included, without what is empty or has no letters.
QStringList textsIn(const MainWindow &window)
{
    static const QRegularExpression letters(QStringLiteral("\\p{L}"));
    QStringList texts = textsOf(window);
    for (const QWidget *widget : window.findChildren<QWidget *>())
        texts << textsOf(*widget);
    texts.removeIf(
        [](const QString &text) { return !text.mid(text.indexOf(QLatin1String(": ")) + 2).contains(letters); });
    texts.removeDuplicates();
    texts.sort();
    return texts;
}

} // namespace

/// Whether a change of the language reaches every dock, page and menu of the running studio.
class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { QCoreApplication::removeTranslator(&m_brackets); }
    void reachesEverything();
    void leavesNothingUntranslated();
    void keepsPlaceAndEdits();
    void rulesAreToldAnew();
    void chosenLanguageIsSpoken();
    void textsAreFiledWhereTheyAreLookedFor();

private:
    static void goToNobel(app::Application &application);
    Brackets m_brackets;
};

void TestLanguage::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("Meeplewright"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_language"));
    QSettings().clear();
}

void TestLanguage::goToNobel(app::Application &application)
{
    application.document()->waitForCheck();
    application.window()->contentPage()->navigator()->goToItem(
        {QStringLiteral("encounter"), QStringLiteral("alfred-nobel")}, QStringLiteral("years"));
}

void TestLanguage::reachesEverything()
{
    const PackCopy pack;
    app::Application switched({QFileInfo(pack.path()).path()});
    switched.showWindow();
    QVERIFY(switched.openPack(pack.path()));
    goToNobel(switched);
    QCoreApplication::installTranslator(&m_brackets);
    QTRY_VERIFY_WITH_TIMEOUT(isTranslated(switched.window()->windowTitle()), 20000);
    // A window that was made in the language from the start says the same.
    QSettings().clear();
    app::Application fresh({QFileInfo(pack.path()).path()});
    fresh.showWindow();
    QVERIFY(fresh.openPack(pack.path()));
    goToNobel(fresh);
    const QStringList expected = textsIn(*fresh.window());
    const QStringList actual = textsIn(*switched.window());
    const QSet<QString> known(expected.begin(), expected.end());
    for (const QString &text : actual)
        QVERIFY2(known.contains(text) || isTranslated(text), qPrintable(text));
    QCoreApplication::removeTranslator(&m_brackets);
    QTRY_VERIFY_WITH_TIMEOUT(
        [&] {
            const QStringList back = textsIn(*switched.window());
            return std::none_of(back.begin(), back.end(), isTranslated);
        }(),
        20000);
}

void TestLanguage::leavesNothingUntranslated()
{
    const PackCopy pack;
    QCoreApplication::installTranslator(&m_brackets);
    app::Application application({QFileInfo(pack.path()).path()});
    application.showWindow();
    QVERIFY(application.openPack(pack.path()));
    goToNobel(application);
    // What is left is content: it stands in the pack's files, or is the name of one of them.
    QString content = application.document()->files().join(u'\n') + u'\n' + application.document()->folder();
    QDirIterator files(QFileInfo(pack.path()).path(), {QStringLiteral("*.yaml")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        content += QString::fromUtf8(file.readAll());
    }
    content = content.simplified();
    static const QRegularExpression words(QStringLiteral("[\\p{L}][\\p{L}'’-]*"));
    QStringList left;
    for (const QString &text : textsIn(*application.window())) {
        const QString said = text.mid(text.indexOf(QLatin1String(": ")) + 2);
        // Worded from the pack's own wording, with pictures in between; ids of items.
        const bool isContent = text.contains(QLatin1String("#effectSentence ")) ||
                               text.contains(QLatin1String("#effectsSentence ")) ||
                               text.startsWith(QLatin1String("QComboBox#usesTarget choice")) ||
                               said.startsWith(QLatin1String("cards/encounters.yaml"));
        if (!isContent && !isTranslated(said) && !content.contains(said.simplified(), Qt::CaseInsensitive))
            left << text.left(200);
    }
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
}

void TestLanguage::keepsPlaceAndEdits()
{
    const PackCopy pack;
    app::Application application({QFileInfo(pack.path()).path()});
    application.showWindow();
    QVERIFY(application.openPack(pack.path()));
    goToNobel(application);
    const ItemRef nobel{QStringLiteral("encounter"), QStringLiteral("alfred-nobel")};
    QVERIFY(application.document()->setValue(nobel, QStringLiteral("name"), Value::ofText("A. N.")));
    QCoreApplication::installTranslator(&m_brackets);
    QTRY_VERIFY_WITH_TIMEOUT(isTranslated(application.window()->windowTitle()), 20000);
    QVERIFY(application.window()->contentPage()->isVisible());
    QCOMPARE(application.window()->contentPage()->navigator()->item(), nobel);
    QVERIFY(application.document()->isModified(nobel));
    QVERIFY(application.window()->isWindowModified());
    application.document()->undoStack()->undo();
    QVERIFY(!application.window()->isWindowModified());
}

/// Those of the table's rule book, which is not read again for every edit.
void TestLanguage::rulesAreToldAnew()
{
    const PackCopy pack;
    app::Application application({QFileInfo(pack.path()).path()});
    QVERIFY(application.playPack(pack.path()));
    table::PlaytestGame *game = application.bridge()->host()->game();
    QVERIFY(game->start());
    const Item rule = *application.document()->items().ofKind("rule").front();
    const auto title = [&] { return game->ruleBook()->titleOf(QString::fromStdString(rule.id)); };
    QCOMPARE(title(), QString::fromStdString(rule.fields.textOr("title", {})));
    QCoreApplication::installTranslator(&m_brackets);
    QTRY_VERIFY_WITH_TIMEOUT(isTranslated(title()), 20000);
    QVERIFY(application.document()->setValue({QStringLiteral("encounter"), QStringLiteral("alfred-nobel")},
                                             QStringLiteral("name"), Value::ofText("A. N.")));
    application.document()->waitForCheck();
    QVERIFY(isTranslated(title()));
    QVERIFY(application.document()->setValue({QStringLiteral("rule"), QString::fromStdString(rule.id)},
                                             QStringLiteral("title"), Value::ofText("Another title")));
    application.document()->waitForCheck();
    QTRY_VERIFY_WITH_TIMEOUT(title().contains(QStringLiteral("Another title")), 20000);
    QVERIFY(isTranslated(title()));
}

void TestLanguage::chosenLanguageIsSpoken()
{
    QCOMPARE(app::Languages::nameOf(QStringLiteral("de")), QStringLiteral("Deutsch"));
    QCOMPARE(app::Languages::nameOf(QStringLiteral("en")), QStringLiteral("English")); // of no country
    QCOMPARE(app::Languages::nameOf(QStringLiteral("es")), QStringLiteral("Español"));
    QCOMPARE(app::Languages::nameOf(QStringLiteral("nl")), QStringLiteral("Nederlands"));
    QVERIFY(app::Languages::nameOf(QStringLiteral("pt_BR")).contains(QStringLiteral("Brasil")));
    app::Languages languages({QStringLiteral("/nowhere"), QStringLiteral(MW_TEST_CATALOGUES)});
    QCOMPARE(languages.found(), QStringList{QStringLiteral("eo")});
    const PackCopy pack;
    app::Application application({QFileInfo(pack.path()).path()}, &languages);
    application.showWindow();
    QVERIFY(application.playPack(pack.path()));
    const auto says = [&](const QString &text) {
        const auto labels = application.window()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) { return label->text() == text; });
    };
    const auto choice = [&](const QString &code) {
        return application.window()->findChild<QAction *>(QStringLiteral("language-") + code);
    };
    QVERIFY(says(QStringLiteral("Recent")));
    QVERIFY(choice({}) && choice({})->isChecked());
    QVERIFY(choice(QStringLiteral("eo")));
    QCOMPARE(choice(QStringLiteral("eo"))->text(), app::Languages::nameOf(QStringLiteral("eo")));
    QVERIFY(application.bridge()->host()->game()->start());
    const auto undo = [&] {
        const auto *button = application.bridge()->host()->window()->findChild<QObject *>(QStringLiteral("undo"));
        return button ? button->property("text").toString() : QString();
    };
    QCOMPARE(undo(), QStringLiteral("Undo"));
    choice(QStringLiteral("eo"))->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("Lastaj")), 20000);
    QTRY_COMPARE_WITH_TIMEOUT(undo(), QStringLiteral("Malfari"), 20000);
    QVERIFY(choice(QStringLiteral("eo"))->isChecked());
    QCOMPARE(app::Session().language(), QStringLiteral("eo"));
    choice({})->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("Recent")), 20000);
    QCOMPARE(app::Session().language(), QString());
    languages.choose(QStringLiteral("tlh")); // of which there is no catalogue
    QCOMPARE(languages.chosen(), QString());
}

/// A text that lupdate files elsewhere than the program looks for it stays untranslated.
void TestLanguage::textsAreFiledWhereTheyAreLookedFor()
{
    const QTemporaryDir folder;
    QProcess lupdate;
    lupdate.setWorkingDirectory(mw::sourcePath());
    lupdate.setProcessChannelMode(QProcess::MergedChannels);
    lupdate.start(QStringLiteral(MW_LUPDATE), {QStringLiteral("-recursive"), QStringLiteral("-I"), QStringLiteral("."),
                                               QStringLiteral("editor"), QStringLiteral("qml"), QStringLiteral("app"),
                                               QStringLiteral("-ts"), folder.filePath(QStringLiteral("all.ts"))});
    QVERIFY(lupdate.waitForFinished(60'000));
    QCOMPARE(lupdate.exitCode(), 0);
    const QString said = QString::fromUtf8(lupdate.readAll());
    for (const QString &line : said.split(u'\n'))
        QVERIFY2(!line.contains(QStringLiteral("lacks Q_OBJECT")) && !line.contains(QStringLiteral("Qualifying with")),
                 qPrintable(line));
    QVERIFY(said.contains(QStringLiteral("source text(s)")));
}

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"
