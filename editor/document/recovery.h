#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QMap>
#include <QString>
#include <QThreadPool>

#include <memory>

class QLockFile;

namespace mw::editor {

/// Keeps unsaved texts of a pack outside of it, so that they survive a kill. One journal file for each pack and running
/// program; a lock tells whose program still runs.
class Recovery
{
public:
    /// A file's unsaved text, and what the disk had when it was edited.
    struct Entry {
        QByteArray text;
        QByteArray baseHash; ///< hashOf the saved bytes
        bool exists = true;  ///< false: the file was taken away
        bool operator==(const Entry &) const = default;
    };
    using Entries = QMap<QString, Entry>;
    /// A file as it is handed over to be kept.
    struct Unsaved {
        QByteArray text;
        QByteArray saved; ///< what the disk has
        bool exists = true;
    };

    Recovery();
    ~Recovery();

    /// Takes a journal for a pack's folder; prefers one that a killed program left behind, and reads that.
    void open(const QString &folder);
    [[nodiscard]] const Entries &found() const { return m_found; } ///< left behind by a killed program
    [[nodiscard]] QDateTime foundTime() const { return m_time; }
    void forgetFound();

    /// Writes the journal, or removes it when there is nothing to keep (and nothing found is waiting).
    /// The writing itself is done on a thread of its own, since a disk may take longer than a frame.
    void write(const QMap<QString, Unsaved> &files);
    /// Removes the journal, for a tidy end.
    void close();
    /// Ends without removing the journal: the next program finds it.
    void leave();

    [[nodiscard]] static QByteArray hashOf(const QByteArray &text);

private:
    [[nodiscard]] bool read();
    static bool writeJournal(const QString &path, const QString &folder, const Entries &entries);

    QString m_folder;
    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
    Entries m_found;
    QDateTime m_time;
    QThreadPool m_writer;
};

} // namespace mw::editor
