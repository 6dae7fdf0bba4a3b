#pragma once

#include "qml/Playtest/timespan/timespanstate.h"

#include <QString>

#include <string>

/// Effects of Timespan in a line of icons and signs, as they stand on cards.
namespace mw::table::ages {

/// "2 {coin} {science}"; what is paid first stands before an arrow.
[[nodiscard]] QString rewardText(const timespan::Content &content, Program program);

/// What a card costs: "2 {wood} {stone}".
[[nodiscard]] QString priceText(const timespan::Price &price);

/// A thing that gives something, by its name in the content.
struct Reward {
    std::string name;
    Program program;
};
/// What the answer "take" with a number stands for in the question of the top frame: one of several rewards, a source
/// of income, or what a push has set off.
[[nodiscard]] Reward rewardToTake(const timespan::Content &content, const timespan::GameState &state, int number);

} // namespace mw::table::ages
