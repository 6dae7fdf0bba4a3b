#pragma once

#include <QString>

namespace mw::editor {

/// What the start page shows of a pack or a saved game that was worked on.
struct RecentEntry {
    QString path;
    QString title;
    bool isGame = false;
};

} // namespace mw::editor
