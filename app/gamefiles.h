#pragma once

#include "core/game.h"
#include "core/pack.h"
#include "core/savefile.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace mw::table {
class AdoptReport;
class TableHost;
} // namespace mw::table

namespace mw::app {

class Session;
class TableKeeper;

/// The first error, or failing that the first problem, in words.
[[nodiscard]] QString reasonOf(const Diagnostics &problems);
/// A saved game as it stands in its file; nothing and diagnostics when it cannot be read.
[[nodiscard]] std::optional<SaveGame> readGame(const QString &path, Diagnostics &problems);

/// The folder of the pack that a game was played with; empty if it is not there any more. A relative one is looked for
/// from the saved game's folder and the working folder.
[[nodiscard]] QString packFolderOf(const SaveGame &save, const QString &path);

/// Saved games and scenarios of a table as files: asks for names, writes atomically, reads back.
class GameFiles : public QObject
{
    Q_OBJECT

public:
    /// `items` gives the content that an opened game is to be played with.
    GameFiles(table::TableHost *host, Session *session, std::function<const Items &()> items,
              const QString &packFolder);

    /// Without a dialog. Says in the window what came of it; false if nothing did.
    bool saveTo(const QString &path);
    bool openFrom(const QString &path);
    bool keepScenario(const QString &path);
    /// The game that is played is kept on the disk, whole.
    void keepNow();

signals:
    void recentChanged();
    void gameChosen(const QString &path); ///< to be opened, with the pack that it was played with

private:
    void askAndSave();
    void askAndOpen();
    void askAndKeep();
    [[nodiscard]] std::shared_ptr<const GamePack> packOf(const SaveGame &save, Diagnostics &problems) const;
    /// Why a saved game could not be replayed to its end, and where it stands instead.
    [[nodiscard]] static table::AdoptReport reportOf(const AdoptProblem &problem, const GamePack &pack, bool goesOn);
    bool write(const QString &path, const std::string &text);
    bool fail(const QString &path, const Diagnostics &problems);

    table::TableHost *m_host;
    TableKeeper *m_keeper;
    Session *m_session;
    std::function<const Items &()> m_items;
    QString m_packFolder;
};

} // namespace mw::app
