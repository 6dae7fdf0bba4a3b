#include "editor/document/filewatcher.h"

#include <QFileInfo>

namespace mw::editor {

namespace {

constexpr int defaultDelay = 150; // milliseconds; editors that save in two steps need a few

QString folderOf(const QString &path)
{
    return QFileInfo(path).absolutePath();
}

} // namespace

FileWatcher::FileWatcher(QObject *parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(defaultDelay);
    connect(&m_timer, &QTimer::timeout, this, &FileWatcher::report);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatcher::onFileChanged);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatcher::onFolderChanged);
}

void FileWatcher::setFiles(const QStringList &paths)
{
    const QStringList old = m_watcher.files() + m_watcher.directories();
    if (!old.isEmpty())
        m_watcher.removePaths(old);
    m_files = paths;
    watch();
}

void FileWatcher::onFileChanged(const QString &path)
{
    m_changed.insert(path);
    m_timer.start();
}

void FileWatcher::onFolderChanged(const QString &path)
{
    m_changed.insert(path);
    // A file put in the place of another is a change of the folder only, once the old one is gone.
    for (const QString &file : m_files) {
        if (folderOf(file) == path && !m_watcher.files().contains(file))
            m_changed.insert(file);
    }
    m_timer.start();
}

void FileWatcher::report()
{
    watch();
    const QStringList paths(m_changed.begin(), m_changed.end());
    m_changed.clear();
    emit changed(paths);
}

void FileWatcher::watch()
{
    const QStringList files = m_watcher.files();
    const QStringList folders = m_watcher.directories();
    const QSet<QString> watched =
        QSet<QString>(files.begin(), files.end()) + QSet<QString>(folders.begin(), folders.end());
    QSet<QString> missing;
    for (const QString &file : m_files) {
        const QString folder = folderOf(file);
        for (const QString &path : {file, folder, QFileInfo(file).canonicalFilePath()}) {
            if (!path.isEmpty() && !watched.contains(path) && QFileInfo::exists(path))
                missing.insert(path);
        }
    }
    if (!missing.isEmpty())
        m_watcher.addPaths(QStringList(missing.begin(), missing.end()));
}

} // namespace mw::editor
