#include "games/timespan/play/questions.h"
#include "phases.h"

#include <algorithm>

namespace mw::timespan {

namespace {

constexpr int mostBid = 30; ///< more than anybody would pay

/// Where a board stands on display, or -1.
int shownAt(const std::array<std::uint8_t, maxBoards> &shown, int count, int board)
{
    for (int i = 0; i < count; ++i) {
        if (board >= 0 && board < maxBoards && shown[static_cast<std::size_t>(i)] == board)
            return i;
    }
    return -1;
}

void hide(std::array<std::uint8_t, maxBoards> &shown, std::uint8_t board)
{
    for (std::uint8_t &there : shown)
        there = there == board ? none : there;
}

int bidderOf(const GameState &state, int pair)
{
    for (int seat = 0; seat < state.playerCount; ++seat) {
        if (state.player(seat).bidOn == pair)
            return seat;
    }
    return -1;
}

bool hasBid(const GameState &state, int seat)
{
    return state.player(seat).bidOn != none;
}

void clearDisplay(GameState &state)
{
    state.shownCivilizations.fill(none);
    state.shownBoards.fill(none);
    state.shown = 0;
    state.bids.fill(0);
}

// TS-VAR-17
void endBids(Engine &engine)
{
    GameState &state = engine.state;
    for (int seat = 0; seat < state.playerCount; ++seat) {
        Player &player = engine.player(seat);
        takeBoards(engine, seat, state.shownCivilizations[player.bidOn], state.shownBoards[player.bidOn]);
        player.bidOn = none;
    }
    clearDisplay(state);
    startPlayers(engine);
}

// TS-VAR-13, 16, TS-OPEN-44
void nextBid(Engine &engine)
{
    GameState &state = engine.state;
    int waiting = 0;
    for (int seat = 0; seat < state.playerCount; ++seat)
        waiting += hasBid(state, seat) ? 0 : 1;
    if (waiting == 0)
        return endBids(engine);
    int seat = state.step == 0 ? state.first : (state.active + 1) % state.playerCount;
    while (hasBid(state, seat) && !engine.content.options.changeBids)
        seat = (seat + 1) % state.playerCount;
    state.step = 1;
    state.active = static_cast<std::uint8_t>(seat);
    engine.push(FrameKind::Boards, seat);
}

// TS-VAR-10, 11: clockwise, then back
void nextDraft(Engine &engine)
{
    GameState &state = engine.state;
    const int players = state.playerCount;
    if (state.step == 2 * players) {
        clearDisplay(state);
        return startPlayers(engine);
    }
    const int turn = state.step < players ? state.step : 2 * players - 1 - state.step;
    ++state.step;
    state.active = static_cast<std::uint8_t>((state.first + turn) % players);
    engine.push(FrameKind::Boards, state.active);
}

} // namespace

void nextBoards(Engine &engine)
{
    if (engine.content.options.boards == Boards::Bids)
        nextBid(engine);
    else
        nextDraft(engine);
}

bool advanceBoards(Engine &engine)
{
    Frame &frame = engine.top();
    if (engine.content.options.boards == Boards::Bids)
        return ask(frame, Ask::Bid);
    return ask(frame, engine.player(frame.player).civilization == none ? Ask::Civilization : Ask::TechBoard);
}

void boardCandidates(const Content &content, const GameState &state, ActionList &actions)
{
    const Frame &frame = state.top();
    const bool first = frame.ask == Ask::Civilization;
    const auto count = first ? content.civilizations.size() : content.techBoards.size();
    for (int board = 0; board < static_cast<int>(count); ++board)
        actions.add(makeAction(first ? ActionKind::TakeCivilization : ActionKind::TakeBoard, frame.player, board));
}

// TS-SETUP-11
Refused refuseBoard(const Content &, const GameState &state, const Action &action)
{
    const auto &shown = kindOf(action) == ActionKind::TakeCivilization ? state.shownCivilizations : state.shownBoards;
    return shownAt(shown, state.shown, action.args[0]) < 0 ? refuse("TS-SETUP-11") : Refused();
}

void answerBoard(Engine &engine, const Action &action)
{
    Player &player = engine.player(action.player);
    GameState &state = engine.state;
    const bool first = kindOf(action) == ActionKind::TakeCivilization;
    const auto board = static_cast<std::uint8_t>(action.args[0]);
    if (first) {
        hide(state.shownCivilizations, board);
        player.civilization = board;
    } else {
        hide(state.shownBoards, board);
        player.techBoard = board;
    }
    engine.emit(EventKind::BoardTaken, action.player, 1, -1,
                first ? engine.content.civilization(board).source : engine.content.techBoard(board).source);
    engine.pop();
}

void bidCandidates(const Content &, const GameState &state, ActionList &actions)
{
    const int seat = state.top().player;
    for (int pair = 0; pair < state.shown; ++pair) {
        for (int points = 0; points <= mostBid; ++points)
            actions.add(makeAction(ActionKind::Bid, seat, pair, points));
    }
    actions.add(makeAction(ActionKind::Decline, seat));
}

// TS-VAR-14, 15
Refused refuseBid(const Content &, const GameState &state, const Action &action)
{
    const Player &player = asked(state);
    if (kindOf(action) == ActionKind::Decline) // TS-OPEN-44: whoever holds a bid may keep it
        return player.bidOn == none ? refuse("TS-VAR-13") : Refused();
    const int pair = action.args[0];
    const int points = action.args[1];
    if (pair < 0 || pair >= state.shown || points < 0 || points > mostBid)
        return refuse("TS-VAR-13", mostBid);
    if (points + 1 <= state.bids[static_cast<std::size_t>(pair)])
        return refuse("TS-VAR-15", state.bids[static_cast<std::size_t>(pair)] - 1);
    return std::nullopt;
}

void answerBid(Engine &engine, const Action &action)
{
    GameState &state = engine.state;
    engine.pop();
    if (kindOf(action) == ActionKind::Decline)
        return engine.emit(EventKind::Declined, action.player);
    Player &player = engine.player(action.player);
    if (player.bidOn != none)
        state.bids[player.bidOn] = 0;
    player.bidOn = none;
    if (const int outbid = bidderOf(state, action.args[0]); outbid >= 0) { // TS-VAR-16
        engine.player(outbid).bidOn = none;
        engine.player(outbid).points = 0;
        engine.emit(EventKind::Outbid, outbid, 0, action.args[0]);
    }
    player.bidOn = static_cast<std::uint8_t>(action.args[0]);
    player.points = static_cast<std::int16_t>(-action.args[1]); // TS-OPEN-60
    state.bids[static_cast<std::size_t>(action.args[0])] = static_cast<std::uint8_t>(action.args[1] + 1);
    engine.emit(EventKind::BidMade, action.player, action.args[1], action.args[0]);
}

} // namespace mw::timespan
