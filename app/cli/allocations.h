#pragma once

#include <cstdint>

namespace mw::cli {

/// Heap allocations of the whole program so far. The program's operator new counts them.
[[nodiscard]] std::uint64_t allocations();

} // namespace mw::cli
