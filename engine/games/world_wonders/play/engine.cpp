#include "engine.h"

namespace mw::world_wonders {

void Engine::record(EventKind kind, int seat, int amount, int what, int source, const Place &from,
                    const Place &to) const
{
    mw::record(*events, static_cast<std::uint8_t>(kind), seat, amount, what, source, from, to);
}

} // namespace mw::world_wonders
