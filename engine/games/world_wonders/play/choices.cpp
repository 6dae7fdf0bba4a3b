#include "choices.h"

#include "../rules.h"
#include "turn.h"

#include <bit>

namespace mw::world_wonders {

namespace {

using Words = std::array<std::uint64_t, 4>;

/// The space of a number among cells, row by row.
int nthCell(const Cells &cells, std::size_t number)
{
    const auto words = std::bit_cast<Words>(cells);
    std::size_t word = 0;
    for (auto here = static_cast<std::size_t>(std::popcount(words[word])); number >= here;
         here = static_cast<std::size_t>(std::popcount(words[word]))) {
        number -= here;
        ++word;
    }
    std::uint64_t bits = words[word];
    for (; number > 0; --number)
        bits &= bits - 1;
    return static_cast<int>(word) * 64 + std::countr_zero(bits);
}

Action placeAction(int seat, const PlaceSet &set, int corner)
{
    return makeAction(ActionKind::Place, seat, set.part, set.turn, corner);
}

void findTurnChoices(const Content &content, const GameState &state, Choices &choices, PlaceMemory *memory)
{
    const int seat = state.active;
    const Offers offers(content, state, memory);
    const auto add = [&choices](const Action &action) { choices.actions[choices.actionCount++] = action; };
    bool canBuyAny = false;
    if (state.bought == 0) {
        forEachPurchase(content, state, [&](const Action &action) {
            if (!offers.has(action))
                return;
            canBuyAny = true;
            add(action);
        });
    }
    const bool mustLay = offers.hasFreeRoad();
    if (mustLay) // WW-TURN-09
        add(makeAction(ActionKind::FreeRoad, seat));
    if (!refuseLoan(content, state))
        add(makeAction(ActionKind::Loan, seat));
    if (!refusePayOff(content, state))
        add(makeAction(ActionKind::PayOff, seat));
    if (mustLay)
        return;
    if (state.bought != 0 || goldOf(content, state.player(seat)) == 0)
        add(makeAction(ActionKind::End, seat));
    else if (!canBuyAny || content.options.voluntaryPass)
        add(makeAction(ActionKind::Pass, seat));
}

} // namespace

Action Choices::at(std::size_t number, int seat) const
{
    for (std::size_t i = 0; i < places.count; ++i) {
        const PlaceSet &set = places.sets[i];
        if (number < set.size)
            return placeAction(seat, set, nthCell(set.corners, number));
        number -= set.size;
    }
    return actions[number];
}

void findChoices(const Content &content, const GameState &state, Choices &choices, PlaceMemory *memory)
{
    choices.actionCount = 0;
    choices.places.clear();
    if (state.phase == Phase::Over)
        return;
    if (state.buying == Source::Nothing) {
        findTurnChoices(content, state, choices, memory);
        return;
    }
    findPlaces(content, state, choices.places);
    choices.actions[choices.actionCount++] = makeAction(ActionKind::Back, state.active);
}

/// Places first, then the rest; at most as many as a list holds.
void legalActions(const Content &content, const GameState &state, ActionList &actions)
{
    actions.clear();
    Choices choices;
    findChoices(content, state, choices);
    for (std::size_t i = 0; i < choices.places.count; ++i) {
        const PlaceSet &set = choices.places.sets[i];
        set.corners.forEach([&](Space corner) { actions.add(placeAction(state.active, set, cornerNumber(corner))); });
    }
    for (std::size_t i = 0; i < choices.actionCount; ++i)
        actions.add(choices.actions[i]);
}

} // namespace mw::world_wonders
