#include "editor/views/source/codeeditor.h"

#include "editor/views/source/linenumberarea.h"
#include "editor/views/theme/tokens.h"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace mw::editor {

CodeEditor::CodeEditor(QWidget *parent) : QPlainTextEdit(parent), m_numbers(new LineNumberArea(this))
{
    QFont mono(QStringList{QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
    mono.setStyleHint(QFont::Monospace);
    mono.setPointSizeF(9.5);
    setFont(mono);
    setLineWrapMode(NoWrap);
    setFrameShape(NoFrame);
    setUndoRedoEnabled(false); // the document's undo stack is the only one
    setTabStopDistance(fontMetrics().horizontalAdvance(u' ') * 2);
    connect(this, &QPlainTextEdit::blockCountChanged, this, [this] { setViewportMargins(numberAreaWidth(), 0, 0, 0); });
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &rect, int dy) {
        dy != 0 ? m_numbers->scroll(0, dy) : m_numbers->update(0, rect.y(), m_numbers->width(), rect.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &CodeEditor::updateSelections);
    setViewportMargins(numberAreaWidth(), 0, 0, 0);
}

void CodeEditor::setMarks(const QList<TextMark> &marks)
{
    m_marks = marks;
    updateSelections();
}

void CodeEditor::goToPosition(int position, int length, bool select)
{
    QTextCursor cursor(document());
    const int end = document()->characterCount() - 1;
    m_current.from = position;
    m_current.length = length;
    cursor.setPosition(qBound(0, select ? position + length : position, end));
    if (select)
        cursor.setPosition(qBound(0, position, end), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    centerCursor();
    updateSelections();
}

int CodeEditor::numberAreaWidth() const
{
    const auto digits = QString::number(qMax(1, blockCount())).size();
    return spacing::large + fontMetrics().horizontalAdvance(u'9') * static_cast<int>(qMax<qsizetype>(3, digits));
}

void CodeEditor::paintNumberArea(QPaintEvent *event)
{
    const Tokens &tokens = tokensOf(palette());
    QPainter painter(m_numbers);
    painter.fillRect(event->rect(), tokens.raised);
    painter.setFont(font());
    QTextBlock block = firstVisibleBlock();
    QRectF rect = blockBoundingGeometry(block).translated(contentOffset());
    while (block.isValid() && rect.top() <= event->rect().bottom()) {
        if (block.isVisible() && rect.bottom() >= event->rect().top()) {
            const bool current = block == textCursor().block();
            painter.setPen(current ? tokens.text : tokens.textMuted);
            const QRectF cell(0, rect.top(), m_numbers->width() - spacing::small, rect.height());
            painter.drawText(cell, Qt::AlignRight, QString::number(block.blockNumber() + 1));
        }
        block = block.next();
        rect = blockBoundingGeometry(block).translated(contentOffset());
    }
}

bool CodeEditor::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore(); // the document's undo stack has the key
            return false;
        }
    }
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QPoint inViewport = viewport()->mapFromGlobal(help->globalPos());
    const int position = cursorForPosition(inViewport).position();
    QStringList tips;
    for (const TextMark &mark : m_marks)
        if (!mark.tip.isEmpty() && position >= mark.from && position <= mark.from + mark.length)
            tips << mark.tip;
    QToolTip::showText(help->globalPos(), tips.join(u'\n'), this);
    return true;
}

void CodeEditor::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    const QRect area = contentsRect();
    m_numbers->setGeometry(area.left(), area.top(), numberAreaWidth(), area.height());
}

void CodeEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Tab && event->modifiers() == Qt::NoModifier)
        insertPlainText(QStringLiteral("  ")); // YAML forbids tabs as indentation
    else
        QPlainTextEdit::keyPressEvent(event);
}

void CodeEditor::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_numbers)
        updateSelections();
}

void CodeEditor::updateSelections()
{
    const Tokens &tokens = tokensOf(palette());
    QList<QTextEdit::ExtraSelection> selections;
    for (const TextMark &mark : m_marks + QList<TextMark>{m_current}) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        const int end = document()->characterCount() - 1;
        selection.cursor.setPosition(qBound(0, mark.from, end));
        selection.cursor.setPosition(qBound(0, mark.from + mark.length, end), QTextCursor::KeepAnchor);
        if (mark.kind == TextMark::Kind::Current) {
            selection.format.setBackground(tokens.accentSoft);
        } else {
            selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
            selection.format.setUnderlineColor(mark.kind == TextMark::Kind::Error ? tokens.error : tokens.warning);
        }
        selections << selection;
    }
    QTextEdit::ExtraSelection line;
    line.cursor = textCursor();
    line.cursor.clearSelection();
    line.format.setBackground(tokens.raised);
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    selections.prepend(line);
    const auto looksTheSame = [](const QTextEdit::ExtraSelection &a, const QTextEdit::ExtraSelection &b) {
        return a.cursor.anchor() == b.cursor.anchor() && a.cursor.position() == b.cursor.position() &&
               a.format == b.format;
    };
    const auto shown = extraSelections();
    // Setting them paints everything anew.
    if (!std::equal(shown.begin(), shown.end(), selections.begin(), selections.end(), looksTheSame))
        setExtraSelections(selections);
}

} // namespace mw::editor
