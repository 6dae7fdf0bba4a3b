#include "app/recentfiles.h"

#include "app/gamefiles.h"
#include "app/packfinder.h"
#include "app/tablekeeper.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace mw::app {

QList<editor::RecentEntry> RecentFiles::entries(const QStringList &paths)
{
    QList<editor::RecentEntry> entries;
    for (const QString &path : paths)
        entries << entryOf(path);
    return entries;
}

const RecentFiles::SavedGame &RecentFiles::read(const QString &path, const QDateTime &written)
{
    SavedGame &saved = m_read[path];
    if (saved.written == written)
        return saved;
    saved = {written, {}, {}};
    Diagnostics ignored; // whoever opens it is told
    const auto save = readGame(path, ignored);
    if (!save)
        return saved;
    QString pack = packFolderOf(*save, path);
    if (pack.isEmpty())
        pack = findPack(QString::fromStdString(save->game), m_contentFolders);
    saved.game = pack.isEmpty() ? QString::fromStdString(save->game) : readPackInfo(pack).name;
    for (const Seat &seat : save->seats)
        saved.players << (seat.kind == "person" ? QString::fromStdString(seat.name)
                                                : tr("%1 (bot)").arg(QString::fromStdString(seat.name)));
    return saved;
}

/// "Steam Time — Anna, Ben (bot), 24/12/2026 18:30", with the name of the file in front if somebody gave it one.
editor::RecentEntry RecentFiles::entryOf(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return {path, readPackInfo(path).name, false};
    editor::RecentEntry entry{path, info.fileName(), true};
    const QLatin1String suffix(saveSuffix.data(), saveSuffix.size());
    if (entry.title.endsWith(suffix))
        entry.title.chop(suffix.size());
    const SavedGame &saved = read(path, info.lastModified());
    if (saved.game.isEmpty())
        return entry;
    const QString about = tr("%1  —  %2, %3")
                              .arg(saved.game, saved.players.join(tr(", ")),
                                   QLocale().toString(info.lastModified(), QLocale::ShortFormat));
    entry.title = info.dir() == QDir(TableKeeper::folder())
                      ? about
                      : tr("%1  —  %2", "file: what is in it").arg(entry.title, about);
    return entry;
}

} // namespace mw::app
