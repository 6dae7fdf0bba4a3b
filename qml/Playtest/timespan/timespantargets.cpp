#include "timespantargets.h"

namespace mw::table::ages {

using timespan::ActionKind;

QString offerTarget(int offer)
{
    return QStringLiteral("offer/%1").arg(offer);
}

QString civilizationTarget(int civilization)
{
    return QStringLiteral("civilization/%1").arg(civilization);
}

QString techBoardTarget(int board)
{
    return QStringLiteral("tech-board/%1").arg(board);
}

QString bidTarget(int pair, int points)
{
    return QStringLiteral("bid/%1/%2").arg(pair).arg(points);
}

QString slotTarget(int slot)
{
    return QStringLiteral("slot/%1").arg(slot);
}

QString boxTarget(int box)
{
    return QStringLiteral("box/%1").arg(box);
}

QString cardTarget(int card)
{
    return QStringLiteral("card/%1").arg(card);
}

QString wonderCardTarget(int card)
{
    return QStringLiteral("wonder-card/%1").arg(card);
}

QString wonderTarget(int wonder)
{
    return QStringLiteral("wonder/%1").arg(wonder);
}

QString marketTarget()
{
    return QStringLiteral("market");
}

QString luxuryTarget(int type)
{
    return QStringLiteral("luxury/%1").arg(type);
}

QString deliveryTarget(int type, int slot)
{
    return QStringLiteral("delivery/%1/%2").arg(type).arg(slot);
}

QString gearTarget(int slot)
{
    return QStringLiteral("gear/%1").arg(slot);
}

QString keptTarget(int tile)
{
    return QStringLiteral("kept/%1").arg(tile);
}

QString seatTarget(int seat)
{
    return QStringLiteral("seat/%1").arg(seat);
}

QString clockTarget()
{
    return QStringLiteral("clock");
}

bool isInTray(const Action &action)
{
    switch (timespan::kindOf(action)) {
    case ActionKind::Keep:
    case ActionKind::Exchange:
    case ActionKind::Choose:
    case ActionKind::Take:
    case ActionKind::Type:
        return true;
    default:
        return false;
    }
}

int resourceOf(const Action &action)
{
    switch (timespan::kindOf(action)) {
    case ActionKind::Buy:
    case ActionKind::Spend:
    case ActionKind::Return:
    case ActionKind::Basic:
        return action.args[0];
    case ActionKind::Upgrade:
        return action.args[1];
    default:
        return -1;
    }
}

namespace {

QString targetOnBoards(const Action &action)
{
    const int first = action.args[0];
    switch (timespan::kindOf(action)) {
    case ActionKind::WorkerBox:
        return boxTarget(first);
    case ActionKind::WorkerCard:
    case ActionKind::Under:
    case ActionKind::Remove:
        return slotTarget(first);
    case ActionKind::WorkerWonder:
        return wonderTarget(first);
    case ActionKind::Move:
        return first == timespan::camelMarket ? marketTarget() : wonderTarget(first - timespan::camelWonder);
    case ActionKind::Luxury:
    case ActionKind::BuryTile:
    case ActionKind::DiscardTile:
        return luxuryTarget(first);
    case ActionKind::Deliver:
        return deliveryTarget(first, action.args[1]);
    case ActionKind::Gear:
        return gearTarget(first);
    case ActionKind::UseTile:
        return keptTarget(first);
    default:
        return {};
    }
}

} // namespace

QString targetOf(const Action &action)
{
    const int first = action.args[0];
    switch (timespan::kindOf(action)) {
    case ActionKind::Pick:
        return offerTarget(first);
    case ActionKind::TakeCivilization:
        return civilizationTarget(first);
    case ActionKind::TakeBoard:
        return techBoardTarget(first);
    case ActionKind::Bid:
        return bidTarget(first, action.args[1]);
    case ActionKind::Play:
    case ActionKind::Card:
    case ActionKind::DiscardCard:
        return cardTarget(first);
    case ActionKind::Build:
    case ActionKind::DiscardWonder:
        return wonderCardTarget(first);
    case ActionKind::StepIn:
        return seatTarget(action.player);
    case ActionKind::TimeUp:
        return clockTarget();
    default:
        break;
    }
    if (isInTray(action)) {
        return QStringLiteral("tray/%1/%2").arg(action.kind).arg(first);
    }
    if (resourceOf(action) >= 0) {
        return QStringLiteral("cube/%1/%2/%3").arg(action.kind).arg(first).arg(action.args[1]);
    }
    return targetOnBoards(action);
}

} // namespace mw::table::ages
