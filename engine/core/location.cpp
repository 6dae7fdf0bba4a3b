#include "location.h"

namespace mw {

std::string Location::toString() const
{
    if (!isKnown())
        return fileName();
    return fileName() + ':' + std::to_string(line) + ':' + std::to_string(column);
}

} // namespace mw
