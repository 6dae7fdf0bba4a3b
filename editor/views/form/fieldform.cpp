#include "editor/views/form/fieldform.h"

#include "editor/views/form/fieldeditor.h"
#include "editor/views/form/fieldrow.h"
#include "editor/views/theme/tokens.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace mw::editor {

FieldForm::FieldForm(FieldModel *model, PackIcons *icons, QWidget *parent)
    : QScrollArea(parent), m_model(model), m_icons(icons), m_empty(new QLabel)
{
    setObjectName(QStringLiteral("fieldForm"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    auto *page = new QWidget;
    page->setProperty("page", true);
    m_layout = new QVBoxLayout(page);
    m_layout->setContentsMargins(spacing::large, spacing::medium, spacing::medium, spacing::medium);
    m_layout->setSpacing(6);
    m_empty->setProperty("muted", true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setText(tr("Select an item to see its fields."));
    m_layout->addWidget(m_empty);
    m_layout->addStretch();
    setWidget(page);
    connect(model, &QAbstractItemModel::modelReset, this, &FieldForm::rebuild);
    connect(model, &FieldModel::editableChanged, this, [this] { widget()->setEnabled(m_model->isEditable()); });
    connect(model, &QAbstractItemModel::dataChanged, this, &FieldForm::refresh);
    connect(qApp, &QApplication::focusChanged, this, &FieldForm::onFocusChanged);
    rebuild();
}

void FieldForm::showField(const QString &path)
{
    FieldEditor *editor = editorOf(path);
    for (QString nearest = path; !editor && nearest.contains(u'/');) {
        nearest = nearest.section(u'/', 0, -2);
        editor = editorOf(nearest);
    }
    if (!editor)
        return;
    ensureWidgetVisible(editor, 0, spacing::huge);
    if (!editor->hasFocus())
        editor->setFocus(Qt::OtherFocusReason);
}

bool FieldForm::isBeingEdited() const
{
    const QWidget *focus = QApplication::focusWidget();
    return focus && isAncestorOf(focus);
}

void FieldForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QScrollArea::changeEvent(event);
}

bool FieldForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QScrollArea::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo))
        return QScrollArea::eventFilter(watched, event);
    event->ignore();
    return true;
}

void FieldForm::rebuild()
{
    setUpdatesEnabled(false);
    for (FieldRow *row : std::as_const(m_rows)) {
        m_layout->removeWidget(row);
        row->hide();
        row->deleteLater();
    }
    m_rows.clear();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        m_rows << new FieldRow(m_model, m_model->index(row, 0), m_icons);
        m_layout->insertWidget(m_layout->count() - 1, m_rows.last());
    }
    m_empty->setVisible(m_rows.isEmpty());
    m_empty->setText(tr("Select an item to see its fields."));
    widget()->setEnabled(m_rows.isEmpty() || m_model->isEditable());
    setUpdatesEnabled(true);
}

void FieldForm::refresh(const QModelIndex &topLeft, const QModelIndex &)
{
    QModelIndex top = topLeft;
    while (top.parent().isValid())
        top = top.parent();
    if (top.row() >= 0 && top.row() < m_rows.size())
        m_rows.at(top.row())->refresh();
}

void FieldForm::onFocusChanged(QWidget *, QWidget *now)
{
    if (!now || !isAncestorOf(now))
        return;
    now->installEventFilter(this);
    for (QWidget *widget = now; widget && widget != this; widget = widget->parentWidget())
        if (const auto *editor = qobject_cast<FieldEditor *>(widget)) {
            if (editor->index().isValid())
                emit fieldFocused(editor->path());
            return;
        }
}

FieldEditor *FieldForm::editorOf(const QString &path) const
{
    for (const FieldRow *row : m_rows)
        if (FieldEditor *found = row->editor()->find(path))
            return found;
    return nullptr;
}

} // namespace mw::editor
