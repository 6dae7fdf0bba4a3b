#pragma once

class QMenu;
class QToolBar;

namespace mw::editor {

/// The menus of the main window; pages put their own actions in.
struct MainMenus {
    QMenu *file = nullptr;
    QMenu *edit = nullptr;
    QMenu *view = nullptr;
    QMenu *go = nullptr;
    QMenu *play = nullptr;
    QMenu *help = nullptr;
    QToolBar *tools = nullptr;
};

} // namespace mw::editor
