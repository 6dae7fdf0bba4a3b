#include "specialists.h"
#include "games/steam_time/state/spaces.h"

#include <algorithm>
#include <span>

namespace mw::steam_time {

namespace {

constexpr int mostInATurn = 2;

Specialists &cardsOf(GameState &state, int seat)
{
    return state.specialists[static_cast<std::size_t>(seat)];
}

int drawFromPile(Specialists &cards)
{
    const int card = cards.cards[--cards.pileSize];
    cards.cards[cards.pileSize] = 0;
    return card;
}

void takeFromPile(Specialists &cards, int card)
{
    const auto end = cards.cards.begin() + cards.pileSize;
    const auto found = std::find(cards.cards.begin(), end, static_cast<std::uint8_t>(card));
    std::copy(found + 1, end, found);
    cards.cards[--cards.pileSize] = 0;
}

/// Whether a turn could end with an airship or the tile if a specialist lay on top (ST-OPEN-36).
bool leadsToAnAction(const Content &content, const GameState &state, int card)
{
    Player player = asked(state);
    player.specialist = static_cast<std::uint8_t>(card + 1);
    return canAct(content, state, player, state.top().player);
}

/// The same where another specialist of the hand may still be put on top of it.
bool mayLeadToAnAction(const Content &content, const GameState &state, int card)
{
    if (leadsToAnAction(content, state, card))
        return true;
    if (playedThisTurn(state.top()) + 1 >= mostInATurn)
        return false;
    unsigned others = specialistsOf(state, state.top().player).hand & ~(1U << card);
    for (; others != 0; others &= others - 1) {
        if (leadsToAnAction(content, state, std::countr_zero(others)))
            return true;
    }
    return false;
}

} // namespace

unsigned playedSpecialists(const Specialists &cards)
{
    unsigned played = 0;
    for (std::size_t i = cards.cards.size() - cards.playedSize; i < cards.cards.size(); ++i)
        played |= 1U << cards.cards[i];
    return played;
}

// ST-SPEC-01
void dealSpecialists(const Content &content, GameState &state)
{
    const auto count = static_cast<std::uint8_t>(content.specialists.size());
    for (int seat = 0; seat < state.playerCount; ++seat) {
        Specialists &cards = cardsOf(state, seat);
        for (cards.pileSize = 0; cards.pileSize < count; ++cards.pileSize)
            cards.cards[cards.pileSize] = static_cast<std::uint8_t>(count - 1 - cards.pileSize);
    }
}

void dealHand(const Content &content, GameState &state, int seat)
{
    Specialists &cards = cardsOf(state, seat);
    while (std::popcount(cards.hand) < content.skills[0].hand && cards.pileSize > 0)
        cards.hand = static_cast<std::uint16_t>(cards.hand | 1U << drawFromPile(cards));
}

void putOnTop(GameState &state, int seat, int card)
{
    Specialists &cards = cardsOf(state, seat);
    ++cards.playedSize;
    cards.cards[cards.cards.size() - cards.playedSize] = static_cast<std::uint8_t>(card);
    state.players[static_cast<std::size_t>(seat)].specialist = static_cast<std::uint8_t>(card + 1);
}

// ST-SPEC-09, 10, 13, ST-OPEN-35: at the end of the own turn
void refillHand(Engine &engine, int seat)
{
    Specialists &cards = cardsOf(engine.state, seat);
    int drawn = 0;
    while (std::popcount(cards.hand) < skillsOf(engine.content, engine.player(seat)).hand && cards.pileSize > 0) {
        cards.hand = static_cast<std::uint16_t>(cards.hand | 1U << drawFromPile(cards));
        ++drawn;
    }
    if (drawn > 0)
        engine.emit(EventKind::SpecialistsTaken, seat, drawn, -1, -1, place(Zone::Pile, seat), place(Zone::Hand, seat));
}

unsigned playableSpecialists(const Content &content, const GameState &state)
{
    unsigned playable = 0;
    if (!content.options.specialists || playedThisTurn(state.top()) >= mostInATurn)
        return playable;
    for (unsigned left = specialistsOf(state, state.top().player).hand; left != 0; left &= left - 1)
        playable |= mayLeadToAnAction(content, state, std::countr_zero(left)) ? left & -left : 0U;
    return playable;
}

// ST-SPEC-03, 04
Refused refusePlay(const Content &content, const GameState &state, int card)
{
    if (!content.options.specialists)
        return refuse("ST-TURN-01", state.top().player + 1);
    const Specialists &cards = specialistsOf(state, state.top().player);
    if (card < 0 || card >= maxSpecialists || (cards.hand >> card & 1U) == 0) {
        const bool isPlayed = card >= 0 && card < maxSpecialists && (playedSpecialists(cards) >> card & 1U) != 0;
        return refuse(isPlayed ? "ST-SPEC-07" : "ST-SPEC-03");
    }
    if (playedThisTurn(state.top()) >= mostInATurn)
        return refuse("ST-SPEC-04", mostInATurn);
    return mayLeadToAnAction(content, state, card) ? std::nullopt : refuse("ST-OPEN-36");
}

// ST-SPEC-05 to 08: the new one lies on top, and what lies below never works again
void playSpecialist(Engine &engine, int seat, int card)
{
    const auto source = [&engine](int number) {
        return engine.content.specialists[static_cast<std::size_t>(number)].source;
    };
    Specialists &cards = cardsOf(engine.state, seat);
    if (const int covered = cards.top(); covered >= 0)
        engine.emit(EventKind::SpecialistCovered, seat, 1, covered, source(covered), place(Zone::Played, seat),
                    place(Zone::Played, seat));
    cards.hand = static_cast<std::uint16_t>(cards.hand & ~(1U << card));
    putOnTop(engine.state, seat, card);
    engine.emit(EventKind::SpecialistPlayed, seat, 1, card, source(card), place(Zone::Hand, seat),
                place(Zone::Played, seat));
}

// ST-SPEC-02: two for the hand, the others are shuffled
bool advanceDraft(Engine &engine)
{
    const int seat = engine.top().player;
    Specialists &cards = cardsOf(engine.state, seat);
    if (std::popcount(cards.hand) < engine.content.skills[0].hand && cards.pileSize > 0) {
        engine.top().ask = Ask::Pick;
        return true;
    }
    engine.state.random.shuffle(std::span(cards.cards.data(), cards.pileSize));
    engine.pop();
    return false;
}

unsigned pickableSpecialists(const Content &content, const GameState &state)
{
    const Specialists &cards = specialistsOf(state, state.top().player);
    return allSpecialists(content) & ~(cards.hand | playedSpecialists(cards));
}

Refused refusePick(const Content &content, const GameState &state, const Action &action)
{
    const int card = action.args[0];
    if (card < 0 || card >= maxSpecialists || (pickableSpecialists(content, state) >> card & 1U) == 0)
        return refuse("ST-SPEC-02");
    return std::nullopt;
}

void answerPick(Engine &engine, const Action &action)
{
    Specialists &cards = cardsOf(engine.state, action.player);
    takeFromPile(cards, action.args[0]);
    cards.hand = static_cast<std::uint16_t>(cards.hand | 1U << action.args[0]);
    engine.emit(EventKind::SpecialistsTaken, action.player, 1, -1, -1, place(Zone::Pile, action.player),
                place(Zone::Hand, action.player));
}

} // namespace mw::steam_time
