#include "games/timespan/play/decks.h"
#include "games/timespan/play/effects.h"
#include "games/timespan/play/questions.h"
#include "phases.h"

namespace mw::timespan {

// TS-DISC-01, TS-SOLO-03, TS-OPEN-55: by the marker of the last income phase
static int offerCount(const Content &content, const GameState &state)
{
    const int count =
        state.isSolo() ? content.soloOffers[state.players[0].peace] : state.playerCount + content.extraOffers;
    return count < maxOffers ? count : maxOffers;
}

// TS-DISC-02, TS-OPEN-13, TS-AGE-07
void dealOffers(Engine &engine)
{
    const int count = offerCount(engine.content, engine.state);
    for (int i = 0; i < maxOffers; ++i) {
        Offer &offer = engine.state.offers[static_cast<std::size_t>(i)];
        offer = {none, none, none, 0};
        if (i >= count)
            continue;
        offer.down = drawFrom(engine, Pile::Card, currentAge);
        offer.up = drawFrom(engine, Pile::Card, currentAge);
        offer.tile = drawFrom(engine, Pile::Discovery, currentAge);
        offer.open = offer.down != none || offer.up != none || offer.tile != none ? 1 : 0; // TS-OPEN-14
    }
}

// TS-DISC-09, TS-SOLO-04, TS-OPEN-12: nobody sees the face-down card, and nothing is gained
void returnOffers(Engine &engine)
{
    for (Offer &offer : engine.state.offers) {
        if (offer.open != 0) {
            for (const std::uint8_t card : {offer.down, offer.up}) {
                if (card != none)
                    putUnder(engine, Pile::Card, card);
            }
            if (offer.tile != none)
                putUnder(engine, Pile::Discovery, offer.tile);
        }
        offer = {none, none, none, 0};
    }
}

bool advanceOffer(Engine &engine)
{
    return ask(engine.top(), Ask::Offer);
}

void offerCandidates(const Content &, const GameState &state, ActionList &actions)
{
    for (int i = 0; i < maxOffers; ++i)
        actions.add(makeAction(ActionKind::Pick, state.top().player, i));
}

Refused refuseOffer(const Content &, const GameState &state, const Action &action)
{
    const int number = action.args[0];
    if (number < 0 || number >= maxOffers || state.offers[static_cast<std::size_t>(number)].open == 0)
        return refuse("TS-DISC-05");
    return std::nullopt;
}

// TS-DISC-06, 07
void answerOffer(Engine &engine, const Action &action)
{
    const int seat = action.player;
    Offer &offer = engine.state.offers[static_cast<std::size_t>(action.args[0])];
    const Offer picked = offer;
    offer = {none, none, none, 0};
    engine.pop();
    Player &player = engine.player(seat);
    player.done = 1;
    const int source = picked.tile == none ? -1 : engine.content.tile(picked.tile).source;
    engine.emit(EventKind::OfferPicked, seat, 1, action.args[0], source, place(Zone::Offer, -1, action.args[0]),
                place(Zone::Hand, seat));
    for (const std::uint8_t card : {picked.down, picked.up}) {
        if (card != none)
            player.hand.add(card);
    }
    if (picked.tile != none)
        useTile(engine, {seat, source, none, 0, none}, picked.tile);
}

} // namespace mw::timespan
