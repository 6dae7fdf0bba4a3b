#include "editor/views/form/numberbox.h"

#include <QLocale>
#include <QWheelEvent>

#include <algorithm>
#include <limits>

namespace mw::editor {

NumberBox::NumberBox(std::int64_t least, std::int64_t most, QWidget *parent) : QSpinBox(parent)
{
    constexpr std::int64_t smallest = std::numeric_limits<int>::min();
    constexpr std::int64_t largest = std::numeric_limits<int>::max();
    setRange(static_cast<int>(std::clamp(least, smallest, largest)),
             static_cast<int>(std::clamp(most, smallest, largest)));
    setLocale(QLocale::c());
    setGroupSeparatorShown(false);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumWidth(72);
    setMaximumWidth(110);
}

void NumberBox::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace mw::editor
