#pragma once

#include "editor/views/start/packinfo.h"

#include <QList>
#include <QStringList>

namespace mw::app {

/// Where packs may be, beginning with what the environment variable MEEPLEWRIGHT_CONTENT names: beside the program's
/// sources when it runs from its build folder, under share when it is installed.
[[nodiscard]] QStringList contentFolders(const QString &programFolder);
/// The packs in these folders, each name once.
[[nodiscard]] QList<editor::PackInfo> findPacks(const QStringList &folders);
/// The folder of the first pack of a game; empty if there is none.
[[nodiscard]] QString findPack(const QString &game, const QStringList &folders);
/// What a pack's game.yaml says of it; the folder's name where that cannot be read.
[[nodiscard]] editor::PackInfo readPackInfo(const QString &folder);

} // namespace mw::app
