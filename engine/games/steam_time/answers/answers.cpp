#include "choices.h"
#include "games/steam_time/rules.h"

namespace mw::steam_time {

namespace {

/// Which answers a question takes: a bit for each ActionKind.
constexpr unsigned bitOf(ActionKind kind)
{
    return 1U << static_cast<unsigned>(kind);
}
unsigned answersTo(Ask ask)
{
    switch (ask) {
    case Ask::Nothing:
        return 0;
    case Ask::Turn:
        return bitOf(ActionKind::Place) | bitOf(ActionKind::TakeTile) | bitOf(ActionKind::Pass) |
               bitOf(ActionKind::Play);
    case Ask::Special:
        return bitOf(ActionKind::Steam) | bitOf(ActionKind::TimeCrystal) | bitOf(ActionKind::Decline);
    case Ask::BonusAction:
        return bitOf(ActionKind::Bonus) | bitOf(ActionKind::Decline);
    case Ask::Encounter:
    case Ask::Mission:
        return bitOf(ActionKind::Choose);
    case Ask::TopOrBottom:
        return bitOf(ActionKind::Top) | bitOf(ActionKind::Bottom);
    case Ask::Purple:
    case Ask::MarkedSlot:
        return bitOf(ActionKind::Accept) | bitOf(ActionKind::Decline);
    case Ask::Buy:
        return bitOf(ActionKind::Buy) | bitOf(ActionKind::Done);
    case Ask::Letter:
        return bitOf(ActionKind::Pay) | bitOf(ActionKind::Convert);
    case Ask::Income:
        return bitOf(ActionKind::Collect) | bitOf(ActionKind::CollectAll);
    case Ask::Order:
        return bitOf(ActionKind::Next);
    case Ask::GainColour:
        return bitOf(ActionKind::TakeColour) | bitOf(ActionKind::Decline);
    case Ask::TimeSlot:
        return bitOf(ActionKind::Slot) | bitOf(ActionKind::Decline);
    case Ask::FreeCrystal:
        return bitOf(ActionKind::Take) | bitOf(ActionKind::Decline);
    case Ask::PayCrystal:
        return bitOf(ActionKind::Pay);
    case Ask::HandIn:
        return bitOf(ActionKind::HandIn);
    case Ask::FulfilMission:
        return bitOf(ActionKind::Fulfil) | bitOf(ActionKind::Done);
    case Ask::Pick:
        return bitOf(ActionKind::Pick);
    case Ask::Saboteur:
        return bitOf(ActionKind::Sabotage);
    case Ask::Bribe:
        return bitOf(ActionKind::Pay);
    }
    return 0;
}

/// ST-TURN-01; ST-TURN-08, ST-OPEN-03: whoever has passed gets no further turn.
Refused refuseStranger(const Content &content, const GameState &state, const Action &action)
{
    const int seat = action.player;
    if (kindOf(action) == ActionKind::Play && content.options.specialists)
        return refuse("ST-SPEC-04"); // in another player's turn
    if (state.phase == Phase::Action && seat < state.playerCount && playerOf(state, seat).passed != 0)
        return refuse("ST-TURN-08");
    return refuse("ST-TURN-01", state.top().player + 1);
}

} // namespace

Refused refuseAnswer(const Content &content, const GameState &state, const Action &action)
{
    switch (state.top().ask) {
    case Ask::Nothing:
        break;
    case Ask::Turn:
        return refuseTurn(content, state, action);
    case Ask::Special:
        return refuseSpecial(content, state, action);
    case Ask::BonusAction:
        return refuseBonus(content, state, action);
    case Ask::Encounter:
    case Ask::TopOrBottom:
    case Ask::Purple:
        return refuseEncounter(content, state, action);
    case Ask::Mission:
        return refuseMission(content, state, action);
    case Ask::Buy:
        return refuseBuy(content, state, action);
    case Ask::Letter:
        return refuseLetter(content, state, action);
    case Ask::Income:
        return refuseIncome(content, state, action);
    case Ask::Order:
    case Ask::GainColour:
    case Ask::MarkedSlot:
    case Ask::TimeSlot:
    case Ask::FreeCrystal:
        return refuseGain(content, state, action);
    case Ask::PayCrystal:
    case Ask::HandIn:
        return refusePay(content, state, action);
    case Ask::FulfilMission:
        return refuseFulfil(content, state, action);
    case Ask::Pick:
        return refusePick(content, state, action);
    case Ask::Saboteur:
        return refuseSaboteur(content, state, action);
    case Ask::Bribe:
        return refuseBribe(content, state, action);
    }
    return std::nullopt;
}

std::optional<Refusal> refusal(const Content &content, const GameState &state, const Action &action)
{
    if (state.phase == Phase::Over)
        return refuse("ST-ROUND-01", content.rounds);
    if (action.player != state.top().player)
        return refuseStranger(content, state, action);
    if (action.kind >= actionKinds || (answersTo(state.top().ask) & bitOf(kindOf(action))) == 0)
        return refuseMoment(content, state, action);
    return refuseAnswer(content, state, action);
}

void legalActions(const Content &content, const GameState &state, ActionList &actions)
{
    actions.clear();
    if (state.phase != Phase::Over)
        addActions(content, state, legalChoices(content, state), actions);
}

void candidates(const Content &content, const GameState &state, ActionList &actions)
{
    actions.clear();
    if (state.phase != Phase::Over)
        addActions(content, state, allChoices(content, state), actions);
}

} // namespace mw::steam_time
