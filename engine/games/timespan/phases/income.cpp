#include "games/timespan/play/counts.h"
#include "games/timespan/play/effects.h"
#include "games/timespan/play/questions.h"
#include "games/timespan/play/timeline.h"
#include "phases.h"

#include <numeric>

namespace mw::timespan {

namespace {

/// Sources of income by number: the board, four timeline cards, types of tiles, slots of the technology board, wonders.
constexpr int firstCard = 1;
constexpr int firstTile = firstCard + timelineLength;
constexpr int firstGear = 16;
constexpr int firstWonder = 32;
constexpr int sourceCount = firstWonder + maxWonders;

bool isDue(const Snapshot &snapshot, int source)
{
    if (source == 0)
        return snapshot.board != 0;
    if (source < firstTile)
        return snapshot.cards[static_cast<std::size_t>(source - firstCard)] != none;
    if (source < firstTile + luxuryCount)
        return snapshot.tiles[static_cast<std::size_t>(source - firstTile)] > 0;
    if (source >= firstWonder)
        return (snapshot.wonders >> (source - firstWonder) & 1U) != 0;
    return source >= firstGear && (snapshot.gears >> (source - firstGear) & 1U) != 0;
}

/// The tile that came first of those that have not paid (TS-OPEN-02).
int firstTileDue(const Player &player)
{
    const Snapshot &snapshot = player.snapshot;
    const int left = std::accumulate(snapshot.tiles.begin(), snapshot.tiles.end(), 0);
    const int next = snapshot.allTiles - left;
    if (left > 0 && next < maxArrivals) {
        const int type = player.arrivals[static_cast<std::size_t>(next)] - 1;
        if (type >= 0 && snapshot.tiles[static_cast<std::size_t>(type)] > 0)
            return firstTile + type;
    }
    return -1;
}

int nextSource(const Player &player)
{
    for (int source = 0; source < sourceCount; ++source) {
        if (!isDue(player.snapshot, source))
            continue;
        const bool isTile = source >= firstTile && source < firstTile + luxuryCount;
        const int first = isTile ? firstTileDue(player) : -1;
        return first >= 0 ? first : source;
    }
    return -1;
}

struct Income {
    Program program;
    int source = -1;
    std::uint8_t slot = none;
};

/// What a source pays; it is crossed off (TS-INCOME-02).
Income takeSource(const Content &content, Player &player, int source)
{
    Snapshot &snapshot = player.snapshot;
    if (source == 0) {
        snapshot.board = 0;
        const Civilization &board = content.civilization(player.civilization);
        return {board.income, board.source, none};
    }
    if (source < firstTile) {
        auto &card = snapshot.cards[static_cast<std::size_t>(source - firstCard)];
        const HistoryCard &history = content.card(card);
        const Income income{history.income, history.source, slotOf(player, card)}; // TS-OPEN-03: though it may be gone
        card = none;
        return income;
    }
    if (source < firstTile + luxuryCount) { // TS-GRAVE-04
        const auto type = static_cast<std::size_t>(source - firstTile);
        --snapshot.tiles[type];
        return {content.luxuries[type].income, content.luxuries[type].source, none};
    }
    if (source >= firstWonder) { // TS-OPEN-65
        snapshot.wonders &= ~(1U << (source - firstWonder));
        const Wonder &wonder = content.wonder(source - firstWonder);
        return {wonder.income, wonder.source, none};
    }
    const int slot = source - firstGear; // TS-SCI-07
    snapshot.gears = static_cast<std::uint16_t>(snapshot.gears & ~(1U << slot));
    const Technology &technology =
        content.technology(content.techBoard(player.techBoard).slots[static_cast<std::size_t>(slot)].technology);
    return {technology.income, technology.source, none};
}

/// Nothing is due any more.
void clear(Snapshot &snapshot)
{
    snapshot = {};
    snapshot.cards.fill(none);
}

// TS-INCOME-05, TS-PEACE-01, 02: after all income
void finishIncome(Engine &engine, int seat, bool atEnd)
{
    Player &player = engine.player(seat);
    const int peace = player.snapshot.peace;
    clear(player.snapshot);
    if (atEnd) // it has been scored in the first step
        return;
    player.peace = static_cast<std::uint8_t>(peace);
    engine.emit(EventKind::PeaceSet, seat, peace);
    gainPoints(engine, seat, peace, engine.content.gameBoard);
}

} // namespace

// TS-INCOME-01, 03, 04: what is visible now
void takeSnapshot(Engine &engine, int seat)
{
    const Content &content = engine.content;
    Player &player = engine.player(seat);
    Snapshot snapshot{};
    snapshot.board = content.civilization(player.civilization).income.isEmpty() ? 0 : 1;
    for (std::size_t slot = 0; slot < player.timeline.size(); ++slot) { // TS-TIMELINE-07, TS-TUCK-07
        const std::uint8_t card = player.timeline[slot].card;
        snapshot.cards[slot] = card == none || content.card(card).income.isEmpty() ? none : card;
    }
    for (std::size_t type = 0; type < player.dead.size(); ++type) {
        snapshot.tiles[type] = content.luxuries[type].income.isEmpty() ? std::uint8_t{0} : player.dead[type];
        snapshot.allTiles = static_cast<std::uint8_t>(snapshot.allTiles + snapshot.tiles[type]);
    }
    forEachGear(content, player, [&](int slot, const GearSlot &gear) {
        if (!content.technology(gear.technology).income.isEmpty()) // TS-SCI-07
            snapshot.gears = static_cast<std::uint16_t>(snapshot.gears | 1U << slot);
    });
    for (std::uint32_t left = content.options.wonderIncome ? player.built : 0; left != 0; left &= left - 1) {
        if (!content.wonder(std::countr_zero(left)).income.isEmpty())
            snapshot.wonders |= left & ~(left - 1);
    }
    snapshot.peace = static_cast<std::uint8_t>(visiblePeace(content, player));
    player.snapshot = snapshot;
}

// TS-INCOME-06, 07
static void paySource(Engine &engine, int source)
{
    const Frame &frame = engine.top();
    const int seat = frame.player;
    const auto flags = static_cast<std::uint8_t>(frame.flags & atTheEnd);
    const Income income = takeSource(engine.content, engine.player(seat), source);
    runProgram(engine, {seat, income.source, income.slot, flags, none}, income.program);
}

bool advanceIncome(Engine &engine)
{
    Frame &frame = engine.top();
    const int source = nextSource(engine.player(frame.player));
    if (source < 0) {
        const int seat = frame.player;
        const bool atEnd = (frame.flags & atTheEnd) != 0;
        engine.pop();
        finishIncome(engine, seat, atEnd);
        return false;
    }
    if (engine.player(frame.player).byHand != 0) // TS-OPEN-02
        return ask(frame, Ask::Reward);
    paySource(engine, source);
    return false;
}

void incomeCandidates(const GameState &state, ActionList &actions)
{
    for (int source = 0; source < sourceCount; ++source) {
        if (isDue(asked(state).snapshot, source))
            actions.add(makeAction(ActionKind::Take, state.top().player, source));
    }
    actions.add(makeAction(ActionKind::Decline, state.top().player));
}

Refused refuseIncome(const GameState &state, const Action &action)
{
    const int source = action.args[0];
    if (kindOf(action) == ActionKind::Take &&
        (source < 0 || source >= sourceCount || !isDue(asked(state).snapshot, source)))
        return refuse("TS-INCOME-02");
    return std::nullopt;
}

void answerIncome(Engine &engine, const Action &action)
{
    if (kindOf(action) == ActionKind::Take)
        return paySource(engine, action.args[0]);
    Snapshot &snapshot = engine.player(action.player).snapshot;
    const std::uint8_t peace = snapshot.peace;
    clear(snapshot);
    snapshot.peace = peace;
    engine.emit(EventKind::Declined, action.player);
}

} // namespace mw::timespan
