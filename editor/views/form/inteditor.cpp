#include "editor/views/form/inteditor.h"

#include "editor/views/form/numberbox.h"

#include <QHBoxLayout>

#include <algorithm>
#include <limits>

namespace mw::editor {

IntEditor::IntEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent)
    : FieldEditor(model, index, icons, parent),
      m_box(new NumberBox(spec().minimum - (mayBeAbsent() ? 1 : 0), spec().maximum))
{
    if (mayBeAbsent())
        m_box->setSpecialValueText(QStringLiteral("–"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
    layout->addStretch();
    setFocusProxy(m_box);
    connect(m_box, &QSpinBox::valueChanged, this, [this](int number) {
        submit(mayBeAbsent() && number == m_box->minimum() ? Value() : Value::ofInt(number));
    });
    refresh();
}

void IntEditor::refresh()
{
    const QSignalBlocker quiet(m_box);
    const Value now = value();
    if (now.kind == Value::Kind::Int) // show a wrong number as it is
        m_box->setRange(std::min(m_box->minimum(), static_cast<int>(now.number)),
                        std::max(m_box->maximum(), static_cast<int>(now.number)));
    m_box->setValue(now.kind == Value::Kind::Int ? static_cast<int>(now.number) : m_box->minimum());
    describe(m_box);
}

bool IntEditor::mayBeAbsent() const
{
    return !spec().required && spec().defaultValue.isNull() &&
           spec().minimum > std::numeric_limits<std::int32_t>::min();
}

} // namespace mw::editor
