#include "editor/models/deckcurve.h"

#include <algorithm>

namespace mw::editor {

DeckCurve deckCurve(const Balance &balance, const QString &title, const std::vector<const Item *> &items)
{
    QList<int> costs;
    QList<int> rewards;
    DeckCurve curve;
    const auto wholeUnits = [&balance](std::int64_t amount) {
        return qRound(QString::fromStdString(balance.inUnits(amount)).toDouble());
    };
    for (const Item *item : items) {
        for (const BandResult &result : balance.measure(*item)) {
            if (result.title() != title.toStdString())
                continue;
            costs.append(wholeUnits(result.cost));
            rewards.append(wholeUnits(result.reward));
            curve.outside += result.isInside() ? 0 : 1;
        }
    }
    if (rewards.isEmpty())
        return curve;
    const auto [leastCost, mostCost] = std::minmax_element(costs.cbegin(), costs.cend());
    const auto [leastReward, mostReward] = std::minmax_element(rewards.cbegin(), rewards.cend());
    curve.first = std::min(*leastCost, *leastReward);
    const int places = std::max(*mostCost, *mostReward) - curve.first + 1;
    curve.costs.resize(places);
    curve.rewards.resize(places);
    for (const int cost : std::as_const(costs))
        ++curve.costs[cost - curve.first];
    for (const int reward : std::as_const(rewards))
        ++curve.rewards[reward - curve.first];
    return curve;
}

} // namespace mw::editor
