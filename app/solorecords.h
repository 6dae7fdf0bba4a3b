#pragma once

#include <QDate>
#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace mw::app {

/// One solo game that was played to its end.
struct SoloGame {
    QString game;     ///< "timespan"
    QString scenario; ///< id: "concordia"
    QString title;    ///< as people called it then
    quint64 seed = 0; ///< games of one scenario and seed count as one, the best of them
    int points = 0;
    bool won = false;
    QString medal; ///< empty for none
    QDate date;
};

/// The best of a scenario, and how often it was played.
struct SoloBest {
    SoloGame best;
    int games = 0;
    int won = 0;
};

/// Solo games of all profiles in one file of the person, written atomically at once. A file that cannot be understood
/// is put aside under another name; one of a newer version is left alone. Nothing that was recorded is ever dropped.
class SoloRecords
{
public:
    explicit SoloRecords(QString path);

    /// Adds a game to a profile. False, with problem() in plain words, if it could not be written.
    bool add(const QString &profile, const SoloGame &game);
    /// Reads the file afresh. The best of each scenario by "game/scenario", of one profile.
    [[nodiscard]] QHash<QString, SoloBest> bests(const QString &profile);
    [[nodiscard]] QStringList profiles(); ///< that have games, sorted
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] const QString &path() const { return m_path; }

private:
    bool read();
    bool write();
    bool putAside();

    QString m_path;
    QString m_problem;
    QJsonObject m_root;
};

} // namespace mw::app
