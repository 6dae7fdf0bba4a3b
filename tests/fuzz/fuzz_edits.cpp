#include "editproperty.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

/// Any file under random edits must keep the promises of editproperty.h. The first two bytes choose the edits.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 2)
        return 0;
    const std::string text(reinterpret_cast<const char *>(data) + 2, size - 2);
    mw::yaml::EditTally tally;
    mw::yaml::tryEdits(text, static_cast<std::uint64_t>(data[0]) << 8 | data[1], 4, tally);
    if (!tally.failure.empty()) {
        std::fputs(tally.failure.c_str(), stderr);
        std::abort();
    }
    return 0;
}
