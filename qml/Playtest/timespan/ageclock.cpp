#include "ageclock.h"

#include "qml/Playtest/timespan/timespantargets.h"

#include <algorithm>

#undef slots // keywords of Qt's, names in the engine
#undef emit

namespace mw::table {

AgeClock::AgeClock(PlaytestGame &game, QObject *parent) : QObject(parent), m_game(game)
{
    constexpr int second = 1000;
    m_timer.setInterval(second);
    connect(&m_timer, &QTimer::timeout, this, &AgeClock::tick);
}

void AgeClock::follow(bool running, int age, bool overtime, int seconds)
{
    if (running && (!m_shown || age != m_age || overtime != m_overtime)) {
        m_left = seconds;
        m_age = age;
        m_overtime = overtime;
    }
    m_shown = running;
    m_ends = {};
    aim(m_ends, m_game.choices(), ages::clockTarget());
    if (running && !m_paused) {
        m_timer.start();
    } else {
        m_timer.stop();
    }
    Q_EMIT changed();
}

void AgeClock::setPaused(bool paused)
{
    if (paused != m_paused) {
        m_paused = paused;
        follow(m_shown, m_age, m_overtime, m_left);
    }
}

QString AgeClock::text() const
{
    return QStringLiteral("%1:%2").arg(m_left / 60).arg(m_left % 60, 2, 10, QLatin1Char('0'));
}

void AgeClock::tick()
{
    if (m_game.lookingBack() || m_game.curtain() || m_game.stage() != PlaytestGame::Playing) {
        return;
    }
    m_left = std::max(0, m_left - 1);
    Q_EMIT changed();
    if (m_left == 0) {
        m_timer.stop();
        const int players = ages::stateIn(m_game.game()->state()).playerCount;
        m_game.apply(timespan::makeAction(timespan::ActionKind::TimeUp, players));
    }
}

} // namespace mw::table
