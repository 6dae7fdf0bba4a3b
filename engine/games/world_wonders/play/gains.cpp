#include "flow.h"

#include <algorithm>

namespace mw::world_wonders {

namespace {

// WW-TRACK-05, WW-OPEN-17
void movePopulation(Engine &engine, int seat, int steps, int source)
{
    if (steps == 0)
        return;
    Player &player = engine.player(seat);
    const int from = player.population;
    const int to = std::min(from + steps, engine.content.board.populationEnd);
    player.population = static_cast<std::uint8_t>(to);
    if (to > from)
        engine.emit(EventKind::PopulationMoved, seat, to - from, -1, source, place(Zone::Track, seat, from),
                    place(Zone::Track, seat, to));
    if (steps > to - from)
        engine.emit(EventKind::GainLost, seat, steps - (to - from), resourceCount, source);
    if (to == engine.content.board.populationEnd && to > from)
        engine.emit(EventKind::EndReached, seat);
}

/// Moves a resource marker; returns the population symbols reached or passed.
int moveResource(Engine &engine, int seat, std::size_t resource, int steps, int source)
{
    if (steps == 0)
        return 0;
    std::uint8_t &marker = engine.player(seat).resources[resource];
    const Track &track = engine.content.board.tracks[resource];
    const int from = marker;
    const int to = std::min(from + steps, track.length); // WW-TRACK-01, 04, WW-OPEN-17
    const int what = static_cast<int>(resource);
    marker = static_cast<std::uint8_t>(to);
    if (to > from)
        engine.emit(EventKind::MarkerMoved, seat, to - from, what, source, place(Zone::Track, seat, from),
                    place(Zone::Track, seat, to));
    if (steps > to - from)
        engine.emit(EventKind::GainLost, seat, steps - (to - from), what, source);
    const int reached = track.symbols[static_cast<std::size_t>(to)] - track.symbols[static_cast<std::size_t>(from)];
    if (reached > 0) // WW-TRACK-02, 03
        engine.emit(EventKind::SymbolReached, seat, reached, what, source);
    return reached;
}

} // namespace

void gain(Engine &engine, int seat, const Gains &gains, int source)
{
    int people = gains.population;
    for (std::size_t resource = 0; resource < gains.resources.size(); ++resource)
        people += moveResource(engine, seat, resource, gains.resources[resource], source);
    movePopulation(engine, seat, people, source);
}

bool endIsReached(const Content &content, const GameState &state)
{
    return std::any_of(state.players.begin(), state.players.begin() + state.playerCount,
                       [&](const Player &player) { return player.population >= content.board.populationEnd; });
}

} // namespace mw::world_wonders
