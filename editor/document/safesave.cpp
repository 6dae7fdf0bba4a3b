#include "editor/document/safesave.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace mw::editor {

namespace {

/// The context of the texts of this file.
class SafeSave
{
    Q_DECLARE_TR_FUNCTIONS(SafeSave)
};

QString shown(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

/// What to do when a file cannot be written, as far as the disk tells.
QString remedyFor(const QString &path)
{
    const QFileInfo file(path);
    const QFileInfo folder(file.absolutePath());
    if (file.isDir())
        return SafeSave::tr("There is a folder of that name; rename it.");
    if (file.exists() && !file.isWritable())
        return SafeSave::tr("The file is write-protected; allow writing to it and save again.");
    if (folder.exists() && !folder.isWritable())
        return SafeSave::tr("The folder %1 is write-protected; allow writing to it and save again.")
            .arg(shown(folder.filePath()));
    return SafeSave::tr("Make room on the disk or look whether it is still connected, and save again.");
}

bool fail(const QString &path, const QString &what, QString *error)
{
    *error =
        SafeSave::tr("%1 could not be saved: %2. %3 Your changes are kept.").arg(shown(path), what, remedyFor(path));
    return false;
}

} // namespace

bool writeSafely(const QString &root, const QString &file, const QByteArray &bytes, QString *error)
{
    const QString path = QDir(root).filePath(file);
    if (!QFileInfo(root).isDir()) {
        *error = SafeSave::tr(
                     "%1 could not be saved: the folder %2 is gone. Put it back and save again. Your changes are kept.")
                     .arg(file, shown(root));
        return false;
    }
    const QFileInfo info(path);
    if (!QDir().mkpath(info.absolutePath()))
        return fail(path, SafeSave::tr("its folder could not be made"), error);
    if (info.exists() && !info.isWritable())
        return fail(path, SafeSave::tr("it may not be written to"), error);
    QSaveFile save(path); // goes to the target of a link, and keeps the mode
    if (!save.open(QIODevice::WriteOnly))
        return fail(path, save.errorString(), error);
    if (save.write(bytes) != bytes.size() || !save.commit())
        return fail(path, save.errorString(), error);
    return true;
}

bool removeSafely(const QString &path, QString *error)
{
    QFile file(path);
    if (!file.exists() || file.remove())
        return true;
    *error = SafeSave::tr("%1 could not be removed: %2. Remove it by hand, or allow it and save again.")
                 .arg(shown(path), file.errorString());
    return false;
}

} // namespace mw::editor
