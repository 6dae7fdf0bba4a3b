#include "decks.h"
#include "effects.h"
#include "questions.h"

namespace mw::timespan {

int ageOf(const Content &content, const GameState &state)
{
    return content.time[state.time].age;
}

// TS-AGE-05, 06: the deck of the hourglass, or the next one
int deckOf(const Content &content, const GameState &state, int which)
{
    const int age = which == currentAge  ? ageOf(content, state)
                    : which == futureAge ? ageOf(content, state) + 1
                                         : which;
    return age >= 1 && age < ageCount ? age - 1 : -1;
}

int tileDeckOf(const Content &content, const GameState &state, int which)
{
    const int deck = deckOf(content, state, which);
    return deck < 3 ? deck : -1;
}

void putUnder(Engine &engine, Pile pile, int card)
{
    GameState &state = engine.state;
    switch (pile) {
    case Pile::Card:
        return state.decks[engine.content.card(card).age - 1U].putUnder(card);
    case Pile::Wonder:
        return state.wonderDeck.putUnder(card);
    case Pile::Vision:
        return state.visionDeck.putUnder(card);
    case Pile::Discovery:
        engine.emit(EventKind::TileReturned, -1, 1, -1, engine.content.tile(card).source);
        return state.tileDecks[engine.content.tile(card).age - 1U].putUnder(card);
    }
}

std::uint8_t drawFrom(Engine &engine, Pile pile, int which)
{
    GameState &state = engine.state;
    switch (pile) {
    case Pile::Card: {
        const int deck = deckOf(engine.content, state, which);
        return deck < 0 ? none : state.decks[static_cast<std::size_t>(deck)].draw();
    }
    case Pile::Wonder:
        return state.wonderDeck.draw();
    case Pile::Vision:
        return state.visionDeck.draw();
    case Pile::Discovery: {
        const int deck = tileDeckOf(engine.content, state, which);
        return deck < 0 ? none : state.tileDecks[static_cast<std::size_t>(deck)].draw();
    }
    }
    return none;
}

std::pair<int, int> cardsIn(const Frame &frame, Pile pile)
{
    if (frame.kind == FrameKind::Start) {
        if (pile == Pile::Wonder)
            return {0, frame.registers[8] & 15};
        return {4, pile == Pile::Vision ? frame.registers[8] >> 4 : 0};
    }
    return {drawn::first, static_cast<Pile>(frame.registers[drawn::pile]) == pile ? frame.registers[drawn::count] : 0};
}

void keepCard(Engine &engine, int seat, Pile pile, int card, int source)
{
    Player &player = engine.player(seat);
    switch (pile) {
    case Pile::Card:
        player.hand.add(card); // TS-PLAY-07: however many there are
        return engine.emit(EventKind::CardsDrawn, seat, 1, -1, source,
                           place(Zone::Deck, -1, engine.content.card(card).age), place(Zone::Hand, seat));
    case Pile::Wonder: // TS-WONDER-01
        player.wonders |= 1U << card;
        return engine.emit(EventKind::WondersDrawn, seat, 1, -1, source);
    case Pile::Vision: // TS-TECH-20
        player.secrets |= 1U << card;
        return engine.emit(EventKind::VisionDrawn, seat, 1, -1, source);
    case Pile::Discovery:
        return;
    }
}

// TS-OPEN-14: what is not there is not gained
void draw(Engine &engine, const Context &context, const Step &step)
{
    const auto pile = static_cast<Pile>(step.what);
    for (int i = 0; i < step.amount && !engine.isDeep(); ++i) {
        const std::uint8_t card = drawFrom(engine, pile, step.age);
        if (card == none)
            return nothing(engine, context);
        if (pile == Pile::Discovery)
            useTile(engine, context, card);
        else
            keepCard(engine, context.player, pile, card, context.source);
    }
}

// TS-TECH-05, 07, 14, 20, TS-CIV-12
void pick(Engine &engine, const Context &context, const Step &step)
{
    const auto pile = static_cast<Pile>(step.what);
    Frame &frame = engine.push(pile == Pile::Discovery ? FrameKind::Exchange : FrameKind::Draw, context);
    frame.registers[drawn::pile] = step.what;
    frame.registers[drawn::keep] = step.amount;
    for (int i = 0; i < step.of; ++i) {
        const std::uint8_t card = drawFrom(engine, pile, step.age);
        if (card != none)
            frame.registers[static_cast<std::size_t>(drawn::first + frame.registers[drawn::count]++)] = card;
    }
    if (frame.registers[drawn::count] == 0)
        nothing(engine, context);
}

namespace {

int left(const Frame &frame)
{
    int count = 0;
    for (int i = 0; i < frame.registers[drawn::count]; ++i)
        count += frame.registers[static_cast<std::size_t>(drawn::first + i)] != none ? 1 : 0;
    return count;
}

/// Register of a drawn card, or -1.
int registerOf(const Frame &frame, int card)
{
    for (int i = 0; i < frame.registers[drawn::count]; ++i) {
        if (card != none && frame.registers[static_cast<std::size_t>(drawn::first + i)] == card)
            return drawn::first + i;
    }
    return -1;
}

void drawnCandidates(const GameState &state, ActionKind kind, ActionList &actions)
{
    const Frame &frame = state.top();
    for (int i = 0; i < frame.registers[drawn::count]; ++i) {
        if (const int card = frame.registers[static_cast<std::size_t>(drawn::first + i)]; card != none)
            actions.add(makeAction(kind, frame.player, card));
    }
}

/// The rest goes under its deck in the order in which it was drawn (TS-OPEN-13). With an option the player discards
/// it, which gives its effect (TS-OPEN-43).
void returnRest(Engine &engine)
{
    const Frame frame = engine.top();
    engine.pop();
    const auto pile = static_cast<Pile>(frame.registers[drawn::pile]);
    int returned = 0;
    for (int i = 0; i < frame.registers[drawn::count]; ++i) {
        const int card = frame.registers[static_cast<std::size_t>(drawn::first + i)];
        if (card == none)
            continue;
        putUnder(engine, pile, card);
        ++returned;
        const bool isBoard =
            frame.source >= 0 &&
            frame.source == engine.content.civilization(engine.player(frame.player).civilization).source;
        if (pile == Pile::Card && engine.content.options.discardPays && isBoard)
            runProgram(engine, contextOf(frame), engine.content.card(card).discard);
    }
    if (returned > 0)
        engine.emit(EventKind::CardsReturned, frame.player, returned, -1, frame.source);
}

} // namespace

bool advanceDraw(Engine &engine)
{
    Frame &frame = engine.top();
    if (frame.registers[drawn::keep] > 0 && left(frame) > 0)
        return ask(frame, Ask::Keep);
    returnRest(engine);
    return false;
}

void keepCandidates(const Content &, const GameState &state, ActionList &actions)
{
    drawnCandidates(state, ActionKind::Keep, actions);
}

Refused refuseKeep(const Content &, const GameState &state, const Action &action)
{
    return registerOf(state.top(), action.args[0]) < 0 ? refuse("TS-TECH-05") : Refused();
}

void answerKeep(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    frame.registers[static_cast<std::size_t>(registerOf(frame, action.args[0]))] = none;
    --frame.registers[drawn::keep];
    keepCard(engine, action.player, static_cast<Pile>(frame.registers[drawn::pile]), action.args[0], frame.source);
}

// --- searching (TS-CIV-06, 07)

namespace {

void searchType(Engine &engine, const Context &context, int type)
{
    const int number = deckOf(engine.content, engine.state, currentAge);
    if (number < 0)
        return;
    auto &deck = engine.state.decks[static_cast<std::size_t>(number)];
    const int size = deck.size;
    for (int drawn = 0; drawn < size; ++drawn) { // TS-OPEN-14: each card is seen once
        const std::uint8_t card = deck.draw();
        if (static_cast<int>(engine.content.card(card).type) == type) {
            keepCard(engine, context.player, Pile::Card, card, context.source);
            if (drawn > 0)
                engine.emit(EventKind::CardsReturned, context.player, drawn, -1, context.source);
            return;
        }
        deck.putUnder(card);
    }
    nothing(engine, context);
}

} // namespace

void search(Engine &engine, const Context &context, const Step &step)
{
    if (step.what != anyType) {
        for (int i = 0; i < step.amount; ++i)
            searchType(engine, context, step.what);
        return;
    }
    engine.push(FrameKind::Search, context).registers[0] = step.amount;
}

void typeCandidates(const Content &, const GameState &state, ActionList &actions)
{
    for (int type = 0; type < typeCount; ++type)
        actions.add(makeAction(ActionKind::Type, state.top().player, type));
    actions.add(makeAction(ActionKind::Decline, state.top().player));
}

Refused refuseType(const Content &, const GameState &, const Action &action)
{
    const bool names = kindOf(action) == ActionKind::Type;
    if (names && (action.args[0] < 0 || action.args[0] >= tuckableTypes))
        return refuse("TS-CIV-07");
    return std::nullopt;
}

void answerType(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    const Context context = contextOf(frame);
    const bool declined = kindOf(action) == ActionKind::Decline;
    if (declined || --frame.registers[0] == 0)
        engine.pop();
    if (declined)
        engine.emit(EventKind::Declined, action.player, 0, -1, context.source);
    else
        searchType(engine, context, action.args[0]);
}

// --- discovery tiles

namespace {

bool mayBeKept(const Content &content, const Frame &frame, int tile)
{
    const bool exchanged = (frame.flags & optional) != 0;
    return content.tile(tile).clock && (!exchanged || content.options.keepExchanged); // TS-OPEN-16
}

void gainTile(Engine &engine, const Context &context, int tile)
{
    const DiscoveryTile &discovery = engine.content.tile(tile);
    engine.push(FrameKind::Return, context).registers[0] = static_cast<std::uint8_t>(tile);
    runProgram(engine, {context.player, discovery.source, none, 0, none}, discovery.reward);
}

} // namespace

// TS-DISC-07, 08, 10
void useTile(Engine &engine, const Context &context, int tile)
{
    if (engine.content.tile(tile).clock)
        engine.push(FrameKind::Clock, context).registers[0] = static_cast<std::uint8_t>(tile);
    else
        gainTile(engine, context, tile);
}

void useKeptTile(Engine &engine, int seat, int tile) // TS-DISC-11
{
    engine.player(seat).kept &= ~(std::uint64_t{1} << tile);
    gainTile(engine, {seat, engine.content.tile(tile).source, none, 0, none}, tile);
}

bool advanceReturn(Engine &engine)
{
    const int tile = engine.top().registers[0];
    engine.pop();
    putUnder(engine, Pile::Discovery, tile);
    return false;
}

void clockCandidates(const Content &, const GameState &state, ActionList &actions)
{
    actions.add(makeAction(ActionKind::UseNow, state.top().player));
    actions.add(makeAction(ActionKind::KeepForLater, state.top().player));
}

Refused refuseClock(const Content &content, const GameState &state, const Action &action)
{
    const Frame &frame = state.top();
    if (kindOf(action) == ActionKind::KeepForLater && !mayBeKept(content, frame, frame.registers[0]))
        return refuse("TS-DISC-10");
    return std::nullopt;
}

void answerClock(Engine &engine, const Action &action)
{
    const Frame frame = engine.top();
    const int tile = frame.registers[0];
    engine.pop();
    if (kindOf(action) == ActionKind::UseNow)
        return gainTile(engine, contextOf(frame), tile);
    engine.player(action.player).kept |= std::uint64_t{1} << tile;
    engine.emit(EventKind::TileKept, action.player, 1, -1, engine.content.tile(tile).source);
}

// TS-TECH-07: the chosen ones one after the other, then all go under their stack
bool advanceExchange(Engine &engine)
{
    Frame &frame = engine.top();
    if (frame.registers[drawn::keep] > 0 && left(frame) > 0)
        return ask(frame, Ask::Exchange);
    returnRest(engine);
    return false;
}

void exchangeCandidates(const Content &, const GameState &state, ActionList &actions)
{
    drawnCandidates(state, ActionKind::Exchange, actions);
    actions.add(makeAction(ActionKind::Decline, state.top().player));
}

Refused refuseExchange(const Content &, const GameState &state, const Action &action)
{
    if (kindOf(action) == ActionKind::Exchange && registerOf(state.top(), action.args[0]) < 0)
        return refuse("TS-TECH-07");
    return std::nullopt;
}

void answerExchange(Engine &engine, const Action &action)
{
    Frame &frame = engine.top();
    if (kindOf(action) == ActionKind::Decline) {
        engine.emit(EventKind::Declined, action.player, 0, -1, frame.source);
        frame.registers[drawn::keep] = 0;
        return;
    }
    frame.registers[static_cast<std::size_t>(registerOf(frame, action.args[0]))] = none;
    --frame.registers[drawn::keep];
    Context context = contextOf(frame);
    context.flags |= optional;
    useTile(engine, context, action.args[0]);
}

} // namespace mw::timespan
