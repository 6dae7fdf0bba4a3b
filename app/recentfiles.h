#pragma once

#include "editor/views/start/recententry.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHash>
#include <QList>
#include <QStringList>

namespace mw::app {

/// Says for people what the packs and saved games are that were worked on last.
class RecentFiles
{
    Q_DECLARE_TR_FUNCTIONS(mw::app::RecentFiles)

public:
    /// Names of games are looked for in the packs of `contentFolders` if they are not where the game was played.
    explicit RecentFiles(const QStringList &contentFolders) : m_contentFolders(contentFolders) {}

    [[nodiscard]] QList<editor::RecentEntry> entries(const QStringList &paths);

private:
    /// What a saved game says about itself.
    struct SavedGame {
        QDateTime written;
        QString game;
        QStringList players;
    };

    const SavedGame &read(const QString &path, const QDateTime &written);
    [[nodiscard]] editor::RecentEntry entryOf(const QString &path);

    QStringList m_contentFolders;
    QHash<QString, SavedGame> m_read; ///< by path; read again when it was written anew
};

} // namespace mw::app
