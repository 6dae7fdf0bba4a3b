#include "games/steam_time/phases/sabotage.h"
#include "games/steam_time/phases/specialists.h"
#include "names.h"
#include "words.h"

namespace mw::steam_time {

namespace {

Value name(const Content &content, int card)
{
    return Value::ofText(cardId(content, Deck::Specialist, card));
}

/// ST-SPEC-05: the top card of the played deck and the next one of the pile stand first.
Value describeSpecialists(const Content &content, const Specialists &cards)
{
    Value hand = Value::ofList({});
    for (unsigned left = cards.hand; left != 0; left &= left - 1)
        hand.list.push_back(name(content, std::countr_zero(left)));
    const auto hidden = handSize(content, cards) - std::popcount(cards.hand);
    hand.list.insert(hand.list.end(), static_cast<std::size_t>(hidden), Value::ofText(std::string(unknownWord)));
    Value pile = Value::ofList({});
    for (std::size_t i = cards.pileSize; i > 0; --i)
        pile.list.push_back(name(content, cards.cards[i - 1]));
    Value played = Value::ofList({});
    for (std::size_t i = cards.cards.size() - cards.playedSize; i < cards.cards.size(); ++i)
        played.list.push_back(name(content, cards.cards[i]));
    Value map = Value::ofMap({});
    map.set("hand", std::move(hand));
    map.set("pile", std::move(pile));
    map.set("played", std::move(played));
    return map;
}

} // namespace

void describeModules(const Content &content, const GameState &state, int seat, Value &player)
{
    if (content.options.sabotage) {
        const int space = saboteurSpace(state, seat);
        player.set("saboteur", Value::ofText(space < 0 ? std::string(hangarWord) : spaceName(content, state, space)));
    }
    if (content.options.specialists)
        player.set("specialists", describeSpecialists(content, specialistsOf(state, seat)));
}

Value describeSaboteurs(const GameState &state, int space)
{
    Value list = Value::ofList({});
    for (int seat = 0; seat < state.playerCount; ++seat) {
        if (saboteurSpace(state, seat) == space)
            list.list.push_back(Value::ofInt(seat + 1));
    }
    return list;
}

} // namespace mw::steam_time
