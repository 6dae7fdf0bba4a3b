#include "flow.h"
#include "games/world_wonders/rules.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace mw::world_wonders {

namespace {

enum Stream : std::uint32_t { gameStream = 1 };

// WW-SETUP-01
Refused refuseSetup(const Content &content, const Setup &setup)
{
    if (setup.players < content.leastPlayers || setup.players > content.mostPlayers)
        return refuse("WW-SETUP-01", setup.players, content.leastPlayers, content.mostPlayers);
    if (setup.firstPlayer >= setup.players) // WW-SETUP-05
        return refuse("WW-SETUP-05", setup.players);
    return std::nullopt;
}

// WW-SETUP-01, WW-OPEN-68: all of one side; boards that differ are dealt
void dealMaps(const Content &content, GameState &state)
{
    std::array<std::uint8_t, 64> boards{};
    std::size_t count = 0;
    bool isShared = false;
    for (std::size_t map = 0; map < content.maps.size() && count < boards.size(); ++map) {
        if (content.maps[map].side != content.options.mapSide)
            continue;
        isShared = isShared || content.maps[map].seat == 0;
        boards[count++] = static_cast<std::uint8_t>(map);
    }
    std::sort(boards.begin(), boards.begin() + static_cast<std::ptrdiff_t>(count),
              [&content](std::uint8_t a, std::uint8_t b) {
                  return std::pair(content.maps[a].seat, a) < std::pair(content.maps[b].seat, b);
              });
    if (content.options.mapDeal == MapDeal::Random && !isShared)
        state.random.shuffle(std::span(boards.data(), count));
    const bool same = isShared || content.options.mapDeal == MapDeal::Same;
    for (std::size_t seat = 0; seat < state.playerCount; ++seat)
        state.players[seat].map = boards[same ? 0 : std::min(seat, count - 1)];
}

// WW-SETUP-05: drawn, or from the one who is named on by seats
void drawOrder(GameState &state, int first)
{
    std::array<std::uint8_t, maxPlayers> seats{};
    const auto count = std::min<std::size_t>(state.playerCount, seats.size());
    for (std::size_t at = 0; at < count; ++at)
        seats[at] = static_cast<std::uint8_t>((at + static_cast<std::size_t>(std::max(first, 0))) % count);
    if (first < 0)
        state.random.shuffle(std::span(seats.data(), count));
    state.order = seats;
}

// WW-SETUP-02, 03: each stack has its own shape and is shuffled by itself
void fillStacks(const Content &content, GameState &state)
{
    state.offered.fill(none);
    for (std::size_t stack = 0; stack < content.stacks.size(); ++stack) {
        if (content.stacks[stack].players > std::max<int>(2, state.playerCount)) // WW-SOLO-01
            continue;
        const auto first = static_cast<std::size_t>(content.stacks[stack].first);
        std::size_t size = 0;
        for (std::size_t tile = 0; tile < content.buildings.size(); ++tile) {
            if (content.buildings[tile].stack == stack)
                state.tiles[first + size++] = static_cast<std::uint8_t>(tile);
        }
        state.random.shuffle(std::span(state.tiles.data() + first, size));
        state.tilesLeft[stack] = static_cast<std::uint8_t>(size);
    }
}

// WW-SETUP-07, WW-SOLO-02
void fillMonuments(Engine &engine)
{
    GameState &state = engine.state;
    state.monuments.fill(none);
    state.monumentsLeft = static_cast<std::uint8_t>(engine.content.monuments.size());
    std::iota(state.monumentDeck.begin(), state.monumentDeck.begin() + state.monumentsLeft, std::uint8_t{0});
    state.random.shuffle(std::span(state.monumentDeck.data(), state.monumentsLeft));
    for (int slot = 0; slot < engine.content.shown(state.playerCount); ++slot)
        revealMonument(engine, slot);
}

// WW-SETUP-08, WW-SOLO-13, WW-OPEN-66
void drawObjectives(const Content &content, GameState &state)
{
    state.objectives.fill(none);
    if (state.isSolo() ? !content.options.soloObjectives : !content.options.advanced)
        return;
    std::vector<std::uint8_t> cards(content.objectives.size());
    std::iota(cards.begin(), cards.end(), std::uint8_t{0});
    state.random.shuffle(std::span(cards.data(), cards.size()));
    std::copy_n(cards.begin(), content.objectivesShown, state.objectives.begin());
}

// WW-SETUP-04, 06, 11
void fillSupply(const Content &content, GameState &state)
{
    state.longRoadsLeft = static_cast<std::uint8_t>(std::max(0, content.longRoads - state.playerCount));
    state.shortSetsLeft = static_cast<std::uint8_t>(content.shortSets);
    state.towersLeft = static_cast<std::uint8_t>(content.towers);
    state.pedestals.fill(none);
    for (int seat = 0; seat < state.playerCount; ++seat)
        state.player(seat).freeRoad = seat < content.longRoads ? 1 : 0;
}

} // namespace

/// What is not named here starts at 0 (WW-SETUP-09, 10, 12).
std::optional<Refusal> newGame(const Content &content, const Setup &setup, GameState &state, EventList *events)
{
    if (Refused refused = refuseSetup(content, setup))
        return refused;
    state = GameState{};
    state.random = Random(setup.seed, gameStream);
    state.playerCount = static_cast<std::uint8_t>(setup.players);
    state.round = 1;
    drawOrder(state, setup.firstPlayer);
    dealMaps(content, state);
    fillStacks(content, state);
    Engine engine{content, state, events};
    fillMonuments(engine);
    drawObjectives(content, state);
    fillSupply(content, state);
    for (int at = 0; at < state.playerCount; ++at)
        engine.emit(EventKind::OrderSet, state.order[static_cast<std::size_t>(at)], at + 1);
    revealBuildings(engine);
    refillRoads(engine);
    if (state.isSolo()) {
        std::iota(state.soloDeck.begin(), state.soloDeck.begin() + std::ssize(content.soloDeck), std::uint8_t{0});
        shuffleSoloDeck(engine);
    }
    beginRound(engine);
    settle(engine);
    return std::nullopt;
}

int playerCount(const GameState &state)
{
    return state.playerCount;
}

bool isOver(const GameState &state)
{
    return state.phase == Phase::Over;
}

} // namespace mw::world_wonders
