#pragma once

#include "games/world_wonders/actions.h"
#include "games/world_wonders/state.h"

#include <array>
#include <bit>

/// What a turn may be answered with, as bits of one number in the order in which answers are listed: they are found
/// all at once and one is drawn without a list.
namespace mw::world_wonders {

enum AnswerNumber : std::size_t {
    firstPedestalAnswer,
    longRoadAnswer = 2,
    shortSetAnswer,
    firstBuildingAnswer, ///< by stack
    towerAnswer = firstBuildingAnswer + maxStacks,
    firstMonumentAnswer, ///< by slot
    freeRoadAnswer = firstMonumentAnswer + maxShown,
    loanAnswer,
    payOffAnswer,
    endAnswer,
    passAnswer,
    backAnswer, ///< the only one that belongs to a purchase
    answerCount
};
using Answers = std::uint64_t;

[[nodiscard]] constexpr Answers answerBit(std::size_t number)
{
    return Answers{1} << number;
}
[[nodiscard]] constexpr Answers answerBit(std::size_t number, bool isThere)
{
    return Answers{isThere} << number;
}
inline constexpr Answers pedestalAnswers = answerBit(longRoadAnswer) - answerBit(firstPedestalAnswer);
inline constexpr Answers buildingAnswers = answerBit(towerAnswer) - answerBit(firstBuildingAnswer);
inline constexpr Answers monumentAnswers = answerBit(freeRoadAnswer) - answerBit(firstMonumentAnswer);
inline constexpr Answers purchaseAnswers = answerBit(freeRoadAnswer) - 1;
/// Those that need no decision where there is no other.
inline constexpr Answers closingAnswers = answerBit(endAnswer) | answerBit(passAnswer);

/// Everything but seats and monuments, which stand in the state.
inline constexpr std::array<Action, answerCount> answerActions = [] {
    std::array<Action, answerCount> actions{};
    const auto set = [&actions](std::size_t number, ActionKind kind, std::size_t what = 0) {
        actions[number].kind = static_cast<std::uint8_t>(kind);
        actions[number].args[0] = static_cast<std::int16_t>(what);
    };
    for (std::size_t pedestal = 0; pedestal < longRoadAnswer; ++pedestal)
        set(pedestal, ActionKind::BuyPedestal, pedestal);
    set(longRoadAnswer, ActionKind::BuyLongRoad);
    set(shortSetAnswer, ActionKind::BuyShortSet);
    for (std::size_t stack = 0; stack < maxStacks; ++stack)
        set(firstBuildingAnswer + stack, ActionKind::BuyBuilding, stack);
    set(towerAnswer, ActionKind::BuyTower);
    for (std::size_t slot = 0; slot < maxShown; ++slot)
        set(firstMonumentAnswer + slot, ActionKind::BuyMonument);
    set(freeRoadAnswer, ActionKind::FreeRoad);
    set(loanAnswer, ActionKind::Loan);
    set(payOffAnswer, ActionKind::PayOff);
    set(endAnswer, ActionKind::End);
    set(passAnswer, ActionKind::Pass);
    set(backAnswer, ActionKind::Back);
    return actions;
}();

[[nodiscard]] inline Action answerAction(const GameState &state, std::size_t number)
{
    Action action = answerActions[number];
    action.player = state.active;
    if ((monumentAnswers >> number & 1U) != 0)
        action.args[0] = state.monuments[number - firstMonumentAnswer];
    return action;
}

/// Calls `visit(number)` for each in order.
template <typename Visit>
void forEachAnswer(Answers answers, Visit visit)
{
    for (; answers != 0; answers &= answers - 1)
        visit(static_cast<std::size_t>(std::countr_zero(answers)));
}

} // namespace mw::world_wonders
