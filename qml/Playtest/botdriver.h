#pragma once

#include "core/random.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

namespace mw::table {

class PlaytestGame;

/// Lets the bots of a table move, one action at a time, at a pace that people can follow.
class BotDriver : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the game.")
    Q_PROPERTY(bool paced READ paced WRITE setPaced NOTIFY changed)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY changed)

public:
    explicit BotDriver(PlaytestGame &game);
    ~BotDriver() override;

    /// Looks whether a bot is asked, and has it answer after the pause.
    void wake();

    [[nodiscard]] bool paced() const { return m_paced; }
    void setPaced(bool paced);
    [[nodiscard]] bool paused() const { return m_paused; }
    void setPaused(bool paused);

    static constexpr int pace = 450; ///< milliseconds between two actions of bots

signals:
    void changed();

private:
    void move();

    PlaytestGame &m_game;
    QTimer m_timer;
    Random m_random;
    bool m_paced = true;
    bool m_paused = false;
};

} // namespace mw::table
