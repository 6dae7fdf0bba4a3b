#pragma once

#include <QWidget>

namespace mw::editor {

class CodeEditor;

/// The margin of a CodeEditor.
class LineNumberArea : public QWidget
{
    Q_OBJECT

public:
    explicit LineNumberArea(CodeEditor *editor);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    CodeEditor *m_editor;
};

} // namespace mw::editor
