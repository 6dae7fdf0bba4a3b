#pragma once

#include "diagnostic.h"
#include "options.h"
#include "value.h"

#include <charconv>
#include <optional>
#include <string_view>

namespace mw {

/// The setup as scenarios and saves write it: {players: 2, first: 1, seed: 7}; `first` is a seat counted from 1, or
/// "drawn".
[[nodiscard]] Value setupValue(const Setup &setup);
/// Reads it back; what is missing keeps its default. Diagnostics name unknown keys and wrong values.
[[nodiscard]] Setup readSetup(const Value &value, Diagnostics &problems);

/// A whole text as a number; nothing if it is none or too large.
template <typename Number>
[[nodiscard]] std::optional<Number> numberFrom(std::string_view text, int base = 10)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

} // namespace mw
