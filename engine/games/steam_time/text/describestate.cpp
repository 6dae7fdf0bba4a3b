#include "games/steam_time/effects/crystals.h"
#include "games/steam_time/rules.h"
#include "games/steam_time/state/spaces.h"
#include "names.h"
#include "words.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

Value text(std::string_view word)
{
    return Value::ofText(std::string(word));
}

Value seat(int number)
{
    return number < 0 ? text(noneWord) : Value::ofInt(number + 1);
}

Value cards(const Content &content, Deck deck, std::uint64_t set)
{
    Value list = Value::ofList({});
    for (; set != 0; set &= set - 1)
        list.list.push_back(text(cardId(content, deck, lowest(set))));
    return list;
}

Value upgrades(const Content &content, const GameState &state, const Player &player)
{
    Value list = Value::ofList({});
    for (int i = 0; i < state.purchaseCount; ++i) {
        const int card = state.purchases[static_cast<std::size_t>(i)];
        if ((player.upgrades & bit(card)) != 0)
            list.list.push_back(text(cardId(content, Deck::Upgrade, card)));
    }
    return list;
}

Value generators(const Player &player)
{
    Value map = Value::ofMap({});
    for (std::size_t colour = 0; colour < colourWords.size(); ++colour) {
        Value generator = Value::ofMap({});
        generator.set("coloured", Value::ofInt(player.generators[colour].coloured));
        generator.set("time", Value::ofInt(player.generators[colour].time));
        map.set(colourWords[colour], std::move(generator));
    }
    return map;
}

Value describePlayer(const Content &content, const GameState &state, const Player &player)
{
    Value map = Value::ofMap({});
    map.set("gold", Value::ofInt(player.gold));
    map.set("steam", Value::ofInt(player.steam));
    map.set("esteem", Value::ofInt(player.esteem));
    map.set("esteem-tile", Value::ofInt(static_cast<std::int64_t>(std::min(player.esteem / content.esteemLap, 2)) *
                                        content.esteemLap)); // ST-OPEN-30
    map.set("esteem-disc", Value::ofInt(player.esteem % content.esteemLap));
    map.set("portal", Value::ofInt(player.portal));
    map.set("generators", generators(player));
    map.set("crystals", Value::ofInt(crystalCount(player)));
    map.set("hangar", Value::ofInt(player.hangar));
    map.set("passed", Value::ofBool(player.passed != 0));
    map.set("turns", Value::ofInt(player.turns));
    map.set("bonus-actions", Value::ofInt(player.bonusActions));
    map.set("upgrades", upgrades(content, state, player));
    map.set("expeditions", cards(content, Deck::Expedition, player.expeditions));
    Value missions = cards(content, Deck::Mission, player.missions);
    missions.list.insert(missions.list.end(), player.hiddenMissions, text(unknownWord));
    map.set("missions", std::move(missions));
    return map;
}

Value crystalsOn(const GameState &state, int number, int slots)
{
    Value list = Value::ofList({});
    for (int slot = 0; slot < slots; ++slot) {
        const int colour = crystalIn(state.contents[static_cast<std::size_t>(number)], slot);
        list.list.push_back(text(colour < 0 ? emptyWord : colourWords[static_cast<std::size_t>(colour)]));
    }
    return list;
}

Value describeSpace(const Content &content, const GameState &state, int number)
{
    const Space &space = spaceAt(content, state, number);
    Value map = Value::ofMap({});
    const int card = cardOn(state, number);
    if (space.kind == SpaceKind::Deposit) {
        map.set("crystals", crystalsOn(state, number, space.slots));
    } else if (space.kind != SpaceKind::Encounter && space.kind != SpaceKind::Gold) {
        const Deck deck = space.kind == SpaceKind::Mission   ? Deck::Mission
                          : space.kind == SpaceKind::Upgrade ? Deck::Upgrade
                                                             : Deck::Expedition;
        map.set("card", card < 0 ? text(noneWord) : text(cardId(content, deck, card)));
    }
    int owner = -1;
    for (int i = 0; i < state.playerCount; ++i) {
        if ((playerOf(state, i).airships & bit(number)) != 0)
            owner = i;
    }
    map.set("airship", seat(owner));
    if (content.options.sabotage)
        map.set("saboteurs", describeSaboteurs(state, number));
    return map;
}

Value describeSpaces(const Content &content, const GameState &state)
{
    Value boards = Value::ofMap({});
    for (int board = 0; board < state.boardCount; ++board) {
        const Panel &panel = content.panels[state.boards[static_cast<std::size_t>(board)]];
        Value spaces = Value::ofMap({});
        for (int place = 0; place < static_cast<int>(panel.spaces.size()); ++place)
            spaces.set(spaceWord(panel, place), describeSpace(content, state, board * spacesPerBoard + place));
        boards.set(panel.id, std::move(spaces));
    }
    return boards;
}

/// The next card first.
Value describeDecks(const Content &content, const GameState &state)
{
    Value map = Value::ofMap({});
    for (std::size_t which = 0; which < deckWords.size(); ++which) {
        const CardDeck &deck = state.decks[which];
        Value list = Value::ofList({});
        for (int i = deck.size - 1; i >= 0; --i)
            list.list.push_back(
                text(cardId(content, static_cast<Deck>(which), deck.cards[static_cast<std::size_t>(i)])));
        map.set(deckWords[which], std::move(list));
    }
    Value efforts = Value::ofList({});
    for (int i = state.effortCount - 2; i >= 0; --i)
        efforts.list.push_back(text(cardId(content, Deck::Effort, state.efforts[static_cast<std::size_t>(i)])));
    map.set("efforts", std::move(efforts));
    return map;
}

/// The efforts of the rounds that are over, the last one first.
Value usedEfforts(const Content &content, const GameState &state)
{
    Value list = Value::ofList({});
    for (std::size_t i = state.effortCount; i < state.efforts.size() && state.efforts[i] != unknownCard; ++i)
        list.list.push_back(text(cardId(content, Deck::Effort, state.efforts[i])));
    return list;
}

Value describeFrame(const Content &content, const GameState &state, const Frame &frame)
{
    Value map = Value::ofMap({});
    map.set("kind", text(frameWords[static_cast<std::size_t>(frame.kind)]));
    map.set("player", seat(frame.player));
    map.set("asks", text(askWords[static_cast<std::size_t>(frame.ask)]));
    map.set("stage", Value::ofInt(frame.stage));
    if (frame.kind == FrameKind::Action || frame.kind == FrameKind::Encounter || frame.kind == FrameKind::Buying ||
        frame.kind == FrameKind::Bribe)
        map.set("space", text(spaceName(content, state, frame.space)));
    if (frame.source >= 0)
        map.set("item", text(content.keys[static_cast<std::size_t>(frame.source)]));
    map.set("from", Value::ofInt(frame.at));
    map.set("to", Value::ofInt(frame.end));
    map.set("flags", Value::ofInt(frame.flags));
    Value registers = Value::ofList({});
    for (const std::uint8_t number : frame.registers)
        registers.list.push_back(Value::ofInt(number));
    map.set("registers", std::move(registers));
    return map;
}

Value describeFulfilled(const Content &content, const GameState &state)
{
    Value map = Value::ofMap({});
    for (std::size_t mission = 0; mission < content.missions.size(); ++mission) {
        if (state.fulfilled[mission] > 0)
            map.set(content.missions[mission].id, Value::ofInt(state.fulfilled[mission]));
    }
    return map;
}

Value describePlayers(const Content &content, const GameState &state)
{
    Value map = Value::ofMap({});
    for (int i = 0; i < state.playerCount; ++i) {
        Value player = describePlayer(content, state, playerOf(state, i));
        describeModules(content, state, i, player);
        map.set(std::to_string(i + 1), std::move(player));
    }
    return map;
}

void describeTable(const Content &content, const GameState &state, Value &map)
{
    map.set("bank", Value::ofInt(state.bank));
    map.set("mine", Value::ofInt(state.mine));
    Value bag = Value::ofMap({});
    for (std::size_t colour = 0; colour < colourWords.size(); ++colour)
        bag.set(colourWords[colour], Value::ofInt(state.bag[colour]));
    map.set("bag", std::move(bag));
    const int effort = activeEffort(state);
    map.set("effort", effort < 0 ? text(noneWord) : text(cardId(content, Deck::Effort, effort)));
    map.set("used-efforts", usedEfforts(content, state));
    Value boards = Value::ofList({});
    for (int board = 0; board < state.boardCount; ++board)
        boards.list.push_back(text(content.panels[state.boards[static_cast<std::size_t>(board)]].id));
    map.set("boards", std::move(boards));
    map.set("spaces", describeSpaces(content, state));
    map.set("decks", describeDecks(content, state));
    map.set("discard", cards(content, Deck::Encounter, state.encounterDiscard));
}

} // namespace

std::string spaceWord(const Panel &panel, int place)
{
    const auto at = static_cast<std::size_t>(place);
    const SpaceKind kind = panel.spaces[at].kind;
    const auto before = std::count_if(panel.spaces.begin(), panel.spaces.begin() + place,
                                      [kind](const Space &other) { return other.kind == kind; });
    std::string word(spaceWords[static_cast<std::size_t>(kind)]);
    return before == 0 ? word : word + '/' + std::to_string(before + 1);
}

std::string cardId(const Content &content, Deck deck, int card)
{
    const auto in = [card](const auto &table) {
        return card >= 0 && static_cast<std::size_t>(card) < table.size() ? table[static_cast<std::size_t>(card)].id
                                                                          : std::string(unknownWord);
    };
    switch (deck) {
    case Deck::Mission:
        return in(content.missions);
    case Deck::Encounter:
        return in(content.encounters);
    case Deck::Upgrade:
        return in(content.upgrades);
    case Deck::Expedition:
        return in(content.expeditions);
    case Deck::Specialist:
        return in(content.specialists);
    case Deck::Effort:
        break;
    }
    return in(content.efforts);
}

int cardNumber(const Content &content, Deck deck, std::string_view id)
{
    switch (deck) {
    case Deck::Mission:
        return byId(content.missions, id);
    case Deck::Encounter:
        return byId(content.encounters, id);
    case Deck::Upgrade:
        return byId(content.upgrades, id);
    case Deck::Expedition:
        return byId(content.expeditions, id);
    case Deck::Specialist:
        return byId(content.specialists, id);
    case Deck::Effort:
        break;
    }
    return byId(content.efforts, id);
}

Value describeState(const Content &content, const GameState &state)
{
    Value map = Value::ofMap({});
    map.set("round", Value::ofInt(state.round));
    map.set("phase", text(phaseWords[static_cast<std::size_t>(state.phase)]));
    map.set("first-player", seat(state.firstPlayer));
    map.set("tile-owner", seat(state.tileOwner));
    map.set("active", seat(state.active));
    map.set("phase-step", Value::ofInt(state.phaseStep));
    map.set("passes", Value::ofInt(state.passes));
    map.set("players", describePlayers(content, state));
    describeTable(content, state, map);
    map.set("fulfilled", describeFulfilled(content, state));
    Value frames = Value::ofList({});
    for (int i = 0; i < state.frameCount; ++i)
        frames.list.push_back(describeFrame(content, state, state.frames[static_cast<std::size_t>(i)]));
    map.set("frames", std::move(frames));
    map.set("random", Value::ofInt(static_cast<std::int64_t>(state.random.position())));
    return map;
}

} // namespace mw::steam_time
