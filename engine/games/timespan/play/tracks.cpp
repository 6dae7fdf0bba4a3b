#include "counts.h"
#include "effects.h"
#include "questions.h"

namespace mw::timespan {

namespace {

unsigned bitOf(int track)
{
    return 1U << static_cast<unsigned>(track);
}

// TS-SOLO-10, TS-OPEN-33: by option only the first of two tracks that share their blue points
bool hasBlue(const Content &content, const GameState &state, int track)
{
    if ((state.closed & bitOf(track)) != 0) // TS-TRACK-11
        return false;
    const int with = content.track(track).blueWith;
    return content.options.bothBlues || with < 0 || (state.reached & bitOf(with)) == 0;
}

// TS-TRACK-08, 09, 10: reward of the last space, and blue points for all who reach it in this phase
void reachEnd(Engine &engine, const Context &context, int track)
{
    const TrackBoard &board = engine.content.track(track);
    const int blue = hasBlue(engine.content, engine.state, track) ? board.blue : 0;
    engine.state.reached = static_cast<std::uint8_t>(engine.state.reached | bitOf(track));
    engine.emit(EventKind::TrackEnded, context.player, blue, track, board.source);
    if (blue != 0)
        gainPoints(engine, context.player, blue, board.source);
}

void step(Engine &engine, const Context &context, int track)
{
    const TrackBoard &board = engine.content.track(track);
    auto &position = engine.player(context.player).tracks[static_cast<std::size_t>(track)];
    if (position >= board.length()) // TS-TRACK-07, 13
        return gainPoints(engine, context.player, board.beyond, board.source);
    ++position; // TS-TRACK-01, 02
    engine.emit(EventKind::TrackMoved, context.player, position, track, context.source,
                place(Zone::Track, context.player, track, position - 1),
                place(Zone::Track, context.player, track, position));
    if (position == board.length())
        reachEnd(engine, context, track);
    // TS-TRACK-03: what the space shows, in the order in which they are entered
    runChoices(engine, {context.player, board.source, none, context.flags, none}, board.spaces[position - 1U]);
}

// TS-END-03, TS-OPEN-35, 36
int pointsInstead(const Content &content, int track, int amount)
{
    if (track == static_cast<int>(Track::Space) && !content.options.spaceIncomePoint)
        return 0;
    return content.options.pointPerMove ? amount : 1;
}

} // namespace

void gainPoints(Engine &engine, int seat, int points, int source)
{
    if (points == 0)
        return;
    Player &player = engine.player(seat);
    player.points = static_cast<std::int16_t>(player.points + points);
    engine.emit(EventKind::PointsGained, seat, points, -1, source);
    if (!engine.state.isSolo() || engine.content.solo < 0 || engine.state.phase >= Phase::Scoring)
        return;
    // TS-SCEN-10, TS-OPEN-57: at once, and once only
    const Solo &solo = engine.content.solos[static_cast<std::size_t>(engine.content.solo)];
    for (std::size_t i = 0; i < solo.specials.size(); ++i) {
        const unsigned bit = 1U << i;
        if (player.points >= solo.specials[i].points && (engine.state.specials & bit) == 0) {
            engine.state.specials = static_cast<std::uint8_t>(engine.state.specials | bit);
            engine.state.due = static_cast<std::uint8_t>(engine.state.due | bit);
        }
    }
}

void moveTrack(Engine &engine, const Context &context, int track, int amount)
{
    if ((context.flags & atTheEnd) != 0) {
        if (const int points = pointsInstead(engine.content, track, amount); points != 0)
            return gainPoints(engine, context.player, points, context.source);
    }
    Frame &frame = engine.push(FrameKind::Track, context);
    frame.registers[0] = static_cast<std::uint8_t>(track);
    frame.registers[1] = static_cast<std::uint8_t>(amount);
}

bool advanceTrack(Engine &engine)
{
    Frame &frame = engine.top();
    const Context context = contextOf(frame);
    const int track = frame.registers[0];
    if (--frame.registers[1] == 0)
        engine.pop();
    step(engine, context, track);
    return false;
}

void gainWorker(Engine &engine, const Context &context)
{
    if (engine.state.workers == 0) // TS-OPEN-30
        return nothing(engine, context);
    --engine.state.workers;
    ++engine.player(context.player).workers; // TS-OPEN-62: waits in the ready area
    engine.emit(EventKind::WorkerGained, context.player, 1, -1, context.source);
}

// --- gears and technologies

namespace {

bool hasEmptySlot(const Content &content, const Player &player, int gear)
{
    if (player.techBoard == none)
        return false;
    const auto &slots = content.techBoard(player.techBoard).slots;
    for (std::size_t slot = 0; slot < slots.size(); ++slot) {
        if (slots[slot].gear == gear && (player.gears >> slot & 1) == 0)
            return true;
    }
    return false;
}

/// Box of a kind on the board of a player, or -1.
int boxOfKind(const Content &content, const Player &player, int kind)
{
    const auto &boxes = content.civilization(player.civilization).boxes;
    for (std::size_t box = 0; box < boxes.size(); ++box) {
        if (boxes[box].kind == kind)
            return static_cast<int>(box);
    }
    return -1;
}

} // namespace

// TS-SCI-08, 09, 10, 11, TS-AGE-08
void layUpgradeTile(Engine &engine, int seat, int tile, int side)
{
    Player &player = engine.player(seat);
    const UpgradeTile &upgradeTile = engine.content.upgradeTiles[static_cast<std::size_t>(tile)];
    const int box = boxOfKind(engine.content, player, upgradeTile.fits);
    auto &supply = engine.state.upgradeTiles[static_cast<std::size_t>(tile)];
    const auto laid = static_cast<std::uint8_t>(tile * 2 + side + 1);
    if (box < 0 || player.boxTiles[static_cast<std::size_t>(box)] == laid)
        return;
    auto &there = player.boxTiles[static_cast<std::size_t>(box)];
    const bool turned = there != 0 && (there - 1) / 2 == tile; // TS-AGE-09
    if (!turned && supply == 0)
        return nothing(engine, {seat, upgradeTile.source, none, 0, none});
    if (!turned)
        --supply;
    there = laid;
    engine.emit(EventKind::UpgradeTileLaid, seat, side, upgradeTile.fits, upgradeTile.source);
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(box));
    if ((player.boxWorkers & bit) != 0) {
        player.boxWorkers = static_cast<std::uint8_t>(player.boxWorkers & ~bit);
        ++player.sleeping;
        engine.emit(EventKind::WorkerSleeps, seat, 1);
    }
}

// TS-SCI-01, TS-SCI-03
void layGear(Engine &engine, const Context &context, const Step &step)
{
    Frame &frame = engine.push(FrameKind::Gear, context);
    frame.registers[0] = step.what;
    frame.registers[1] = step.amount;
}

bool advanceGear(Engine &engine)
{
    Frame &frame = engine.top();
    const bool possible = engine.state.gears > 0 && // TS-OPEN-30
                          hasEmptySlot(engine.content, engine.player(frame.player), frame.registers[0]);
    if (frame.registers[1] > 0 && possible)
        return ask(frame, Ask::Gear);
    if (frame.registers[1] > 0) // TS-SCI-04
        nothing(engine, contextOf(frame));
    engine.pop();
    return false;
}

void gearCandidates(const Content &content, const GameState &state, ActionList &actions)
{
    const Frame &frame = state.top();
    const auto &slots = content.techBoard(asked(state).techBoard).slots;
    for (std::size_t slot = 0; slot < slots.size(); ++slot)
        actions.add(makeAction(ActionKind::Gear, frame.player, static_cast<int>(slot)));
    actions.add(makeAction(ActionKind::Decline, frame.player));
}

Refused refuseGear(const Content &content, const GameState &state, const Action &action)
{
    if (kindOf(action) == ActionKind::Decline)
        return std::nullopt;
    const auto &slots = content.techBoard(asked(state).techBoard).slots;
    const int slot = action.args[0];
    if (slot < 0 || slot >= std::ssize(slots) ||
        slots[static_cast<std::size_t>(slot)].gear != state.top().registers[0] || (asked(state).gears >> slot & 1) != 0)
        return refuse("TS-SCI-04");
    return std::nullopt;
}

// TS-SCI-02, 05, 06, 07: bonus, tile and effects at once; what lasts counts from now on
void answerGear(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    if (kindOf(action) == ActionKind::Decline) {
        engine.emit(EventKind::Declined, action.player, 0, -1, frame.source);
        engine.pop();
        return;
    }
    if (--frame.registers[1] == 0)
        engine.pop();
    Player &player = engine.player(action.player);
    const auto number = static_cast<std::size_t>(action.args[0]);
    const GearSlot &slot = engine.content.techBoard(player.techBoard).slots[number];
    const Technology &technology = engine.content.technology(slot.technology);
    player.gears = static_cast<std::uint16_t>(player.gears | 1U << number);
    --engine.state.gears;
    engine.emit(EventKind::GearLaid, action.player, 1, action.args[0], technology.source, place(Zone::Supply),
                place(Zone::Board, action.player, action.args[0]));
    const Context context{action.player, technology.source, none, 0, none};
    if (technology.tile >= 0)
        layUpgradeTile(engine, action.player, technology.tile, 0);
    // TS-TECH-05 to 07, 09, 11 to 15, 19, 20
    runProgram(engine, context, technology.effects); // comes after the bonus, which is put on top of it
    runProgram(engine, context, slot.bonus);
}

} // namespace mw::timespan
