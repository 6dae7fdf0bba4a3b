#include "editor/views/form/effecteditor.h"

#include "core/wording.h"
#include "editor/document/packdocument.h"
#include "editor/models/effecttext.h"
#include "editor/views/form/choicebox.h"
#include "editor/views/form/iconlabel.h"
#include "editor/views/shell/flowlayout.h"
#include "editor/views/theme/tokens.h"

#include <QLabel>

#include <algorithm>

namespace mw::editor {

EffectEditor::EffectEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent)
    : FieldEditor(model, index, icons, parent), m_verb(new ChoiceBox), m_what(new ChoiceBox),
      m_sentence(new IconLabel(icons))
{
    auto *layout = new FlowLayout(spacing::tiny, this);
    layout->setContentsMargins(0, 0, 0, 0);
    QStringList verbs;
    for (const std::string &verb : spec().oneOf)
        verbs << QString::fromStdString(verb);
    m_verb->setChoices(verbs, false, nullptr);
    for (int row = 0; row < m_verb->count(); ++row)
        m_verb->setItemText(row, QString::fromStdString(spec().field(verbs.at(row).toStdString())->title));
    m_verb->setObjectName(QStringLiteral("effectVerb"));
    m_what->setObjectName(QStringLiteral("effectWhat"));
    layout->addWidget(m_verb);
    layout->addWidget(m_what);
    for (int row = 0; row < model->rowCount(index); ++row) {
        const QModelIndex field = model->index(row, 0, index);
        const yaml::FieldSpec *fieldSpec = model->spec(field);
        if (fieldSpec && std::find(spec().oneOf.begin(), spec().oneOf.end(), fieldSpec->name) != spec().oneOf.end())
            continue;
        auto *title = new QLabel(field.data().toString());
        title->setProperty("muted", true);
        FieldEditor *editor = makeFieldEditor(model, field, icons);
        editor->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        title->setBuddy(editor);
        title->setMinimumHeight(m_verb->sizeHint().height());
        layout->addWidget(title);
        layout->addWidget(editor);
        m_parts.append({title, editor});
    }
    m_sentence->setObjectName(QStringLiteral("effectSentence"));
    m_sentence->setContentsMargins(spacing::medium, 0, 0, 0);
    m_sentence->setMinimumHeight(m_verb->sizeHint().height());
    layout->addWidget(m_sentence);
    setFocusProxy(m_what);
    connect(m_verb, &ChoiceBox::chosen, this, [this](const QString &verb) {
        const yaml::FieldSpec *field = spec().field(verb.toStdString());
        const QString what = m_what->currentData().toString();
        const bool keeps =
            std::find(field->values.begin(), field->values.end(), what.toStdString()) != field->values.end();
        choose(verb, keeps ? what : QString::fromStdString(field->values.front()));
    });
    connect(m_what, &ChoiceBox::chosen, this,
            [this](const QString &what) { choose(m_verb->currentData().toString(), what); });
    refresh();
}

void EffectEditor::refresh()
{
    const Value effect = value();
    const QString verb = verbOf(spec(), effect);
    fillWhat(verb);
    {
        const QSignalBlocker quietVerb(m_verb);
        const QSignalBlocker quietWhat(m_what);
        m_verb->setChoice(verb);
        const Value *what = effect.find(verb.toStdString());
        m_what->setChoice(what ? QString::fromStdString(what->text) : QString());
    }
    describe(m_what);
    const Items &items = model()->document()->items();
    for (const Part &part : std::as_const(m_parts)) {
        const std::string name = part.editor->path().section(u'/', -1).toStdString();
        const yaml::FieldSpec *field = spec().field(name);
        const bool shown = !field || effect.find(name) || saysSomething(items, effect, *field);
        part.title->setVisible(shown);
        part.editor->setVisible(shown);
        part.editor->refresh();
    }
    m_sentence->setText(QString::fromStdString(wordEffect(items, effect)));
    const QString worth = worthOf(items, spec(), Value::ofList({effect}));
    m_sentence->setToolTip(worth.isEmpty() ? QString() : tr("Worth %1").arg(worth));
}

FieldEditor *EffectEditor::find(const QString &path)
{
    for (const Part &part : std::as_const(m_parts))
        if (FieldEditor *found = part.editor->find(path))
            return found;
    const QString own = this->path();
    return path == own || path == own + u'/' + verbOf(spec(), value()) ? this : nullptr;
}

void EffectEditor::fillWhat(const QString &verb)
{
    const yaml::FieldSpec *field = spec().field(verb.toStdString());
    if (!field || verb == m_filledFor)
        return;
    m_filledFor = verb;
    QStringList choices;
    for (const std::string &choice : field->values)
        choices << QString::fromStdString(choice);
    const QSignalBlocker quiet(m_what);
    m_what->setChoices(choices, false, icons());
}

void EffectEditor::choose(const QString &verb, const QString &what)
{
    submit(makeEffect(model()->document()->items(), spec(), verb, what, value()));
}

} // namespace mw::editor
