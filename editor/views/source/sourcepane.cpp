#include "editor/views/source/sourcepane.h"

#include "editor/document/messagetext.h"
#include "editor/document/packdocument.h"
#include "editor/views/source/codeeditor.h"
#include "editor/views/source/textdifference.h"
#include "editor/views/source/textmapping.h"
#include "editor/views/source/yamlhighlighter.h"
#include "editor/views/theme/tokens.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QTextBlock>

#include <utility>

namespace mw::editor {

SourcePane::SourcePane(PackDocument *document, QWidget *parent)
    : QWidget(parent), m_document(document), m_editor(new CodeEditor),
      m_highlighter(new YamlHighlighter(m_editor->document())), m_name(new QLabel)
{
    m_editor->setObjectName(QStringLiteral("source"));
    m_editor->setAccessibleName(tr("YAML source"));
    m_name->setProperty("section", true);
    auto *bar = new QFrame;
    bar->setProperty("bar", true);
    auto *barLayout = new QHBoxLayout(bar);
    barLayout->setContentsMargins(spacing::medium, 6, spacing::medium, 6);
    barLayout->addWidget(m_name);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_editor, 1);
    applyTokens();
    connect(m_editor, &QPlainTextEdit::textChanged, this, &SourcePane::onTextChanged);
    connect(m_editor, &QPlainTextEdit::cursorPositionChanged, this, &SourcePane::onCursorMoved);
    connect(document, &PackDocument::changed, this, &SourcePane::onChanged);
    connect(document, &PackDocument::diagnosticsChanged, this, [this] { follow(&SourcePane::updateMarks); });
}

void SourcePane::showFile(const QString &file)
{
    catchUp();
    if (file == m_file)
        return;
    m_file = file;
    m_name->setText(file);
    const QScopedValueRollback taking(m_isTaking, true);
    const TextMapping mapping(file.isEmpty() ? QByteArray() : m_document->text(file));
    m_editor->setPlainText(mapping.shown());
    m_editor->setReadOnly(file.isEmpty());
    updateMarks();
}

void SourcePane::showItem(const ItemRef &item, const QString &path)
{
    m_item = item;
    if (m_editor->hasFocus())
        return; // the cursor leads
    const QString file = m_document->fileOf(item);
    if (file.isEmpty())
        return;
    const Location place = m_document->locate(item, path);
    showFile(file);
    if (!place.isKnown())
        return;
    const TextMapping mapping(m_document->text(file));
    const auto from = mapping.toPosition(static_cast<qsizetype>(place.offset));
    const auto to = mapping.toPosition(static_cast<qsizetype>(place.offset + place.length));
    const QScopedValueRollback taking(m_isTaking, true);
    m_editor->goToPosition(static_cast<int>(from), path.isEmpty() ? 0 : static_cast<int>(to - from));
}

void SourcePane::showBytes(const QString &file, std::size_t offset, std::size_t length)
{
    showFile(file);
    const TextMapping mapping(m_document->text(file));
    const auto from = mapping.toPosition(static_cast<qsizetype>(offset));
    const auto to = mapping.toPosition(static_cast<qsizetype>(offset + length));
    const QScopedValueRollback taking(m_isTaking, true);
    m_editor->goToPosition(static_cast<int>(from), static_cast<int>(to - from), length > 0);
}

void SourcePane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyTokens();
}

void SourcePane::onTextChanged()
{
    if (m_isTaking || m_file.isEmpty())
        return;
    const TextMapping mapping(m_document->text(m_file));
    QString exact = m_editor->document()->toRawText(); // keeps no-break spaces, which toPlainText does not
    exact.replace(QChar::ParagraphSeparator, u'\n');
    const TextDifference difference = differenceOf(mapping.shown(), exact);
    if (difference.isEmpty())
        return;
    QByteArray added = exact.sliced(difference.position, difference.added).toUtf8();
    added.replace("\n", mapping.newline());
    const auto from = mapping.toByte(difference.position);
    const auto to = mapping.toByte(difference.position + difference.removed);
    TextEdit edit{static_cast<std::size_t>(from), static_cast<std::size_t>(to - from), added.toStdString()};
    m_document->editText(m_file, {edit}, tr("Type in %1").arg(m_file));
}

void SourcePane::onChanged(const DocumentChange &change)
{
    if (change.kind == DocumentChange::Kind::PackReplaced)
        showFile({});
    else if (change.file == m_file)
        follow(&SourcePane::takeText);
}

/// What nobody sees waits: the text of a file takes a while to compare.
void SourcePane::follow(void (SourcePane::*what)())
{
    if (isVisible())
        (this->*what)();
    else
        m_isStale = true;
}

CodeEditor *SourcePane::editor()
{
    catchUp();
    return m_editor;
}

void SourcePane::onCursorMoved()
{
    if (m_isTaking || !m_editor->hasFocus() || m_file.isEmpty())
        return;
    const TextMapping mapping(m_document->text(m_file));
    const auto offset = mapping.toByte(m_editor->textCursor().position());
    QString path;
    const ItemRef item = m_document->itemAt(m_file, static_cast<std::size_t>(offset), &path);
    if (item.isValid())
        emit cursorMoved(item, path);
}

void SourcePane::showEvent(QShowEvent *event)
{
    catchUp();
    QWidget::showEvent(event);
}

void SourcePane::catchUp()
{
    if (std::exchange(m_isStale, false))
        takeText();
}

void SourcePane::takeText()
{
    const TextMapping mapping(m_document->text(m_file));
    QString shown = m_editor->document()->toRawText();
    shown.replace(QChar::ParagraphSeparator, u'\n');
    const TextDifference difference = differenceOf(shown, mapping.shown());
    if (!difference.isEmpty()) {
        const QScopedValueRollback taking(m_isTaking, true);
        QTextCursor cursor(m_editor->document());
        cursor.setPosition(static_cast<int>(difference.position));
        cursor.setPosition(static_cast<int>(difference.position + difference.removed), QTextCursor::KeepAnchor);
        cursor.insertText(mapping.shown().sliced(difference.position, difference.added));
    }
    updateMarks();
}

void SourcePane::updateMarks()
{
    QList<TextMark> marks;
    std::vector<const Diagnostic *> problems;
    for (const Diagnostic &problem : m_document->diagnostics()) {
        if (problem.location.isKnown() && problem.location.fileName() == m_file.toStdString())
            problems.push_back(&problem);
    }
    const TextMapping mapping(problems.empty() ? QByteArray() : m_document->text(m_file));
    for (const Diagnostic *found : problems) {
        const Diagnostic &problem = *found;
        const auto from = static_cast<qsizetype>(problem.location.offset);
        const auto to = from + static_cast<qsizetype>(std::max<std::size_t>(1, problem.location.length));
        TextMark mark;
        mark.kind = problem.severity == Severity::Error ? TextMark::Kind::Error : TextMark::Kind::Warning;
        mark.from = static_cast<int>(mapping.toPosition(from));
        mark.length = static_cast<int>(mapping.toPosition(to)) - mark.from;
        mark.tip = toText(problem.message) + u'\n' + toText(problem.remedy);
        marks << mark;
    }
    m_editor->setMarks(marks);
}

void SourcePane::applyTokens()
{
    m_highlighter->setTokens(tokensOf(palette()));
}

} // namespace mw::editor
