#pragma once

#include "qml/Playtest/playtestgame.h"
#include "qml/Playtest/timespan/clockrows.h"
#include "qml/Playtest/timespan/timespanrows.h"

#include <QTimer>

namespace mw::table {

/// The clock of worker activation (TS-VAR-05). It runs at the table and nowhere else: what the game knows is only that
/// the time is up. Stands still while somebody looks back, and when it is paused.
class AgeClock : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    Q_PROPERTY(bool paused READ isPaused WRITE setPaused NOTIFY changed)
    Q_PROPERTY(bool overtime READ isOvertime NOTIFY changed)
    Q_PROPERTY(int seconds READ seconds NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(int choice READ choice NOTIFY changed)
    Q_PROPERTY(bool legal READ isLegal NOTIFY changed)

public:
    /// `game` outlives it.
    AgeClock(PlaytestGame &game, QObject *parent);

    /// `running`: a game with the clock is in worker activation; `age` and `overtime` say which time runs, of
    /// `seconds`.
    void follow(bool running, int age, bool overtime, int seconds);

    [[nodiscard]] bool isShown() const { return m_shown; }
    [[nodiscard]] bool isPaused() const { return m_paused; }
    void setPaused(bool paused);
    [[nodiscard]] bool isOvertime() const { return m_overtime; }
    [[nodiscard]] int seconds() const { return m_left; }
    [[nodiscard]] QString text() const; ///< minutes and seconds
    /// The choice that says the time is up, for who keeps time by other means.
    [[nodiscard]] int choice() const { return m_ends.choice; }
    [[nodiscard]] bool isLegal() const { return m_ends.legal; }

signals:
    void changed();

private:
    void tick();

    PlaytestGame &m_game;
    QTimer m_timer;
    TargetRow m_ends;
    bool m_shown = false;
    bool m_paused = false;
    bool m_overtime = false;
    int m_age = 0;
    int m_left = 0;
};

} // namespace mw::table
