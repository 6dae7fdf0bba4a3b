#include "games/timespan/play/decks.h"
#include "games/timespan/play/effects.h"
#include "games/timespan/play/questions.h"
#include "games/timespan/rules.h"
#include "phases.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace mw::timespan {

namespace {

// TS-SOLO-01
const Solo *soloOf(const Content &content, const GameState &state)
{
    return state.isSolo() && content.solo >= 0 ? &content.solos[static_cast<std::size_t>(content.solo)] : nullptr;
}

void clearPlayers(const Content &content, GameState &state)
{
    for (Player &player : state.players) {
        player.timeline.fill(emptySlot);
        player.civilization = none;
        player.techBoard = none;
        player.bidOn = none;
        player.snapshot.cards.fill(none);
    }
    for (int seat = 0; seat < state.playerCount; ++seat) { // TS-SETUP-10, 15, TS-PEACE-10
        Player &player = state.player(seat);
        player.peace = static_cast<std::uint8_t>(content.peaceStart);
        player.cubes[0] = static_cast<std::uint8_t>(content.cubes);
        state.order[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(seat);
    }
    state.visions.fill(none);
    for (Offer &offer : state.offers)
        offer = {none, none, none, 0};
    state.shownCivilizations.fill(none);
    state.shownBoards.fill(none);
}

// TS-SETUP-06 to 08
void fillSupplies(const Content &content, GameState &state)
{
    for (std::size_t type = 0; type < state.luxury.size(); ++type)
        state.luxury[type] = static_cast<std::uint8_t>(content.luxuries[type].copies);
    for (std::size_t tile = 0; tile < content.upgradeTiles.size(); ++tile)
        state.upgradeTiles[tile] = static_cast<std::uint8_t>(content.upgradeTiles[tile].copies);
    state.gears = static_cast<std::uint8_t>(content.gears);
    state.workers = static_cast<std::uint8_t>(content.workers);
}

template <typename Cards>
void shuffle(GameState &state, Cards &deck)
{
    state.random.shuffle(std::span(deck.cards.data(), deck.size));
}

// TS-SETUP-01, 02, 05; TS-SCEN-01: what a scenario names is taken out first
void shuffleDecks(const Content &content, GameState &state, const Solo *solo)
{
    const auto isNamed = [](const std::vector<int> &list, int number) {
        return std::find(list.begin(), list.end(), number) != list.end();
    };
    for (int card = 0; card < std::ssize(content.cards); ++card) {
        if (content.card(card).age > 0)
            state.decks[content.card(card).age - 1U].putUnder(card);
    }
    for (int tile = 0; tile < std::ssize(content.tiles); ++tile)
        state.tileDecks[content.tile(tile).age - 1U].putUnder(tile);
    for (int wonder = 0; wonder < std::ssize(content.wonders); ++wonder) {
        if (!solo || (!isNamed(solo->neutral, wonder) && (solo->hand >> wonder & 1U) == 0))
            state.wonderDeck.putUnder(wonder);
    }
    for (int vision = 0; vision < std::ssize(content.visions); ++vision) {
        if (!solo || !isNamed(solo->visions, vision))
            state.visionDeck.putUnder(vision);
    }
    for (auto &deck : state.decks)
        shuffle(state, deck);
    for (auto &deck : state.tileDecks)
        shuffle(state, deck);
    shuffle(state, state.wonderDeck);
    shuffle(state, state.visionDeck);
}

// TS-SCEN-01 to 09
void startSolo(Engine &engine, const Solo &solo)
{
    GameState &state = engine.state;
    for (const int wonder : solo.neutral)
        state.neutral |= 1U << wonder;
    Player &player = engine.player(0);
    player.wonders = solo.hand;
    for (std::size_t i = 0; i < solo.visions.size() && i < 2; ++i)
        state.visions[i] = static_cast<std::uint8_t>(solo.visions[i]);
    takeBoards(engine, 0, solo.civilization, solo.techBoard);
}

// TS-SETUP-03
void layNeutrals(Engine &engine)
{
    for (int i = 0; i < engine.content.neutralWonders; ++i) {
        const std::uint8_t wonder = engine.state.wonderDeck.draw();
        if (wonder == none)
            return;
        engine.state.neutral |= 1U << wonder;
        engine.emit(EventKind::NeutralRevealed, -1, 1, -1, engine.content.wonder(wonder).source);
    }
}

std::array<std::uint8_t, maxBoards> shuffled(GameState &state, std::size_t count)
{
    std::array<std::uint8_t, maxBoards> boards{};
    boards.fill(none);
    std::iota(boards.begin(), boards.begin() + static_cast<std::ptrdiff_t>(count), std::uint8_t{0});
    state.random.shuffle(std::span(boards.data(), count));
    return boards;
}

/// Boards at random, or a display of them (TS-SETUP-11, TS-VAR-09, TS-VAR-12).
void dealBoards(Engine &engine, int first)
{
    GameState &state = engine.state;
    const Content &content = engine.content;
    const auto civilizations = shuffled(state, content.civilizations.size());
    const auto techBoards = shuffled(state, content.techBoards.size());
    if (content.options.boards == Boards::Random) {
        for (int seat = 0; seat < state.playerCount; ++seat)
            takeBoards(engine, seat, civilizations[static_cast<std::size_t>(seat)],
                       techBoards[static_cast<std::size_t>(seat)]);
        return startPlayers(engine);
    }
    const auto most = static_cast<int>(std::min(content.civilizations.size(), content.techBoards.size()));
    const int shown = content.options.boards == Boards::Draft  ? state.playerCount + 1
                      : content.options.boards == Boards::Bids ? std::max(content.bidBoards, int{state.playerCount})
                                                               : most;
    state.shown = static_cast<std::uint8_t>(std::min(shown, most));
    std::copy_n(civilizations.begin(), state.shown, state.shownCivilizations.begin());
    std::copy_n(techBoards.begin(), state.shown, state.shownBoards.begin());
    const auto drawn = static_cast<int>(state.random.below(state.playerCount));
    state.first = static_cast<std::uint8_t>(first < 0 ? drawn : first);
    state.active = state.first;
    state.phase = Phase::Boards;
}

Refused refuseSetup(const Content &content, const Setup &setup)
{
    if (setup.players < content.leastPlayers || setup.players > content.mostPlayers) // TS-OPEN-08
        return refuse("TS-OPEN-08", content.leastPlayers, content.mostPlayers);
    if (setup.firstPlayer < -1 || setup.firstPlayer >= setup.players)
        return refuse("TS-VAR-09", setup.players);
    const auto boards = static_cast<int>(std::min(content.civilizations.size(), content.techBoards.size()));
    if (content.options.boards == Boards::Draft && setup.players + 1 > boards)
        return refuse("TS-OPEN-59", boards);
    return std::nullopt;
}

} // namespace

void takeBoards(Engine &engine, int seat, int civilization, int techBoard)
{
    Player &player = engine.player(seat);
    player.civilization = static_cast<std::uint8_t>(civilization);
    player.techBoard = static_cast<std::uint8_t>(techBoard);
    engine.emit(EventKind::BoardTaken, seat, 1, -1, engine.content.civilization(civilization).source);
    engine.emit(EventKind::BoardTaken, seat, 1, -1, engine.content.techBoard(techBoard).source);
}

// TS-SETUP-12 to 17, TS-SCEN-12
void startPlayers(Engine &engine)
{
    GameState &state = engine.state;
    const Content &content = engine.content;
    orderByNumber(engine); // TS-ORDER-04
    state.phase = Phase::Start;
    state.step = 0;
    for (int place = 0; place < state.playerCount; ++place) {
        const int seat = state.order[static_cast<std::size_t>(place)];
        Player &player = engine.player(seat);
        const Civilization &board = content.civilization(player.civilization);
        player.cubes = board.start;
        player.cubes[0] =
            static_cast<std::uint8_t>(content.cubes - std::accumulate(board.start.begin(), board.start.end(), 0));
        player.tracks = board.tracks;
        for (std::size_t slot = 0; slot < player.timeline.size(); ++slot) { // TS-SETUP-16, TS-OPEN-06
            if (board.timeline[slot] >= 0)
                player.timeline[slot].card = static_cast<std::uint8_t>(board.timeline[slot]);
        }
        const int workers = std::min<int>(content.startingWorkers, state.workers);
        player.workers = static_cast<std::uint8_t>(workers);
        state.workers = static_cast<std::uint8_t>(state.workers - workers);
        runProgram(engine, {seat, board.source, none, 0, none}, board.startEffects);
    }
    if (soloOf(content, state))
        state.step = state.playerCount;
    else if (content.options.beginnerSetup)
        dealStart(engine);
}

std::optional<Refusal> newGame(const Content &content, const Setup &setup, GameState &state, EventList *events)
{
    if (Refused refused = refuseSetup(content, setup))
        return refused;
    state.playerCount = static_cast<std::uint8_t>(setup.players);
    state.random = Random(setup.seed);
    clearPlayers(content, state);
    fillSupplies(content, state);
    const Solo *solo = soloOf(content, state);
    shuffleDecks(content, state, solo);
    Engine engine{content, state, events};
    if (solo) {
        startSolo(engine, *solo);
        startPlayers(engine);
    } else {
        layNeutrals(engine);
        dealBoards(engine, setup.firstPlayer);
    }
    ActionList answers;
    run(engine, answers);
    return std::nullopt;
}

// --- wonders and visions (TS-SETUP-18)

namespace {

/// Registers of a Start frame: wonders, visions, how many of each, how many visions are still to be kept.
enum Register : std::uint8_t { wonders = 0, visions = 4, counts = 8, keep = 9 };

int wonderCount(const Frame &frame)
{
    return frame.registers[counts] & 15;
}
int visionCount(const Frame &frame)
{
    return frame.registers[counts] >> 4;
}

int find(const Frame &frame, int first, int count, int card)
{
    for (int i = first; i < first + count; ++i) {
        if (card != none && frame.registers[static_cast<std::size_t>(i)] == card)
            return i;
    }
    return -1;
}

void layVision(GameState &state, int seat, int vision)
{
    const auto place = static_cast<std::size_t>(state.isSolo() && state.visions[0] != none ? 1 : seat);
    state.visions[place] = static_cast<std::uint8_t>(vision);
}

void returnStart(Engine &engine)
{
    const Frame frame = engine.top();
    engine.pop();
    for (int i = 0; i < wonderCount(frame); ++i) {
        if (const std::uint8_t card = frame.registers[static_cast<std::size_t>(wonders + i)]; card != none)
            putUnder(engine, Pile::Wonder, card);
    }
    for (int i = 0; i < visionCount(frame); ++i) {
        if (const std::uint8_t card = frame.registers[static_cast<std::size_t>(visions + i)]; card != none)
            putUnder(engine, Pile::Vision, card);
    }
}

} // namespace

// TS-SOLO-02: a single player draws more visions and keeps two
void drawStart(Engine &engine, int seat)
{
    const Content &content = engine.content;
    const bool solo = engine.state.isSolo();
    Frame &frame = engine.push(FrameKind::Start, seat);
    frame.registers[keep] = solo ? 2 : 1;
    int drawn = 0;
    for (int i = 0; i < content.wondersDealt; ++i) {
        if (const std::uint8_t card = drawFrom(engine, Pile::Wonder, 0); card != none)
            frame.registers[static_cast<std::size_t>(wonders + drawn++)] = card;
    }
    frame.registers[counts] = static_cast<std::uint8_t>(drawn);
    drawn = 0;
    for (int i = 0; i < (solo ? content.soloVisionsDealt : content.visionsDealt); ++i) {
        if (const std::uint8_t card = drawFrom(engine, Pile::Vision, 0); card != none)
            frame.registers[static_cast<std::size_t>(visions + drawn++)] = card;
    }
    frame.registers[counts] = static_cast<std::uint8_t>(frame.registers[counts] | drawn << 4);
}

// TS-SETUP-22
void dealStart(Engine &engine)
{
    GameState &state = engine.state;
    for (int seat = 0; seat < state.playerCount; ++seat) {
        if (const std::uint8_t wonder = state.wonderDeck.draw(); wonder != none)
            keepCard(engine, seat, Pile::Wonder, wonder, -1);
        for (int i = 0; i < (state.isSolo() ? 2 : 1); ++i) {
            if (const std::uint8_t vision = state.visionDeck.draw(); vision != none)
                layVision(state, seat, vision);
        }
    }
    state.step = state.playerCount;
}

bool advanceStart(Engine &engine)
{
    Frame &frame = engine.top();
    if (frame.stage == 0 && wonderCount(frame) > 0)
        return ask(frame, Ask::Wonder);
    if (frame.registers[keep] > 0) {
        for (int i = 0; i < visionCount(frame); ++i) {
            if (frame.registers[static_cast<std::size_t>(visions + i)] != none)
                return ask(frame, Ask::Vision);
        }
    }
    returnStart(engine);
    return false;
}

void startCandidates(const Content &, const GameState &state, ActionList &actions)
{
    const Frame &frame = state.top();
    const bool wonder = frame.ask == Ask::Wonder;
    const int first = wonder ? wonders : visions;
    const int count = wonder ? wonderCount(frame) : visionCount(frame);
    for (int i = first; i < first + count; ++i) {
        if (const int card = frame.registers[static_cast<std::size_t>(i)]; card != none)
            actions.add(makeAction(ActionKind::Keep, frame.player, card));
    }
}

Refused refuseStart(const Content &, const GameState &state, const Action &action)
{
    const Frame &frame = state.top();
    const bool wonder = frame.ask == Ask::Wonder;
    const int found = wonder ? find(frame, wonders, wonderCount(frame), action.args[0])
                             : find(frame, visions, visionCount(frame), action.args[0]);
    return found < 0 ? refuse("TS-SETUP-18") : Refused();
}

void answerWonder(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    frame.registers[static_cast<std::size_t>(find(frame, wonders, wonderCount(frame), action.args[0]))] = none;
    frame.stage = 1;
    keepCard(engine, action.player, Pile::Wonder, action.args[0], -1);
}

void answerVision(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    frame.registers[static_cast<std::size_t>(find(frame, visions, visionCount(frame), action.args[0]))] = none;
    --frame.registers[keep];
    layVision(engine.state, action.player, action.args[0]);
}

} // namespace mw::timespan
