#pragma once

#include "content.h"

#include "core/reader.h"

#include <vector>

namespace mw::steam_time {

/// Which effects a field may hold.
struct EffectRules {
    bool gains = true;
    bool pays = false;
    bool income = false; ///< only the kinds of income (ST-INCOME-11)
};

/// Reads the list of effects under a key; problems are reported and the effects concerned left out.
[[nodiscard]] std::vector<Effect> readEffects(const Reader &reader, std::string_view key, const EffectRules &rules);
/// The same effects with equal ones added up, in the order of their first.
[[nodiscard]] std::vector<Effect> merged(const std::vector<Effect> &effects);
/// A gain of a resource without sorts.
[[nodiscard]] Effect gainOf(Resource resource, int amount);
/// Appends effects to the content's table.
Program addProgram(Content &content, const std::vector<Effect> &effects);

} // namespace mw::steam_time
