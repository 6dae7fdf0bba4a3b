#pragma once

#include "qml/Playtest/playtestgame.h"
#include "qml/Playtest/steamtime/steamtimerows.h"
#include "qml/Playtest/steamtime/steamtimestate.h"

namespace mw::table {

/// Names of the places where answers lie. The same names are made for actions and for what lies on the boards.
namespace target {
[[nodiscard]] QString space(int space);
[[nodiscard]] QString deposit(int space, int colour);
[[nodiscard]] QString generator(int colour);
[[nodiscard]] QString convert(int colour);
[[nodiscard]] QString card(const char *kind, int number);
[[nodiscard]] QString tile();
[[nodiscard]] QString top();
[[nodiscard]] QString bottom();
} // namespace target

/// The place where an action is answered, in a state; empty when it lies nowhere and needs a button.
[[nodiscard]] QString targetOf(const steam_time::Content &content, const steam_time::GameState &state,
                               const Action &action);

/// "crystal-blue", "time-crystal" for 6, empty for -1.
[[nodiscard]] QString crystalIcon(int colour);

} // namespace mw::table
