#include "overlay.h"
#include "games/steam_time/effects/crystals.h"
#include "games/steam_time/phases/specialists.h"
#include "games/steam_time/phases/supply.h"
#include "games/steam_time/rules.h"
#include "games/steam_time/text/names.h"

#include <algorithm>
#include <numeric>

namespace mw::steam_time {

namespace {

constexpr std::array<std::string_view, 20> topKeys{"round",      "phase",   "first-player", "tile-owner", "active",
                                                   "phase-step", "passes",  "players",      "bank",       "mine",
                                                   "bag",        "effort",  "used-efforts", "boards",     "spaces",
                                                   "decks",      "discard", "fulfilled",    "frames",     "random"};
constexpr std::array<std::string_view, 10> frameKeys{"kind", "player", "asks", "stage", "space",
                                                     "item", "from",   "to",   "flags", "registers"};

int crystalsOfColour(const Content &content, const GameState &state, int colour)
{
    int count = 0;
    for (int seat = 0; seat < state.playerCount; ++seat)
        count += playerOf(state, seat).generators[static_cast<std::size_t>(colour)].coloured;
    for (std::uint64_t left = allSpaces(content, state); left != 0; left &= left - 1) {
        const int space = lowest(left);
        if (spaceAt(content, state, space).kind != SpaceKind::Deposit)
            continue;
        for (int slot = 0; slot < 8; ++slot)
            count += crystalIn(state.contents[static_cast<std::size_t>(space)], slot) == colour ? 1 : 0;
    }
    return count;
}

int clearCrystals(const GameState &state)
{
    int count = 0;
    for (int seat = 0; seat < state.playerCount; ++seat) {
        for (const Generator &generator : playerOf(state, seat).generators)
            count += generator.time;
    }
    return count;
}

int goldOfPlayers(const GameState &state)
{
    int count = 0;
    for (int seat = 0; seat < state.playerCount; ++seat)
        count += playerOf(state, seat).gold;
    return count;
}

} // namespace

/// Another round without more: what is laid out and the effort card are those of that round.
void Overlay::layRound(const Value &given)
{
    const auto round = numberUnder(given, "round", 1, m_content.rounds);
    if (!round || *round == m_state.round)
        return;
    Engine engine{m_content, m_state, nullptr};
    for (int i = m_state.round; i < *round && m_state.effortCount > 0; ++i)
        --m_state.effortCount;
    m_state.round = static_cast<std::uint8_t>(*round);
    layOutRound(engine);
}

void Overlay::layBoards(const Value &boards)
{
    std::array<std::uint32_t, spaceCount> contents{};
    std::array<std::uint8_t, maxBoards> order{};
    std::size_t count = 0;
    for (const Value &value : boards.list) {
        const int panel = byId(m_content.panels, value.text);
        // ST-PLAYERCOUNT-01: only panels for this number of players
        if (panel < 0 || m_content.panels[static_cast<std::size_t>(panel)].players != m_state.playerCount ||
            count >= order.size() || std::find(order.begin(), order.begin() + count, panel) != order.begin() + count)
            return problem(
                value,
                Message(MW_TEXT("“{0}” is no monument board for this game, or is named twice.")).name(value.text));
        const auto end = m_state.boards.begin() + m_state.boardCount;
        const auto old = std::find(m_state.boards.begin(), end, static_cast<std::uint8_t>(panel));
        if (old != end)
            std::copy_n(m_state.contents.begin() + (old - m_state.boards.begin()) * spacesPerBoard, spacesPerBoard,
                        contents.begin() + static_cast<std::ptrdiff_t>(count) * spacesPerBoard);
        order[count++] = static_cast<std::uint8_t>(panel);
    }
    m_state.boards = order;
    m_state.boardCount = static_cast<std::uint8_t>(count);
    m_state.contents = contents;
}

// ST-STOCK-01: what is not with the players or on the boards is in the bank, the bag and the mine
void Overlay::layStocks(const Value &given)
{
    const auto settle = [this, &given](std::string_view name, int total, int placed, const Value *stated) {
        const int left = total - placed;
        if (left < 0)
            problem(given, Message(MW_TEXT("More {0} is given than there is: {1} of {2}."))
                               .name(name)
                               .number(placed)
                               .number(total));
        else if (stated && stated->number != left)
            problem(*stated, Message(MW_TEXT("{0} does not add up: {1} would be left.")).name(name).number(left));
        return std::clamp(left, 0, total);
    };
    m_state.bank =
        static_cast<std::int16_t>(settle("gold", m_content.goldTotal, goldOfPlayers(m_state), given.find("bank")));
    m_state.mine = static_cast<std::uint8_t>(
        settle("T.I.M.E.-crystals", m_content.timeCrystals, clearCrystals(m_state), given.find("mine")));
    const Value *bag = given.find("bag");
    if (bag)
        checkKeys(*bag, colourWords);
    for (int colour = 0; colour < colourCount; ++colour) {
        const std::string_view name = colourWords[static_cast<std::size_t>(colour)];
        m_state.bag[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(
            settle(name, m_content.crystalsPerColour, crystalsOfColour(m_content, m_state, colour),
                   bag ? bag->find(name) : nullptr));
    }
}

bool Overlay::layFrame(const Value &value, Frame &frame)
{
    checkKeys(value, frameKeys);
    const Value *kind = value.find("kind");
    const Value *player = value.find("player");
    const Value *asks = value.find("asks");
    const auto kindNumber = kind ? word(*kind, frameWords) : std::nullopt;
    const auto playerNumber = player ? seat(*player) : std::nullopt;
    const auto asksNumber = asks ? word(*asks, askWords) : std::nullopt;
    if (!kindNumber || !playerNumber || *playerNumber < 0 || !asksNumber)
        return false;
    frame = makeFrame(static_cast<FrameKind>(*kindNumber), *playerNumber);
    frame.ask = static_cast<Ask>(*asksNumber);
    const int effects = static_cast<int>(m_content.effects.size());
    frame.stage = static_cast<std::uint8_t>(numberUnder(value, "stage", 0, 255).value_or(0));
    frame.at = static_cast<std::uint16_t>(numberUnder(value, "from", 0, effects).value_or(0));
    frame.end = static_cast<std::uint16_t>(numberUnder(value, "to", frame.at, effects).value_or(frame.at));
    frame.flags = static_cast<std::uint8_t>(numberUnder(value, "flags", 0, 255).value_or(0));
    if (const Value *space = value.find("space")) {
        const int found = spaceByName(m_content, m_state, space->text);
        if (found < 0)
            problem(*space, Message(MW_TEXT("There is no space {0} on the table.")).name(space->text));
        frame.space = static_cast<std::uint8_t>(std::max(0, found));
    }
    if (const Value *item = value.find("item")) {
        const auto found = std::find(m_content.keys.begin(), m_content.keys.end(), item->text);
        if (found == m_content.keys.end())
            problem(*item, Message(MW_TEXT("There is no item {0}.")).name(item->text));
        frame.source = static_cast<std::int16_t>(found == m_content.keys.end() ? -1 : found - m_content.keys.begin());
    }
    const Value *registers = value.find("registers");
    if (registers && registers->list.size() > frame.registers.size())
        problem(*registers, Message(MW_TEXT("This is a list of {0} numbers at most."))
                                .number(static_cast<std::int64_t>(frame.registers.size())));
    for (std::size_t i = 0; registers && i < std::min(registers->list.size(), frame.registers.size()); ++i)
        frame.registers[i] = static_cast<std::uint8_t>(number(registers->list[i], 0, 255).value_or(0));
    return true;
}

void Overlay::layFrames(const Value &frames)
{
    m_state.frames = {};
    m_state.frameCount = 0;
    if (frames.list.empty())
        problem(frames, Message(MW_TEXT("This is nothing that can be going on.")));
    for (const Value &value : frames.list) {
        Frame frame{};
        if (m_state.frameCount == maxFrames || !layFrame(value, frame))
            return problem(value, Message(MW_TEXT("This is nothing that can be going on.")));
        m_state.frames[m_state.frameCount++] = frame;
    }
    if (m_state.frameCount > 0 && m_state.top().ask == Ask::Nothing)
        problem(frames.list.back(), Message(MW_TEXT("The last of what is going on must ask something.")));
}

/// Whose turn it is in which phase. Unless `frames` say exactly what is going on, the turn or phase begins anew.
void Overlay::layTurn(const Value &given)
{
    const auto set = [this, &given](std::string_view key, auto &target) {
        const Value *value = given.find(key);
        if (const auto who = value ? seat(*value) : std::nullopt)
            target = static_cast<std::remove_reference_t<decltype(target)>>(*who);
        return value != nullptr;
    };
    set("tile-owner", m_state.tileOwner);
    set("first-player", m_state.firstPlayer);
    m_state.active = m_state.firstPlayer;
    const bool active = set("active", m_state.active);
    if (const Value *phase = given.find("phase"))
        m_state.phase = static_cast<Phase>(word(*phase, phaseWords).value_or(static_cast<int>(m_state.phase)));
    dealHands();
    m_state.passes = static_cast<std::uint8_t>(numberUnder(given, "passes", 0, 255).value_or(0));
    if (isScoring(m_state.phase) && m_state.tileOwner < 0)
        m_state.tileOwner = static_cast<std::int8_t>(m_state.firstPlayer);
    m_state.frames = {};
    m_state.frameCount = 0;
    m_state.phaseStep = static_cast<std::uint8_t>(numberUnder(given, "phase-step", 0, maxPlayers).value_or(0));
    if (const Value *frames = given.find("frames"); frames && m_state.phase != Phase::Over)
        return layFrames(*frames);
    Engine engine{m_content, m_state, nullptr};
    if (m_state.phase == Phase::Action && active) {
        m_state.phaseStep = 1;
        engine.push(FrameKind::Turn, m_state.active);
    }
    run(engine);
}

void Overlay::layOver(const Value &given)
{
    checkKeys(given, topKeys);
    layRound(given);
    if (const Value *boards = given.find("boards"))
        layBoards(*boards);
    layEfforts(given);
    layCards(given);
    if (const Value *spaces = given.find("spaces"))
        laySpaces(*spaces);
    if (const Value *players = given.find("players"))
        layPlayers(*players);
    layStocks(given);
    if (const Value *random = given.find("random"))
        m_state.random = Random::at(static_cast<std::uint64_t>(random->number));
    if (!hasErrors(m_problems))
        layTurn(given);
}

void overlayState(const Content &content, GameState &state, const Value &given, Diagnostics &problems)
{
    Diagnostics found;
    Overlay(content, state, found).layOver(given);
    problems.insert(problems.end(), found.begin(), found.end());
}

} // namespace mw::steam_time
