#include "games/timespan/play/counts.h"
#include "games/timespan/play/effects.h"
#include "games/timespan/play/questions.h"
#include "phases.h"

#include <algorithm>

namespace mw::timespan {

namespace {

void score(Engine &engine, int seat, ScoreLine line, int points, int source = -1)
{
    Player &player = engine.player(seat);
    player.points = static_cast<std::int16_t>(player.points + points);
    if (points != 0)
        engine.emit(EventKind::Scored, seat, points, static_cast<int>(line), source);
}

// TS-END-06, TS-GRAVE-02, TS-TUCK-09, TS-WONDER-05, TS-OPEN-25
void scorePrinted(Engine &engine, int seat)
{
    const Content &content = engine.content;
    const Player &player = engine.player(seat);
    const auto card = [&](int number) {
        score(engine, seat, ScoreLine::Printed, content.card(number).points, content.card(number).source);
    };
    for (std::uint32_t left = player.built; left != 0; left &= left - 1) {
        const Wonder &wonder = content.wonder(std::countr_zero(left));
        score(engine, seat, ScoreLine::Printed, wonder.points, wonder.source);
    }
    for (const Slot &slot : player.timeline) {
        for (const std::uint8_t number : {slot.card, slot.tucked}) {
            if (number != none)
                card(number);
        }
    }
    player.graveyard.forEach([&](int number) {
        if (content.options.buriedCount || !player.buried.has(number))
            card(number);
    });
}

void scoreVision(Engine &engine, int seat, int number)
{
    const Vision &vision = engine.content.visions[static_cast<std::size_t>(number)];
    if (isMet(engine.content, engine.state, seat, vision)) // TS-VISION-14
        score(engine, seat, ScoreLine::Visions, vision.points, vision.source);
}

// TS-END-07, TS-SETUP-21, TS-VISION-13: the own one lies to the left, that of the right-hand neighbour to the right
void scoreVisions(Engine &engine, int seat)
{
    const GameState &state = engine.state;
    const int right = state.isSolo() ? 1 : (seat + state.playerCount - 1) % state.playerCount;
    for (const int place : {seat, right}) {
        const std::uint8_t vision = state.visions[static_cast<std::size_t>(place)];
        if (vision != none && (place == seat || right != seat))
            scoreVision(engine, seat, vision);
    }
    for (std::uint32_t left = state.player(seat).secrets; left != 0; left &= left - 1)
        scoreVision(engine, seat, std::countr_zero(left));
}

// TS-SOLO-08, TS-OPEN-56
void award(Engine &engine)
{
    const int points = engine.player(0).points;
    int best = -1;
    for (std::size_t i = 0; i < engine.content.medals.size(); ++i)
        best = points >= engine.content.medals[i].points ? static_cast<int>(i) : best;
    if (best >= 0)
        engine.emit(EventKind::Medal, 0, points, best);
}

template <typename Count>
void scoreLine(Engine &engine, ScoreLine line, Count count)
{
    engine.emit(EventKind::StepBegan, -1, 0, static_cast<int>(line));
    for (int place = 0; place < engine.state.playerCount; ++place)
        count(engine.state.order[static_cast<std::size_t>(place)]);
}

} // namespace

// TS-END-01
void scorePeace(Engine &engine)
{
    scoreLine(engine, ScoreLine::Peace, [&engine](int seat) {
        takeSnapshot(engine, seat);
        Player &player = engine.player(seat);
        player.peace = player.snapshot.peace;
        engine.emit(EventKind::PeaceSet, seat, player.peace);
        score(engine, seat, ScoreLine::Peace, player.peace, engine.content.gameBoard);
    });
}

// TS-END-04 to 08, 12
void countFinal(Engine &engine)
{
    const Content &content = engine.content;
    scoreLine(engine, ScoreLine::Gold, [&](int seat) {
        for (std::size_t resource = 1; resource < content.resources.size(); ++resource)
            score(engine, seat, ScoreLine::Gold,
                  content.resources[resource].points * engine.player(seat).cubes[resource],
                  content.resources[resource].source);
    });
    scoreLine(engine, ScoreLine::Umulium, [&](int seat) {
        for (int type = 0; type < luxuryCount; ++type) {
            const Luxury &luxury = content.luxuries[static_cast<std::size_t>(type)];
            score(engine, seat, ScoreLine::Umulium, luxury.points * delivered(content, engine.player(seat), type),
                  luxury.source);
        }
    });
    scoreLine(engine, ScoreLine::Printed, [&engine](int seat) { scorePrinted(engine, seat); });
    scoreLine(engine, ScoreLine::Visions, [&engine](int seat) { scoreVisions(engine, seat); });
    for (int seat = 0; seat < engine.state.playerCount; ++seat)
        engine.emit(EventKind::Total, seat, engine.player(seat).points);
    if (engine.state.isSolo()) {
        const bool won = hasWon(content, engine.state);
        engine.emit(EventKind::SoloEnded, 0, engine.player(0).points, won ? 1 : 0);
        if (won) // TS-SOLO-09
            award(engine);
    }
    engine.emit(EventKind::GameEnded, -1);
}

// TS-SOLO-07, 09, TS-SCEN-11
bool hasWon(const Content &content, const GameState &state)
{
    for (const std::uint8_t vision : {state.visions[0], state.visions[1]}) {
        if (vision != none && vision != unknown && !isMet(content, state, 0, content.visions[vision]))
            return false;
    }
    if (content.solo < 0)
        return state.visions[0] != none && state.visions[1] != none;
    const auto &needs = content.solos[static_cast<std::size_t>(content.solo)].win;
    return std::all_of(needs.begin(), needs.end(), [&](const Need &need) { return holds(content, state, 0, need); });
}

// TS-END-09 to 11: always one winner
std::vector<Standing> standings(const Content &content, const GameState &state)
{
    std::vector<Standing> result;
    for (int seat = 0; seat < state.playerCount; ++seat)
        result.push_back({seat, state.player(seat).points, 1});
    const auto number = [&](int seat) {
        const std::uint8_t board = state.player(seat).civilization;
        return board == none ? seat : content.civilization(board).number;
    };
    std::stable_sort(result.begin(), result.end(), [&](const Standing &a, const Standing &b) {
        const Player &first = state.player(a.player);
        const Player &second = state.player(b.player);
        if (first.points != second.points)
            return first.points > second.points;
        if (first.peace != second.peace)
            return first.peace > second.peace;
        return number(a.player) < number(b.player);
    });
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i].rank = static_cast<int>(i) + 1;
    if (state.isSolo() && state.phase == Phase::Over && !hasWon(content, state))
        result[0].rank = 2; // nobody stands above, yet the game is lost
    return result;
}

bool advanceLast(Engine &engine)
{
    return ask(engine.top(), Ask::Last);
}

void lastCandidates(const Content &, const GameState &state, ActionList &actions)
{
    actions.add(makeAction(ActionKind::Finish, state.top().player));
}

Refused refuseLast(const Content &, const GameState &, const Action &)
{
    return std::nullopt;
}

void answerLast(Engine &engine, const Action &action)
{
    engine.emit(EventKind::Finished, action.player);
    engine.pop();
}

} // namespace mw::timespan
