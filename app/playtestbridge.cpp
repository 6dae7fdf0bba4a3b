#include "app/playtestbridge.h"

#include "app/gamefiles.h"
#include "app/session.h"
#include "editor/document/packdocument.h"
#include "qml/Playtest/tablehost.h"

namespace mw::app {

PlaytestBridge::PlaytestBridge(editor::PackDocument *document, Session *session, QObject *parent)
    : QObject(parent), m_document(document), m_session(session)
{
    connect(document, &editor::PackDocument::packChanged, this, &PlaytestBridge::onPackChanged);
}

PlaytestBridge::~PlaytestBridge()
{
    blockSignals(true); // who would hear them is going, too
    if (m_files)
        m_files->keepNow();
}

bool PlaytestBridge::play()
{
    return layTable() && m_host->show() != nullptr;
}

bool PlaytestBridge::layTable()
{
    const auto pack = m_document->pack();
    if (pack && !m_host) {
        m_host = new table::TableHost(pack, this);
        m_files = new GameFiles(
            m_host, m_session, [this]() -> const Items & { return m_document->items(); }, m_document->folder());
        connect(m_files, &GameFiles::recentChanged, this, &PlaytestBridge::recentChanged);
        connect(m_files, &GameFiles::gameChosen, this, &PlaytestBridge::gameWanted);
        connect(m_host, &table::TableHost::showSource, this, &PlaytestBridge::sourceWanted);
        connect(m_host, &table::TableHost::closed, this, &PlaytestBridge::closeTable);
        emit tableMade(m_host->game());
    }
    return pack != nullptr;
}

/// The game is chosen before the window is shown, so that no other is seen first.
bool PlaytestBridge::playSetup(const QString &option, const QString &value)
{
    if (!layTable())
        return false;
    table::PlaytestGame *game = m_host->game();
    game->newGame();
    game->setup()->setPlayers(game->setup()->fewestPlayers());
    game->setup()->setSeatKind(0, 0);
    const bool isStarted = game->setup()->choose(option.toStdString(), value.toStdString()) && game->start();
    return m_host->show() && isStarted;
}

bool PlaytestBridge::isUnderWay() const
{
    return m_host && m_host->game()->stage() == table::PlaytestGame::Playing && m_host->game()->stepCount() > 0;
}

table::TableHost *PlaytestBridge::host() const
{
    return m_host;
}

GameFiles *PlaytestBridge::files() const
{
    return m_files;
}

bool PlaytestBridge::playSaved(const QString &path)
{
    const bool isOpened = layTable() && m_files->openFrom(path);
    return m_host && m_host->show() && isOpened;
}

void PlaytestBridge::closeTable()
{
    if (m_files) {
        m_files->keepNow();
        emit recentChanged(); // when it was played last
    }
    if (m_host)
        m_host->deleteLater(); // its window may be the one that is closing
    m_host = nullptr;
}

void PlaytestBridge::onPackChanged()
{
    if (m_host && m_document->pack())
        m_host->adoptPack(m_document->pack());
}

} // namespace mw::app
