#pragma once

#include "core/game.h"
#include "core/pack.h"
#include "core/savefile.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace mw::table {
class TableHost;
}

namespace mw::app {

class Session;

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

signals:
    void recentChanged();

private:
    void askAndSave();
    void askAndOpen();
    void askAndKeep();
    [[nodiscard]] std::shared_ptr<const GamePack> packOf(const SaveGame &save, Diagnostics &problems) const;
    bool write(const QString &path, const std::string &text);
    bool fail(const QString &path, const Diagnostics &problems);

    table::TableHost *m_host;
    Session *m_session;
    std::function<const Items &()> m_items;
    QString m_packFolder;
};

} // namespace mw::app
