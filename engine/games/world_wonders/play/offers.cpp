#include "offers.h"

namespace mw::world_wonders {

bool Offers::hasPurchase() const
{
    bool can = false;
    forEachPurchase(m_content, m_state, [&](const Action &action) { can = can || has(action); });
    return can;
}

bool Offers::hasPlaces(const Action &action) const
{
    return !somePlaces(m_content, m_state, m_site, m_state.active, purchaseBy(m_content, m_state, action)).isEmpty();
}

} // namespace mw::world_wonders
