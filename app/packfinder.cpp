#include "app/packfinder.h"

#include "yaml/loader.h"

#include <QDir>

namespace mw::app {

namespace {
constexpr int levelsUp = 3; // build/bin, or a preset's build/<name>/bin
}

QStringList contentFolders(const QString &programFolder)
{
    QStringList candidates;
    if (const QString named = qEnvironmentVariable("MEEPLEWRIGHT_CONTENT"); !named.isEmpty())
        candidates << named;
    candidates << programFolder + QStringLiteral("/../share/meeplewright/content");
    QString up = programFolder;
    for (int level = 0; level < levelsUp; ++level) {
        up += QStringLiteral("/..");
        candidates << up + QStringLiteral("/content");
    }
    QStringList folders;
    for (const QString &candidate : std::as_const(candidates))
        if (QDir(candidate).exists(QStringLiteral("types.yaml")))
            folders << QDir::cleanPath(QDir(candidate).absolutePath());
    folders.removeDuplicates();
    return folders;
}

QList<editor::PackInfo> findPacks(const QStringList &folders)
{
    QList<editor::PackInfo> packs;
    QStringList names;
    for (const QString &folder : folders)
        for (const QString &name : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            const QDir pack(folder + u'/' + name);
            if (names.contains(name) || !pack.exists(QStringLiteral("game.yaml")))
                continue;
            names << name;
            packs << readPackInfo(pack.absolutePath());
        }
    return packs;
}

QString findPack(const QString &game, const QStringList &folders)
{
    for (const QString &folder : folders)
        if (const QDir pack(folder + u'/' + game); pack.exists(QStringLiteral("game.yaml")))
            return pack.absolutePath();
    return {};
}

editor::PackInfo readPackInfo(const QString &folder)
{
    editor::PackInfo info{folder, QDir(folder).dirName(), {}, 0, 0};
    Diagnostics problems;
    const auto text = yaml::readFile((folder + QStringLiteral("/game.yaml")).toStdString(), problems);
    if (!text)
        return info;
    const Value game = yaml::parseValue("game.yaml", *text, problems);
    info.name = QString::fromStdString(game.textOr("name", info.name.toStdString()));
    info.tagline = QString::fromStdString(game.textOr("tagline", {}));
    if (const Value *players = game.find("players")) {
        info.fewestPlayers = static_cast<int>(players->intOr("min", 0));
        info.mostPlayers = static_cast<int>(players->intOr("max", 0));
    }
    return info;
}

} // namespace mw::app
