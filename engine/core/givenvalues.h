#pragma once

#include "diagnostic.h"
#include "value.h"

#include <optional>
#include <span>
#include <string_view>

namespace mw {

/// What stands for "nobody" and "nothing" in described states.
inline constexpr std::string_view noneWord = "none";

/// Reads parts of a state that somebody gave (docs/scenarios.md) and reports, as `scenario.given`, what does not fit
/// there. Nothing is what is missing or was reported.
class GivenValues
{
public:
    explicit GivenValues(Diagnostics &problems) : m_problems(problems) {}

    void problem(const Value &at, Message message) const;
    /// Reports keys that are not among the known ones.
    void checkKeys(const Value &map, std::span<const std::string_view> known) const;
    void unknownKey(const Value::Entry &entry) const;
    [[nodiscard]] std::optional<int> number(const Value &value, int least, int most) const;
    [[nodiscard]] std::optional<int> numberUnder(const Value &map, std::string_view key, int least, int most) const;
    /// The place of a word in a list of known ones.
    [[nodiscard]] std::optional<int> word(const Value &value, std::span<const std::string_view> words) const;
    /// A seat counted from 0, or -1 for `none`; they are written from 1.
    [[nodiscard]] std::optional<int> seat(const Value &value, int players) const;

    /// What is said of a number that is none or lies outside.
    [[nodiscard]] static Message numberNeeded(std::int64_t least, std::int64_t most);

private:
    Diagnostics &m_problems;
};

} // namespace mw
