#pragma once

#include "games/timespan/gamestate.h"

#include "core/message.h"

#include <string_view>

/// What people read for resources, tracks and so on; source texts for translation.
namespace mw::timespan {

[[nodiscard]] inline std::string_view resourceTitle(const Content &content, int resource)
{
    return resource >= 0 && resource < resourceCount ? std::string_view(content.resource(resource).name) : "?";
}
[[nodiscard]] inline std::string_view luxuryTitle(const Content &content, int type)
{
    return type >= 0 && type < luxuryCount ? std::string_view(content.luxuries[static_cast<std::size_t>(type)].name)
                                           : "?";
}
[[nodiscard]] inline std::string_view trackTitle(const Content &content, int track)
{
    return track >= 0 && track < trackCount ? std::string_view(content.track(track).name) : "?";
}
template <typename Table>
[[nodiscard]] std::string_view nameIn(const Table &table, int number)
{
    return number >= 0 && number < std::ssize(table) ? std::string_view(table[static_cast<std::size_t>(number)].name)
                                                     : "?";
}
[[nodiscard]] std::string_view typeTitle(int type);
[[nodiscard]] std::string_view boxTitle(int kind);
[[nodiscard]] std::string_view phaseTitle(int phase);
[[nodiscard]] std::string_view lineTitle(int line);
[[nodiscard]] std::string_view triggerTitle(int trigger);

} // namespace mw::timespan
