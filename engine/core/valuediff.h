#pragma once

#include "diagnostic.h"
#include "value.h"

#include <optional>
#include <string>

namespace mw {

/// Where two values differ.
struct Difference {
    std::string path;     ///< "players/1/gold"; empty for the whole
    std::string expected; ///< in one line
    std::string actual;   ///< in one line; empty where there is nothing
    Location location;    ///< of the expected value
};

/// First place where `actual` is not what `expected` says. Only what is named is compared: of a map the keys that
/// stand in `expected` (null means that there is nothing), of a list all elements. A map may stand for a list: its
/// keys name elements by their `id` or by their position, counted from 1. Scalars are compared by their text.
[[nodiscard]] std::optional<Difference> firstDifference(const Value &expected, const Value &actual);

/// The parts of `after` that differ from `before`: maps with just those keys, lists whole. Null when all is same.
/// Keys that are gone come out as null.
[[nodiscard]] Value changesBetween(const Value &before, const Value &after);
/// An error for every list, map or single value in `given` that stands where `like` has something of another shape.
/// What is null on either side, or missing from `like`, is left to others.
void checkShape(const Value &given, const Value &like, Diagnostics &problems);
/// Lays `more` over `into`: maps key by key, everything else as a whole.
void merge(Value &into, const Value &more);

} // namespace mw
