#pragma once

#include <QPlainTextEdit>

namespace mw::editor {

/// A stretch of text to be marked, in positions of the document.
struct TextMark {
    enum class Kind { Error, Warning, Current };
    Kind kind = Kind::Error;
    int from = 0;
    int length = 0;
    QString tip;
};

/// A plain text editor with line numbers, a lit current line, marked stretches and their tips.
class CodeEditor : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CodeEditor(QWidget *parent = nullptr);

    void setMarks(const QList<TextMark> &marks);
    /// Puts the cursor there and brings it into sight; lights the stretch up, or selects it where it is a hit to work
    /// on.
    void goToPosition(int position, int length, bool select = false);

    [[nodiscard]] int numberAreaWidth() const;
    void paintNumberArea(QPaintEvent *event);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void updateSelections();

    QWidget *m_numbers;
    QList<TextMark> m_marks;
    TextMark m_current{TextMark::Kind::Current, 0, 0, {}};
};

} // namespace mw::editor
