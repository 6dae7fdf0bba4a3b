#pragma once

#include "names.h"

#include "core/givenvalues.h"
#include "core/value.h"

#include <array>
#include <string_view>

/// The words that scenarios and saved states use (docs/world-wonders-state.md).
namespace mw::world_wonders {

inline constexpr std::array<std::string_view, 2> phaseWords{"playing", "over"};
inline constexpr std::array<std::string_view, 4> pedestalWords{"none", "1", "2", "both"};
inline constexpr std::string_view unknownWord = "unknown";
inline constexpr std::string_view restWord = "rest"; ///< in a deck: what is not named stays below
inline constexpr std::string_view longRoadWord = "long-road";
inline constexpr std::string_view shortRoadWord = "short-"; ///< and the length
inline constexpr std::string_view towerWord = "tower";
inline constexpr char roadSign = '=';
inline constexpr char towerSign = 'T';
inline constexpr char monumentSign = 'M';
inline constexpr std::array<char, typeCount> typeSigns{'e', 'f', 'h', 'm', 't'};

[[nodiscard]] inline Value textValue(std::string_view word)
{
    return Value::ofText(std::string(word));
}
/// Whether a piece belongs to the purchase that goes on.
[[nodiscard]] bool isPending(const Content &content, const GameState &state, int piece);
/// Where the pieces of a city lie, what can be counted in it, and what it would score.
[[nodiscard]] Value describePieces(const Content &content, const GameState &state, int seat);
[[nodiscard]] Value describeCity(const Content &content, const GameState &state, int seat);
[[nodiscard]] Value describeCounts(const Content &content, const GameState &state, int seat);

} // namespace mw::world_wonders
