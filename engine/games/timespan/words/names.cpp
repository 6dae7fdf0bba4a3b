#include "games/timespan/play/decks.h"
#include "games/timespan/rules.h"
#include "words.h"

#include <algorithm>
#include <charconv>

namespace mw::timespan {

namespace {

template <typename Table>
std::string idOf(const Table &table, int number)
{
    return number >= 0 && number < std::ssize(table) ? table[static_cast<std::size_t>(number)].id
                                                     : std::to_string(number);
}

std::string wordOf(std::span<const std::string_view> words, int number)
{
    return number >= 0 && number < std::ssize(words) ? std::string(words[static_cast<std::size_t>(number)])
                                                     : std::to_string(number);
}

std::optional<int> numberIn(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::optional<int> place(std::span<const std::string_view> words, std::string_view word)
{
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<int>(found - words.begin()));
}

std::optional<int> found(int number)
{
    return number < 0 ? std::nullopt : std::optional(number);
}

template <typename Table>
std::optional<int> entry(const Table &table, std::string_view id)
{
    return found(byId(table, id));
}

const Player *playerOf(const GameState &state, const Action &action)
{
    return action.player < state.playerCount ? &state.player(action.player) : nullptr;
}

std::string boxText(const Content &content, const GameState &state, const Action &action)
{
    const Player *player = playerOf(state, action);
    if (!player || player->civilization == none)
        return std::to_string(action.args[0]);
    const auto &boxes = content.civilization(player->civilization).boxes;
    return action.args[0] >= 0 && action.args[0] < std::ssize(boxes)
               ? boxWord(boxes[static_cast<std::size_t>(action.args[0])])
               : std::to_string(action.args[0]);
}

std::string slotText(const Content &content, const GameState &state, const Action &action, int slot)
{
    const Player *player = playerOf(state, action);
    const int card =
        player && slot >= 0 && slot < timelineLength ? player->timeline[static_cast<std::size_t>(slot)].card : none;
    return card < std::ssize(content.cards) ? content.card(card).id : "space-" + std::to_string(slot + 1);
}

/// "currency", or "currency/2" for the second slot with that technology on the board.
std::string gearText(const Content &content, const GameState &state, const Action &action)
{
    const Player *player = playerOf(state, action);
    const int slot = action.args[0];
    if (!player || player->techBoard == none || slot < 0 ||
        slot >= std::ssize(content.techBoard(player->techBoard).slots))
        return std::to_string(slot);
    const auto &slots = content.techBoard(player->techBoard).slots;
    int same = 1;
    for (int i = 0; i < slot; ++i)
        same +=
            slots[static_cast<std::size_t>(i)].technology == slots[static_cast<std::size_t>(slot)].technology ? 1 : 0;
    const std::string &id = content.technology(slots[static_cast<std::size_t>(slot)].technology).id;
    return same == 1 ? id : id + '/' + std::to_string(same);
}

std::string placeText(const Content &content, int place)
{
    return place == camelMarket ? std::string(marketWord) : idOf(content.wonders, place - camelWonder);
}

std::string keptText(const Content &content, const GameState &state, int number)
{
    switch (keptPile(state)) {
    case Pile::Card:
        return idOf(content.cards, number);
    case Pile::Wonder:
        return idOf(content.wonders, number);
    case Pile::Vision:
        return idOf(content.visions, number);
    case Pile::Discovery:
        break;
    }
    return idOf(content.tiles, number);
}

/// What stands behind the word of the action; empty for nothing.
std::string argumentText(const Content &content, const GameState &state, const Action &action)
{
    const int first = action.args[0];
    switch (kindOf(action)) {
    case ActionKind::StepIn:
        return std::to_string(action.player + 1);
    case ActionKind::DiscardCard:
    case ActionKind::Play:
    case ActionKind::Card:
        return idOf(content.cards, first);
    case ActionKind::DiscardWonder:
    case ActionKind::WorkerWonder:
    case ActionKind::Build:
        return idOf(content.wonders, first);
    case ActionKind::DiscardTile:
    case ActionKind::Luxury:
    case ActionKind::BuryTile:
        return wordOf(luxuryWords, first);
    case ActionKind::Deliver:
        return wordOf(luxuryWords, first) + ' ' + slotText(content, state, action, action.args[1]);
    case ActionKind::Buy:
    case ActionKind::Spend:
    case ActionKind::Return:
    case ActionKind::Basic:
        return wordOf(resourceWords, first);
    case ActionKind::Upgrade:
        return wordOf(resourceWords, first) + ' ' + wordOf(resourceWords, action.args[1]);
    case ActionKind::UseTile:
    case ActionKind::Exchange:
        return idOf(content.tiles, first);
    case ActionKind::TakeCivilization:
        return idOf(content.civilizations, first);
    case ActionKind::TakeBoard:
        return idOf(content.techBoards, first);
    case ActionKind::Bid:
        return std::to_string(first + 1) + ' ' + std::to_string(action.args[1]);
    case ActionKind::Keep:
        return keptText(content, state, first);
    case ActionKind::Pick:
    case ActionKind::Take:
    case ActionKind::Choose:
        return std::to_string(first + 1);
    case ActionKind::Move:
        return placeText(content, first);
    case ActionKind::WorkerBox:
        return boxText(content, state, action);
    case ActionKind::WorkerCard:
    case ActionKind::Under:
    case ActionKind::Remove:
        return slotText(content, state, action, first);
    case ActionKind::Gear:
        return gearText(content, state, action);
    case ActionKind::Type:
        return wordOf(typeWords, first);
    default:
        return {};
    }
}

} // namespace

Pile keptPile(const GameState &state)
{
    if (state.frameCount == 0)
        return Pile::Card;
    const Frame &frame = state.top();
    if (frame.kind == FrameKind::Start)
        return frame.ask == Ask::Wonder ? Pile::Wonder : Pile::Vision;
    return static_cast<Pile>(frame.registers[drawn::pile] & 3);
}

std::string boxWord(const Box &box)
{
    return std::string(rowWords[box.row]) + '-' + std::to_string(box.space + 1);
}

std::string actionText(const Content &content, const GameState &state, const Action &action)
{
    if (action.kind >= actionKinds)
        return "action " + std::to_string(action.kind);
    const std::string argument = argumentText(content, state, action);
    const std::string word(actionWords[action.kind]);
    return argument.empty() ? word : word + ' ' + argument;
}

// --- and back

namespace {

std::optional<int> parseSlot(const Content &content, const Player &player, std::string_view word)
{
    for (int slot = 0; slot < timelineLength; ++slot) {
        const int card = player.timeline[static_cast<std::size_t>(slot)].card;
        if (card < std::ssize(content.cards) && content.card(card).id == word)
            return slot;
        if ("space-" + std::to_string(slot + 1) == word)
            return slot;
    }
    return std::nullopt;
}

/// By its place, or the first of a kind.
std::optional<int> parseBox(const Content &content, const Player &player, std::string_view word)
{
    if (player.civilization == none)
        return std::nullopt;
    const auto &boxes = content.civilization(player.civilization).boxes;
    for (std::size_t box = 0; box < boxes.size(); ++box) {
        if (boxWord(boxes[box]) == word || boxWords[boxes[box].kind] == word)
            return static_cast<int>(box);
    }
    return std::nullopt;
}

std::optional<int> parseGear(const Content &content, const GameState &state, const Action &action,
                             std::string_view word)
{
    const Player &player = state.player(action.player);
    if (player.techBoard == none)
        return std::nullopt;
    for (int slot = 0; slot < std::ssize(content.techBoard(player.techBoard).slots); ++slot) {
        Action other = action;
        other.args[0] = static_cast<std::int16_t>(slot);
        if (gearText(content, state, other) == word)
            return slot;
    }
    return std::nullopt;
}

std::optional<int> parsePlace(const Content &content, std::string_view word)
{
    if (word == marketWord)
        return camelMarket;
    const auto wonder = entry(content.wonders, word);
    return wonder ? std::optional(*wonder + camelWonder) : std::nullopt;
}

std::optional<int> parseKept(const Content &content, const GameState &state, std::string_view word)
{
    switch (keptPile(state)) {
    case Pile::Card:
        return entry(content.cards, word);
    case Pile::Wonder:
        return entry(content.wonders, word);
    case Pile::Vision:
        return entry(content.visions, word);
    case Pile::Discovery:
        break;
    }
    return entry(content.tiles, word);
}

std::optional<int> counted(std::string_view word)
{
    const auto number = numberIn(word);
    return number && *number > 0 ? std::optional(*number - 1) : std::nullopt;
}

/// The first argument from its word.
std::optional<int> parseArgument(const Content &content, const GameState &state, const Action &action,
                                 std::string_view word)
{
    const Player &player = state.player(action.player);
    switch (kindOf(action)) {
    case ActionKind::DiscardCard:
    case ActionKind::Play:
    case ActionKind::Card:
        return entry(content.cards, word);
    case ActionKind::DiscardWonder:
    case ActionKind::WorkerWonder:
    case ActionKind::Build:
        return entry(content.wonders, word);
    case ActionKind::DiscardTile:
    case ActionKind::Luxury:
    case ActionKind::BuryTile:
    case ActionKind::Deliver:
        return place(luxuryWords, word);
    case ActionKind::Buy:
    case ActionKind::Spend:
    case ActionKind::Return:
    case ActionKind::Basic:
    case ActionKind::Upgrade:
        return place(resourceWords, word);
    case ActionKind::UseTile:
    case ActionKind::Exchange:
        return entry(content.tiles, word);
    case ActionKind::TakeCivilization:
        return found(civilizationNamed(content, word));
    case ActionKind::TakeBoard:
        return entry(content.techBoards, word);
    case ActionKind::Keep:
        return parseKept(content, state, word);
    case ActionKind::Bid:
    case ActionKind::Pick:
    case ActionKind::Take:
    case ActionKind::Choose:
        return counted(word);
    case ActionKind::Move:
        return parsePlace(content, word);
    case ActionKind::WorkerBox:
        return parseBox(content, player, word);
    case ActionKind::WorkerCard:
    case ActionKind::Under:
    case ActionKind::Remove:
        return parseSlot(content, player, word);
    case ActionKind::Gear:
        return parseGear(content, state, action, word);
    case ActionKind::Type:
        return place(typeWords, word);
    default:
        return std::nullopt;
    }
}

std::optional<int> parseSecond(const Content &content, const GameState &state, const Action &action,
                               std::string_view word)
{
    switch (kindOf(action)) {
    case ActionKind::Deliver:
        return parseSlot(content, state.player(action.player), word);
    case ActionKind::Upgrade:
        return place(resourceWords, word);
    case ActionKind::Bid:
        return numberIn(word);
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<Action> parseAction(const Content &content, const GameState &state, std::string_view text)
{
    const auto kind = parseKind(text);
    if (!kind || state.frameCount == 0)
        return std::nullopt;
    std::string_view rest = text.substr(std::min(text.size(), actionWords[static_cast<std::size_t>(*kind)].size() + 1));
    Action action = makeAction(*kind, state.top().player);
    if (*kind == ActionKind::TimeUp)
        return rest.empty() ? std::optional(makeAction(*kind, state.playerCount)) : std::nullopt;
    if (*kind == ActionKind::StepIn) {
        const auto seat = counted(rest);
        return seat && *seat < state.playerCount ? std::optional(makeAction(*kind, *seat)) : std::nullopt;
    }
    if (hasNone(*kind))
        return rest.empty() ? std::optional(action) : std::nullopt;
    if (hasSecond(*kind)) {
        const std::size_t space = rest.find(' ');
        const auto second = space == std::string_view::npos
                                ? std::nullopt
                                : parseSecond(content, state, action, rest.substr(space + 1));
        if (!second)
            return std::nullopt;
        action.args[1] = static_cast<std::int16_t>(*second);
        rest = rest.substr(0, space);
    }
    const auto first = parseArgument(content, state, action, rest);
    if (!first)
        return std::nullopt;
    action.args[0] = static_cast<std::int16_t>(*first);
    return action;
}

} // namespace mw::timespan
