#include "editor/views/form/fieldform.h"

#include "editor/views/form/balanceline.h"
#include "editor/views/form/fieldeditor.h"
#include "editor/views/form/fieldrow.h"
#include "editor/views/theme/tokens.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <utility>

namespace mw::editor {

FieldForm::FieldForm(FieldModel *model, PackIcons *icons, QWidget *parent)
    : QScrollArea(parent), m_model(model), m_icons(icons), m_heading(new QLabel), m_kind(new QLabel),
      m_balance(new BalanceLine(model, this)), m_empty(new QLabel)
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
    m_heading->setProperty("subheading", true);
    m_heading->setMinimumWidth(1); // a long name is cut off before it pushes the fields out of sight
    m_kind->setProperty("muted", true);
    auto *head = new QHBoxLayout;
    head->setSpacing(spacing::small);
    head->addWidget(m_heading);
    head->addWidget(m_kind, 0, Qt::AlignBottom);
    head->addStretch();
    m_layout->addLayout(head);
    m_layout->addWidget(m_balance);
    m_layout->addWidget(m_empty);
    m_layout->addStretch();
    setWidget(page);
    connect(model, &QAbstractItemModel::modelReset, this, &FieldForm::rebuild);
    connect(model, &FieldModel::editableChanged, this, [this] { widget()->setEnabled(m_model->isEditable()); });
    connect(model, &QAbstractItemModel::dataChanged, this, &FieldForm::note);
    connect(model, &FieldModel::refreshed, this, &FieldForm::refreshChanged);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, signal, this, [this](const QModelIndex &list) {
            if (!list.isValid()) // keys that the schema does not know came or went
                QMetaObject::invokeMethod(this, &FieldForm::rebuild, Qt::QueuedConnection);
        });
    connect(qApp, &QApplication::focusChanged, this, &FieldForm::onFocusChanged);
    rebuild();
}

void FieldForm::setKindTitle(const QString &title)
{
    m_kind->setText(title);
}

bool FieldForm::showField(const QString &path, int start, int count)
{
    FieldEditor *editor = editorOf(path);
    for (QString nearest = path; !editor && nearest.contains(u'/');) {
        nearest = nearest.section(u'/', 0, -2);
        editor = editorOf(nearest);
    }
    if (!editor)
        return false;
    m_layout->activate(); // places are known only then
    ensureWidgetVisible(editor, 0, spacing::huge);
    if (!editor->hasFocus())
        editor->setFocus(Qt::OtherFocusReason);
    if (start >= 0 && editor->path() == path)
        select(start, count);
    return true;
}

void FieldForm::select(int start, int count)
{
    QWidget *focus = QApplication::focusWidget();
    if (auto *line = qobject_cast<QLineEdit *>(focus)) {
        line->setSelection(start, count);
    } else if (auto *text = qobject_cast<QPlainTextEdit *>(focus)) {
        QTextCursor cursor = text->textCursor();
        const int end = text->document()->characterCount() - 1;
        cursor.setPosition(qMin(start, end));
        cursor.setPosition(qMin(start + count, end), QTextCursor::KeepAnchor);
        text->setTextCursor(cursor);
    }
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

void FieldForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QScrollArea::keyPressEvent(event);
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
    updateHeading();
    m_empty->setText(tr("Select an item to see its fields."));
    widget()->setEnabled(m_rows.isEmpty() || m_model->isEditable());
    setUpdatesEnabled(true);
}

void FieldForm::note(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles)
{
    QModelIndex first = topLeft;
    QModelIndex last = bottomRight;
    while (first.parent().isValid())
        first = last = first.parent();
    const bool onlyProblems = !roles.isEmpty();
    if (onlyProblems && m_stale.isEmpty())
        QMetaObject::invokeMethod(this, &FieldForm::refreshStale, Qt::QueuedConnection);
    for (int row = first.row(); row <= last.row(); ++row)
        (onlyProblems ? m_stale : m_changed).insert(row);
}

void FieldForm::refreshChanged()
{
    for (const int row : std::exchange(m_changed, {}))
        if (row < m_rows.size())
            m_rows.at(row)->refresh();
    updateHeading();
}

void FieldForm::refreshStale()
{
    for (const int row : std::exchange(m_stale, {}))
        if (row < m_rows.size())
            m_rows.at(row)->refresh();
}

void FieldForm::updateHeading()
{
    QString heading;
    for (const QString &path : {QStringLiteral("name"), QStringLiteral("title"), QStringLiteral("id")}) {
        const QModelIndex index = m_model->indexOf(path);
        if (heading.isEmpty() && m_model->path(index) == path)
            heading = QString::fromStdString(m_model->value(index).text);
    }
    m_heading->setText(heading);
    m_heading->setToolTip(heading);
    m_heading->setVisible(!m_rows.isEmpty());
    m_kind->setVisible(!m_rows.isEmpty());
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
