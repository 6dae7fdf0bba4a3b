#include "names.h"
#include "games/steam_time/effects/effects.h"
#include "games/steam_time/rules.h"
#include "words.h"

#include <algorithm>
#include <charconv>

namespace mw::steam_time {

namespace {

constexpr std::array<std::string_view, actionKinds> actionWords{
    "place",  "bonus",   "take-tile", "pass",   "steam",   "time-crystal", "choose",      "top",  "bottom",
    "accept", "decline", "buy",       "pay",    "convert", "collect",      "collect-all", "next", "colour",
    "slot",   "take",    "hand-in",   "fulfil", "done",    "pick",         "sabotage",    "play"};
constexpr std::array<std::string_view, 4> nextWords{"any", "same", "time", "deposit"};

std::string colourWord(int colour)
{
    return std::string(colourWords[static_cast<std::size_t>(std::clamp(colour, 0, colourCount - 1))]);
}

template <typename Table>
std::string idOf(const Table &table, int number)
{
    return number >= 0 && static_cast<std::size_t>(number) < table.size() ? table[static_cast<std::size_t>(number)].id
                                                                          : std::string("?");
}

std::string nextWord(int code)
{
    return code < colourCount ? colourWord(code) : std::string(nextWords[static_cast<std::size_t>(code - colourCount)]);
}

int nextByName(std::string_view name)
{
    const auto found = std::find(nextWords.begin(), nextWords.end(), name);
    return found == nextWords.end() ? colourByName(name) : static_cast<int>(found - nextWords.begin()) + colourCount;
}

std::string takeText(const Content &content, const GameState &state, const Action &action)
{
    return spaceName(content, state, action.args[0]) + ' ' + colourWord(action.args[1]);
}

std::string cardText(const Content &content, const GameState &state, int card)
{
    return choosesMission(state) ? idOf(content.missions, card) : idOf(content.encounters, card);
}

/// Whether the player who is asked has a T.I.M.E.-crystal in a generator.
bool hasClear(const GameState &state, int colour)
{
    return state.frameCount > 0 && asked(state).generators[static_cast<std::size_t>(colour)].time > 0;
}

std::string argumentText(const Content &content, const GameState &state, const Action &action)
{
    const int first = action.args[0];
    switch (kindOf(action)) {
    case ActionKind::Place:
    case ActionKind::Bonus:
    case ActionKind::Sabotage:
        return spaceName(content, state, first);
    case ActionKind::Steam:
        return std::to_string(first);
    case ActionKind::Choose:
        return cardText(content, state, first);
    case ActionKind::Buy:
    case ActionKind::Convert:
    case ActionKind::TakeColour:
    case ActionKind::Slot:
        return colourWord(first);
    case ActionKind::Pay:
        return colourWord(first) + (action.args[1] != 0 && hasClear(state, first) ? " coloured" : "");
    case ActionKind::Collect:
        return idOf(content.upgrades, first);
    case ActionKind::Next:
        return nextWord(first);
    case ActionKind::Take:
        return takeText(content, state, action);
    case ActionKind::HandIn:
        return handsInUpgrade(content, state) ? idOf(content.upgrades, first) : idOf(content.expeditions, first);
    case ActionKind::Fulfil:
        return idOf(content.missions, first);
    case ActionKind::Pick:
    case ActionKind::Play:
        return idOf(content.specialists, first);
    default:
        return {};
    }
}

int numberOf(std::string_view text)
{
    int number = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? number : -1;
}

int cardByName(const Content &content, const GameState &state, std::string_view name)
{
    return choosesMission(state) ? byId(content.missions, name) : byId(content.encounters, name);
}

int handInByName(const Content &content, const GameState &state, std::string_view name)
{
    return handsInUpgrade(content, state) ? byId(content.upgrades, name) : byId(content.expeditions, name);
}

/// Reads what follows the word of an action; -1 for what is not known.
int firstArgument(const Content &content, const GameState &state, ActionKind kind, std::string_view text)
{
    switch (kind) {
    case ActionKind::Place:
    case ActionKind::Bonus:
    case ActionKind::Take:
    case ActionKind::Sabotage:
        return spaceByName(content, state, text);
    case ActionKind::Steam:
        return numberOf(text);
    case ActionKind::Choose:
        return cardByName(content, state, text);
    case ActionKind::Buy:
    case ActionKind::Pay:
    case ActionKind::Convert:
    case ActionKind::TakeColour:
    case ActionKind::Slot:
        return colourByName(text);
    case ActionKind::Collect:
        return byId(content.upgrades, text);
    case ActionKind::Next:
        return nextByName(text);
    case ActionKind::HandIn:
        return handInByName(content, state, text);
    case ActionKind::Fulfil:
        return byId(content.missions, text);
    case ActionKind::Pick:
    case ActionKind::Play:
        return byId(content.specialists, text);
    default:
        return text.empty() ? 0 : -1;
    }
}

/// "pay blue coloured" asks for a coloured crystal although a T.I.M.E.-crystal may be in the way (ST-SPEND-02).
int secondArgument(ActionKind kind, std::string_view text)
{
    if (kind == ActionKind::Take)
        return colourByName(text);
    if (kind == ActionKind::Pay && text == "coloured")
        return 1;
    return text.empty() ? 0 : -1;
}

} // namespace

bool choosesMission(const GameState &state)
{
    return state.frameCount > 0 && state.top().ask == Ask::Mission;
}

bool handsInUpgrade(const Content &content, const GameState &state)
{
    if (state.frameCount == 0 || state.top().ask != Ask::HandIn)
        return true;
    return static_cast<Resource>(currentEffect(content, state.top()).resource) == Resource::Upgrade;
}

int colourByName(std::string_view name)
{
    const auto found = std::find(colourWords.begin(), colourWords.end(), name);
    return found == colourWords.end() ? -1 : static_cast<int>(found - colourWords.begin());
}

std::string spaceName(const Content &content, const GameState &state, int space)
{
    if (!isSpace(content, state, space))
        return "?";
    const Panel &panel = panelOf(content, state, space);
    return panel.id + '/' + spaceWord(panel, space % spacesPerBoard);
}

int spaceByName(const Content &content, const GameState &state, std::string_view name)
{
    for (int space = 0; space < spaceCount; ++space) {
        if (isSpace(content, state, space) && spaceName(content, state, space) == name)
            return space;
    }
    return -1;
}

std::string actionText(const Content &content, const GameState &state, const Action &action)
{
    std::string text(actionWords[action.kind]);
    const std::string argument = argumentText(content, state, action);
    return argument.empty() ? text : text + ' ' + argument;
}

std::optional<Action> parseAction(const Content &content, const GameState &state, std::string_view text)
{
    const std::size_t space = std::min(text.find(' '), text.size());
    const auto word = std::find(actionWords.begin(), actionWords.end(), text.substr(0, space));
    if (word == actionWords.end())
        return std::nullopt;
    const auto kind = static_cast<ActionKind>(word - actionWords.begin());
    text.remove_prefix(std::min(space + 1, text.size()));
    const std::size_t second = std::min(text.find(' '), text.size());
    const int first = firstArgument(content, state, kind, text.substr(0, second));
    const int other = secondArgument(kind, text.substr(std::min(second + 1, text.size())));
    if (first < 0 || other < 0)
        return std::nullopt;
    const int player = state.frameCount > 0 ? state.top().player : 0;
    Action action = makeAction(kind, player, first, other);
    if (kind == ActionKind::Pay && !hasClear(state, first))
        action.args[1] = 0;
    return action;
}

} // namespace mw::steam_time
