#pragma once

#include <QStringList>

namespace mw::app {

/// `meeplewright export PACK …`: draws cards and boards into files. Gives the program's exit code.
[[nodiscard]] int runExport(const QStringList &arguments);

} // namespace mw::app
