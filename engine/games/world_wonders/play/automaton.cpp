#include "flow.h"

#include <algorithm>
#include <span>

namespace mw::world_wonders {

namespace {

/// What an item of a solo card fits, by stack or slot.
class Finder
{
public:
    Finder(const Content &content, const GameState &state, const SoloItem &item)
        : m_content(content), m_state(state), m_item(item)
    {
    }

    /// All that fit, in the order of stacks or slots (WW-SOLO-07).
    std::size_t find(std::array<int, maxStacks> &found) const
    {
        std::size_t count = 0;
        const bool isBuilding = m_item.take == Take::Building;
        const int end = isBuilding ? static_cast<int>(m_content.stacks.size()) : maxShown;
        for (int at = 0; at < end; ++at) {
            if (isBuilding ? fitsBuilding(at) : fitsMonument(at))
                found[count++] = at;
        }
        if (count > 1 && m_item.which != Which::All) { // WW-OPEN-67: the lowest of those that are equal
            const auto best = std::max_element(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count),
                                               [this](int a, int b) { return rank(a) < rank(b); });
            found[0] = *best;
            count = 1;
        }
        return count;
    }

private:
    [[nodiscard]] bool fitsBuilding(int stack) const
    {
        const std::uint8_t tile = m_state.offered[static_cast<std::size_t>(stack)];
        if (tile >= m_content.buildings.size() || (m_item.stack >= 0 && m_item.stack != stack))
            return false;
        return m_item.type < 0 || static_cast<int>(m_content.buildings[tile].type) == m_item.type;
    }
    [[nodiscard]] bool fitsMonument(int slot) const
    {
        const bool isThere = m_state.monuments[static_cast<std::size_t>(slot)] < m_content.monuments.size();
        return isThere && (m_item.slot < 0 || m_item.slot == slot);
    }
    [[nodiscard]] int rings(int slot) const
    {
        return m_item.take == Take::Monument
                   ? m_content.monuments[m_state.monuments[static_cast<std::size_t>(slot)]].rings
                   : 0;
    }
    [[nodiscard]] int price(int stack) const
    {
        return m_item.take == Take::Building ? m_content.stacks[static_cast<std::size_t>(stack)].price : 0;
    }
    [[nodiscard]] int rank(int at) const
    {
        switch (m_item.which) {
        case Which::Last:
            return at;
        case Which::Cheapest:
            return -price(at);
        case Which::Dearest:
            return price(at);
        case Which::MostRings:
            return rings(at);
        case Which::FewestRings:
            return -rings(at);
        default:
            return 0;
        }
    }

    const Content &m_content;
    const GameState &m_state;
    const SoloItem &m_item;
};

void took(Engine &engine, Thing thing, int source, int index, Zone to)
{
    engine.emit(EventKind::AutomatonTook, -1, 1, static_cast<int>(thing), source, place(Zone::Display, -1, index),
                place(to));
}

// WW-SOLO-08
void takeBuilding(Engine &engine, int stack)
{
    std::uint8_t &tile = engine.state.offered[static_cast<std::size_t>(stack)];
    took(engine, Thing::Building, engine.content.buildings[tile].source, stack, Zone::Box);
    tile = none;
}

// WW-SOLO-09
void takeMonument(Engine &engine, int slot)
{
    const std::uint8_t card = engine.state.monuments[static_cast<std::size_t>(slot)];
    engine.state.automaton |= 1U << card;
    took(engine, Thing::Monument, engine.content.monuments[card].source, slot, Zone::Automaton);
    revealMonument(engine, slot);
}

bool takeFromDisplay(Engine &engine, std::uint8_t &shown, std::uint8_t &gone, int pieces, Thing thing)
{
    if (shown == 0)
        return false;
    --shown;
    gone = static_cast<std::uint8_t>(gone + pieces);
    took(engine, thing, -1, -1, Zone::Box);
    return true;
}

/// Takes what an item shows; false if none of it is on offer.
bool takeItem(Engine &engine, const SoloItem &item)
{
    GameState &state = engine.state;
    switch (item.take) {
    case Take::LongRoad:
        return takeFromDisplay(engine, state.longRoads, state.longRoadsGone, 1, Thing::LongRoad);
    case Take::ShortSet:
        return takeFromDisplay(engine, state.shortSets, state.shortTilesGone, engine.content.setTiles(),
                               Thing::ShortSet);
    case Take::Tower:
        return takeFromDisplay(engine, state.towers, state.towersGone, 1, Thing::Tower);
    default:
        break;
    }
    std::array<int, maxStacks> found{};
    const std::size_t count = Finder(engine.content, state, item).find(found);
    for (std::size_t i = 0; i < count; ++i) {
        if (item.take == Take::Building)
            takeBuilding(engine, found[i]);
        else
            takeMonument(engine, found[i]);
    }
    return count > 0;
}

// WW-SOLO-06, WW-OPEN-64
void carryOut(Engine &engine, const SoloCard &card)
{
    bool any = false;
    for (const std::vector<SoloItem> &section : card.sections) {
        for (const SoloItem &item : section)
            any = takeItem(engine, item) || any;
        if (any && !engine.content.options.soloAllSections)
            break;
    }
    if (!any)
        engine.emit(EventKind::AutomatonIdle, -1);
}

} // namespace

void shuffleSoloDeck(Engine &engine)
{
    GameState &state = engine.state;
    const std::size_t size = std::min<std::size_t>(engine.content.soloDeck.size(), state.soloDeck.size());
    state.soloLeft = static_cast<std::uint8_t>(size);
    state.random.shuffle(std::span(state.soloDeck.data(), size));
    engine.emit(EventKind::SoloDeckShuffled, -1);
}

void playAutomaton(Engine &engine)
{
    GameState &state = engine.state;
    if (engine.content.soloDeck.empty())
        return;
    if (state.soloLeft == 0) // WW-SOLO-11
        shuffleSoloDeck(engine);
    const std::uint8_t copy = state.soloDeck[--state.soloLeft]; // WW-SOLO-05
    if (copy >= engine.content.soloDeck.size())
        return;
    const SoloCard &card = engine.content.soloCards[engine.content.soloDeck[copy]];
    engine.emit(EventKind::SoloCardRevealed, -1, 0, engine.content.soloDeck[copy], card.source, place(Zone::Deck));
    carryOut(engine, card);
}

} // namespace mw::world_wonders
