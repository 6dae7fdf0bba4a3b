#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace mw::yaml {

/// Whether a tag, as the parser resolves it, means something in content; none at all does.
[[nodiscard]] inline bool isKnownTag(std::string_view tag)
{
    constexpr std::array<std::string_view, 8> known{"",
                                                    "!",
                                                    "tag:yaml.org,2002:str",
                                                    "tag:yaml.org,2002:int",
                                                    "tag:yaml.org,2002:bool",
                                                    "tag:yaml.org,2002:null",
                                                    "tag:yaml.org,2002:seq",
                                                    "tag:yaml.org,2002:map"};
    return std::find(known.begin(), known.end(), tag) != known.end();
}

} // namespace mw::yaml
