#include "editor/models/grid/gridmodel.h"
#include "editor/views/grid/mapview.h"
#include "editor/views/theme/arrowkeys.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <utility>

namespace mw::editor {

namespace {

constexpr std::array<std::pair<int, MapTool>, mapToolCount> toolKeys{{
    {Qt::Key_B, MapTool::Brush},
    {Qt::Key_L, MapTool::Line},
    {Qt::Key_E, MapTool::Rectangle},
    {Qt::Key_F, MapTool::Fill},
    {Qt::Key_I, MapTool::Pick},
    {Qt::Key_T, MapTool::Try},
}};

constexpr std::array<std::pair<int, MapChange>, 3> changeKeys{{
    {Qt::Key_X, MapChange::Mirror},
    {Qt::Key_Y, MapChange::Flip},
    {Qt::Key_Z, MapChange::Turn},
}};

template <typename Keys>
bool hasKey(const Keys &keys, int key)
{
    return std::any_of(keys.begin(), keys.end(), [key](const auto &entry) { return entry.first == key; });
}

bool isPlainKey(const QKeyEvent &event)
{
    return !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

/// Keys that mean something here and something else on the page around.
bool isMapKey(const QKeyEvent &event)
{
    const int key = event.key();
    const bool isOurs = hasKey(toolKeys, key) || hasKey(changeKeys, key);
    return isPlainKey(event) && (isOurs || !arrowStep(key).isNull() || key == Qt::Key_R || key == Qt::Key_Space ||
                                 key == Qt::Key_Delete || key == Qt::Key_Backspace || key == Qt::Key_Home ||
                                 key == Qt::Key_End || (key >= Qt::Key_1 && key <= Qt::Key_9));
}

} // namespace

bool MapView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isMapKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void MapView::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const QPoint direction = arrowStep(key);
    if (!isPlainKey(*event) || m_frame)
        return QWidget::keyPressEvent(event);
    if (!direction.isNull())
        return moveCursor(direction);
    if (key == Qt::Key_Home || key == Qt::Key_End)
        return moveCursor({key == Qt::Key_Home ? -m_cursor.x() : text().width() - 1 - m_cursor.x(), 0});
    if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter)
        return pressSpaceKey(event->isAutoRepeat());
    if (key == Qt::Key_Escape)
        return escape();
    if (key == Qt::Key_R)
        return turnPiece(event->modifiers() & Qt::ShiftModifier);
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        return removePieceAt(m_cursor);
    if (!chooseByKey(key))
        QWidget::keyPressEvent(event);
}

bool MapView::chooseByKey(int key)
{
    const std::size_t place = key >= Qt::Key_1 && key <= Qt::Key_9 ? std::size_t(key - Qt::Key_1) : 9;
    if (place < m_model->legend().size()) {
        setSymbol(QString::fromStdString(m_model->legend()[place].symbol).at(0));
        return true;
    }
    for (const auto &[toolKey, tool] : toolKeys) {
        if (toolKey == key) {
            setTool(tool);
            moveTo(m_hovered);
            return true;
        }
    }
    for (const auto &[changeKey, change] : changeKeys) {
        if (changeKey == key && !m_stroke) {
            emit changeWanted(change);
            return true;
        }
    }
    return false;
}

void MapView::moveCursor(const QPoint &by)
{
    if (text().height() == 0 || (m_stroke && !m_stroke->isByKeys))
        return;
    m_cursor = {std::clamp(m_cursor.x() + by.x(), 0, text().width() - 1),
                std::clamp(m_cursor.y() + by.y(), 0, text().height() - 1)};
    drawTo(m_cursor, Qt::NoModifier);
    moveTo({-1, -1}); // the pointer may rest anywhere
}

/// A held brush paints until the key is let go; a line or rectangle lasts from one press to the next.
void MapView::pressSpaceKey(bool isRepeated)
{
    if (isRepeated)
        return;
    m_hovered = {-1, -1};
    if (m_stroke && m_stroke->isByKeys)
        return endStroke();
    if (m_stroke)
        return;
    pressAt(m_cursor, true);
    if (m_tool == MapTool::Fill)
        endStroke();
}

void MapView::keyReleaseEvent(QKeyEvent *event)
{
    const bool isPaintKey =
        event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isPaintKey && !event->isAutoRepeat() && m_stroke && m_stroke->isByKeys && m_tool == MapTool::Brush)
        return endStroke();
    QWidget::keyReleaseEvent(event);
}

void MapView::escape()
{
    if (m_stroke)
        return cancelStroke();
    if (!m_laid.isEmpty())
        return clearPieces();
    setMarked({});
    emit markCleared();
}

void MapView::focusOutEvent(QFocusEvent *event)
{
    endStroke();
    QWidget::focusOutEvent(event);
    update();
}

} // namespace mw::editor
