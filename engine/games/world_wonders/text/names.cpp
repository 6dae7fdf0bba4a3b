#include "names.h"

#include "games/world_wonders/city/shortset.h"
#include "games/world_wonders/rules.h"

#include <algorithm>
#include <charconv>

namespace mw::world_wonders {

namespace {

constexpr std::string_view mirroredWord = "-mirrored";

std::optional<int> numberOf(std::string_view text)
{
    int number = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// What stands for a part in texts: the length of a short road, the number of a figure; nothing for a single piece.
std::string partName(const Content &content, const GameState &state, int part)
{
    const Purchase purchase = purchaseOf(content, state);
    if (purchase.parts == 1 || part < 0 || part >= purchase.parts)
        return {};
    const int number =
        purchase.sort == Source::ShortSet ? content.shortLengths[static_cast<std::size_t>(part)] : part + 1;
    return std::to_string(number) + ' ';
}

/// The part of such a name, of alike ones the lowest that is left.
std::optional<int> partByNumber(const Content &content, const GameState &state, int number)
{
    const Purchase purchase = purchaseOf(content, state);
    const unsigned left = partsLeft(state, purchase);
    if (purchase.sort == Source::Monument) {
        if (number < 1 || number > purchase.parts)
            return std::nullopt;
        return lowestTwin(content.monuments[static_cast<std::size_t>(purchase.item)].twin, left, number - 1);
    }
    const auto found = std::find(content.shortLengths.begin(), content.shortLengths.end(), number);
    if (purchase.sort != Source::ShortSet || found == content.shortLengths.end())
        return std::nullopt;
    for (int tile = 0; tile < purchase.parts; ++tile) {
        if ((left >> tile & 1U) != 0 && content.shortLengths[static_cast<std::size_t>(tile)] == number)
            return tile;
    }
    return static_cast<int>(found - content.shortLengths.begin());
}

std::string sourceText(const Content &content, const Action &action)
{
    switch (kindOf(action)) {
    case ActionKind::BuyLongRoad:
        return "buy long-road";
    case ActionKind::BuyShortSet:
        return "buy short-set";
    case ActionKind::BuyBuilding:
        return "buy stack " + idIn(content.stacks, action.args[0]);
    case ActionKind::BuyTower:
        return "buy tower";
    case ActionKind::BuyPedestal:
        return "buy pedestal " + std::to_string(action.args[0] + 1);
    default:
        return "buy monument " + idIn(content.monuments, action.args[0]);
    }
}

std::optional<Action> parseSource(const Content &content, int seat, std::string_view text)
{
    const std::string_view what = takeWord(text);
    const auto plain = [&](ActionKind kind) {
        return text.empty() ? std::optional(makeAction(kind, seat)) : std::nullopt;
    };
    const auto item = [&](ActionKind kind, int number) {
        return number >= 0 ? std::optional(makeAction(kind, seat, number)) : std::nullopt;
    };
    if (what == "long-road")
        return plain(ActionKind::BuyLongRoad);
    if (what == "short-set")
        return plain(ActionKind::BuyShortSet);
    if (what == "tower")
        return plain(ActionKind::BuyTower);
    if (what == "stack")
        return item(ActionKind::BuyBuilding, byId(content.stacks, text));
    if (what == "monument")
        return item(ActionKind::BuyMonument, byId(content.monuments, text));
    if (what == "pedestal")
        return item(ActionKind::BuyPedestal, text == "1" ? 0 : text == "2" ? 1 : -1);
    return std::nullopt;
}

std::optional<Action> parsePlace(const Content &content, const GameState &state, std::string_view text)
{
    const Purchase purchase = purchaseOf(content, state);
    int part = 0;
    std::string_view word = takeWord(text);
    if (purchase.parts > 1) {
        const std::optional<int> number = numberOf(word);
        const std::optional<int> found = number ? partByNumber(content, state, *number) : std::nullopt;
        if (!found)
            return std::nullopt;
        part = *found;
        word = takeWord(text);
    }
    const std::optional<grid::Space> corner = spaceByName(word);
    const std::optional<int> turn = text.empty() ? std::optional(0) : turnByName(text);
    if (!corner || !turn)
        return std::nullopt;
    int named = *turn;
    if (purchase.sort != Source::Nothing) {
        const std::uint8_t same = partShape(content, purchase, part).canonical[static_cast<std::size_t>(named)];
        named = same == noTurn ? named : same;
    }
    return makeAction(ActionKind::Place, state.active, part, named, cornerNumber(*corner));
}

} // namespace

std::string spaceName(grid::Space space)
{
    return 'r' + std::to_string(space.row + 1) + 'c' + std::to_string(space.column + 1);
}

std::optional<grid::Space> spaceByName(std::string_view name)
{
    const std::size_t middle = name.find('c');
    if (!name.starts_with('r') || middle == std::string_view::npos)
        return std::nullopt;
    const std::optional<int> row = numberOf(name.substr(1, middle - 1));
    const std::optional<int> column = numberOf(name.substr(middle + 1));
    if (!row || !column || *row < 1 || *row > grid::side || *column < 1 || *column > grid::side)
        return std::nullopt;
    return grid::Space{*row - 1, *column - 1};
}

std::string turnName(int turn)
{
    const bool isMirrored = turn >= firstMirrored;
    return "turn" + std::to_string(turn % firstMirrored + 1) + std::string(isMirrored ? mirroredWord : "");
}

std::optional<int> turnByName(std::string_view name)
{
    for (int turn = 0; turn < maxTurns; ++turn) {
        if (turnName(turn) == name)
            return turn;
    }
    return std::nullopt;
}

std::string_view takeWord(std::string_view &text)
{
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::string actionText(const Content &content, const GameState &state, const Action &action)
{
    switch (kindOf(action)) {
    case ActionKind::FreeRoad:
        return "road";
    case ActionKind::Loan:
        return "loan";
    case ActionKind::PayOff:
        return "pay-off";
    case ActionKind::End:
        return "end";
    case ActionKind::Pass:
        return "pass";
    case ActionKind::Place:
        return "place " + partName(content, state, action.args[0]) + spaceName(cornerAt(action.args[2])) + ' ' +
               turnName(action.args[1]);
    case ActionKind::Back:
        return "back";
    default:
        return sourceText(content, action);
    }
}

std::optional<Action> parseAction(const Content &content, const GameState &state, std::string_view text)
{
    const int seat = state.active;
    const std::string_view word = takeWord(text);
    if (word == "buy")
        return parseSource(content, seat, text);
    if (word == "place")
        return parsePlace(content, state, text);
    if (!text.empty())
        return std::nullopt;
    for (const ActionKind kind : {ActionKind::FreeRoad, ActionKind::Loan, ActionKind::PayOff, ActionKind::End,
                                  ActionKind::Pass, ActionKind::Back}) {
        if (actionText(content, state, makeAction(kind, seat)) == word)
            return makeAction(kind, seat);
    }
    return std::nullopt;
}

} // namespace mw::world_wonders
