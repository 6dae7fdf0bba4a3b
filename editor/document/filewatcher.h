#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace mw::editor {

/// Reports that files may have changed on the disk, some time after the last change so that nobody reads them half
/// written. Survives saves that put a new file in the old one's place, and files that come and go. What is
/// the same as before is for the receiver to find out: it has the bytes.
class FileWatcher : public QObject
{
    Q_OBJECT

public:
    explicit FileWatcher(QObject *parent = nullptr);

    /// Watches these files and the folders that they are in, instead of those before. Files need not exist.
    void setFiles(const QStringList &paths);
    void setDelay(int milliseconds) { m_timer.setInterval(milliseconds); }

signals:
    /// Absolute paths of files that were written, replaced, created or removed; folders in which something was.
    void changed(const QStringList &paths);

private:
    void onFileChanged(const QString &path);
    void onFolderChanged(const QString &path);
    void report();
    void watch();

    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QStringList m_files;
    QSet<QString> m_changed;
};

} // namespace mw::editor
