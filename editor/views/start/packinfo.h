#pragma once

#include <QString>

namespace mw::editor {

/// What the start page shows of a pack.
struct PackInfo {
    QString folder;
    QString name;
    QString tagline;
    int fewestPlayers = 0; ///< 0 when unknown
    int mostPlayers = 0;
};

} // namespace mw::editor
