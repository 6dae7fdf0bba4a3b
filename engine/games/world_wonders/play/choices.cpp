#include "choices.h"

#include "games/world_wonders/rules.h"
#include "turn.h"

namespace mw::world_wonders {

namespace {

Action placeAction(int seat, const PlaceSet &set, int corner)
{
    return makeAction(ActionKind::Place, seat, set.part, set.turn, corner);
}

} // namespace

Answers findTurnAnswers(const Content &content, const GameState &state, PlaceMemory *memory)
{
    const Player &player = state.player(state.active);
    const bool hasGold = goldOf(content, player) > 0;
    Answers answers = 0;
    if ((state.bought == 0 && hasGold) || player.freeRoad != 0)
        answers = Offers(content, state, memory).all();
    const bool canBuy = (answers & purchaseAnswers) != 0;
    const bool mustLay = (answers & answerBit(freeRoadAnswer)) != 0; // WW-TURN-09
    const bool isDone = state.bought != 0 || !hasGold;
    return answers | answerBit(loanAnswer, canBorrow(content, state)) |
           answerBit(payOffAnswer, canPayOff(content, state)) | answerBit(endAnswer, !mustLay && isDone) |
           answerBit(passAnswer, !mustLay && !isDone && (!canBuy || content.options.voluntaryPass));
}

Action Choices::at(const GameState &state, std::size_t number) const
{
    for (std::size_t i = 0; i < places.count; ++i) {
        const PlaceSet &set = places.sets[i];
        if (number < set.size)
            return placeAction(state.active, set, nthSpace(set.corners, number));
        number -= set.size;
    }
    return answerAction(state, nthBit(others, number));
}

void findChoices(const Content &content, const GameState &state, Choices &choices)
{
    choices.others = 0;
    choices.places.clear();
    if (state.phase == Phase::Over)
        return;
    if (state.buying == Source::Nothing) {
        choices.others = findTurnAnswers(content, state);
        return;
    }
    findPlaces(content, state, choices.places);
    choices.others = answerBit(backAnswer);
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
    forEachAnswer(choices.others, [&](std::size_t number) { actions.add(answerAction(state, number)); });
}

} // namespace mw::world_wonders
