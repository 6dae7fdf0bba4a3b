#pragma once

#include "playengine.h"

/// One of each for every kind of question; questionsOf() puts them together.
namespace mw::timespan {

#define MW_QUESTION(name, refusing)                                                                                    \
    void name##Candidates(const Content &, const GameState &, ActionList &);                                           \
    Refused refuse##refusing(const Content &, const GameState &, const Action &);                                      \
    void answer##refusing(Engine &, const Action &);

MW_QUESTION(board, Board)
MW_QUESTION(bid, Bid)
MW_QUESTION(offer, Offer)
MW_QUESTION(camel, Camel)
MW_QUESTION(turn, Turn)
MW_QUESTION(last, Last)
MW_QUESTION(support, Support)
MW_QUESTION(reward, Reward)
MW_QUESTION(choice, Choice)
MW_QUESTION(pay, Pay)
MW_QUESTION(room, Room)
MW_QUESTION(anyOf, AnyOf)
MW_QUESTION(upgrade, Upgrade)
MW_QUESTION(gear, Gear)
MW_QUESTION(type, Type)
MW_QUESTION(keep, Keep)
MW_QUESTION(exchange, Exchange)
MW_QUESTION(card, Card)
MW_QUESTION(under, Under)
MW_QUESTION(tile, Tile)
MW_QUESTION(remove, Remove)
MW_QUESTION(clock, Clock)
#undef MW_QUESTION

void startCandidates(const Content &, const GameState &, ActionList &);
Refused refuseStart(const Content &, const GameState &, const Action &);
void answerWonder(Engine &, const Action &);
void answerVision(Engine &, const Action &);

void incomeCandidates(const GameState &, ActionList &);
Refused refuseIncome(const GameState &, const Action &);
void answerIncome(Engine &, const Action &);
void triggerCandidates(const GameState &, ActionList &);
Refused refuseTrigger(const Frame &, const Action &);
void answerTrigger(Engine &, const Action &);

// --- support.cpp

[[nodiscard]] bool canSupport(const Content &, const GameState &, int seat);
[[nodiscard]] Refused refuseSupportNow(const Content &, const GameState &, int seat);
[[nodiscard]] Refused refuseStepIn(const Content &, const GameState &, int seat);
void stepIn(Engine &, int seat);
bool advanceSupport(Engine &);

/// Why an action that answers another question, or comes from another player, is not possible now.
[[nodiscard]] Refused refuseMoment(const Content &, const GameState &, const Action &);
[[nodiscard]] Refused refuseStranger(const Content &, const GameState &, const Action &);

} // namespace mw::timespan
