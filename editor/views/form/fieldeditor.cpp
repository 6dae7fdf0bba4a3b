#include "editor/views/form/fieldeditor.h"

#include "editor/models/effecttext.h"
#include "editor/views/form/booleditor.h"
#include "editor/views/form/choiceeditor.h"
#include "editor/views/form/effecteditor.h"
#include "editor/views/form/inteditor.h"
#include "editor/views/form/lineeditor.h"
#include "editor/views/form/listeditor.h"
#include "editor/views/form/longtexteditor.h"
#include "editor/views/form/structeditor.h"

#include <QStyle>

namespace mw::editor {

FieldEditor::FieldEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent)
    : QWidget(parent), m_model(model), m_index(index), m_icons(icons)
{
}

QString FieldEditor::path() const
{
    return m_model->path(m_index);
}

FieldEditor *FieldEditor::find(const QString &path)
{
    return path == this->path() ? this : nullptr;
}

const yaml::FieldSpec &FieldEditor::spec() const
{
    static const yaml::FieldSpec unknown;
    const yaml::FieldSpec *spec = m_model->spec(m_index);
    return spec ? *spec : unknown;
}

QString FieldEditor::title() const
{
    return m_index.data().toString();
}

void FieldEditor::submit(const Value &value)
{
    const bool written = m_index.data(FieldModel::StateRole).value<FieldModel::State>() == FieldModel::State::Written;
    if (!written || !this->value().sameAs(value))
        m_model->setValue(m_index, value);
}

void FieldEditor::describe(QWidget *widget) const
{
    const int severity = m_index.data(FieldModel::SeverityRole).toInt();
    const QStringList problems = m_index.data(FieldModel::ProblemsRole).toStringList();
    const QString help = m_index.data(FieldModel::HelpRole).toString();
    widget->setAccessibleName(title());
    widget->setAccessibleDescription(help);
    widget->setToolTip((problems + QStringList{help}).join(u'\n').trimmed());
    const QString problem = problems.isEmpty() || severity < 0   ? QString()
                            : severity == int(Severity::Error)   ? QStringLiteral("error")
                            : severity == int(Severity::Warning) ? QStringLiteral("warning")
                                                                 : QString();
    setStyled(widget, "problem", problem);
}

void setStyled(QWidget *widget, const char *property, const QVariant &value)
{
    if (widget->property(property) == value)
        return;
    widget->setProperty(property, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

FieldEditor *makeFieldEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons)
{
    const yaml::FieldSpec *spec = model->spec(index);
    if (!spec)
        return new LineEditor(model, index, icons);
    switch (spec->type) {
    case yaml::FieldSpec::Type::Int:
        return new IntEditor(model, index, icons);
    case yaml::FieldSpec::Type::Bool:
        return new BoolEditor(model, index, icons);
    case yaml::FieldSpec::Type::Enum:
    case yaml::FieldSpec::Type::Reference:
        return new ChoiceEditor(model, index, icons);
    case yaml::FieldSpec::Type::List:
    case yaml::FieldSpec::Type::Map:
        return new ListEditor(model, index, icons);
    case yaml::FieldSpec::Type::Struct:
        if (isEffect(*spec))
            return new EffectEditor(model, index, icons);
        return new StructEditor(model, index, icons);
    case yaml::FieldSpec::Type::Text:
        if (spec->multiline)
            return new LongTextEditor(model, index, icons);
        return new LineEditor(model, index, icons);
    case yaml::FieldSpec::Type::Any:
        break;
    }
    return new LineEditor(model, index, icons);
}

} // namespace mw::editor
