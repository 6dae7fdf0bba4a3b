#pragma once

#include "sourcefile.h"

#include <QString>

namespace mw {

/// sourceFile() for Qt's classes.
inline QString sourcePath(std::string_view inProject = {})
{
    return QString::fromStdString(sourceFile(inProject));
}

} // namespace mw
