#include "games/world_wonders/rules.h"
#include "judge.h"
#include "turn.h"

namespace mw::world_wonders {

namespace {

Refused refusePurchase(const Content &content, const GameState &state, const Action &action)
{
    if (Refused refused = refuseOffer(content, state, action))
        return refused;
    if (kindOf(action) == ActionKind::BuyPedestal)
        return std::nullopt;
    const Site site(content, state.player(state.active));
    const Purchase purchase = purchaseBy(content, state, action);
    if (!somePlaces(content, state, site, state.active, purchase).isEmpty())
        return std::nullopt;
    return judgeNowhere(content, state, site, purchase).refused; // WW-TURN-04, WW-MON-04
}

Refused refuseTurn(const Content &content, const GameState &state, const Action &action)
{
    switch (kindOf(action)) {
    case ActionKind::Loan:
        return refuseLoan(content, state);
    case ActionKind::PayOff:
        return refusePayOff(content, state);
    case ActionKind::End:
        return refuseEnd(content, state);
    case ActionKind::Pass:
        return refusePass(content, state);
    case ActionKind::Place: // nothing is there to be placed
        return refuse("WW-TURN-04");
    case ActionKind::Back: // WW-PLACE-03
        return refuse("WW-PLACE-03");
    default:
        return refusePurchase(content, state, action);
    }
}

} // namespace

// WW-TURN-05
std::optional<Refusal> refusal(const Content &content, const GameState &state, const Action &action)
{
    if (state.phase == Phase::Over || action.player != state.active) // WW-TURN-06
        return refuse("WW-TURN-06", state.phase == Phase::Over ? 0 : state.active + 1);
    if (action.kind >= actionKinds)
        return refuse("WW-TURN-02");
    if (state.buying == Source::Nothing)
        return refuseTurn(content, state, action);
    if (kindOf(action) == ActionKind::Back)
        return std::nullopt;
    if (kindOf(action) != ActionKind::Place) // WW-TURN-04: what is bought is placed first
        return refuse("WW-TURN-04");
    return judgePlace(content, state, Site(content, state.player(state.active)), action).refused;
}

namespace {

void addIfRoom(ActionList &actions, const Action &action)
{
    if (actions.size() < ActionList::capacity)
        actions.add(action);
}

/// Every corner of the map in every turn; of further figures only those near the ones that lie.
void addPlaces(const Content &content, const GameState &state, ActionList &actions)
{
    const Purchase purchase = purchaseOf(content, state);
    const Map &map = mapOf(content, state.player(state.active));
    const unsigned left = partsLeft(state, purchase);
    const Cells laid = partsLaid(content, state, purchase);
    const Cells near = purchase.sort == Source::Monument && !laid.isEmpty() ? grown(grown(grown(laid))) : map.all;
    for (int part = 0; part < purchase.parts; ++part) {
        if ((left >> part & 1U) == 0)
            continue;
        const Shape &shape = partShape(content, purchase, part);
        for (const std::uint8_t turn : shape.distinct()) {
            map.all.forEach([&](Space corner) {
                const TurnedShape &turned = shape.turns[turn];
                if (turned.fits(corner, map.rows, map.columns) && !(turned.at(corner) & near).isEmpty())
                    addIfRoom(actions, makeAction(ActionKind::Place, state.active, part, turn, cornerNumber(corner)));
            });
        }
    }
}

} // namespace

void candidates(const Content &content, const GameState &state, ActionList &actions)
{
    actions.clear();
    if (state.phase == Phase::Over)
        return;
    if (state.buying != Source::Nothing) {
        addIfRoom(actions, makeAction(ActionKind::Back, state.active)); // else nothing is in hand
        addPlaces(content, state, actions);
        return;
    }
    forEachAnswer(allPurchases(content, state),
                  [&](std::size_t purchase) { addIfRoom(actions, answerAction(state, purchase)); });
    for (const ActionKind kind :
         {ActionKind::FreeRoad, ActionKind::Loan, ActionKind::PayOff, ActionKind::End, ActionKind::Pass})
        addIfRoom(actions, makeAction(kind, state.active));
}

} // namespace mw::world_wonders
