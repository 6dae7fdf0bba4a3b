#include "editor/views/form/choiceeditor.h"

#include "editor/views/form/choicebox.h"

#include <QHBoxLayout>

namespace mw::editor {

ChoiceEditor::ChoiceEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent)
    : FieldEditor(model, index, icons, parent), m_box(new ChoiceBox)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
    layout->addStretch();
    setFocusProxy(m_box);
    connect(m_box, &ChoiceBox::chosen, this, [this](const QString &choice) {
        submit(choice.isEmpty() ? Value() : Value::ofText(choice.toStdString()));
    });
    refresh();
}

void ChoiceEditor::refresh()
{
    const QSignalBlocker quiet(m_box);
    const QStringList choices = index().data(FieldModel::ChoicesRole).toStringList();
    if (choices != m_choices || m_box->count() == 0) {
        m_choices = choices;
        m_box->setChoices(choices, !spec().required && spec().defaultValue.isNull(), icons());
    }
    m_box->setChoice(QString::fromStdString(value().text));
    describe(m_box);
}

} // namespace mw::editor
