#pragma once

namespace mw::editor {

/// Probability (0 to 1) that at least `wanted` of `draws` cards drawn without putting back are among the `hits` cards
/// that one hopes for, in a deck of `cards`. More draws than cards draw them all.
[[nodiscard]] double oddsOfAtLeast(int wanted, int draws, int hits, int cards);

} // namespace mw::editor
