#include "effects.h"
#include "questions.h"
#include "resources.h"

namespace mw::timespan {

namespace {

bool isNeutral(const GameState &state, int wonder)
{
    return (state.neutral >> wonder & 1U) != 0;
}

/// Who built a wonder, or -1.
int ownerOf(const GameState &state, int wonder)
{
    for (int seat = 0; seat < state.playerCount; ++seat) {
        if ((state.player(seat).built >> wonder & 1U) != 0)
            return seat;
    }
    return -1;
}

bool isPlace(const Content &content, int place)
{
    return place >= camelMarket && place < camelWonder + static_cast<int>(content.wonders.size());
}

// TS-CAMEL-03 to 05, 07, 10, 13, 14, TS-OPEN-20
Refused refusePlace(const Content &content, const GameState &state, int seat, int place)
{
    const Player &player = state.player(seat);
    if (!isPlace(content, place))
        return refuse("TS-CAMEL-03");
    if (player.camel == place)
        return refuse("TS-CAMEL-05");
    if (place == camelMarket)
        return std::nullopt;
    const int wonder = place - camelWonder;
    if (isNeutral(state, wonder)) {
        const int price = content.neutralPrice;
        return player.cubes[static_cast<std::size_t>(Resource::Coin)] < price ? refuse("TS-CAMEL-07", price)
                                                                              : Refused();
    }
    const int owner = ownerOf(state, wonder);
    if (owner == seat)
        return refuse("TS-CAMEL-04");
    return owner < 0 ? refuse("TS-CAMEL-03") : Refused();
}

bool hasDestination(const Content &content, const GameState &state, int seat)
{
    for (int place = camelMarket; isPlace(content, place); ++place) {
        if (!refusePlace(content, state, seat, place))
            return true;
    }
    return false;
}

// TS-VAR-08, TS-OPEN-45
void meetCamels(Engine &engine, int seat, int place, bool extra)
{
    const Options &options = engine.content.options;
    if (!options.sneakyCamels || (!options.sneakyEverywhere && (extra || place == camelMarket)))
        return;
    for (int other = 0; other < engine.state.playerCount; ++other) {
        if (other != seat && engine.player(other).camel == place)
            gainPoints(engine, other, 1, -1);
    }
}

// TS-CAMEL-06 to 09, 11, 15
void visit(Engine &engine, const Context &context, int place_)
{
    const int seat = context.player;
    Player &player = engine.player(seat);
    const int wonder = place_ - camelWonder;
    const int source = place_ == camelMarket ? engine.content.gameBoard : engine.content.wonder(wonder).source;
    const int owner = place_ == camelMarket ? -1 : ownerOf(engine.state, wonder);
    if (place_ != camelMarket && owner < 0)
        spend(engine, seat, static_cast<int>(Resource::Coin), engine.content.neutralPrice, source);
    engine.emit(EventKind::CamelMoved, seat, 1, -1, source, nowhere,
                place_ == camelMarket ? place(Zone::Market) : place(Zone::Wonder, owner, wonder));
    player.camel = static_cast<std::uint8_t>(place_); // TS-CAMEL-12
    if (owner >= 0)
        gainPoints(engine, owner, engine.content.wonder(wonder).visit, source);
    meetCamels(engine, seat, place_, (context.flags & optional) != 0);
    const Context effect{seat, source, none, 0, none}; // TS-WCARD-02
    if (place_ == camelMarket)
        runChoices(engine, effect, engine.content.market);
    else
        runProgram(engine, effect, engine.content.wonder(wonder).box);
}

} // namespace

void moveCamel(Engine &engine, const Context &context)
{
    engine.push(FrameKind::Camel, context).flags |= optional;
}

void camelCandidates(const Content &content, const GameState &state, ActionList &actions)
{
    const Frame &frame = state.top();
    for (int place = camelMarket; isPlace(content, place); ++place)
        actions.add(makeAction(ActionKind::Move, frame.player, place));
    actions.add(makeAction((frame.flags & optional) != 0 ? ActionKind::Decline : ActionKind::Stay, frame.player));
}

// TS-OPEN-17: a camel stays only where it can go nowhere
Refused refuseCamel(const Content &content, const GameState &state, const Action &action)
{
    const Frame &frame = state.top();
    const bool extra = (frame.flags & optional) != 0;
    switch (kindOf(action)) {
    case ActionKind::Move:
        return refusePlace(content, state, frame.player, action.args[0]);
    case ActionKind::Stay:
        return extra || hasDestination(content, state, frame.player) ? refuse("TS-CAMEL-01") : Refused();
    default:
        return extra ? Refused() : refuse("TS-CAMEL-01");
    }
}

void answerCamel(Engine &engine, const Action &action)
{
    const Frame frame = engine.top();
    const bool extra = (frame.flags & optional) != 0;
    engine.pop();
    if (!extra)
        engine.player(action.player).done = 1;
    if (kindOf(action) == ActionKind::Move)
        return visit(engine, contextOf(frame), action.args[0]);
    engine.emit(extra ? EventKind::Declined : EventKind::CamelStayed, action.player, 0, -1, frame.source);
}

} // namespace mw::timespan
