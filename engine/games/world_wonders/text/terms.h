#pragma once

#include "games/world_wonders/events.h"
#include "games/world_wonders/play/places.h"

#include "core/message.h"

#include <array>
#include <string_view>

namespace mw::world_wonders {

/// Words of the program for resources, types and the rest, as terms that are translated.
inline constexpr std::array<std::string_view, resourceCount + 1> resourceTitles{
    MW_TEXT("food"), MW_TEXT("ceramics"), MW_TEXT("gears"), MW_TEXT("population")};
inline constexpr std::array<std::string_view, 6> thingTitles{MW_TEXT("Long road"),  MW_TEXT("Set of short roads"),
                                                             MW_TEXT("Short road"), MW_TEXT("Tower"),
                                                             MW_TEXT("Building"),   MW_TEXT("Monument")};
inline constexpr std::array<std::string_view, 7> lineTitles{
    MW_TEXT("Population"),     MW_TEXT("Least resource"), MW_TEXT("Monuments"), MW_TEXT("Natural resources"),
    MW_TEXT("City districts"), MW_TEXT("Unpaid loan"),    MW_TEXT("Objective")};

[[nodiscard]] inline std::string_view resourceTitle(int resource)
{
    return resource >= 0 && resource <= resourceCount ? resourceTitles[static_cast<std::size_t>(resource)] : "?";
}
[[nodiscard]] inline std::string_view thingTitle(int thing)
{
    return thing >= 0 && static_cast<std::size_t>(thing) < thingTitles.size()
               ? thingTitles[static_cast<std::size_t>(thing)]
               : "?";
}
[[nodiscard]] inline std::string_view lineTitle(int line)
{
    return line >= 0 && static_cast<std::size_t>(line) < lineTitles.size() ? lineTitles[static_cast<std::size_t>(line)]
                                                                           : "?";
}
/// What is bought, for people: "Long road", "Scribe", "Moai".
[[nodiscard]] std::string_view purchaseTitle(const Content &content, const GameState &state, const Purchase &purchase);

} // namespace mw::world_wonders
