#include "app/application.h"

#include "app/gamefiles.h"
#include "app/languages.h"
#include "app/newpack.h"
#include "app/packfinder.h"
#include "editor/document/messagetext.h"
#include "editor/views/achievements/achievementspage.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/shell/banner.h"
#include "editor/views/shell/comparedialog.h"
#include "editor/views/shell/mainwindow.h"
#include "editor/views/start/startpage.h"
#include "qml/Playtest/tablehost.h"
#include "yaml/sourcefile.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>

namespace mw::app {

using editor::MainWindow;
using editor::PackDocument;

namespace {
constexpr int dialogWait = 200; // milliseconds between looks whether a dialog is still open
const QString pageKey = QStringLiteral("window/page");
} // namespace

Application::Application(const QStringList &contentFolders, Languages *languages, QObject *parent)
    : QObject(parent), m_contentFolders(contentFolders), m_languages(languages), m_recent(contentFolders),
      m_bridge(&m_document, &m_session), m_achievements(&m_document, &m_session), m_faces(&m_document)
{
    editor::applyAppearance(*qApp, m_session.scheme());
    makeWindow();
    connect(&m_endSignals, &EndSignals::received, this, &Application::endSession);
    connect(&m_bridge, &PlaytestBridge::gameWanted, this, &Application::openGame, Qt::QueuedConnection);
    connect(&m_bridge, &PlaytestBridge::sourceWanted, this, &Application::showSource);
    connect(&m_bridge, &PlaytestBridge::recentChanged, this, &Application::showRecent);
    connect(&m_bridge, &PlaytestBridge::tableMade, &m_achievements, &Achievements::watch);
    connect(&m_achievements, &Achievements::changed, this, &Application::showAchievements);
}

Application::~Application() = default;

void Application::makeWindow()
{
    m_window = std::make_unique<MainWindow>(&m_document);
    m_window->startPage()->setPacks(findPacks(m_contentFolders));
    m_window->showScheme(m_session.scheme());
    showLanguages();
    showRecent();
    connectWindow();
}

void Application::showLanguages()
{
    if (!m_languages)
        return;
    QList<MainWindow::Language> shown;
    for (const QString &language : m_languages->found())
        shown << MainWindow::Language{language, Languages::nameOf(language)};
    m_window->showLanguages(shown, m_languages->chosen());
    connect(m_window.get(), &MainWindow::languageChosen, this, [this](const QString &language) {
        m_session.setLanguage(language);
        m_languages->choose(language);
    });
}

void Application::renewWindow()
{
    if (QApplication::activeModalWidget()) { // it belongs to the window; as soon as it is answered
        QTimer::singleShot(dialogWait, this, &Application::renewWindow);
        return;
    }
    m_window->saveLayout(m_session.settings());
    const bool wasShown = m_window->isVisible();
    makeWindow();
    if (m_bridge.host())
        m_bridge.host()->retell();
    m_window->restoreLayout(m_session.settings());
    if (!m_document.folder().isEmpty()) {
        m_window->showPage(static_cast<MainWindow::Page>(m_session.settings().value(pageKey).toInt()));
        m_window->showConflicts();
        offerRecovery();
    }
    if (wasShown)
        showWindow();
}

void Application::showWindow()
{
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void Application::restoreSession()
{
    const QString folder = m_session.pack();
    if (!folder.isEmpty() && QDir(folder).exists() && openPack(folder))
        m_window->restoreLayout(m_session.settings());
    m_window->showPage(MainWindow::StartIndex);
    if (m_session.settings().value(pageKey).toInt() == MainWindow::ContentIndex && !m_document.folder().isEmpty())
        m_window->showPage(MainWindow::ContentIndex);
}

bool Application::openPath(const QString &path)
{
    Diagnostics ignored; // a file that is no saved game is one of a pack
    if (!QFileInfo(path).isFile())
        return openPack(path);
    if (readGame(path, ignored))
        return openGame(path);
    for (QDir folder = QFileInfo(path).absoluteDir(); !folder.isRoot(); folder = QFileInfo(folder.path()).dir())
        if (folder.exists(QStringLiteral("game.yaml"))) {
            if (!openPack(folder.path()))
                return false;
            const QString file = folder.relativeFilePath(QFileInfo(path).absoluteFilePath());
            if (m_document.files().contains(file))
                showSource(file, 1);
            return true;
        }
    return openPack(path); // it says why not
}

bool Application::openPack(const QString &folder)
{
    const QString path = QDir(folder).absolutePath();
    if (path == m_document.folder()) {
        m_window->showPage(MainWindow::ContentIndex);
        return true;
    }
    if (!mayLeavePack())
        return false;
    QString error;
    if (!m_document.open(path, &error)) {
        m_window->addBanner(QStringLiteral("open"), error);
        return false;
    }
    m_bridge.closeTable();
    m_session.setPack(path);
    m_session.addRecent(path);
    showRecent();
    m_window->showPage(MainWindow::ContentIndex);
    m_window->contentPage()->showFirst();
    offerRecovery();
    return true;
}

bool Application::playPack(const QString &folder)
{
    const bool onStart = m_document.folder() != QDir(folder).absolutePath();
    if (!openPack(folder))
        return false;
    if (onStart)
        m_window->showPage(MainWindow::StartIndex);
    return play();
}

bool Application::play()
{
    m_document.waitForCheck();
    const auto &problems = m_document.diagnostics();
    if (hasErrors(problems)) {
        tellErrors();
        return false;
    }
    return m_bridge.play();
}

bool Application::playSetup(const QString &option, const QString &value)
{
    m_document.waitForCheck();
    if (hasErrors(m_document.diagnostics())) {
        tellErrors();
        return false;
    }
    if (!m_bridge.isUnderWay())
        return m_bridge.playSetup(option, value);
    auto *banner = m_window->addBanner(QStringLiteral("play"), tr("A game is under way at the table."));
    banner->addChoice(QStringLiteral("leaveGame"), tr("Leave it for a new one"),
                      [this, option, value] { m_bridge.playSetup(option, value); });
    banner->addChoice(QStringLiteral("keepGame"), tr("Go on with it"), [this] { m_bridge.play(); });
    return false;
}

void Application::showAchievements()
{
    auto *page = m_window->achievementsPage();
    page->setProfiles(m_achievements.profiles(), m_achievements.profile());
    page->setResults(m_achievements.results());
    page->setProblem(m_achievements.problem());
}

void Application::connectWindow()
{
    auto *start = m_window->startPage();
    connect(start, &editor::StartPage::editRequested, this, &Application::openPack);
    connect(start, &editor::StartPage::playRequested, this, &Application::playPack);
    connect(start, &editor::StartPage::recentActivated, this, &Application::openRecent);
    connect(m_window.get(), &MainWindow::openRequested, this, &Application::askForPack);
    connect(m_window.get(), &MainWindow::newRequested, this, &Application::askForNewPack);
    connect(m_window.get(), &MainWindow::playRequested, this, &Application::play);
    connect(m_window.get(), &MainWindow::setupPlayRequested, this, &Application::playSetup);
    connect(m_window.get(), &MainWindow::achievementsShown, this, &Application::showAchievements);
    connect(m_window->achievementsPage(), &editor::AchievementsPage::playRequested, this, &Application::playSetup);
    connect(m_window->achievementsPage(), &editor::AchievementsPage::profileChosen, &m_achievements,
            &Achievements::setProfile);
    connect(m_window.get(), &MainWindow::compareRequested, this, &Application::compare);
    connect(m_window.get(), &MainWindow::schemeChosen, this, [this](editor::ColourScheme scheme) {
        m_session.setScheme(scheme);
        editor::applyAppearance(*qApp, scheme);
    });
    connect(m_window.get(), &MainWindow::aboutToClose, this, [this] { m_window->saveLayout(m_session.settings()); });
    connect(m_window.get(), &MainWindow::quitRequested, this, &Application::quit);
    connect(m_window.get(), &MainWindow::languageChanged, this, &Application::renewWindow, Qt::QueuedConnection);
    connect(qApp, &QGuiApplication::commitDataRequest, m_window.get(), &MainWindow::endSession, Qt::DirectConnection);
}

void Application::askForPack()
{
    const QString folder = QFileDialog::getExistingDirectory(m_window.get(), tr("Open pack"), m_document.folder());
    if (!folder.isEmpty())
        openPack(folder);
}

void Application::askForNewPack()
{
    const QString place = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    editor::NewPackDialog dialog(m_window->startPage()->packs(), place, createPack, m_window.get());
    if (dialog.exec() == QDialog::Accepted)
        openPack(dialog.pack().folder);
}

bool Application::mayLeavePack()
{
    if (!m_document.isModified())
        return true;
    const auto answer = QMessageBox::question(
        m_window.get(), tr("Unsaved changes"),
        tr("%1 has unsaved changes. Save them before opening another pack?").arg(m_document.gameName()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && m_document.save());
}

void Application::openRecent(const QString &path)
{
    QFileInfo(path).isDir() ? openPack(path) : openGame(path);
}

bool Application::openGame(const QString &path)
{
    Diagnostics problems;
    const auto save = readGame(path, problems);
    if (!save) {
        m_window->addBanner(QStringLiteral("open"),
                            tr("%1 cannot be opened. %2").arg(QFileInfo(path).fileName(), reasonOf(problems)));
        return false;
    }
    m_document.waitForCheck();
    QString folder = packFolderOf(*save, path);
    const bool fits = m_document.pack() && m_document.pack()->rules->game() == save->game;
    if (folder.isEmpty() && !fits)
        folder = findPack(QString::fromStdString(save->game), m_contentFolders);
    if (folder.isEmpty() && !fits) {
        m_window->addBanner(QStringLiteral("open"),
                            tr("The pack of %1 is not in %2 any more. Open it where it is now, then the game again.")
                                .arg(QFileInfo(path).fileName(), QString::fromStdString(save->pack)));
        return false;
    }
    const bool onStart = m_document.folder().isEmpty();
    if (!folder.isEmpty() && !openPack(folder))
        return false;
    if (onStart)
        m_window->showPage(MainWindow::StartIndex);
    m_document.waitForCheck();
    if (m_bridge.playSaved(path))
        return true;
    if (!m_document.pack())
        tellErrors();
    return false;
}

void Application::endSession()
{
    m_window->endSession();
    emit ended();
}

void Application::quit()
{
    m_bridge.closeTable();
    emit ended();
}

void Application::offerRecovery()
{
    const QStringList files = m_document.recoverable();
    if (files.isEmpty())
        return;
    auto *banner = m_window->addBanner(QStringLiteral("recovery"),
                                       tr("Meeplewright ended without saving. There are unsaved changes in %1.")
                                           .arg(files.join(QStringLiteral(", "))));
    banner->addChoice(QStringLiteral("recover"), tr("Bring them back"), [this] { m_document.recover(); });
    banner->addChoice(QStringLiteral("forget"), tr("Forget them"), [this] { m_document.discardRecovery(); });
}

void Application::tellErrors()
{
    const auto &problems = m_document.diagnostics();
    const auto first = std::find_if(problems.begin(), problems.end(),
                                    [](const Diagnostic &problem) { return problem.severity == Severity::Error; });
    const auto count = std::count_if(problems.begin(), problems.end(),
                                     [](const Diagnostic &problem) { return problem.severity == Severity::Error; });
    const QString place = QString::fromStdString(first->location.toString()); // some are about the pack as a whole
    const QString what = editor::toText(first->message);
    const QString text =
        place.isEmpty() ? tr("The pack cannot be played. Errors: %1. The first: %2").arg(count).arg(what)
                        : tr("The pack cannot be played. Errors: %1. The first, in %2: %3").arg(count).arg(place, what);
    auto *banner = m_window->addBanner(QStringLiteral("play"), text);
    banner->addChoice(QStringLiteral("showError"), tr("Show the error"), [this, problem = *first] {
        m_window->showPage(MainWindow::ContentIndex);
        m_window->contentPage()->showProblem(problem);
    });
    if (m_document.pack())
        banner->addChoice(QStringLiteral("playLastGood"), tr("Play the last good version"),
                          [this] { m_bridge.play(); });
}

void Application::compare(const QString &file)
{
    QFile disk(m_document.folder() + u'/' + file);
    const QByteArray bytes = disk.open(QIODevice::ReadOnly) ? disk.readAll() : QByteArray();
    editor::CompareDialog dialog(file, bytes, m_document.text(file), m_window.get());
    switch (dialog.exec()) {
    case editor::CompareDialog::TakeDisk:
        m_document.reload(file);
        break;
    case editor::CompareDialog::KeepMine:
        m_document.keepMine(file);
        break;
    default:
        break;
    }
    m_window->showConflicts(); // those still undecided
}

void Application::showSource(const QString &file, int line)
{
    const yaml::SourceFile source(file.toStdString(), m_document.text(file).toStdString());
    showWindow();
    m_window->showPage(MainWindow::ContentIndex);
    m_window->contentPage()->showByte(file, source.offsetOf(line, 1));
}

void Application::showRecent()
{
    m_window->startPage()->setRecent(m_recent.entries(m_session.recent()));
}

} // namespace mw::app
