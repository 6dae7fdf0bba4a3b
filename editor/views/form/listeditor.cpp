#include "editor/views/form/listeditor.h"

#include "core/wording.h"
#include "editor/document/packdocument.h"
#include "editor/models/effecttext.h"
#include "editor/views/form/elementrow.h"
#include "editor/views/form/iconlabel.h"
#include "editor/views/shell/flowlayout.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace mw::editor {

ListEditor::ListEditor(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent)
    : FieldEditor(model, index, icons, parent), m_count(new QLabel),
      m_add(new QPushButton(lineIcon(QLatin1String("add")), tr("Add")))
{
    if (isSmall()) {
        m_elements = new FlowLayout(spacing::small);
    } else {
        auto *column = new QVBoxLayout;
        column->setSpacing(spacing::tiny);
        m_elements = column;
    }
    m_count->setProperty("muted", true);
    m_add->setAccessibleName(tr("Add to %1").arg(title()));
    m_add->setObjectName(QStringLiteral("addElement"));
    connect(m_add, &QPushButton::clicked, this, &ListEditor::add);
    QLayout *foot = holdsEffects() ? static_cast<QLayout *>(new FlowLayout(spacing::tiny)) : new QHBoxLayout;
    if (isMap()) {
        m_key = new QLineEdit;
        m_key->setPlaceholderText(tr("Key"));
        m_key->setMaximumWidth(160);
        connect(m_key, &QLineEdit::returnPressed, this, &ListEditor::add);
        foot->addWidget(m_key);
    }
    if (holdsEffects())
        buildEffectFoot(foot);
    else
        foot->addWidget(m_add);
    foot->addWidget(m_count);
    if (auto *row = qobject_cast<QHBoxLayout *>(foot))
        row->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::tiny);
    layout->addLayout(m_elements);
    layout->addLayout(foot);
    setFocusProxy(m_verbs.isEmpty() ? m_add : m_verbs.first());
    watchModel();
    rebuild();
}

void ListEditor::refresh()
{
    if (m_isStale)
        return;
    for (ElementRow *row : std::as_const(m_rows))
        row->refresh();
    refreshButtons();
}

FieldEditor *ListEditor::find(const QString &path)
{
    for (const ElementRow *row : std::as_const(m_rows))
        if (FieldEditor *found = row->editor()->find(path))
            return found;
    return FieldEditor::find(path);
}

bool ListEditor::isSmall() const
{
    return !isMap() && spec().element && spec().element->type < yaml::FieldSpec::Type::List &&
           !spec().element->multiline && spec().element->type != yaml::FieldSpec::Type::Text;
}

void ListEditor::watchModel()
{
    const auto onRows = [this](const QModelIndex &parent) {
        if (parent == index())
            scheduleRebuild();
    };
    connect(model(), &QAbstractItemModel::rowsInserted, this, onRows);
    connect(model(), &QAbstractItemModel::rowsRemoved, this, onRows);
    connect(model(), &QAbstractItemModel::rowsMoved, this, onRows);
}

/// Later, since the model announces rows before it has filled them.
void ListEditor::scheduleRebuild()
{
    if (!std::exchange(m_isStale, true))
        QMetaObject::invokeMethod(this, &ListEditor::rebuild, Qt::QueuedConnection);
}

void ListEditor::rebuild()
{
    m_isStale = false;
    if (!index().isValid())
        return;
    for (ElementRow *row : std::as_const(m_rows)) {
        m_elements->removeWidget(row);
        row->hide();
        row->deleteLater(); // a button in it may be the one that asked for this
    }
    m_rows.clear();
    for (int row = 0; row < model()->rowCount(index()); ++row) {
        auto *element = new ElementRow(model(), model()->index(row, 0, index()), icons(), isSmall(), !isMap());
        m_elements->addWidget(element);
        m_rows << element;
    }
    refreshButtons();
    if (const int row = std::exchange(m_focusRow, -1); row >= 0 && row < m_rows.size())
        m_rows.at(row)->editor()->setFocus();
}

void ListEditor::refreshButtons()
{
    const auto count = static_cast<std::int64_t>(m_rows.size());
    m_add->setEnabled(count < spec().maximum && model()->isEditable());
    for (QPushButton *verb : std::as_const(m_verbs))
        verb->setEnabled(m_add->isEnabled());
    for (ElementRow *row : std::as_const(m_rows))
        row->setRemovable(count > spec().minimum);
    m_count->setText(count == 0 ? tr("none") : QString());
    if (m_sentence) {
        const Items &items = model()->document()->items();
        const QString worth = worthOf(items, *spec().element, value());
        m_sentence->setText(QString::fromStdString(wordEffects(items, value())));
        if (count > 0 && !worth.isEmpty())
            m_count->setText(tr("worth %1").arg(worth));
    }
    describe(m_add);
}

void ListEditor::add()
{
    const QString key = m_key ? m_key->text().trimmed() : QString();
    if (m_key && key.isEmpty()) {
        m_key->setFocus();
        return;
    }
    const int row = model()->rowCount(index());
    if (!model()->insertElement(index(), row, key))
        return;
    m_focusRow = row;
    if (m_key)
        m_key->clear();
}

bool ListEditor::holdsEffects() const
{
    return !isMap() && spec().element && isEffect(*spec().element);
}

void ListEditor::buildEffectFoot(QLayout *foot)
{
    m_add->setParent(this); // its state stands for those of the verbs
    m_add->hide();
    std::vector<std::string> verbs = spec().element->oneOf;
    std::reverse(verbs.begin(), verbs.end()); // costs come first on cards
    for (const std::string &name : verbs) {
        const QString verb = QString::fromStdString(name);
        auto *button =
            new QPushButton(lineIcon(QLatin1String("add")), QString::fromStdString(spec().element->field(name)->title));
        button->setObjectName(QStringLiteral("add:") + verb);
        button->setAccessibleName(tr("Add to %1: %2").arg(title(), button->text()));
        connect(button, &QPushButton::clicked, this, [this, verb] { addEffect(verb); });
        foot->addWidget(button);
        m_verbs << button;
    }
    m_sentence = new IconLabel(icons());
    m_sentence->setObjectName(QStringLiteral("effectsSentence"));
    m_sentence->setToolTip(tr("How it reads on the card"));
    foot->addWidget(m_sentence);
    for (QWidget *label :
         {static_cast<QWidget *>(m_count), static_cast<QWidget *>(m_sentence)}) // in the middle of the row
        label->setMinimumHeight(m_verbs.isEmpty() ? 0 : m_verbs.first()->sizeHint().height());
}

void ListEditor::addEffect(const QString &verb)
{
    const yaml::FieldSpec &element = *spec().element;
    const QString what = QString::fromStdString(element.field(verb.toStdString())->values.front());
    const int row = placeOfEffect(element, value(), verb);
    if (model()->insertElement(index(), row, makeEffect(model()->document()->items(), element, verb, what, {})))
        m_focusRow = row;
}

} // namespace mw::editor
