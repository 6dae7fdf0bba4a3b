#include "app/newpack.h"

#include "yaml/edits.h"
#include "yaml/loader.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace mw::app {

namespace {

const QString gameFile = QStringLiteral("game.yaml");
const QString typesFile = QStringLiteral("types.yaml");

struct Words {
    Q_DECLARE_TR_FUNCTIONS(mw::app::NewPack)
};

QString shown(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

/// Why the pack cannot go there; empty if it can.
QString placeProblem(const editor::NewPack &pack, const QString &folder)
{
    const QFileInfo target(folder);
    const QString parent = target.path();
    if (!QDir(pack.from).exists(gameFile))
        return Words::tr("The pack in %1 is not there any more.").arg(shown(pack.from));
    if (target.exists() && !target.isDir())
        return Words::tr("There is already a file %1. Choose another folder.").arg(shown(folder));
    if (target.isDir() && !QDir(folder).isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden))
        return Words::tr("The folder %1 is there already, with something in it. Choose another one.")
            .arg(shown(folder));
    if ((folder + u'/').startsWith(QDir(pack.from).canonicalPath() + u'/'))
        return Words::tr("The new pack cannot lie inside the one that it is made from. Choose another folder.");
    if (!QFileInfo(parent).isDir())
        return Words::tr("There is no folder %1. Make it first, or choose another one.").arg(shown(parent));
    return {};
}

bool copyFile(const QString &from, const QString &to)
{
    return QDir().mkpath(QFileInfo(to).path()) && QFile::copy(from, to) &&
           QFile::setPermissions(to, QFile::permissions(to) | QFile::ReadOwner | QFile::WriteOwner);
}

/// Copies all files of a folder; names the first one that could not be.
QString copyFiles(const QString &from, const QString &to)
{
    QDirIterator files(from, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        if (const QString name = QDir(from).relativeFilePath(file); !copyFile(file, to + u'/' + name))
            return name;
    }
    // The types that all games share lie beside the shipped packs; here they go along.
    const QString shared = from + QStringLiteral("/../") + typesFile;
    if (QFile::exists(shared) && !QFile::exists(to + u'/' + typesFile) && !copyFile(shared, to + u'/' + typesFile))
        return typesFile;
    return {};
}

/// Gives a field of game.yaml another value, and leaves all else as it is. False if that does not work.
bool setField(std::string &bytes, const char *field, const std::string &text)
{
    Diagnostics problems;
    const yaml::LoadedFile file = yaml::parseFile(yaml::SourceFile(gameFile.toStdString(), bytes), problems);
    const yaml::EditResult result =
        yaml::setValue(file.source, file.tree, field, Value::ofText(text), {"name", "rules", "tagline"});
    if (result.problem)
        return false;
    bytes = yaml::applyEdits(bytes, result.edits);
    return true;
}

/// The name of the game, and whose rules it plays by.
bool nameGame(const QString &folder, const editor::NewPack &pack)
{
    QFile file(folder + u'/' + gameFile);
    if (!file.open(QIODevice::ReadWrite))
        return false;
    std::string bytes = file.readAll().toStdString();
    Diagnostics problems;
    const Value game = yaml::parseValue(gameFile.toStdString(), bytes, problems);
    const bool isDone = setField(bytes, "name", pack.name.toStdString()) &&
                        (game.find("rules") || setField(bytes, "rules", QFileInfo(pack.from).fileName().toStdString()));
    return isDone && file.resize(0) && file.seek(0) &&
           file.write(bytes.data(), static_cast<qint64>(bytes.size())) == static_cast<qint64>(bytes.size());
}

} // namespace

QString createPack(const editor::NewPack &pack)
{
    const QString folder = QDir::cleanPath(QDir(pack.folder).absolutePath());
    if (const QString problem = placeProblem(pack, folder); !problem.isEmpty())
        return problem;
    const QString parent = QFileInfo(folder).path();
    const QTemporaryDir work(parent + QStringLiteral("/.new-pack-XXXXXX"));
    if (!work.isValid())
        return Words::tr("Nothing can be written into %1. Choose a folder that is yours.").arg(shown(parent));
    const QString made = work.filePath(QStringLiteral("pack"));
    if (const QString file = copyFiles(pack.from, made); !file.isEmpty())
        return Words::tr("%1 cannot be copied to %2. Look whether there is room on the disk.").arg(file, shown(parent));
    if (!nameGame(made, pack))
        return Words::tr("The name cannot be written into %1 of the new pack.").arg(gameFile);
    QDir().rmdir(folder); // an empty one may be there; a full one stays
    if (!QDir().rename(made, folder))
        return Words::tr("The pack cannot be put into %1.").arg(shown(folder));
    return {};
}

} // namespace mw::app
