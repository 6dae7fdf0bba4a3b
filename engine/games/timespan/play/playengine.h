#pragma once

#include "games/timespan/actionkinds.h"
#include "games/timespan/eventkinds.h"
#include "games/timespan/gamestate.h"

#include <cassert>
#include <optional>
#include <string_view>

namespace mw::timespan {

using Refused = std::optional<Refusal>;

[[nodiscard]] inline Refused refuse(std::string_view rule, int first = 0, int second = 0)
{
    Refusal refusal;
    refusal.rule = rule;
    refusal.args = {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second), 0};
    return refusal;
}

/// Bits of Frame::flags.
enum FrameFlag : std::uint8_t {
    atTheEnd = 1,   ///< income of the final scoring: moves on tracks become points (TS-END-03)
    activation = 2, ///< effects: a card is activated by a worker, see effects.h
    optional = 4,   ///< camel: the move may be declined
};

[[nodiscard]] constexpr PlaceCode place(Zone zone, int owner = -1, int index = -1, int sub = -1)
{
    return placeCode(static_cast<std::uint8_t>(zone), owner, index, sub);
}
inline constexpr PlaceCode nowhere = place(Zone::Nowhere);

/// For whom and because of what an effect happens.
struct Context {
    int player = 0;
    int source = -1;          ///< item, for events
    std::uint8_t slot = none; ///< timeline space of the card that it belongs to
    std::uint8_t flags = 0;
    std::uint8_t buried = none; ///< card that was buried for it
};

/// What the functions of a step work on: the rules' content, the state that changes, and who listens.
struct Engine {
    const Content &content;
    GameState &state;
    EventList *events;

    [[nodiscard]] Player &player(int seat) const { return state.player(seat); }
    [[nodiscard]] Frame &top() const { return state.top(); }
    /// Whether there is hardly room for more frames; nothing new is begun then.
    [[nodiscard]] bool isDeep() const { return state.frameCount + 4 > maxFrames; }

    /// Puts a frame on top; what it is not given here is zero, to be filled by the caller.
    Frame &push(FrameKind kind, const Context &context) const
    {
        assert(state.frameCount < maxFrames);
        Frame &frame = state.frames[state.frameCount++]; // zero, see pop()
        frame.kind = kind;
        frame.player = static_cast<std::uint8_t>(context.player);
        frame.source = static_cast<std::int16_t>(context.source);
        frame.slot = context.slot;
        frame.flags = context.flags;
        return frame;
    }
    Frame &push(FrameKind kind, int seat) const { return push(kind, Context{seat, -1, none, 0, none}); }
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

[[nodiscard]] inline Context contextOf(const Frame &frame)
{
    return {frame.player, frame.source, frame.slot, frame.flags, none};
}
/// The player whom the top frame asks.
[[nodiscard]] inline const Player &asked(const GameState &state)
{
    return state.player(state.top().player);
}
/// Sets the question of the top frame; returns true, as advance…() do that ask.
inline bool ask(Frame &frame, Ask question)
{
    frame.ask = question;
    return true;
}

/// How a kind of question works. Candidates are everything that its player might try; legal is what is not refused.
struct Questions {
    void (*candidates)(const Content &, const GameState &, ActionList &);
    Refused (*refuse)(const Content &, const GameState &, const Action &);
    void (*answer)(Engine &, const Action &);
};
[[nodiscard]] const Questions &questionsOf(Ask ask);

/// Goes on until somebody is asked, whose answers are then in `answers`, or the game is over.
void run(Engine &engine, ActionList &answers);
/// Answers of the player who is asked: real ones first, then Support.
void ownAnswers(const Content &content, const GameState &state, ActionList &answers);

} // namespace mw::timespan
