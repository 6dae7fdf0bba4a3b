#include "sourcefile.h"

namespace mw {

std::string sourceFile(std::string_view inProject)
{
    return std::string(MW_SOURCE_DIR).append(inProject);
}

} // namespace mw
