#pragma once

#include "games/steam_time/engine.h"

namespace mw::steam_time {

[[nodiscard]] inline const Specialists &specialistsOf(const GameState &state, int seat)
{
    return state.specialists[static_cast<std::size_t>(seat)];
}
/// All specialists of a player as a set: bit n is specialist n.
[[nodiscard]] inline unsigned allSpecialists(const Content &content)
{
    return (1U << content.specialists.size()) - 1U;
}
/// Those on the played deck, covered or not.
[[nodiscard]] unsigned playedSpecialists(const Specialists &cards);
/// Whether nobody but the owner may know what is in the pile, so that what is taken from it is not known either: in
/// views.
[[nodiscard]] inline bool isPileHidden(const Specialists &cards)
{
    return cards.pileSize > 0 && cards.cards[0] == unknownCard;
}
/// How many a player holds, whether or not the viewer may see which.
[[nodiscard]] inline int handSize(const Content &content, const Specialists &cards)
{
    return static_cast<int>(content.specialists.size()) - cards.pileSize - cards.playedSize;
}

/// Everybody gets a set, all of it still in the pile (ST-SPEC-01).
void dealSpecialists(const Content &content, GameState &state);
/// Takes the first cards of the pile into the hand, as if they had been picked: for states that begin later.
void dealHand(const Content &content, GameState &state, int seat);
/// Puts a card on the played deck, which must not lie anywhere else.
void putOnTop(GameState &state, int seat, int card);
/// Draws at the end of a turn (ST-SPEC-09, 10, 13).
void refillHand(Engine &engine, int seat);

/// Specialists that the player on turn may play: bit n is specialist n.
[[nodiscard]] unsigned playableSpecialists(const Content &content, const GameState &state);
[[nodiscard]] Refused refusePlay(const Content &content, const GameState &state, int card);
void playSpecialist(Engine &engine, int seat, int card);
/// How many were played in the turn that a Turn frame is about.
[[nodiscard]] inline int playedThisTurn(const Frame &turn)
{
    return turn.registers[0];
}

/// Specialists that can still be picked: bit n is specialist n.
[[nodiscard]] unsigned pickableSpecialists(const Content &content, const GameState &state);

} // namespace mw::steam_time
