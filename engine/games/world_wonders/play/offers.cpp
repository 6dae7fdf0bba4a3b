#include "offers.h"

namespace mw::world_wonders {

bool Offers::hasPlaces(std::size_t purchase) const
{
    if ((pedestalAnswers & answerBit(purchase)) != 0) // WW-PEDESTAL-01: nothing is placed
        return true;
    const Purchase bought = purchaseBy(m_content, m_state, answerAction(m_state, purchase));
    return !somePlaces(m_content, m_state, m_site, m_state.active, bought).isEmpty();
}

Answers Offers::searchPlaces(Answers purchases) const
{
    Answers found = 0;
    forEachAnswer(purchases, [&](std::size_t purchase) { found |= answerBit(purchase, hasPlaces(purchase)); });
    return found;
}

bool Offers::hasPurchase() const
{
    bool can = false;
    forEachAnswer(purchasesOnOffer(m_content, m_state),
                  [&](std::size_t purchase) { can = can || hasPlaces(purchase); });
    return can;
}

} // namespace mw::world_wonders
