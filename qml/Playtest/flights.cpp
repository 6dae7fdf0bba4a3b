#include "flights.h"

#include "gametable.h"

namespace mw::table {

void Flights::tell(const PlaytestGame &game, const GameTable &table)
{
    if (game.stepCount() == 0 || game.curtain()) {
        return;
    }
    constexpr int most = 12; // some steps move everything at once
    int told = 0;
    for (const Event &event : game.game()->steps()[game.game()->position() - 1].events) {
        const auto flight = table.flightOf(event);
        if (flight && ++told <= most) {
            emit flew(flight->icon, flight->piece, flight->from, flight->to);
        }
    }
}

} // namespace mw::table
