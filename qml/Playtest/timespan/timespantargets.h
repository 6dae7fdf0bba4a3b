#pragma once

#include "qml/Playtest/timespan/timespanstate.h"

#include <QString>

/// Names of the places where answers lie in Timespan. The same names are made for actions and for what lies on the
/// table. Answers that are never asked for together share a place.
namespace mw::table::ages {

[[nodiscard]] QString offerTarget(int offer);
[[nodiscard]] QString civilizationTarget(int civilization);
[[nodiscard]] QString techBoardTarget(int board);
[[nodiscard]] QString bidTarget(int pair, int points);
[[nodiscard]] QString slotTarget(int slot); ///< of the timeline
[[nodiscard]] QString boxTarget(int box);
[[nodiscard]] QString cardTarget(int card);       ///< in hand
[[nodiscard]] QString wonderCardTarget(int card); ///< in hand
[[nodiscard]] QString wonderTarget(int wonder);   ///< built or neutral
[[nodiscard]] QString marketTarget();
[[nodiscard]] QString luxuryTarget(int type);
[[nodiscard]] QString deliveryTarget(int type, int slot);
[[nodiscard]] QString gearTarget(int slot);
[[nodiscard]] QString keptTarget(int tile); ///< a clock tile
[[nodiscard]] QString seatTarget(int seat);
[[nodiscard]] QString clockTarget();

/// The place where an action is answered; empty when it needs a button. Answers of the tray and of the storage board
/// lie where these show them.
[[nodiscard]] QString targetOf(const Action &action);
/// Whether an action lies in the tray: drawn cards, rewards, types of cards.
[[nodiscard]] bool isInTray(const Action &action);
/// The resource on whose space an action lies, -1 for others.
[[nodiscard]] int resourceOf(const Action &action);

} // namespace mw::table::ages
