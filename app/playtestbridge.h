#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

namespace mw::editor {
class PackDocument;
}
namespace mw::table {
class PlaytestGame;
class TableHost;
} // namespace mw::table

namespace mw::app {

class GameFiles;
class Session;

/// Joins editor and table: opens the table with the document's content and hands it every change of it.
class PlaytestBridge : public QObject
{
    Q_OBJECT

public:
    PlaytestBridge(editor::PackDocument *document, Session *session, QObject *parent = nullptr);
    ~PlaytestBridge() override; ///< keeps the game that is played

    /// Brings up the table with the last playable content; false if there is none.
    bool play();
    /// Brings up the table with a new game of the fewest players in which an option has a value.
    bool playSetup(const QString &option, const QString &value);
    /// Whether a game stands at the table that is neither new nor over.
    [[nodiscard]] bool isUnderWay() const;
    /// Brings up the table with a saved game.
    bool playSaved(const QString &path);
    /// The content belongs to another pack now: the table goes.
    void closeTable();
    [[nodiscard]] table::TableHost *host() const;
    [[nodiscard]] GameFiles *files() const;

signals:
    void tableMade(mw::table::PlaytestGame *game);
    void sourceWanted(const QString &file, int line);
    void recentChanged();
    void gameWanted(const QString &path); ///< a saved game, perhaps of another pack

private:
    [[nodiscard]] bool layTable();
    void onPackChanged();

    editor::PackDocument *m_document;
    Session *m_session;
    QPointer<table::TableHost> m_host;
    QPointer<GameFiles> m_files;
};

} // namespace mw::app
