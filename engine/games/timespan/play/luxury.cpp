#include "luxury.h"
#include "effects.h"
#include "questions.h"
#include "resources.h"

#include <algorithm>
#include <numeric>

namespace mw::timespan {

namespace {

bool isType(int number)
{
    return number >= 0 && number < luxuryCount;
}

int readyCount(const Player &player, int type)
{
    if (type == anyLuxury)
        return std::accumulate(player.ready.begin(), player.ready.end(), 0);
    return player.ready[static_cast<std::size_t>(type)];
}

} // namespace

// TS-LUX-02, TS-OPEN-29
void gainLuxury(Engine &engine, int seat, int type, int source)
{
    const auto number = static_cast<std::size_t>(type);
    if (!engine.content.options.endlessLuxury) {
        if (engine.state.luxury[number] == 0)
            return engine.emit(EventKind::LuxuryMissing, seat, 1, type, source);
        --engine.state.luxury[number];
    }
    ++engine.player(seat).ready[number];
    engine.emit(EventKind::LuxuryGained, seat, 1, type, source, place(Zone::Supply), place(Zone::Ready, seat));
}

void returnTile(Engine &engine, int seat, int type)
{
    const auto number = static_cast<std::size_t>(type);
    --engine.player(seat).ready[number];
    if (!engine.content.options.endlessLuxury)
        ++engine.state.luxury[number];
}

void addDeadTile(Player &player, int type)
{
    const int before = std::accumulate(player.dead.begin(), player.dead.end(), 0);
    if (before < maxArrivals)
        player.arrivals[static_cast<std::size_t>(before)] = static_cast<std::uint8_t>(type + 1);
    ++player.dead[static_cast<std::size_t>(type)];
}

int openRequirement(const Content &content, const Player &player, int type, int slot)
{
    if (!isType(type) || slot < 0 || slot >= timelineLength)
        return -1;
    const Slot &place = player.timeline[static_cast<std::size_t>(slot)];
    if (place.card == none || place.card == unknown)
        return -1;
    const HistoryCard &card = content.card(place.card); // TS-TUCK-11: of the upper card
    for (int i = 0; i < card.luxuries; ++i) {           // TS-LUX-06, 07
        if (card.luxury[static_cast<std::size_t>(i)] == type && (place.tiles >> i & 1) == 0)
            return i;
    }
    return -1;
}

bool isComplete(const Content &content, const Slot &slot)
{
    const HistoryCard &card = content.card(slot.card);
    return card.luxuries > 0 && slot.tiles == (1U << card.luxuries) - 1U;
}

void deliver(Engine &engine, int seat, int type, int slot)
{
    Player &player = engine.player(seat);
    const int requirement = openRequirement(engine.content, player, type, slot);
    Slot &place_ = player.timeline[static_cast<std::size_t>(slot)];
    const HistoryCard &card = engine.content.card(place_.card);
    --player.ready[static_cast<std::size_t>(type)];
    place_.tiles = static_cast<std::uint8_t>(place_.tiles | 1U << requirement);
    engine.emit(EventKind::LuxuryDelivered, seat, 1, type, card.source, place(Zone::Ready, seat),
                place(Zone::Timeline, seat, slot));
    if (isComplete(engine.content, place_)) // TS-ABILITY-05
        runProgram(engine, {seat, card.source, static_cast<std::uint8_t>(slot), 0, none}, card.complete);
}

// --- payments

// TS-WORKER-07: in full or not at all
void payFor(Engine &engine, const Context &context, const Step &step)
{
    if (engine.isDeep())
        return skipRest(engine);
    Frame &frame = engine.push(FrameKind::Pay, context);
    frame.registers[0] = step.what;
    frame.registers[1] = step.amount;
    frame.registers[2] = step.verb == Verb::PayLuxury ? 1 : 0;
}

namespace {

bool paysLuxury(const Frame &frame)
{
    return frame.registers[2] != 0;
}
bool isFree(const Frame &frame)
{
    return frame.registers[0] == (paysLuxury(frame) ? anyLuxury : anyBasic);
}

int available(const Content &content, const Player &player, const Frame &frame)
{
    if (paysLuxury(frame))
        return readyCount(player, frame.registers[0]);
    if (!isFree(frame))
        return player.cubes[frame.registers[0]];
    int count = 0;
    for (std::size_t resource = 1; resource < player.cubes.size(); ++resource)
        count += content.resources[resource].basic ? player.cubes[resource] : 0;
    return count;
}

} // namespace

void payCandidates(const Content &, const GameState &state, ActionList &actions)
{
    const Frame &frame = state.top();
    if (!isFree(frame))
        actions.add(makeAction(ActionKind::Accept, frame.player));
    else if (paysLuxury(frame))
        for (int type = 0; type < luxuryCount; ++type)
            actions.add(makeAction(ActionKind::Luxury, frame.player, type));
    else
        for (int resource = 1; resource < resourceCount; ++resource)
            actions.add(makeAction(ActionKind::Basic, frame.player, resource));
    actions.add(makeAction(ActionKind::Decline, frame.player));
}

Refused refusePay(const Content &content, const GameState &state, const Action &action)
{
    const Frame &frame = state.top();
    const Player &player = asked(state);
    if (kindOf(action) == ActionKind::Decline)
        return std::nullopt;
    const bool free = isFree(frame);
    const auto wanted = !free ? ActionKind::Accept : paysLuxury(frame) ? ActionKind::Luxury : ActionKind::Basic;
    if (kindOf(action) != wanted)
        return refuse("TS-WORKER-07");
    if (available(content, player, frame) < frame.registers[1])
        return refuse("TS-WORKER-07", frame.registers[1], available(content, player, frame));
    const int number = action.args[0];
    if (free && paysLuxury(frame) && (!isType(number) || player.ready[static_cast<std::size_t>(number)] == 0))
        return refuse("TS-WORKER-07");
    if (free && !paysLuxury(frame) &&
        (number < 1 || number >= resourceCount || !content.resource(number).basic ||
         player.cubes[static_cast<std::size_t>(number)] == 0))
        return refuse("TS-WORKER-07");
    return std::nullopt;
}

void answerPay(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    if (kindOf(action) == ActionKind::Decline) {
        engine.emit(EventKind::Declined, action.player, 0, -1, frame.source);
        engine.pop();
        return skipRest(engine);
    }
    const bool free = isFree(frame);
    const int what = free ? action.args[0] : frame.registers[0];
    const int amount = free ? 1 : frame.registers[1];
    if (paysLuxury(frame)) {
        for (int i = 0; i < amount; ++i) {
            returnTile(engine, action.player, what);
            engine.emit(EventKind::LuxuryPaid, action.player, 1, what, frame.source);
        }
    } else {
        spend(engine, action.player, what, amount, frame.source);
    }
    frame.registers[1] = static_cast<std::uint8_t>(frame.registers[1] - amount);
    if (frame.registers[1] == 0)
        engine.pop();
}

// --- ready tiles straight into the graveyard section (TS-CARD-19, TS-WCARD-03)

void buryTiles(Engine &engine, const Context &context, const Step &step)
{
    if (engine.isDeep())
        return skipRest(engine);
    Frame &frame = engine.push(FrameKind::BuryTile, context);
    frame.registers[0] = step.what;
    frame.registers[1] = step.amount;
}

bool advanceBuryTile(Engine &engine)
{
    Frame &frame = engine.top();
    const bool canGoOn = readyCount(engine.player(frame.player), frame.registers[0]) > 0;
    if (frame.registers[1] > 0 && (canGoOn || frame.registers[2] == 0))
        return ask(frame, Ask::Tile);
    engine.pop();
    return false;
}

void tileCandidates(const Content &, const GameState &state, ActionList &actions)
{
    const Frame &frame = state.top();
    for (int type = 0; type < luxuryCount; ++type)
        actions.add(makeAction(ActionKind::BuryTile, frame.player, type));
    actions.add(makeAction(ActionKind::Decline, frame.player));
}

Refused refuseTile(const Content &, const GameState &state, const Action &action)
{
    const Frame &frame = state.top();
    const int type = action.args[0];
    if (kindOf(action) == ActionKind::Decline)
        return std::nullopt;
    if (!isType(type) || (frame.registers[0] != anyLuxury && frame.registers[0] != type))
        return refuse("TS-CARD-19");
    if (asked(state).ready[static_cast<std::size_t>(type)] == 0)
        return refuse("TS-OPEN-64");
    return std::nullopt;
}

void answerTile(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    if (kindOf(action) == ActionKind::Decline) {
        const bool none_ = frame.registers[2] == 0;
        engine.emit(EventKind::Declined, action.player, 0, -1, frame.source);
        engine.pop();
        if (none_) // TS-OPEN-64
            skipRest(engine);
        return;
    }
    Player &player = engine.player(action.player);
    --player.ready[static_cast<std::size_t>(action.args[0])];
    addDeadTile(player, action.args[0]);
    --frame.registers[1];
    frame.registers[2] = 1;
    engine.emit(EventKind::LuxuryBuried, action.player, 1, action.args[0], frame.source,
                place(Zone::Ready, action.player), place(Zone::Graveyard, action.player));
}

} // namespace mw::timespan
