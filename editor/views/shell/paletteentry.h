#pragma once

#include <QIcon>
#include <QString>

#include <functional>

namespace mw::editor {

/// Something that the command palette can do.
struct PaletteEntry {
    QString title;
    QString detail; ///< where it belongs: a menu, a kind
    QString keys;
    QIcon icon;
    std::function<void()> run;
};

} // namespace mw::editor
