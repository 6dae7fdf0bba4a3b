#pragma once

#include "items.h"

#include <string>
#include <string_view>
#include <vector>

namespace mw {

/// One of the values of an option.
struct OptionChoice {
    std::string id;    ///< what files and the command line write
    std::string title; ///< for people
    bool operator==(const OptionChoice &) const = default;
};

/// The declaration of an option in the game item; null if there is none.
[[nodiscard]] const Value *optionDeclaration(const Items &items, std::string_view option);

/// What a declared option can be set to, in the order of the numbers that stand for it: the values that it lists, then
/// every item of the kind that it names as `values-from` by its id. Empty for a switch.
[[nodiscard]] std::vector<OptionChoice> optionChoices(const Items &items, const Value &declared);

/// Kind of the items that an option chooses between; empty if it lists all its values itself.
[[nodiscard]] std::string_view kindOfChoices(const Value &declared);

} // namespace mw
