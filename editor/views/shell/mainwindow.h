#pragma once

#include "editor/views/shell/mainmenus.h"
#include "editor/views/theme/appearance.h"

#include <QMainWindow>

#include <functional>

class QLabel;
class QSettings;
class QStackedWidget;
class QVBoxLayout;

namespace mw::editor {

class AchievementsPage;
class Banner;
class CommandPalette;
class ContentPage;
struct DocumentChange;
class PackDocument;
class PageRail;
class StartPage;

/// The studio: pages, menus, banners, status. Assembles and shows; what is done lies in the pages, the document, and
/// behind its signals.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    enum Page { StartIndex, ContentIndex, AchievementsIndex };
    struct Language {
        QString code; ///< "de"
        QString name; ///< in itself: "Deutsch"
    };

    explicit MainWindow(PackDocument *document, QWidget *parent = nullptr);

    [[nodiscard]] StartPage *startPage() const { return m_start; }
    [[nodiscard]] ContentPage *contentPage() const { return m_content; }
    [[nodiscard]] AchievementsPage *achievementsPage() const { return m_achievements; }
    void showPage(Page page);
    /// A banner over the page; one of the same key goes away.
    Banner *addBanner(const QString &key, const QString &text);
    void say(const QString &text);
    /// Ticks the scheme in use in the menu.
    void showScheme(ColourScheme scheme);
    /// Offers languages in the menu, besides that of the desktop, and ticks the one in use (its code; empty: the
    /// desktop's).
    void showLanguages(const QList<Language> &languages, const QString &chosen);
    /// Says in one banner which files differ from the disk, and offers what can be done.
    void showConflicts();
    void saveLayout(QSettings &settings) const;
    void restoreLayout(const QSettings &settings);
    /// For an end at which nobody can be asked, as when the desktop shuts down: unsaved edits are offered back at the
    /// next start.
    void endSession();

signals:
    void openRequested();
    void newRequested();
    void playRequested();
    /// The same, with a value of an option of the game.
    void setupPlayRequested(const QString &option, const QString &value);
    void achievementsShown();
    void compareRequested(const QString &file);
    void schemeChosen(mw::editor::ColourScheme scheme);
    void languageChosen(const QString &code);
    void aboutToClose();
    void quitRequested(); ///< the window has closed, and the program is to end
    /// All texts are to be said in another language: a new window says them, in the place of this one.
    void languageChanged();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildPages();
    void buildMenus();
    void fillMenus();
    QAction *add(QMenu *menu, const char *icon, const QString &text, const QKeySequence &keys,
                 std::function<void()> act);
    void addSchemes();
    void openPalette();
    void quit();
    void save();
    void onChanged(const DocumentChange &change);
    void updateConflicts();
    void removeBanners(const QString &key = {});
    void updateState();
    void updateProblems();

    PackDocument *m_document;
    MainMenus m_menus;
    PageRail *m_rail;
    QStackedWidget *m_pages;
    QVBoxLayout *m_banners;
    StartPage *m_start;
    ContentPage *m_content;
    AchievementsPage *m_achievements;
    CommandPalette *m_palette;
    QAction *m_save = nullptr;
    QAction *m_play = nullptr;
    QList<QAction *> m_pageActions;
    QList<QAction *> m_schemes; ///< in the order of ColourScheme
    QLabel *m_problems;
    QLabel *m_place;
    QStringList m_conflicts; ///< as last shown
    bool m_isEnding = false;
};

} // namespace mw::editor
