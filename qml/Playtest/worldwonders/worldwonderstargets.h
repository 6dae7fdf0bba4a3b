#pragma once

#include "qml/Playtest/worldwonders/worldwondersstate.h"

#include <QString>

/// Names of the places where answers lie in World Wonders. The same names are made for actions and for what lies on the
/// table.
namespace mw::table::wonders {

[[nodiscard]] QString cityTarget(); ///< wherever the piece in hand may be laid
[[nodiscard]] QString longRoadTarget();
[[nodiscard]] QString shortSetTarget();
[[nodiscard]] QString towerTarget();
[[nodiscard]] QString freeRoadTarget();
[[nodiscard]] QString stackTarget(int stack);
[[nodiscard]] QString pedestalTarget(int pedestal); ///< 0 for the 1st
[[nodiscard]] QString monumentTarget(int monument);

/// The place where an action is answered; empty when it needs a button.
[[nodiscard]] QString targetOf(const Action &action);

} // namespace mw::table::wonders
