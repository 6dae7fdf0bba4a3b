#include "editor/views/source/linenumberarea.h"

#include "editor/views/source/codeeditor.h"

namespace mw::editor {

LineNumberArea::LineNumberArea(CodeEditor *editor) : QWidget(editor), m_editor(editor) {}

QSize LineNumberArea::sizeHint() const
{
    return {m_editor->numberAreaWidth(), 0};
}

void LineNumberArea::paintEvent(QPaintEvent *event)
{
    m_editor->paintNumberArea(event);
}

} // namespace mw::editor
