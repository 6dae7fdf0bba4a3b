#include "decks.h"
#include "effects.h"

#include "games/timespan/phases/phases.h"

namespace mw::timespan {

namespace {

void returnDrawn(Engine &engine, const Frame &frame, Pile pile, int first, int count)
{
    for (int i = first; i < first + count; ++i) {
        if (const std::uint8_t card = frame.registers[static_cast<std::size_t>(i)]; card != none)
            putUnder(engine, pile, card);
    }
}

/// A card that waits for a space goes back to the hand; its price has been paid.
void finishRemove(Engine &engine, const Frame &frame)
{
    engine.player(frame.player).hand.add(frame.registers[0]);
}

} // namespace

void Engine::record(EventKind kind, int seat, int amount, int what, int source, PlaceCode from, PlaceCode to) const
{
    mw::record(*events, static_cast<std::uint8_t>(kind), seat, amount, what, source, placeOf(from), placeOf(to));
}

// TS-OPEN-48: what is waiting counts as declined
void dropFrames(Engine &engine)
{
    while (engine.state.frameCount > 0) {
        const Frame frame = engine.top();
        engine.pop();
        switch (frame.kind) {
        case FrameKind::Start:
            returnDrawn(engine, frame, Pile::Wonder, 0, frame.registers[8] & 15);
            returnDrawn(engine, frame, Pile::Vision, 4, frame.registers[8] >> 4);
            break;
        case FrameKind::Draw:
        case FrameKind::Exchange:
            returnDrawn(engine, frame, static_cast<Pile>(frame.registers[drawn::pile]), drawn::first,
                        frame.registers[drawn::count]);
            break;
        case FrameKind::Clock:
        case FrameKind::Return:
            putUnder(engine, Pile::Discovery, frame.registers[0]);
            break;
        case FrameKind::Remove:
            finishRemove(engine, frame);
            break;
        default:
            break;
        }
    }
}

} // namespace mw::timespan
