#include "editor/document/recovery.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>
#include <QStandardPaths>

namespace mw::editor {

namespace {

constexpr quint32 magic = 0x4d574a31; // "MWJ1"
constexpr int maximumPrograms = 16;   // that have one pack open at a time

QString journalFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

} // namespace

Recovery::Recovery()
{
    m_writer.setMaxThreadCount(1);
}
Recovery::~Recovery() = default;

QByteArray Recovery::hashOf(const QByteArray &text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256);
}

void Recovery::open(const QString &folder)
{
    close();
    m_folder = QFileInfo(folder).canonicalFilePath();
    const QDir journals(journalFolder());
    if (!QDir().mkpath(journals.path()))
        return;
    const QString name = QString::fromLatin1(hashOf(m_folder.toUtf8()).toHex().left(24));
    for (int i = 0; i < maximumPrograms; ++i) {
        const QString path = journals.filePath(QStringLiteral("%1-%2.journal").arg(name).arg(i));
        const bool isLeft = QFileInfo::exists(path);
        if (!m_path.isEmpty() && !isLeft)
            continue;
        auto lock = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
        lock->setStaleLockTime(0); // a lock holds as long as its program runs, however long that is
        if (!lock->tryLock())
            continue;
        m_path = path;
        m_lock = std::move(lock);
        if (isLeft)
            break;
    }
    if (!m_path.isEmpty() && QFileInfo::exists(m_path) && !read())
        QFile::remove(m_path);
}

bool Recovery::read()
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    QDataStream stream(&file);
    stream.setVersion(QDataStream::Qt_6_4);
    quint32 start = 0;
    QString folder;
    qint32 count = 0;
    stream >> start >> folder >> m_time >> count;
    if (start != magic || folder != m_folder || count < 0)
        return false;
    Entries entries;
    for (qint32 i = 0; i < count && stream.status() == QDataStream::Ok; ++i) {
        QString name;
        Entry entry;
        stream >> name >> entry.exists >> entry.baseHash >> entry.text;
        entries.insert(name, entry);
    }
    if (stream.status() != QDataStream::Ok)
        return false;
    m_found = entries;
    return true;
}

void Recovery::forgetFound()
{
    m_found.clear();
}

void Recovery::write(const QMap<QString, Unsaved> &files)
{
    if (m_path.isEmpty())
        return;
    if (files.isEmpty() && m_found.isEmpty()) {
        m_writer.waitForDone();
        QFile::remove(m_path);
        return;
    }
    // What was found and not decided about is still to be kept.
    m_writer.start([path = m_path, folder = m_folder, all = m_found, files]() mutable {
        for (auto file = files.begin(); file != files.end(); ++file)
            all.insert(file.key(), {file->text, hashOf(file->saved), file->exists});
        writeJournal(path, folder, all);
    });
}

bool Recovery::writeJournal(const QString &path, const QString &folder, const Entries &entries)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    QDataStream stream(&file);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << magic << folder << QDateTime::currentDateTimeUtc() << qint32(entries.size());
    for (auto entry = entries.begin(); entry != entries.end(); ++entry)
        stream << entry.key() << entry->exists << entry->baseHash << entry->text;
    return stream.status() == QDataStream::Ok && file.commit();
}

void Recovery::close()
{
    if (!m_path.isEmpty())
        write({});
    leave();
}

void Recovery::leave()
{
    m_writer.waitForDone();
    m_lock.reset();
    m_path.clear();
    m_found.clear();
}

} // namespace mw::editor
