#include "gametable.h"

namespace mw::table {

GameTable::GameTable(PlaytestGame &game, std::string_view id, const QString &module, QObject *parent)
    : QObject(parent), m_game(game), m_id(id), m_parts(QStringLiteral("qrc:/qt/qml/Meeplewright/%1/").arg(module))
{
}

bool GameTable::turn(int)
{
    return false;
}

bool GameTable::isPlayed() const
{
    return m_game.game() && m_game.game()->pack().rules->game() == m_id;
}

} // namespace mw::table
