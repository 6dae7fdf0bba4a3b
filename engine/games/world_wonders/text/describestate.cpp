#include "games/world_wonders/rules.h"
#include "words.h"

#include "games/world_wonders/play/engine.h"
#include "games/world_wonders/play/score.h"

namespace mw::world_wonders {

namespace {

template <typename Table>
Value idValue(const Table &table, int number)
{
    return Value::ofText(number == none ? std::string(noneWord) : idIn(table, number));
}

Value seatValue(int seat)
{
    return seat == none ? textValue(noneWord) : Value::ofInt(seat + 1);
}

Value describeScore(const Content &content, const GameState &state, const Score &score)
{
    Value map = Value::ofMap({});
    map.set("population", Value::ofInt(score.population));
    map.set("least-resource", Value::ofInt(score.leastResource));
    map.set("monuments", Value::ofInt(score.monuments));
    map.set("resources", Value::ofInt(score.resources));
    map.set("districts", Value::ofInt(score.districts));
    map.set("loan", Value::ofInt(score.loan));
    Value objectives = Value::ofMap({});
    for (std::size_t i = 0; i < state.objectives.size(); ++i) {
        if (state.objectives[i] < content.objectives.size())
            objectives.set(content.objectives[state.objectives[i]].id, Value::ofInt(score.objectives[i]));
    }
    map.set("objectives", std::move(objectives));
    map.set("total", Value::ofInt(score.total()));
    return map;
}

std::string_view pedestalWord(const GameState &state, int seat)
{
    const std::size_t first = state.pedestals[0] == seat ? 1 : 0;
    const std::size_t second = state.pedestals[1] == seat ? 2 : 0;
    return pedestalWords[first + second];
}

Value ownMonuments(const Content &content, const GameState &state, int seat)
{
    Value list = Value::ofList({});
    for (const Monument &monument : content.monuments) {
        const auto piece = static_cast<std::size_t>(monument.firstPiece);
        if (state.pieces[piece].seat() == seat && !isPending(content, state, monument.firstPiece))
            list.list.push_back(Value::ofText(monument.id));
    }
    return list;
}

Value describePlayer(const Content &content, const GameState &state, int seat, const Score &score)
{
    const Player &player = state.player(seat);
    Value map = Value::ofMap({});
    map.set("gold", Value::ofInt(goldOf(content, player)));
    map.set("spent", Value::ofInt(player.spent));
    map.set("limit", Value::ofInt(goldLimit(content, player)));
    for (std::size_t resource = 0; resource < resourceWords.size(); ++resource)
        map.set(resourceWords[resource], Value::ofInt(player.resources[resource]));
    map.set("population", Value::ofInt(player.population));
    map.set("loan", Value::ofBool(player.loan != 0));
    map.set("fresh-loan", Value::ofBool(player.freshLoan != 0));
    map.set("out", Value::ofBool(player.out != 0));
    map.set("free-road", Value::ofBool(player.freeRoad != 0));
    map.set("pedestal", textValue(pedestalWord(state, seat)));
    map.set("monuments", ownMonuments(content, state, seat));
    map.set("map", Value::ofText(mapOf(content, player).id));
    map.set("city", describeCity(content, state, seat));
    map.set("pieces", describePieces(content, state, seat));
    map.set("counts", describeCounts(content, state, seat));
    map.set("score", describeScore(content, state, score));
    return map;
}

Value describePlayers(const Content &content, const GameState &state)
{
    const std::array<Score, maxPlayers> all = scores(content, state);
    Value map = Value::ofMap({});
    for (int seat = 0; seat < state.playerCount; ++seat)
        map.set(std::to_string(seat + 1), describePlayer(content, state, seat, all[static_cast<std::size_t>(seat)]));
    return map;
}

bool isInPlay(const Content &content, const GameState &state, std::size_t stack)
{
    return content.stacks[stack].players <= std::max<int>(2, state.playerCount);
}

Value describeDisplay(const Content &content, const GameState &state)
{
    Value map = Value::ofMap({});
    map.set("long-roads", Value::ofInt(state.longRoads));
    map.set("short-sets", Value::ofInt(state.shortSets));
    map.set("towers", Value::ofInt(state.towers));
    Value buildings = Value::ofMap({});
    for (std::size_t stack = 0; stack < content.stacks.size(); ++stack) {
        if (isInPlay(content, state, stack))
            buildings.set(content.stacks[stack].id, idValue(content.buildings, state.offered[stack]));
    }
    map.set("buildings", std::move(buildings));
    Value monuments = Value::ofList({});
    Value ages = Value::ofList({});
    for (std::size_t slot = 0; slot < static_cast<std::size_t>(content.shown(state.playerCount)); ++slot) {
        monuments.list.push_back(idValue(content.monuments, state.monuments[slot]));
        ages.list.push_back(Value::ofInt(state.ages[slot]));
    }
    map.set("monuments", std::move(monuments));
    map.set("monument-rounds", std::move(ages));
    Value objectives = Value::ofList({});
    for (const std::uint8_t objective : state.objectives) {
        if (objective < content.objectives.size())
            objectives.list.push_back(Value::ofText(content.objectives[objective].id));
    }
    map.set("objectives", std::move(objectives));
    return map;
}

Value threeNumbers(std::string_view second, int longRoads, int shortRoads, int towers)
{
    Value map = Value::ofMap({});
    map.set("long-roads", Value::ofInt(longRoads));
    map.set(second, Value::ofInt(shortRoads));
    map.set("towers", Value::ofInt(towers));
    return map;
}

Value soloCard(const Content &content, std::uint8_t copy)
{
    return copy < content.soloDeck.size() ? Value::ofText(content.soloCards[content.soloDeck[copy]].id)
                                          : textValue(unknownWord);
}

/// The next card first.
Value describeDecks(const Content &content, const GameState &state)
{
    Value map = Value::ofMap({});
    Value buildings = Value::ofMap({});
    for (std::size_t stack = 0; stack < content.stacks.size(); ++stack) {
        if (!isInPlay(content, state, stack))
            continue;
        Value list = Value::ofList({});
        for (std::size_t i = state.tilesLeft[stack]; i > 0; --i)
            list.list.push_back(
                idValue(content.buildings, state.tiles[static_cast<std::size_t>(content.stacks[stack].first) + i - 1]));
        buildings.set(content.stacks[stack].id, std::move(list));
    }
    map.set("buildings", std::move(buildings));
    Value monuments = Value::ofList({});
    for (std::size_t i = state.monumentsLeft; i > 0; --i)
        monuments.list.push_back(idValue(content.monuments, state.monumentDeck[i - 1]));
    map.set("monuments", std::move(monuments));
    if (!state.isSolo())
        return map;
    Value solo = Value::ofList({});
    for (std::size_t i = state.soloLeft; i > 0; --i)
        solo.list.push_back(soloCard(content, state.soloDeck[i - 1]));
    map.set("solo", std::move(solo));
    Value revealed = Value::ofList({});
    for (std::size_t i = state.soloLeft; i < content.soloDeck.size(); ++i)
        revealed.list.push_back(soloCard(content, state.soloDeck[i]));
    map.set("revealed", std::move(revealed));
    return map;
}

Value describeAutomaton(const Content &content, const GameState &state)
{
    Value map = Value::ofMap({});
    Value monuments = Value::ofList({});
    for (std::size_t monument = 0; monument < content.monuments.size(); ++monument) {
        if ((state.automaton >> monument & 1U) != 0)
            monuments.list.push_back(Value::ofText(content.monuments[monument].id));
    }
    map.set("monuments", std::move(monuments));
    map.set("target", Value::ofInt(soloTarget(content, state)));
    map.set("beaten", Value::ofBool(scores(content, state)[0].total() > soloTarget(content, state)));
    return map;
}

Value describeBuying(const Content &content, const GameState &state)
{
    const int item = state.buyingItem;
    switch (state.buying) {
    case Source::Nothing:
        return textValue(noneWord);
    case Source::FreeRoad:
        return textValue("road");
    case Source::LongRoad:
        return textValue("buy long-road");
    case Source::ShortSet:
        return textValue("buy short-set");
    case Source::Tower:
        return textValue("buy tower");
    case Source::Building:
        return Value::ofText("buy stack " + idIn(content.stacks, item));
    case Source::Monument:
        break;
    }
    return Value::ofText("buy monument " + idIn(content.monuments, item));
}

} // namespace

Value describeState(const Content &content, const GameState &state)
{
    Value map = Value::ofMap({});
    map.set("round", Value::ofInt(state.round));
    map.set("phase", textValue(phaseWords[static_cast<std::size_t>(state.phase)]));
    Value order = Value::ofList({});
    for (std::size_t at = 0; at < state.playerCount; ++at)
        order.list.push_back(seatValue(state.order[at]));
    map.set("order", std::move(order));
    map.set("active", seatValue(state.active));
    map.set("bought", Value::ofBool(state.bought != 0));
    map.set("loan-operations", Value::ofInt(state.loanOps));
    map.set("buying", describeBuying(content, state));
    map.set("players", describePlayers(content, state));
    map.set("display", describeDisplay(content, state));
    map.set("supply", threeNumbers("short-sets", state.longRoadsLeft, state.shortSetsLeft, state.towersLeft));
    map.set("gone", threeNumbers("short-roads", state.longRoadsGone, state.shortTilesGone, state.towersGone));
    if (state.isSolo())
        map.set("automaton", describeAutomaton(content, state));
    map.set("decks", describeDecks(content, state));
    map.set("random", Value::ofInt(static_cast<std::int64_t>(state.random.position())));
    return map;
}

} // namespace mw::world_wonders
