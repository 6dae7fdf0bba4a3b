#include "overlay.h"

#include "games/world_wonders/play/engine.h"
#include "games/world_wonders/play/flow.h"

#include <algorithm>
#include <numeric>

namespace mw::world_wonders {

namespace {

constexpr std::array<std::string_view, 7> displayKeys{"long-roads", "short-sets",      "towers",    "buildings",
                                                      "monuments",  "monument-rounds", "objectives"};
constexpr std::array<std::string_view, 4> deckKeys{"buildings", "monuments", "solo", "revealed"};
constexpr std::array<std::string_view, 3> automatonKeys{"monuments", "target", "beaten"};
constexpr std::array<std::string_view, 3> supplyKeys{"long-roads", "short-sets", "towers"};
constexpr std::array<std::string_view, 3> goneKeys{"long-roads", "short-roads", "towers"};

/// Takes a card out of the first `size` places of a deck; false if it is not there.
template <typename Deck, typename Size>
bool takeFrom(Deck begin, Size &size, int card)
{
    const auto end = begin + size;
    const auto found = std::find(begin, end, card);
    if (found == end)
        return false;
    std::copy(found + 1, end, found);
    *(end - 1) = 0;
    --size;
    return true;
}

template <typename Deck, typename Size>
void putUnder(Deck begin, Size &size, std::uint8_t card)
{
    std::copy_backward(begin, begin + size, begin + size + 1);
    *begin = card;
    ++size;
}

} // namespace

std::optional<int> Overlay::item(const Value &value, std::string_view kind, int found)
{
    if (found >= 0)
        return found;
    problem(value, Message(MW_TEXT("There is no {0} “{1}”.")).name(kind).name(value.text));
    return std::nullopt;
}

/// A building leaves its stack; from the offer the next one takes its place.
void Overlay::takeTile(int building)
{
    const std::size_t stack = m_content.buildings[static_cast<std::size_t>(building)].stack;
    const auto first = m_state.tiles.begin() + m_content.stacks[stack].first;
    if (takeFrom(first, m_state.tilesLeft[stack], building) || m_state.offered[stack] != building)
        return;
    m_state.offered[stack] = none;
    if (m_state.tilesLeft[stack] > 0) {
        m_state.offered[stack] = *(first + --m_state.tilesLeft[stack]);
        *(first + m_state.tilesLeft[stack]) = 0;
    }
}

/// A monument leaves deck or display; there the next one takes its place.
void Overlay::takeMonument(int monument)
{
    if (takeFrom(m_state.monumentDeck.begin(), m_state.monumentsLeft, monument))
        return;
    if (const int slot = slotOf(m_state, monument); slot >= 0) {
        Engine engine{m_content, m_state, nullptr};
        revealMonument(engine, slot);
    }
}

void Overlay::layOffers(const Value &buildings)
{
    for (const Value::Entry &entry : buildings.map) {
        const auto stack = item(entry.value, "stack", byId(m_content.stacks, entry.key));
        if (!stack)
            continue;
        const auto at = static_cast<std::size_t>(*stack);
        const auto first = m_state.tiles.begin() + m_content.stacks[at].first;
        const std::uint8_t before = m_state.offered[at];
        if (entry.value.text == noneWord) {
            m_state.offered[at] = none;
            if (before != none)
                putUnder(first, m_state.tilesLeft[at], before);
            continue;
        }
        const int tile = byId(m_content.buildings, entry.value.text);
        if (tile >= 0 && tile == before)
            continue;
        const bool isHere = tile >= 0 && m_content.buildings[static_cast<std::size_t>(tile)].stack == at;
        if (!isHere || !takeFrom(first, m_state.tilesLeft[at], tile)) {
            problem(entry.value,
                    Message(MW_TEXT("“{0}” is no building that is left in this stack.")).name(entry.value.text));
            continue;
        }
        m_state.offered[at] = static_cast<std::uint8_t>(tile);
        if (before != none)
            putUnder(first, m_state.tilesLeft[at], before);
    }
}

/// What lay there before goes under the deck.
void Overlay::layMonuments(const Value &list)
{
    const auto shown = static_cast<std::size_t>(m_content.shown(m_state.playerCount));
    if (list.list.size() > shown)
        return problem(list, Message(MW_TEXT("At most {0} monuments are on display.")).number(static_cast<int>(shown)));
    for (std::size_t slot = 0; slot < shown; ++slot) {
        if (m_state.monuments[slot] < m_content.monuments.size())
            putUnder(m_state.monumentDeck.begin(), m_state.monumentsLeft, m_state.monuments[slot]);
        m_state.monuments[slot] = none;
    }
    for (std::size_t slot = 0; slot < list.list.size(); ++slot) {
        const Value &value = list.list[slot];
        if (value.text == noneWord)
            continue;
        const auto card = item(value, "monument", byId(m_content.monuments, value.text));
        if (!card)
            continue;
        if (!takeFrom(m_state.monumentDeck.begin(), m_state.monumentsLeft, *card)) {
            problem(value, Message(MW_TEXT("“{0}” lies somewhere else.")).name(value.text));
            continue;
        }
        m_state.monuments[slot] = static_cast<std::uint8_t>(*card);
    }
}

void Overlay::layObjectives(const Value &list)
{
    m_state.objectives.fill(none);
    std::size_t count = 0;
    for (const Value &value : list.list) {
        const auto card = item(value, "objective", byId(m_content.objectives, value.text));
        if (card && count < m_state.objectives.size())
            m_state.objectives[count++] = static_cast<std::uint8_t>(*card);
    }
}

void Overlay::layDisplay(const Value &display)
{
    checkKeys(display, displayKeys);
    if (const Value *buildings = display.find("buildings"))
        layOffers(*buildings);
    if (const Value *monuments = display.find("monuments"))
        layMonuments(*monuments);
    if (const Value *ages = display.find("monument-rounds")) {
        for (std::size_t slot = 0; slot < std::min(ages->list.size(), m_state.ages.size()); ++slot)
            m_state.ages[slot] = static_cast<std::uint8_t>(number(ages->list[slot], 0, 100).value_or(0));
    }
    if (const Value *objectives = display.find("objectives"))
        layObjectives(*objectives);
}

/// Set whole, the next one first; what is not named leaves the game, unless `rest` says that it stays below.
void Overlay::layStack(const Value &list, std::size_t stack)
{
    const auto first = m_state.tiles.begin() + m_content.stacks[stack].first;
    std::vector<std::uint8_t> named;
    bool hasRest = false;
    for (const Value &value : list.list) {
        if (value.text == restWord) {
            hasRest = true;
            continue;
        }
        const int tile = byId(m_content.buildings, value.text);
        if (tile < 0 || !takeFrom(first, m_state.tilesLeft[stack], tile)) {
            problem(value, Message(MW_TEXT("“{0}” is no building that is left in this stack.")).name(value.text));
            continue;
        }
        named.insert(named.begin(), static_cast<std::uint8_t>(tile));
    }
    if (!hasRest) {
        std::fill_n(first, m_state.tilesLeft[stack], std::uint8_t{0});
        m_state.tilesLeft[stack] = 0;
    }
    std::copy(named.begin(), named.end(), first + m_state.tilesLeft[stack]);
    m_state.tilesLeft[stack] = static_cast<std::uint8_t>(m_state.tilesLeft[stack] + named.size());
}

void Overlay::layMonumentDeck(const Value &list)
{
    std::vector<std::uint8_t> named;
    bool hasRest = false;
    for (const Value &value : list.list) {
        const int card = byId(m_content.monuments, value.text);
        if (value.text == restWord)
            hasRest = true;
        else if (card < 0 || !takeFrom(m_state.monumentDeck.begin(), m_state.monumentsLeft, card))
            problem(value, Message(MW_TEXT("“{0}” lies somewhere else.")).name(value.text));
        else
            named.insert(named.begin(), static_cast<std::uint8_t>(card));
    }
    if (!hasRest) {
        std::fill_n(m_state.monumentDeck.begin(), m_state.monumentsLeft, std::uint8_t{0});
        m_state.monumentsLeft = 0;
    }
    std::copy(named.begin(), named.end(), m_state.monumentDeck.begin() + m_state.monumentsLeft);
    m_state.monumentsLeft = static_cast<std::uint8_t>(m_state.monumentsLeft + named.size());
}

/// Cards that `solo` does not name have been revealed, in the order of `revealed` as far as that names them.
void Overlay::laySolo(const Value &decks)
{
    const Value *solo = decks.find("solo");
    if (!solo || !m_state.isSolo())
        return;
    std::vector<std::uint8_t> left(m_content.soloDeck.size());
    std::iota(left.begin(), left.end(), std::uint8_t{0});
    const auto take = [&](const Value &value, std::vector<std::uint8_t> &into) {
        const auto found = std::find_if(left.begin(), left.end(), [&](std::uint8_t copy) {
            return m_content.soloCards[m_content.soloDeck[copy]].id == value.text;
        });
        if (found == left.end())
            return problem(value, Message(MW_TEXT("There is no solo card “{0}” left.")).name(value.text));
        into.push_back(*found);
        left.erase(found);
    };
    std::vector<std::uint8_t> next;
    bool hasRest = false;
    for (const Value &value : solo->list) {
        if (value.text == restWord)
            hasRest = true;
        else
            take(value, next);
    }
    std::vector<std::uint8_t> revealed;
    for (const Value &value : decks.find("revealed") ? decks.find("revealed")->list : std::vector<Value>())
        take(value, revealed);
    (hasRest ? next : revealed).insert((hasRest ? next : revealed).end(), left.begin(), left.end());
    std::copy(next.rbegin(), next.rend(), m_state.soloDeck.begin());
    std::copy(revealed.begin(), revealed.end(), m_state.soloDeck.begin() + std::ssize(next));
    m_state.soloLeft = static_cast<std::uint8_t>(next.size());
}

void Overlay::layDecks(const Value &decks)
{
    checkKeys(decks, deckKeys);
    if (const Value *buildings = decks.find("buildings")) {
        for (const Value::Entry &entry : buildings->map) {
            if (const auto stack = item(entry.value, "stack", byId(m_content.stacks, entry.key)))
                layStack(entry.value, static_cast<std::size_t>(*stack));
        }
    }
    if (const Value *monuments = decks.find("monuments"))
        layMonumentDeck(*monuments);
    laySolo(decks);
}

void Overlay::layAutomaton(const Value &automaton)
{
    checkKeys(automaton, automatonKeys);
    const Value *monuments = automaton.find("monuments");
    if (!monuments)
        return;
    m_state.automaton = 0;
    for (const Value &value : monuments->list) {
        if (const auto card = item(value, "monument", byId(m_content.monuments, value.text))) {
            takeMonument(*card);
            m_state.automaton |= 1U << *card;
        }
    }
}

namespace {

/// Pieces from..to (not included) that lie in cities.
int lying(const GameState &state, int from, int to)
{
    int count = 0;
    for (int piece = from; piece < to; ++piece)
        count += state.pieces[static_cast<std::size_t>(piece)].isNowhere() ? 0 : 1;
    return count;
}

struct SetsInUse {
    int sets = 0;
    int tilesGone = 0; ///< of these sets, thrown away because they had no place (WW-OPEN-07)
};

SetsInUse setsInUse(const Content &content, const GameState &state)
{
    SetsInUse used;
    for (int set = 0; set < content.shortSets; ++set) {
        const int first = content.firstShortTile + set * content.setTiles();
        const bool isBought = state.buying == Source::ShortSet && set == state.buyingItem;
        const int tiles = lying(state, first, first + content.setTiles());
        if (isBought || tiles == 0)
            continue;
        ++used.sets;
        used.tilesGone += content.setTiles() - tiles;
    }
    return used;
}

} // namespace

/// What is neither in cities, in hand, on display nor gone is in the supply; `supply` may be named, but must agree.
void Overlay::laySupply(const Value &given)
{
    const Value *gone = given.find("gone");
    const Value *display = given.find("display");
    const Value *supply = given.find("supply");
    if (gone) {
        checkKeys(*gone, goneKeys);
        lay(*gone, "long-roads", 0, 250, m_state.longRoadsGone);
        lay(*gone, "short-roads", 0, 250, m_state.shortTilesGone);
        lay(*gone, "towers", 0, 250, m_state.towersGone);
    }
    if (display) {
        lay(*display, "long-roads", 0, 250, m_state.longRoads);
        lay(*display, "short-sets", 0, 250, m_state.shortSets);
        lay(*display, "towers", 0, 250, m_state.towers);
    }
    if (supply)
        checkKeys(*supply, supplyKeys);
    int hands = 0;
    for (const Player &player : m_state.players)
        hands += player.freeRoad;
    const auto settleSupply = [&](std::string_view key, int total, int used, std::uint8_t &target) {
        const Value *stated = supply ? supply->find(key) : nullptr;
        if (used > total)
            problem(given, Message(MW_TEXT("More {0} are given than there are: {1} of {2}."))
                               .name(key)
                               .number(used)
                               .number(total));
        else if (stated && stated->number != total - used)
            problem(*stated,
                    Message(MW_TEXT("{0} does not add up: {1} would be left.")).name(key).number(total - used));
        target = static_cast<std::uint8_t>(std::clamp(total - used, 0, 250));
    };
    const Content &content = m_content;
    const int roads = lying(m_state, content.firstLongRoad, content.firstShortTile);
    const int towers = lying(m_state, content.firstTower, content.firstFigure);
    const SetsInUse used = setsInUse(content, m_state);
    const int setsGone = std::max(0, m_state.shortTilesGone - used.tilesGone) / content.setTiles(); // whole ones
    settleSupply("long-roads", content.longRoads, roads + hands + m_state.longRoads + m_state.longRoadsGone,
                 m_state.longRoadsLeft);
    settleSupply("short-sets", content.shortSets, used.sets + m_state.shortSets + setsGone, m_state.shortSetsLeft);
    settleSupply("towers", content.towers, towers + m_state.towers + m_state.towersGone, m_state.towersLeft);
}

} // namespace mw::world_wonders
