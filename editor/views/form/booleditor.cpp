#include "editor/views/form/booleditor.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace mw::editor {

BoolEditor::BoolEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent)
    : FieldEditor(model, index, icons, parent), m_box(new QCheckBox)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
    layout->addStretch();
    setFocusProxy(m_box);
    connect(m_box, &QCheckBox::toggled, this, [this](bool on) { submit(Value::ofBool(on)); });
    refresh();
}

void BoolEditor::refresh()
{
    const QSignalBlocker quiet(m_box);
    const Value now = value();
    m_box->setChecked(now.kind == Value::Kind::Bool && now.number != 0);
    describe(m_box);
}

} // namespace mw::editor
