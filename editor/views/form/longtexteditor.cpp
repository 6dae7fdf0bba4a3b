#include "editor/views/form/longtexteditor.h"

#include "editor/views/form/iconmenu.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>

namespace mw::editor {

namespace {

/// With no-break spaces, which toPlainText turns into usual ones.
QString exactText(const QPlainTextEdit &edit)
{
    return edit.document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

} // namespace

LongTextEditor::LongTextEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent)
    : FieldEditor(model, index, icons, parent), m_edit(new QPlainTextEdit)
{
    m_edit->setProperty("field", true);
    m_edit->setTabChangesFocus(true);
    m_edit->setUndoRedoEnabled(false); // the document's undo stack is the only one
    m_edit->setFixedHeight(m_edit->fontMetrics().lineSpacing() * 4 + 14);
    m_edit->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_edit);
    setFocusProxy(m_edit);
    auto *menu = new IconMenu(icons);
    layout->addWidget(menu, 0, Qt::AlignTop);
    connect(menu, &IconMenu::chosen, m_edit, &QPlainTextEdit::insertPlainText);
    refresh();
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        const QString text = exactText(*m_edit);
        submit(text.isEmpty() && !spec().required ? Value() : Value::ofText(text.toStdString()));
    });
}

void LongTextEditor::refresh()
{
    const QString text = QString::fromStdString(value().text);
    if (text != exactText(*m_edit)) {
        const QSignalBlocker quiet(m_edit);
        const int cursor = m_edit->textCursor().position();
        m_edit->setPlainText(text);
        QTextCursor restored = m_edit->textCursor();
        restored.setPosition(qMin(cursor, static_cast<int>(text.size())));
        m_edit->setTextCursor(restored);
    }
    describe(m_edit);
}

} // namespace mw::editor
