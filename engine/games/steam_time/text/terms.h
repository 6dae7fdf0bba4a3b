#pragma once

#include "games/steam_time/content/content.h"

#include "core/message.h"

namespace mw::steam_time {

/// Words of the program for colours, spaces and the rest, as terms that are translated.
inline constexpr std::array<std::string_view, colourCount + 1> colourTitles{
    MW_TEXT("green"), MW_TEXT("blue"),   MW_TEXT("black"),           MW_TEXT("pink"),
    MW_TEXT("gray"),  MW_TEXT("orange"), MW_TEXT("T.I.M.E.-crystal")};
inline constexpr std::array<std::string_view, 6> spaceTitles{
    MW_TEXT("Mission"), MW_TEXT("Encounter"), MW_TEXT("Crystal deposit"),
    MW_TEXT("Upgrade"), MW_TEXT("Gold"),      MW_TEXT("Expedition")};
inline constexpr std::array<std::string_view, 6> deckTitles{MW_TEXT("mission"),     MW_TEXT("encounter"),
                                                            MW_TEXT("upgrade"),     MW_TEXT("expedition"),
                                                            MW_TEXT("effort card"), MW_TEXT("specialist")};
inline constexpr std::array<std::string_view, 9> resourceTitles{MW_TEXT("gold"),
                                                                MW_TEXT("esteem"),
                                                                MW_TEXT("steam"),
                                                                MW_TEXT("portal steps"),
                                                                MW_TEXT("crystal"),
                                                                MW_TEXT("T.I.M.E.-crystal"),
                                                                MW_TEXT("crystal of a deposit"),
                                                                MW_TEXT("upgrade"),
                                                                MW_TEXT("expedition")};

[[nodiscard]] inline std::string_view colourTitle(int colour)
{
    return colour >= 0 && colour <= colourCount ? colourTitles[static_cast<std::size_t>(colour)] : "?";
}
/// Title of a card of a deck; "?" for one that is not known.
[[nodiscard]] std::string_view cardTitle(const Content &content, Deck deck, int card);

} // namespace mw::steam_time
