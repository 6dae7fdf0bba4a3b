#include "editor/views/form/structeditor.h"

#include "editor/document/newitems.h"
#include "editor/views/form/choicebox.h"
#include "editor/views/form/fieldrow.h"
#include "editor/views/shell/flowlayout.h"
#include "editor/views/theme/tokens.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace mw::editor {

namespace {
constexpr std::size_t inlineLimit = 6;

bool isOneOf(const yaml::FieldSpec &spec, std::string_view key)
{
    return std::find(spec.oneOf.begin(), spec.oneOf.end(), key) != spec.oneOf.end();
}
} // namespace

StructEditor::StructEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent)
    : FieldEditor(model, index, icons, parent)
{
    isInline() ? buildInline() : buildRows();
    refresh();
}

void StructEditor::refresh()
{
    if (m_key) {
        const QSignalBlocker quiet(m_key);
        m_key->setChoice(chosenKey());
        describe(m_key);
    }
    for (qsizetype i = 0; i < m_inline.size(); ++i) {
        const std::string name = m_inline.at(i)->path().section(u'/', -1).toStdString();
        const bool shown = !isOneOf(spec(), name) || chosenKey().toStdString() == name;
        m_pairs.at(i)->setVisible(shown);
        m_inline.at(i)->refresh();
    }
    for (FieldRow *row : std::as_const(m_rows))
        row->refresh();
}

FieldEditor *StructEditor::find(const QString &path)
{
    for (FieldEditor *editor : std::as_const(m_inline))
        if (FieldEditor *found = editor->find(path))
            return found;
    for (const FieldRow *row : std::as_const(m_rows))
        if (FieldEditor *found = row->editor()->find(path))
            return found;
    return FieldEditor::find(path);
}

bool StructEditor::isInline() const
{
    const auto isScalar = [](const yaml::FieldSpec &field) {
        return field.type < yaml::FieldSpec::Type::List && !field.multiline;
    };
    return spec().fields.size() <= inlineLimit && std::all_of(spec().fields.begin(), spec().fields.end(), isScalar);
}

QString StructEditor::chosenKey() const
{
    const Value now = value();
    for (const std::string &key : spec().oneOf)
        if (const Value *found = now.find(key); found && !found->isNull())
            return QString::fromStdString(key);
    return {};
}

void StructEditor::buildInline()
{
    auto *layout = new FlowLayout(spacing::tiny, this); // in a narrow pane in several lines
    layout->setContentsMargins(0, 0, 0, 0);
    if (!spec().oneOf.empty()) {
        QStringList keys;
        for (const std::string &key : spec().oneOf)
            keys << QString::fromStdString(key);
        m_key = new ChoiceBox;
        m_key->setChoices(keys, false, nullptr);
        for (int row = 0; row < m_key->count(); ++row)
            if (const yaml::FieldSpec *field = spec().field(keys.at(row).toStdString()))
                m_key->setItemText(row, QString::fromStdString(field->title));
        connect(m_key, &ChoiceBox::chosen, this, &StructEditor::choose);
        layout->addWidget(m_key);
        setFocusProxy(m_key);
    }
    for (int row = 0; row < model()->rowCount(index()); ++row) {
        const QModelIndex field = model()->index(row, 0, index());
        const yaml::FieldSpec *fieldSpec = model()->spec(field);
        addInline(layout, field, !fieldSpec || !isOneOf(spec(), fieldSpec->name));
    }
}

void StructEditor::buildRows()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (int row = 0; row < model()->rowCount(index()); ++row) {
        m_rows << new FieldRow(model(), model()->index(row, 0, index()), icons());
        layout->addWidget(m_rows.last());
    }
}

void StructEditor::addInline(QLayout *layout, const QModelIndex &field, bool withTitle)
{
    FieldEditor *editor = makeFieldEditor(model(), field, icons());
    auto *pair = new QWidget;
    auto *pairLayout = new QHBoxLayout(pair);
    pairLayout->setContentsMargins(0, 0, 0, 0);
    pairLayout->setSpacing(spacing::tiny);
    if (withTitle) {
        auto *title = new QLabel(field.data().toString());
        title->setProperty("muted", true);
        title->setToolTip(field.data(FieldModel::HelpRole).toString());
        title->setBuddy(editor);
        title->setIndent(spacing::tiny);
        pairLayout->addWidget(title);
    }
    editor->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    pairLayout->addWidget(editor);
    layout->addWidget(pair);
    m_inline << editor;
    m_pairs << pair;
}

void StructEditor::choose(const QString &key)
{
    const yaml::FieldSpec *field = spec().field(key.toStdString());
    if (!field || key == chosenKey())
        return;
    Value changed = value();
    const Value before = changed.find(chosenKey().toStdString()) ? *changed.find(chosenKey().toStdString()) : Value();
    const bool keeps = std::find(field->values.begin(), field->values.end(), before.text) != field->values.end();
    const Value::Entry entry{key.toStdString(), keeps ? before : initialValue(*field), {}};
    const auto isOld = [&](const Value::Entry &old) { return isOneOf(spec(), old.key); };
    const auto place = std::find_if(changed.map.begin(), changed.map.end(), isOld);
    if (place != changed.map.end())
        *place = entry; // in the old one's place, so that the line keeps its order
    else
        changed.map.insert(changed.map.begin(), entry);
    changed.kind = Value::Kind::Map;
    submit(changed);
}

} // namespace mw::editor
