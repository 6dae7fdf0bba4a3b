#include "engine.h"

namespace mw::world_wonders {

void Engine::record(EventKind kind, int seat, int amount, int what, int source, const Place &from,
                    const Place &to) const
{
    Event event;
    event.kind = static_cast<std::uint8_t>(kind);
    event.player = static_cast<std::int8_t>(seat);
    event.amount = static_cast<std::int16_t>(amount);
    event.what = static_cast<std::int16_t>(what);
    event.source = static_cast<std::int16_t>(source);
    event.from = from;
    event.to = to;
    events->push_back(event);
}

} // namespace mw::world_wonders
