#include "app/tablekeeper.h"

#include "core/savefile.h"
#include "editor/document/messagetext.h"
#include "qml/Playtest/tablehost.h"
#include "yaml/atomicwrite.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace mw::app {

namespace {

constexpr int delayMs = 300;  // bots that take no time are written once
constexpr int keptLimit = 10; // of each game
const QString suffix = QString::fromLatin1(saveSuffix.data(), saveSuffix.size());

} // namespace

TableKeeper::TableKeeper(table::TableHost *host, QObject *parent) : QObject(parent), m_host(host)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(delayMs);
    connect(&m_soon, &QTimer::timeout, this, &TableKeeper::keep);
    connect(host->game(), &table::PlaytestGame::stateChanged, this, &TableKeeper::follow);
    offer();
}

QString TableKeeper::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/tables");
}

QStringList TableKeeper::kept(const QString &game)
{
    const QDir tables(folder());
    QStringList paths;
    for (const QString &name : tables.entryList({game + QStringLiteral("-2*") + suffix}, QDir::Files, QDir::Name))
        paths.prepend(tables.filePath(name)); // their names are their times
    return paths;
}

/// A game without a step is another one, and not worth keeping yet.
void TableKeeper::follow()
{
    const Game *game = m_host->game()->game();
    if (!game || game->steps().empty()) {
        m_soon.stop();
        m_path.clear();
        if (!game)
            offer();
    } else if (!m_soon.isActive()) {
        m_soon.start();
    }
}

void TableKeeper::keep()
{
    m_soon.stop();
    const Game *game = m_host->game()->game();
    if (!game || game->steps().empty())
        return;
    const bool isNew = m_path.isEmpty();
    const QString path = isNew ? newPath() : m_path;
    QDir().mkpath(folder()); // if it cannot be made, writing says why
    if (const auto problem =
            yaml::writeAtomically(path.toStdString(), writeSave(saveOf(*game, m_host->game()->seats()))))
        return tell(*problem);
    m_isTold = false;
    m_path = path;
    if (!isNew)
        return;
    const QStringList all = kept(QString::fromStdString(std::string(game->pack().rules->game())));
    for (const QString &old : all.mid(keptLimit))
        QFile::remove(old);
    emit begun(path);
}

/// Once, not at each step; every step tries again.
void TableKeeper::tell(const Diagnostic &problem)
{
    if (!std::exchange(m_isTold, true))
        m_host->say(tr("This game is not kept on the disk. %1 Save it elsewhere from the menu.")
                        .arg(editor::toText(problem.message)));
}

void TableKeeper::goOnWith(const QString &path)
{
    m_soon.stop();
    m_path = QFileInfo(path).dir() == QDir(folder()) ? path : QString();
}

void TableKeeper::offer()
{
    const auto &pack = m_host->game()->setup()->basePack();
    const QStringList paths = pack ? kept(QString::fromStdString(std::string(pack->rules->game()))) : QStringList();
    m_host->setLastGame(paths.isEmpty() ? QString() : paths.constFirst());
}

QString TableKeeper::newPath() const
{
    const QString game = QString::fromStdString(std::string(m_host->game()->game()->pack().rules->game()));
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-hh-mm-ss-zzz"));
    return QDir(folder()).filePath(game + u'-' + time + suffix);
}

} // namespace mw::app
