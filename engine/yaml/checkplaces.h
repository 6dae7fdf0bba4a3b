#pragma once

#include "core/diagnostic.h"
#include "core/items.h"
#include "schema.h"

namespace mw::yaml {

/// Warns of parts of boards that are drawn on each other: elements of one list, each at its own place, that are nearer
/// than the part of the layout which draws them is large.
void checkPlaces(const Schema &schema, const Items &items, Diagnostics &problems);

} // namespace mw::yaml
