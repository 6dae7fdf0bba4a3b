#include "games/world_wonders/play/offers.h"
#include "games/world_wonders/rules.h"
#include "names.h"
#include "terms.h"

namespace mw::world_wonders {

std::string_view purchaseTitle(const Content &content, const GameState &state, const Purchase &purchase)
{
    switch (purchase.sort) {
    case Source::ShortSet:
        return thingTitle(static_cast<int>(Thing::ShortSet));
    case Source::Building:
        return titleIn(content.buildings, state.offered[static_cast<std::size_t>(purchase.item)]);
    case Source::Tower:
        return thingTitle(static_cast<int>(Thing::Tower));
    case Source::Monument:
        return titleIn(content.monuments, purchase.item);
    default:
        return thingTitle(static_cast<int>(Thing::LongRoad));
    }
}

namespace {

Message withPlace(Message text, const Action &action)
{
    const grid::Space corner = cornerAt(action.args[2]);
    return std::move(text).number(corner.row + 1).number(corner.column + 1).number(action.args[1] % firstMirrored + 1);
}

Message describeFigure(std::string_view title, const Action &action)
{
    Message text(action.args[1] >= firstMirrored
                     ? MW_TEXT("Build {0}, figure {4}, at row {1}, column {2}, turn {3}, mirrored")
                     : MW_TEXT("Build {0}, figure {4}, at row {1}, column {2}, turn {3}"));
    return withPlace(std::move(text).term(title), action).number(action.args[0] + 1);
}

Message describePlace(const Content &content, const GameState &state, const Action &action)
{
    const Purchase purchase = purchaseOf(content, state);
    const std::string_view title = purchaseTitle(content, state, purchase);
    const int part = action.args[0];
    if (purchase.sort == Source::ShortSet && part >= 0 && part < purchase.parts)
        return withPlace(Message(MW_TEXT("Lay the short road of {0} at row {1}, column {2}, turn {3}"))
                             .number(content.shortLengths[static_cast<std::size_t>(part)]),
                         action);
    if (purchase.parts > 1)
        return describeFigure(title, action);
    Message text(action.args[1] >= firstMirrored ? MW_TEXT("Place {0} at row {1}, column {2}, turn {3}, mirrored")
                                                 : MW_TEXT("Place {0} at row {1}, column {2}, turn {3}"));
    return withPlace(std::move(text).term(title), action);
}

Message describeBuilding(const Content &content, const GameState &state, int stack)
{
    const auto at = static_cast<std::size_t>(stack);
    if (stack < 0 || at >= content.stacks.size())
        return Message(MW_TEXT("Buy a building"));
    return Message(MW_TEXT("Buy {0} for {1} gold"))
        .term(titleIn(content.buildings, state.offered[at]))
        .number(content.stacks[at].price);
}

} // namespace

Message describeAction(const Content &content, const GameState &state, const Action &action)
{
    switch (kindOf(action)) {
    case ActionKind::BuyLongRoad:
        return Message(MW_TEXT("Buy a long road for {0} gold")).number(content.longRoadPrice);
    case ActionKind::BuyShortSet:
        return Message(MW_TEXT("Buy a set of short roads for {0} gold")).number(content.shortSetPrice);
    case ActionKind::BuyBuilding:
        return describeBuilding(content, state, action.args[0]);
    case ActionKind::BuyTower:
        return Message(MW_TEXT("Buy the tower for {0} gold")).number(content.towerPrice);
    case ActionKind::BuyPedestal:
        return Message(MW_TEXT("Buy pedestal {1} for {0} gold"))
            .number(content.pedestalPrice)
            .number(action.args[0] + 1);
    case ActionKind::BuyMonument:
        return Message(MW_TEXT("Buy {0} for all gold")).term(titleIn(content.monuments, action.args[0]));
    case ActionKind::FreeRoad:
        return Message(MW_TEXT("Lay the free long road"));
    case ActionKind::Loan:
        return Message(MW_TEXT("Take a loan of {0} gold")).number(content.loanGain);
    case ActionKind::PayOff:
        return Message(MW_TEXT("Pay off the loan for {0} gold")).number(content.loanPayoff);
    case ActionKind::End:
        return Message(MW_TEXT("End the turn"));
    case ActionKind::Pass:
        return Message(MW_TEXT("Pass"));
    case ActionKind::Place:
        return describePlace(content, state, action);
    case ActionKind::Back:
        break;
    }
    return Message(MW_TEXT("Back"));
}

Question question(const Content &content, const GameState &state)
{
    Question result;
    if (state.phase == Phase::Over)
        return result;
    result.player = state.active;
    if (state.buying == Source::Nothing) {
        if (state.bought == 0)
            result.text = Message(MW_TEXT("Choose what to buy"));
        else if (Offers(content, state).hasFreeRoad())
            result.text = Message(MW_TEXT("Lay the free long road, which belongs to your first turn"));
        else
            result.text = Message(MW_TEXT("End the turn, or do what else is open in it"));
        return result;
    }
    const Purchase purchase = purchaseOf(content, state);
    const auto item = static_cast<std::size_t>(purchase.item);
    result.text = Message(MW_TEXT("Choose where it lies: {0}")).term(purchaseTitle(content, state, purchase));
    if (purchase.sort == Source::Building)
        result.source = content.buildings[state.offered[item]].source;
    if (purchase.sort == Source::Monument)
        result.source = content.monuments[item].source;
    return result;
}

} // namespace mw::world_wonders
