#pragma once

#include <QPoint>
#include <Qt>

namespace mw::editor {

/// The step of one that an arrow key stands for, y down; none for other keys.
[[nodiscard]] constexpr QPoint arrowStep(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

} // namespace mw::editor
