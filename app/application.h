#pragma once

#include "app/achievements.h"
#include "app/endsignals.h"
#include "app/facecheck.h"
#include "app/playtestbridge.h"
#include "app/recentfiles.h"
#include "app/session.h"
#include "editor/document/packdocument.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace mw::editor {
class MainWindow;
}

namespace mw::app {

class Languages;

/// The composition root of the studio: makes the document, the window and the bridge to the table, and says who hears
/// whom.
class Application : public QObject
{
    Q_OBJECT

public:
    /// `contentFolders` are looked through for packs.
    /// With `languages`, the user can choose among them.
    explicit Application(const QStringList &contentFolders, Languages *languages = nullptr, QObject *parent = nullptr);
    ~Application() override;

    void showWindow();
    /// Opens the pack of the last session where it was left.
    void restoreSession();
    /// A pack's folder, a file of a pack, or a saved game.
    bool openPath(const QString &path);
    bool openPack(const QString &folder);
    bool playPack(const QString &folder);
    /// Opens a saved game at a table, with the pack that it was played with.
    bool openGame(const QString &path);
    /// Plays the open pack as it is; with errors in it, says which and offers the last good state.
    bool play();
    /// Plays a set-up of the open pack: a value of an option. A game that is under way is asked about first.
    bool playSetup(const QString &option, const QString &value);

    [[nodiscard]] editor::PackDocument *document() { return &m_document; }
    [[nodiscard]] editor::MainWindow *window() const { return m_window.get(); }
    [[nodiscard]] PlaytestBridge *bridge() { return &m_bridge; }
    [[nodiscard]] Achievements *achievements() { return &m_achievements; }

signals:
    void ended(); ///< the program is to end, and nobody is to be asked any more

private:
    /// Makes the window, or another one in its place when the language has changed.
    void makeWindow();
    void renewWindow();
    void connectWindow();
    void showLanguages();
    void askForPack();
    void askForNewPack();
    bool mayLeavePack();
    void openRecent(const QString &path);
    void offerRecovery();
    /// Told to end from outside: what is unsaved is kept for the next run.
    void endSession();
    /// Quit by the user, who has been asked about what is unsaved.
    void quit();
    void tellErrors();
    void compare(const QString &file);
    void showSource(const QString &file, int line);
    void showRecent();
    void showAchievements();

    QStringList m_contentFolders;
    Languages *m_languages;
    Session m_session;
    RecentFiles m_recent;
    editor::PackDocument m_document;
    PlaytestBridge m_bridge;
    Achievements m_achievements;
    EndSignals m_endSignals;
    FaceCheck m_faces;
    std::unique_ptr<editor::MainWindow> m_window;
};

} // namespace mw::app
