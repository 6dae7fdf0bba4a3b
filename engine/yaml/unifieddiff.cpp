#include "unifieddiff.h"

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wnon-virtual-dtor"
#endif
#include <dtl/dtl.hpp>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#include <sstream>
#include <vector>

namespace mw::yaml {

namespace {

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::size_t breakLength = text.substr(end, 2) == "\r\n" ? 2 : end < text.size() ? 1 : 0;
        lines.emplace_back(text.substr(0, end));
        if (end + breakLength == text.size() && breakLength == 0)
            lines.back() += "\n\\ No newline at end of file";
        text.remove_prefix(end + breakLength);
    }
    return lines;
}

} // namespace

std::string unifiedDiff(std::string_view name, std::string_view before, std::string_view after)
{
    if (before == after)
        return {};
    dtl::Diff<std::string> diff(linesOf(before), linesOf(after));
    diff.compose();
    diff.composeUnifiedHunks();
    std::ostringstream out;
    out << "--- " << name << "\n+++ " << name << '\n';
    diff.printUnifiedFormat(out);
    return out.str();
}

} // namespace mw::yaml
