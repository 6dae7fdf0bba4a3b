#include "terms.h"

namespace mw::timespan {

namespace {

template <std::size_t count>
std::string_view titleIn(const std::array<std::string_view, count> &titles, int number)
{
    return number >= 0 && static_cast<std::size_t>(number) < count ? titles[static_cast<std::size_t>(number)] : "?";
}

constexpr std::array<std::string_view, 5> types{MW_TEXT("Person"), MW_TEXT("Construction"), MW_TEXT("Invention"),
                                                MW_TEXT("Special"), MW_TEXT("Next-gen")};
constexpr std::array<std::string_view, 6> boxes{MW_TEXT("coins"),   MW_TEXT("upgrades"), MW_TEXT("science"),
                                                MW_TEXT("culture"), MW_TEXT("ship"),     MW_TEXT("cards")};
constexpr std::array<std::string_view, 8> phases{MW_TEXT("choice of boards"),  MW_TEXT("choice of wonders and visions"),
                                                 MW_TEXT("discovery phase"),   MW_TEXT("camel movement"),
                                                 MW_TEXT("worker activation"), MW_TEXT("income phase"),
                                                 MW_TEXT("final scoring"),     MW_TEXT("end")};
constexpr std::array<std::string_view, 6> lines{MW_TEXT("peace"),   MW_TEXT("income"),         MW_TEXT("gold"),
                                                MW_TEXT("umulium"), MW_TEXT("printed points"), MW_TEXT("visions")};
constexpr std::array<std::string_view, 11> triggers{
    MW_TEXT("when moved"), MW_TEXT("when moved complete"), MW_TEXT("death effect"), MW_TEXT("death effect again"),
    MW_TEXT("when moved"), MW_TEXT("when moved complete"), MW_TEXT("when moved"),   MW_TEXT("when moved complete"),
    MW_TEXT("when moved"), MW_TEXT("when moved complete"), MW_TEXT("when played")};

} // namespace

std::string_view typeTitle(int type)
{
    return titleIn(types, type);
}
std::string_view boxTitle(int kind)
{
    return titleIn(boxes, kind);
}
std::string_view phaseTitle(int phase)
{
    return titleIn(phases, phase);
}
std::string_view lineTitle(int line)
{
    return titleIn(lines, line);
}
std::string_view triggerTitle(int trigger)
{
    return titleIn(triggers, trigger);
}

} // namespace mw::timespan
