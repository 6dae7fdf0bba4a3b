#include "editor/views/form/lineeditor.h"

#include "editor/models/celltext.h"
#include "editor/views/form/iconmenu.h"

#include <QHBoxLayout>
#include <QLineEdit>

namespace mw::editor {

LineEditor::LineEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent)
    : FieldEditor(model, index, icons, parent), m_line(new QLineEdit)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_line);
    setFocusProxy(m_line);
    if (spec().type == yaml::FieldSpec::Type::Text && spec().translatable) {
        auto *menu = new IconMenu(icons);
        layout->addWidget(menu);
        connect(menu, &IconMenu::chosen, this, [this](const QString &token) {
            m_line->insert(token);
            m_line->setFocus();
            onEdited(m_line->text());
        });
    }
    connect(m_line, &QLineEdit::textEdited, this, &LineEditor::onEdited);
    refresh();
}

void LineEditor::refresh()
{
    const QString text = textOf(value());
    if (text != m_line->text()) {
        const int cursor = m_line->cursorPosition();
        m_line->setText(text);
        m_line->setCursorPosition(qMin(cursor, static_cast<int>(text.size())));
    }
    if (!m_line->hasFocus())
        m_line->setCursorPosition(0);
    describe(m_line);
}

void LineEditor::onEdited(const QString &text)
{
    if (model()->spec(index()) && spec().type == yaml::FieldSpec::Type::Text) {
        submit(text.isEmpty() && !spec().required ? Value() : Value::ofText(text.toStdString()));
        return;
    }
    const ParsedText parsed = parseText(spec(), text);
    if (parsed.error.isEmpty())
        submit(parsed.value);
    else
        m_line->setToolTip(parsed.error);
}

QString LineEditor::textOf(const Value &value) const
{
    return value.isScalar() ? QString::fromStdString(value.text) : editText(value);
}

} // namespace mw::editor
