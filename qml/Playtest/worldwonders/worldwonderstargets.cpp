#include "worldwonderstargets.h"

namespace mw::table::wonders {

using world_wonders::ActionKind;

QString cityTarget()
{
    return QStringLiteral("city");
}

QString longRoadTarget()
{
    return QStringLiteral("long-road");
}

QString shortSetTarget()
{
    return QStringLiteral("short-set");
}

QString towerTarget()
{
    return QStringLiteral("tower");
}

QString freeRoadTarget()
{
    return QStringLiteral("free-road");
}

QString stackTarget(int stack)
{
    return QStringLiteral("stack/%1").arg(stack);
}

QString pedestalTarget(int pedestal)
{
    return QStringLiteral("pedestal/%1").arg(pedestal + 1);
}

QString monumentTarget(int monument)
{
    return QStringLiteral("monument/%1").arg(monument);
}

QString targetOf(const Action &action)
{
    switch (world_wonders::kindOf(action)) {
    case ActionKind::BuyLongRoad:
        return longRoadTarget();
    case ActionKind::BuyShortSet:
        return shortSetTarget();
    case ActionKind::BuyTower:
        return towerTarget();
    case ActionKind::FreeRoad:
        return freeRoadTarget();
    case ActionKind::BuyBuilding:
        return stackTarget(action.args[0]);
    case ActionKind::BuyPedestal:
        return pedestalTarget(action.args[0]);
    case ActionKind::BuyMonument:
        return monumentTarget(action.args[0]);
    case ActionKind::Place:
        return cityTarget();
    default:
        return {};
    }
}

} // namespace mw::table::wonders
