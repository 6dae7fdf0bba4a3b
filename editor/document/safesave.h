#pragma once

#include <QByteArray>
#include <QString>

namespace mw::editor {

/// Writes a file so that at any moment, also after a crash, either the old or the new text stands there. The file keeps
/// its mode; a symbolic link stays one and its target is written. Missing folders under `root` are made, `root`
/// itself must be there. On failure the old file stands and `error` says what happened and what to do.
bool writeSafely(const QString &root, const QString &file, const QByteArray &bytes, QString *error);
/// Takes a file away. A file that is not there is fine.
bool removeSafely(const QString &path, QString *error);

} // namespace mw::editor
