#include "resources.h"
#include "effects.h"
#include "questions.h"

#include <algorithm>
#include <bit>

namespace mw::timespan {

namespace {

/// One cube into the space of a resource. Precondition: the storage room holds one (TS-RES-01).
void take(Engine &engine, int seat, int resource)
{
    Player &player = engine.player(seat);
    --player.cubes[0];
    ++player.cubes[static_cast<std::size_t>(resource)];
}

bool isResource(int number)
{
    return number > 0 && number < resourceCount;
}

bool hasMovable(const Content &content, const Player &player)
{
    for (std::size_t from = 0; from < player.cubes.size(); ++from) {
        if (player.cubes[from] > 0 && content.resources[from].above != 0)
            return true;
    }
    return false;
}

int dueResource(const Frame &frame)
{
    int resource = 1;
    while (resource < resourceCount && frame.registers[static_cast<std::size_t>(resource)] == 0)
        ++resource;
    return resource;
}

} // namespace

bool canPay(const Player &player, const Price &price)
{
    constexpr std::uint64_t high = 0x8080808080808080U;
    const auto have = std::bit_cast<std::uint64_t>(player.cubes);
    const auto need = std::bit_cast<std::uint64_t>(price);
    return (((have | high) - need) & high) == high;
}

// TS-RES-02
void spend(Engine &engine, int seat, int resource, int amount, int source)
{
    if (amount == 0)
        return;
    Player &player = engine.player(seat);
    auto &space = player.cubes[static_cast<std::size_t>(resource)];
    space = static_cast<std::uint8_t>(space - amount);
    player.cubes[0] = static_cast<std::uint8_t>(player.cubes[0] + amount);
    engine.emit(EventKind::ResourceSpent, seat, amount, resource, source, place(Zone::Storage, seat, resource),
                place(Zone::Storage, seat, 0));
}

void spend(Engine &engine, int seat, const Price &price, int source)
{
    for (int resource = 1; resource < resourceCount; ++resource)
        spend(engine, seat, resource, price[static_cast<std::size_t>(resource)], source);
}

void returnCube(Engine &engine, int seat, int resource)
{
    Player &player = engine.player(seat);
    --player.cubes[static_cast<std::size_t>(resource)];
    ++player.cubes[0];
    engine.emit(EventKind::CubeReturned, seat, 1, resource, -1, place(Zone::Storage, seat, resource),
                place(Zone::Storage, seat, 0));
}

// TS-RES-09, 10: the cube lies in the storage room when the effects come
void spendForUpgrades(Engine &engine, int seat, int resource)
{
    const ResourceSpace &space = engine.content.resource(resource);
    spend(engine, seat, resource, 1, space.source);
    upgrade(engine, {seat, space.source, none, 0, none}, space.upgrades);
}

bool canUpgrade(const Content &content, const Player &player, int from, int to)
{
    return from >= 0 && from < resourceCount && isResource(to) && player.cubes[static_cast<std::size_t>(from)] > 0 &&
           (content.resource(from).above >> to & 1) != 0;
}

void gainResource(Engine &engine, const Context &context, int resource, int amount)
{
    Price price{};
    price[static_cast<std::size_t>(resource)] = static_cast<std::uint8_t>(amount);
    gainResources(engine, context, price);
}

// TS-RES-12 to 15: what finds no cube has to be asked for
void gainResources(Engine &engine, const Context &context, const Price &resources)
{
    Price left = resources;
    for (int resource = 1; resource < resourceCount; ++resource) {
        auto &due = left[static_cast<std::size_t>(resource)];
        const int fits = std::min<int>(due, engine.player(context.player).cubes[0]);
        for (int i = 0; i < fits; ++i)
            take(engine, context.player, resource);
        if (fits > 0)
            engine.emit(EventKind::ResourceGained, context.player, fits, resource, context.source,
                        place(Zone::Storage, context.player, 0), place(Zone::Storage, context.player, resource));
        due = static_cast<std::uint8_t>(due - fits);
    }
    if (left == Price{})
        return;
    Frame &frame = engine.push(FrameKind::Gain, context);
    std::copy(left.begin(), left.end(), frame.registers.begin());
}

bool advanceGain(Engine &engine)
{
    Frame &frame = engine.top();
    Player &player = engine.player(frame.player);
    int resource = dueResource(frame);
    while (resource < resourceCount && player.cubes[0] > 0) { // the cube that was freed for it
        take(engine, frame.player, resource);
        engine.emit(EventKind::ResourceGained, frame.player, 1, resource, frame.source);
        --frame.registers[static_cast<std::size_t>(resource)];
        resource = dueResource(frame);
    }
    if (resource == resourceCount) {
        engine.pop();
        return false;
    }
    return ask(frame, Ask::Room);
}

void roomCandidates(const Content &, const GameState &state, ActionList &actions)
{
    const int seat = state.top().player;
    for (int resource = 1; resource < resourceCount; ++resource) {
        actions.add(makeAction(ActionKind::Return, seat, resource));
        actions.add(makeAction(ActionKind::Spend, seat, resource));
    }
    actions.add(makeAction(ActionKind::Decline, seat));
}

Refused refuseSpend(const Content &content, const Player &player, int resource)
{
    if (!isResource(resource) || content.resource(resource).upgrades == 0) // TS-RES-11
        return refuse("TS-RES-11");
    if (player.cubes[static_cast<std::size_t>(resource)] == 0) // TS-RES-03
        return refuse("TS-RES-09", resource);
    return std::nullopt;
}

Refused refuseRoom(const Content &content, const GameState &state, const Action &action)
{
    if (kindOf(action) == ActionKind::Spend)
        return refuseSpend(content, asked(state), action.args[0]);
    if (kindOf(action) == ActionKind::Return &&
        (!isResource(action.args[0]) || asked(state).cubes[static_cast<std::size_t>(action.args[0])] == 0))
        return refuse("TS-RES-13");
    return std::nullopt;
}

void answerRoom(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    switch (kindOf(action)) {
    case ActionKind::Return:
        return returnCube(engine, action.player, action.args[0]);
    case ActionKind::Spend: // TS-RES-15: its effects come before the resource
        return spendForUpgrades(engine, action.player, action.args[0]);
    default: { // TS-RES-14: one resource at a time
        const int resource = dueResource(frame);
        --frame.registers[static_cast<std::size_t>(resource)];
        engine.emit(EventKind::ResourceLost, action.player, 1, resource, frame.source);
    }
    }
}

void upgrade(Engine &engine, const Context &context, int amount)
{
    if (amount == 0)
        return;
    engine.push(FrameKind::Upgrade, context).registers[0] = static_cast<std::uint8_t>(amount);
}

// TS-RES-04, 07: one after the other
bool advanceUpgrade(Engine &engine)
{
    Frame &frame = engine.top();
    if (frame.registers[0] > 0 && hasMovable(engine.content, engine.player(frame.player)))
        return ask(frame, Ask::Upgrade);
    if (frame.registers[0] > 0)
        nothing(engine, contextOf(frame));
    engine.pop();
    return false;
}

void upgradeCandidates(const Content &content, const GameState &state, ActionList &actions)
{
    const int seat = state.top().player;
    for (int from = 0; from < resourceCount; ++from) {
        for (unsigned left = content.resource(from).above; left != 0; left &= left - 1)
            actions.add(makeAction(ActionKind::Upgrade, seat, from, std::countr_zero(left)));
    }
    actions.add(makeAction(ActionKind::Decline, seat));
}

// TS-RES-05, 06
Refused refuseUpgrade(const Content &content, const GameState &state, const Action &action)
{
    if (kindOf(action) == ActionKind::Upgrade && !canUpgrade(content, asked(state), action.args[0], action.args[1]))
        return refuse("TS-RES-06");
    return std::nullopt;
}

void answerUpgrade(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    if (kindOf(action) == ActionKind::Decline) {
        engine.emit(EventKind::Declined, action.player, frame.registers[0], -1, frame.source);
        frame.registers[0] = 0;
        return;
    }
    --frame.registers[0];
    Player &player = engine.player(action.player);
    --player.cubes[static_cast<std::size_t>(action.args[0])];
    ++player.cubes[static_cast<std::size_t>(action.args[1])];
    engine.emit(EventKind::CubeUpgraded, action.player, 1, action.args[1], frame.source,
                place(Zone::Storage, action.player, action.args[0]),
                place(Zone::Storage, action.player, action.args[1]));
}

// --- a basic resource or a type of luxury is named

void anyOfCandidates(const Content &, const GameState &state, ActionList &actions)
{
    const Frame &frame = state.top();
    if (frame.registers[1] != 0) {
        for (int type = 0; type < luxuryCount; ++type)
            actions.add(makeAction(ActionKind::Luxury, frame.player, type));
    } else {
        for (int resource = 1; resource < resourceCount; ++resource)
            actions.add(makeAction(ActionKind::Basic, frame.player, resource));
    }
    actions.add(makeAction(ActionKind::Decline, frame.player));
}

Refused refuseAnyOf(const Content &content, const GameState &state, const Action &action)
{
    const int number = action.args[0];
    const bool asksLuxury = state.top().registers[1] != 0;
    if (kindOf(action) != ActionKind::Decline && (kindOf(action) == ActionKind::Luxury) != asksLuxury)
        return refuse(asksLuxury ? "TS-LUX-01" : "TS-RES-08");
    if (kindOf(action) == ActionKind::Luxury) { // TS-LUX-02, TS-OPEN-29
        if (number < 0 || number >= luxuryCount)
            return refuse("TS-LUX-01");
        if (!content.options.endlessLuxury && state.luxury[static_cast<std::size_t>(number)] == 0)
            return refuse("TS-LUX-02", number);
    }
    if (kindOf(action) == ActionKind::Basic && (!isResource(number) || !content.resource(number).basic))
        return refuse("TS-RES-08");
    return std::nullopt;
}

void answerAnyOf(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    const Context context = contextOf(frame);
    if (kindOf(action) == ActionKind::Decline)
        engine.emit(EventKind::Declined, action.player, frame.registers[0], -1, frame.source);
    const int left = kindOf(action) == ActionKind::Decline ? 0 : --frame.registers[0];
    if (left == 0)
        engine.pop();
    if (kindOf(action) == ActionKind::Luxury)
        gainLuxury(engine, action.player, action.args[0], context.source);
    else if (kindOf(action) == ActionKind::Basic)
        gainResource(engine, context, action.args[0], 1);
}

} // namespace mw::timespan
