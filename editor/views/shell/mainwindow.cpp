#include "editor/views/shell/mainwindow.h"

#include "editor/document/packdocument.h"
#include "editor/models/issuesmodel.h"
#include "editor/views/achievements/achievementspage.h"
#include "editor/views/content/contentpage.h"
#include "editor/views/shell/banner.h"
#include "editor/views/shell/commandpalette.h"
#include "editor/views/shell/keysdialog.h"
#include "editor/views/shell/pagerail.h"
#include "editor/views/shell/paletteentries.h"
#include "editor/views/start/startpage.h"
#include "editor/views/theme/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace mw::editor {

namespace {
constexpr int sayMs = 8000;
constexpr int namesShown = 4; // of files in a banner
} // namespace

MainWindow::MainWindow(PackDocument *document, QWidget *parent)
    : QMainWindow(parent), m_document(document), m_rail(new PageRail), m_pages(new QStackedWidget),
      m_banners(new QVBoxLayout), m_start(new StartPage), m_content(new ContentPage(document)),
      m_achievements(new AchievementsPage), m_palette(new CommandPalette(this)), m_problems(new QLabel),
      m_place(new QLabel)
{
    setObjectName(QStringLiteral("mainWindow"));
    resize(QSize(1280, 720).expandedTo(screen()->availableSize() * 4 / 5));
    buildPages();
    buildMenus();
    connect(m_start, &StartPage::openRequested, this, &MainWindow::openRequested);
    connect(m_start, &StartPage::newRequested, this, &MainWindow::newRequested);
    connect(m_content, &ContentPage::said, this, &MainWindow::say);
    connect(m_content, &ContentPage::setupPlayRequested, this, &MainWindow::setupPlayRequested);
    connect(document, &PackDocument::problemOccurred, this, &MainWindow::say);
    connect(document, &PackDocument::conflictFound, this, &MainWindow::showConflicts, Qt::QueuedConnection);
    connect(document, &PackDocument::modifiedChanged, this, &MainWindow::updateConflicts);
    connect(document, &PackDocument::modifiedChanged, this, &MainWindow::updateState);
    connect(document, &PackDocument::changed, this, &MainWindow::onChanged);
    connect(document, &PackDocument::diagnosticsChanged, this, &MainWindow::updateProblems);
    connect(m_content->navigator(), &Navigator::placeChanged, this, &MainWindow::updateState);
    showPage(StartIndex);
    updateState();
    updateProblems();
}

void MainWindow::showPage(Page page)
{
    m_pages->setCurrentIndex(page);
    m_pageActions.at(page)->setChecked(true);
    if (page == AchievementsIndex)
        emit achievementsShown();
    m_menus.tools->setVisible(page == ContentIndex);
    for (QMenu *menu : {m_menus.edit, m_menus.go})
        menu->menuAction()->setEnabled(page == ContentIndex);
}

Banner *MainWindow::addBanner(const QString &key, const QString &text)
{
    removeBanners(key);
    auto *banner = new Banner(key, text);
    m_banners->addWidget(banner);
    return banner;
}

void MainWindow::removeBanners(const QString &key)
{
    for (int i = m_banners->count() - 1; i >= 0; --i)
        if (auto *old = qobject_cast<Banner *>(m_banners->itemAt(i)->widget());
            old && (key.isEmpty() || old->key() == key)) {
            m_banners->removeWidget(old);
            old->hide();
            old->deleteLater(); // one of its buttons may be what led here
        }
}

void MainWindow::say(const QString &text)
{
    statusBar()->showMessage(text, sayMs);
}

void MainWindow::showScheme(ColourScheme scheme)
{
    m_schemes.at(static_cast<int>(scheme))->setChecked(true);
}

void MainWindow::saveLayout(QSettings &settings) const
{
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/page"), m_pages->currentIndex());
    if (!m_document->folder().isEmpty())
        m_content->saveLayout(settings);
}

void MainWindow::restoreLayout(const QSettings &settings)
{
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    m_content->restoreLayout(settings);
}

void MainWindow::endSession()
{
    m_isEnding = true;
    emit aboutToClose();
    m_document->leaveToRecovery();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_isEnding)
        return event->accept();
    if (m_document->isModified()) {
        QMessageBox box(QMessageBox::Warning, tr("Unsaved changes"),
                        tr("%1 has unsaved changes.").arg(m_document->gameName()),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
        box.setInformativeText(tr("Save them before closing?"));
        const int answer = box.exec();
        if (answer == QMessageBox::Cancel || (answer == QMessageBox::Save && !m_document->save())) {
            event->ignore();
            return;
        }
    }
    emit aboutToClose();
    event->accept();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        emit languageChanged();
}

void MainWindow::buildPages()
{
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_content);
    m_pages->addWidget(m_achievements);
    auto *centre = new QWidget;
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    m_banners->setSpacing(0);
    column->addLayout(m_banners);
    column->addWidget(m_pages, 1);
    auto *row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addLayout(column, 1);
    setCentralWidget(centre);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addPermanentWidget(m_place);
    statusBar()->addPermanentWidget(m_problems);
    m_place->setMinimumWidth(1); // a long path does not keep the window wide
    m_problems->setObjectName(QStringLiteral("problemCount"));
}

void MainWindow::buildMenus()
{
    for (QMenu **menu : {&m_menus.file, &m_menus.edit, &m_menus.view, &m_menus.go, &m_menus.play, &m_menus.help})
        *menu = menuBar()->addMenu(QString());
    m_menus.tools = addToolBar(QString());
    m_menus.tools->setObjectName(QStringLiteral("tools"));
    m_menus.tools->setMovable(false);
    m_menus.tools->setIconSize({20, 20});
    m_menus.tools->toggleViewAction()->setVisible(false);
    auto *pages = new QActionGroup(this);
    for (const char *icon : {"home", "content", "medal"}) {
        auto *action = new QAction(lineIcon(QLatin1String(icon)), QString(), pages);
        action->setCheckable(true);
        const int page = static_cast<int>(m_pageActions.size());
        action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + page)));
        connect(action, &QAction::triggered, this, [this, page] { showPage(static_cast<Page>(page)); });
        m_pageActions << action;
        m_rail->addPage(action);
    }
    m_content->fillMenus(m_menus);
    fillMenus();
    m_rail->addFoot(m_play);
}

void MainWindow::fillMenus()
{
    const QString titles[] = {tr("&File"), tr("&Edit"), tr("&View"), tr("&Go"), tr("&Play"), tr("&Help")};
    int at = 0;
    for (QMenu *menu : {m_menus.file, m_menus.edit, m_menus.view, m_menus.go, m_menus.play, m_menus.help})
        menu->setTitle(titles[at++]);
    m_pageActions.at(StartIndex)->setText(tr("Start"));
    m_pageActions.at(ContentIndex)->setText(tr("Content"));
    m_pageActions.at(AchievementsIndex)->setText(tr("Medals"));
    add(m_menus.file, "add", tr("&New pack…"), {}, [this] { emit newRequested(); });
    add(m_menus.file, "open", tr("&Open pack…"), QKeySequence::Open, [this] { emit openRequested(); });
    m_save = add(m_menus.file, "save", tr("&Save"), QKeySequence::Save, [this] { save(); });
    m_menus.file->addSeparator();
    add(m_menus.file, "", tr("&Quit"), QKeySequence(QStringLiteral("Ctrl+Q")), [this] { quit(); });
    m_menus.tools->insertAction(m_menus.tools->actions().constFirst(), m_save);
    m_play =
        add(m_menus.play, "play", tr("&Play"), QKeySequence(QStringLiteral("F5")), [this] { emit playRequested(); });
    m_play->setToolTip(tr("Plays the pack as it is now, unsaved changes included (F5)"));
    m_menus.view->addSeparator();
    addSchemes();
    m_menus.go->addSeparator();
    m_menus.go->addActions(m_pageActions);
    add(m_menus.help, "command", tr("&Command palette…"), QKeySequence(QStringLiteral("Ctrl+Shift+P")),
        [this] { openPalette(); });
    add(m_menus.help, "", tr("&Keys"), QKeySequence(Qt::Key_F1),
        [this] { KeysDialog(menuBar()->actions(), *m_content->tabs(), this).exec(); });
    add(m_menus.help, "info", tr("&About Meeplewright"), {}, [this] {
        QMessageBox::about(this, tr("About Meeplewright"),
                           tr("Meeplewright %1\n\nDesign, play and translate board games.\nGPL-3.0-or-later")
                               .arg(QApplication::applicationVersion()));
    });
}

QAction *MainWindow::add(QMenu *menu, const char *icon, const QString &text, const QKeySequence &keys,
                         std::function<void()> act)
{
    const QLatin1String name(icon);
    auto *action = menu->addAction(name.isEmpty() ? QIcon() : lineIcon(name), text);
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, std::move(act));
    addAction(action);
    return action;
}

void MainWindow::addSchemes()
{
    auto *group = new QActionGroup(this);
    const std::pair<QString, ColourScheme> schemes[] = {
        {tr("Colours of the &desktop"), ColourScheme::System},
        {tr("&Light"), ColourScheme::Light},
        {tr("D&ark"), ColourScheme::Dark},
    };
    for (const auto &[text, scheme] : schemes) {
        QAction *action = add(m_menus.view, "", text, {}, [this, scheme = scheme] { emit schemeChosen(scheme); });
        action->setCheckable(true);
        group->addAction(action);
        m_schemes << action;
    }
}

void MainWindow::showLanguages(const QList<Language> &languages, const QString &chosen)
{
    QMenu *menu = m_menus.view->addMenu(tr("La&nguage"));
    menu->setObjectName(QStringLiteral("languages"));
    auto *group = new QActionGroup(this);
    const auto addOne = [&](const QString &code, const QString &name) {
        QAction *action = add(menu, "", name, {}, [this, code] { emit languageChosen(code); });
        action->setObjectName(QStringLiteral("language-") + code);
        action->setCheckable(true);
        action->setChecked(code == chosen);
        group->addAction(action);
    };
    addOne({}, tr("Language of the &desktop"));
    for (const Language &language : languages)
        addOne(language.code, language.name);
}

void MainWindow::openPalette()
{
    m_palette->open(paletteEntries(menuBar()->actions(), *m_document, *m_content, [this] { showPage(ContentIndex); }));
}

/// Closing the window alone leaves a table open, with which the program goes on.
void MainWindow::quit()
{
    if (close())
        emit quitRequested();
}

void MainWindow::save()
{
    if (m_document->save())
        say(tr("Saved."));
}

void MainWindow::onChanged(const DocumentChange &change)
{
    if (change.kind == DocumentChange::Kind::PackReplaced)
        removeBanners(); // what they offer is of the old pack
    updateState();
}

void MainWindow::updateState()
{
    const bool open = !m_document->folder().isEmpty();
    setWindowTitle(open ? tr("%1[*] – Meeplewright").arg(m_document->gameName()) : tr("Meeplewright"));
    setWindowModified(open && m_document->isModified());
    m_save->setEnabled(open && m_document->isModified());
    m_play->setEnabled(open);
    m_pageActions.at(ContentIndex)->setEnabled(open);
    const Navigator::Place &place = m_content->navigator()->place();
    const QString item =
        place.item.isValid() ? place.item.key() + (place.path.isEmpty() ? QString() : u'/' + place.path) : QString();
    m_place->setText(item.isEmpty() ? place.file : place.file + QStringLiteral("   ") + item);
}

void MainWindow::updateProblems()
{
    const int errors = m_content->issues()->count(Severity::Error);
    const int warnings = m_content->issues()->count(Severity::Warning);
    if (m_document->folder().isEmpty())
        m_problems->clear();
    else if (errors + warnings == 0)
        m_problems->setText(tr("No problems"));
    else
        m_problems->setText(tr("Errors: %1   Warnings: %2").arg(errors).arg(warnings));
}

void MainWindow::updateConflicts()
{
    if (m_document->conflicts() != m_conflicts)
        showConflicts();
}

void MainWindow::showConflicts()
{
    const QString key = QStringLiteral("conflict");
    const QStringList files = m_conflicts = m_document->conflicts();
    removeBanners(key);
    if (files.isEmpty())
        return;
    const QString folder = m_document->folder();
    const auto isThere = [&](const QString &file) { return QFileInfo::exists(folder + u'/' + file); };
    const auto there = std::find_if(files.begin(), files.end(), isThere);
    if (!QFileInfo::exists(folder)) {
        addBanner(key, tr("The folder %1 is no longer on the disk. Everything is kept here until it is put back.")
                           .arg(QDir::toNativeSeparators(folder)));
        return;
    }
    QString names = files.mid(0, namesShown).join(QStringLiteral(", "));
    if (files.size() > namesShown)
        names = tr("%1 and %2 more").arg(names).arg(files.size() - namesShown);
    const QString text = there == files.end() ? tr("No longer on the disk: %1.")
                                              : tr("Changed on the disk, with unsaved changes here: %1.");
    Banner *banner = addBanner(key, text.arg(names));
    const auto all = [this, files](auto act) {
        for (const QString &file : files)
            (m_document->*act)(file);
        showConflicts();
    };
    banner->addChoice(QStringLiteral("keepMine"), tr("Keep mine"), [all] { all(&PackDocument::keepMine); });
    banner->addChoice(QStringLiteral("reload"),
                      there == files.end() ? tr("Remove here too") : tr("Take what is on the disk"),
                      [all] { all(&PackDocument::reload); });
    if (there != files.end())
        banner->addChoice(QStringLiteral("compare"), tr("Compare…"),
                          [this, file = *there] { emit compareRequested(file); });
}

} // namespace mw::editor
