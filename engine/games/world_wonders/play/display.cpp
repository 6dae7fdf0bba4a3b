#include "flow.h"

#include <algorithm>

namespace mw::world_wonders {

int slotOf(const GameState &state, int monument)
{
    const auto found = std::find(state.monuments.begin(), state.monuments.end(), monument);
    return found == state.monuments.end() ? -1 : static_cast<int>(found - state.monuments.begin());
}

// WW-MON-05: while the deck lasts
void revealMonument(Engine &engine, int slot)
{
    GameState &state = engine.state;
    const auto at = static_cast<std::size_t>(slot);
    state.monuments[at] = none;
    state.ages[at] = 0;
    if (state.monumentsLeft == 0)
        return;
    const std::uint8_t card = state.monumentDeck[--state.monumentsLeft];
    state.monumentDeck[state.monumentsLeft] = 0;
    state.monuments[at] = card;
    if (card < engine.content.monuments.size())
        engine.emit(EventKind::MonumentRevealed, -1, 0, card, engine.content.monuments[card].source, place(Zone::Deck),
                    place(Zone::Display, -1, slot));
}

// WW-SETUP-03, WW-ROUND-04
void revealBuildings(Engine &engine)
{
    GameState &state = engine.state;
    for (std::size_t stack = 0; stack < engine.content.stacks.size(); ++stack) {
        state.offered[stack] = none;
        if (state.tilesLeft[stack] == 0)
            continue;
        const std::size_t top = static_cast<std::size_t>(engine.content.stacks[stack].first) + --state.tilesLeft[stack];
        state.offered[stack] = state.tiles[top];
        state.tiles[top] = 0;
        if (state.offered[stack] < engine.content.buildings.size())
            engine.emit(EventKind::BuildingRevealed, -1, 0, state.offered[stack],
                        engine.content.buildings[state.offered[stack]].source,
                        place(Zone::Deck, -1, static_cast<int>(stack)),
                        place(Zone::Display, -1, static_cast<int>(stack)));
    }
}

namespace {

/// As far as the supply goes (WW-OPEN-55).
void refill(Engine &engine, std::uint8_t &shown, std::uint8_t &supply, int wanted, Thing thing)
{
    const int more = std::clamp<int>(wanted - shown, 0, supply);
    shown = static_cast<std::uint8_t>(shown + more);
    supply = static_cast<std::uint8_t>(supply - more);
    if (more > 0)
        engine.emit(EventKind::Refilled, -1, more, static_cast<int>(thing), -1, place(Zone::Supply),
                    place(Zone::Display));
}

} // namespace

// WW-SETUP-04, 06, WW-ROUND-05, 06: never beyond those numbers
void refillRoads(Engine &engine)
{
    GameState &state = engine.state;
    const RoadDisplay &display = engine.content.displays[state.playerCount];
    refill(engine, state.longRoads, state.longRoadsLeft, display.longRoads, Thing::LongRoad);
    refill(engine, state.shortSets, state.shortSetsLeft, display.shortSets, Thing::ShortSet);
    refill(engine, state.towers, state.towersLeft, 1, Thing::Tower);
}

} // namespace mw::world_wonders
