#pragma once

#include "actions.h"
#include "events.h"
#include "games/steam_time/state/boards.h"

#include "core/refusal.h"
#include "core/rules.h"

#include <optional>

namespace mw::steam_time {

using Refused = std::optional<Refusal>;

[[nodiscard]] inline Refused refuse(std::string_view rule, int first = 0, int second = 0, int third = 0)
{
    Refusal refusal;
    refusal.rule = rule;
    refusal.args = {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second),
                    static_cast<std::int16_t>(third)};
    return refusal;
}

/// Bits of Frame::flags.
enum FrameFlag : std::uint8_t {
    foreign = 1,   ///< effects: another player's purple action
    mrTime = 2,    ///< action: a bonus action
    mustTake = 4,  ///< effects: what is gained has been paid for and cannot be declined
    lenient = 8,   ///< encounter: nothing fits as a whole, so parts are allowed
    delivery = 16, ///< effects: a mission is paid
};

[[nodiscard]] constexpr PlaceCode place(Zone zone, int owner = -1, int index = -1, int sub = -1)
{
    return placeCode(static_cast<std::uint8_t>(zone), owner, index, sub);
}
inline constexpr PlaceCode nowhere = place(Zone::Nowhere);

/// What the functions of a step work on: the rules' content, the state that changes, and who listens.
struct Engine {
    const Content &content;
    GameState &state;
    EventList *events;

    [[nodiscard]] Player &player(int seat) const { return state.players[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] Frame &top() const { return state.top(); }

    /// Puts a frame on top; what it is not given here is zero, to be filled by the caller.
    Frame &push(FrameKind kind, int player, int source = -1) const
    {
        Frame &frame = state.frames[state.frameCount++]; // zero, see pop()
        frame.kind = kind;
        frame.player = static_cast<std::uint8_t>(player);
        frame.source = static_cast<std::int16_t>(source);
        return frame;
    }
    /// Removes the top frame; the bytes behind the stack are kept zero.
    void pop() const { state.frames[--state.frameCount] = Frame{}; }

    void emit(EventKind kind, int seat, int amount = 0, int what = -1, int source = -1, PlaceCode from = nowhere,
              PlaceCode to = nowhere) const
    {
        if (events) [[unlikely]]
            record(kind, seat, amount, what, source, from, to);
    }

private:
    void record(EventKind kind, int seat, int amount, int what, int source, PlaceCode from, PlaceCode to) const;
};

/// A place on an action space, by the panel, so that it means the same after the boards have moved.
[[nodiscard]] inline PlaceCode onSpace(const GameState &state, Zone zone, int space, int sub = -1)
{
    return place(
        zone, -1,
        state.boards[static_cast<std::size_t>(space / spacesPerBoard)] * spacesPerBoard + space % spacesPerBoard, sub);
}

[[nodiscard]] inline Frame makeFrame(FrameKind kind, int player, int source = -1)
{
    Frame frame{};
    frame.kind = kind;
    frame.player = static_cast<std::uint8_t>(player);
    frame.source = static_cast<std::int16_t>(source);
    return frame;
}

[[nodiscard]] inline const Player &playerOf(const GameState &state, int seat)
{
    return state.players[static_cast<std::size_t>(seat)];
}
/// The player whom the top frame asks.
[[nodiscard]] inline const Player &asked(const GameState &state)
{
    return playerOf(state, state.top().player);
}

/// Runs effects for a player: what neither asks nor interrupts at once, the rest as a frame of its own.
void pushEffects(Engine &engine, int player, const Program &program, int source, std::uint8_t flags = 0);

// --- one of each for every kind of frame: goes on; true when the frame asks (its `ask` is set then)

bool advanceTurn(Engine &engine);
bool advanceTile(Engine &engine);
bool advanceBonusAction(Engine &engine);
bool advanceAction(Engine &engine);
bool advanceEncounter(Engine &engine);
bool advanceBuying(Engine &engine);
bool advancePayment(Engine &engine);
bool advanceEffects(Engine &engine);
bool advanceIncome(Engine &engine);
bool advanceMissions(Engine &engine);
bool advanceDraft(Engine &engine);
bool advanceSaboteur(Engine &engine);
bool advanceBribe(Engine &engine);

// --- refusals and answers by phase; the caller has checked that the action's kind answers the question

[[nodiscard]] Refused refuseTurn(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Refused refuseSpecial(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Refused refuseBonus(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Refused refuseMission(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Refused refuseEncounter(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Refused refuseBuy(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Refused refuseLetter(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Refused refuseIncome(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Refused refuseGain(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Refused refusePay(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Refused refuseFulfil(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Refused refusePick(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Refused refuseSaboteur(const Content &content, const GameState &state, const Action &action);
[[nodiscard]] Refused refuseBribe(const Content &content, const GameState &state, const Action &action);

/// Answers to Ask::TopOrBottom and Ask::Purple where parts of a gain are allowed.
[[nodiscard]] std::uint64_t legalBottom(const Content &content, const GameState &state);
/// Answers to Ask::PayCrystal: bit n is colour n.
[[nodiscard]] std::uint64_t legalPays(const Content &content, const GameState &state);
/// Missions that can be fulfilled now: bit n is mission n.
[[nodiscard]] std::uint64_t payableMissions(const Content &content, const GameState &state);

void answerTurn(Engine &engine, const Action &action);
void answerSpecial(Engine &engine, const Action &action);
void answerBonus(Engine &engine, const Action &action);
void answerMission(Engine &engine, const Action &action);
void answerEncounter(Engine &engine, const Action &action);
void answerBuy(Engine &engine, const Action &action);
void answerLetter(Engine &engine, const Action &action);
void answerIncome(Engine &engine, const Action &action);
void answerGain(Engine &engine, const Action &action);
void answerPay(Engine &engine, const Action &action);
void answerFulfil(Engine &engine, const Action &action);
void answerPick(Engine &engine, const Action &action);
void answerSaboteur(Engine &engine, const Action &action);
void answerBribe(Engine &engine, const Action &action);

/// The first round begins, or before it the picking of specialists.
void beginGame(Engine &engine);
void beginDraft(Engine &engine);
/// Runs on until somebody is asked something that has more than one answer, which are returned as legalChoices(), or
/// the game is over (0).
std::uint64_t run(Engine &engine);

} // namespace mw::steam_time
