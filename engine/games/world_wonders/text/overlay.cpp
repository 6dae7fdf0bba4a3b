#include "overlay.h"

#include "core/valuediff.h"
#include "games/world_wonders/play/engine.h"
#include "games/world_wonders/play/flow.h"
#include "games/world_wonders/rules.h"

#include <algorithm>

namespace mw::world_wonders {

namespace {

constexpr std::array<std::string_view, 14> topKeys{
    "round",   "phase",   "order",  "active", "bought",    "loan-operations", "buying",
    "players", "display", "supply", "gone",   "automaton", "decks",           "random"};

} // namespace

template <typename Target>
void Overlay::lay(const Value &map, std::string_view key, int least, int most, Target &target)
{
    const Value *value = map.find(key);
    if (const auto given = value ? number(*value, least, most) : std::nullopt)
        target = static_cast<Target>(*given);
}

template <typename Target>
void Overlay::layFlag(const Value &map, std::string_view key, Target &target)
{
    const Value *value = map.find(key);
    if (!value)
        return;
    if (value->kind != Value::Kind::Bool)
        return problem(*value, Message(MW_TEXT("true or false is needed here.")));
    target = static_cast<Target>(value->number);
}

template void Overlay::lay(const Value &, std::string_view, int, int, std::uint8_t &);
template void Overlay::layFlag(const Value &, std::string_view, std::uint8_t &);

std::optional<std::uint8_t> Overlay::seat(const Value &value) const
{
    const auto found = GivenValues::seat(value, m_state.playerCount);
    return found ? std::optional(*found < 0 ? none : static_cast<std::uint8_t>(*found)) : std::nullopt;
}

void Overlay::layOrder(const Value &list)
{
    std::array<std::uint8_t, maxPlayers> order{};
    std::size_t count = 0;
    for (const Value &value : list.list) {
        const auto who = seat(value);
        const bool isNew =
            who && *who != none && std::find(order.begin(), order.begin() + count, *who) == order.begin() + count;
        if (!isNew || count == m_state.playerCount)
            return problem(value, Message(MW_TEXT("The turn order names every player once.")));
        order[count++] = *who;
    }
    if (count != m_state.playerCount)
        return problem(list, Message(MW_TEXT("The turn order names every player once.")));
    m_state.order = order;
    m_state.active = order[0];
}

void Overlay::layBuying(const Value &given)
{
    const Value *value = given.find("buying");
    if (!value || value->text == noneWord)
        return;
    const std::optional<Action> action = parseAction(m_content, m_state, value->text);
    const Purchase purchase = action ? purchaseBy(m_content, m_state, *action) : Purchase{};
    if (purchase.sort == Source::Nothing || purchase.firstPiece < 0)
        return problem(*value, Message(MW_TEXT("“{0}” is nothing that is bought and placed.")).name(value->text));
    m_state.buying = purchase.sort;
    // Sets are used in turn, so that the last one comes behind all that lie already.
    const bool isSet = purchase.sort == Source::ShortSet;
    m_state.buyingItem = static_cast<std::uint8_t>(isSet ? m_content.shortSets - 1 : purchase.item);
}

/// What follows from the rest may be named too, but must agree.
void Overlay::checkDerived(const Value &given)
{
    const Value *players = given.find("players");
    if (!players || hasErrors(m_problems))
        return;
    const Value state = describeState(m_content, m_state);
    for (const Value::Entry &entry : players->map) {
        for (const std::string_view key : {"city", "monuments", "counts", "score", "spent", "limit"}) {
            const Value *value = entry.value.find(key);
            const Value *actual = state.at("players/" + entry.key + '/' + std::string(key));
            if (!value || !actual)
                continue;
            if (const auto difference = firstDifference(*value, *actual))
                problem(
                    *value,
                    Message(MW_TEXT("{0} follows from the rest and would be {1}.")).name(key).name(difference->actual));
        }
    }
}

void Overlay::layOver(const Value &given)
{
    checkKeys(given, topKeys);
    lay(given, "round", 1, m_content.rounds, m_state.round);
    if (const Value *order = given.find("order"))
        layOrder(*order);
    if (const Value *active = given.find("active"))
        m_state.active = seat(*active).value_or(m_state.active);
    if (m_state.active >= m_state.playerCount)
        m_state.active = m_state.order[0];
    layFlag(given, "bought", m_state.bought);
    lay(given, "loan-operations", 0, 200, m_state.loanOps);
    layBuying(given);
    if (const Value *players = given.find("players"))
        layPlayers(*players);
    if (const Value *automaton = given.find("automaton"))
        layAutomaton(*automaton);
    if (const Value *display = given.find("display"))
        layDisplay(*display);
    if (const Value *decks = given.find("decks"))
        layDecks(*decks);
    laySupply(given);
    if (const Value *random = given.find("random"))
        m_state.random = Random::at(static_cast<std::uint64_t>(random->number));
    if (hasErrors(m_problems))
        return;
    if (const Value *phase = given.find("phase"); phase && phase->text == phaseWords[1])
        m_state.phase = Phase::Over;
    checkDerived(given);
    Engine engine{m_content, m_state, nullptr};
    settle(engine);
}

void overlayState(const Content &content, GameState &state, const Value &given, Diagnostics &problems)
{
    Diagnostics found;
    Overlay(content, state, found).layOver(given);
    problems.insert(problems.end(), found.begin(), found.end());
}

} // namespace mw::world_wonders
