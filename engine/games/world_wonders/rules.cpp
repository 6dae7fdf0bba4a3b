#include "rules.h"

#include "core/rulesfor.h"

namespace mw::world_wonders {

namespace {

constexpr GameFunctions<Content, GameState> functions{
    .compile = compile,
    .newGame = newGame,
    .question = question,
    .playerCount = playerCount,
    .isOver = isOver,
    .legalActions = legalActions,
    .refusal = refusal,
    .candidates = candidates,
    .apply = apply,
    .standings = standings,
    .viewFor = viewFor,
    .determinize = determinize,
    .evaluate = evaluate,
    .actionText = actionText,
    .parseAction = parseAction,
    .describeAction = describeAction,
    .describeEvent = describeEvent,
    .describeState = describeState,
    .overlayState = overlayState,
    .carryOver = carryOver,
    .takesBack = takesBack,
    .playOut = playOut,
};

} // namespace

const Rules &rules()
{
    static const RulesFor<functions> worldWonders("world-wonders");
    return worldWonders;
}

} // namespace mw::world_wonders
