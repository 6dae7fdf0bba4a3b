#pragma once

#include "editor/document/documentchange.h"

namespace mw::editor {

/// Where a row of a dock leads: to a field of an item, to a stretch of a file, or to both.
struct FoundPlace {
    ItemRef item; ///< invalid if the place is that of a file alone
    QString path;
    QString file;
    std::size_t offset = 0; ///< bytes in the file
    std::size_t length = 0;
    int start = -1; ///< of what is to be selected in the field's text; -1: nothing
    int count = 0;
};

} // namespace mw::editor
