#pragma once

#include "editor/views/shell/paletteentry.h"

#include <QList>

class QAction;

namespace mw::editor {

class ContentPage;
class PackDocument;

/// All that the command palette offers: the enabled actions of the menus and every item of the pack, rules included.
/// `showContent` brings the content page up before an item is gone to.
[[nodiscard]] QList<PaletteEntry> paletteEntries(const QList<QAction *> &menus, const PackDocument &document,
                                                 ContentPage &content, const std::function<void()> &showContent);

} // namespace mw::editor
