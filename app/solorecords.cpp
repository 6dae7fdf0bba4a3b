#include "app/solorecords.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLockFile>
#include <QSaveFile>

#include <tuple>

namespace mw::app {

namespace {

constexpr int version = 1;
constexpr int lockWait = 2000; // milliseconds that another studio may need to write
const QString versionKey = QStringLiteral("version");
const QString profilesKey = QStringLiteral("profiles");

struct RecordText {
    Q_DECLARE_TR_FUNCTIONS(mw::app::SoloRecords)
};

QJsonObject toJson(const SoloGame &game)
{
    return {{QStringLiteral("title"), game.title},
            {QStringLiteral("seed"), QString::number(game.seed)}, // JSON numbers are not exact enough
            {QStringLiteral("points"), game.points},
            {QStringLiteral("won"), game.won},
            {QStringLiteral("medal"), game.medal},
            {QStringLiteral("date"), game.date.toString(Qt::ISODate)}};
}

SoloGame fromJson(const QString &key, const QJsonObject &json)
{
    SoloGame game;
    game.game = key.section(u'/', 0, 0);
    game.scenario = key.section(u'/', 1);
    game.title = json.value(QStringLiteral("title")).toString();
    game.seed = json.value(QStringLiteral("seed")).toString().toULongLong();
    game.points = json.value(QStringLiteral("points")).toInt();
    game.won = json.value(QStringLiteral("won")).toBool();
    game.medal = json.value(QStringLiteral("medal")).toString();
    game.date = QDate::fromString(json.value(QStringLiteral("date")).toString(), Qt::ISODate);
    return game;
}

/// A game that is won is better than any that is lost.
bool isBetter(const SoloGame &a, const SoloGame &b)
{
    return std::tuple(a.won, a.points) > std::tuple(b.won, b.points);
}

} // namespace

SoloRecords::SoloRecords(QString path) : m_path(std::move(path)) {}

bool SoloRecords::add(const QString &profile, const SoloGame &game)
{
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    QLockFile lock(m_path + QStringLiteral(".lock"));
    if (!lock.tryLock(lockWait)) {
        m_problem = RecordText::tr("Another studio is writing %1; the game was not recorded.").arg(m_path);
        return false;
    }
    if (!read())
        return false;
    QJsonObject profiles = m_root.value(profilesKey).toObject();
    QJsonObject own = profiles.value(profile).toObject();
    const QString key = game.game + u'/' + game.scenario;
    QJsonArray games = own.value(key).toArray();
    bool isKnown = false;
    for (QJsonValueRef known : games) {
        const SoloGame before = fromJson(key, known.toObject());
        if (before.seed != game.seed)
            continue;
        isKnown = true;
        if (isBetter(game, before))
            known = toJson(game);
    }
    if (!isKnown)
        games.append(toJson(game));
    own.insert(key, games);
    profiles.insert(profile, own);
    m_root.insert(versionKey, version);
    m_root.insert(profilesKey, profiles);
    return write();
}

QHash<QString, SoloBest> SoloRecords::bests(const QString &profile)
{
    QHash<QString, SoloBest> bests;
    (void)read();
    const QJsonObject own = m_root.value(profilesKey).toObject().value(profile).toObject();
    for (auto entry = own.begin(); entry != own.end(); ++entry) {
        for (const QJsonValue &value : entry->toArray()) {
            const SoloGame game = fromJson(entry.key(), value.toObject());
            SoloBest &best = bests[entry.key()];
            if (best.games == 0 || isBetter(game, best.best))
                best.best = game;
            ++best.games;
            best.won += game.won ? 1 : 0;
        }
    }
    return bests;
}

QStringList SoloRecords::profiles()
{
    (void)read();
    return m_root.value(profilesKey).toObject().keys();
}

bool SoloRecords::read()
{
    m_root = {};
    QFile file(m_path);
    if (!file.exists())
        return true;
    if (!file.open(QIODevice::ReadOnly)) {
        m_problem = RecordText::tr("%1 cannot be read: %2").arg(m_path, file.errorString());
        return false;
    }
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    file.close();
    const QJsonObject root = document.object();
    if (!document.isObject() || !root.value(versionKey).isDouble() || !root.value(profilesKey).isObject())
        return putAside();
    if (root.value(versionKey).toInt() > version) {
        m_problem =
            RecordText::tr("%1 is of a newer Meeplewright; it is left as it is, and nothing is recorded.").arg(m_path);
        return false;
    }
    m_root = root;
    return true;
}

/// A file that is no record any more keeps its contents under another name.
bool SoloRecords::putAside()
{
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString aside = QStringLiteral("%1.damaged-%2").arg(m_path, stamp);
    for (int number = 2; QFileInfo::exists(aside); ++number)
        aside = QStringLiteral("%1.damaged-%2-%3").arg(m_path, stamp).arg(number);
    const bool isDone = QFile::rename(m_path, aside);
    m_problem = isDone ? RecordText::tr("The record of solo games could not be understood. It is kept as %1, and a new "
                                        "one is begun.")
                             .arg(QDir::toNativeSeparators(aside))
                       : RecordText::tr("The record of solo games could not be understood, and cannot be put aside. "
                                        "Nothing is recorded.");
    return isDone;
}

bool SoloRecords::write()
{
    QSaveFile file(m_path);
    const QByteArray bytes = QJsonDocument(m_root).toJson();
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return true;
    m_problem = RecordText::tr("%1 cannot be written: %2").arg(m_path, file.errorString());
    return false;
}

} // namespace mw::app
