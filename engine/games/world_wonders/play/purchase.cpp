#include "places.h"

#include "flow.h"
#include "games/world_wonders/city/shortset.h"
#include "games/world_wonders/rules.h"
#include "playout.h"
#include "score.h"

#include "core/random.h"

namespace mw::world_wonders {

namespace {

void spend(Engine &engine, int seat, int gold, int source)
{
    Player &player = engine.player(seat);
    player.spent = static_cast<std::uint8_t>(player.spent + gold); // WW-TURN-03, 10
    if (gold > 0)
        engine.emit(EventKind::GoldSpent, seat, gold, -1, source);
}

void buy(Engine &engine, const Action &action)
{
    const Purchase purchase = purchaseBy(engine.content, engine.state, action);
    engine.state.buying = purchase.sort;
    engine.state.buyingItem = static_cast<std::uint8_t>(purchase.item);
}

// WW-PEDESTAL-01
void buyPedestal(Engine &engine, int seat, int pedestal)
{
    engine.state.pedestals[static_cast<std::size_t>(pedestal)] = static_cast<std::uint8_t>(seat);
    engine.state.bought = 1;
    spend(engine, seat, engine.content.pedestalPrice, -1);
    engine.emit(EventKind::PedestalTaken, seat, 0, pedestal, -1, place(Zone::Display), place(Zone::Pedestal, seat));
}

// WW-LOAN-01, WW-TURN-10
void takeLoan(Engine &engine, int seat)
{
    Player &player = engine.player(seat);
    player.loan = 1;
    player.freshLoan = 1;
    player.extra = static_cast<std::uint8_t>(player.extra + engine.content.loanGain);
    ++engine.state.loanOps;
    engine.emit(EventKind::LoanTaken, seat);
    engine.emit(EventKind::GoldGained, seat, engine.content.loanGain);
}

// WW-LOAN-03
void payOff(Engine &engine, int seat)
{
    Player &player = engine.player(seat);
    player.loan = 0;
    player.freshLoan = 0;
    ++engine.state.loanOps;
    spend(engine, seat, engine.content.loanPayoff, -1);
    engine.emit(EventKind::LoanPaid, seat);
}

// WW-BUILD-02, 06
void completeBuilding(Engine &engine, int seat, int stack)
{
    std::uint8_t &offered = engine.state.offered[static_cast<std::size_t>(stack)];
    const Building &building = engine.content.buildings[offered];
    offered = none;
    spend(engine, seat, engine.content.stacks[static_cast<std::size_t>(stack)].price, building.source); // WW-BUILD-01
    gain(engine, seat, building.gains, building.source);
}

// WW-MON-02, 05, 06
void completeMonument(Engine &engine, int seat, int number)
{
    const Monument &monument = engine.content.monuments[static_cast<std::size_t>(number)];
    spend(engine, seat, goldOf(engine.content, engine.player(seat)), monument.source);
    ++engine.player(seat).monumentCount;
    gain(engine, seat, monument.gains, monument.source);
    revealMonument(engine, slotOf(engine.state, number));
}

/// All pieces lie: it is paid for, leaves the display, and brings what it brings.
void complete(Engine &engine, int seat)
{
    GameState &state = engine.state;
    const Source sort = state.buying;
    const int item = state.buyingItem;
    state.buying = Source::Nothing;
    state.buyingItem = 0;
    if (sort == Source::FreeRoad) { // WW-SETUP-11, WW-TURN-09
        engine.player(seat).freeRoad = 0;
        return;
    }
    state.bought = 1; // WW-TURN-02
    switch (sort) {
    case Source::LongRoad: // WW-ROAD-01, 03
        --state.longRoads;
        return spend(engine, seat, engine.content.longRoadPrice, -1);
    case Source::ShortSet: // WW-ROAD-02, 03
        --state.shortSets;
        return spend(engine, seat, engine.content.shortSetPrice, -1);
    case Source::Tower: // WW-TOWER-01, 02, 06
        --state.towers;
        return spend(engine, seat, engine.content.towerPrice, -1);
    case Source::Building:
        return completeBuilding(engine, seat, item);
    default:
        return completeMonument(engine, seat, item);
    }
}

Thing thingOf(Source sort)
{
    switch (sort) {
    case Source::ShortSet:
        return Thing::ShortTile;
    case Source::Building:
        return Thing::Building;
    case Source::Tower:
        return Thing::Tower;
    case Source::Monument:
        return Thing::Monument;
    default:
        return Thing::LongRoad;
    }
}

int sourceOf(const Content &content, const GameState &state, const Purchase &purchase)
{
    const auto item = static_cast<std::size_t>(purchase.item);
    if (purchase.sort == Source::Building)
        return content.buildings[state.offered[item]].source;
    return purchase.sort == Source::Monument ? content.monuments[item].source : -1;
}

/// Of alike pieces the lowest that is left is the one that is laid.
int partMeant(const Content &content, const Purchase &purchase, unsigned left, int part)
{
    if (purchase.parts == 1)
        return 0;
    if (purchase.sort == Source::ShortSet)
        return lowestTwin(content.shortTwin, left, part);
    return lowestTwin(content.monuments[static_cast<std::size_t>(purchase.item)].twin, left, part);
}

/// Whether any of the tiles of a set that are left can be laid; the others are thrown away (WW-OPEN-07).
bool discardsRest(Engine &engine, int seat, const Purchase &purchase, unsigned left)
{
    if (purchase.sort != Source::ShortSet || !engine.content.options.shortSetPartial)
        return false;
    const Site site(engine.content, engine.player(seat));
    if (!SetSearch(site, partsLaid(engine.content, engine.state, purchase)).somePlaces(left).isEmpty())
        return false;
    const int tiles = std::popcount(left);
    engine.state.shortTilesGone = static_cast<std::uint8_t>(engine.state.shortTilesGone + tiles);
    engine.emit(EventKind::TileDiscarded, seat, tiles, static_cast<int>(Thing::ShortTile));
    return true;
}

// WW-TURN-04
void placePart(Engine &engine, const Action &action)
{
    GameState &state = engine.state;
    const int seat = action.player;
    const Purchase purchase = purchaseOf(engine.content, state);
    const unsigned left = partsLeft(state, purchase);
    const int part = partMeant(engine.content, purchase, left, action.args[0]);
    const Shape &shape = partShape(engine.content, purchase, part);
    const int turn = shape.canonical[static_cast<std::size_t>(action.args[1])];
    putPiece(engine.content, state, purchase.firstPiece + part, Placing(seat, cornerAt(action.args[2]), turn));
    const int amount =
        purchase.sort == Source::ShortSet ? engine.content.shortLengths[static_cast<std::size_t>(part)] : part + 1;
    const Place from = purchase.sort == Source::FreeRoad ? place(Zone::Hand, seat) : place(Zone::Display);
    engine.emit(EventKind::PiecePlaced, seat, amount, static_cast<int>(thingOf(purchase.sort)),
                sourceOf(engine.content, state, purchase), from, place(Zone::City, seat, action.args[2], turn));
    const unsigned rest = left & ~(1U << part);
    if (rest == 0 || discardsRest(engine, seat, purchase, rest))
        complete(engine, seat);
}

void goBack(Engine &engine, int seat)
{
    const Purchase purchase = purchaseOf(engine.content, engine.state);
    for (int piece = purchase.firstPiece; piece < purchase.firstPiece + purchase.parts; ++piece) {
        if (!engine.state.pieces[static_cast<std::size_t>(piece)].isNowhere())
            takePieceBack(engine.content, engine.state, piece);
    }
    engine.state.buying = Source::Nothing;
    engine.state.buyingItem = 0;
    engine.emit(EventKind::TakenBack, seat);
}

void answer(Engine &engine, const Action &action)
{
    const int seat = action.player;
    switch (kindOf(action)) {
    case ActionKind::BuyPedestal:
        return buyPedestal(engine, seat, action.args[0]);
    case ActionKind::Loan:
        return takeLoan(engine, seat);
    case ActionKind::PayOff:
        return payOff(engine, seat);
    case ActionKind::End:
        return endTurn(engine, false);
    case ActionKind::Pass:
        return endTurn(engine, true);
    case ActionKind::Place:
        return placePart(engine, action);
    case ActionKind::Back:
        return goBack(engine, seat);
    default:
        return buy(engine, action);
    }
}

void step(Engine &engine, const Action &action)
{
    const GameState &state = engine.state;
    answer(engine, action);
    if (state.phase == Phase::Playing && engine.content.options.stopAtOnce &&
        endIsReached(engine.content, state)) // WW-OPEN-37
        finishGame(engine);
    settle(engine);
}

} // namespace

void apply(const Content &content, GameState &state, const Action &action, EventList *events)
{
    Engine engine{content, state, events};
    step(engine, action);
}

bool takesBack(const Action &action)
{
    return kindOf(action) == ActionKind::Back;
}

std::uint64_t playOut(const Content &content, GameState &state, Random &random, std::uint64_t most)
{
    Playout playout;
    Engine engine{content, state, nullptr, &playout};
    Choices choices;
    if (state.phase == Phase::Playing && state.buying == Source::Nothing)
        playout.answers = findTurnAnswers(content, state, &playout.memory);
    std::uint64_t decisions = 0;
    for (; decisions < most && state.phase == Phase::Playing; ++decisions) {
        choices.places.clear();
        choices.others = playout.answers;
        if (state.buying != Source::Nothing)
            findChoices(content, state, choices);
        const auto number = random.below(static_cast<std::uint32_t>(choices.size()));
        step(engine, choices.at(state, number));
    }
    return decisions;
}

} // namespace mw::world_wonders
