#include "botdriver.h"

#include "playtestgame.h"

#include "core/bots.h"

#include <QRandomGenerator>

namespace mw::table {

BotDriver::BotDriver(PlaytestGame &game)
    : QObject(&game), m_game(game), m_random(QRandomGenerator::global()->generate64())
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &BotDriver::move);
}

BotDriver::~BotDriver() = default;

void BotDriver::wake()
{
    if (m_game.game() && !m_paused && !m_game.lookingBack() && !m_game.curtain() && m_game.isBot(m_game.asked())) {
        m_timer.start(m_paced ? pace : 0);
    } else {
        m_timer.stop();
    }
}

void BotDriver::setPaced(bool paced)
{
    if (paced != m_paced) {
        m_paced = paced;
        emit changed();
        wake();
    }
}

void BotDriver::setPaused(bool paused)
{
    if (paused != m_paused) {
        m_paused = paused;
        emit changed();
        wake();
    }
}

void BotDriver::move()
{
    const Game *game = m_game.game();
    const int player = m_game.asked();
    if (!game || m_paused || m_game.lookingBack() || m_game.curtain() || !m_game.isBot(player)) {
        return;
    }
    // A bot keeps nothing between moves, and undo would make what it kept wrong.
    if (const std::unique_ptr<Bot> bot = makeBot(m_game.botOf(player))) {
        m_game.apply(bot->choose(game->pack(), game->state(), player, m_random));
    }
}

} // namespace mw::table
